// How the tab says that it is one's turn: title, icon, and a notification if the reader allowed it.

import { setting } from "./settings.js";
import { word } from "./words.js";

let mine = false;

/** @param {string} title of the screen */
export function nameTab(title) {
  document.title = mine ? word("tab-your-turn", { title }) : word("tab", { title });
}

/** @param {boolean} turn @param {string} [title] @param {string} [prompt] */
export function isMyTurn(turn, title = "", prompt = "") {
  const begins = turn && !mine;
  mine = turn;
  const icon = document.querySelector('link[rel="icon"]');
  const href = turn ? "/web/icon-turn.svg" : "/web/icon.svg";
  if (icon.getAttribute("href") !== href) icon.setAttribute("href", href);
  if (title) nameTab(title);
  if (begins && document.hidden && mayNotify()) {
    const note = new Notification(word("tab-your-turn", { title }), { body: prompt, icon: "/web/icon-turn.svg", tag: title });
    note.onclick = () => {
      focus();
      note.close();
    };
  }
}

const mayNotify = () => setting("notify") && "Notification" in window && Notification.permission === "granted";

/** Whether this browser can be asked for notifications at all. */
export const canNotify = () => "Notification" in window && isSecureContext;

/** Ask the reader. @returns {Promise<boolean>} */
export const askToNotify = async () => (await Notification.requestPermission()) === "granted";
