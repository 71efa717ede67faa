// A hint: what a search advises whoever is to choose, with the chance to win (or how good it looks for all who win or
// lose together) and what it expects to follow.
// Loaded when somebody asks for the first time.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { post } from "../lib/api.js";
import { announce, complain } from "../lib/announce.js";
import { icon } from "../lib/icons.js";
import { loadStyle } from "../lib/style.js";
import { learnMore, word } from "../lib/words.js";

const percent = (chance) => Math.round(100 * chance);

/** @typedef {{ version: number, seat: number, choices: any[] | null, view(ctx: any): any }} Hint */

/** Ask, and show the answer for as long as it answers the table. @param {import("./screen.js").TableScreen} screen */
export async function askHint(screen) {
  const { table } = screen;
  const { version, seat } = table.state;
  await Promise.all([learnMore(["advice"]), loadStyle("advice")]);
  if (table.state?.version !== version || table.seat !== seat) return;
  /** @type {Hint} */
  const hint = { version, seat, choices: null, view: (ctx) => view(ctx, screen, hint) };
  screen.hint = hint;
  screen.draw();
  announce(word("hint-thinking"));
  try {
    hint.choices = (await post(`/api/tables/${table.id}/hint`, { seat, version })).choices;
    if (screen.hint === hint && screen.ctx) announce(word("hint-announce", { label: named(screen.ctx, hint.choices[0].name, hint.choices[0].label), chance: percent(hint.choices[0].chance) }));
  } catch (refusal) {
    if (screen.hint === hint) screen.hint = null;
    if (refusal.state) table.receive(refusal.state);
    complain(refusal, screen.ctx?.players);
  }
  screen.draw();
}

function view(ctx, screen, hint) {
  const close = () => {
    screen.hint = null;
    screen.draw();
  };
  return html`<section class="hints" aria-labelledby="hint-title">
    <header><h2 id="hint-title">${word("hint-title")}</h2><p>${word(hint.choices ? "hint-about" : "hint-thinking")}${hint.choices && isCommon(ctx) === "yes" ? ` ${word("hint-common")}` : ""}</p>
      <button class="btn small" data-do="hint-close" aria-label=${word("hint-close")} @click=${close}>${icon("x", "s")}</button></header>
    ${hint.choices ? html`<ol>${hint.choices.map((one, i) => choice(ctx, one, i))}</ol>` : html`<progress aria-label=${word("hint-thinking")}></progress>`}
  </section>`;
}

const SHOWN = 5; // steps of a line: more would hide the board, and be less likely still

/** One of the best; it can be chosen here too. */
const choice = (ctx, { name, label, chance, line }, i) => html`<li><button class="btn small ${i === 0 ? "pri" : ""}" data-thing=${name}>${named(ctx, name, label)}</button>
  <b class="num">${word("hint-chance", { chance: percent(chance), together: isCommon(ctx) })}</b>
  ${line.length > 0 ? html`<span class="line">${word("hint-line", { steps: line.slice(0, SHOWN).map((step) => word("hint-step", { name: ctx.players[step.seat], label: ctx.say(step.label) })).join(" · ") })}</span>` : nothing}</li>`;

/** What one would do with a card, where cards are offered for more than one thing: play it, take it. */
function named(ctx, name, label) {
  const offered = ctx.state.offer.filter((group) => group.title && group.choices.some(([other]) => other.startsWith("card:")));
  const own = offered.find((group) => group.choices.some(([other]) => other === name));
  return own && offered.length > 1 && name.startsWith("card:") ? word("hint-choice", { heading: ctx.say(own.title), label: ctx.say(label) }) : ctx.say(label);
}

/** Whether all win or lose together: where a game knows of it, its table says so. */
const isCommon = (ctx) => (ctx.state.table.together ? "yes" : "no");
