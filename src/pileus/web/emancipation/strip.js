// The strip below the header: turn, phases, order of play, the way of playing and the elephant.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { icon } from "../lib/icons.js";
import { FACTIONS, agent, small } from "./pieces.js";

const PHASES = ["actions", "operations", "elephant", "hate", "pogroms", "market"];

/** @param {any} ctx @param {any} table */
export const strip = (ctx, table) => html`<div class="moment">
  <b class="turn">${ctx.word("emancipation-page-turn", { turn: table.turn, last: table.last_turn })}</b>
  <ol class="phases" aria-label=${ctx.word("emancipation-page-phases")}>${PHASES.map((phase, i) => entry(ctx, table, phase, i))}</ol>
  ${order(ctx, table)}
  <span class="mode" data-stage=${table.options.mode === "two-stage" ? table.stage : nothing}>${ctx.word("emancipation-page-mode-now", { mode: table.options.mode, stage: table.stage })}</span>
  <span class="pool" title=${ctx.word("emancipation-text-pool", { count: table.ship_pool })}>${icon("ship", "s")}<span class="vh">${ctx.word("emancipation-text-pool", { count: table.ship_pool })}</span><b aria-hidden="true">${table.ship_pool}</b></span>
  <span class="elephant-at">${icon("elephant", "s")} ${ctx.word("emancipation-page-elephant", { port: table.elephant.port, placed: table.elephant.placed })}</span>
</div>`;

function entry(ctx, table, phase, i) {
  const now = table.over ? PHASES.length : PHASES.indexOf(table.phase);
  const when = i < now ? "done" : i === now ? "now" : "";
  const said = when === "now" ? stage(ctx, table, phase) : ctx.word("emancipation-phase", { phase });
  return html`<li class="phase" data-when=${when} aria-current=${when === "now" ? "step" : nothing}>${said}${when === "done" ? icon("check", "s") : nothing}</li>`;
}

/** How far the phase has come. */
function stage(ctx, table, phase) {
  if (phase === "actions") return ctx.word("emancipation-page-actions", { number: Math.min(2, 3 - table.actions_left) });
  if (phase !== "operations") return ctx.word("emancipation-phase", { phase });
  const cards = [...table.market.west, ...table.market.east].filter(Boolean);
  return ctx.word("emancipation-page-operations", { count: cards.reduce((sum, card) => sum + card.idle_agents, 0) });
}

/** Discs in order of play, a ring around whose turn it is. */
function order(ctx, table) {
  const playing = FACTIONS.filter((faction) => table.factions[faction].seat !== null);
  return html`<span class="order" role="img" aria-label=${ctx.word("emancipation-page-order", { factions: playing, faction: table.faction })}>${playing.map((faction) => html`<span class="in-order" data-acting=${faction === table.faction}>${small(agent(ctx, faction), "agent")}</span>`)}</span>`;
}
