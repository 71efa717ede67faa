// This browser's games, and those open to all.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { post } from "../lib/api.js";
import { complain } from "../lib/announce.js";
import { go } from "../lib/go.js";
import { icon } from "../lib/icons.js";
import { askProfile } from "../lib/profile.js";
import { remember } from "../lib/settings.js";
import { ago } from "../lib/time.js";
import { monograms, token } from "../lib/token.js";
import { say, word } from "../lib/words.js";
import { gameHere } from "../games.js";
import { unusual } from "./options.js";

/** Names of seats, those of nobody too. @param {any[]} seats */
export const names = (seats) => seats.map((seat, i) => seat.name || word("seat-name", { number: i + 1 }));

/** @param {any} line a TableLine @param {any} schema of its game's options @param {any} actions */
function entry(line, schema, actions) {
  const players = names(line.seats);
  const letters = monograms(line.seats.map((seat) => seat.name));
  const free = line.seats.filter((seat) => seat.kind === "free").length;
  const tag = line.over ? "over" : line.mine_to_move ? "mine" : "waiting";
  const odd = unusual(line.game, line.options, schema);
  return html`<li class="gr" data-tag=${tag} data-table=${line.id}>
    <h3>${word("game-and-name", { game: word(`${line.game}-word-title`), name: line.name })}</h3>
    <span class="tag ${tag === "mine" ? "gold" : ""}">${word("list-tag", { tag })}</span>
    <p>${say(line.prompt, players)} <span class="when">${ago(line.changed)}</span></p>
    ${odd.length > 0 ? html`<p class="odd">${odd.join(" ")}</p>` : nothing}
    <p class="toks">${line.seats.map((seat, i) => token({ ...seat, letter: letters[i] }))}
      <span>${word("list-players", { players: players.filter((_, i) => line.seats[i].kind !== "free"), free })}</span></p>
    <div class="row">${actions}</div>
  </li>`;
}

/** @param {any[]} lines @param {(game: string) => any} schemaOf */
export function mine(lines, schemaOf) {
  const shown = lines.filter((line) => gameHere(line.game));
  const urgent = [...shown].sort((a, b) => Number(b.mine_to_move) - Number(a.mine_to_move) || Number(a.over) - Number(b.over) || b.changed - a.changed);
  if (shown.length === 0) return html`<p class="note">${word("list-mine-none")}</p>`;
  return html`<ul class="list">${urgent.map((line) => entry(line, schemaOf(line.game), html`
    ${line.over
      ? html`<a class="btn small" href="/table/${line.id}?at=0">${icon("play", "s")}${word("list-replay")}</a>
          <a class="btn small" href="/table/${line.id}">${word("list-result")}</a>
          <button class="btn small" @click=${() => rematch(line.id)}>${icon("restart", "s")}${word("list-rematch")}</button>`
      : html`<a class="btn small ${line.mine_to_move ? "pri" : ""}" href="/table/${line.id}">${line.seats.some((seat) => seat.mine) ? word("list-resume") : word("list-watch")}</a>`}
    <a class="btn small" href="/api/tables/${line.id}/record" download="pileus-${line.name}.json">${word("list-export")}</a>`))}</ul>`;
}

/** @param {any[]} lines @param {(game: string) => any} schemaOf */
export function listed(lines, schemaOf) {
  const shown = lines.filter((line) => gameHere(line.game) && !line.over && !line.seats.some((seat) => seat.mine));
  if (shown.length === 0) return html`<p class="note">${word("list-open-none")}</p>`;
  return html`<ul class="list">${shown.map((line) => {
    const open = line.seats.find((seat) => seat.listed);
    return entry(line, schemaOf(line.game), html`
      ${open ? html`<button class="btn small pri" @click=${() => sit(line.id, open.seat)}>${word("list-join")}</button>` : nothing}
      <a class="btn small" href="/table/${line.id}">${icon("eye", "s")}${word("list-watch")}</a>`);
  })}</ul>`;
}

/** Take an open seat. @param {string} table @param {number} seat */
export async function sit(table, seat) {
  const person = await askProfile();
  if (!person) return;
  try {
    await post(`/api/tables/${table}/seats/${seat}/sit`, { name: person.name, colour: person.colour });
  } catch (error) {
    complain(error);
  }
  go(`/table/${table}`);
}

/** The same people at a new table. @param {string} table */
export async function rematch(table) {
  const opened = await post(`/api/tables/${table}/rematch`);
  if (Object.keys(opened.links).length > 0) remember(`links:${opened.id}`, opened.links);
  go(`/table/${opened.id}`);
}
