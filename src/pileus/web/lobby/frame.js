// The band above every screen that is no table.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { icon } from "../lib/icons.js";
import { languageChoice, themeChoice } from "../lib/preferences.js";
import { askProfile, letter } from "../lib/profile.js";
import { token } from "../lib/token.js";
import { word } from "../lib/words.js";

const PLACES = [["/", "nav-play"], ["/learn", "nav-learn"], ["/rules", "nav-rules"], ["/about", "nav-about"]];

/** @param {{ path: string, person: { name: string, colour: string }, redraw: () => void, renamed?: (person: any) => void }} given @param {any} content */
export const frame = ({ path, person, redraw, renamed }, content) => html`
  <a class="skip" href="#main">${word("page-skip")}</a>
  <div class="lob">
    <header class="hdr">
      <a class="brand" href="/">${icon("cap")}${word("page-title")}</a>
      <nav aria-label=${word("nav")}>${PLACES.map(([to, id]) => html`<a href=${to} aria-current=${to === path ? "page" : nothing}>${word(id)}</a>`)}</nav>
      <span class="grow"></span>
      ${languageChoice()} ${themeChoice(redraw)}
      <button class="btn person" @click=${async () => {
        const chosen = await askProfile();
        if (chosen) renamed?.(chosen);
        redraw();
      }}>${token({ ...person, letter: letter(person.name || word("text-your-name")) })}<span><span class="vh">${word("profile-title")}: </span>${person.name || word("text-your-name")}</span></button>
    </header>
    ${content}
    <footer class="credit note">${word("credit-maps")} ${word("credit-unofficial")} <a class="link" href="/about">${word("nav-about")}</a> · <a class="link" href="/history">${word("nav-history")}</a></footer>
  </div>`;
