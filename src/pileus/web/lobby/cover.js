// The picture of a game on its card: its own map, small. It comes when it comes; the lobby does not wait for it.

import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { get } from "../lib/api.js";
import { use } from "../lib/icons.js";
import { componentsOf } from "../games.js";

const drawn = {};
const painters = { liberte: france, emancipation: world };
const asked = new Set();

/** @param {string} game @param {() => void} redraw */
export function cover(game, redraw) {
  if (!asked.has(game)) {
    asked.add(game);
    painters[game]?.().then((picture) => {
      drawn[game] = picture;
      redraw();
    }, () => {}); // a card without a picture will do
  }
  return drawn[game] ?? nothing;
}

async function france() {
  const [outlines, { provinces }] = await Promise.all([get("/web/img/france.json"), componentsOf("liberte")]);
  return html`<svg viewBox="70 0 700 660">${Object.entries(outlines.provinces).map(([number, { path }]) => svgPath(path, provinces[number].region))}</svg>`;
}

/** The world behind a broken chain. */
async function world() {
  const { spheres } = await get("/web/img/world.json");
  return html`<svg class="world" viewBox="330 20 500 500" preserveAspectRatio="xMidYMid slice">${Object.values(spheres).map((sphere) => svg`<path class="land" d=${sphere.world}></path>`)}
    <svg x="465" y="155" width="230" height="230" viewBox="0 0 24 24">${use("chain")}</svg></svg>`;
}

const svgPath = (path, region) => svg`<path class=${region} d=${path}></path>`;
