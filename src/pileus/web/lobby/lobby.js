// The lobby: a new table, this browser's games, open tables.

import { html, render } from "../vendor/lit-html/lit-html.js";
import { get, me } from "../lib/api.js";
import { nameTab } from "../lib/turn.js";
import { word } from "../lib/words.js";
import { GAMES, componentsOf, gameInfos } from "../games.js";
import { frame } from "./frame.js";
import { importField } from "./import.js";
import { listed, mine } from "./lists.js";
import { newTable, newTableView, quickView } from "./new-table.js";

const EVERY = 10_000;

/** @type {import("../app.js").Screen} */
export async function show(root) {
  let person = await me();
  let [infos, lists] = await Promise.all([gameInfos(), get("/api/tables")]);
  await Promise.all(GAMES.map(({ name }) => componentsOf(name)));
  let form = newTable(infos, person);
  const schemaOf = (game) => infos.find((info) => info.name === game).options;
  nameTab(word("nav-play"));

  function draw() {
    render(frame({ path: "/", person, redraw: draw, renamed }, html`
      <main id="main" class="lobby" tabindex="-1">
        <div class="start">${quickView(form, draw)}</div>
        <div class="mine">
          <section><header><h2 class="label">${word("list-mine")}</h2>${importField()}</header>${mine(lists.mine, schemaOf)}</section>
          <section><header><h2 class="label">${word("list-open")}</h2></header>${listed(lists.listed, schemaOf)}</section>
        </div>
        <div class="start">${newTableView(form, draw)}</div>
      </main>`), root);
  }

  function renamed(chosen) {
    const own = form.form.seats.find((seat) => seat.who === "me");
    if (own && own.name === person.name) own.name = chosen.name;
    person = chosen;
    form.person = chosen;
  }

  async function look() {
    if (document.hidden) return;
    try {
      lists = await get("/api/tables");
      draw();
    } catch {
      // the next look will tell
    }
  }

  draw();
  const timer = setInterval(look, EVERY);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
