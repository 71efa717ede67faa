// A new table: the quick game in one click, or game, seats, options, pace and clock.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { live } from "../vendor/lit-html/directives/live.js";
import { post, rename } from "../lib/api.js";
import { go } from "../lib/go.js";
import { icon } from "../lib/icons.js";
import { openLesson } from "../lib/learn.js";
import { remember } from "../lib/settings.js";
import { word } from "../lib/words.js";
import { GAMES, gameHere } from "../games.js";
import { cover } from "./cover.js";
import { optionFields, seatRange, sentence } from "./options.js";
import { USUAL_BOT, anotherBot, seatRows } from "./seat-rows.js";

const CLOCKS = [null, 15 * 60, 30 * 60, 60 * 60, 120 * 60, 86_400, 3 * 86_400, 7 * 86_400]; // seconds for each seat in all
const PACES = { usual: null, slow: 2, quick: 0.3, instant: 0 }; // seconds between a bot's choices; null is the server's

/** @param {any[]} infos what the server says of its games @param {{ name: string, colour: string }} person */
export function newTable(infos, person) {
  const form = { game: GAMES[0].name, name: "", listed: false, hints: null, pace: null, clock: null, options: {}, seats: [] };
  form.seats = usualSeats(form.game, person);
  return { form, infos, person, busy: false };
}

/** @param {string} game */
function usualSeats(game, person, count = gameHere(game).usual) {
  const seats = [{ who: "me", name: person.name, colour: person.colour, bot: USUAL_BOT }];
  while (seats.length < count) seats.push(anotherBot(seats));
  return seats;
}

/** Every game in one click. @param {ReturnType<typeof newTable>} given @param {() => void} redraw */
export const quickView = (given, redraw) => html`<section class="quick" aria-labelledby="quick-title">
  <h1 id="quick-title">${word("quick-title")}</h1><p>${word("quick-what")}</p>
  <div class="quicks">${GAMES.map(({ name }) => quick(given, redraw, name))}</div>
</section>`;

/** @param {ReturnType<typeof newTable>} given @param {() => void} redraw */
export function newTableView(given, redraw) {
  const { form, infos, person } = given;
  const info = infos.find((one) => one.name === form.game);
  const [fewest, most] = seatRange(info.options);
  const mustList = form.seats.some((seat) => seat.who === "open");
  return html`<form class="new" @submit=${(event) => {
      event.preventDefault();
      start(given, redraw, { ...form, listed: form.listed || mustList });
    }}>
      <h2>${word("new-title")}</h2>
      <div class="games" role="group" aria-label=${word("new-game")}>${GAMES.map(({ name }) => html`<button type="button" class="gm" aria-pressed=${name === form.game} data-game=${name} @click=${() => {
        if (name === form.game) return;
        Object.assign(form, { game: name, options: usualMode(name), seats: usualSeats(name, person) });
        redraw();
      }}>
        <span class="art" aria-hidden="true">${cover(name, redraw)}</span>
        <b>${word(`${name}-word-title`)}</b><span class="note">${word(`${name}-card`)}</span><span class="mt">${word(`${name}-card-facts`)}</span>
      </button>`)}</div>
      ${modeChoice(form, redraw)}
      <div class="row seatline"><span class="label">${word("new-seats")}</span>
        <span class="seg" role="group" aria-label=${word("new-seats")}>${Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i).map((count) => html`<button type="button" aria-pressed=${count === form.seats.length} @click=${() => {
          seatSo(form, count);
          redraw();
        }}>${count}</button>`)}</span>
        <span class="note">${word("new-seats-note")}</span></div>
      ${seatRows({ seats: form.seats, bots: info.bots, person, redraw })}
      <div class="optg">
        ${optionFields({ game: form.game, schema: info.options, chosen: form.options, redraw })}
        <label class="field"><span>${word("new-clock")}</span>
          <select @change=${(event) => (form.clock = CLOCKS[event.target.selectedIndex])}>${CLOCKS.map((clock) => html`<option ?selected=${clock === form.clock}>${clockWord(clock)}</option>`)}</select></label>
        <label class="field"><span>${word("new-pace")}</span>
          <select @change=${(event) => (form.pace = PACES[event.target.value])}>${Object.keys(PACES).map((pace) => html`<option value=${pace} ?selected=${PACES[pace] === form.pace}>${word("new-pace-is", { pace })}</option>`)}</select></label>
        <label class="field"><span>${word("new-name")}</span>
          <input type="text" maxlength="60" autocomplete="off" placeholder=${word("new-name-none")} .value=${form.name} @input=${(event) => (form.name = event.target.value)}></label>
      </div>
      <label class="tick"><input type="checkbox" .checked=${form.listed || mustList} ?disabled=${mustList} @change=${(event) => (form.listed = event.target.checked)}> ${word(mustList ? "new-listed-must" : "new-listed")}</label>
      <label class="tick"><input type="checkbox" data-do="hints" .checked=${form.hints ?? areAlone(form.seats)} @change=${(event) => (form.hints = event.target.checked)}> ${word("new-hints")}</label>
      <div class="row"><button class="btn pri big" data-do="create" ?disabled=${given.busy}>${word("new-create")}</button><span class="note">${word("new-create-note")}</span></div>
    </form>`;
}

