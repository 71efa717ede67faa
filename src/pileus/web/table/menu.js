// The menu of a table: seats, the game's record, settings, help.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { address, copy } from "../lib/copy.js";
import { open } from "../lib/dialog.js";
import { icon } from "../lib/icons.js";
import { openLesson } from "../lib/learn.js";
import { habits, languageChoice, themeChoice } from "../lib/preferences.js";
import { openRules } from "../lib/rules.js";
import { word } from "../lib/words.js";
import { gameHere } from "../games.js";
import { sentence as option } from "../lobby/options.js";
import { openFairness } from "./fairness.js";
import { openKeys } from "./help.js";
import { seatList } from "./seats.js";

/** @param {import("./screen.js").TableScreen} screen */
export function openMenu(screen) {
  const { table } = screen;
  screen.menu = open({ title: word("game-and-name", { game: word(`${table.game}-word-title`), name: table.state.name }), drawer: true, name: "menu", closed: () => (screen.menu = null), body: (self) => {
    const { ctx } = screen;
    const after = (work) => () => {
      self.close();
      work();
    };
    return html`
      <section><h3 class="label">${word("menu-seats")}</h3>${seatList(ctx, screen, () => self.redraw())}</section>
      <section><h3 class="label">${word("menu-game")}</h3>
        <div class="row">
          <button class="btn small" data-do="replay" @click=${after(() => screen.replay.go(0))}>${icon("play", "s")}${word("list-replay")}</button>
          <button class="btn small" data-do="verify" @click=${after(() => openFairness(table))}>${icon("check", "s")}${word("fair-title")}</button>
          <a class="btn small" data-do="export" href="/api/tables/${table.id}/record" download="pileus-${table.state.name}.json">${word("list-export")}</a>
          <button class="btn small" @click=${() => copy(address(`/table/${table.id}`))}>${icon("eye", "s")}${word("menu-watch-link")}</button>
          <a class="btn small" href="/" @click=${self.close}>${word("page-to-lobby")}</a>
        </div>
        <ul class="note">${Object.entries(ctx.state.options).map(([name, value]) => html`<li>${option(table.game, name, value)}</li>`)}</ul></section>
      <section><h3 class="label">${word("menu-help")}</h3>
        <div class="row">
          <button class="btn small" data-do="learn" @click=${after(() => openLesson(table.game))}>${icon("book", "s")}${word("quick-learn")}</button>
          <button class="btn small" data-do="rules" @click=${after(() => openRules(ctx.state.prompt.rule, table.game))}>${icon("book", "s")}${word("nav-rules")}</button>
          ${historyLink(table.game, self.close)}
          <button class="btn small" data-do="keys" @click=${after(() => openKeys(screen.board.tools ?? []))}>${word("keys-title")}</button>
        </div></section>
      <section class="prefs"><h3 class="label">${word("menu-settings")}</h3>
        <div class="row">${languageChoice()}${themeChoice(() => self.redraw())}</div>${habits(() => self.redraw())}</section>`;
  } });
}

/** Where a game has a page about its history. @param {string} game @param {() => void} close */
function historyLink(game, close) {
  const history = gameHere(game)?.history;
  return history ? html`<a class="btn small" data-do="history" href=${history} @click=${close}>${icon("globe", "s")}${word("nav-history")}</a>` : nothing;
}
