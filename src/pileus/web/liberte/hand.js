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

/** A part of the foot. @param {string} name @param {string} title @param {unknown} note @param {unknown} body */
const part = (name, title, note, body) => html`<section class="tray-part ${name}" aria-label=${title}>
  <h2 class="label">${title} ${note === nothing ? nothing : html`<small>${note}</small>`}</h2>
  ${body}
</section>`;

const cardCount = (ctx, count) => ctx.word("liberte-page-cards", { count });

/** @param {any} ctx @param {any} table */
export function rowAndDeck(ctx, table) {
  const slot = (number) =>
    number
      ? html`<div class="slot">${card(ctx, number, { lies: table.taking?.card === number ? "pointed" : "" })}</div>`
      : html`<div class="slot hole">${ctx.word("liberte-page-hole")}</div>`;
  return part("face-up", ctx.word("liberte-word-row"), nothing, html`<div class="cards">${table.row.map(slot)}${deck(ctx, table)}</div>`);
}

function deck(ctx, table) {
  const { cards, set } = table.deck;
  const pointed = table.taking && table.taking.card === null;
  return html`<button type="button" class="deck" data-lies=${pointed ? "pointed" : ""} ${thing(ctx, "deck")}>
    <span class="vh">${ctx.word("liberte-text-deck", { set, count: cards })}</span>
    <span class="face" aria-hidden="true">${icon("cap")}<b>${cards}</b><small>${ctx.word("liberte-page-deck", { set, count: cards })}</small></span>
  </button>`;
}

/** The viewer's hand; the card being played is raised in its place. */
export function hand(ctx, table) {
  const seat = table.viewer;
  if (seat === null) return nothing;
  const playing = table.playing && table.acting === seat ? table.playing.card : null;
  const held = table.hands[seat].cards ?? [];
  const cards = sorted(ctx, playing ? [playing, ...held] : held);
  const full = new Set(table.hands[seat].no_room ?? []);
  const slot = (number) => html`<div class="slot" data-full=${full.has(number)}>${card(ctx, number, { lies: number === playing ? "played" : "" })}</div>`;
  return part(
    "hand",
    ctx.word("liberte-page-hand"),
    cardCount(ctx, held.length),
    html`<div class="cards">
      ${repeat(cards, (number) => number, slot)}
      ${cards.length ? nothing : html`<p class="note">${ctx.word("liberte-page-no-cards")}</p>`}
    </div>`, // a card keeps its element, and with it the keyboard's focus
  );
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

/** @param {any} ctx @param {any} table */
export function display(ctx, table) {
  const seat = table.viewer;
  if (seat === null) return nothing;
  const cards = table.displays[seat];
  const lines = cards.length
    ? cards.map((number) => miniCard(ctx, number, { region: true }))
    : html`<span class="mini empty">${ctx.word("liberte-page-empty")}</span>`;
  return part("display", ctx.word("liberte-page-display"), cardCount(ctx, cards.length), html`<div class="lines">${lines}</div>`);
}

/** What lies open but out of the way. */
export function piles(ctx, table) {
  const { viewer } = table;
  const tokens = viewer === null ? nothing : html`${icon("token", "s")} ${ctx.word("liberte-page-tokens-left", { count: table.tokens[viewer] })}`;
  return part(
    "piles",
    ctx.word("liberte-page-piles"),
    nothing,
    html`<div class="lines">
      ${pile(ctx, "pile", "liberte-word-discard", table.discard)}${pile(ctx, "box", "liberte-word-box", table.box)}
      <span class="tray-line">${tokens}</span>
    </div>`,
  );
}

/** A pile opens to show its cards. */
function pile(ctx, drawn, name, cards) {
  const title = html`${icon(drawn, "s")} ${ctx.word(name)} <b>${cards.length}</b>`;
  if (!cards.length) return html`<span class="tray-line">${title}</span>`;
  return html`<details class="pile" name="pile">
    <summary>${title}</summary>
    <div class="opened">${[...cards].reverse().map((number) => miniCard(ctx, number))}</div>
  </details>`;
}
