// P10.4 The second stage is announced until the reader has seen it: from now on it is each against all.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { icon } from "../lib/icons.js";
import { recall, remember } from "../lib/settings.js";

/** @param {any} ctx @param {any} table */
export function stageNote(ctx, table) {
  const name = `stage:${ctx.state.id}`;
  if (table.stage !== 2 || table.over || recall(name)) return nothing;
  const title = ctx.word("emancipation-page-stage-title");
  return html`<section class="stage-note" aria-label=${title}>
    ${icon("globe", "l")}
    <div><h2>${title}</h2>
      <p>${ctx.word("emancipation-page-stage-what", { west: table.decks.west.cards, east: table.decks.east.cards })}</p></div>
    <div class="row"><button class="chip" data-rule="P10.4">P10.4</button><button class="chip" data-rule="P10.5">P10.5</button>
      <button class="btn pri" data-do="stage-seen" @click=${() => {
        remember(name, true);
        ctx.redraw();
      }}>${ctx.word("emancipation-page-stage-seen")}</button></div>
  </section>`;
}
