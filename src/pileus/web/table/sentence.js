// Sentences with the names in them shown as what they are: players bold, things as what the board can light up.

import { html } from "../vendor/lit-html/lit-html.js";

/** @param {any} ctx @param {any} message */
export const sentence = (ctx, message) => ctx.parts(message).map((part) => (typeof part === "string" ? part : html`<b>${part.text}</b>`));

/** The same for the log: what the board can light up is underlined. @param {any} ctx @param {any} message */
export const story = (ctx, message) => ctx.parts(message).map((part) => (typeof part === "string" ? part : part.thing.startsWith("seat:") ? html`<b>${part.text}</b>` : html`<span class="cn">${part.text}</span>`));

/** The things a message names. @param {any} ctx @param {any} message @returns {string[]} */
export const things = (ctx, message) => ctx.parts(message).flatMap((part) => (typeof part === "string" || part.thing.startsWith("seat:") ? [] : [part.thing]));

/** A chip that opens the rules. @param {string} rule */
export const chip = (rule) => (rule ? html`<button class="chip" data-rule=${rule}>${rule}</button>` : "");
