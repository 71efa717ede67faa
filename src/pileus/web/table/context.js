// What a board is given (docs/page.md): the state that is shown, and how to ask for the rest.

import { monograms } from "../lib/token.js";
import { setting } from "../lib/settings.js";
import { noun, parts, say, word } from "../lib/words.js";

const phone = matchMedia("(max-width: 759.98px)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @param {() => void} draw @returns {() => void} to stop */
export function watchWidth(draw) {
  phone.addEventListener("change", draw);
  return () => phone.removeEventListener("change", draw);
}

/**
 * @param {import("./screen.js").TableScreen} screen
 */
export function context(screen) {
  const { table, telling, board } = screen;
  const state = table.shown;
  const players = state.seats.map((seat, i) => seat.name || word("seat-name", { number: i + 1 }));
  const letters = monograms(state.seats.map((seat) => seat.name));
  const choice = (name) => (telling.now || screen.covered ? undefined : table.choice(name));
  const preview = (name) => (telling.now ? undefined : table.preview(name));
  const ghostName = screen.pick !== null && choice(screen.pick) ? screen.pick : null;
  return {
    state,
    story: table.at === null ? table.story : table.story.slice(0, table.at + 1),
    components: screen.components,
    art: screen.art,
    players,
    say: (message) => say(message, players),
    parts: (message) => parts(message, players),
    word: (id, args = {}) => say({ id, args }, players),
    noun: (thing) => noun(state.game, thing),
    choice,
    preview,
    ghostName,
    ghost: ghostName === null ? null : preview(ghostName)?.table ?? null,
    pick: screen.pick,
    hinted: screen.hintNow?.choices?.[0].name ?? null,
    lit: screen.lit,
    playing: telling.now,
    seatOf: (n) => ({
      name: players[n],
      letter: letters[n],
      colour: state.seats[n].colour,
      mine: state.seats[n].mine,
      kind: state.seats[n].kind,
      online: state.seats[n].online,
      clock: clockOf(table, n),
    }),
    tool: (id) => setting("tools")[id] ?? board.tools?.find((tool) => tool.id === id)?.on ?? false,
    redraw: screen.draw,
    phone: phone.matches,
    reduced: still.matches,
  };
}

/** Seconds left; the clock of the seat to move runs on between two messages of the server. */
function clockOf(table, n) {
  const { seats, to_move: next } = table.state;
  const clock = seats[n].clock;
  if (clock === null) return null;
  const running = next === n ? (performance.now() - table.since) / 1000 : 0;
  return Math.max(0, clock - running);
}
