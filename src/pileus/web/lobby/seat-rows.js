// Who sits where, for a new table.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { live } from "../vendor/lit-html/directives/live.js";
import { COLOURS } from "../lib/profile.js";
import { monograms, token } from "../lib/token.js";
import { has, word } from "../lib/words.js";

const WHO = ["me", "bot", "link", "open", "here"];

/** Knows the game and never keeps one waiting. */
export const USUAL_BOT = "greedy";

/** @typedef {{ who: string, name: string, colour: string, bot: string }} NewSeat */

/** Names for bots, as the catalogue has them. */
export const botNames = () => word("bot-names").split(/\s*,\s*/);

/**
 * A seat for whoever comes next: a bot, in a colour and with a name that are free.
 * @param {NewSeat[]} seats @returns {NewSeat}
 */
export function anotherBot(seats) {
  const name = botNames().find((one) => !seats.some((seat) => seat.name === one)) ?? "";
  const colour = COLOURS.find((one) => !seats.some((seat) => seat.colour === one)) ?? COLOURS[0];
  return { who: "bot", name, colour, bot: USUAL_BOT };
}

/** @param {{ seats: NewSeat[], bots: { name: string, slow?: boolean }[], person: { name: string }, redraw: () => void }} given seats are changed in place */
export function seatRows({ seats, bots, person, redraw }) {
  const letters = monograms(seats.map((seat) => seat.name || word(`seat-letter-${seat.who}`)));
  return html`<ol class="seats">${seats.map((seat, i) => html`<li class="seat-r">
    ${token({ ...seat, letter: letters[i] })}
    <label class="field sits"><span class="vh">${word("seat-who", { number: i + 1 })}</span>
      <select @change=${(event) => {
        sitDown(seats, i, event.target.value, person);
        redraw();
      }}>${WHO.map((who) => html`<option value=${who} ?selected=${who === seat.who}>${word(`seat-is-${who}`)}</option>`)}</select></label>
    ${seat.who === "link" || seat.who === "open" ? html`<span class="note">${word(`seat-note-${seat.who}`)}</span>` : html`<label class="field called">
      <span class="vh">${word("seat-name-of", { number: i + 1 })}</span>
      <input type="text" maxlength="40" autocomplete="off" placeholder=${seat.who === "me" ? word("text-your-name") : word("seat-name", { number: i + 1 })} .value=${live(seat.name)} @input=${(event) => {
        seat.name = event.target.value;
        redraw();
      }}></label>`}
    ${seat.who === "bot" && bots.length > 1 ? html`<label class="field bot"><span class="vh">${word("seat-bot-of", { number: i + 1 })}</span>
      <select @change=${(event) => {
        seat.bot = event.target.value;
        redraw();
      }}>${bots.map(({ name }) => html`<option value=${name} ?selected=${name === seat.bot}>${botTitle(name)}</option>`)}</select>
      ${aboutBot(bots.find(({ name }) => name === seat.bot))}</label>` : nothing}
    <label class="field colour"><span class="vh">${word("seat-colour-of", { number: i + 1 })}</span>
      <select @change=${(event) => {
        swapColour(seats, i, event.target.value);
        redraw();
      }}>${COLOURS.map((colour) => html`<option value=${colour} ?selected=${colour === seat.colour}>${word("colour", { colour })}</option>`)}</select></label>
  </li>`)}</ol>`;
}

/** @param {string} name */
export const botTitle = (name) => (has(`bot-${name}`) ? word(`bot-${name}`) : name);

/** What a bot is like, and that it is slow here. */
function aboutBot(bot) {
  if (!bot || !has(`bot-${bot.name}-what`)) return nothing;
  return html`<span class="note">${word(`bot-${bot.name}-what`)}${bot.slow ? html` ${word("bot-slow")}` : nothing}</span>`;
}

function sitDown(seats, i, who, person) {
  const before = seats[i];
  if (who === "me") {
    const old = seats.find((seat) => seat.who === "me"); // one can sit in one place only
    if (old) Object.assign(old, anotherBot(seats), { colour: old.colour });
  }
  const name = who === "me" ? person.name : who === "bot" ? anotherBot(seats).name : "";
  seats[i] = { ...before, who, name };
}

function swapColour(seats, i, colour) {
  const other = seats.find((seat) => seat.colour === colour);
  if (other) other.colour = seats[i].colour;
  seats[i].colour = colour;
}
