// Screens to read: how to play, the rules, about Pileus, about the history.

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { me } from "../lib/api.js";
import { lesson } from "../lib/learn.js";
import { paragraphs, rulebook } from "../lib/rules.js";
import { nameTab } from "../lib/turn.js";
import { word } from "../lib/words.js";
import { GAMES, componentsOf, gameHere } from "../games.js";
import { keyList } from "../table/help.js";
import { frame } from "./frame.js";
import { history } from "./history.js";

const CREDITS = ["about-games", "about-unofficial", "about-data", "about-maps", "about-code", "about-fairness", "about-privacy"];

/** The same of each game. */
const others = (path, game) => html`<nav class="row" aria-label=${word("new-game")}>${GAMES.map(({ name }) => html`<a class="btn small" href="${path}?game=${name}" aria-current=${name === game ? "page" : nothing}>${word(`${name}-word-title`)}</a>`)}</nav>`;

/** @type {import("../app.js").Screen} */
export async function show(root, url) {
  const game = gameHere(url.searchParams.get("game") ?? "")?.name ?? GAMES[0].name;
  const title = word(`${game}-word-title`);
  const book = url.pathname === "/rules" ? await rulebook(game) : [];
  const printed = url.pathname === "/history" ? await componentsOf("emancipation") : null;
  const here = decodeURIComponent(url.hash.replace("#rule-", ""));
  let person = await me();
  let search = "";
  const screens = {
    "/learn": () => html`<h1>${word("learn-title", { game: title })}</h1>${others("/learn", game)}${lesson(game, 2)}
      <p class="row"><a class="btn pri big" href="/">${word("quick-title")}</a><a class="btn big" href="/rules?game=${game}">${word("nav-rules")}</a></p>`,
    "/rules": () => html`<h1>${word("rules-title", { game: title })}</h1>${others("/rules", game)}
      <label class="field"><span>${word("rules-search")}</span><input type="text" autocomplete="off" .value=${search} @input=${(event) => {
        search = event.target.value;
        draw();
      }}></label><div data-book=${game}>${paragraphs(book, search, here, 2)}</div>`,
    "/about": () => html`<h1>${word("about-title")}</h1>${CREDITS.map((id) => html`<p>${word(id)}</p>`)}
      <p><a class="link" href="/history">${word("about-history")}</a></p>
      <h2>${word("keys-title")}</h2>${keyList()}`,
    "/history": () => history(printed),
  };

  function draw() {
    render(frame({ path: url.pathname, person, redraw: draw, renamed: (chosen) => (person = chosen) },
      html`<main id="main" class="page" tabindex="-1">${screens[url.pathname]()}</main>`), root);
  }

  draw();
  nameTab(word({ "/learn": "nav-learn", "/rules": "nav-rules", "/about": "nav-about", "/history": "nav-history" }[url.pathname]));
  if (here) document.getElementById(`rule-${here}`)?.scrollIntoView();
  return () => {};
}
