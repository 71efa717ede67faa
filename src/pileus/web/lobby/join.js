// Where a link leads: who sits at that table, and a name and a colour for the seat.

import { html, render } from "../vendor/lit-html/lit-html.js";
import { get, me, post, rename } from "../lib/api.js";
import { complain } from "../lib/announce.js";
import { go } from "../lib/go.js";
import { openLesson } from "../lib/learn.js";
import { fields } from "../lib/profile.js";
import { monograms, token } from "../lib/token.js";
import { nameTab } from "../lib/turn.js";
import { word } from "../lib/words.js";
import { gameInfos } from "../games.js";
import { frame } from "./frame.js";
import { names } from "./lists.js";
import { properties, sentence } from "./options.js";

/** @type {import("../app.js").Screen} */
export async function show(root, url) {
  const link = url.pathname.split("/")[2];
  const [person, { table, seat }, infos] = await Promise.all([me(), get(`/api/join/${encodeURIComponent(link)}`), gameInfos()]);
  if (table.seats[seat].mine) {
    go(`/table/${table.id}`);
    return () => {};
  }
  nameTab(table.name);
  const taken = table.seats.filter((other) => other.seat !== seat && other.kind !== "free").map((other) => other.colour);
  const as = { name: person.name, colour: taken.includes(person.colour) ? table.seats[seat].colour : person.colour };
  const schema = infos.find((info) => info.name === table.game).options;
  let busy = false;

  async function sit(event) {
    event.preventDefault();
    if (busy || !as.name.trim()) return;
    busy = true;
    try {
      if (!person.name) await rename(as.name.trim(), as.colour);
      await post("/api/join", { link, name: as.name.trim(), colour: as.colour });
      go(`/table/${table.id}`);
    } catch (error) {
      busy = false;
      complain(error);
    }
  }

  function draw() {
    const players = names(table.seats);
    const letters = monograms(table.seats.map((other) => other.name));
    const free = table.seats[seat].kind !== "person";
    render(frame({ path: "", person, redraw: draw }, html`<main id="main" class="page join" tabindex="-1">
      <h1>${word("join-title", { game: word(`${table.game}-word-title`), name: table.name })}</h1>
      <ol class="who">${table.seats.map((other, i) => html`<li>${token({ ...other, letter: letters[i] })}
        <b>${i === seat ? word("join-this-seat") : players[i]}</b> <span class="note">${i === seat ? "" : word("seat-kind", { kind: other.kind })}</span></li>`)}</ol>
      <ul class="note">${properties(schema).filter(([name]) => name in table.options).map(([name]) => html`<li>${sentence(table.game, name, table.options[name])}</li>`)}</ul>
      ${free ? html`<form class="stack" @submit=${sit}>${fields(as, draw, taken)}
          <div class="row"><button class="btn pri big">${word("join-sit")}</button>
          <button type="button" class="btn big" @click=${() => openLesson(table.game)}>${word("quick-learn")}</button>
          <a class="btn big" href="/table/${table.id}">${word("list-watch")}</a></div></form>`
        : html`<p>${word("seat-taken")}</p><p><a class="btn pri" href="/table/${table.id}">${word("list-watch")}</a></p>`}
    </main>`), root);
  }

  draw();
  return () => {};
}
