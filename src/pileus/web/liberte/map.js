// The map with everything on it that changes: what can be chosen, stacks, marks of the forecast, what a choice would do.

import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { thing } from "../table/things.js";
import { icon } from "../lib/icons.js";
import { atlas, namesOnMap } from "./atlas.js";
import { WHOLE, gestures, part, partAround, zooming } from "./part.js";
import { stack, topOf } from "./stacks.js";
import { shown } from "./telling.js";

const SLOT = 23.5; // between the stacks of a province

/**
 * @param {any} ctx
 * @param {{ around?: number | null }} [how] `around`: show the part around this province
 */
export function map(ctx, { around } = {}) {
  const { provinces, ground, plates } = atlas(ctx);
  const table = shown(ctx);
  const offered = provinces.filter((one) => ctx.choice(`province:${one.number}`));
  const stacks = byProvince(ctx, table);
  const aimed = [...stacks].filter(([, there]) => there.some((one) => ctx.choice(`stack:${one.province}:${one.seat}`)));
  const numbers = offered.length ? offered.map((one) => one.number) : aimed.map(([number]) => number);
  const box = around === undefined ? part(ctx, numbers) : partAround(ctx, around);
  const hand = ctx.phone && around === undefined ? gestures(ctx, box, numbers) : null;
  const gold = offered.map((one) => one.path).join("");
  const offer = offered.length ? "provinces" : aimed.length ? "stacks" : "";
  return html`<div class="map" data-offer=${offer} data-early=${table.turn < 3} data-bare=${ctx.tool("bare")}>
    <svg class="france" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" role="group" aria-label=${ctx.word("liberte-page-map")}
      @pointerdown=${hand?.down} @pointermove=${hand?.move} @pointerup=${hand?.up} @pointercancel=${hand?.up} @pointerleave=${hand?.up}>
      ${ground}
      ${provinces.map((one) => shape(ctx, one, stacks.get(one.number)))}
      ${gold ? svg`<path class="gold-casing" d=${gold}></path><path class="gold-line" d=${gold}></path>` : nothing}
      ${rings(ctx, provinces, around)}
      ${plates.map((one) => plate(one, stacks.has(one.number) || offered.includes(one)))}
      ${namesOnMap(ctx)}
      ${provinces.map((one) => pieces(ctx, table, one, stacks.get(one.number) ?? [], offered.includes(one)))}
      ${box === WHOLE && !ctx.phone ? key(ctx) : nothing}
    </svg>
    ${box === WHOLE ? nothing : little(ctx, box)}
    ${hand ? buttons(ctx, zooming(ctx, box, numbers)) : nothing}
  </div>`;
}

/** What stands in each province now, with what a picked choice would change. */
function byProvince(ctx, table) {
  const after = !ctx.playing && ctx.ghost && ctx.ghost.phase === table.phase && ctx.ghost.turn === table.turn ? ctx.ghost.stacks : null;
  const found = new Map(table.stacks.map((one) => [`${one.province}:${one.seat}`, { ...one, change: 0 }]));
  if (after) {
    const then = new Map(after.map((one) => [`${one.province}:${one.seat}`, one]));
    for (const [place, one] of found) one.change = (then.get(place)?.blocks ?? 0) - one.blocks;
    for (const [place, one] of then) if (!found.has(place)) found.set(place, { ...one, change: one.blocks, blocks: 0 });
  }
  const places = new Map();
  for (const one of found.values()) {
    if (!places.has(one.province)) places.set(one.province, []);
    places.get(one.province).push(one);
  }
  return places;
}

/** The ground of a province, which stands for it. */
const shape = (ctx, one, stacks) => svg`
  <g class="province" aria-label=${label(ctx, one, stacks)} ${thing(ctx, `province:${one.number}`)}><path d=${one.path}></path></g>`;

/** A province in words: what is printed on it, and who stands there. */
function label(ctx, { number, region, fleur, vp }, stacks = []) {
  const signs = { id: "liberte-text-signs", args: { province: number, number, fleur, vp } };
  const there = stacks.filter((one) => one.blocks).map(({ seat, faction, blocks }) => stackInWords(seat, faction, blocks));
  const said = there.length ? { id: "liberte-text-province", args: { signs, stacks: there } } : { id: "liberte-text-province-empty", args: { signs } };
  return ctx.word("liberte-page-province", { region, signs: said });
}

const stackInWords = (player, faction, blocks) => ({ id: "liberte-text-stack", args: { faction, blocks, player } });

/** Lines around the province that is picked and the one that is being told of; the first follows the keyboard's focus too. */
function rings(ctx, provinces, spot) {
  const of = (name) => provinces.find((one) => `province:${one.number}` === name)?.path;
  const picked = of(ctx.pick);
  const lit = [...(ctx.lit ?? [])].map(of).filter(Boolean).join("");
  const told = of(`province:${ctx.playing?.event?.args.province ?? spot}`);
  return [
    lit ? svg`<path class="pick-casing" d=${lit}></path><path class="told" d=${lit}></path>` : nothing,
    told ? svg`<path class="pick-casing" d=${told}></path><path class="told" d=${told}></path>` : nothing,
    picked && ctx.choice(ctx.pick) ? svg`<path class="pick-casing" d=${picked}></path>` : nothing,
    picked ? svg`<path class="pick" data-can=${Boolean(ctx.choice(ctx.pick))} d=${picked}></path>` : nothing,
  ];
}

