// Icons of img/symbols.svg, drawn in the colour of the text. They say nothing a word beside them does not say.

import { html, svg } from "../vendor/lit-html/lit-html.js";

const SHEET = "/web/img/symbols.svg";

/** An icon in a line of text. @param {string} name @param {string} [size] "s", "l" or "" */
export const icon = (name, size = "") => html`<svg class="i ${size}" viewBox="0 0 24 24" aria-hidden="true">${use(name)}</svg>`;

/** The same inside a drawing. @param {string} name */
export const use = (name) => svg`<use href="${SHEET}#i-${name}"></use>`;
