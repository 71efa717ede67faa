// A tie is asked in the board: who is in it, what was advanced, what each card would do. Also what the election has just told.

import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { thing } from "../table/things.js";
import { icon } from "../lib/icons.js";
import { token } from "../lib/token.js";
import { atlas } from "./atlas.js";
import { label, miniCard, oneBlock, printed, shortName } from "./card.js";
import { chip } from "./gauges.js";
import { stack } from "./stacks.js";
import { happened, since } from "./telling.js";

const RULES = { general: "L7.3", province: "L8.3", faction: "L9.3", points: "L10.2" };
const BEGINNINGS = ["liberte-province-tied", "liberte-factions-tied", "liberte-points-tied", "liberte-phase-began"];

/** @param {any} ctx @param {any} table @param {Map<number, any>} outcomes */
export function contest(ctx, table, outcomes) {
  if (ctx.playing) return telling(ctx, table, outcomes);
  if (!table.contest) return html`<div class="contest"><h2 class="title">${ctx.word("liberte-phase", { phase: table.phase })}</h2></div>`;
  const { kind } = table.contest;
  return html`<div class="contest" role="group" aria-label=${title(ctx, table)}>
    <div class="contest-what"><h2 class="title">${title(ctx, table)}${kind === "province" ? signs(ctx, table.contest.province) : nothing}</h2>
    <p class="about">${ctx.word(`liberte-page-contest-${kind}`, { repeats: table.contest.repeats, government_tie: table.options.government_tie })} ${chip(RULES[kind])}</p>
    ${kind === "faction" ? totals(ctx, table) : nothing}</div>
    <div><div class="sides" data-many=${table.contest.contenders.length > 2}>${table.contest.contenders.map((seat) => side(ctx, table, seat))}</div>
    ${kind === "province" ? bystanders(ctx, table) : nothing}</div>
    <div>${options(ctx, table)}</div></div>`;
}

function title(ctx, table) {
  const { kind, province, faction, award, tied } = table.contest;
  if (kind === "general") return ctx.word("liberte-page-contest-title-general", { battle: table.turn });
  if (kind === "province") return ctx.word("liberte-page-contest-title-province", { province, number: province });
  if (kind === "faction") return ctx.word("liberte-factions-tied", { factions: tied, sought: table.government && table.phase === "election" && leads(ctx) ? "opposition" : "government" });
  return ctx.word("liberte-page-contest-title-points", { award, faction });
}

/** Whether this election has a government already, so that the opposition is sought. */
const leads = (ctx) => since(happened(ctx), (event) => event.id === "liberte-phase-began").some((event) => event.id === "liberte-government-formed");

function signs(ctx, number) {
  const province = atlas(ctx).provinces.find((one) => one.number === number);
  return html`${province?.fleur ? html` <span title=${ctx.word("liberte-page-fleur")}>${icon("fleur", "l")}</span>` : nothing}${province?.vp ? html` <span class="tag">${ctx.word("liberte-word-score-four-turns", { points: province.vp })}</span>` : nothing}`;
}

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
  const { kind, asked, bids, eligible, faction } = table.contest;
  const who = ctx.seatOf(seat);
  const cards = advanced(ctx).get(seat) ?? [];
  const turn = seat === table.seat;
  const state = turn ? "now" : bids[seat] ? "advanced" : asked.includes(seat) ? (eligible[seat].length || cards.length ? "declined" : "none") : eligible[seat].length ? "waits" : "none";
  return html`<div class="side" data-now=${turn}>${kind === "province" ? tall(ctx, table, seat) : html`<span class="tall">${token(who)}</span>`}
    <div><h3>${who.name}${seat === table.viewer ? html` <span class="tag you">${ctx.word("liberte-page-you")}</span>` : nothing}</h3>
      ${kind === "general" ? html`<p>${ctx.word("liberte-text-battle", { count: table.battle[seat] })}</p>` : nothing}
      ${kind === "points" ? html`<p>${ctx.word("liberte-page-holds", { count: table.votes[seat][faction], faction })}</p>` : nothing}
      <p>${ctx.word("liberte-page-side", { state, value: bids[seat], count: eligible[seat].length })}</p>
      ${cards.map((card) => miniCard(ctx, card))}
      ${seat === table.viewer || !eligible[seat].length || cards.length ? nothing : html`<p class="could">${ctx.word("liberte-page-could")} ${eligible[seat].map((card) => miniCard(ctx, card))}</p>`}</div></div>`;
}

/** The stack that is tied, large. */
function tall(ctx, table, seat) {
  const found = table.stacks.find((one) => one.province === table.province && one.seat === seat);
  return found ? html`<svg class="tall" viewBox="-16 -40 34 42" aria-hidden="true">${svg`<g>${stack(ctx, found)}</g>`}</svg>` : html`<span class="tall">${token(ctx.seatOf(seat))}</span>`;
}

