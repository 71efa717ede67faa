// Talk with everybody at the table, and notes for oneself.

import { html } from "../vendor/lit-html/lit-html.js";
import { get, me, post, put } from "../lib/api.js";
import { complain } from "../lib/announce.js";
import { askProfile } from "../lib/profile.js";
import { clockTime } from "../lib/time.js";
import { token } from "../lib/token.js";
import { word } from "../lib/words.js";

/** @param {any} ctx @param {import("./screen.js").TableScreen} screen */
export const talk = (ctx, { table }) => html`<div class="talk" role="log" aria-label=${word("talk-title")} tabindex="0"><ol>
    ${table.chat.length === 0 ? html`<li class="note">${word("talk-none")}</li>` : table.chat.map((line) => html`<li>
      ${line.seat === null ? "" : token(ctx.seatOf(line.seat))}<b>${line.name || word("talk-spectator")}</b> <time>${clockTime(line.at)}</time><p>${line.text}</p></li>`)}
  </ol></div>
  <form class="say" @submit=${(event) => say(event, table)}>
    <label class="field"><span class="vh">${word("talk-say")}</span><input type="text" name="text" maxlength="500" autocomplete="off" placeholder=${word("talk-say")}></label>
    <button class="btn small">${word("talk-send")}</button>
  </form>`;

async function say(event, table) {
  event.preventDefault();
  const field = event.target.elements.text;
  const text = field.value.trim();
  if (!text) return;
  if (table.seat === null && !(await me()).name && !(await askProfile())) return; // a spectator has a name, too
  try {
    await post(`/api/tables/${table.id}/chat`, { text });
    field.value = "";
  } catch (refusal) {
    complain(refusal);
  }
}

/** Private notes: read once, written a moment after the last key. */
export class Notes {
  constructor(id, draw) {
    this.path = `/api/tables/${id}/note`;
    this.draw = draw;
    this.text = null;
    this.saved = true;
    this.timer = 0;
  }

  async read() {
    if (this.text !== null) return;
    this.text = "";
    const { text } = await get(this.path);
    if (this.saved) this.text = text; // else somebody has begun to write
    this.draw();
  }

  write(text) {
    this.text = text;
    this.saved = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.save(), 800);
    this.draw();
  }

  /** Before the page goes. */
  flush() {
    clearTimeout(this.timer);
    if (!this.saved) this.save();
  }

  async save() {
    try {
      await put(this.path, { text: this.text });
      this.saved = true;
    } catch (refusal) {
      complain(refusal);
    }
    this.draw();
  }

  view() {
    return html`<label class="field notes"><span>${word("notes-title")}</span>
      <textarea maxlength="10000" .value=${this.text ?? ""} @input=${(event) => this.write(event.target.value)} @blur=${() => this.flush()}></textarea></label>
      <p class="note">${word(this.saved ? "notes-kept" : "notes-keeping")}</p>`;
  }
}
