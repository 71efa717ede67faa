// How to play in two minutes: short pieces with a title each, for a screen of its own or a drawer above the table.

import { html } from "../vendor/lit-html/lit-html.js";
import { open } from "./dialog.js";
import { word } from "./words.js";
import { gameHere } from "../games.js";

/** @param {string} game @param {2 | 3} [level] of headings */
export const lesson = (game, level = 3) => html`<ol class="lesson" data-book=${game}>${gameHere(game).lesson.map(([piece, rule]) => html`<li>
  ${heading(level, html`${word(`${game}-learn-${piece}-title`)} <button class="chip" data-rule=${rule}>${rule}</button>`)}
  <p>${word(`${game}-learn-${piece}`)}</p>
</li>`)}</ol>`;

const heading = (level, content) => (level === 2 ? html`<h2>${content}</h2>` : html`<h3>${content}</h3>`);

/** @param {string} game */
export const openLesson = (game) =>
  open({ title: word("learn-title", { game: word(`${game}-word-title`) }), drawer: true, name: "learn", body: () => lesson(game) });
