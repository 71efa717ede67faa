// A board in words: for a game whose own board is missing or cannot be loaded, and for whoever presses T.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { icon } from "../lib/icons.js";
import { token } from "../lib/token.js";
import { word } from "../lib/words.js";
import { clock } from "./seats.js";

/** @param {import("./words-board.js").WordsBoard} words */
export const plainBoard = (words) => ({
  load: async () => null,
  strip: () => nothing,
  left: () => nothing,
  board: (ctx) => words.view(ctx),
  players: (ctx) => html`<ol class="plain-players">${ctx.state.seats.map((_, n) => entry(ctx, n))}</ol>`,
  foot: () => nothing,
  result: (ctx) => scores(ctx),
  tabs: (ctx) => [{ id: "words", label: word("tool-words"), icon: "book", body: words.view(ctx) }, { id: "log" }],
});

function entry(ctx, n) {
  const seat = ctx.seatOf(n);
  return html`<li class=${ctx.state.to_move === n ? "now" : nothing}>${token(seat)}<b>${seat.name}</b>
    <span class="note">${seat.kind === "bot" ? html`${icon("bot", "s")} ` : nothing}${word("seat-kind", { kind: seat.kind })}</span>${clock(seat.clock)}</li>`;
}

/** Places and points, whatever the game. @param {any} ctx */
export const scores = (ctx) => html`<table class="scores"><caption class="vh">${word("result-scores")}</caption>
  <tr><th scope="col">${word("result-place")}</th><th scope="col">${word("result-player")}</th><th scope="col">${word("result-points")}</th></tr>
  ${ctx.players.map((name, n) => ({ name, n, place: ctx.state.result.places[n], score: ctx.state.result.scores[n] }))
    .sort((a, b) => a.place - b.place)
    .map(({ name, n, place, score }) => html`<tr><td>${place || "–"}</td><th scope="row">${token(ctx.seatOf(n))} ${name}</th><td>${score}</td></tr>`)}</table>`;
