// Outlines: the provinces as img/france.json has them, and the regions put together from them, so that a table
// with its own data (L0.6) gets the borders of its own regions.

/** @typedef {[number, number]} Point in tenths of a board pixel, so that equal corners are equal */

/** @param {string} path rings of `M x y l dx dy … z` @returns {Point[][]} */
export function rings(path) {
  return path
    .split("M")
    .slice(1)
    .map((ring) => {
      const numbers = (ring.match(/-?\d*\.?\d+/g) ?? []).map((number) => Math.round(Number(number) * 10));
      /** @type {Point[]} */
      const points = [];
      let x = 0;
      let y = 0;
      for (let i = 0; i < numbers.length; i += 2) {
        x += numbers[i];
        y += numbers[i + 1];
        points.push([x, y]);
      }
      return points;
    });
}

/** The border of several provinces taken together: neighbours share their corners, so an edge that two have is inside.
 * @param {Point[][]} parts @returns {Point[][]} */
export function border(parts) {
  /** @type {Map<string, Set<string>>} every corner with its neighbours along the border */
  const corners = new Map();
  const join = (a, b) => {
    if (!corners.has(a)) corners.set(a, new Set());
    const ends = /** @type {Set<string>} */ (corners.get(a));
    if (!ends.delete(b)) ends.add(b); // the second time the edge is inside
  };
  for (const ring of parts) {
    ring.forEach((point, i) => {
      const [a, b] = [String(point), String(ring[(i + 1) % ring.length])];
      join(a, b);
      join(b, a);
    });
  }
  const found = [];
  for (const first of corners.keys()) {
    /** @type {Point[]} */
    const ring = [];
    let at = first;
    for (let next = take(corners, at); next !== undefined; next = take(corners, at)) {
      ring.push(/** @type {Point} */ (at.split(",").map(Number)));
      at = next;
    }
    if (ring.length) found.push(ring);
  }
  return found;
}

/** Walk one edge on, and take it away. */
function take(corners, at) {
  const next = corners.get(at).values().next().value;
  if (next === undefined) return undefined;
  corners.get(at).delete(next);
  corners.get(next).delete(at);
  return next;
}

/** @param {Point[][]} parts */
export function bounds(parts) {
  const xs = parts.flat().map((point) => point[0] / 10);
  const ys = parts.flat().map((point) => point[1] / 10);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** @param {Point[][]} parts @param {(point: Point) => [number, number]} [place] */
export const pathOf = (parts, place = ([x, y]) => [x / 10, y / 10]) =>
  parts.map((ring) => `M${ring.map((point) => place(point).map((n) => +n.toFixed(1)).join(" ")).join("L")}Z`).join("");

/** A silhouette that fills a square of 100. @param {Point[][]} parts */
export function silhouette(parts) {
  const { x, y, width, height } = bounds(parts);
  const scale = 100 / Math.max(width, height);
  const dx = (100 - width * scale) / 2 - x * scale;
  const dy = (100 - height * scale) / 2 - y * scale;
  return pathOf(parts, ([px, py]) => [(px / 10) * scale + dx, (py / 10) * scale + dy]);
}
