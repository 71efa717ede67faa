// A tie is asked in the board: who is in it, what was advanced, what each card would do. Also what the election has just told.

import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { thing } from "../table/things.js";
import { icon } from "../lib/icons.js";
import { token } from "../lib/token.js";
import { atlas } from "./atlas.js";
import { label, miniCard, oneBlock, printed, shortName } from "./card.js";
import { chip } from "./gauges.js";
import { stack } from "./stacks.js";
import { happened, since } from "../table/picture.js";

const RULES = { general: "L7.3", province: "L8.3", faction: "L9.3", points: "L10.2" };
const BEGINNINGS = ["liberte-province-tied", "liberte-factions-tied", "liberte-points-tied", "liberte-phase-began"];
const OUTCOMES = {
  general: ["liberte-army-led", "liberte-battle-lost"],
  province: ["liberte-votes-taken", "liberte-province-scored", "liberte-tie-unbroken"],
  faction: ["liberte-government-formed", "liberte-opposition-formed"],
  points: ["liberte-points-scored"],
};

/** @param {any} ctx @param {any} table @param {Map<number, any>} outcomes */
export function contest(ctx, table, outcomes) {
  if (ctx.playing) return telling(ctx, table, outcomes);
  if (!table.contest) return html`<div class="contest"><h2 class="title">${ctx.word("liberte-phase", { phase: table.phase })}</h2></div>`;
  const { kind, contenders, province, repeats } = table.contest;
  const name = title(ctx, table);
  const about = ctx.word(`liberte-page-contest-${kind}`, { repeats, government_tie: table.options.government_tie });
  return html`<div class="contest" role="group" aria-label=${name}>
    <div>
      <h2 class="title">${name}${kind === "province" ? signs(ctx, province) : nothing}</h2>
      <p class="about">${about} ${chip(RULES[kind])}</p>
      ${kind === "faction" ? totals(ctx, table) : nothing}
    </div>
    <div>
      <div class="sides">${contenders.map((seat) => side(ctx, table, seat))}</div>
      ${kind === "province" ? bystanders(ctx, table) : nothing}
    </div>
    <div>${options(ctx, table)}</div>
  </div>`;
}

function title(ctx, table) {
  const { kind, province, faction, award, tied } = table.contest;
  if (kind === "general") return ctx.word("liberte-page-contest-title-general", { battle: table.turn });
  if (kind === "province") return ctx.word("liberte-page-contest-title-province", { province, number: province });
  if (kind === "points") return ctx.word("liberte-page-contest-title-points", { award, faction });
  return ctx.word("liberte-factions-tied", { factions: tied, sought: ctx.state.prompt.args.sought ?? "government" });
}

function signs(ctx, number) {
  const province = atlas(ctx).provinces.find((one) => one.number === number);
  const fleur = html`<span title=${ctx.word("liberte-page-fleur")}>${icon("fleur", "l")}</span>`;
  const points = html`<span class="tag">${ctx.word("liberte-word-score-four-turns", { points: province?.vp })}</span>`;
  return html`${province?.fleur ? fleur : nothing}${province?.vp ? points : nothing}`;
}

// Who is in it

/** Cards advanced in this contest, by seat, the last one last. */
function advanced(ctx) {
  const cards = new Map();
  for (const { id, args } of since(happened(ctx), (event) => BEGINNINGS.includes(event.id))) {
    if (id === "liberte-card-advanced") cards.set(args.player, [...(cards.get(args.player) ?? []), args.card]);
  }
  return cards;
}

/** One who is in the contest: what he has there, what he has advanced or could. */
function side(ctx, table, seat) {
  const { bids, eligible } = table.contest;
  const cards = advanced(ctx).get(seat) ?? [];
  const said = ctx.word("liberte-page-side", { state: standing(table, seat, cards), value: bids[seat], count: eligible[seat].length });
  const could = html`<p>${ctx.word("liberte-page-could")} ${eligible[seat].map((card) => miniCard(ctx, card))}</p>`;
  const hidden = seat === table.viewer || !eligible[seat].length || cards.length;
  return html`<div class="side" data-now=${seat === table.seat}>
    ${tall(ctx, table, seat)}
    <div>
      <h3>${ctx.seatOf(seat).name} ${seat === table.viewer ? html`<span class="tag you">${ctx.word("who-you")}</span>` : nothing}</h3>
      ${stake(ctx, table, seat)}
      <p>${said}</p>
      ${cards.map((card) => miniCard(ctx, card))}${hidden ? nothing : could}
    </div>
  </div>`;
}

/** How it stands with one of them: now, advanced, declined, waits or none. */
function standing({ contest: { bids, asked, eligible }, seat: choosing }, seat, cards) {
  if (seat === choosing) return "now";
  if (bids[seat]) return "advanced";
  if (!eligible[seat].length && !cards.length) return "none";
  return asked.includes(seat) ? "declined" : "waits";
}

/** What is tied: tokens or votes; stacks are drawn. */
function stake(ctx, table, seat) {
  const { kind, faction } = table.contest;
  if (kind === "general") return html`<p>${ctx.word("liberte-text-battle", { count: table.battle[seat] })}</p>`;
  if (kind === "points") return html`<p>${ctx.word("liberte-page-holds", { count: table.votes[seat][faction], faction })}</p>`;
  return nothing;
}

