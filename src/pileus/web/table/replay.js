// Looking back: step by step, by scrubbing, or played through. Links with ?at=N lead to a moment.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { live } from "../vendor/lit-html/directives/live.js";
import { copy, address } from "../lib/copy.js";
import { icon } from "../lib/icons.js";
import { word } from "../lib/words.js";

const STEP = 900;

export class Replay {
  /** @param {import("./model.js").Table} table @param {() => void} draw */
  constructor(table, draw) {
    this.table = table;
    this.draw = draw;
    this.timer = 0;
    /** @type {import("./graph.js").Graph | null} */
    this.graph = null; // the chances to win, once a finished game is looked at
    this.asked = false;
  }

  /** The chances come when they are first needed. */
  async loadGraph() {
    if (this.asked) return;
    this.asked = true;
    const { Graph } = await import("./graph.js");
    this.graph = new Graph(this.table.id, this.draw, (at) => this.go(at));
    await this.graph.load();
  }

  get playing() {
    return this.timer !== 0;
  }

  /** @param {number | null} at null for now */
  async go(at) {
    this.stop();
    await this.step(at);
  }

  async step(at) {
    await this.table.goTo(at);
    const url = new URL(location.href);
    if (!url.pathname.endsWith(`/${this.table.id}`)) return; // the reader has left meanwhile
    if (this.table.at === null) url.searchParams.delete("at");
    else url.searchParams.set("at", String(this.table.at));
    history.replaceState(null, "", url);
  }

  /** One back or on; on from the last moment leads to now. @param {number} by */
  by(by) {
    const { at, state } = this.table;
    const next = (at ?? state.moments) + by;
    return this.go(next > state.moments || (at === null && by > 0) ? null : next);
  }

  /** From a moment to the end. @param {number} from */
  async play(from) {
    await this.go(from);
    const beat = async () => {
      const { at, state } = this.table;
      if (at === null || at >= state.moments) {
        this.stop();
        if (!state.result) await this.step(null);
        return;
      }
      await this.step(at + 1);
      if (this.timer) this.timer = setTimeout(beat, STEP);
    };
    this.timer = setTimeout(beat, STEP);
    this.draw();
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = 0;
  }

  /** Nobody looks any more. */
  end() {
    this.stop();
    this.graph?.stop();
  }

  /** @param {any} ctx */
  view(ctx) {
    const { at, state } = this.table;
    if (at === null) return nothing;
    const over = state.result !== null;
    if (over) this.loadGraph();
    const button = (name, text, symbol, act, off = false) => html`<button class="btn small ${symbol === "arrow" && name === "replay-back" ? "back" : ""}" data-do=${name} aria-disabled=${off ? "true" : nothing} @click=${() => off || act()}>${symbol ? icon(symbol, "s") : nothing}<span class=${symbol === "arrow" ? "vh" : nothing}>${text}</span></button>`;
    return html`<div class="replay" role="group" aria-label=${word("replay-title")}>
      ${button("replay-back", word("replay-back"), "arrow", () => this.by(-1), at === 0)}
      ${this.playing ? button("replay-stop", word("replay-stop"), "", () => { this.stop(); this.draw(); }) : button("replay-play", word("replay-play"), "play", () => this.play(at >= state.moments ? 0 : at))}
      ${button("replay-on", word("replay-on"), "arrow", () => this.by(1), over && at >= state.moments)}
      <input type="range" min="0" max=${state.moments} step="1" .value=${live(String(at))} aria-label=${word("replay-moment", { number: at, last: state.moments })} @input=${(event) => this.go(Number(event.target.value))}>
      <span class="num">${word("replay-of", { number: at, last: state.moments })}</span>
      ${over ? this.eyes(ctx) : nothing}
      ${button("replay-link", word("replay-link"), "link", () => copy(address(`/table/${state.id}?at=${at}`)))}
      ${button("replay-now", over ? word("replay-result") : word("replay-now"), "", () => this.go(null))}
    </div>${over && this.graph ? this.graph.view(ctx, at) : nothing}`;
  }

  /** After the end the table can be seen from any seat. */
  eyes(ctx) {
    return html`<label class="pref"><span class="vh">${word("replay-eyes")}</span>
      <select @change=${(event) => this.table.lookFrom(event.target.value === "" ? null : Number(event.target.value))}>
        <option value="" ?selected=${this.table.seat === null}>${word("replay-eyes-public")}</option>
        ${ctx.players.map((name, seat) => html`<option value=${seat} ?selected=${seat === this.table.seat}>${word("replay-eyes-of", { name })}</option>`)}
      </select></label>`;
  }
}
