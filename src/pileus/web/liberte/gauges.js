// The left column: supplies, how near the sudden ends are, how the election would go, who has sent what to battle.

import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { icon } from "../lib/icons.js";
import { token } from "../lib/token.js";
import { oneBlock, printed } from "./card.js";
import { FACTIONS, block } from "./stacks.js";
import { tally, voteColumns } from "./tally.js";
import { shown } from "./telling.js";

const LOW_SUPPLY = 3;
const NEAR_FLEURS = 5;
const NEAR_LANDSLIDE = 14;

/** @param {any} ctx */
export function left(ctx) {
  const table = shown(ctx);
  return html`${supplies(ctx, table)}${suddenEnds(ctx, table)}${forecast(ctx, table)}${battle(ctx, table)}`;
}

/** What a picked choice leads to, as long as it stays within the phase. */
function after(ctx, table) {
  const { ghost } = ctx;
  return !ctx.playing && ghost && ghost.phase === table.phase && ghost.turn === table.turn ? ghost : null;
}

/** A chip that opens the rules. @param {string} rule */
export const chip = (rule) => html`<button type="button" class="chip" data-rule=${rule}>${rule}</button>`;

const warning = (text, rule) => html`<div class="warning" role="status">${icon("warn")}<span>${text} ${chip(rule)}</span></div>`;

/** A part of the column. @param {string} name @param {string} title @param {unknown} body @param {unknown} [more] */
const box = (name, title, body, more = nothing) => html`<section class="box ${name}" aria-label=${title}>
  <h2 class="label">${title} ${more}</h2>
  ${body}
</section>`;

// Supplies

/** @param {any} ctx @param {any} table */
export function supplies(ctx, table) {
  const then = after(ctx, table) ?? table;
  const lines = FACTIONS.map((faction) => supply(ctx, faction, table.supply[faction], then.supply[faction]));
  const waits = table.waiting.blue;
  const waiting = waits ? html`<p class="note">${ctx.word("liberte-text-waiting", { count: waits })}</p>` : nothing;
  return box("supplies", ctx.word("liberte-word-supply"), html`${lines}${waiting}${supplyWarnings(ctx, table)}`);
}

function supply(ctx, faction, now, next) {
  const all = ctx.components.blocks[faction];
  const wide = (blocks) => (99 * blocks) / all;
  const change = svg`<rect class="bar-next f-${faction}" x=${wide(Math.min(now, next))} y=".5" width=${wide(Math.abs(next - now))} height="11"></rect>`;
  return html`<div class="supply" data-low=${isLow(now)}>
    ${oneBlock(ctx, faction)}
    <svg class="supply-bar" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <rect class="bar-back" x=".5" y=".5" width="99" height="11"></rect>
      <rect class="bar-full f-${faction}" x=".5" y=".5" width=${wide(Math.min(now, next))} height="11"></rect>
      ${next === now ? nothing : change}
    </svg>
    <span class="num">${ctx.word("liberte-page-of", { faction, count: next, all })}</span>
  </div>`;
}

/** @param {number} blocks left of a colour */
export const isLow = (blocks) => blocks <= LOW_SUPPLY;

function supplyWarnings(ctx, table) {
  if (table.over || table.phase !== "action") return nothing;
  if (table.ending) return warning(ctx.word("liberte-page-last-round"), "L6.9");
  const low = FACTIONS.filter((faction) => isLow(table.supply[faction]));
  return low.map((faction) => warning(ctx.word("liberte-page-low-supply", { faction, count: table.supply[faction] }), "L6.9"));
}

// Sudden ends

/** How near the landslide and the counter-revolution are. @param {any} table */
export function counts(table) {
  const { counters, projection } = table;
  const red = projection ? projection.red_votes : table.track.red;
  return {
    red,
    landslide: counters.landslide,
    nearLandslide: red >= NEAR_LANDSLIDE,
    fleurs: counters.fleurs,
    needed: counters.fleurs_needed,
    nearFleurs: counters.fleurs >= NEAR_FLEURS,
    hidden: table.options.counter_revolution === "claimed", // L0.4: whoever wants to claim has to notice it
  };
}

/** @param {any} ctx @param {any} table */
export function suddenEnds(ctx, table) {
  const now = counts(table);
  const next = counts(after(ctx, table) ?? table);
  const { red, landslide } = now;
  const near = now.nearLandslide ? warning(ctx.word("liberte-page-near-landslide", { votes: red, needed: landslide }), "L12.2") : nothing;
  const votes = gauge(ctx.word("liberte-page-red-votes", { needed: landslide }), red, next.red, landslide, "red");
  return box("", ctx.word("liberte-page-sudden-ends"), html`${votes}${near}${fleurs(ctx, table, now, next)}`);
}

