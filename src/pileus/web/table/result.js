// How it ended and why, with the final count, and what one can do next.

import { html } from "../vendor/lit-html/lit-html.js";
import { icon } from "../lib/icons.js";
import { word } from "../lib/words.js";
import { rematch } from "../lobby/lists.js";
import { openFairness } from "./fairness.js";
import { chip, sentence } from "./sentence.js";

/** @param {any} ctx @param {import("./screen.js").TableScreen} screen */
export function result(ctx, screen) {
  const { reason, winners } = ctx.state.result;
  const won = winners.length === 0 ? word("result-nobody") : ctx.word(winners.length === 1 ? "text-winner" : "text-winners", { players: winners.map((seat) => ctx.players[seat]) });
  return html`<section class="result" aria-labelledby="result-title">
    <h2 id="result-title">${won}</h2>
    <p class="reason">${sentence(ctx, reason)} ${chip(reason.rule)}</p>
    ${screen.board.result(ctx)}
    <div class="row">
      <button class="btn pri" data-do="rematch" @click=${() => rematch(ctx.state.id)}>${icon("restart", "s")}${word("list-rematch")}</button>
      <button class="btn" data-do="replay" @click=${() => screen.replay.go(0)}>${icon("play", "s")}${word("list-replay")}</button>
      <a class="btn" href="/api/tables/${ctx.state.id}/record" download="pileus-${ctx.state.name}.json">${word("list-export")}</a>
      <button class="btn" data-do="verify" @click=${() => openFairness(screen.table)}>${icon("check", "s")}${word("fair-title")}</button>
      <button class="btn" data-do="board" @click=${() => {
        screen.showResult = false;
        screen.draw();
      }}>${icon("eye", "s")}${word("result-see-board")}</button>
      <a class="btn" href="/">${word("page-to-lobby")}</a>
    </div>
  </section>`;
}
