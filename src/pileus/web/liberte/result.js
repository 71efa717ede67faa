// The final count: places, the points that counted for this end, what broke ties, and where the victory points came from.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { count, trophy } from "../table/count.js";
import { tally } from "./tally.js";
import { happened } from "../table/picture.js";

const SOURCES = ["battles", "provinces", "first-in-government", "second-in-government", "first-in-opposition"];

/** @param {any} ctx */
export function result(ctx) {
  const { result: ended, table } = ctx.state;
  if (!ended) return nothing;
  const seats = ended.places.map((_, seat) => seat).sort((a, b) => ended.places[a] - ended.places[b] || a - b);
  return html`${finalCount(ctx, table, ended, seats)}${sources(ctx, table, seats)}`;
}

function finalCount(ctx, table, ended, seats) {
  const reason = table.over;
  const won = (seat) => ended.winners.includes(seat);
  const columns = [
    { head: ctx.word("liberte-page-place"), cell: (seat) => html`${won(seat) ? trophy() : nothing} ${ended.places[seat]}` },
    { head: ctx.word("liberte-page-points", { reason }), cell: (seat) => html`<b>${ended.scores[seat]}</b>` },
    { head: ctx.word("liberte-page-tiebreak", { reason }), cell: (seat) => ended.tiebreaks[seat].join(", ") },
  ];
  if (reason !== "four-turns") columns.push({ head: ctx.word("liberte-word-vp"), cell: (seat) => table.vp[seat] });
  return count(
    ctx.word("liberte-page-final-count"),
    tally(ctx, table, { seats, columns, corner: ctx.word("liberte-page-player"), won }),
    html`<p class="note">${ctx.word("liberte-page-why-won", { reason })}</p>`,
  );
}

/** Where the victory points came from, as the game's events told them. */
function sources(ctx, table, seats) {
  const won = table.vp.map(() => Object.fromEntries(SOURCES.map((source) => [source, 0])));
  for (const { id, args } of happened(ctx)) {
    if (id === "liberte-army-led") won[args.player].battles += args.vp;
    if (id === "liberte-province-scored") won[args.player].provinces += args.vp;
    if (id === "liberte-points-scored") won[args.player][args.award] += args.points;
  }
  const before = table.vp.map((vp, seat) => vp - SOURCES.reduce((sum, source) => sum + won[seat][source], 0));
  const column = (source, points) => ({ head: ctx.word("liberte-page-source", { source }), cell: (seat) => points(seat) || "·" });
  const columns = SOURCES.map((source) => column(source, (seat) => won[seat][source]));
  if (before.some(Boolean)) columns.push(column("before", (seat) => before[seat])); // it began from a position
  columns.push({ head: ctx.word("liberte-word-vp"), cell: (seat) => html`<b>${table.vp[seat]}</b>` });
  return count(ctx.word("liberte-page-vp-from"), tally(ctx, table, { seats, columns, corner: ctx.word("liberte-page-player") }));
}
