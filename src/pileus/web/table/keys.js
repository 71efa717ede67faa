// The keyboard. Single letters act only outside text fields, and can be switched off.

import { get } from "../lib/api.js";
import { isOpen } from "../lib/dialog.js";
import { go } from "../lib/go.js";
import { closeRules, openRules } from "../lib/rules.js";
import { setting } from "../lib/settings.js";
import { moveLine } from "./log.js";
import { numbered } from "./offer.js";
import { act, explainWhat } from "./pointing.js";
import { hidePopover } from "./popover.js";
import { move } from "./roving.js";

/** @param {import("./screen.js").TableScreen} screen @returns {() => void} to stop */
export function listenToKeys(screen) {
  const heard = new AbortController();
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (document.querySelector("dialog[open]")) {
      if (event.key === "?" && isOpen("rules") && !isField(event.target)) closeRules();
      return;
    }
    if (press(screen, event)) event.preventDefault();
  }, { signal: heard.signal });
  return () => heard.abort();
}

const isField = (element) => element instanceof Element && element.matches("input:not([type=range]):not([type=checkbox]), textarea, select, [contenteditable]");

/** @returns {boolean} whether the key did something */
function press(screen, event) {
  const { table, telling, replay } = screen;
  const { key } = event;
  if (key === "Escape") {
    if (hidePopover() || telling.end()) return true;
    if (table.at === null) return false;
    replay.go(null);
    return true;
  }
  if (isField(event.target) || screen.covered || !screen.ctx || !table.state) return false; // nothing is drawn yet, or not for this seat
  if (telling.now && !["Tab", "Shift", "?"].includes(key)) return telling.onward();
  if (key.startsWith("Arrow")) return arrow(screen, event);
  const thing = event.target instanceof Element ? event.target.closest("[data-thing]") : null;
  if ((key === "Enter" || key === " ") && thing && !thing.matches("button, a")) {
    act(screen, thing);
    return true;
  }
  if (/^[0-9]$/.test(key)) return choose(screen, key);
  return setting("letters") ? letter(screen, event, thing) : false;
}

function arrow(screen, event) {
  const { table, replay } = screen;
  if (event.target.matches("input[type=range], [role=log]:not(.log-scroll)")) return false;
  if (event.target.closest(".log-scroll") && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
    moveLine(event.target, event.key === "ArrowUp" ? -1 : 1);
    return true;
  }
  if (table.at !== null && (event.key === "ArrowLeft" || event.key === "ArrowRight")) {
    replay.by(event.key === "ArrowLeft" ? -1 : 1);
    return true;
  }
  return move(screen.root, event.key, event.shiftKey);
}

function choose(screen, key) {
  if (!screen.table.isMine) return false;
  const found = numbered(screen.ctx.state).find((one) => one.key === key);
  if (found) screen.choose(found.name);
  return found !== undefined;
}

function letter(screen, event, thing) {
  const { table, replay, board } = screen;
  const { key } = event;
  const letters = {
    z: () => table.undo(),
    Z: () => table.undo(table.state.undo_to),
    t: screen.toggleWords,
    l: screen.focusLog,
    g: () => nextGame(table.id),
    a: screen.askHint,
    i: () => thing && explainWhat(screen, thing),
    m: screen.openMenu,
    "?": () => openRules(screen.ctx.state.prompt.rule),
    ",": () => replay.by(-1),
    ".": () => replay.by(1),
  };
  const tool = board.tools?.find((one) => one.key === key.toLowerCase());
  if (tool) screen.toggleTool(tool.id);
  else if (letters[key]) letters[key]();
  else return false;
  return true;
}

/** The next of this browser's games that waits for its person. */
async function nextGame(id) {
  const { mine } = await get("/api/tables");
  const next = mine.find((line) => line.mine_to_move && line.id !== id);
  if (next) go(`/table/${next.id}`);
}
