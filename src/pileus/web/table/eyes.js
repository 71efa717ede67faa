// On a phone: the few numbers one has to keep an eye on, above the board.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { icon } from "../lib/icons.js";

/** @param {string} name @param {unknown[]} all made by `eye` */
export const eyes = (name, all) => html`<div class="eyes" role="group" aria-label=${name}>${all}</div>`;

/** @param {unknown} label @param {unknown} value @param {boolean} [near] to what one has to fear */
export const eye = (label, value, near = false) => html`<div class="eye" data-near=${near}>
  <span>${near ? icon("warn", "s") : nothing}${label}</span><b class="num">${value}</b>
</div>`;
