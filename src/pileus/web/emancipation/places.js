// Where everything lies. The ten spheres are a ring of two rows of five (P1.2): five from left to right, then five back;
// on a phone the same ring stands upright, in two columns. `along` is the way of the rows, `across` the other one.

import { get } from "../lib/api.js";

export const CARD = { width: 158, height: 240 };
const LONG = 5; // spheres in a row
const PLATE = { long: 112, short: 34 }; // of a sea border

/** Margins, and the gaps along the rows and between them. */
const LYING = { edge: 38, margin: 8, along: 41, across: 44 };
const STANDING = { edge: 48, margin: 7, along: 48, across: 30 };

/**
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ key: string, printed: any, x: number, y: number, outline: string }} Place
 * @typedef {{ key: string, printed: any, plate: Point & { width: number, height: number }, upright: boolean, beyond: (Point & { upright: boolean }) | null }} Sea
 *   `beyond`: where a sea that leads around the world ends
 * @typedef {Point & { turned?: boolean, end?: boolean, broken?: boolean }} Label
 * @typedef {{ name: string, from: Point, to: Point, label: Label }} Road
 * @typedef {{ width: number, height: number, standing: boolean, spheres: Place[], seas: Sea[], roads: Road[], closed: (Point & { upright: boolean })[] }} Places
 * @typedef {ReturnType<typeof frameOf>} Frame
 */

/** Fetched once for the page. */
export async function load() {
  return { world: await get("/web/img/world.json"), places: new WeakMap() };
}

/** The places for the components of a table. @param {any} ctx @returns {Places} */
export function places({ art, components, phone }) {
  if (!art.places.has(components)) art.places.set(components, {});
  const made = art.places.get(components);
  const way = phone ? "standing" : "lying";
  made[way] ??= make(art.world, components, frameOf(phone));
  return made[way];
}

/** @param {any} world @param {any} components @param {Frame} frame @returns {Places} */
function make(world, components, frame) {
  const spheres = Object.entries(components.spheres).map(([key, printed]) => {
    const { along, across } = frame.corner(...cell(printed));
    return { key, printed, ...frame.at(along, across), outline: world.spheres[key]?.card ?? "" };
  });
  const { standing, length, breadth } = frame;
  return {
    ...(standing ? { width: breadth, height: length } : { width: length, height: breadth }),
    standing,
    spheres,
    seas: Object.entries(components.seas).map(([key, printed]) => sea(frame, components, key, printed)),
    roads: lands(spheres).map(([a, b, name]) => road(frame, relation(components, a, b), name)),
    closed: closed(frame, components, spheres),
  };
}

/** One way to lay the ring. @param {boolean} standing */
function frameOf(standing) {
  const gaps = standing ? STANDING : LYING;
  const size = standing ? { along: CARD.height, across: CARD.width } : { along: CARD.width, across: CARD.height };
  return {
    standing,
    gaps,
    size,
    length: 2 * gaps.edge + LONG * size.along + (LONG - 1) * gaps.along,
    breadth: 2 * gaps.margin + 2 * size.across + gaps.across,
    inner: gaps.margin + size.across, // where the gap between the rows begins
    /** @param {number} along @param {number} across @returns {Point} */
    at: (along, across) => (standing ? { x: across, y: along } : { x: along, y: across }),
    /** Of a card. @param {number} step @param {number} row */
    corner: (step, row) => ({ along: gaps.edge + step * (size.along + gaps.along), across: gaps.margin + row * (size.across + gaps.across) }),
  };
}

/** Its step along the row, and the row. @param {{ order: number }} sphere @returns {[number, number]} */
const cell = ({ order }) => (order <= LONG ? [order - 1, 0] : [2 * LONG - order, 1]);

/** How two spheres lie to each other: beside, around the world, facing, or slanting across. @param {any} components @param {string} a @param {string} b */
function relation({ spheres }, a, b) {
  const [step, row] = cell(spheres[a]);
  const [other, beyond] = cell(spheres[b]);
  const first = Math.min(step, other);
  const apart = Math.abs(step - other);
  const kind = row !== beyond ? (apart === 0 ? "facing" : "slanting") : apart === 1 ? "beside" : apart === LONG - 1 ? "around" : "slanting";
  return { kind, first, row: row === beyond ? row : 0, upper: row === 0 ? step : other, lower: row === 0 ? other : step };
}

