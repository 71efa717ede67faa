// Beside the finance boards: what may come. It follows what is asked and pointed at, until somebody chooses a page of it.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { sentence } from "../table/sentence.js";
import { elephant, hate } from "./ahead.js";
import { attacks, seaInMind } from "./attack.js";
import { tray } from "./dice.js";
import { shield, small } from "./pieces.js";

const PAGES = ["elephant", "hate", "attack"];

/** What a hand chose, and while what was asked. */
let byHand = { page: "", asked: "" };

/** @param {any} ctx @param {any} table */
export function forecast(ctx, table) {
  const ghost = !ctx.playing && ctx.ghost?.turn === table.turn && !ctx.ghost.over ? ctx.ghost : table;
  const asked = `${ctx.state.prompt.id} ${table.turn}`;
  const page = byHand.asked === asked && !ctx.pick?.startsWith("sea:") ? byHand.page : fitting(ctx, ghost);
  return html`<section class="ahead" data-page=${page} data-area="ahead" aria-label=${ctx.word("emancipation-page-ahead")}>
    ${pages(ctx, page, asked)}
    <div class="ahead-body" tabindex="0" role="group" aria-label=${ctx.word("emancipation-page-ahead-is", { page })}>${body(ctx, table, ghost, page)}</div>
  </section>`;
}

function body(ctx, table, ghost, page) {
  if (ctx.playing) return told(ctx, table);
  if (ctx.pick?.startsWith("barrier:")) return barrier(ctx, ctx.pick.slice(8));
  if (page === "attack") return attacks(ctx, table, seaInMind(ctx, table));
  return page === "hate" ? html`${tray(ctx, table)}${hate(ctx, ghost)}` : elephant(ctx, ghost);
}

const AT_SEA = /-(gunboat|how-many-dice|station|build-at|extra-maritime|how-maritime|man-new-ship)$/;

/** The page that belongs to the moment. */
function fitting(ctx, table) {
  const pointed = seaInMind(ctx, table) !== null;
  if (pointed || AT_SEA.test(ctx.state.prompt.id)) return "attack";
  return table.elephant.placed || !["actions", "operations"].includes(table.phase) ? "hate" : "elephant";
}

const pages = (ctx, page, asked) => html`<div class="seg" role="group" aria-label=${ctx.word("emancipation-page-ahead")}>${PAGES.map((one) => html`<button type="button" aria-pressed=${one === page} @click=${() => {
  byHand = { page: one, asked };
  ctx.redraw();
}}>${ctx.word("emancipation-page-ahead-is", { page: one })}</button>`)}</div>`;

/** While something is told: the dice that were rolled last, and what they do. */
function told(ctx, table) {
  const dice = tray(ctx, table);
  if (dice !== nothing || !ctx.playing.event) return dice;
  return html`<p>${sentence(ctx, ctx.playing.event)}</p>`;
}

/** A barrier that is pointed at: its name and a line of its history. */
function barrier(ctx, key) {
  const printed = ctx.components.barriers[key];
  return html`<h2>${small(shield(ctx, printed), "shield")} ${ctx.noun(`barrier:${key}`)}</h2>
    <p class="note">${ctx.word("emancipation-about-the-barrier", { barrier: key, sphere: printed.sphere, colour: printed.colour, number: printed.number, edge: Boolean(printed.black_edge) })}</p>
    <p class="history">${ctx.word("emancipation-about-note", { note: printed.note, year: "" })}</p>`;
}
