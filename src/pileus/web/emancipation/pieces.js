// Pieces, each around its origin. A letter says what the colour says; a barrier's number stands beside it.

import { html, svg } from "../vendor/lit-html/lit-html.js";
import { use } from "../lib/icons.js";

export const FACTIONS = ["red", "green", "white"]; // P3.1: in the order of their turns

/** R, G, W, P or Y, in the reader's language. @param {any} ctx @param {string} colour */
export const letter = (ctx, colour) => ctx.word("emancipation-page-letter", { colour });

/** An agent: a disc. @param {any} ctx @param {string} faction @param {number} [r] */
export const agent = (ctx, faction, r = 10) => svg`<circle class="piece c-${faction}" r=${r}></circle>
  <text class="piece-t on-c-${faction}" y="3.3">${letter(ctx, faction)}</text>`;

const BUST = "M-8.5 10c0-8.5 3-11.5 8.5-11.5S8.5 1.5 8.5 10Z";

/** A meeple: a bust. @param {any} ctx @param {string} faction */
export const meeple = (ctx, faction) => svg`<path class="piece c-${faction}" d=${BUST}></path>
  <circle class="piece c-${faction}" cy="-5.5" r="4.6"></circle>
  <text class="piece-t on-c-${faction}" y="8">${letter(ctx, faction)}</text>`;

const SHIELD = "M-12-11h24v12q0 7-12 10Q-12 8-12 1Z";

/** A barrier: a shield, thick where the edge is black (P7.3). @param {any} ctx @param {{ colour: string, number: number, black_edge: number }} printed */
export const shield = (ctx, { colour, number, black_edge: black }) => svg`<path class="shield c-${colour}" data-black=${Boolean(black)} d=${SHIELD}></path>
  <text class="shield-t on-c-${colour}" y="2">${letter(ctx, colour)}${number}</text>`;

/** A slaver: a hull with its number. @param {number} number */
export const slaver = (number) => svg`<g class="slaver"><svg x="-14" y="-16" width="28" height="28" viewBox="0 0 24 24">${use("hull")}</svg><text class="slaver-t" y="4">${number}</text></g>`;

/** A ship. */
export const ship = svg`<svg class="ship" x="-14" y="-14" width="28" height="28" viewBox="0 0 24 24">${use("ship")}</svg>`;

/** An anarchy disk. @param {number} [size] */
export const disk = (size = 24) => svg`<svg class="disk" x=${-size / 2} y=${-size / 2} width=${size} height=${size} viewBox="0 0 24 24">${use("anarchy")}</svg>`;

/** The face of a die, a square of 24 from its upper left corner. @param {number} number */
export const face = (number) => svg`<use href="/web/img/symbols.svg#die-${number}"></use>`;

/** The signs of operations (P5). */
export const SIGNS = { maritime: "anchor", manumission: "chain", westernize: "book", suffrage: "ballot" };

// In a line of text, where words beside them say what they are

/** @param {unknown} drawing @param {"agent" | "meeple" | "shield" | "slaver" | "ship" | "disk"} kind */
export const small = (drawing, kind) => html`<svg class="small" data-kind=${kind} viewBox="-14 -14 28 28" aria-hidden="true">${drawing}</svg>`;

/** @param {number} number */
export const die = (number) => html`<svg class="die" viewBox="0 0 24 24" aria-hidden="true">${face(number)}</svg>`;
