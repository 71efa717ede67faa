// The market of ideas: two columns of six, their prices, agents and operations, what the elephant's die would discard, the decks.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { icon } from "../lib/icons.js";
import { thing } from "../table/things.js";
import { SIGNS, agent, die, small } from "./pieces.js";
import { pieces } from "./saying.js";

const ROWS = [1, 2, 3, 4, 5, 6];
const COLUMNS = ["west", "east"];

/** @param {any} ctx @param {any} table */
export const market = (ctx, table) => html`<section class="market" aria-label=${ctx.word("emancipation-word-market")}>
  <h2 class="label">${ctx.word("emancipation-word-market")} <span class="note">${ctx.word("emancipation-page-market-note")}</span> <button class="chip" data-rule="P4.2">P4.2</button></h2>
  <div class="market-row heads"><span>${ctx.word("emancipation-page-cost")}</span>${COLUMNS.map((column) => deck(ctx, table, column))}</div>
  ${ROWS.map((row) => html`<div class="market-row">${rowHead(ctx, table, row)}${COLUMNS.map((column) => slot(ctx, table, column, row))}</div>`)}
  ${discards(ctx, table)}
</section>`;

/** The row's cost, on the die that discards from it. */
function rowHead(ctx, table, row) {
  const said = faceSentence(ctx, table, row);
  return html`<span class="row-cost" title=${said || nothing}>${die(row)}<span class="vh">${said || ctx.word("emancipation-page-row", { row })}</span><b class="num">${row - 1}</b></span>`;
}

/** P6.1, P6.2 What a face of the elephant's die would do; nothing once it is rolled. */
function faceSentence(ctx, table, row) {
  const face = table.elephant.faces[row];
  if (!face) return "";
  const [port, other] = face.ports;
  const where = other ? { id: "emancipation-text-either", args: { port, other } } : port;
  const args = { die: row, where, sphere: face.sphere, idea: face.discards };
  if (!face.goes_east) return ctx.word("emancipation-text-face", args);
  return ctx.word("emancipation-text-face-arrow", { ...args, arrow: { id: "emancipation-text-idea", args: { idea: face.goes_east } } });
}

/** P11.1 A column's heading: its deck, whose top card is known. */
function deck(ctx, table, column) {
  const { cards, top } = table.decks[column];
  return html`<span class="deck"><b>${ctx.word("emancipation-column", { column })}</b>
    <span>${icon("pile", "s")} ${ctx.word("emancipation-page-deck", { count: cards })}</span>
    ${top ? html`<button class="next" data-about="idea:${top}" title=${ctx.word("emancipation-page-deck-next", { idea: top })}>${ctx.word("emancipation-page-deck-next", { idea: top })}</button>` : nothing}</span>`;
}

function slot(ctx, table, column, row) {
  const card = table.market[column][row - 1];
  if (!card) return html`<span class="idea gap">${ctx.word("emancipation-page-gap")}</span>`;
  return idea(ctx, table, column, card);
}

/** One idea: a thing to choose, and to read about. */
function idea(ctx, table, column, card) {
  const name = `idea:${card.idea}`;
  const printed = ctx.components.ideas[card.idea];
  const doomed = table.elephant.faces[card.row]?.discards === card.idea;
  const slides = table.elephant.faces[card.row]?.goes_east === card.idea;
  return html`<button class="idea" aria-label=${ideaName(ctx, table, column, card, doomed, slides)} data-lit=${ctx.lit.has(name)} data-busy=${table.pending.idea === card.idea} data-own=${card.agents.includes(table.faction)} data-dear=${pricing(ctx, table) && !card.affordable} ${thing(ctx, name, { about: name })}>
    <span class="idea-name"><b>${ctx.noun(name)}</b> <small>${printed.year}</small></span>
    <span class="ops">${Object.entries(card.operations).map(([operation, can]) => sign(ctx, table, card, operation, can))}${card.arrow && column === "west" ? html`<span class="arrow" title=${ctx.word("emancipation-about-arrow")}>${icon("arrow", "s")}</span>` : nothing}</span>
    <span class="agents">${repeat(card.agents, (_, i) => i, (colour) => small(agent(ctx, colour), "agent"))}</span>
    <span class="corner">${pricing(ctx, table) ? html`<span class="price num" title=${ctx.word("emancipation-coins", { coins: card.cost })}>${card.cost}</span>` : nothing}${doomed ? html`<span class="doomed" title=${ctx.word("emancipation-page-doomed", { die: card.row })}>${icon("x", "s")}</span>` : nothing}</span>
  </button>`;
}

/** Prices matter while agents can be sent: in the action phase. */
const pricing = (ctx, table) => !ctx.playing && table.phase === "actions" && !table.over;

/** An operation that an idea shows; where the player's agent could use it now it is bold, where it could not it is struck out. */
function sign(ctx, table, card, operation, can) {
  const told = table.phase === "operations" && card.idle_agents > 0;
  return html`<span class="op" data-can=${told ? String(can) : nothing} title=${ctx.word(told && !can ? "emancipation-page-operation-not-now" : "emancipation-operation", { operation })}>${icon(SIGNS[operation])}</span>`;
}

/** What a screen reader says of an idea. */
function ideaName(ctx, table, column, card, doomed, slides) {
  const operating = table.phase === "operations" && card.idle_agents > 0;
  const can = Object.entries(card.operations).filter(([, feasible]) => feasible).map(([operation]) => operation);
  if (ctx.playing) return ctx.word("emancipation-choice-idea-away", { idea: card.idea, operations: Object.keys(card.operations) });
  const parts = [
    ctx.word("emancipation-choice-idea", { idea: card.idea, column, row: card.row, coins: card.cost, operations: Object.keys(card.operations), arrow: card.arrow && column === "west", count: card.agents.length, agents: pieces(card.agents) }),
    ctx.word("emancipation-page-year", { year: ctx.components.ideas[card.idea].year }),
  ];
  if (operating) parts.push(ctx.word("emancipation-page-can-do", { count: can.length, operations: can, agents: card.idle_agents }));
  if (doomed) parts.push(ctx.word("emancipation-page-doomed", { die: card.row }));
  if (slides) parts.push(ctx.word("emancipation-page-slides", { die: card.row }));
  return parts.join(" ");
}

/** P6.2 The discards are public; they unfold. */
const discards = (ctx, table) => (table.discard.length === 0 ? nothing : html`<details class="discards">
  <summary>${ctx.word("emancipation-page-discards", { count: table.discard.length })}</summary>
  <ul>${table.discard.map((key) => html`<li><button class="link" data-about="idea:${key}">${ctx.noun(`idea:${key}`)} <small>${ctx.components.ideas[key].year}</small></button></li>`)}</ul>
</details>`);
