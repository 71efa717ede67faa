// The left column: supplies, how near the sudden ends are, how the election would go, who has sent what to battle.

import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { icon } from "../lib/icons.js";
import { token } from "../lib/token.js";
import { oneBlock, printed } from "./card.js";
import { FACTIONS, block } from "./stacks.js";
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
export function after(ctx, table) {
  const { ghost } = ctx;
  return !ctx.playing && ghost && ghost.phase === table.phase && ghost.turn === table.turn ? ghost : null;
}

/** A chip that opens the rules. @param {string} rule */
export const chip = (rule) => html`<button type="button" class="chip" data-rule=${rule}>${rule}</button>`;

export const warning = (text, rule) => html`<div class="warning" role="status">${icon("warn")}<span>${text} ${chip(rule)}</span></div>`;

/** @param {any} ctx @param {any} table */
export function supplies(ctx, table) {
  const then = after(ctx, table);
  return html`<section class="box supplies" aria-label=${ctx.word("liberte-word-supply")}><h2 class="label">${ctx.word("liberte-word-supply")}</h2>
    ${FACTIONS.map((faction) => {
      const [now, all, next] = [table.supply[faction], ctx.components.blocks[faction], then ? then.supply[faction] : table.supply[faction]];
      return html`<div class="supply" data-low=${now <= LOW_SUPPLY}>${oneBlock(ctx, faction)}
        <svg class="supply-bar" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true"><rect class="bar-back" x=".5" y=".5" width="99" height="11"></rect><rect class="f-${faction} bar-full" x=".5" y=".5" width=${(99 * Math.min(now, next)) / all} height="11"></rect>
          ${next === now ? nothing : svg`<rect class="bar-next f-${faction}" x=${(99 * Math.min(now, next)) / all} y=".5" width=${(99 * Math.abs(next - now)) / all} height="11"></rect>`}</svg>
        <span class="num">${ctx.word("liberte-page-of", { faction, count: next, all })}</span></div>`;
    })}
    ${table.waiting.blue ? html`<p class="note">${ctx.word("liberte-text-waiting", { count: table.waiting.blue })}</p>` : nothing}
    ${warnings(ctx, table)}</section>`;
}

/** @param {any} ctx @param {any} table the warnings that belong to the supply */
export function warnings(ctx, table) {
  if (table.over || table.phase !== "action") return nothing;
  if (table.ending) return warning(ctx.word("liberte-page-last-round"), "L6.9");
  return FACTIONS.filter((faction) => table.supply[faction] <= LOW_SUPPLY).map((faction) =>
    warning(ctx.word("liberte-page-low-supply", { faction, count: table.supply[faction] }), "L6.9"),
  );
}

/** How near the landslide and the counter-revolution are. @param {any} table */
export function counts(table) {
  const { counters, projection } = table;
  return {
    red: projection ? projection.red_votes : table.track.red,
    landslide: counters.landslide,
    fleurs: counters.fleurs,
    needed: counters.fleurs_needed,
    nearLandslide: (projection ? projection.red_votes : table.track.red) >= NEAR_LANDSLIDE,
    nearFleurs: counters.fleurs >= NEAR_FLEURS,
    hidden: table.options.counter_revolution === "claimed", // L0.4: whoever wants to claim has to notice it
  };
}

export function suddenEnds(ctx, table) {
  const now = counts(table);
  const then = after(ctx, table);
  const next = then ? counts(then) : now;
  const controlled = table.counters.white_controls;
  const made = now.hidden ? "" : ctx.word("liberte-page-fleurs-are", { count: controlled.length, numbers: controlled.join(", "), lost: table.lost_battles.length, turn: table.turn });
  return html`<section class="box" aria-label=${ctx.word("liberte-page-sudden-ends")}><h2 class="label">${ctx.word("liberte-page-sudden-ends")}</h2>
    ${gauge(ctx.word("liberte-page-red-votes", { needed: now.landslide }), now.red, next.red, now.landslide, "red")}
    ${now.nearLandslide ? warning(ctx.word("liberte-page-near-landslide", { votes: now.red, needed: now.landslide }), "L12.2") : nothing}
    ${now.hidden
      ? html`<p class="note">${ctx.word("liberte-page-claimed")} ${chip("L12.5")}</p>`
      : html`${gauge(ctx.word("liberte-page-fleurs", { needed: now.needed }), now.fleurs, next.fleurs, now.needed, "white")}
          ${now.nearFleurs ? warning(html`<b>${ctx.word("liberte-page-near-counter-revolution", { fleurs: now.fleurs, needed: now.needed })}</b> ${made}`, "L12.3") : html`<p class="note">${made} ${chip("L12.3")}</p>`}`}</section>`;
}

