// Tables of numbers with one row a player: the forecast, the votes held, the final count.

import { html } from "../vendor/lit-html/lit-html.js";
import { token } from "../lib/token.js";
import { tally as numbers } from "../table/count.js";
import { oneBlock } from "./card.js";
import { FACTIONS } from "./stacks.js";

/**
 * @param {any} ctx @param {any} table
 * @param {{ seats: number[], columns: import("../table/count.js").Column<number>[], corner?: unknown, total?: string, won?: (seat: number) => boolean }} how
 *   `corner`: above the names · `total`: the heading of the last row, made of the columns' sums
 */
export const tally = (ctx, table, { seats, columns, corner, total, won }) => numbers({
  rows: seats,
  name: (seat) => html`${token(ctx.seatOf(seat))} <span class="cut">${ctx.seatOf(seat).name}</span>`,
  columns,
  corner: corner ?? html`<span class="vh">${ctx.word("liberte-page-player")}</span>`,
  total,
  mine: (seat) => seat === table.viewer,
  won,
});

/** A column of votes for each faction. @param {any} ctx @param {(seat: number, faction: string) => number} votes @param {(faction: string) => number} sum */
export const voteColumns = (ctx, votes, sum) =>
  FACTIONS.map((faction) => ({
    head: html`<span class="vh">${ctx.word("liberte-page-votes-of", { faction })}</span>${oneBlock(ctx, faction)}`,
    cell: (seat) => votes(seat, faction) || "·",
    sum: sum(faction),
  }));
