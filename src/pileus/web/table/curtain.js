// Several people at one device: a curtain between two seats, so that nobody sees another's hand.

import { html } from "../vendor/lit-html/lit-html.js";
import { monograms, token } from "../lib/token.js";
import { word } from "../lib/words.js";

/** @param {import("./model.js").Table} table */
export function curtain(table) {
  const { seats, name } = table.state ?? table.open;
  const players = seats.map((seat, i) => seat.name || word("seat-name", { number: i + 1 }));
  const letters = monograms(seats.map((seat) => seat.name));
  const here = seats.filter((seat) => seat.mine && seat.kind === "person");
  const coming = table.curtain === "anybody" ? here : here.filter((seat) => seat.seat === table.curtain);
  return html`<main class="curtain">
    <p class="label">${name}</p>
    <h1 id="prompt" tabindex="-1">${table.curtain === "anybody" ? word("curtain-who") : word("curtain-hand-over", { player: players[table.curtain] })}</h1>
    <p>${word("curtain-why")}</p>
    <div class="row">${coming.map((seat) => html`<button class="btn pri big" data-do="curtain" @click=${() => table.lookFrom(seat.seat)}>${token({ ...seat, letter: letters[seat.seat] })}${word("curtain-i-am", { player: players[seat.seat] })}</button>`)}
      <a class="btn big" href="/">${word("page-to-lobby")}</a></div>
  </main>`;
}
