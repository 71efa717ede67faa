// The strip below the header: turns, phases of this turn, order of play, government and opposition.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { icon } from "../lib/icons.js";
import { token } from "../lib/token.js";
import { stepper } from "./election.js";
import { shown } from "./telling.js";

const TURNS = [1, 2, 3, 4];
const ROMAN = ["", "I", "II", "III", "IV"];
const PHASES = ["refresh", "action", "battle", "election"];
const FIRST = ["action", "election"]; // L3.1: turn 1 has no refresh and no battle

/** @param {any} ctx */
export function strip(ctx) {
  const table = shown(ctx);
  return html`<div class="moment">
      <ol class="turns" aria-label=${ctx.word("liberte-page-turns")}>${TURNS.map((turn) => turnEntry(ctx, table, turn))}</ol>
      ${order(ctx, table)}${powers(ctx, table)}
    </div>
    ${table.phase === "election" && !table.over ? stepper(ctx, table) : nothing}`;
}

function turnEntry(ctx, table, turn) {
  const done = turn < table.turn;
  if (turn !== table.turn) {
    return html`<li class="turn" data-done=${done}>${ctx.word("liberte-page-turn-short", { turn: ROMAN[turn], done })}</li>`;
  }
  const phases = turn === 1 ? FIRST : PHASES;
  const now = phases.indexOf(table.phase);
  return html`<li class="turn now" aria-current="step">
    <b>${ctx.word("liberte-page-turn", { turn: ROMAN[turn] })}</b>
    <ol>${phases.map((phase, i) => phaseEntry(ctx, table, phase, i < now ? "done" : i === now ? "now" : ""))}</ol>
  </li>`;
}

function phaseEntry(ctx, table, phase, when) {
  const round = when === "now" && phase === "action" ? table.round : null;
  const name = round ? ctx.word("liberte-page-phase-round", { round }) : ctx.word("liberte-page-phase", { phase });
  return html`<li class="phase" data-when=${when} aria-current=${when === "now" ? "step" : nothing}>${name}</li>`;
}

/** Discs in order of play, a ring around whose action it is. */
const order = (ctx, table) => html`<div class="order" role="img" aria-label=${ctx.word("liberte-page-order", { players: table.order })}>
  <span>${ctx.word("liberte-page-order-short")}</span>
  ${table.order.map((seat) => html`<span class="in-order" data-acting=${seat === table.acting}>${token(ctx.seatOf(seat))}</span>`)}
</div>`;

/** Who governs, with whose presence, and who opposes. */
function powers(ctx, table) {
  if (!table.government) return html`<span class="power">${ctx.word("liberte-text-no-government")}</span>`;
  const present = table.presence.flatMap((there, seat) => (there ? [seat] : []));
  return html`${power(ctx, "liberte-word-government", table.government, present.length ? presence(ctx, present) : nothing)}
    ${table.opposition ? power(ctx, "liberte-word-opposition", table.opposition, nothing) : nothing}`;
}

const power = (ctx, role, faction, more) => html`<span class="power">
  ${ctx.word(role)} <b class="t-${faction}">${ctx.word("liberte-faction", { faction })}</b>${more}
</span>`;

function presence(ctx, seats) {
  const said = ctx.word("liberte-page-presence", { players: seats });
  return html`<span class="power" role="img" aria-label=${said} title=${said}>
    ${icon("crown", "s")}${seats.map((seat) => token(ctx.seatOf(seat)))}
  </span>`;
}
