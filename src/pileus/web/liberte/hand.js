// The foot: the face-up row and the deck, the hand, the display, the piles.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { thing } from "../table/things.js";
import { icon } from "../lib/icons.js";
import { card, miniCard, printed } from "./card.js";
import { shown } from "./telling.js";

/** @param {any} ctx */
export function foot(ctx) {
  const table = shown(ctx);
  return html`<div class="tray">${rowAndDeck(ctx, table)}${hand(ctx, table)}${display(ctx, table)}${piles(ctx, table)}</div>`;
}

/** @param {any} ctx @param {any} table */
export function rowAndDeck(ctx, table) {
  return html`<section class="tray-part face-up" aria-label=${ctx.word("liberte-word-row")}><h2 class="label">${ctx.word("liberte-word-row")}</h2>
    <div class="cards">${table.row.map((number) =>
      number ? html`<div class="slot">${card(ctx, number, { lies: table.taking?.card === number ? "pointed" : "" })}</div>` : html`<div class="slot hole">${ctx.word("liberte-page-hole")}</div>`,
    )}${deck(ctx, table)}</div></section>`;
}

const deck = (ctx, table) => html`<button type="button" class="deck" data-lies=${table.taking && table.taking.card === null ? "pointed" : ""} ${thing(ctx, "deck")}>
  <span class="vh">${ctx.word("liberte-text-deck", { set: table.deck.set, count: table.deck.cards })}</span><span class="face" aria-hidden="true">${icon("cap")}<b>${table.deck.cards}</b><small>${ctx.word("liberte-page-deck", { set: table.deck.set, count: table.deck.cards })}</small></span></button>`;

/** The viewer's hand; the card being played is raised in its place. */
export function hand(ctx, table) {
  const seat = table.viewer;
  if (seat === null) return nothing;
  const playing = table.playing && table.acting === seat ? table.playing.card : null;
  const held = table.hands[seat].cards ?? [];
  const cards = sorted(ctx, playing ? [playing, ...held] : held);
  const full = new Set(table.hands[seat].no_room ?? []);
  return html`<section class="tray-part hand" aria-label=${ctx.word("liberte-text-hand", { player: seat })}><h2 class="label">${ctx.word("liberte-page-hand")} <small>${ctx.word("liberte-page-cards", { count: held.length })}</small></h2>
    <div class="cards">${repeat(
      cards,
      (number) => number, // a card keeps its element, and with it the keyboard's focus
      (number) => html`<div class="slot" data-full=${full.has(number)}>${card(ctx, number, { lies: number === playing ? "played" : "" })}</div>`,
    )}${cards.length ? nothing : html`<p class="note">${ctx.word("liberte-page-no-cards")}</p>`}</div></section>`;
}

/** Cards by faction and value, Specials last: so they are found where one expects them. */
function sorted(ctx, cards) {
  const order = ["red", "blue", "white", null];
  const rank = (number) => {
    const { faction, value } = printed(ctx, number);
    return order.indexOf(faction) * 10 - value;
  };
  return [...cards].sort((a, b) => rank(a) - rank(b) || a - b);
}

/** L6.3 Four cards, or five with one that shows Sans-Culottes: how many places there are the player counts himself. */
export function display(ctx, table) {
  const seat = table.viewer;
  if (seat === null) return nothing;
  const cards = table.displays[seat];
  return html`<section class="tray-part display" aria-label=${ctx.word("liberte-page-display")}><h2 class="label">${ctx.word("liberte-page-display")} <small>${ctx.word("liberte-page-cards", { count: cards.length })}</small></h2>
    <div class="lines">${cards.map((number) => miniCard(ctx, number, { region: true }))}
      ${cards.length ? nothing : html`<span class="mini empty">${ctx.word("liberte-page-empty")}</span>`}</div></section>`;
}

/** What lies open but out of the way. */
export function piles(ctx, table) {
  const { viewer } = table;
  return html`<section class="tray-part piles" aria-label=${ctx.word("liberte-page-piles")}><h2 class="label">${ctx.word("liberte-page-piles")}</h2>
    <div class="lines">${pile(ctx, "pile", "liberte-word-discard", table.discard)}${pile(ctx, "box", "liberte-word-box", table.box)}
      ${viewer === null ? nothing : html`<span class="tray-line">${icon("token", "s")} ${ctx.word("liberte-page-tokens-left", { count: table.tokens[viewer] })}</span>`}</div></section>`;
}

/** A pile opens to show its cards. */
const pile = (ctx, drawn, name, cards) =>
  cards.length
    ? html`<details class="pile" name="pile"><summary>${icon(drawn, "s")} ${ctx.word(name)} <b>${cards.length}</b></summary><div class="opened">${[...cards].reverse().map((number) => miniCard(ctx, number))}</div></details>`
    : html`<span class="tray-line">${icon(drawn, "s")} ${ctx.word(name)} <b>0</b></span>`;
