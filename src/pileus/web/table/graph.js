// The chances to win over a replay: a line for each seat by colour, dashes and letter, with the turning points.
// The server works them out after the game; until that is done we ask again and show how far it is.

import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { get } from "../lib/api.js";
import { complain } from "../lib/announce.js";
import { loadStyle } from "../lib/style.js";
import { learnMore, word } from "../lib/words.js";

const AGAIN = 1_500; // milliseconds
const [HIGH, EDGE] = [100, 14]; // the drawing; the edge is for letters
const DASHES = ["", "7 3", "2 2", "8 2 2 2", "4 2 1 2 1 2", "1 4"];
const percent = (chance) => Math.round(100 * chance);

export class Graph {
  /** @param {string} id of the table @param {() => void} draw @param {(at: number) => void} go */
  constructor(id, draw, go) {
    this.id = id;
    this.draw = draw;
    this.go = go;
    this.info = null;
    this.opened = false; // the table of numbers
    this.timer = 0;
    this.stopped = false;
  }

  async load() {
    try {
      await Promise.all([learnMore(["advice"]), loadStyle("advice")]);
      await this.ask();
    } catch (refusal) {
      complain(refusal);
    }
  }

  async ask() {
    const info = await get(`/api/tables/${this.id}/graph`);
    if (this.stopped) return;
    this.info = info;
    if (info.chances.length < info.moments) this.timer = setTimeout(() => this.ask().catch(complain), AGAIN);
    this.draw();
  }

  stop() {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** Whether all stood alike all along, so that one line tells it. */
  get isCommon() {
    return this.info.chances.length > 0 && this.info.chances.every((chances) => chances.every((chance) => chance === chances[0]));
  }

  /** @param {any} ctx @param {number} at the moment that is looked at */
  view(ctx, at) {
    if (!this.info) return nothing;
    const { chances, moments } = this.info;
    const seats = this.isCommon ? [0] : ctx.players.map((_, seat) => seat);
    const name = (seat) => (this.isCommon && ctx.players.length > 1 ? word("graph-everybody") : ctx.players[seat]);
    const title = word("graph-title", { together: ctx.state.table.together ? "yes" : "no" });
    const now = chances[at] ? seats.map((seat) => word("graph-now", { name: name(seat), chance: percent(chances[at][seat]) })).join(" · ") : "";
    return html`<section class="graph" aria-labelledby="graph-title">
      <h2 id="graph-title">${title}</h2><p class="note">${word("graph-about")}</p>
      ${chances.length < moments ? html`<label>${word("graph-progress", { done: chances.length, all: moments })} <progress max=${moments} value=${chances.length}></progress></label>` : nothing}
      ${this.drawing(ctx, seats, at, `${title}. ${now}`)}
      <p class="num" aria-live="polite">${seats.map((seat) => html`<span><svg class="key" viewBox="0 0 24 6" aria-hidden="true">${this.line(ctx, seat, "M0 3H24")}</svg>${chances[at] ? word("graph-now", { name: name(seat), chance: percent(chances[at][seat]) }) : name(seat)}</span> `)}</p>
      ${chances.length < moments ? nothing : this.turns(name, ctx.phone ? 3 : 6)}
      <details @toggle=${(event) => {
        this.opened = event.target.open;
        this.draw();
      }}><summary>${word("graph-table")}</summary>${this.opened ? this.numbers(seats, name) : nothing}</details>
    </section>`;
  }

  line(ctx, seat, path) {
    const dashes = DASHES[seat % DASHES.length] || nothing;
    return svg`<path class="edge" stroke-dasharray=${dashes} d=${path}></path><path class="run of-${ctx.seatOf(seat).colour}" stroke-dasharray=${dashes} d=${path}></path>`;
  }

  drawing(ctx, seats, at, label) {
    const { chances, moments, turns } = this.info;
    const wide = ctx.phone ? 330 : 1300; // about as many as pixels, for it is stretched to the screen's width
    const x = (number) => (number * wide) / Math.max(1, moments - 1);
    const y = (chance) => HIGH * (1 - chance);
    const path = (seat) => chances.map((one, number) => `${number === 0 ? "M" : "H"}${x(number).toFixed(1)}${number === 0 ? " " : "V"}${y(one[seat]).toFixed(1)}`).join("");
    const reach = (event) => {
      const box = event.currentTarget.getBoundingClientRect();
      const place = ((event.clientX - box.left) / box.width) * (wide + EDGE);
      this.go(Math.max(0, Math.min(moments - 1, Math.round((place / wide) * (moments - 1)))));
    };
    return html`<svg class="chances" viewBox="0 -4 ${wide + EDGE} ${HIGH + 8}" preserveAspectRatio="none" role="img" aria-label=${label} @click=${reach}>
      ${[0, 0.25, 0.5, 0.75, 1].map((chance) => svg`<path class="grid" d="M0 ${y(chance)}H${wide}"></path>`)}
      ${chances.length > 0 ? seats.map((seat) => this.line(ctx, seat, path(seat))) : nothing}
      ${turns.map((turn) => svg`<path class="turn" d="M${x(turn.number)} 0V${HIGH}"></path><circle class="turn" cx=${x(turn.number)} cy=${y(turn.after)} r="3.5"></circle>`)}
      <path class="here" d="M${x(at)} -4V${HIGH + 4}"></path>
      ${chances.length > 0 && seats.length > 1 ? seats.map((seat) => svg`<text class="letter" x=${Math.min(wide, x(chances.length - 1)) + 3} y=${y(chances.at(-1)[seat]) + 3 - 9 * seats.filter((other) => other < seat && chances.at(-1)[other] === chances.at(-1)[seat]).length}>${ctx.seatOf(seat).letter}</text>`) : nothing}
    </svg>`;
  }

  /** Links, which the screen follows within the page. */
  turns(name, most) {
    const { turns } = this.info;
    if (turns.length === 0) return html`<p class="note">${word("graph-no-turns")}</p>`;
    const told = (turn) => word("graph-turn", { number: turn.number, name: name(turn.seat), before: percent(turn.before), after: percent(turn.after) });
    return html`<nav class="turning" aria-label=${word("graph-turns")}><span class="label">${word("graph-turns")}</span> <ul>${turns.slice(0, most).map((turn) => html`<li><a href="?at=${turn.number}" data-at=${turn.number}>${told(turn)}</a></li>`)}</ul></nav>`;
  }

  numbers(seats, name) {
    return html`<div class="scroll" tabindex="0" role="group" aria-label=${word("graph-table")}><table><thead><tr><th scope="col">${word("graph-moment")}</th>${seats.map((seat) => html`<th scope="col">${name(seat)}</th>`)}</tr></thead>
      <tbody>${this.info.chances.map((chances, number) => html`<tr><th scope="row"><a href="?at=${number}" data-at=${number}>${number}</a></th>${seats.map((seat) => html`<td>${percent(chances[seat])} %</td>`)}</tr>`)}</tbody></table></div>`;
  }
}
