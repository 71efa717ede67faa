// Cards, drawn from the printed components: faction by edge, letter and shape, value by blocks, background by the same
// colour, pattern, silhouette and name that the region has on the map. Specials are ink cards with their effect.

import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { thing } from "../table/things.js";
import { icon } from "../lib/icons.js";
import { atlas } from "./atlas.js";
import { block } from "./stacks.js";

const MARKS = [
  ["cannon", "cannon"],
  ["general", "general"],
  ["sans_culottes", "cap"],
];

/** @param {any} ctx @param {number} number */
export const printed = (ctx, number) => ctx.components.cards[number];

/** @param {any} printedCard the signs on it, in words of the catalogue */
const marksOf = (printedCard) => MARKS.filter(([mark]) => printedCard[mark]).map(([mark]) => mark.replace("_", "-"));

/** What a card shows, as the server's labels say it. @param {any} ctx @param {number} number */
export function label(ctx, number) {
  const card = printed(ctx, number);
  if (card.kind === "special") return ctx.word("liberte-choice-special", { card: number });
  const args = { card: number, faction: card.faction, value: card.value };
  if (card.kind === "club") return ctx.word("liberte-choice-club", args);
  const region = Object.keys(ctx.components.regions).indexOf(card.region);
  const marks = marksOf(card);
  return marks.length
    ? ctx.word("liberte-choice-personality-marked", { ...args, region, marks })
    : ctx.word("liberte-choice-personality", { ...args, region });
}

/** Given name and surname, or the kind and the name of a club. @param {string} name @param {string} kind */
export function nameParts(name, kind) {
  const parts = kind === "club" ? /^(Club d(?:es|u|e)) (.+)$/.exec(name) : kind === "personality" ? /^(\S+) (.+)$/.exec(name) : null;
  return parts ? [parts[1], parts[2]] : ["", name];
}

