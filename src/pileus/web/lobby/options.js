// Table options, from the JSON Schema the server publishes: every value is a sentence of the game's catalogue.

import { html } from "../vendor/lit-html/lit-html.js";
import { has, word } from "../lib/words.js";

const APART = ["players", "mode"]; // the number of seats, and how one wants to play

/** @param {any} schema @returns {[string, any][]} */
export function properties(schema) {
  const found = schema.$ref ? schema.$defs[schema.$ref.split("/").pop()] : schema;
  return Object.entries(found.properties);
}

/** The fewest and the most who can sit down. @param {any} schema @returns {[number, number]} */
export function seatRange(schema) {
  const players = properties(schema).find(([name]) => name === "players")[1];
  const range = players.anyOf?.find((one) => one.type === "integer") ?? players;
  return [range.minimum, range.maximum];
}

function values(property) {
  if (property.anyOf) return property.anyOf.flatMap(values);
  if (property.type === "null") return [null];
  if (property.type === "boolean") return [true, false];
  if (property.type === "integer") return Array.from({ length: property.maximum - property.minimum + 1 }, (_, i) => property.minimum + i);
  return property.enum;
}

/** @param {string} game @param {string} name @param {any} value */
export function sentence(game, name, value) {
  const id = name.replaceAll("_", "-");
  if (value !== null) return word(`${game}-option-${id}`, { [name]: value });
  return has(`${game}-option-unset-${id}`) ? word(`${game}-option-unset-${id}`) : word("option-unset");
}

/**
 * One select for each option. `chosen` holds what differs from the default and is changed in place.
 * @param {{ game: string, schema: any, chosen: Record<string, any>, redraw: () => void }} given
 */
export const optionFields = ({ game, schema, chosen, redraw }) => properties(schema)
  .filter(([name]) => !APART.includes(name))
  .map(([name, property]) => {
    const all = [property.default, ...values(property).filter((value) => value !== property.default)];
    const now = name in chosen ? chosen[name] : property.default;
    return html`<label class="field"><span>${word(`${game}-option-title-${name.replaceAll("_", "-")}`)}</span>
      <select title=${sentence(game, name, now)} @change=${(event) => {
        chosen[name] = all[event.target.selectedIndex];
        redraw();
      }}>${all.map((value) => html`<option ?selected=${value === now}>${sentence(game, name, value)}</option>`)}</select></label>`;
  });

/** The options of a table in words, those that differ from the usual. @param {string} game @param {Record<string, any>} options @param {any} schema */
export const unusual = (game, options, schema) => properties(schema)
  .filter(([name, property]) => name === "mode" || (!APART.includes(name) && options[name] !== property.default && property.default !== null))
  .map(([name]) => sentence(game, name, options[name]));
