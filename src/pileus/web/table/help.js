// The keys, as a list and in a dialog.

import { html } from "../vendor/lit-html/lit-html.js";
import { open } from "../lib/dialog.js";
import { word } from "../lib/words.js";

const KEYS = [
  ["← ↑ ↓ →", "keys-arrows"], ["⇧ ← ↑ ↓ →", "keys-arrows-all"], ["Tab", "keys-tab"], ["Enter", "keys-enter"], ["1 … 9", "keys-digits"], ["0", "keys-zero"],
  ["Z", "keys-undo"], ["⇧Z", "keys-restart"], ["A", "keys-hint"], ["I", "keys-about-thing"], ["T", "keys-words"], ["L", "keys-log"], [", .", "keys-step"],
  ["G", "keys-next-game"], ["M", "keys-menu"], ["?", "keys-rules"], ["Esc", "keys-esc"],
];

/** @param {{ key: string, label: string }[]} [tools] of the board */
export const keyList = (tools = []) => html`<p>${word("keys-about")}</p>
  <dl class="keys">${[...KEYS, ...tools.map(({ key, label }) => [key.toUpperCase(), label])].map(([key, id]) => html`<dt><kbd>${key}</kbd></dt><dd>${word(id)}</dd>`)}</dl>`;

/** @param {{ key: string, label: string }[]} tools of the board */
export const openKeys = (tools) => open({ title: word("keys-title"), name: "keys", body: () => keyList(tools) });