/** Cells up to the goal; those a picked choice would add are dashed. */
function gauge(label, now, next, goal, faction) {
  const width = 180 / goal;
  const shape = (k) => (faction === "white" ? block("white", 1 + (k + 0.5) * width, 1, width - 2, 12) : block("blue", 1 + (k + 0.5) * width, 1, width - 1.6, 12));
  return html`<div class="gauge"><span class="gauge-l">${label}</span><b class="num">${next} / ${goal}</b>
    <svg viewBox="0 0 184 16" aria-hidden="true">${Array.from({ length: goal }, (_, k) => svg`<path class=${k < Math.min(now, next) ? `cell-1 f-${faction}` : k < Math.max(now, next) ? `cell-1 next f-${faction}` : "cell-1"} d=${shape(k)}></path>`)}<path class="goal" d="M182.5 0V15"></path></svg></div>`;
}

/** How the election would go, with the picked choice. @param {any} ctx @param {any} table */
export function forecast(ctx, table) {
  const projection = after(ctx, table)?.projection ?? table.projection;
  if (!projection) return nothing;
  const seats = table.order;
  const sum = (seat, faction) => projection.provinces.filter((one) => one.seat === seat && one.faction === faction).reduce((votes, one) => votes + one.votes, 0);
  const points = (seat) => projection.provinces.filter((one) => one.seat === seat).reduce((vp, one) => vp + one.vp, 0);
  const ties = projection.provinces.filter((one) => one.tied.length).map((one) => one.province);
  return html`<section class="box" aria-label=${ctx.word("liberte-page-forecast")}><h2 class="label">${ctx.word("liberte-page-forecast")}</h2>
    <table class="tally num"><thead><tr><th scope="col">${after(ctx, table) ? ctx.word("liberte-page-with-choice") : html`<span class="vh">${ctx.word("liberte-page-player")}</span>`}</th>
      ${FACTIONS.map((faction) => html`<th scope="col"><span class="vh">${ctx.word("liberte-page-votes-of", { faction })}</span>${oneBlock(ctx, faction)}</th>`)}${table.turn < 3 ? nothing : html`<th scope="col">${ctx.word("liberte-word-vp")}</th>`}</tr></thead>
      <tbody>${seats.map((seat) => html`<tr data-mine=${seat === table.viewer}><th scope="row">${token(ctx.seatOf(seat))} <span class="cut">${ctx.seatOf(seat).name}</span></th>${FACTIONS.map((faction) => html`<td>${sum(seat, faction) || "·"}</td>`)}${table.turn < 3 ? nothing : html`<td>${points(seat) ? `+${points(seat)}` : "·"}</td>`}</tr>`)}
        <tr class="total"><th scope="row">${ctx.word("liberte-word-votes")}</th>${FACTIONS.map((faction) => html`<td>${projection.totals[faction]}</td>`)}${table.turn < 3 ? nothing : html`<td></td>`}</tr></tbody></table>
    <p class="note">${governs(ctx, projection)} ${ties.length ? ctx.word("liberte-page-ties", { numbers: ties.join(", ") }) : nothing}</p></section>`;
}

/** Who would govern, and who would oppose. */
function governs(ctx, projection) {
  const { government, opposition, tied_for_government: level, tied_for_opposition: levelBelow } = projection;
  const first = level.length ? ctx.word("liberte-text-forecast-level", { factions: level, sought: "government" }) : ctx.word("liberte-text-government", { faction: government });
  const second = levelBelow.length ? ctx.word("liberte-text-forecast-level", { factions: levelBelow, sought: "opposition" }) : opposition ? ctx.word("liberte-text-opposition", { faction: opposition }) : nothing;
  return html`${first} ${second}`;
}

/** The Battle Box of this turn, and the battles that were lost. @param {any} ctx @param {any} table */
export function battle(ctx, table) {
  const fought = ctx.components.battles[table.turn];
  const seats = table.order.filter((seat) => table.battle[seat] > 0).sort((a, b) => table.battle[b] - table.battle[a]);
  const lost = table.lost_battles.map((one) => one.turn);
  const general = (seat) => table.displays[seat].some((card) => printed(ctx, card).general);
  if (!fought && !lost.length) return nothing;
  return html`<section class="box battle" aria-label=${ctx.word("liberte-word-battle-box")}>
    ${fought ? html`<h2 class="label">${ctx.word("liberte-page-battle", { battle: table.turn, vp: fought.vp })} ${chip("L7.1")}</h2>
      <ul>${seats.map((seat) => html`<li>${token(ctx.seatOf(seat))} <span>${ctx.word("liberte-page-battle-tokens", { player: seat, count: table.battle[seat], general: general(seat) })}</span></li>`)}</ul>
      ${seats.length ? nothing : html`<p class="note">${ctx.word("liberte-page-battle-empty")} ${chip("L6.2b")}</p>`}` : nothing}
    ${lost.length ? html`<p class="note">${ctx.word("liberte-page-lost-battles", { battles: lost, count: lost.length })} ${chip("L7.4")}</p>` : nothing}</section>`;
}
