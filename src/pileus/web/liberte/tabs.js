// On a phone: gauges above the map and the hand below it; the rest in tabs.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { icon } from "../lib/icons.js";
import { oneBlock } from "./card.js";
import { contest } from "./contest.js";
import { electionBoard, stepper, track, votesHeld } from "./election.js";
import { battle, counts, forecast, supplies, suddenEnds } from "./gauges.js";
import { display, hand, piles, rowAndDeck } from "./hand.js";
import { map } from "./map.js";
import { players } from "./players.js";
import { FACTIONS } from "./stacks.js";
import { strip } from "./strip.js";
import { shown } from "./telling.js";

/** @param {any} ctx */
export function tabs(ctx) {
  const table = shown(ctx);
  const election = table.phase === "election" && !table.over;
  return [
    { id: "map", label: ctx.word("liberte-word-map"), icon: "globe", body: election ? electionTab(ctx, table) : mapTab(ctx, table) },
    { id: "cards", label: ctx.word("liberte-page-tab-cards"), icon: "hand", body: html`<div class="tab-cards">${rowAndDeck(ctx, table)}${hand(ctx, table)}${display(ctx, table)}${piles(ctx, table)}</div>` },
    { id: "players", label: ctx.word("liberte-page-tab-players"), icon: "person", body: html`<div class="tab-players">${strip(ctx)}${players(ctx)}</div>` },
    { id: "log" },
    { id: "forecast", label: ctx.word("liberte-page-tab-forecast"), icon: "ballot", body: html`<div class="tab-forecast">${supplies(ctx, table)}${suddenEnds(ctx, table)}${forecast(ctx, table)}${election ? html`${votesHeld(ctx, table)}${track(ctx, table)}` : nothing}${battle(ctx, table)}</div>` },
  ];
}

/** The map, between what one has to keep an eye on and the hand, or the row where cards are taken. */
function mapTab(ctx, table) {
  const takes = table.row.some((number) => number && ctx.choice(`card:${number}`));
  const plays = table.viewer !== null && (table.hands[table.viewer].cards ?? []).some((number) => ctx.choice(`card:${number}`));
  return html`<div class="tab-map">${eyes(ctx, table)}${map(ctx)}<div class="strip-of-cards">${table.contest && !ctx.playing ? contest(ctx, table, new Map()) : takes && !plays ? rowAndDeck(ctx, table) : html`${hand(ctx, table)}${takes ? rowAndDeck(ctx, table) : nothing}`}</div></div>`;
}

const electionTab = (ctx, table) => html`<div class="tab-election">${stepper(ctx, table)}${electionBoard(ctx, table)}</div>`;

/** Four numbers: the lowest supply, red votes, white fleurs-de-lis, the own points. */
function eyes(ctx, table) {
  const low = FACTIONS.reduce((least, faction) => (table.supply[faction] < table.supply[least] ? faction : least));
  const { red, landslide, fleurs, needed, nearLandslide, nearFleurs, hidden } = counts(table);
  const vp = table.viewer === null ? null : table.vp[table.viewer];
  const place = vp === null ? 0 : 1 + table.vp.filter((other) => other > vp).length;
  const eye = (label, value, near = false) => html`<div class="eye" data-near=${near}><span>${near ? icon("warn", "s") : nothing}${label}</span><b class="num">${value}</b></div>`;
  return html`<div class="eyes" role="group" aria-label=${ctx.word("liberte-page-gauges")}>
    ${eye(html`${oneBlock(ctx, low)} ${ctx.word("liberte-word-supply")}`, ctx.word("liberte-page-of", { faction: low, count: table.supply[low], all: ctx.components.blocks[low] }), table.supply[low] <= 3)}
    ${eye(ctx.word("liberte-word-red-votes"), `${red} / ${landslide}`, nearLandslide)}
    ${hidden ? nothing : eye(html`${ctx.word("liberte-page-white")} ${icon("fleur", "s")}`, `${fleurs} / ${needed}`, nearFleurs)}
    ${vp === null ? nothing : eye(ctx.word("liberte-page-your-vp"), ctx.word("liberte-page-vp-place", { vp, place }))}</div>`;
}
