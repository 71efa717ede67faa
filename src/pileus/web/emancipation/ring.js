// The board: ten spheres in a ring, with the borders between them.

import { html } from "../vendor/lit-html/lit-html.js";
import { places } from "./places.js";
import { ground, sea } from "./seas.js";
import { sphere } from "./sphere.js";

const ON_MAP = ["port", "sphere", "sea", "barrier", "admin", "meeple", "dissident"];
const STRUCK = ["admin", "meeple", "dissident"];

/** @param {any} ctx @param {any} table */
export function ring(ctx, table) {
  const all = places(ctx);
  const offered = ctx.playing ? [] : ctx.state.choices.filter((choice) => ctx.choice(choice.name) && ON_MAP.includes(choice.kind));
  const look = {
    now: table,
    then: after(ctx, table),
    marks: marks(ctx),
    striking: offered.some((choice) => STRUCK.includes(choice.kind)),
    veiled: offered.length > 0,
    standing: all.standing,
    dice: ctx.tool("dice"),
  };
  return html`<div class="ring" data-standing=${all.standing}>
    <svg class="world" viewBox="0 0 ${all.width} ${all.height}" preserveAspectRatio="xMidYMin" role="group" aria-label=${ctx.word("emancipation-page-map")}>
      ${ground(ctx, all)}
      ${all.seas.map((one) => sea(ctx, look, one))}
      ${all.spheres.map((one) => sphere(ctx, look, one))}
    </svg>
  </div>`;
}

/** The table after the choice that is pointed at, while the same turn goes on. */
function after(ctx, table) {
  const { ghost } = ctx;
  return !ctx.playing && ghost && ghost.turn === table.turn && !ghost.over ? ghost : table;
}

const KINDS = { port: "port", elephant: "port", where: "port", other: "port", sphere: "sphere", beyond: "sphere", sea: "sea", barrier: "barrier" };

/** What the log line pointed at, or the event that is being told, speaks of. */
function marks(ctx) {
  const told = Object.entries(ctx.playing?.event?.args ?? {}).map(([kind, value]) => `${kind}:${value}`);
  return new Set([...(ctx.lit ?? []), ...told].flatMap((name) => {
    const [kind, value] = name.split(":");
    return KINDS[kind] ? [`${KINDS[kind]}:${value}`] : [];
  }));
}
