// The map that never changes: land, sea, provinces in the colours and patterns of their regions, names. It is drawn once
// and put into every picture as it is.

import { html, nothing, render, svg } from "../vendor/lit-html/lit-html.js";
import { use } from "../lib/icons.js";
import { border, bounds, pathOf, rings, silhouette } from "./outlines.js";

/**
 * @typedef {object} Province
 * @property {number} number
 * @property {string} name as printed
 * @property {number} region
 * @property {boolean} fleur
 * @property {number} vp
 * @property {string} path
 * @property {{ x: number, y: number, width: number, height: number }} box
 * @property {[number, number]} label
 * @property {boolean} broken whether its name takes two lines
 * @property {[number, number]} stacks foot of the middle stack
 * @property {[[number, number, number, number], [number, number, number, number]]} [callout] plate, and the line to it
 *
 * @typedef {{ key: string, index: number, path: string, icon: string }} Region
 * @typedef {{ provinces: Province[], regions: Region[], ground: Node, names: Map<string, Node>, little: Node, plates: Province[] }} Atlas
 */

const FRANCE = "/web/img/france.json";
export const PARIS = 8; // L8.5
const WAVES = [20, 13.5, 8, 3.5]; // lines along the coast: a line is a broad stroke under a narrower one

/** Fetched once for the page. */
export async function load() {
  const answer = await fetch(FRANCE);
  if (!answer.ok) throw new Error(`${FRANCE}: ${answer.status}`);
  return { france: await answer.json(), atlases: new WeakMap() };
}

/** The map for the components of a table. @param {any} ctx @returns {Atlas} */
export function atlas(ctx) {
  const { art, components } = ctx;
  let made = art.atlases.get(components);
  if (!made) {
    made = make(art.france, components);
    art.atlases.set(components, made);
    if (!document.getElementById("pattern-0")) document.body.append(patterns());
  }
  return made;
}

/** @param {any} france @param {any} components @returns {Atlas} */
function make(france, components) {
  const keys = Object.keys(components.regions);
  const shapes = new Map();
  /** @type {Province[]} */
  const provinces = Object.values(components.provinces).map((printed) => {
    const drawn = france.provinces[printed.number];
    const parts = rings(drawn.path);
    shapes.set(printed.number, parts);
    return {
      number: printed.number,
      name: printed.name,
      region: keys.indexOf(printed.region),
      fleur: Boolean(printed.fleur),
      vp: printed.vp,
      path: drawn.path,
      box: bounds(parts),
      label: drawn.label,
      broken: drawn.lines === 2,
      stacks: drawn.stacks,
      callout: drawn.callout,
    };
  });
  const regions = keys.map((key, index) => {
    const parts = provinces.filter((one) => one.region === index).flatMap((one) => shapes.get(one.number));
    const outline = border(parts);
    return { key, index, path: pathOf(outline), icon: silhouette(outline) };
  });
  return {
    provinces,
    regions,
    ground: node(ground(france, provinces, regions)),
    names: new Map(),
    little: node(little(regions)),
    plates: provinces.filter((one) => one.callout),
  };
}

/** A drawing as a node of its own, which a template takes in without looking into it again. @param {unknown} drawing */
function node(drawing) {
  const frame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  render(drawing, frame);
  return /** @type {Node} */ (frame.firstElementChild);
}

/** Sea, coasts, neighbours, provinces and the borders of regions. */
function ground(france, provinces, regions) {
  const coast = regions.map((region) => region.path).join("") + france.land;
  return svg`<g aria-hidden="true">
    <rect class="sea" x="-1200" y="-1200" width="3300" height="3100"></rect>
    ${WAVES.map((far) => svg`<path class="wave" d=${coast} stroke-width=${2 * far + 0.8}></path><path class="calm" d=${coast} stroke-width=${2 * far - 0.8}></path>`)}
    <path class="foreign" d=${france.land}></path>
    ${france.neutral.map((path) => svg`<path class="neutral" d=${path}></path>`)}
    ${france.names.map(farName)}
    ${provinces.map((one) => svg`<path class="region-${one.region}" d=${one.path}></path><path fill="url(#pattern-${one.region})" d=${one.path}></path>`)}
    ${provinces.map((one) => svg`<path class="edge" d=${one.path}></path>`)}
    ${regions.map((region) => svg`<path class="frontier" d=${region.path}></path>`)}
  </g>`;
}