/** Where nobody comes from elsewhere, hints disturb nobody. */
const areAlone = (seats) => seats.every((seat) => ["me", "here", "bot"].includes(seat.who));

/** A game in one click. */
const quick = (given, redraw, game) => html`<article data-quick=${game}>
  <h2>${word(`${game}-word-title`)}</h2><p>${word(`${game}-quick-what`)}</p>
  <div class="row">
    <button class="btn pri big" data-do="quick" @click=${() => start(given, redraw, { game, options: usualMode(game), seats: usualSeats(game, given.person) })}>${icon("play", "s")}${word(`${game}-quick-play`)}</button>
    <button class="btn" data-do="learn" @click=${() => openLesson(game)}>${icon("book", "s")}${word("quick-learn")}</button>
    ${gameHere(game).history ? html`<a class="btn" data-do="history" href=${gameHere(game).history}>${icon("globe", "s")}${word("nav-history")}</a>` : nothing}
  </div>
</article>`;

// Some games are played in several ways, each for so many

/** The way a quick game is played. @param {string} game */
function usualMode(game) {
  const mode = gameHere(game).modes?.find(fits(gameHere(game).usual));
  return mode ? { mode: mode.value } : {};
}

const fits = (count) => ({ fewest, most }) => fewest <= count && count <= most;

const modeChoice = (form, redraw) => {
  const { modes } = gameHere(form.game);
  return modes ? html`<fieldset class="modes"><legend class="label">${word("new-modes")}</legend>${modes.map((mode) => html`<label>
    <input type="radio" name="mode" value=${mode.value} .checked=${live(mode.value === form.options.mode)} @change=${() => {
      form.options.mode = mode.value;
      seatSo(form, fits(form.seats.length)(mode) ? form.seats.length : mode.most);
      redraw();
    }}><span>${sentence(form.game, "mode", mode.value)}</span></label>`)}</fieldset>` : nothing;
};

/** So many seats, and a mode that fits them. */
function seatSo(form, count) {
  while (form.seats.length > count) form.seats.splice(form.seats.findLastIndex((seat) => seat.who !== "me"), 1);
  while (form.seats.length < count) form.seats.push(anotherBot(form.seats));
  const { modes } = gameHere(form.game);
  if (!modes || modes.find((mode) => mode.value === form.options.mode && fits(count)(mode))) return;
  form.options.mode = modes.findLast(fits(count)).value; // the last is what one plays if nothing is said
}

function clockWord(clock) {
  if (clock === null) return word("new-clock-none");
  return clock < 86_400 ? word("new-clock-minutes", { minutes: clock / 60 }) : word("new-clock-days", { days: clock / 86_400 });
}

async function start(given, redraw, wanted) {
  if (given.busy) return;
  given.busy = true;
  redraw();
  try {
    const mine = wanted.seats.find((seat) => seat.who === "me");
    if (mine?.name.trim() && !given.person.name) await rename(mine.name.trim(), mine.colour);
    const seats = wanted.seats.map((seat) => ({ ...seat, name: seat.name.trim() || (seat.who === "me" ? word("text-your-name") : "") }));
    const opened = await post("/api/tables", { ...wanted, seats, options: { ...wanted.options, players: seats.length } });
    if (Object.keys(opened.links).length > 0) remember(`links:${opened.id}`, opened.links);
    go(`/table/${opened.id}`);
  } finally {
    given.busy = false;
    redraw();
  }
}
