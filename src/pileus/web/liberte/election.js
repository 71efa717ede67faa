// The election: a step for every province with its result, the track, the votes held.

import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { icon } from "../lib/icons.js";
import { disc } from "../lib/token.js";
import { PARIS, atlas, mapName, nameOf } from "./atlas.js";
import { contest } from "./contest.js";
import { chip } from "./gauges.js";
import { map } from "./map.js";
import { FACTIONS, block } from "./stacks.js";
import { tally, voteColumns } from "./tally.js";
import { happened, since } from "../table/picture.js";

/** @typedef {{ seat: number | null, faction: string, votes: number, tied: boolean, vp: number }} Outcome */

/** What this election has decided so far, by province, as the events told it. @param {any} ctx @returns {Map<number, Outcome>} */
export function outcomes(ctx) {
  const found = new Map();
  const at = (province) => {
    if (!found.has(province)) found.set(province, { seat: null, faction: "", votes: 0, tied: false, vp: 0 });
    return found.get(province);
  };
  for (const { id, args } of since(happened(ctx), (event) => event.id === "liberte-phase-began" && event.args.phase === "election")) {
    if (id === "liberte-province-tied") at(args.province).tied = true;
    if (id === "liberte-votes-taken") Object.assign(at(args.province), { seat: args.player, faction: args.faction, votes: args.votes });
    if (id === "liberte-province-scored") at(args.province).vp = args.vp;
  }
  return found;
}

/** Provinces in the order they are decided in (L8.1). */
function inOrder(ctx, table) {
  const { provinces } = atlas(ctx);
  if (table.options.edition !== "first") return provinces;
  const track = Object.values(ctx.components.regions).map((region) => region.track);
  const lowest = track.map((_, i) => Math.min(...provinces.filter((one) => one.region === i).map((one) => one.number)));
  const place = track.every(Boolean) ? track : lowest;
  return [...provinces].sort((a, b) => place[a.region] - place[b.region] || a.number - b.number);
}

/** The province that is asked or told about, or null. */
function currentProvince(ctx, table) {
  const told = ctx.playing?.event?.args.province;
  return told ?? (table.contest?.kind === "province" ? table.contest.province : null);
}

// The steps

/** @param {any} ctx @param {any} table */
export function stepper(ctx, table) {
  const provinces = inOrder(ctx, table);
  const results = outcomes(ctx);
  const current = currentProvince(ctx, table);
  const told = Math.max(-1, ...provinces.map((one, i) => (results.has(one.number) ? i : -1)));
  const decided = ctx.playing ? told + 1 : Math.max(table.provinces_decided, told + 1);
  const when = (one, i) => (one.number === current ? "now" : i < decided ? "done" : "todo");
  return html`<ol class="steps" aria-label=${ctx.word("liberte-page-steps", { count: provinces.length })}>
    ${provinces.map((one, i) => step(ctx, one, results.get(one.number), when(one, i)))}
  </ol>`;
}

/** @param {any} ctx @param {import("./atlas.js").Province} province @param {Outcome | undefined} outcome @param {"now" | "done" | "todo"} when */
function step(ctx, province, outcome, when) {
  const { number } = province;
  const said = stepInWords(ctx, number, outcome, when);
  const sign = province.vp ? html`<span class="step-vp">${province.vp}</span>` : province.fleur ? icon("fleur", "s") : nothing;
  const inBrackets = /^.*\((.*)\)$/;
  const name = number === PARIS ? nameOf(ctx, province).replace(inBrackets, "$1") : mapName(ctx, province).split("-")[0];
  const empty = when === "done" && !outcome?.votes;
  return html`<li class="step" data-when=${when} data-empty=${empty} aria-current=${when === "now" ? "step" : nothing} title=${said}>
    <span class="vh">${said}</span>
    <span class="step-top" aria-hidden="true"><b data-paris=${number === PARIS}>${number}</b>${sign}</span>
    <svg viewBox="-15 -20 30 27" aria-hidden="true">${mark(ctx, outcome, when)}</svg>
    <span class="step-name" aria-hidden="true">${name}</span>
  </li>`;
}

