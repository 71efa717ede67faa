// The frame around any board: header, strip, columns, foot; on a phone tabs and a bar.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { icon } from "../lib/icons.js";
import { token } from "../lib/token.js";
import { word } from "../lib/words.js";
import { bar, header } from "./header.js";
import { filters, log } from "./log.js";
import { result } from "./result.js";
import { clock, notices } from "./seats.js";
import { talk } from "./talk.js";

/** @param {any} ctx @param {import("./screen.js").TableScreen} screen */
export const shell = (ctx, screen) => html`<a class="skip" href="#board">${word("page-skip")}</a>
  <div class="app ${ctx.phone ? "phone" : "desk"}" data-words=${screen.words} data-version=${screen.table.state.version}>
    ${header(ctx, screen)}
    <section class="notices" aria-label=${word("table-notices")}>${notices(ctx, screen)}${screen.replay.view(ctx)}${screen.hintNow?.view(ctx) ?? nothing}</section>
    ${ctx.phone ? phone(ctx, screen) : desk(ctx, screen)}
  </div>`;

const area = (name, content) => (content === nothing ? nothing : html`<div class="area ${name}" data-area=${name}>${content}</div>`);

function desk(ctx, screen) {
  const board = screen.words ? screen.plain : screen.board;
  const [left, foot] = screen.resultShown ? [nothing, nothing] : [board.left(ctx), board.foot(ctx)];
  return html`<section class="area strip" data-area="strip" aria-label=${word("table-strip")}>${screen.words ? nothing : board.strip(ctx)}<span class="grow"></span>${tools(ctx, screen)}</section>
    <main class="shell-body" data-left=${left !== nothing} data-foot=${foot !== nothing}>
      ${area("left", left)}
      <div class="area board" data-area="board" id="board" tabindex="-1">${screen.resultShown ? result(ctx, screen) : board.board(ctx)}</div>
      ${area("foot", foot)}
      <aside class="right" aria-label=${word("table-aside")}>${clocks(ctx)}${area("seats-area", board.players(ctx))}${panel(ctx, screen)}</aside>
    </main>`;
}

function phone(ctx, screen) {
  const board = screen.words ? screen.plain : screen.board;
  const tabs = board.tabs(ctx);
  const chosen = tabs.find((tab) => tab.id === screen.tab) ?? tabs[0];
  const unread = screen.unread;
  const first = chosen === tabs[0];
  return html`<main class="shell-body" id="board" tabindex="-1"><div class="area board" data-area="board" data-tab=${chosen.id}>
      ${chosen.id === "log" ? panel(ctx, screen) : first && screen.resultShown ? result(ctx, screen) : chosen.body}</div></main>
    ${bar(ctx, screen)}
    <nav class="tabs" aria-label=${word("table-tabs")}>${tabs.map((tab) => html`<button aria-current=${tab === chosen ? "page" : nothing} @click=${() => screen.setTab(tab.id)}>
      ${icon(tab.icon ?? "book")}<span>${tab.label ?? word("log-title")}</span>${(tab.id === "log" ? unread : tab.badge) ? html`<span class="dot">${tab.id === "log" ? unread : tab.badge}</span>` : nothing}</button>`)}</nav>`;
}

/** Time left at every seat, where the table has a clock. */
const clocks = (ctx) => (ctx.seatOf(0).clock === null ? nothing : html`<ul class="clocks" aria-label=${word("clock-all")}>${ctx.players.map((name, n) => html`<li data-now=${ctx.state.to_move === n}>${token(ctx.seatOf(n))}<span class="vh">${name}</span>${clock(ctx.seatOf(n).clock)}</li>`)}</ul>`);

/** Switches of the board and of the shell, at the end of the strip. */
const tools = (ctx, screen) => html`<div class="tools" role="group" aria-label=${word("table-tools")}>
  ${screen.words ? nothing : (screen.board.tools ?? []).map((tool) => html`<button class="tool" data-tool=${tool.id} aria-pressed=${ctx.tool(tool.id)} @click=${() => screen.toggleTool(tool.id)}>${word(tool.label)} <kbd aria-hidden="true">${tool.key.toUpperCase()}</kbd></button>`)}
  ${screen.table.state.result && screen.table.at === null ? html`<button class="tool" aria-pressed=${screen.resultShown} @click=${() => {
    screen.showResult = !screen.showResult;
    screen.draw();
  }}>${word("tool-result")}</button>` : nothing}
  <button class="tool" data-do="words" aria-pressed=${screen.words} @click=${screen.toggleWords}>${word("tool-words")} <kbd aria-hidden="true">T</kbd></button>
  <button class="tool" data-do="rules" data-rule=${ctx.state.prompt.rule || "0"}>${word("nav-rules")} <kbd aria-hidden="true">?</kbd></button>
  <button class="tool" data-do="menu" aria-label=${word("menu-title")} title=${word("menu-title")} @click=${screen.openMenu}>${icon("menu", "s")}</button>
</div>`;

const PANELS = ["log", "talk", "notes"];

/** Log, talk and notes. */
function panel(ctx, screen) {
  const body = { log: () => log(ctx, screen), talk: () => talk(ctx, screen), notes: () => screen.notes.view() };
  return html`<section class="panel" data-panel=${screen.panel}>
    <header><div role="tablist" aria-label=${word("panel-title")}>${PANELS.map((name) => html`<button role="tab" id="tab-${name}" aria-selected=${name === screen.panel} aria-controls="panel-body" tabindex=${name === screen.panel ? "0" : "-1"} @click=${() => screen.setPanel(name)} @keydown=${(event) => turn(event, screen)}>${word(`panel-${name}`)}${name === "talk" && screen.unread > 0 ? html` <span class="dot">${screen.unread}<span class="vh">${word("talk-new")}</span></span>` : nothing}</button>`)}</div>${screen.panel === "log" && screen.table.seat !== null ? filters(screen) : nothing}</header>
    <div class="panel-body" id="panel-body" role="tabpanel" aria-labelledby="tab-${screen.panel}">${body[screen.panel]()}</div>
  </section>`;
}

/** Left and right between the tabs of the panel. */
function turn(event, screen) {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!by) return;
  event.preventDefault();
  event.stopPropagation();
  const next = PANELS[(PANELS.indexOf(screen.panel) + by + PANELS.length) % PANELS.length];
  screen.setPanel(next);
  document.getElementById(`tab-${next}`).focus();
}