/** Stacks that are not in the tie leave the province too (L8.4). */
function bystanders(ctx, table) {
  const others = table.stacks.filter((one) => one.province === table.province && !table.contest.contenders.includes(one.seat));
  if (!others.length) return nothing;
  return html`<p class="about">${ctx.word("liberte-page-bystanders", { players: others.map((one) => one.seat), count: others.length, province: table.province })} ${chip("L8.4")}</p>`;
}

/** L9.3 What was advanced for each tied faction. */
const totals = (ctx, table) => html`<ul class="totals">${table.contest.tied.map((faction) => html`<li>${oneBlock(ctx, faction, table.track[faction])} <b class="t-${faction}">${ctx.word("liberte-faction", { faction })}</b> ${ctx.word("liberte-page-advanced-for", { value: table.contest.totals[faction] })}</li>`)}</ul>`;

/** The viewer's choices, numbered as the keys choose them. */
function options(ctx, table) {
  const names = (ctx.state.offer ?? []).flatMap((offer) => offer.choices.map(([name]) => name)).filter((name) => ctx.choice(name));
  if (!names.length) return table.seat === null ? nothing : html`<p class="about">${ctx.word("liberte-page-waiting", { player: table.seat })}</p>`;
  return html`<h3 class="label">${ctx.word("liberte-page-options")}</h3><div class="options">${names.map((name, i) => option(ctx, table, name, name === "decline" ? 0 : i + 1))}</div>`;
}

function option(ctx, table, name, key) {
  const number = name.startsWith("card:") ? Number(name.slice(5)) : null;
  const shown = number ? printed(ctx, number) : null;
  return html`<button type="button" class="option" ${thing(ctx, name)}>
    <span class="vh">${number ? ctx.word("liberte-page-advance", { label: label(ctx, number) }) : ctx.say(ctx.choice(name).label)}</span><span class="face" aria-hidden="true"><kbd>${key}</kbd><span class="option-what"><b>${shown ? shortName(shown.name, shown.kind) : ctx.say(ctx.choice(name).label)}</b>${shown ? html`<span>${oneBlock(ctx, shown.faction, shown.value)}</span>` : nothing}</span></span><span class="option-then">${consequence(ctx, table, name)}</span></button>`;
}

/** What a choice leads to: the events of its preview up to the end of this tie, or the seat that chooses next. */
function consequence(ctx, table, name) {
  const preview = ctx.preview?.(name) ?? (ctx.ghostName === name && ctx.ghost ? { table: ctx.ghost } : undefined);
  if (!preview) return nothing;
  const then = preview.table;
  const open = then?.contest && then.contest.kind === table.contest.kind && then.contest.province === table.contest.province && then.seat !== null;
  const events = preview.events?.filter((event) => !["liberte-card-advanced", "liberte-declined"].includes(event.id)) ?? [];
  const end = events.findIndex((event) => ENDS.includes(event.id));
  const told = open ? events : end < 0 ? events.slice(0, 2) : events.slice(0, end + 1);
  return html`${told.map((event) => html`<span>${ctx.say(event)}</span> `)}${open ? html`<span>${ctx.word("liberte-page-then-chooses", { player: then.seat })}</span>` : nothing}`;
}

const ENDS = ["liberte-province-cleared", "liberte-army-led", "liberte-battle-lost", "liberte-opposition-formed", "liberte-votes-returned"];

/** What has just happened, large enough to follow. */
function telling(ctx, table, outcomes) {
  const { event } = ctx.playing;
  const province = atlas(ctx).provinces.find((one) => one.number === event?.args.province);
  const outcome = province ? outcomes.get(province.number) : null;
  return html`<div class="contest" aria-live="off">
    <h2 class="title">${province ? html`${ctx.word("liberte-page-contest-title-province", { province: province.number, number: province.number })}${signs(ctx, province.number)}` : ctx.word("liberte-phase", { phase: table.phase })}</h2>
    ${outcome?.seat != null ? html`<div class="won"><svg class="tall" viewBox="-16 -40 34 42" aria-hidden="true">${svg`<g>${stack(ctx, { seat: outcome.seat, faction: outcome.faction, blocks: outcome.votes })}</g>`}</svg></div>` : nothing}
    ${event ? html`<p class="told-line">${ctx.say(event)} ${event.rule ? chip(event.rule) : nothing}</p>` : nothing}
    ${recent(ctx)}</div>`;
}

/** The lines before it. */
const recent = (ctx) => html`<ul class="recent">${happened(ctx).slice(-7, -1).reverse().map((event) => html`<li>${ctx.say(event)}</li>`)}</ul>`;
