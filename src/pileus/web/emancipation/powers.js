// P8 What a faction alone can do, where it stands with it, and lit up while it is used.

import { html } from "../vendor/lit-html/lit-html.js";
import { icon } from "../lib/icons.js";

/** The questions in which a power is used. */
const USED = {
  fleet: ["emancipation-station", "emancipation-gunboat", "emancipation-how-maritime"],
  extra: ["emancipation-extra-maritime"],
  crew: ["emancipation-man-new-ship"],
  free: ["emancipation-post-at"],
  boxes: ["emancipation-agent-from"],
};

/** @type {Record<string, [string, string, string][]>} the power, its icon and its paragraph */
const POWERS = {
  red: [["fleet", "ship", "P8.1"], ["extra", "anchor", "P8.2"], ["crew", "person", "P8.2"]],
  green: [["boxes", "stack", "P8.4"]],
  white: [["free", "token", "P8.3"]],
};

/** @param {any} ctx @param {any} table @param {string} faction */
export const powers = (ctx, table, faction) => html`<ul class="powers" aria-label=${ctx.word("emancipation-page-powers", { faction })}>
  ${POWERS[faction].map(([power, sign, rule]) => html`<li><button class="power-of" data-now=${inUse(ctx, table, faction, power)} data-rule=${rule} title=${rule}>${icon(sign, "s")}<span>${ctx.word(`emancipation-page-power-${power}`, state(table, faction))}</span></button></li>`)}
</ul>`;

const inUse = (ctx, table, faction, power) => !ctx.playing && !table.over && table.faction === faction && USED[power].includes(ctx.state.prompt.id);

function state(table, faction) {
  const ships = Object.values(table.seas).filter((sea) => sea.ship);
  const { capital, wealth, debt } = table.factions[faction].boxes;
  return { ships: ships.length, manned: ships.filter((sea) => sea.agent).length, agents: capital + wealth + debt };
}
