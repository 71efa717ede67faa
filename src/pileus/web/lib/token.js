// A seat's disc: colour and monogram, so that neither carries the meaning alone.

import { html, svg } from "../vendor/lit-html/lit-html.js";

/** @typedef {{ name: string, letter: string, colour: string }} Named */

/** A disc of radius 7.3 around the origin, for drawings. @param {Named} seat */
export const disc = (seat) => svg`<circle class="tok seat-${seat.colour}" r="7.3"></circle><text class="tok-t on-${seat.colour}" y="3.4">${seat.letter}</text>`;

/** A disc in a line of text; the name stands beside it. @param {Named} seat */
export const token = (seat) => html`<svg class="tk" viewBox="-8.6 -8.6 17.2 17.2" aria-hidden="true">${disc(seat)}</svg>`;

/**
 * One letter for each name, no letter twice: the first of the name that is free, or else the number of the seat.
 * @param {string[]} names
 * @returns {string[]}
 */
export function monograms(names) {
  const taken = new Set();
  return names.map((name, seat) => {
    const letters = [...name.toLocaleUpperCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
    const letter = [...letters, String(seat + 1)].find((one) => !taken.has(one)) ?? String(seat + 1);
    taken.add(letter);
    return letter;
  });
}