/** The stack that is tied, or the player's disc. */
function tall(ctx, table, seat) {
  const tied = table.contest.kind === "province" && table.stacks.find((one) => one.province === table.province && one.seat === seat);
  return tied ? drawn(ctx, tied) : html`<span class="tall">${token(ctx.seatOf(seat))}</span>`;
}

const drawn = (ctx, one) => html`<svg class="tall" viewBox="-16 -40 34 42" aria-hidden="true">${svg`<g>${stack(ctx, one)}</g>`}</svg>`;

/** Stacks that are not in the tie leave the province too (L8.4). */
function bystanders(ctx, table) {
  const { province, contenders } = table.contest;
  const others = table.stacks.filter((one) => one.province === province && !contenders.includes(one.seat)).map((one) => one.seat);
  if (!others.length) return nothing;
  return html`<p class="about">${ctx.word("liberte-page-bystanders", { players: others, count: others.length, province })} ${chip("L8.4")}</p>`;
}

/** L9.3 What was advanced for each tied faction. */
const totals = (ctx, table) => html`<ul class="totals">
  ${table.contest.tied.map(
    (faction) => html`<li>
      ${oneBlock(ctx, faction, table.track[faction])} <b class="t-${faction}">${ctx.word("liberte-faction", { faction })}</b>
      ${ctx.word("liberte-page-advanced-for", { value: table.contest.totals[faction] })}
    </li>`,
  )}
</ul>`;

// What can be chosen

/** The viewer's choices, numbered as the keys choose them. */
function options(ctx, table) {
  const names = ctx.state.offer.flatMap((offer) => offer.choices.map(([name]) => name)).filter((name) => ctx.choice(name));
  if (!names.length) return table.seat === null ? nothing : html`<p class="about">${ctx.word("liberte-page-waiting", { player: table.seat })}</p>`;
  return html`<h3 class="label">${ctx.word("liberte-page-options")}</h3>
    <div class="options">${names.map((name, i) => option(ctx, table, name, name === "decline" ? 0 : i + 1))}</div>`;
}

function option(ctx, table, name, key) {
  const number = name.startsWith("card:") ? Number(name.slice(5)) : 0;
  const shown = number ? printed(ctx, number) : null;
  const plain = ctx.say(ctx.choice(name).label);
  return html`<button type="button" class="option" ${thing(ctx, name)}>
    <span class="vh">${number ? ctx.word("liberte-page-advance", { label: label(ctx, number) }) : plain}</span>
    <span class="face" aria-hidden="true">
      <kbd>${key}</kbd>
      <span class="option-what">
        <b>${shown ? shortName(shown.name, shown.kind) : plain}</b>
        ${shown ? html`<span>${oneBlock(ctx, shown.faction, shown.value)}</span>` : nothing}
      </span>
    </span>
    <span class="option-then">${consequence(ctx, table, name)}</span>
  </button>`;
}

/** What a choice leads to: the outcome, or what it would be if those who are asked after it decline. */
function consequence(ctx, table, name) {
  const preview = ctx.preview(name);
  if (!preview) return nothing;
  const { kind } = table.contest;
  const certain = decided(kind, preview.events);
  if (certain.length) return sentences(ctx, certain);
  const others = preview.declined ?? [];
  const unopposed = decided(kind, others);
  if (!unopposed.length) return preview.table?.contest ? ctx.word("liberte-page-then-chooses", { player: preview.table.seat }) : nothing;
  const players = [...new Set(others.filter((event) => event.id === "liberte-declined").map((event) => event.args.player))];
  return html`${ctx.word("liberte-page-if-declined", { players, count: players.length })} ${sentences(ctx, unopposed)}`;
}

/** The events that decide a contest, which stand together. */
function decided(kind, events) {
  const decides = (event) => OUTCOMES[kind].includes(event.id);
  const from = events.findIndex(decides);
  if (from < 0) return [];
  const to = events.findIndex((event, i) => i > from && !decides(event));
  return events.slice(from, to < 0 ? events.length : to);
}

const sentences = (ctx, events) => events.map((event) => html`<span>${ctx.say(event)}</span> `);

// What is being told

/** What has just happened, large enough to follow, and the lines before it. */
function telling(ctx, table, outcomes) {
  const { event } = ctx.playing;
  const number = event?.args.province;
  const outcome = outcomes.get(number);
  const name = number
    ? html`${ctx.word("liberte-page-contest-title-province", { province: number, number })}${signs(ctx, number)}`
    : ctx.word("liberte-phase", { phase: table.phase });
  const won = outcome && outcome.seat !== null ? drawn(ctx, { seat: outcome.seat, faction: outcome.faction, blocks: outcome.votes }) : nothing;
  const before = happened(ctx).slice(-7, -1).reverse();
  return html`<div class="contest" aria-live="off">
    <h2 class="title">${name}</h2>
    ${won}
    ${event ? html`<p class="told-line">${ctx.say(event)} ${event.rule ? chip(event.rule) : nothing}</p>` : nothing}
    <ul class="recent">${before.map((one) => html`<li>${ctx.say(one)}</li>`)}</ul>
  </div>`;
}
