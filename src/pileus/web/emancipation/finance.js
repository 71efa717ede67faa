// Three finance boards: the boxes, where a payment is made by pointing, what a faction holds and what it alone can do.

import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { icon } from "../lib/icons.js";
import { thing } from "../table/things.js";
import { who } from "../table/who.js";
import { inPlay } from "./goals.js";
import { FACTIONS, agent, meeple, shield, slaver, small } from "./pieces.js";
import { powers } from "./powers.js";

const BOXES = ["capital", "wealth", "debt"];
const ROOM = 92; // for the discs of a box, in units of its drawing
const STEP = 21;

/** @param {any} ctx @param {any} table */
export const finance = (ctx, table) => html`<div class="finance" data-boards=${inPlay(table).length}>${FACTIONS.map((faction) => (table.factions[faction].seat === null ? absent(ctx, table, faction) : board(ctx, table, faction)))}</div>`;

function board(ctx, table, faction) {
  const own = table.factions[faction];
  const now = table.faction === faction && !table.over;
  const after = ctx.ghost && !ctx.playing ? ctx.ghost.factions[faction] : null;
  return html`<section class="board-of" data-now=${now} data-mine=${own.seat === table.viewer} aria-label=${ctx.word("emancipation-page-board-of", { faction })}>
    ${head(ctx, table, faction, own, after)}
    <div class="boxes">${BOXES.map((box) => boxOf(ctx, table, faction, box, own.boxes[box], after?.boxes[box] ?? own.boxes[box]))}</div>
    ${money(ctx, own)}
    ${powers(ctx, table, faction)}
    ${holds(ctx, table, faction, own)}
  </section>`;
}

/** Who it is and how many points; a thing, since it can be asked whose disk is taken (P3.4). */
function head(ctx, table, faction, own, after) {
  const gain = after ? after.vp - own.vp : 0;
  return html`<div class="board-head" aria-label=${ctx.word("emancipation-page-board-head", { faction, player: own.seat, vp: own.vp })} ${thing(ctx, `faction:${faction}`, { about: `faction:${faction}` })}>
    ${small(agent(ctx, faction), "agent")}
    <span class="called"><b>${ctx.word("emancipation-faction", { faction })}</b><small>${ctx.seatOf(own.seat).name} ${who(ctx, own.seat)}</small></span>
    <span class="vp num"><b>${own.vp}</b> <small>${ctx.word("emancipation-word-vp")}</small>${gain ? html`<i class="gain">${ctx.word("emancipation-page-gain", { gain: signed(gain) })}</i>` : nothing}</span>
  </div>`;
}

/** P2.2 A box and its agents. The boxes of whoever's turn it is can be pointed at; what a picked choice would change is dashed. */
function boxOf(ctx, table, faction, box, count, then) {
  const name = ctx.word("emancipation-box", { box });
  const said = ctx.word("emancipation-page-box", { box, faction, count });
  const inside = html`<span class="box-name">${name}</span>
    <svg class="discs" viewBox="-11 -12 ${ROOM + 22} 24" preserveAspectRatio="xMinYMid meet" aria-hidden="true">${discs(ctx, faction, count, then)}</svg>
    <b class="box-count num">${count}${then === count ? nothing : html`<i class="gain">${ctx.word("emancipation-page-gain", { gain: signed(then - count) })}</i>`}</b>`;
  const falls = box !== "debt" && then < count ? html`<span class="falls">${icon("arrow", "s")}</span>` : nothing;
  if (table.faction !== faction || table.over) return html`<div class="box" role="img" aria-label=${said}>${inside}</div>`;
  return html`<div class="box" data-box=${box} aria-label=${pays(ctx, table, box, said)} ${thing(ctx, `agent:${box}`, { about: `agent:${box}` })}>${inside}${falls}</div>`;
}

/** While something is paid a box says what pointing at it does. */
function pays(ctx, table, box, said) {
  const choice = ctx.choice(`agent:${box}`);
  return choice ? ctx.say(choice.label) : said;
}

