// The games this page has a board for, and the proper names behind the ids in their messages.

import { get } from "./lib/api.js";
import { learnNouns } from "./lib/words.js";

/**
 * @typedef {object} GameHere
 * @property {string} name as the server calls it
 * @property {number} usual how many sit down for a quick game
 * @property {{ value: string, fewest: number, most: number }[]} [modes] ways of playing, values of the option `mode`, and for how many each is
 * @property {[string, string][]} lesson the pieces of "how to play" and the paragraph behind each
 * @property {(components: any) => Record<string, Record<string, string>>} nouns by argument and value
 * @property {string[]} styles its sheets in css/
 * @property {string[]} [later] words that can come when the table is drawn
 * @property {string} [history] the address of the page about the history behind it
 */

/** @type {GameHere[]} */
export const GAMES = [
  {
    name: "liberte",
    usual: 4,
    lesson: [
      ["goal", "L10"], ["turn", "L3.1"], ["play", "L6.2"], ["display", "L6.3"], ["take", "L6.6"], ["special", "L11"],
      ["battle", "L7"], ["election", "L8"], ["points", "L10.1"], ["ends", "L12"], ["table", "L13"],
    ],
    nouns: ({ cards, provinces, regions, battles }) => ({
      card: named(cards, "name"),
      province: named(provinces, "name"),
      region: Object.fromEntries(Object.values(regions).map((region, i) => [i, region.name_en])),
      battle: named(battles, "name"),
    }),
    styles: ["liberte"],
  },
  {
    name: "emancipation",
    usual: 1,
    modes: [
      { value: "solitaire", fewest: 1, most: 1 }, { value: "cooperative", fewest: 2, most: 3 },
      { value: "two-stage", fewest: 2, most: 3 }, { value: "competitive", fewest: 2, most: 3 },
    ],
    lesson: [
      ["about", "P1.1"], ["win", "P9.1"], ["danger", "P3.4"], ["money", "P3.2"], ["actions", "P4"], ["operations", "P5"],
      ["elephant", "P3.3"], ["hate", "P7.1"], ["powers", "P8"], ["end", "P10"], ["table", "P11"],
    ],
    nouns: ({ ideas, spheres, ports, seas, barriers }) => {
      const harbours = Object.fromEntries(Object.keys(ports).map((name) => [name, name]));
      const borders = Object.values(spheres).flatMap((sphere) => [...Object.values(sphere.seas), ...Object.values(sphere.lands)]);
      return {
        idea: named(ideas, "name"),
        sphere: named(spheres, "name"),
        beyond: named(spheres, "name"),
        sea: named(seas, "sea"),
        barrier: named(barriers, "name"),
        port: harbours,
        elephant: harbours,
        where: harbours,
        other: harbours,
        name: Object.fromEntries(borders.map((name) => [name, name])),
        cargo: Object.fromEntries(Object.values(seas).map(({ cargo }) => [cargo, cargo])),
        note: Object.fromEntries([...Object.values(ideas), ...Object.values(barriers)].map(({ note }) => [note, note])),
      };
    },
    styles: ["emancipation", "emancipation-boards"],
    later: ["notes"],
    history: "/history",
  },
];

/** @param {string} name */
export const gameHere = (name) => GAMES.find((game) => game.name === name);

/** @param {Record<string, any>} rows @param {string} field */
const named = (rows, field) => Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, row[field]]));

/** @type {Promise<any[]> | undefined} */
let infos;

/** What the server says of its games (GameInfo in server/wire.py). */
export function gameInfos() {
  infos ??= get("/api/games").catch((problem) => {
    infos = undefined; // it can be asked again
    throw problem;
  });
  return infos;
}

/** @type {Map<string, Promise<any>>} */
const known = new Map();

/** The printed components of a game; from then on its messages have proper names. @param {string} name */
export function componentsOf(name) {
  if (!known.has(name)) {
    const asked = get(`/api/games/${name}/components`).then((components) => {
      const here = gameHere(name);
      if (here) learnNouns(name, here.nouns(components));
      return components;
    });
    asked.catch(() => known.delete(name)); // it can be asked for again
    known.set(name, asked);
  }
  return known.get(name);
}
