// Which part of the map is shown: all of it, the provinces one can choose, or what somebody zoomed to by hand.

import { atlas } from "./atlas.js";

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/** @type {Box} */
export const WHOLE = { x: 0, y: 0, width: 852, height: 666 };
const NEAREST = 150; // board pixels across

/** What a hand chose, and for which offer: another offer shows its own part again. */
let byHand = /** @type {{ box: Box, offer: string } | null} */ (null);
let followed = /** @type {Box | null} */ (null);

const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
const around = (x, y, width, height) => keptIn({ x: x - width / 2, y: y - height / 2, width, height });

/** @param {Box} box */
function keptIn(box) {
  const clamp = (at, size, whole) => (size >= whole ? (whole - size) / 2 : Math.min(Math.max(at, -30), whole + 30 - size));
  return { ...box, x: clamp(box.x, box.width, WHOLE.width), y: clamp(box.y, box.height, WHOLE.height) };
}

/** The part for the offer, on a small screen. @param {any} ctx @param {number[]} provinces those one can choose */
export function part(ctx, provinces) {
  const offer = provinces.join();
  if (byHand && byHand.offer === offer) return byHand.box;
  byHand = null;
  if (!ctx.phone || !provinces.length || provinces.length > 12) return WHOLE;
  const boxes = atlas(ctx).provinces.filter((one) => provinces.includes(one.number)).map((one) => one.box);
  const left = Math.min(...boxes.map((box) => box.x)) - 24;
  const top = Math.min(...boxes.map((box) => box.y)) - 24;
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + 24;
  const foot = Math.max(...boxes.map((box) => box.y + box.height)) + 34;
  const [x, y] = middle({ x: left, y: top, width: right - left, height: foot - top });
  return around(x, y, Math.max(right - left, 280), Math.max(foot - top, 240));
}

/** @param {Box} outer @param {Box} inner */
const holds = (outer, inner) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** The part around a province, which moves on only where the province would lie outside. @param {any} ctx @param {number | null} number */
export function partAround(ctx, number) {
  const box = atlas(ctx).provinces.find((one) => one.number === number)?.box;
  if (!box) return followed ?? WHOLE;
  if (!followed || !holds(followed, box)) followed = around(middle(box)[0], middle(box)[1], 480, 400);
  return /** @type {Box} */ (followed);
}

/** @param {any} ctx @param {Box} box @param {number[]} provinces */
function choose(ctx, box, provinces) {
  byHand = { box, offer: provinces.join() };
  ctx.redraw();
}

/** The buttons beside the map. @param {any} ctx @param {Box} box @param {number[]} provinces */
export const zooming = (ctx, box, provinces) => ({
  nearer: () => {
    const width = Math.max(NEAREST, box.width / 1.5);
    choose(ctx, around(middle(box)[0], middle(box)[1], width, (box.height * width) / box.width), provinces);
  },
  farther: () => {
    const width = Math.min(WHOLE.width, box.width * 1.5);
    choose(ctx, around(middle(box)[0], middle(box)[1], width, (box.height * width) / box.width), provinces);
  },
  whole: () => choose(ctx, WHOLE, provinces),
});

/** @type {Map<number, { x: number, y: number }>} */
const fingers = new Map();
let moved = false;

/** The click that ends a drag chooses nothing: the window hears it before anybody else. */
function swallowClick() {
  const swallow = (event) => event.stopImmediatePropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

/** Dragging and pinching the map. A drag is no click. @param {any} ctx @param {Box} box @param {number[]} provinces */
export function gestures(ctx, box, provinces) {
  return {
    down: (event) => {
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size === 1) moved = false;
    },
    move: (event) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
      if (!moved && Math.hypot(dx, dy) < 8) return;
      moved = true;
      const unit = 1 / (event.currentTarget.getScreenCTM()?.a ?? 1);
      const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (!others.length) {
        choose(ctx, keptIn({ ...box, x: box.x - dx * unit, y: box.y - dy * unit }), provinces);
        return;
      }
      const spread = (at) => Math.hypot(at.x - others[0].x, at.y - others[0].y) || 1;
      const width = Math.min(WHOLE.width, Math.max(NEAREST, (box.width * spread(before)) / spread({ x: event.clientX, y: event.clientY })));
      choose(ctx, around(middle(box)[0], middle(box)[1], width, (box.height * width) / box.width), provinces);
    },
    up: (event) => {
      if (fingers.delete(event.pointerId) && moved && event.type === "pointerup") swallowClick();
    },
  };
}