/** Discs in a row, closer together where there are many; those that would come are dashed, those that would go faint. */
function discs(ctx, faction, count, then) {
  const all = Math.max(count, then);
  const step = Math.min(STEP, ROOM / Math.max(1, all - 1));
  return Array.from({ length: all }, (_, i) => svg`<g transform="translate(${(i * step).toFixed(1)} 0)" data-ghost=${i >= count ? "comes" : i >= then ? "goes" : nothing}>${agent(ctx, faction)}</g>`);
}

/** P3.2, P4.1 What can be paid, and what a Fundraiser would bring. */
const money = (ctx, own) => html`<p class="money num"><span>${ctx.word("emancipation-page-purse", { coins: own.purse })}</span><span>${ctx.word("emancipation-page-fundraiser", { capital: own.fundraiser })}</span></p>`;

/** P9.1 What a faction holds, each of it a point; barriers can be pointed at, since they may have to go back. */
function holds(ctx, table, faction, own) {
  const { meeples, agents, dissidents, diplomacy } = own.score;
  return html`<div class="holds num" role="group" data-area="holds-${faction}" aria-label=${ctx.word("emancipation-page-holds", { faction })}>
    ${own.barriers.map((key) => html`<span class="held" aria-label=${ctx.word("emancipation-page-held-barrier", { barrier: key, holder: faction })} title=${ctx.noun(`barrier:${key}`)} data-lit=${ctx.lit.has(`barrier:${key}`)} ${thing(ctx, `barrier:${key}`, { about: `barrier:${key}` })}>${small(shield(ctx, ctx.components.barriers[key]), "shield")}</span>`)}
    ${own.slavers.map((key) => html`<button class="held" data-about="sea:${key}" aria-label=${ctx.word("emancipation-page-held-slaver", { sea: key })} title=${ctx.word("emancipation-page-held-slaver", { sea: key })}>${small(slaver(ctx.components.seas[key].number), "slaver")}</button>`)}
    ${count(icon("anarchy", "s"), ctx.word("emancipation-page-count-disks", { count: own.disks }), own.disks)}
    ${count(small(meeple(ctx, faction), "meeple"), ctx.word("emancipation-page-count-freed", { count: meeples }), meeples)}
    ${count(small(agent(ctx, faction), "agent"), ctx.word("emancipation-page-count-agents", { count: agents }), agents)}
    ${dissidents ? count(icon("person", "s"), ctx.word("emancipation-page-count-dissidents", { count: signed(dissidents) }), signed(dissidents)) : nothing}
    ${table.stage === 2 ? count(icon("globe", "s"), ctx.word("emancipation-page-count-diplomacy", { count: diplomacy }), diplomacy) : nothing}
    <span class="reserve" title=${ctx.word("emancipation-about-reserve")}>${ctx.word("emancipation-page-reserve", { agents: own.reserve, meeples: own.meeples })}</span>
  </div>`;
}

const count = (drawn, said, number) => html`<span class="counted" title=${said}>${drawn}<span class="vh">${said}</span><b aria-hidden="true">${number}</b></span>`;

/** A number with its sign, as the reader's language writes it. */
const signed = (number) => (number > 0 ? `+${number}` : `−${-number}`);

/** P2.1 With two factions the third has pieces, but no board. */
const absent = (ctx, table, faction) => html`<section class="board-of absent" aria-label=${ctx.word("emancipation-faction", { faction })}>
  <div class="board-head" aria-label=${ctx.word("emancipation-text-faction-absent", { faction })} ${thing(ctx, `faction:${faction}`, { about: `faction:${faction}` })}>${small(agent(ctx, faction), "agent")}
    <span class="called"><b>${ctx.word("emancipation-faction", { faction })}</b><small>${ctx.word("emancipation-word-not-in-play")}</small></span></div>
  <p class="note">${ctx.word("emancipation-page-absent")} <button class="link" data-rule="P2.1">P2.1</button></p>
</section>`;
