// The players: points, hand, tokens, presence, stacks, displays; in order of play.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { icon } from "../lib/icons.js";
import { token } from "../lib/token.js";
import { miniCard, oneBlock } from "./card.js";
import { votesHeld } from "./election.js";
import { FACTIONS } from "./stacks.js";
import { shown } from "./telling.js";

/** @param {any} ctx */
export function players(ctx) {
  const table = shown(ctx);
  return html`${table.phase === "election" && !table.over ? votesHeld(ctx, table) : nothing}<div class="players">${repeat(table.order, (seat) => seat, (seat) => player(ctx, table, seat))}</div>`;
}

function player(ctx, table, seat) {
  const who = ctx.seatOf(seat);
  const hand = table.hands[seat];
  const stacks = table.stacks.filter((one) => one.seat === seat).length;
  const playing = table.playing && table.acting === seat ? table.playing.card : null;
  return html`<section class="player" data-acting=${seat === table.acting && !table.over} aria-label=${who.name}>
    ${token(who)}<h2>${who.name}${tags(ctx, table, seat, who)}</h2>
    <div class="vp num" aria-label=${ctx.word("liberte-word-score-four-turns", { points: table.vp[seat] })}><b>${table.vp[seat]}</b> <small>${ctx.word("liberte-word-vp")}</small></div>
    <div class="counts num">
      ${count(ctx, "hand", "liberte-page-count-hand", hand.count, hand.known.length && seat !== table.viewer ? seen(ctx, seat, hand.known) : nothing)}
      ${count(ctx, "cannon", "liberte-page-count-battle", table.battle[seat])}
      ${count(ctx, "stack", "liberte-page-count-stacks", stacks)}
      ${count(ctx, "token", "liberte-page-count-tokens", table.tokens[seat])}
      ${table.presence[seat] ? html`<span class="has" title=${ctx.word("liberte-text-presence")}>${icon("crown", "s")} ${ctx.word("liberte-word-presence")}</span>` : nothing}
      ${votes(ctx, table, seat)}
    </div>
    <div class="shown-cards">${playing ? miniCard(ctx, playing, { lies: "played" }) : nothing}${repeat(table.displays[seat], (card) => card, (card) => miniCard(ctx, card))}
      ${table.displays[seat].length || playing ? nothing : html`<span class="mini empty">${ctx.word("liberte-page-no-display")}</span>`}</div></section>`;
}

/** You, a bot, here or away. */
function tags(ctx, table, seat, who) {
  if (seat === table.viewer) return html` <span class="tag you">${ctx.word("liberte-page-you")}</span>`;
  if (who.kind === "bot") return html` <span class="tag">${icon("bot", "s")} ${ctx.word("liberte-page-bot")}</span>`;
  if (who.kind === "free") return html` <span class="tag">${ctx.word("liberte-page-free")}</span>`;
  return html` <span class="tag" data-online=${who.online}>${ctx.word(who.online ? "liberte-page-online" : "liberte-page-away")}</span>`;
}

/** @param {any} ctx @param {string} drawn @param {string} name @param {number} number @param {unknown} [more] */
const count = (ctx, drawn, name, number, more = nothing) => html`<span title=${ctx.word(name, { count: number })}>${icon(drawn, "s")}<span class="vh">${ctx.word(name, { count: number })}</span><b aria-hidden="true">${number}</b>${more}</span>`;

/** Cards that everybody could have noted (L13.2); they unfold. */
const seen = (ctx, seat, cards) => html`<details class="pile seen" name="pile"><summary>${ctx.word("liberte-page-seen", { count: cards.length })}</summary><div class="opened">${cards.map((card) => miniCard(ctx, card))}</div></details>`;

/** Votes held, while there are any. */
const votes = (ctx, table, seat) => (table.phase === "election" ? FACTIONS.filter((faction) => table.votes[seat][faction]).map((faction) => html`<span class="held">${oneBlock(ctx, faction, table.votes[seat][faction])}</span>`) : nothing);