// Sea borders: between neighbours, at the edge where they lead around the world, else between the rows

/** @param {Frame} frame @param {any} components @param {string} key @param {any} printed @returns {Sea} */
function sea(frame, components, key, printed) {
  const { standing, gaps, size, length } = frame;
  const { kind, first, row } = relation(components, printed.sphere_a, printed.sphere_b);
  const { along, across } = frame.corner(first, row);
  const side = across + (standing ? size.across - PLATE.long / 2 : size.across / 2); // a name stands beside it, or above
  if (kind === "beside") return { key, printed, plate: plate(frame, along + size.along + gaps.along / 2, side, !standing), upright: !standing, beyond: null };
  if (kind !== "around") return { key, printed, plate: plate(frame, along + size.along / 2, frame.inner + gaps.across / 2, standing), upright: standing, beyond: null };
  const beyond = { ...frame.at(length - gaps.edge / 2, across + size.across / 2), upright: !standing };
  return { key, printed, plate: plate(frame, gaps.edge / 2, side, !standing), upright: !standing, beyond };
}

/** @param {Frame} frame @param {number} along @param {number} across @param {boolean} upright */
function plate(frame, along, across, upright) {
  const { x, y } = frame.at(along, across);
  const [width, height] = upright ? [PLATE.short, PLATE.long] : [PLATE.long, PLATE.short];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

// Land borders

/** Every one once: two spheres and its name. @param {Place[]} spheres @returns {[string, string, string][]} */
function lands(spheres) {
  const found = new Map();
  for (const { key, printed } of spheres) for (const [other, name] of Object.entries(printed.lands)) found.set(`${[key, other].sort()} ${name}`, [key, other, name]);
  return [...found.values()];
}

/** @param {Frame} frame @param {ReturnType<typeof relation>} lies @param {string} name @returns {Road} */
function road(frame, { kind, first, row, upper, lower }, name) {
  const { standing, gaps, size, inner } = frame;
  const { along, across } = frame.corner(first, row);
  if (kind === "facing") {
    const from = frame.at(along + 26, inner);
    const label = standing ? { x: from.x + gaps.across / 2 + 4, y: from.y + 12, turned: true, end: true } : { x: from.x + 10, y: from.y + 26 };
    return { name, from, to: frame.at(along + 26, inner + gaps.across), label };
  }
  if (kind === "slanting") {
    const forward = upper < lower; // from the near corners
    const from = frame.at(frame.corner(upper, 0).along + (forward ? size.along - 4 : 4), inner - 3);
    const to = frame.at(frame.corner(lower, 1).along + (forward ? 4 : size.along - 4), inner + gaps.across + 3);
    return { name, from, to, label: standing ? { x: to.x - 20, y: to.y - 14, turned: true } : { x: to.x - 12, y: inner + 26, end: true } };
  }
  const begins = kind === "beside" ? along + size.along : 0;
  const from = frame.at(begins, across + size.across / 2);
  const to = frame.at(begins + (kind === "beside" ? gaps.along : gaps.edge), across + size.across / 2);
  return { name, from, to, label: standing ? { x: from.x + 9, y: (from.y + to.y) / 2 + 4 } : { x: (from.x + to.x) / 2, y: from.y - 22, broken: true } };
}

/** Neighbours without a border: marked, so that nobody looks for one. @param {Frame} frame @param {any} components @param {Place[]} spheres */
function closed(frame, components, spheres) {
  const { standing, gaps, size, inner } = frame;
  const pairs = spheres.flatMap((one, i) => spheres.slice(i + 1).map((other) => ({ one, other, ...relation(components, one.key, other.key) })));
  return pairs.flatMap(({ one, other, kind, first, row }) => {
    const open = other.key in one.printed.seas || other.key in one.printed.lands;
    if (open || (kind !== "beside" && kind !== "facing")) return [];
    const { along, across } = frame.corner(first, row);
    const spot = kind === "beside" ? frame.at(along + size.along + gaps.along / 2, across + size.across / 2) : frame.at(along + 26, inner + gaps.across / 2);
    return [{ ...spot, upright: (kind === "beside") !== standing }];
  });
}
