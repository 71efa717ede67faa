// About the history behind Pax Emancipation: who ended slavery, what the game leaves out, what is reconstructed.

import { html } from "../vendor/lit-html/lit-html.js";
import { word } from "../lib/words.js";

const RESISTED = ["maroons", "tacky", "petitions", "haiti", "demerara", "turner", "baptist", "male", "amistad", "railroad", "flight"];
const LEFT_OUT = ["side", "word", "scale", "after", "now"];
const KINDS = ["ideas", "barriers", "seas", "ports", "spheres"];
const FIDELITIES = { sourced: "SOURCED", partial: "SOURCED-PART", invented: "INVENTED" };

/** @param {any} components of the game, whose rows say where they come from */
export const history = (components) => html`<article class="history">
  <h1>${word("history-title")}</h1>
  <p class="lead">${word("history-lead")}</p>
  <section><h2>${word("history-who-title")}</h2><p>${word("history-who")}</p>
    <ol class="resisted">${RESISTED.map((name) => html`<li><h3>${word(`history-${name}-title`)}</h3><p>${word(`history-${name}`)}</p></li>`)}</ol></section>
  <section><h2>${word("history-out-title")}</h2>${LEFT_OUT.map((name) => html`<p>${word(`history-out-${name}`)}</p>`)}</section>
  <section><h2>${word("history-data-title")}</h2><p>${word("history-data")}</p>${sources(components)}<p>${word("history-own")}</p></section>
  <section><h2>${word("history-words-title")}</h2><p>${word("history-words")}</p><p>${word("history-read")}</p></section>
</article>`;

/** How many of each kind are as printed, how many in part, how many reconstructed. */
const sources = (components) => html`<table class="sources num">
  <thead><tr><th scope="col">${word("history-thing")}</th>${Object.keys(FIDELITIES).map((name) => html`<th scope="col">${word(`history-${name}`)}</th>`)}</tr></thead>
  <tbody>${KINDS.map((kind) => html`<tr><th scope="row">${word("history-kind", { kind })}</th>${Object.values(FIDELITIES).map((fidelity) => html`<td>${Object.values(components[kind]).filter((row) => row.fidelity === fidelity).length}</td>`)}</tr>`)}</tbody>
</table>`;
