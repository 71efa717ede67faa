// The log: what happened, in words, grouped by whose choice it was; every line leads to its moment.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { guard } from "../vendor/lit-html/directives/guard.js";
import { icon } from "../lib/icons.js";
import { afterLayout } from "../lib/layout.js";
import { clockTime } from "../lib/time.js";
import { token } from "../lib/token.js";
import { spoken, word } from "../lib/words.js";
import { story, things } from "./sentence.js";

const HEADING = /-(turn|phase|round)-began$/;

/** @param {any} ctx @param {import("./screen.js").TableScreen} screen */
export function log(ctx, screen) {
  const { table } = screen;
  const told = screen.telling.now ? new Set(screen.telling.left) : null; // what is still to be told is not in the log yet
  const { filter } = screen;
  const names = ctx.players.join();
  return html`<div class="log-scroll" tabindex="0" role="log" aria-live="off" aria-label=${word("log-title")}>
      ${guard([table.story, table.at, filter, names, told?.size ?? 0, spoken(), table.seat], () => html`<ol class="moments">${groups(table.story, told, filter, table.seat).map((group) => kept(ctx, screen, group, names))}</ol>`)}
    </div>`;
}

/** A game has hundreds of lines, and most stay as they are: to say them all again would take longer than to draw the board. */
function kept(ctx, screen, group, names) {
  const { at } = screen.table;
  const now = group.lines.some((line) => line.at === at) ? at : null;
  return guard([group.seat, group.number, group.divided, group.lines.length, group.lines.at(-1)?.event, now, names, spoken(), screen.table.seat], () => entry(ctx, screen, group));
}

/** What the log shows: all, or what concerns us. @param {import("./screen.js").TableScreen} screen */
export const filters = (screen) => html`<span class="log-tools" role="group" aria-label=${word("log-filter")}>${["all", "me"].map((one) => html`<button class="fl" aria-pressed=${screen.filter === one} @click=${() => {
  screen.filter = one;
  screen.draw();
}}>${word("log-filter-is", { filter: one })}</button>`)}</span>`;

/** Moments of one seat in a row belong together; so do the events before the first choice. */
function groups(story, told, filter, me) {
  const mark = lastMove(story, me);
  const found = [];
  for (const moment of story) {
    const lines = moment.events.filter((event) => !told?.has(event)).map((event) => ({ at: moment.number, event, aimed: isAimed(event, moment, me) }));
    const shown = filter === "me" ? lines.filter((line) => line.aimed || line.event.args.player === me) : lines;
    const last = found.at(-1);
    const divided = mark !== null && moment.number === mark + 1;
    if (last && last.seat === moment.seat && !divided) last.lines.push(...shown);
    else found.push({ seat: moment.seat, at: moment.at, number: moment.number, lines: shown, divided });
  }
  return found.filter((group) => group.lines.length > 0 || group.divided);
}

/** What another seat did to us. */
const isAimed = (event, moment, me) => me !== null && moment.seat !== null && moment.seat !== me && event.args.player === me && /removed|discarded|boxed|lost/.test(event.id);

/** The moment of our last choice before the others went on. @param {any[]} story @param {number | null} me */
function lastMove(story, me) {
  let i = story.length - 1;
  while (i > 0 && story[i].seat === me) i -= 1; // the action under way
  if (me === null || i <= 0) return null;
  while (i > 0 && story[i].seat !== me) i -= 1;
  return i > 0 ? story[i].number : null;
}

const entry = (ctx, screen, group) => html`${group.divided ? html`<li class="div"><button class="since" @click=${() => screen.playThrough(group.number - 1)}>${word("log-since")} ${icon("play", "s")}<span class="vh">${word("log-play-through")}</span></button></li>` : nothing}
  ${group.lines.length === 0 ? nothing : html`<li class="group">
    <span class="who">${group.seat === null ? nothing : html`${token(ctx.seatOf(group.seat))}<span class="vh">${ctx.players[group.seat]}</span>`}</span>
    <ul>${group.lines.map((line) => html`<li class="line ${line.aimed ? "aimed" : ""} ${HEADING.test(line.event.id) ? "heading" : ""}" data-now=${line.at === screen.table.at}>
      <a href="?at=${line.at}" tabindex="-1" data-at=${line.at} data-lit=${things(ctx, line.event).join(" ") || nothing}>${story(ctx, line.event)}</a></li>`)}</ul>
    <time>${group.at === null ? nothing : clockTime(group.at)}</time>
  </li>`}`;

/** Up and down among the lines; from the log itself to its last line. @param {Element} from @param {number} by */
export function moveLine(from, by) {
  const pane = from.closest(".log-scroll");
  const lines = [...pane.querySelectorAll("a[data-at]")];
  const at = lines.indexOf(from);
  const next = at < 0 ? lines.at(-1) : lines[Math.min(lines.length - 1, Math.max(0, at + by))];
  next?.focus();
}

/**
 * Keep the end in sight, unless the reader has scrolled up; in a replay the moment that is looked at.
 * @param {HTMLElement} root @param {number | null} at @returns {() => void} to be called after drawing
 */
export function stick(root, at) {
  const pane = root.querySelector(".log-scroll");
  const atEnd = !pane || pane.scrollHeight - pane.scrollTop - pane.clientHeight < 40;
  return () => {
    const now = root.querySelector(".log-scroll");
    if (now && at !== null) afterLayout(now, () => centre(now, at));
    else if (now && (atEnd || now !== pane)) afterLayout(now, () => { now.scrollTop = now.scrollHeight; });
  };
}

/** @param {Element} pane @param {number} at */
function centre(pane, at) {
  const lines = /** @type {HTMLElement[]} */ ([...pane.querySelectorAll("a[data-at]")]);
  const line = lines.filter((one) => Number(one.dataset.at) <= at).at(-1); // some moments have nothing to tell
  if (line) pane.scrollTop += line.getBoundingClientRect().top - pane.getBoundingClientRect().top - pane.clientHeight / 2;
}
