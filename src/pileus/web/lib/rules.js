// The rulebook by paragraphs, in a drawer above whatever is shown; any element with data-rule opens it there.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { get } from "./api.js";
import { open } from "./dialog.js";
import { openLesson } from "./learn.js";
import { spoken, word } from "./words.js";
import { GAMES } from "../games.js";

/** @typedef {{ id: string, text: string }} Paragraph */

/** @type {Map<string, Promise<Paragraph[]>>} */
const books = new Map();

/** @param {string} game @returns {Promise<Paragraph[]>} */
export function rulebook(game) {
  if (!books.has(game)) {
    const book = get(`/api/games/${game}/rules`);
    book.catch(() => books.delete(game)); // it can be asked for again
    books.set(game, book);
  }
  return books.get(game);
}

/** The paragraphs, those that hold all words of `search`. @param {Paragraph[]} book @param {string} search @param {string} here the paragraph asked for @param {2 | 3} level of headings */
export function paragraphs(book, search = "", here = "", level = 3) {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found = book.filter(({ id, text }) => words.every((one) => `${id} ${text}`.toLocaleLowerCase().includes(one)));
  if (found.length === 0) return html`<p class="note">${word("rules-none-found")}</p>`;
  return html`${spoken() === "en" ? nothing : html`<p class="note">${word("rules-in-english")}</p>`}<div class="rules" lang="en">${found.map(({ id, text }) => paragraph(id, text, id === here, level))}</div>`;
}

function paragraph(id, text, here, level) {
  const mark = here ? "here" : nothing;
  if (id.includes(".")) return html`<p id="rule-${id}" class=${mark}><b class="rule-id">${id}</b> ${linked(text)}</p>`;
  const title = html`<span class="rule-id">${id}</span> ${text}`;
  return level === 2 ? html`<h2 id="rule-${id}" class=${mark}>${title}</h2>` : html`<h3 id="rule-${id}" class=${mark}>${title}</h3>`;
}

// Ids within the text lead to their paragraphs.
const linked = (text) =>
  text.split(/\b([LP]\d+(?:\.\d+[a-z]?)?)\b/).map((piece, i) => (i % 2 === 0 ? piece : html`<button class="link" data-rule=${piece}>${piece}</button>`));

let drawer = null;
let search = "";
let wanted = "";

/** Open the rules at a paragraph; `L6.2a (iii)` is found too. @param {string} [rule] @param {string} [game] */
export async function openRules(rule = "", game = document.body.dataset.game || GAMES[0].name) {
  const book = await rulebook(game);
  wanted = closest(book, rule);
  search = "";
  if (drawer) drawer.redraw();
  else {
    drawer = open({
      title: word("rules-title", { game: word(`${game}-word-title`) }),
      drawer: true,
      name: "rules",
      closed: () => (drawer = null),
      body: (self) => html`<div class="rules-tools"><label class="field"><span class="vh">${word("rules-search")}</span>
          <input type="text" autocomplete="off" placeholder=${word("rules-search")} .value=${search} @input=${(event) => {
            search = event.target.value;
            self.redraw();
          }}></label>
          <button class="btn small" @click=${() => openLesson(game)}>${word("quick-learn")}</button></div>
        <div data-book=${game}>${paragraphs(book, search, wanted)}</div>`,
    });
  }
  document.querySelector(`dialog #${CSS.escape(`rule-${wanted}`)}`)?.scrollIntoView({ block: "start" });
}

export const closeRules = () => drawer?.close();

function closest(book, rule) {
  let id = (rule.match(/^[A-Z]\d+(\.\d+[a-z]?)?/) ?? [""])[0];
  while (id && !book.some((one) => one.id === id)) id = id.slice(0, -1).replace(/\.$/, "");
  return id;
}

/** Once, for the whole page. */
export function listenForRules() {
  document.addEventListener("click", (event) => {
    const chip = event.target instanceof Element ? event.target.closest("[data-rule]") : null;
    if (!chip) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    openRules(chip.dataset.rule, chip.closest("[data-book]")?.dataset.book);
  }, true);
}
