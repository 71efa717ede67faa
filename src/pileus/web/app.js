// One page for all addresses: the address decides which screen is shown.

import { html, render } from "./vendor/lit-html/lit-html.js";
import { complain } from "./lib/announce.js";
import { me } from "./lib/api.js";
import { listenForRules } from "./lib/rules.js";
import { applyTheme, onChange, setting } from "./lib/settings.js";
import { isMyTurn } from "./lib/turn.js";
import { askLanguages, learn, learnMore, say, word } from "./lib/words.js";
import { GAMES } from "./games.js";

/**
 * A screen draws itself into `root` and answers with what ends it. The reader may have gone on before it is ready: `wanted` says whether he still waits.
 * @typedef {(root: HTMLElement, url: URL, wanted: () => boolean) => Promise<() => void>} Screen
 */

/** @type {[RegExp, () => Promise<{ show: Screen }>][]} */
const SCREENS = [
  [/^\/$/, () => import("./lobby/lobby.js")],
  [/^\/table\/[^/]+$/, () => import("./table/table.js")],
  [/^\/join\/[^/]+$/, () => import("./lobby/join.js")],
  [/^\/(learn|rules|about|history)$/, () => import("./lobby/reading.js")],
];

const root = document.getElementById("app");
let leave = () => {};
let shown = 0;

async function show() {
  const mine = ++shown;
  const url = new URL(location.href);
  leave();
  leave = () => {};
  isMyTurn(false);
  const wanted = () => mine === shown;
  const place = document.createElement("div"); // of its own, so that a screen that comes too late draws over no other
  const screen = SCREENS.find(([path]) => path.test(url.pathname));
  try {
    if (!screen) throw Object.assign(new Error("no such page"), { problem: { id: "http-error", args: { status: 404 }, rule: "" } });
    const [{ show: draw }] = await Promise.all([screen[1](), learnMore(spokenOf(url.pathname))]);
    if (!wanted()) return;
    root.replaceChildren(place);
    const done = await draw(place, url, wanted);
    if (wanted()) leave = done;
    else done();
  } catch (error) {
    if (!error.problem) throw error;
    if (!wanted()) return;
    root.replaceChildren(place);
    render(lost(error.problem), place);
  }
}

const lost = (problem) => html`<main class="lost">
  <h1>${word("page-title")}</h1>
  <p>${say(problem)}</p>
  <p><a class="btn pri" href="/">${word("page-to-lobby")}</a></p>
</main>`;

/** Go to another address of ours. @param {string} path */
function go(path) {
  history.pushState(null, "", path);
  scrollTo(0, 0);
  return show();
}

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? /** @type {HTMLAnchorElement | null} */ (event.target.closest("a[href]")) : null;
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || link.hasAttribute("download") || link.target || url.pathname.startsWith("/api/")) return;
  if (url.hash && url.pathname === location.pathname) return; // a place on this page
  event.preventDefault();
  go(url.pathname + url.search + url.hash);
});
addEventListener("popstate", show);
addEventListener("pileus-go", (event) => go(event.detail));
addEventListener("unhandledrejection", (event) => {
  if (event.reason?.problem) {
    event.preventDefault();
    complain(event.reason);
  }
});

/** Words in the language the reader chose, or in the first of the browser's that there are words in. */
async function speakFirst() {
  const [known] = await Promise.all([askLanguages(), learn("en", spokenOf(location.pathname))]); // English fills the holes of any other
  const wanted = [setting("language"), ...navigator.languages.map((name) => name.split("-")[0]), "en"];
  const language = wanted.find((name) => known.includes(name));
  if (language !== "en") await learn(language);
}

/** The games that an address speaks of; a table learns the words of its own (table.js). @param {string} path */
function spokenOf(path) {
  if (path.startsWith("/table/")) return [];
  return path === "/history" ? ["history", "emancipation"] : GAMES.map(({ name }) => name);
}

applyTheme();
onChange(async (name) => {
  if (name !== "language") return;
  await learn(setting("language"));
  await show();
});
try {
  const screen = SCREENS.find(([path]) => path.test(location.pathname))?.[1](); // on its way while the words come
  await Promise.all([speakFirst(), me(), screen]);
  listenForRules();
  await show();
} catch (error) {
  document.getElementById("failed").hidden = false; // there are no words yet
  throw error;
}
