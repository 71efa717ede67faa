// On a phone what can be chosen may lie on another tab, or too close together for a finger: a sheet lists all of it in words.

import { html } from "../vendor/lit-html/lit-html.js";
import { open } from "../lib/dialog.js";
import { word } from "../lib/words.js";

/** @param {import("./screen.js").TableScreen} screen */
export function openPossibilities(screen) {
  open({
    title: word("words-choices"),
    name: "possibilities",
    body: (self) => html`<p>${screen.ctx.say(screen.ctx.state.prompt)}</p>
      <div class="words" @click=${(event) => event.target.closest("[data-thing]") && self.close()}>${screen.wordsBoard.choices(screen.ctx)}</div>`,
  });
}
