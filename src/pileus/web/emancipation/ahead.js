// What dice may bring, before they are rolled: where the elephant would go, what each face of hate would hit, what overflows.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { chip } from "../table/sentence.js";
import { icon } from "../lib/icons.js";
import { die, shield, small } from "./pieces.js";

/** Where each face would take the elephant, and how many dice hate would roll there (P6.1, P7.1). @param {any} ctx @param {any} table */
export function elephant(ctx, table) {
  const { faces, placed, port } = table.elephant;
  const said = ctx.word("emancipation-text-elephant", { port, sphere: table.ports[port].sphere, placed, dice: table.hate.dice });
  return html`<h2>${icon("elephant")} ${ctx.word("emancipation-page-elephant-at", { port })}</h2>
    <p class="note">${said} ${chip(placed ? "P3.3" : "P6.1")}</p>
    ${placed ? nothing : html`<ul class="faces">${Object.entries(faces).map(([number, goes]) => html`<li>${die(Number(number))}<span class="vh">${ctx.word("emancipation-page-face", { die: Number(number) })}</span>
      <span class="goes"><b>${ctx.noun(`sphere:${goes.sphere}`)}</b> ${ctx.word("emancipation-page-goes", { ports: goes.ports, dice: Math.max(...goes.ports.map((name) => table.ports[name].hate_dice)) })}</span>
      <span class="shields">${table.spheres[goes.sphere].barriers.map((barrier) => small(shield(ctx, ctx.components.barriers[barrier]), "shield"))}</span></li>`)}</ul>`}`;
}

/** What each face would hit at the elephant's port (P7.1), and what would overflow (P3.4). @param {any} ctx @param {any} table */
export function hate(ctx, table) {
  const { port, dice, faces } = table.hate;
  const rolled = table.pending.hate_dice;
  return html`<h2>${ctx.word("emancipation-page-hate-at", { port, dice })} ${chip("P7.1")}</h2>
    <ul class="faces">${Object.entries(faces).map(([number, effects]) => html`<li data-rolled=${rolled.includes(Number(number))}>${die(Number(number))}<span class="vh">${ctx.word("emancipation-page-face", { die: Number(number) })}</span>
      ${effects.length ? html`<span class="effects">${effects.map((effect) => hit(ctx, effect))}</span>` : html`<span class="none">${ctx.word("emancipation-page-no-barrier")}</span>`}</li>`)}</ul>
    ${unrest(ctx, table)}`;
}

function hit(ctx, { barrier, colour, does, anarchy }) {
  const kind = does === "piece" && anarchy ? "piece-anarchy" : does;
  return html`<span class="hit" data-does=${kind} title=${ctx.noun(`barrier:${barrier}`)}>${small(shield(ctx, ctx.components.barriers[barrier]), "shield")}<span><span class="vh">${ctx.noun(`barrier:${barrier}`)}: </span>${ctx.word("emancipation-page-effect", { does: kind, colour })}</span></span>`;
}

/** Full spheres: they roll for pogroms (P7.5), and the next disk goes on to others. */
function unrest(ctx, table) {
  const full = Object.keys(table.spheres).filter((sphere) => table.spheres[sphere].anarchy >= 2);
  if (!full.length) return nothing;
  return html`<p class="note overflows">${icon("warn", "s")} ${ctx.word("emancipation-page-pogroms", { count: full.length })} ${full.map((sphere) => html`${ctx.word("emancipation-page-overflow", { sphere, spheres: table.spheres[sphere].overflow })} `)}${chip("P3.4")}</p>`;
}
