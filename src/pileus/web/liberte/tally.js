// Tables of numbers with one row a player: the forecast, the votes held, the final count.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { token } from "../lib/token.js";
import { oneBlock } from "./card.js";
import { FACTIONS } from "./stacks.js";

/** @typedef {{ head: unknown, cell: (seat: number) => unknown, sum?: unknown }} Column */

/**
 * @param {any} ctx @param {any} table
 * @param {{ seats: number[], columns: Column[], corner?: unknown, total?: string, won?: (seat: number) => boolean }} how
 *   `corner`: above the names · `total`: the heading of the last row, made of the columns' sums
 */
export function tally(ctx, table, { seats, columns, corner, total, won = () => false }) {
  const player = html`<span class="vh">${ctx.word("liberte-page-player")}</span>`;
  return html`<table class="tally num">
    <thead>
      <tr><th scope="col">${corner ?? player}</th>${columns.map(({ head }) => html`<th scope="col">${head}</th>`)}</tr>
    </thead>
    <tbody>
      ${seats.map(
        (seat) => html`<tr data-mine=${seat === table.viewer} data-winner=${won(seat)}>
          <th scope="row">${token(ctx.seatOf(seat))} <span class="cut">${ctx.seatOf(seat).name}</span></th>
          ${columns.map(({ cell }) => html`<td>${cell(seat)}</td>`)}
        </tr>`,
      )}
      ${total ? html`<tr class="total"><th scope="row">${total}</th>${columns.map(({ sum }) => html`<td>${sum}</td>`)}</tr>` : nothing}
    </tbody>
  </table>`;
}

/** A column of votes for each faction. @param {any} ctx @param {(seat: number, faction: string) => number} votes @param {(faction: string) => number} sum */
export const voteColumns = (ctx, votes, sum) =>
  FACTIONS.map((faction) => ({
    head: html`<span class="vh">${ctx.word("liberte-page-votes-of", { faction })}</span>${oneBlock(ctx, faction)}`,
    cell: (seat) => votes(seat, faction) || "·",
    sum: sum(faction),
  }));
