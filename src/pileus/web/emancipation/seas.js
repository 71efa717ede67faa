// Borders: sea borders with slaver, ship and agent, land borders as roads, and where there is none.

import { nothing, svg } from "../vendor/lit-html/lit-html.js";
import { thing } from "../table/things.js";
import { agent, ship, slaver } from "./pieces.js";
import { seaInWords } from "./saying.js";

/** Waves, roads and bars: what never changes. @param {any} ctx @param {import("./places.js").Places} places */
export const ground = (ctx, { width, height, seas, roads, closed, standing }) => svg`<g aria-hidden="true">
  <rect class="sea" width=${width} height=${height}></rect>
  ${seas.flatMap(({ plate, upright, beyond }) => [waves(plate, upright), beyond ? waves({ x: beyond.x - 17, y: beyond.y - 56, width: 34, height: 112 }, upright) : nothing])}
  ${roads.map((road) => svg`<path class="road" d=${line(road)}></path><path class="road-middle" d=${line(road)}></path>${roadName(ctx, road)}`)}
  ${closed.map((spot) => svg`<g transform="translate(${spot.x} ${spot.y})"><path class="closed" d=${spot.upright ? "M-3-10v20M3-10v20" : "M-10-3h20M-10 3h20"}></path>${standing ? nothing : svg`<text class="lab" x="15" y="3">${ctx.word("emancipation-page-closed")}</text>`}</g>`)}
</g>`;

const line = ({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`;

const waves = ({ x, y, width, height }, upright) => {
  const at = upright ? [-56, -22, 12, 46, 80, 114, 148] : [-4, 12, 28];
  const [left, long] = upright ? [x, width] : [x - 44, width + 42];
  return svg`<path class="wave" d=${at.map((down) => `M${left} ${y + down + (upright ? 0 : 6)}q${long / 4}-6 ${long / 2} 0t${long / 2} 0`).join("")}></path>`;
};

function roadName(ctx, { name, label }) {
  const said = ctx.noun(`name:${name}`) ?? name;
  const anchor = label.broken ? "middle" : label.end ? "end" : "start";
  const words = label.broken ? said.split(" ") : [said];
  return svg`<g transform="translate(${label.x} ${label.y}) rotate(${label.turned ? -90 : 0})">${words.map((word, i) => svg`<text class="water" text-anchor=${anchor} y=${i * 11}>${word}</text>`)}</g>`;
}

/**
 * A sea border: the plate stands for it.
 * @param {any} ctx @param {import("./sphere.js").Look} look @param {import("./places.js").Sea} sea
 */
export function sea(ctx, look, { key, printed, plate, upright, beyond }) {
  const name = `sea:${key}`;
  const now = look.now.seas[key];
  const then = look.then.seas[key];
  const { x, y, width, height } = plate;
  const choice = ctx.choice(name);
  const said = seaInWords(ctx, look.now, key);
  const slot = (i) => (upright ? `translate(17 ${[22, 58, 91][i]})` : `translate(${[21, 58, 92][i]} 17)`);
  return svg`<g class="sea-border" transform="translate(${x} ${y})" data-veiled=${look.veiled && !choice} data-mark=${look.marks.has(name)} aria-label=${said} ${thing(ctx, name)}>
      <title>${said}</title>
      <rect class="plate" width=${width} height=${height} rx="5"></rect>
      <g aria-hidden="true">
        ${choice ? aim(choice, upright) : nothing}
        <path class="rule" d=${upright ? "M4 39h26" : "M39 4v26"}></path>
        <g transform=${slot(0)}>${now.slaver ? svg`<g data-change=${then.slaver ? "" : "less"}>${slaver(printed.number)}</g>` : taken(ctx, now.holder)}</g>
        <g transform=${slot(1)}>${now.ship || then.ship ? svg`<g data-change=${!now.ship ? "more" : !then.ship ? "less" : ""}>${ship}</g>` : svg`<rect class="no-ship" x="-12" y="-11" width="24" height="22" rx="3"></rect><text class="lab middle" y="3.5">${ctx.word("emancipation-page-no-ship")}</text>`}</g>
        <g transform=${slot(2)}><circle class="socket" data-empty=${!now.ship} r="10"></circle>${now.agent || then.agent ? svg`<g data-change=${!now.agent ? "more" : !then.agent ? "less" : ""}>${agent(ctx, now.agent ?? then.agent)}</g>` : nothing}</g>
        ${seaName(ctx, name, upright)}
      </g>
    </g>
    ${beyond ? far(ctx, name, beyond, Boolean(choice)) : nothing}`;
}

/** Gold around what would be attacked, built, manned or lost. */
function aim({ label }, upright) {
  const attacks = label.id.startsWith("emancipation-choice-attack");
  const [x, y, width, height] = upright ? (attacks ? [-2, -2, 38, 40] : [-2, 40, 38, 72]) : attacks ? [-2, -2, 40, 38] : [40, -2, 72, 38];
  return ["aim-casing", "aim"].map((part) => svg`<rect class=${part} x=${x} y=${y} width=${width} height=${height} rx="6"></rect>`);
}

/** Who took the slaver. */
const taken = (ctx, holder) => svg`<g class="taken">${holder ? svg`<g transform="translate(0 -6) scale(.75)">${agent(ctx, holder)}</g>` : nothing}<text class="lab middle" y="12">${ctx.word("emancipation-page-taken")}</text></g>`;

/** The name of the water, above the plate or beside it. */
function seaName(ctx, name, upright) {
  const words = broken(ctx.word("emancipation-page-sea", { sea: name.slice(4) }));
  const [x, y] = upright ? [17, -8 - (words.length - 1) * 11.5] : [-5, 21 - ((words.length - 1) * 10.5) / 2];
  return words.map((word, i) => svg`<text class="water" text-anchor=${upright ? "middle" : "end"} x=${x} y=${y + i * (upright ? 11.5 : 10.5)}>${word}</text>`);
}

/** In lines of at most eight letters or so. */
function broken(name) {
  const lines = [];
  for (const word of name.split(" ")) {
    if (lines.length && lines[lines.length - 1].length + word.length < 8) lines[lines.length - 1] += ` ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The other end of a sea that leads around the world; it stands for the sea too. */
const far = (ctx, name, { x, y, upright }, can) => svg`<g class="far-sea" data-thing=${name} data-can=${can} aria-hidden="true" transform="translate(${x} ${y})${upright ? " rotate(-90)" : ""}">
  <rect class="far-ground" x="-72" y="-11" width="144" height="22" rx="4"></rect>
  <text class="water middle" y="4">${ctx.word(upright ? "emancipation-page-around" : "emancipation-page-around-standing", { sea: name.slice(4) })}</text></g>`;
