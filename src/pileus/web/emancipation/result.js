// The final count: how good a common end was, where every point came from, and who met his goal.

import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { icon } from "../lib/icons.js";
import { count, tally, trophy } from "../table/count.js";
import { goalState, inPlay } from "./goals.js";
import { agent, small } from "./pieces.js";

const SOURCES = ["barriers", "slavers", "disks", "meeples", "agents"];
const WIDTH = 400;

/** @param {any} ctx @param {any} table */
export function result(ctx, table) {
  const { result: ended } = ctx.state;
  if (!ended) return nothing;
  if (table.over === "anarchy") return html`<div class="ended">${lost(ctx, table)}${points(ctx, table, ended)}</div>`;
  return html`<div class="ended">${table.together ? html`${grade(ctx, table)}${points(ctx, table, ended)}${goalsRead(ctx, table)}` : points(ctx, table, ended)}</div>`;
}

/** P10.2 The total on a scale: defeat, marginal, decisive. */
function grade(ctx, table) {
  const { points: total, marginal, decisive } = table.together;
  const most = Math.max(decisive + 15, total);
  const at = (value) => (WIDTH * value) / most;
  const bands = [["defeat", 0, marginal], ["marginal", marginal, decisive], ["decisive", decisive, most]];
  const word = table.over.replace("stage-", "");
  return html`<section class="grade" data-grade=${word} aria-label=${ctx.word("emancipation-page-grade-title")}>
    <p class="grade-word">${icon(word === "defeat" ? "x" : "check")} ${ctx.word("emancipation-page-grade", { grade: word })} <b class="num">${ctx.word("emancipation-page-grade-total", { points: total })}</b></p>
    <svg viewBox="0 0 ${WIDTH} 40" role="img" aria-label=${ctx.word("emancipation-page-grade-scale", { points: total, marginal, decisive })}>
      ${bands.map(([band, from, to]) => svg`<rect class="band" data-band=${band} x=${at(from)} y="12" width=${at(to) - at(from)} height="14"></rect><text class="band-t" x=${(at(from) + at(to)) / 2} y="38">${ctx.word("emancipation-page-band", { grade: band })}</text>`)}
      ${[marginal, decisive].map((mark) => svg`<text class="band-t" x=${at(mark)} y="9">${mark}</text>`)}
      <path class="needle" d="M${at(Math.max(0, total))} 12v14m-5-20h10l-5 7Z"></path>
    </svg>
  </section>`;
}

/** P10.6 Nothing is scored; what there was is told all the same. */
const lost = (ctx, table) => {
  const full = Object.entries(table.spheres).filter(([, sphere]) => sphere.anarchy > 0).map(([key, sphere]) => ({ id: "emancipation-text-disks-in", args: { sphere: key, disks: sphere.anarchy } }));
  return html`<section class="grade" data-grade="anarchy" aria-label=${ctx.word("emancipation-page-grade-title")}>
    <p class="grade-word">${icon("anarchy")} ${ctx.word("emancipation-page-grade", { grade: "anarchy" })}</p>
    <p>${ctx.word("emancipation-text-disks-where", { spheres: full })}</p>
  </section>`;
};

/** P9.1 Where the points came from; a faction that missed its goal counts for nothing (P10.2). */
function points(ctx, table, ended) {
  const common = table.together !== null && table.over !== "anarchy";
  const place = (faction) => ended.places[table.factions[faction].seat];
  const rows = inPlay(table).sort((a, b) => place(a) - place(b));
  const score = (faction) => table.factions[faction].score;
  const column = (source) => ({ head: ctx.word("emancipation-page-source", { source }), cell: (faction) => signed(score(faction)[source]) });
  /** @type {import("../table/count.js").Column<string>[]} */
  const columns = [{ head: ctx.word("emancipation-word-vp"), cell: (faction) => html`<b>${table.factions[faction].vp}</b>` }];
  if (common) columns.push({ head: ctx.word("emancipation-page-counts"), cell: (faction) => counts(table, faction), sum: html`<b>${table.together.points}</b>` });
  columns.push(...SOURCES.map(column));
  if (rows.includes("white")) columns.push(column("dissidents"));
  if (table.stage === 2) columns.push(column("diplomacy"));
  const won = (faction) => !common && ended.winners.includes(table.factions[faction].seat);
  const title = ctx.word("emancipation-page-final-count", { scored: table.over !== "anarchy" });
  const body = tally({
    rows,
    name: (faction) => html`${won(faction) ? trophy() : nothing} ${small(agent(ctx, faction), "agent")} ${ctx.word("emancipation-faction", { faction })} <span class="note">${ctx.seatOf(table.factions[faction].seat).name}</span>`,
    columns,
    corner: ctx.word("emancipation-word-faction"),
    total: common ? ctx.word("emancipation-word-together") : undefined,
    mine: (faction) => table.factions[faction].seat === table.viewer,
    won,
  });
  return count(title, body, html`<p class="note">${ctx.word("emancipation-page-why-won", { reason: table.over })}</p>`);
}

const counts = (table, faction) => (table.factions[faction].goal.met ? table.factions[faction].vp : 0);

const signed = (number) => (number === 0 ? "·" : number < 0 ? `−${-number}` : number);

/** P10.1 Each goal, met or missed. */
const goalsRead = (ctx, table) => html`<section class="count" aria-label=${ctx.word("emancipation-page-goals-read")}>
  <h2 class="label">${ctx.word("emancipation-page-goals-read")}</h2>
  <ul class="goals-read">${inPlay(table).map((faction) => {
    const { met } = table.factions[faction].goal;
    return html`<li data-met=${met}>${icon(met ? "check" : "x", "s")}<b>${ctx.word(met ? "emancipation-word-goal-met" : "emancipation-word-goal-missed")}</b> <span>${ctx.word("emancipation-page-goal", { faction })}: ${goalState(ctx, table, faction)}</span></li>`;
  })}</ul>
</section>`;