function stepInWords(ctx, number, outcome, when) {
  if (outcome && outcome.seat !== null) {
    const { seat: player, faction, votes } = outcome;
    return ctx.word("liberte-page-step-won", { province: number, number, player, faction, votes });
  }
  return ctx.word("liberte-page-step", { province: number, number, when: outcome?.tied && when === "done" ? "tied" : when });
}

/** Who won with which colour; an equals sign for a tie. */
function mark(ctx, outcome, when) {
  if (!outcome) return nothing;
  const { seat, faction, votes, tied } = outcome;
  if (seat === null) return svg`<circle class="equal" cy="-7" r=${when === "now" ? 10 : 8}></circle><text class="equal-t" y="-3">=</text>`;
  return svg`<path class="block f-${faction}" d=${block(faction, 0, -6, 21, 12.5)}></path>
    <text class="block-t on-${faction}" y="3.6">${ctx.word("liberte-page-blocks-short", { faction, blocks: votes })}</text>
    <g transform="translate(0 -11.5)">${disc(ctx.seatOf(seat))}</g>
    ${tied ? svg`<circle class="equal" cx="9" cy="-15" r="4.6"></circle><text class="equal-t small" x="9" y="-11.6">=</text>` : nothing}`;
}

// The middle of the screen

/** @param {any} ctx @param {any} table @param {unknown} orders for ties to come */
export const electionBoard = (ctx, table, orders) => html`<div class="election">
  <div class="election-map">${map(ctx, { around: currentProvince(ctx, table) })}${track(ctx, table)}</div>
  <div class="asking">${contest(ctx, table, outcomes(ctx))}${orders}</div>
</div>`;

/** Votes of each faction on the track. @param {any} ctx @param {any} table */
export function track(ctx, table) {
  const end = table.counters.landslide;
  const top = Math.max(end, ...FACTIONS.map((faction) => table.track[faction]));
  return html`<section class="track" aria-label=${ctx.word("liberte-word-election-track")}>
    <h2 class="label">${ctx.word("liberte-word-election-track")}</h2>
    <p class="note">${ctx.word("liberte-page-landslide-at", { needed: end })} ${chip("L8.8")}</p>
    ${["red", "blue", "white"].map((faction) => trackRow(ctx, faction, table.track[faction], top, end))}
  </section>`;
}

function trackRow(ctx, faction, votes, top, end) {
  const at = Math.max(0, votes); // L9.4: a marker may count below 0
  const cell = (_, k) => svg`
    <rect class="cell" data-end=${faction === "red" && k >= end} x=${1 + k * 30} y="1" width="28" height="30" rx="3"></rect>
    ${k < at ? svg`<rect class="trail f-${faction}" x=${1 + k * 30} y="1" width="28" height="30" rx="3"></rect>` : nothing}
    <text class="cell-t" x=${15 + k * 30} y="20">${k}</text>`;
  return html`<div class="track-row">
    <h3>${ctx.word("liberte-faction", { faction })} <span class="vh">${votes}</span></h3>
    <svg viewBox="0 0 ${(top + 1) * 30 + 2} 32" aria-hidden="true">
      ${Array.from({ length: top + 1 }, cell)}
      <path class="block f-${faction}" d=${block(faction, 15 + at * 30, 6.5, 25, 19)}></path>
      <text class="block-t big on-${faction}" x=${15 + at * 30} y="20">${ctx.word("liberte-page-blocks-short", { faction, blocks: votes })}</text>
    </svg>
  </div>`;
}

/** @param {any} ctx @param {any} table */
export function votesHeld(ctx, table) {
  const title = ctx.word("liberte-page-votes-held");
  const sum = (faction) => table.votes.reduce((votes, held) => votes + held[faction], 0);
  const columns = [
    ...voteColumns(ctx, (seat, faction) => table.votes[seat][faction], sum),
    { head: ctx.word("liberte-word-vp"), cell: (seat) => table.vp[seat], sum: "" },
  ];
  return html`<section class="box votes" aria-label=${title}>
    <h2 class="label">${title}</h2>
    ${tally(ctx, table, { seats: table.order, columns, total: ctx.word("liberte-page-total") })}
  </section>`;
}
