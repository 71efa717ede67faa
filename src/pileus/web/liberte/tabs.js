// On a phone: gauges above the map and the hand below it; the rest in tabs.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { icon } from "../lib/icons.js";
import { token } from "../lib/token.js";
import { eye, eyes } from "../table/eyes.js";
import { miniCard, oneBlock } from "./card.js";
import { contest } from "./contest.js";
import { electionBoard, stepper, track, votesHeld } from "./election.js";
import { battle, counts, forecast, isLow, suddenEnds, supplies } from "./gauges.js";
import { display, hand, piles, rowAndDeck } from "./hand.js";
import { map } from "./map.js";
import { standingOrders } from "./orders.js";
import { players } from "./players.js";
import { FACTIONS } from "./stacks.js";
import { strip } from "./strip.js";
import { shown } from "./telling.js";

/** @param {any} ctx */
export function tabs(ctx) {
  const table = shown(ctx);
  const electing = table.phase === "election" && !table.over;
  return [
    { id: "map", label: ctx.word("liberte-word-map"), icon: "globe", body: electing ? electionTab(ctx, table) : mapTab(ctx, table) },
    { id: "cards", label: ctx.word("liberte-page-tab-cards"), icon: "hand", body: cardsTab(ctx, table) },
    { id: "players", label: ctx.word("liberte-page-tab-players"), icon: "person", body: html`<div class="tab-players">${strip(ctx)}${players(ctx)}</div>` },
    { id: "log" },
    { id: "forecast", label: ctx.word("liberte-page-tab-forecast"), icon: "ballot", body: forecastTab(ctx, table, electing) },
  ];
}

/** The map, between what one has to keep an eye on and the cards that matter now. */
const mapTab = (ctx, table) => html`<div class="tab-map">
  ${gauges(ctx, table)}${map(ctx)}
  <div class="strip-of-cards" data-area="cards">${table.contest && !ctx.playing ? contest(ctx, table, new Map()) : cardsBelow(ctx, table)}</div>
</div>`;

/** The displays, if a card there can be hit; else the hand; and the row, if a card can be taken: alone, if none can be played. */
function cardsBelow(ctx, table) {
  const choosable = (cards) => cards.some((number) => number && ctx.choice(`card:${number}`));
  const hit = table.order.filter((seat) => choosable(table.displays[seat]));
  if (hit.length) return html`<div class="targets">${hit.map((seat) => displayOf(ctx, table, seat))}</div>`;
  const takes = choosable(table.row);
  const plays = table.viewer !== null && choosable(table.hands[table.viewer].cards ?? []);
  if (takes && !plays) return rowAndDeck(ctx, table);
  return html`${hand(ctx, table)}${takes ? rowAndDeck(ctx, table) : nothing}`;
}

/** Somebody's display, whose cards can be chosen (L11). */
const displayOf = (ctx, table, seat) => html`<section aria-label=${ctx.word("liberte-text-display-of", { player: seat })}>
  <h2 class="label">${token(ctx.seatOf(seat))} ${ctx.seatOf(seat).name}</h2>
  <div class="shown-cards">${table.displays[seat].map((number) => miniCard(ctx, number))}</div>
</section>`;

const cardsTab = (ctx, table) => html`<div class="tab-cards">
  ${rowAndDeck(ctx, table)}${hand(ctx, table)}${display(ctx, table)}${piles(ctx, table)}
</div>`;

const forecastTab = (ctx, table, electing) => html`<div class="tab-forecast">
  ${supplies(ctx, table)}${suddenEnds(ctx, table)}${forecast(ctx, table)}
  ${electing ? html`${votesHeld(ctx, table)}${track(ctx, table)}` : nothing}${battle(ctx, table)}
</div>`;

const electionTab = (ctx, table) => html`<div class="tab-election">${stepper(ctx, table)}${electionBoard(ctx, table, standingOrders(ctx, table))}</div>`;

/** Four numbers: the lowest supply, red votes, white fleurs-de-lis, the own points. */
function gauges(ctx, table) {
  const low = FACTIONS.reduce((least, faction) => (table.supply[faction] < table.supply[least] ? faction : least));
  const left = table.supply[low];
  const { red, landslide, fleurs, needed, nearLandslide, nearFleurs, hidden } = counts(table);
  const supply = html`${oneBlock(ctx, low)} ${ctx.word("liberte-word-supply")}`;
  const white = html`${ctx.word("liberte-page-white")} ${icon("fleur", "s")}`;
  return eyes(ctx.word("liberte-page-gauges"), [
    eye(supply, ctx.word("liberte-page-of", { faction: low, count: left, all: ctx.components.blocks[low] }), isLow(left)),
    eye(ctx.word("liberte-word-red-votes"), `${red} / ${landslide}`, nearLandslide),
    hidden ? nothing : eye(white, `${fleurs} / ${needed}`, nearFleurs),
    table.viewer === null ? nothing : eye(ctx.word("liberte-page-your-vp"), place(ctx, table)),
  ]);
}

/** The viewer's points and place. */
function place(ctx, table) {
  const vp = table.vp[table.viewer];
  return ctx.word("liberte-page-vp-place", { vp, place: 1 + table.vp.filter((other) => other > vp).length });
}