/** A small province has a plate beside it, which stands for the province too. @param {any} province @param {boolean} full */
const plate = ({ number, callout: [[x, y, width, height], [x1, y1, x2, y2]] }, full) => svg`<g class="plate" data-thing="province:${number}">
  <path class="leader" d="M${x1} ${y1}L${x2} ${y2}"></path><circle class="lead-dot" cx=${x1} cy=${y1} r="2.4"></circle>
  <rect x=${x} y=${y} width=${width} height=${full ? height : 22} rx="4"></rect></g>`;

/** The stacks of a province, and a sign where a block may be put. */
function pieces(ctx, table, province, stacks, offered) {
  const [x, y] = province.stacks;
  const forecast = ctx.tool("projection") ? table.projection?.provinces.find((one) => one.province === province.number) : undefined;
  const at = (i) => x + (i - (stacks.length - 1) / 2) * SLOT;
  return svg`<g class="pieces">
    ${stacks.map((one, i) => standing(ctx, one, at(i), y, forecast))}
    ${offered ? plus(...placeFor(stacks, at, x, y)) : nothing}
  </g>`;
}

/** A stack in its place; what a choice would add is dashed. */
function standing(ctx, one, x, y, forecast) {
  const { province, seat, faction, change } = one;
  const name = `stack:${province}:${seat}`;
  const blocks = Math.max(one.blocks, one.blocks + change);
  const mark = change ? "" : forecast?.seat === seat ? "leads" : forecast?.tied.includes(seat) ? "tied" : "";
  return svg`<g class="standing" transform="translate(${x} ${y})" data-change=${change > 0 ? "more" : change < 0 ? "less" : ""} ${thing(ctx, name)}>
    <title>${ctx.word("liberte-choice-stack", { player: seat, province, faction, blocks: one.blocks })}</title>
    ${ctx.choice(name) ? aim(topOf(blocks)) : nothing}
    <g aria-hidden="true">${stack(ctx, { seat, faction, blocks }, { mark, change })}</g>
  </g>`;
}

/** The gold around a stack that can be chosen. */
const aim = (top) => ["aim-casing", "aim"].map((line) => svg`<rect class=${line} x="-13" y=${top - 9.5} width="26" height=${12 - top} rx="5"></rect>`);

/** Where a block would land: beside what stands there. */
function placeFor(stacks, at, x, y) {
  const rising = stacks.length && stacks[stacks.length - 1].change > 0 ? 10 : 0;
  return stacks.length ? [at(stacks.length) - 4 + rising, y - 9] : [x, y - 9];
}

const plus = (x, y) => svg`<g class="plus" transform="translate(${x} ${y})"><circle r="8.5"></circle><path d="M-4.2 0h8.4M0-4.2v8.4"></path></g>`;

/** The key to the regions. */
function key(ctx) {
  const { regions } = atlas(ctx);
  return svg`<g class="key" role="img" aria-label=${ctx.word("liberte-page-key", { regions: regions.map((one) => one.index) })}>
    <rect class="plate-1" x="654" y="10" width="188" height="86" rx="3"></rect>
    <rect class="plate-2" x="657" y="13" width="182" height="80" rx="2"></rect>
    ${regions.map(
      (region, i) => svg`<g transform="translate(663 ${18.5 + i * 12.2})">
        <rect class="region-${i}" width="24" height="9.5"></rect>
        <rect class="key-line" fill="url(#pattern-${i})" width="24" height="9.5"></rect>
        <text class="key-t" x="30" y="8.4">${region.key}</text>
        <text class="key-s" x="170" y="8.4">${ctx.word("liberte-page-region", { region: i })}</text>
      </g>`,
    )}
  </g>`;
}

/** Where in France the shown part lies. */
const little = (ctx, { x, y, width, height }) => html`<svg class="little" viewBox="60 -4 720 680" aria-hidden="true">
  ${atlas(ctx).little}
  <rect class="frame-1" x=${x} y=${y} width=${width} height=${height}></rect>
  <rect class="frame-2" x=${x} y=${y} width=${width} height=${height}></rect>
</svg>`;

const buttons = (ctx, { nearer, farther, whole }) => html`<div class="zoom">
  <button type="button" aria-label=${ctx.word("liberte-page-nearer")} @click=${nearer}>${icon("plus")}</button>
  <button type="button" aria-label=${ctx.word("liberte-page-farther")} @click=${farther}>${icon("minus")}</button>
  <button type="button" aria-label=${ctx.word("liberte-page-whole")} @click=${whole}>${icon("fit")}</button></div>`;
