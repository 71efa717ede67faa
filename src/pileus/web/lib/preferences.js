// Language and appearance: chosen in the page, remembered by the browser.

import { html } from "../vendor/lit-html/lit-html.js";
import { change, setting } from "./settings.js";
import { askToNotify, canNotify } from "./turn.js";
import { languages, spoken, word } from "./words.js";

/** A language is called by its own name. @param {string} name */
const ownName = (name) => {
  const said = new Intl.DisplayNames([name], { type: "language" }).of(name) ?? name;
  return said.charAt(0).toLocaleUpperCase(name) + said.slice(1);
};

export const languageChoice = () => html`<label class="pref"><span class="vh">${word("settings-language")}</span>
  <select @change=${(event) => change("language", event.target.value)}>
    ${languages().map((name) => html`<option value=${name} ?selected=${name === spoken()} lang=${name}>${ownName(name)}</option>`)}
  </select></label>`;

/** @param {() => void} redraw */
export const themeChoice = (redraw) => html`<label class="pref"><span class="vh">${word("settings-theme")}</span>
  <select @change=${(event) => {
    change("theme", event.target.value);
    redraw();
  }}>${["system", "light", "dark"].map((theme) => html`<option value=${theme} ?selected=${theme === setting("theme")}>${word("theme", { theme })}</option>`)}
  </select></label>`;

/** @param {() => void} redraw */
const tellingChoice = (redraw) => html`<select data-setting="telling" @change=${(event) => {
  change("telling", event.target.value);
  redraw();
}}>${["step", "paced", "instant"].map((telling) => html`<option value=${telling} ?selected=${telling === setting("telling")}>${word("settings-telling-how", { telling })}</option>`)}
</select>`;

/** @param {() => void} redraw */
export const habits = (redraw) => html`
  ${tick("letters", word("settings-letters"), redraw)}
  <label class="pref">${word("settings-telling")} ${tellingChoice(redraw)}</label>
  ${canNotify() ? html`<label class="tick"><input type="checkbox" .checked=${setting("notify")} @change=${async (event) => {
    change("notify", event.target.checked && (await askToNotify()));
    redraw();
  }}> ${word("settings-notify")}</label>` : ""}`;

const tick = (name, label, redraw) => html`<label class="tick">
  <input type="checkbox" .checked=${setting(name)} @change=${(event) => {
    change(name, event.target.checked);
    redraw();
  }}> ${label}</label>`;
