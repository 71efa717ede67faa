// The dice, where one sees them fall: first what was rolled, then line by line what it did.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { happened, since } from "../table/picture.js";
import { sentence } from "../table/sentence.js";
import { die, shield, small } from "./pieces.js";

const ROLLED = /^emancipation-(attack|elephant|hate|pogrom)-rolled$/;
const TURN = "emancipation-turn-began";

/** @param {any} ctx @param {any} table @returns {unknown} `nothing` where no dice lie on the table */
export function tray(ctx, table) {
  const roll = lastRoll(ctx, table);
  if (!roll) return nothing;
  const { event, after } = roll;
  const thrown = event.args.dice ?? [event.args.die];
  const kind = event.id.match(ROLLED)[1];
  return html`<section class="dice-tray" data-kind=${kind} aria-label=${ctx.word("emancipation-page-dice")}>
    <h2>${ctx.word("emancipation-page-rolled", { kind })}</h2>
    <p class="thrown">${thrown.map((face) => html`${die(face)}<span class="vh">${ctx.word("emancipation-page-die", { die: face })}</span>`)}${kind === "attack" ? sum(ctx, event.args) : nothing}</p>
    ${after.length === 0 ? html`<p class="note">${sentence(ctx, event)}</p>` : nothing}
    <ol>${after.map((one) => html`<li data-new=${one === after.at(-1) && Boolean(ctx.playing)}>${mark(ctx, one)}<span>${sentence(ctx, one)}</span></li>`)}</ol>
  </section>`;
}

/** P5.3 The sum of an attack against what it had to exceed. */
const sum = (ctx, { dice, target }) => html`<span class="sum">${ctx.word("emancipation-page-sum", { sum: dice.reduce((all, face) => all + face, 0), target })}</span>`;

/** The barrier that a die struck. */
const mark = (ctx, { id, args }) => (id === "emancipation-barrier-triggered" ? html`${die(args.die)}${small(shield(ctx, ctx.components.barriers[args.barrier]), "shield")}` : nothing);

/**
 * The last roll and what came of it: while it is told, and afterwards as long as its questions are asked.
 * @param {any} ctx @param {any} table
 */
export function lastRoll(ctx, table) {
  const events = ctx.playing ? ctx.playing.told : since(happened(ctx), ({ id }) => id === TURN);
  const at = events.findLastIndex(({ id }) => ROLLED.test(id));
  if (at < 0) return null;
  const after = events.slice(at + 1);
  const over = after.findIndex(({ id }) => id === TURN || id === "emancipation-idea-laid-out");
  if (ctx.playing) return over >= 0 ? null : { event: events[at], after };
  return isAsked(table) ? { event: events[at], after } : null;
}

/** Dice are being resolved: somebody is asked in a phase of dice, or what corruption costs. */
const isAsked = (table) => !table.over && (["elephant", "hate", "pogroms"].includes(table.phase) || table.pending.hate_dice.length > 0);
