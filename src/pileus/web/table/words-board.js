// The table in words, and the choices as numbered buttons: for screen readers, for keyboards, for whoever likes text.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { word } from "../lib/words.js";
import { numbered } from "./offer.js";

export class WordsBoard {
  /** @param {import("./model.js").Table} table @param {() => void} draw */
  constructor(table, draw) {
    this.table = table;
    this.draw = draw;
    this.of = "";
    this.parts = [];
  }

  /** Ask for the words of what is shown, once. */
  async read() {
    const { table } = this;
    const of = `${table.seat}/${table.at}/${table.state.version}`;
    if (of === this.of) return;
    this.of = of;
    const parts = await table.words();
    if (this.of !== of) return;
    this.parts = parts;
    this.draw();
  }

  /** @param {any} ctx */
  view(ctx) {
    this.read();
    return html`<div class="words">${this.choices(ctx)}
      ${this.parts.map(({ title, lines }) => html`<section><h2>${ctx.say(title)}</h2><ul>${lines.map((line) => html`<li>${ctx.say(line)}</li>`)}</ul></section>`)}</div>`;
  }

  choices(ctx) {
    if (!this.table.isMine) return nothing;
    const keys = new Map(numbered(ctx.state).map((one) => [one.name, one.key]));
    return html`<section class="offer" data-area="offer"><h2>${word("words-choices")}</h2>
      ${ctx.state.offer.map((group) => html`${group.title ? html`<h3>${ctx.say(group.title)}</h3>` : nothing}
        <ul class="offers">${group.choices.map(([name, label]) => html`<li><button class="btn" data-thing=${name} data-about=${name} aria-disabled=${ctx.choice(name) ? nothing : "true"}>${keys.get(name) ? html`<kbd aria-hidden="true">${keys.get(name)}</kbd>` : nothing}<span>${ctx.say(label)}</span></button></li>`)}</ul>`)}</section>`;
  }
}
