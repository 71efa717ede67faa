// Stacks: the foot bears letter and height, each further block is a slab, the owner's disc lies on top.
// Shapes say what the colours say: blue is a rectangle, white a pill, red a hexagon.

import { nothing, svg } from "../vendor/lit-html/lit-html.js";
import { disc } from "../lib/token.js";

const WIDTH = 21;
const FOOT = 12.5;
const SLAB = 5;

export const FACTIONS = ["blue", "white", "red"];

/** A block with its middle at x and its top at y, as a path. */
export function block(faction, x, y, width, height) {
  const left = x - width / 2;
  if (faction === "blue") return `M${left} ${y}h${width}v${height}h${-width}z`;
  if (faction === "white") {
    const r = height / 2;
    return `M${left + r} ${y}h${width - height}a${r} ${r} 0 0 1 0 ${height}h${height - width}a${r} ${r} 0 0 1 0 ${-height}z`;
  }
  const tip = Math.min(5, height * 0.5);
  return `M${left + tip - 1.5} ${y}h${width - 2 * tip + 3}l${tip} ${height / 2}l${-tip} ${height / 2}h${2 * tip - 3 - width}l${-tip} ${-height / 2}z`;
}

const FEET = Object.fromEntries(FACTIONS.map((faction) => [faction, block(faction, 0, -FOOT, WIDTH, FOOT)]));
const SLABS = Object.fromEntries(
  FACTIONS.map((faction) => [
    faction,
    [0, 1, 2].map((more) =>
      Array.from({ length: more }, (_, i) => block(faction, 0, -FOOT - SLAB * (i + 1), WIDTH - 2, SLAB)).join(""),
    ),
  ]),
);

/** Where the disc of a stack of so many blocks lies. @param {number} blocks */
export const topOf = (blocks) => -FOOT - SLAB * (blocks - 1) - 5;

/**
 * A stack around its foot.
 * @param {any} ctx @param {{ seat: number, faction: string, blocks: number }} stack
 * @param {{ mark?: "leads" | "tied" | "", change?: number }} [how] `change`: blocks that a choice would add or take
 */
export function stack(ctx, { seat, faction, blocks }, { mark = "", change = 0 } = {}) {
  return svg`<path class="block f-${faction}" d=${FEET[faction]}></path>
    ${blocks > 1 ? svg`<path class="block f-${faction}" d=${SLABS[faction][blocks - 1]}></path>` : nothing}
    <text class="block-t on-${faction}" y="-2.9">${ctx.word("liberte-page-blocks-short", { faction, blocks })}</text>
    <g transform="translate(0 ${topOf(Math.max(blocks, 1))})">
      ${disc(ctx.seatOf(seat))}${mark ? MARKS[mark] : nothing}${change ? changeTag(change) : nothing}
    </g>`;
}

/** A crown for the stack that would win its province, an equals sign for those that are tied. */
const MARKS = {
  leads: svg`<path class="crown" d="M-5.3-6.4l-1-5.4 3.1 2.3L0-13.5l3.2 4 3.1-2.3-1 5.4z"></path>`,
  tied: svg`<circle class="equal" cx="8" cy="-6" r="5.2"></circle><text class="equal-t" x="8" y="-2.2">=</text>`,
};

const changeTag = (change) => svg`<rect class="change" x="6" y="-12" width="18" height="12" rx="3"></rect>
  <text class="change-t" x="15" y="-2.7">${change > 0 ? "+" : "−"}${Math.abs(change)}</text>`;
