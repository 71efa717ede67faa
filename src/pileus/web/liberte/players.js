// The players: points, hand, tokens, presence, stacks, displays; in order of play.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { icon } from "../lib/icons.js";
import { token } from "../lib/token.js";
import { who } from "../table/who.js";
import { miniCard, oneBlock } from "./card.js";
import { votesHeld } from "./election.js";
import { FACTIONS } from "./stacks.js";
import { shown } from "./telling.js";

/** @param {any} ctx */
export function players(ctx) {
  const table = shown(ctx);
  const electing = table.phase === "election" && !table.over;
  return html`${electing ? votesHeld(ctx, table) : nothing}
    <div class="players">${repeat(table.order, (seat) => seat, (seat) => player(ctx, table, seat))}</div>`;
}

function player(ctx, table, seat) {
  const sitter = ctx.seatOf(seat);
  const points = table.vp[seat];
  return html`<section class="player" data-acting=${seat === table.acting && !table.over} aria-label=${sitter.name}>
    ${token(sitter)}
    <h2>${sitter.name} ${who(ctx, seat)}</h2>
    <div class="vp num" aria-label=${ctx.word("liberte-word-score-four-turns", { points })}>
      <b>${points}</b> <small>${ctx.word("liberte-word-vp")}</small>
    </div>
    <div class="counts num">${counts(ctx, table, seat)}</div>
    <div class="shown-cards">${shownCards(ctx, table, seat)}</div>
  </section>`;
}

function counts(ctx, table, seat) {
  const { count: held, known } = table.hands[seat];
  const stacks = table.stacks.filter((one) => one.seat === seat).length;
  return html`
    ${count(ctx, "hand", "liberte-page-count-hand", held, known.length && seat !== table.viewer ? seen(ctx, known) : nothing)}
    ${count(ctx, "cannon", "liberte-page-count-battle", table.battle[seat])}
    ${count(ctx, "stack", "liberte-page-count-stacks", stacks)}
    ${count(ctx, "token", "liberte-page-count-tokens", table.tokens[seat])}
    ${table.presence[seat] ? html`<span title=${ctx.word("liberte-text-presence")}>${icon("crown", "s")} ${ctx.word("liberte-word-presence")}</span>` : nothing}
    ${table.phase === "election" ? votes(ctx, table, seat) : nothing}`;
}

/** @param {any} ctx @param {string} drawn @param {string} name @param {number} number @param {unknown} [more] */
function count(ctx, drawn, name, number, more = nothing) {
  const said = ctx.word(name, { count: number });
  return html`<span title=${said}>${icon(drawn, "s")}<span class="vh">${said}</span><b aria-hidden="true">${number}</b>${more}</span>`;
}

/** Cards that everybody could have noted (L13.2); they unfold. */
const seen = (ctx, cards) => html`<details class="pile" name="pile">
  <summary>${ctx.word("liberte-page-seen", { count: cards.length })}</summary>
  <div class="opened">${cards.map((card) => miniCard(ctx, card))}</div>
</details>`;

const votes = (ctx, table, seat) =>
  FACTIONS.filter((faction) => table.votes[seat][faction]).map((faction) => html`<span>${oneBlock(ctx, faction, table.votes[seat][faction])}</span>`);

/** The card being played, and the display. */
function shownCards(ctx, table, seat) {
  const display = table.displays[seat];
  const playing = table.playing && table.acting === seat ? table.playing.card : null;
  if (!display.length && !playing) return html`<span class="mini empty">${ctx.word("liberte-page-no-display")}</span>`;
  return html`${playing ? miniCard(ctx, playing, { lies: "played" }) : nothing}
    ${repeat(display, (card) => card, (card) => miniCard(ctx, card))}`;
}