function fleurs(ctx, table, now, next) {
  if (now.hidden) return html`<p class="note">${ctx.word("liberte-page-claimed")} ${chip("L12.5")}</p>`;
  const { white_controls: held } = table.counters;
  const parts = { count: held.length, numbers: held.join(", "), lost: table.lost_battles.length, turn: table.turn };
  const made = ctx.word("liberte-page-fleurs-are", parts);
  const near = ctx.word("liberte-page-near-counter-revolution", { fleurs: now.fleurs, needed: now.needed });
  return html`${gauge(ctx.word("liberte-page-fleurs", { needed: now.needed }), now.fleurs, next.fleurs, now.needed, "white")}
    ${now.nearFleurs ? warning(html`<b>${near}</b> ${made}`, "L12.3") : html`<p class="note">${made} ${chip("L12.3")}</p>`}`;
}

/** Cells up to the goal; those a picked choice would add or take are dashed. */
function gauge(label, now, next, goal, faction) {
  const width = 180 / goal;
  const [shape, gap] = faction === "white" ? ["white", 2] : ["blue", 1.6]; // red cells are too narrow for hexagons
  const cell = (_, k) => {
    const filled = k < Math.min(now, next) ? `f-${faction}` : k < Math.max(now, next) ? `next f-${faction}` : "";
    return svg`<path class="cell-1 ${filled}" d=${block(shape, 1 + (k + 0.5) * width, 1, width - gap, 12)}></path>`;
  };
  return html`<div class="gauge">
    <span class="gauge-l">${label}</span><b class="num">${next} / ${goal}</b>
    <svg viewBox="0 0 184 16" aria-hidden="true">${Array.from({ length: goal }, cell)}<path class="goal" d="M182.5 0V15"></path></svg>
  </div>`;
}

// The forecast

/** How the election would go, with the picked choice. @param {any} ctx @param {any} table */
export function forecast(ctx, table) {
  const then = after(ctx, table);
  const projection = then?.projection ?? table.projection;
  if (!projection) return nothing;
  const won = (seat) => projection.provinces.filter((one) => one.seat === seat);
  const votes = (seat, faction) => won(seat).reduce((sum, one) => sum + (one.faction === faction ? one.votes : 0), 0);
  const points = (seat) => won(seat).reduce((sum, one) => sum + one.vp, 0);
  /** @type {import("../table/count.js").Column<number>[]} */
  const columns = voteColumns(ctx, votes, (faction) => projection.totals[faction]);
  if (table.turn >= 3) columns.push({ head: ctx.word("liberte-word-vp"), cell: (seat) => (points(seat) ? `+${points(seat)}` : "·"), sum: "" });
  const corner = then ? ctx.word("liberte-page-with-choice") : undefined;
  const ties = projection.provinces.filter((one) => one.tied.length).map((one) => one.province);
  return box(
    "",
    ctx.word("liberte-page-forecast"),
    html`${tally(ctx, table, { seats: table.order, columns, corner, total: ctx.word("liberte-word-votes") })}
      <p class="note">${powers(ctx, projection)} ${ties.length ? ctx.word("liberte-page-ties", { numbers: ties.join(", ") }) : nothing}</p>`,
  );
}

/** Who would govern, and who would oppose. */
function powers(ctx, projection) {
  const { government, opposition, tied_for_government: level, tied_for_opposition: below } = projection;
  const tied = (factions, sought) => ctx.word("liberte-text-forecast-level", { factions, sought });
  const first = level.length ? tied(level, "government") : ctx.word("liberte-text-government", { faction: government });
  if (below.length) return html`${first} ${tied(below, "opposition")}`;
  return opposition ? html`${first} ${ctx.word("liberte-text-opposition", { faction: opposition })}` : first;
}

// The battle

/** The Battle Box of this turn, and the battles that were lost. @param {any} ctx @param {any} table */
export function battle(ctx, table) {
  const fought = ctx.components.battles[table.turn];
  const lost = table.lost_battles.map((one) => one.turn);
  if (!fought && !lost.length) return nothing;
  const losses = lost.length
    ? html`<p class="note">${ctx.word("liberte-page-lost-battles", { battles: lost, count: lost.length })} ${chip("L7.4")}</p>`
    : nothing;
  if (!fought) return box("battle", ctx.word("liberte-word-lost-battles"), losses);
  const title = ctx.word("liberte-page-battle", { battle: table.turn, vp: fought.vp });
  return box("battle", title, html`${tokens(ctx, table)}${losses}`, chip("L7.1"));
}

/** Who has tokens in the Battle Box, most first, and whether with a General. */
function tokens(ctx, table) {
  const seats = table.order.filter((seat) => table.battle[seat] > 0).sort((a, b) => table.battle[b] - table.battle[a]);
  if (!seats.length) return html`<p class="note">${ctx.word("liberte-page-battle-empty")}</p>`;
  const line = (seat) => {
    const general = table.displays[seat].some((card) => printed(ctx, card).general);
    const said = ctx.word("liberte-page-battle-tokens", { player: seat, count: table.battle[seat], general });
    return html`<li>${token(ctx.seatOf(seat))} <span>${said}</span></li>`;
  };
  return html`<ul>${seats.map(line)}</ul>`;
}
