// The header: one sentence that says what is asked of whom, the buttons, and, always in the same place, Undo and Restart.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { icon } from "../lib/icons.js";
import { word } from "../lib/words.js";
import { buttons, onlyButtons } from "./offer.js";
import { openPossibilities } from "./possibilities.js";
import { clock } from "./seats.js";
import { chip, sentence } from "./sentence.js";

/** @param {any} ctx @param {import("./screen.js").TableScreen} screen */
export const header = (ctx, screen) => html`<header class="hdr table-hdr" data-turn=${whose(screen)}>
  <a class="brand" href="/" title=${word("page-to-lobby")}>${icon("cap")}<span>${word("page-title")}</span></a>
  <div class="ask">
    <h1 class="prompt" id="prompt" tabindex="-1">${whose(screen) === "mine" ? html`<span class="tag gold">${word("table-your-turn")}</span> ` : nothing}${asked(ctx, screen)}${running(ctx, screen)}</h1>
    ${soFar(ctx, screen)}
  </div>
  ${ctx.phone ? html`<button class="btn menu" aria-label=${word("menu-title")} @click=${screen.openMenu}>${icon("menu")}</button>` : html`<div class="btns"><div class="may">${choosing(ctx, screen)}</div><span class="sep"></span><div class="back">${hint(screen)}${takingBack(screen)}</div></div>`}
</header>`;

/** On a phone the buttons are at the foot. @param {any} ctx @param {import("./screen.js").TableScreen} screen */
export const bar = (ctx, screen) => {
  const found = choosing(ctx, screen);
  return html`<div class="bar" role="region" aria-label=${word("table-bar")}>${takingBack(screen)}${hint(screen)}<span class="acts">${lists(ctx, screen)}${found === nothing || found.length === 0 ? (screen.table.isMine ? nothing : html`<span class="hint">${word("table-hint", { turn: whose(screen) })}</span>`) : found}</span></div>`;
};

/** All that can be chosen besides the buttons, in words; the main button where this tab shows none of it. */
function lists(ctx, screen) {
  if (whose(screen) !== "mine" || onlyButtons(ctx.state)) return nothing;
  const count = ctx.state.choices.length - buttons(ctx.state, screen.board.drawn).length;
  return html`<button class="btn ${screen.inSight ? "" : "pri"}" data-do="list" @click=${() => openPossibilities(screen)}>${word(screen.inSight ? "table-choose-there" : "table-choose-list", { count })}</button>`;
}

function whose({ table, telling }) {
  if (table.at !== null) return "past";
  if (telling.now) return "told";
  if (table.state.result) return "over";
  return table.isMine ? "mine" : "other";
}

function asked(ctx, { table, telling }) {
  if (telling.now?.event) return html`${sentence(ctx, telling.now.event)} ${chip(telling.now.event.rule)}`;
  if (table.at !== null) return moment(ctx, table);
  return html`${sentence(ctx, ctx.state.prompt)} ${chip(ctx.state.prompt.rule)}`;
}

function moment(ctx, table) {
  const { events, label } = table.story[table.at] ?? { events: [], label: null };
  const said = events.length > 0 ? events.slice(0, 2) : label ? [label] : [];
  return html`<span class="tag">${word("replay-moment", { number: table.at, last: table.state.moments })}</span> ${said.map((event) => html`${sentence(ctx, event)} `)}`;
}

/** The clock that runs. */
const running = (ctx, { table }) => (table.at !== null || ctx.state.to_move === null ? nothing : clock(ctx.seatOf(ctx.state.to_move).clock));

/** The action so far, as a sentence that grows; each step can be taken back. */
function soFar(ctx, { table, telling, board, pick }) {
  if (telling.now || table.at !== null) return nothing;
  const luck = pick !== null && ctx.choice(pick) && ctx.preview(pick)?.table === null && !table.state.result;
  const told = board.action?.(ctx) ?? nothing;
  if (luck) return html`<p class="so-far warn">${told === nothing ? "" : html`${told} `}${word("table-luck")}</p>`;
  return told === nothing ? nothing : html`<p class="so-far">${told}</p>`;
}

function choosing(ctx, { table, telling, board, choose }) {
  if (telling.now) return html`${telling.stepwise ? html`<button class="btn pri" data-do="next">${word("table-next")}</button>` : nothing}
    <button class="btn ${telling.stepwise ? "" : "pri"}" data-do="skip">${word("table-skip")}</button>`;
  if (!table.isMine) return nothing;
  const main = onlyButtons(ctx.state);
  return buttons(ctx.state, ctx.phone && main ? [] : board.drawn).map(({ name, label, key }, i) => html`<button class="btn ${main && i === 0 ? "pri" : ""} ${ctx.hinted === name ? "hinted" : ""}" data-thing=${name} title=${board.brief?.(ctx, label) ? ctx.say(label) : nothing} aria-disabled=${ctx.choice(name) ? nothing : "true"}>${board.brief?.(ctx, label) ?? ctx.say(label)}${key && !ctx.phone ? html` <kbd aria-hidden="true">${key}</kbd>` : nothing}</button>`);
}

/** Advice, at tables that give some to whoever sits there. */
function hint({ table, canHint, askHint }) {
  if (!table.state.hints || !table.hasChair || table.state.result) return nothing;
  return html`<button class="btn" data-do="hint" aria-disabled=${canHint ? nothing : "true"} data-reason=${canHint ? nothing : "hint"} @click=${askHint}>${icon("info", "s")}<span>${word("table-ask-hint")}</span><kbd aria-hidden="true">A</kbd></button>`;
}

function takingBack({ table, telling }) {
  const can = table.at === null && !telling.now && table.state.undo === null && table.sending === null;
  const several = table.state.number - table.state.undo_to > 1;
  const button = (id, on, act, name, symbol, key) => html`<button class="btn" data-do=${id} aria-disabled=${on ? nothing : "true"} data-reason=${on ? nothing : id} @click=${() => on && act()}>${icon(symbol, "s")}<span>${name}</span><kbd aria-hidden="true">${key}</kbd></button>`;
  return html`${button("undo", can, () => table.undo(), word("table-undo"), "undo", "Z")}${button("restart", can && several, () => table.undo(table.state.undo_to), word("table-restart"), "restart", "⇧Z")}`;
}

/** Why Undo, Restart or a hint is not possible. @param {string} id @param {any} ctx @param {any} table */
export function takingBackReason(id, ctx, table) {
  if (id === "hint") return { id: "table-no-hint", args: {}, rule: "" };
  if (table.at !== null) return { id: "table-undo-past", args: {}, rule: "" };
  if (table.seat === null) return { id: "table-undo-spectator", args: {}, rule: "" };
  if (table.state.undo !== null) return table.state.undo;
  return { id: "table-restart-one", args: {}, rule: "" };
}
