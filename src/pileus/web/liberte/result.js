// The final count: places, the points that counted for this end, what broke ties, and where the victory points came from.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { icon } from "../lib/icons.js";
import { token } from "../lib/token.js";
import { happened } from "./telling.js";

const SOURCES = ["battles", "provinces", "first-in-government", "second-in-government", "first-in-opposition"];

/** @param {any} ctx */
export function result(ctx) {
  const { result: ended, table } = ctx.state;
  if (!ended) return nothing;
  const reason = table.over;
  const seats = ended.places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place || a.seat - b.seat);
  return html`<section class="count" aria-label=${ctx.word("liberte-page-final-count")}>
    <h2 class="label">${ctx.word("liberte-page-final-count")}</h2>
    <div class="scroll" tabindex="0" role="group" aria-label=${ctx.word("liberte-page-final-count")}><table class="tally num"><thead><tr><th scope="col">${ctx.word("liberte-page-place")}</th><th scope="col">${ctx.word("liberte-page-player")}</th><th scope="col">${ctx.word("liberte-page-points", { reason })}</th><th scope="col">${ctx.word("liberte-page-tiebreak", { reason })}</th>${reason === "four-turns" ? nothing : html`<th scope="col">${ctx.word("liberte-word-vp")}</th>`}</tr></thead>
      <tbody>${seats.map(({ place, seat }) => html`<tr data-mine=${seat === table.viewer} data-winner=${ended.winners.includes(seat)}><td>${place}${ended.winners.includes(seat) ? html` <span title=${ctx.word("liberte-page-winner")}>${icon("trophy", "s")}<span class="vh">${ctx.word("liberte-page-winner")}</span></span>` : nothing}</td>
        <th scope="row">${token(ctx.seatOf(seat))} ${ctx.seatOf(seat).name}</th><td><b>${ended.scores[seat]}</b></td><td>${ended.tiebreaks[seat].join(", ")}</td>${reason === "four-turns" ? nothing : html`<td>${table.vp[seat]}</td>`}</tr>`)}</tbody></table></div>
    <p class="note">${ctx.word("liberte-page-why-won", { reason })}</p></section>
    ${sources(ctx, table, seats)}`;
}

/** Where the victory points came from, as the game's events told them. */
function sources(ctx, table, seats) {
  const won = table.vp.map(() => Object.fromEntries(SOURCES.map((source) => [source, 0])));
  for (const { id, args } of happened(ctx)) {
    if (id === "liberte-army-led") won[args.player].battles += args.vp;
    if (id === "liberte-province-scored") won[args.player].provinces += args.vp;
    if (id === "liberte-points-scored") won[args.player][args.award] += args.points;
  }
  const total = (seat) => SOURCES.reduce((sum, source) => sum + won[seat][source], 0);
  const before = table.vp.some((vp, seat) => vp !== total(seat)); // a game that began from a position
  return html`<section class="count" aria-label=${ctx.word("liberte-page-vp-from")}><h2 class="label">${ctx.word("liberte-page-vp-from")}</h2>
    <div class="scroll" tabindex="0" role="group" aria-label=${ctx.word("liberte-page-vp-from")}><table class="tally num"><thead><tr><th scope="col">${ctx.word("liberte-page-player")}</th>${SOURCES.map((source) => html`<th scope="col">${ctx.word("liberte-page-source", { source })}</th>`)}${before ? html`<th scope="col">${ctx.word("liberte-page-source", { source: "before" })}</th>` : nothing}<th scope="col">${ctx.word("liberte-word-vp")}</th></tr></thead>
      <tbody>${seats.map(({ seat }) => html`<tr data-mine=${seat === table.viewer}><th scope="row">${token(ctx.seatOf(seat))} ${ctx.seatOf(seat).name}</th>${SOURCES.map((source) => html`<td>${won[seat][source] || "·"}</td>`)}${before ? html`<td>${table.vp[seat] - total(seat) || "·"}</td>` : nothing}<td><b>${table.vp[seat]}</b></td></tr>`)}</tbody></table></div></section>`;
}
