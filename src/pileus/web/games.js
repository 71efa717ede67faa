// The games this page has a board for, and the proper names behind the ids in their messages.

import { get } from "./lib/api.js";
import { learnNouns } from "./lib/words.js";

/**
 * @typedef {object} GameHere
 * @property {string} name as the server calls it
 * @property {number} usual how many sit down for a quick game
 * @property {[string, string][]} lesson the pieces of "how to play" and the paragraph behind each
 * @property {(components: any) => Record<string, Record<string, string>>} nouns by argument and value
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
  },
];

/** @param {string} name */
export const gameHere = (name) => GAMES.find((game) => game.name === name);

/** @param {Record<string, any>} rows @param {string} field */
const named = (rows, field) => Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, row[field]]));

/** @type {Map<string, Promise<any>>} */
const known = new Map();

/** The printed components of a game; from then on its messages have proper names. @param {string} name */
export function componentsOf(name) {
  if (!known.has(name)) {
    known.set(name, get(`/api/games/${name}/components`).then((components) => {
      const here = gameHere(name);
      if (here) learnNouns(name, here.nouns(components));
      return components;
    }));
  }
  return known.get(name);
}
