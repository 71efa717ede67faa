// Tables of numbers: who has how much of what. In a final count they have a heading, and scroll by themselves where too wide.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { icon } from "../lib/icons.js";
import { word } from "../lib/words.js";

/**
 * @template Row
 * @typedef {{ head: unknown, cell: (row: Row) => unknown, sum?: unknown }} Column
 */

/**
 * @template Row
 * @param {{ rows: Row[], name: (row: Row) => unknown, columns: Column<Row>[], corner: unknown, total?: string, mine?: (row: Row) => boolean, won?: (row: Row) => boolean }} how
 *   `name`: the heading of a row · `corner`: above those · `total`: the heading of the last row, made of the columns' sums
 */
export const tally = ({ rows, name, columns, corner, total, mine = () => false, won = () => false }) => html`<table class="tally num">
  <thead>
    <tr><th scope="col">${corner}</th>${columns.map(({ head }) => html`<th scope="col">${head}</th>`)}</tr>
  </thead>
  <tbody>
    ${rows.map((row) => html`<tr data-mine=${mine(row)} data-winner=${won(row)}>
      <th scope="row">${name(row)}</th>
      ${columns.map(({ cell }) => html`<td>${cell(row)}</td>`)}
    </tr>`)}
    ${total ? html`<tr class="total"><th scope="row">${total}</th>${columns.map(({ sum }) => html`<td>${sum ?? nothing}</td>`)}</tr>` : nothing}
  </tbody>
</table>`;

/** A heading and a table of the final count. @param {string} title @param {unknown} table @param {unknown} [note] */
export const count = (title, table, note = nothing) => html`<section class="count" aria-label=${title}>
  <h2 class="label">${title}</h2>
  <div class="scroll" tabindex="0" role="group" aria-label=${title}>${table}</div>
  ${note}
</section>`;

/** Beside a winner. */
export const trophy = () => html`<span title=${word("result-winner")}>${icon("trophy", "s")}<span class="vh">${word("result-winner")}</span></span>`;