/** What fits beside a block: the surname without its particle, of a long one the last part. @param {string} name @param {string} kind */
export function shortName(name, kind) {
  const rest = nameParts(name, kind)[1].replace(/^(?:de |du |d['’])/, "");
  if (kind !== "personality" || rest.length < 18) return rest;
  return rest.replace(/^.* (?:de |du |d['’])/, "");
}

/** Long words may break between syllables; not every browser has a French dictionary. @param {string} name */
const breakable = (name) =>
  name.replace(/\p{L}{12,}/gu, (long) => long.replace(/[aeiouyéèà](?=[b-df-hj-np-tv-xz][aeiouyéèà]\p{L}{2})/gu, "$&\u00ad"));

const signs = (ctx, card) =>
  MARKS.filter(([mark]) => card[mark]).map(
    ([mark, drawn]) => html`<span title=${ctx.word("liberte-mark", { mark: mark.replace("_", "-") })}>${icon(drawn)}</span>`,
  );

/** A block with words on it, around a middle. */
const blockAt = (faction, words, x, y, width, height) => svg`
  <path class="block f-${faction}" d=${block(faction, x, y, width, height)}></path>
  <text class="block-t on-${faction}" x=${x} y=${y + height - 3}>${words}</text>`;

/** As many blocks as the card's value. */
function blocks(ctx, { faction, value }) {
  const letter = ctx.word("liberte-page-letter", { faction });
  return html`<svg class="blocks" viewBox="0 0 ${24 * value + 2} 16" aria-hidden="true">
    ${Array.from({ length: value }, (_, i) => blockAt(faction, letter, 13 + 24 * i, 1.5, 20, 13))}
  </svg>`;
}

/** One block with letter and value, in a line of text. @param {any} ctx @param {string} faction @param {number} [value] */
export function oneBlock(ctx, faction, value) {
  const words = value === undefined ? ctx.word("liberte-page-letter", { faction }) : ctx.word("liberte-page-blocks-short", { faction, blocks: value });
  return html`<svg class="one-block" viewBox="0 0 26 14" aria-hidden="true">${blockAt(faction, words, 13, 1, 21, 12)}</svg>`;
}

/** The ground of a region: its colour and its pattern. */
const ground = (region, x, width) => svg`
  <rect class="region-${region}" x=${x} width=${width} height="32"></rect>
  <rect fill="url(#pattern-${region})" x=${x} width=${width} height="32"></rect>`;

/** The band of a region, or of all six for a club. */
function band(ctx, card) {
  const { regions } = atlas(ctx);
  const region = regions.find((one) => one.key === card.region);
  const drawing = region
    ? html`<svg viewBox="0 0 96 32" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
        ${ground(region.index, 0, 160)}<path class="silhouette" transform="translate(8 2.5) scale(.27)" d=${region.icon}></path>
      </svg>`
    : html`<svg viewBox="0 0 96 32" preserveAspectRatio="none" aria-hidden="true">${regions.map((_, i) => ground(i, 16 * i, 16.5))}</svg>`;
  return html`<span class="band">${drawing}<span class="where">${whereOf(ctx, card)}</span></span>`;
}

/** The name of a card's region, as the map has it. */
const whereOf = (ctx, card) => (card.kind === "club" ? ctx.word("liberte-page-anywhere") : card.region);

/**
 * A whole card.
 * @param {any} ctx @param {number} number
 * @param {{ lies?: "played" | "pointed" | "" }} [how] `played`: on the table, not settled; `pointed`: about to be taken
 */
export function card(ctx, number, { lies = "" } = {}) {
  const name = `card:${number}`;
  const lit = ctx.lit?.has(name) ?? false;
  const shown = printed(ctx, number);
  if (shown.kind === "special") {
    return html`<button type="button" class="card special" data-lies=${lies} data-lit=${lit} ${thing(ctx, name)}>${specialFace(ctx, shown)}</button>`;
  }
  const [before, surname] = nameParts(shown.name, shown.kind);
  return html`<button type="button" class="card" data-faction=${shown.faction} data-lies=${lies} data-lit=${lit} ${thing(ctx, name)}>
    <span class="vh">${label(ctx, number)}</span>
    <span class="face" aria-hidden="true">
      <span class="edge-1"></span>
      <span class="top">${blocks(ctx, shown)}<span class="id">${number}</span></span>
      <span class="card-name">${before ? html`<small>${before}</small>` : nothing}${breakable(surname)}</span>
      <span class="signs">${signs(ctx, shown)}</span>
      ${band(ctx, shown)}
    </span>
  </button>`;
}

/** An ink card with its effect. */
function specialFace(ctx, { number, name }) {
  const effect = { id: `liberte-about-${slug(name)}`, args: {} };
  return html`<span class="vh">${ctx.word("liberte-page-special-card", { card: number, effect })}</span>
    <span class="face" aria-hidden="true">
      <span class="top"><b>${ctx.word("liberte-page-special")}</b><span class="id">${number}</span></span>
      <span class="card-name">${ctx.noun(`card:${number}`) ?? name}</span>
      <span class="effect">${ctx.word(`liberte-page-effect-${slug(name)}`)}</span>
    </span>`;
}

/**
 * A card in a line: block, surname, signs.
 * @param {any} ctx @param {number} number @param {{ region?: boolean, lies?: "played" | "" }} [how] `region`: with its name
 */
export function miniCard(ctx, number, { region = false, lies = "" } = {}) {
  const name = `card:${number}`;
  const shown = printed(ctx, number);
  const said = label(ctx, number);
  const special = shown.kind === "special";
  return html`<button type="button" class="mini" data-lies=${lies} data-lit=${ctx.lit?.has(name) ?? false} title=${said} ${thing(ctx, name)}>
    <span class="vh">${said}</span>
    <span class="face" aria-hidden="true">
      ${special ? html`<span class="ink-mark">★</span>` : oneBlock(ctx, shown.faction, shown.value)}
      <span class="short">${special ? (ctx.noun(name) ?? shown.name) : shortName(shown.name, shown.kind)}</span>
      ${signs(ctx, shown)}${region ? html`<span class="region-of">${whereOf(ctx, shown)}</span>` : nothing}
    </span>
  </button>`;
}

/** A Special's word in message ids. @param {string} name */
export const slug = (name) => name.toLowerCase().replaceAll(" ", "-");
