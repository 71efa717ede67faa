// Name and colour: how one is called at tables. Used for the browser's person and for a seat one takes.

import { html } from "../vendor/lit-html/lit-html.js";
import { live } from "../vendor/lit-html/directives/live.js";
import { open } from "./dialog.js";
import { me, rename } from "./api.js";
import { token } from "./token.js";
import { word } from "./words.js";

export const COLOURS = ["plum", "amber", "green", "ink", "pink", "sky"];

/**
 * Fields for a name and a colour. `taken` colours cannot be chosen.
 * @param {{ name: string, colour: string }} person changed in place @param {() => void} redraw @param {string[]} [taken]
 */
export const fields = (person, redraw, taken = []) => html`<label class="field"><span>${word("profile-name")}</span>
    <input type="text" maxlength="40" autocomplete="nickname" required autofocus .value=${live(person.name)} @input=${(event) => {
      person.name = event.target.value;
      redraw();
    }}></label>
  <fieldset class="colours"><legend>${word("profile-colour")}</legend>
    ${COLOURS.filter((colour) => !taken.includes(colour)).map((colour) => html`<label>
      <input type="radio" name="colour" value=${colour} .checked=${live(person.colour === colour)} @change=${() => {
        person.colour = colour;
        redraw();
      }}>${token({ name: person.name, letter: letter(person.name), colour })} ${word("colour", { colour })}</label>`)}
  </fieldset>`;

export const letter = (name) => ([...name.toLocaleUpperCase()].find((one) => /[\p{L}\p{N}]/u.test(one)) ?? "·");

/** Ask for them in a dialog. @returns {Promise<{ name: string, colour: string } | null>} */
export async function askProfile() {
  const person = { ...(await me()) };
  return new Promise((answer) => {
    let chosen = null;
    open({
      title: word("profile-title"),
      name: "profile",
      closed: () => answer(chosen),
      body: (self) => html`<form class="stack" @submit=${async (event) => {
        event.preventDefault();
        if (!person.name.trim()) return;
        chosen = await rename(person.name.trim(), person.colour);
        self.close();
      }}>${fields(person, self.redraw)}
        <div class="row"><button class="btn pri">${word("profile-keep")}</button></div></form>`,
    });
  });
}