/** Seas and neighbours. */
const farName = ({ at, turn, size, text }) => svg`
  <text class="far" font-size=${size} data-small=${size < 12} transform="translate(${at}) rotate(${turn})">${text}</text>`;

/** What a province is called in the reader's language, and on the map without what stands in brackets. @param {any} ctx @param {Province} province */
export const nameOf = (ctx, province) => ctx.noun(`province:${province.number}`) ?? province.name;
export const mapName = (ctx, province) => nameOf(ctx, province).replace(/ \(.*\)$/, "");

/** The names of all provinces, drawn once in each language. @param {any} ctx */
export function namesOnMap(ctx) {
  const { names, provinces } = atlas(ctx);
  const { lang } = document.documentElement;
  if (!names.has(lang)) names.set(lang, node(draw(ctx, provinces)));
  return names.get(lang);
}

/** Number, name, fleur-de-lis and victory points of every province. */
function draw(ctx, provinces) {
  const measure = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
  measure.font = `600 11.5px ${getComputedStyle(document.documentElement).getPropertyValue("--serif") || "serif"}`;
  return svg`<g class="names" aria-hidden="true">${provinces.map((one) => {
    const lines = one.broken ? mapName(ctx, one).split(/(?<=-)/) : [mapName(ctx, one)];
    const width = Math.max(...lines.map((line) => measure.measureText(line).width));
    const [x, y] = one.label;
    const left = x - (17 + width + (one.fleur ? 13 : 0) + (one.vp ? 15 : 0)) / 2;
    const after = left + 17 + width + 2;
    return svg`<g>
      <circle class="number" data-paris=${one.number === PARIS} cx=${left + 7} cy=${y - 4} r="7.6"></circle>
      <text class="number-t" data-paris=${one.number === PARIS} x=${left + 7} y=${y - 0.8}>${one.number}</text>
      ${lines.map((line, i) => svg`<text class="name" x=${left + 17} y=${y + i * 11}>${line}</text>`)}
      ${one.fleur ? svg`<svg class="fleur" x=${after} y=${y - 10.5} width="12" height="12" viewBox="0 0 24 24">${use("fleur")}</svg>` : nothing}
      ${one.vp ? cockade(after + (one.fleur ? 13 : 0) + 6.5, y - 4, one.vp) : nothing}
    </g>`;
  })}</g>`;
}

/** The cockade with the victory points of a province; hollow in turns 1 and 2, when they do not count yet (L8.6). */
export const cockade = (x, y, vp) => svg`<g class="cockade" transform="translate(${x} ${y})">
  <circle class="rim" r="7.6"></circle><circle class="ring" r="6"></circle><text y="3.1">${vp}</text></g>`;

/** The regions alone, for a little map. */
const little = (regions) => svg`<g aria-hidden="true">${regions.map((region) => svg`<path class="region-${region.index}" d=${region.path}></path>`)}</g>`;

/** A pattern: its number, its size, how it is turned, what it repeats. */
const pattern = (index, [width, height], turn, drawing) => svg`
  <pattern id="pattern-${index}" width=${width} height=${height} patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${drawing}</pattern>`;

const lines = (index, path) => svg`<path class="line-${index}" d=${path}></path>`;

/** The six patterns, for map and cards alike: a shape can only be filled with what is in the document. */
function patterns() {
  const frame = document.createElement("div");
  frame.className = "patterns";
  frame.setAttribute("aria-hidden", "true");
  render(
    html`<svg width="0" height="0" focusable="false"><defs>
      ${pattern(0, [7, 7], 45, lines(0, "M0 0V7"))}
      ${pattern(1, [7, 7], 0, svg`<circle class="line-1" cx="1.8" cy="1.8" r="1"></circle><circle class="line-1" cx="5.3" cy="5.3" r="1"></circle>`)}
      ${pattern(2, [6, 5.5], 0, lines(2, "M0 2.5H6"))}
      ${pattern(3, [8, 8], 45, lines(3, "M0 0H8M0 0V8"))}
      ${pattern(4, [7, 7], -45, lines(4, "M0 0V7"))}
      ${pattern(5, [14, 7], 0, lines(5, "M0 3.5Q3.5 .5 7 3.5T14 3.5"))}
    </defs></svg>`,
    frame,
  );
  return frame;
}
