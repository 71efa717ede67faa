// What is played for and what threatens all: goals and the common total, or the race for points; and the disks of anarchy.

import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { icon } from "../lib/icons.js";
import { FACTIONS, agent, small } from "./pieces.js";

const WIDTH = 384; // of a bar, in units of its drawing
const NEAR = 4; // DESIGN: so few disks left are a warning

/** @param {any} ctx @param {any} table */
export function goals(ctx, table) {
  const title = ctx.word("emancipation-page-goals", { kind: kindOf(table) });
  return html`<section class="goals" data-kind=${kindOf(table)} aria-label=${title}>
    <h2 class="label">${title} <button class="chip" data-rule=${table.together ? "P10.1" : table.stage === 2 ? "P10.4" : "P10.3"}>${table.together ? "P10.1" : table.stage === 2 ? "P10.4" : "P10.3"}</button></h2>
    ${table.together ? html`${together(ctx, table)}${inPlay(table).map((faction) => goal(ctx, table, faction))}` : race(ctx, table)}
    ${danger(ctx, table)}
  </section>`;
}

/** What is played for now: together, each for himself, or that in a second stage. */
export const kindOf = (table) => (table.together ? "together" : table.stage === 2 ? "second" : "race");

/** The factions in play, in the order of their turns. */
export const inPlay = (table) => FACTIONS.filter((faction) => table.factions[faction].seat !== null);

// Together

/** P10.2 The points that count, on a scale with the two marks. */
function together(ctx, table) {
  const { points, marginal, decisive, grade } = table.together;
  const most = Math.max(decisive + 10, points);
  const at = (value) => (WIDTH * Math.max(0, value)) / most;
  const said = ctx.word("emancipation-text-together", { points, marginal, decisive, grade });
  return html`<div class="tracker together" data-grade=${grade}>
    <p><b>${ctx.word("emancipation-page-common-goal")}</b><span class="num">${ctx.word("emancipation-page-common-count", { points, marginal, decisive })}</span></p>
    <svg class="scale" viewBox="0 0 ${WIDTH} 22" role="img" aria-label=${said}>
      <rect class="track" width=${WIDTH} height="9"></rect>
      <rect class="filled" width=${at(points)} height="9"></rect>
      ${[marginal, decisive].map((mark) => svg`<path class="mark" d="M${at(mark)} 0v12"></path><text class="mark-t" x=${at(mark)} y="21">${mark}</text>`)}
    </svg>
  </div>`;
}

/** P10.1 A faction's own goal: what it has, and what is missing. */
function goal(ctx, table, faction) {
  const { met, short } = table.factions[faction].goal;
  const { have, all } = progress(ctx, table, faction, short);
  const said = ctx.word(`emancipation-text-goal-${faction}`, { met, ...counted(ctx, table) });
  return html`<div class="tracker" data-met=${met}>
    <p>${small(agent(ctx, faction), "agent")}<b>${ctx.word("emancipation-page-goal", { faction })}</b><span class="num">${met ? icon("check", "s") : nothing} ${goalState(ctx, table, faction)}</span></p>
    ${bar(have, all, faction, said)}
  </div>`;
}

/** How far a goal has come, as a part of what it takes; the view says what is missing. */
function progress(ctx, table, faction, short) {
  const { agents, barriers, freed } = counted(ctx, table);
  const have = { red: agents, green: Object.keys(ctx.components.barriers).length - barriers, white: freed }[faction];
  return { have, all: have + short };
}

function counted(ctx, table) {
  return {
    agents: Object.values(table.ports).filter((port) => port.admin === "red").length + Object.values(table.seas).filter((sea) => sea.agent === "red").length,
    slavers: Object.values(table.seas).filter((sea) => sea.slaver).length,
    barriers: Object.values(table.spheres).reduce((sum, sphere) => sum + sphere.barriers.length, 0),
    freed: Object.values(table.ports).reduce((sum, port) => sum + port.freed.length, 0),
  };
}

/** What a goal has come to, in numbers. @param {any} ctx @param {any} table @param {string} faction */
export const goalState = (ctx, table, faction) => ctx.word("emancipation-page-goal-state", { faction, ...table.factions[faction].goal, ...counted(ctx, table) });

const bar = (have, all, faction, said) => html`<svg class="scale" viewBox="0 0 ${WIDTH} 9" role="img" aria-label=${said}>
  <rect class="track" width=${WIDTH} height="9"></rect>
  <rect class="filled c-${faction}" width=${all > 0 ? (WIDTH * Math.min(have, all)) / all : WIDTH} height="9"></rect>
</svg>`;

// Each for himself

/** P10.3, P10.4 Victory points side by side. */
function race(ctx, table) {
  const factions = inPlay(table).sort((a, b) => table.factions[b].vp - table.factions[a].vp);
  const most = Math.max(1, ...factions.map((faction) => table.factions[faction].vp));
  return html`<p class="note">${ctx.word("emancipation-page-race-note", { stage: table.stage })}</p>${factions.map((faction) => {
    const { vp, score, seat } = table.factions[faction];
    return html`<div class="tracker">
      <p>${small(agent(ctx, faction), "agent")}<b>${ctx.word("emancipation-faction", { faction })}</b> <span class="note">${ctx.seatOf(seat).name}</span>
        <span class="num">${ctx.word("emancipation-page-race-count", { vp, stage: table.stage, diplomacy: score.diplomacy })}</span></p>
      ${bar(Math.max(0, vp), most, faction, ctx.word("emancipation-word-score-most-points", { points: vp }))}
    </div>`;
  })}`;
}

// The common danger

/** P3.4 The disks that are left to the players, one cell each, and where the others lie. */
function danger(ctx, table) {
  const factions = inPlay(table);
  const left = factions.reduce((sum, faction) => sum + table.factions[faction].disks, 0);
  const all = ctx.components.pieces.disks;
  const supplies = factions.map((faction) => ({ id: "emancipation-text-disks-of", args: { faction, disks: table.factions[faction].disks } }));
  const said = ctx.word("emancipation-text-disks-left", { loss: table.options.anarchy_loss, count: left, supplies });
  const near = left <= NEAR && !table.over;
  const cell = WIDTH / all;
  const owners = factions.flatMap((faction) => Array(table.factions[faction].disks).fill(faction));
  return html`<div class="tracker danger ${near ? "warn-box" : ""}" data-near=${near}>
    <p>${icon(near ? "warn" : "anarchy", "s")}<b>${ctx.word("emancipation-page-danger")}</b><span class="num">${ctx.word("emancipation-page-disks", { count: left, all, loss: table.options.anarchy_loss })} <button class="link" data-rule="P3.4">P3.4</button></span></p>
    <svg class="scale cells" viewBox="0 0 ${WIDTH} 14" role="img" aria-label=${said}>
      ${Array.from({ length: all }, (_, i) => svg`<rect class="disk-cell" data-left=${i < left} x=${i * cell} width=${cell - 2} height="14"></rect>${i < left ? svg`<text class="disk-t" x=${i * cell + cell / 2 - 1} y="10.5">${ctx.word("emancipation-page-letter", { colour: owners[i] })}</text>` : nothing}`)}
    </svg>
  </div>`;
}
