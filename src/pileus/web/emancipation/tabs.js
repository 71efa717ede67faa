// On a phone: the ring stands upright, with what is asked for below it; the rest in tabs.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { eye, eyes } from "../table/eyes.js";
import { attacks, seaInMind } from "./attack.js";
import { tray } from "./dice.js";
import { finance } from "./finance.js";
import { forecast } from "./forecast.js";
import { goals } from "./goals.js";
import { market } from "./market.js";
import { FACTIONS } from "./pieces.js";
import { ring } from "./ring.js";
import { stageNote } from "./stage.js";
import { strip } from "./strip.js";

/** @param {any} ctx @param {any} table */
export const tabs = (ctx, table) => [
  { id: "map", label: ctx.word("emancipation-word-map"), icon: "globe", body: html`<div class="tab-map">${stageNote(ctx, table)}${numbers(ctx, table)}${ring(ctx, table)}${below(ctx, table)}</div>` },
  { id: "market", label: ctx.word("emancipation-word-market"), icon: "hand", body: html`<div class="tab-market">${market(ctx, table)}</div>` },
  { id: "boards", label: ctx.word("emancipation-page-tab-boards"), icon: "person", body: html`<div class="tab-boards">${strip(ctx, table)}${finance(ctx, table)}</div>` },
  { id: "log" },
  { id: "ahead", label: ctx.word("emancipation-page-tab-ahead"), icon: "graph", body: html`<div class="tab-ahead">${goals(ctx, table)}${forecast(ctx, table)}</div>` },
];

/** Below the map: the dice while they are told, else what can be chosen although it does not lie on the map. */
function below(ctx, table) {
  const drawn = ctx.playing ? tray(ctx, table) : offMap(ctx, table);
  return drawn === nothing ? nothing : html`<div class="below" data-area="below">${drawn}</div>`;
}

/** Dice, coins, factions and what they hold, ideas. */
function offMap(ctx, table) {
  const offered = ctx.state.choices.filter((choice) => ctx.choice(choice.name));
  const kinds = new Set(offered.map((choice) => choice.kind));
  const onMap = new Set(Object.values(table.spheres).flatMap((sphere) => sphere.barriers));
  if (kinds.has("dice")) return attacks(ctx, table, seaInMind(ctx, table));
  if (kinds.has("agent") || kinds.has("faction") || offered.some(({ kind, name }) => kind === "barrier" && !onMap.has(name.slice(8)))) return finance(ctx, table);
  return kinds.has("idea") ? market(ctx, table) : nothing;
}

const FEW = 4; // disks left

/** Turn, disks before everybody loses, points, coins. */
function numbers(ctx, table) {
  const playing = FACTIONS.filter((faction) => table.factions[faction].seat !== null);
  const disks = playing.reduce((sum, faction) => sum + table.factions[faction].disks, 0);
  const mine = playing.find((faction) => table.factions[faction].seat === table.viewer && faction === table.faction) ?? playing.find((faction) => table.factions[faction].seat === table.viewer) ?? table.faction;
  const { vp, purse } = table.factions[mine];
  return eyes(ctx.word("emancipation-page-gauges"), [
    eye(ctx.word("emancipation-word-turn"), `${table.turn} / ${table.last_turn}`),
    eye(ctx.word("emancipation-page-disks-left"), disks, disks <= FEW),
    table.together ? eye(ctx.word("emancipation-word-together"), `${table.together.points} / ${table.together.marginal}`) : eye(ctx.word("emancipation-word-vp"), vp),
    eye(ctx.word("emancipation-page-coins"), purse),
  ]);
}
