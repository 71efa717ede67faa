// The picture of a game on its card: its own map, small. It comes when it comes; the lobby does not wait for it.

import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { get } from "../lib/api.js";
import { componentsOf } from "../games.js";

const drawn = { liberte: nothing };
const painters = { liberte: france };
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

const svgPath = (path, region) => svg`<path class=${region} d=${path}></path>`;
