// An attack before it is made (P5.3): for one to four dice the price, the odds, the chance of corruption, the coins left.

import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { thing } from "../table/things.js";
import { chip } from "../table/sentence.js";
import { die } from "./pieces.js";

/** Which attack is on one's mind: the one asked about, or the slaver pointed at. @param {any} ctx @param {any} table */
export function seaInMind(ctx, table) {
  const asked = !ctx.playing && ctx.state.prompt.args?.sea;
  const pointed = ctx.pick?.startsWith("sea:") ? ctx.pick.slice(4) : null;
  return [pointed, asked, table.pending.purpose === "attack" && table.pending.sea].find((sea) => sea && table.attacks.some((attack) => attack.sea === sea)) ?? null;
}

/** @param {any} ctx @param {any} table @param {string | null} sea one attack, or all that there could be */
export const attacks = (ctx, table, sea) => (sea === null ? all(ctx, table) : one(ctx, table, table.attacks.find((attack) => attack.sea === sea)));

function one(ctx, table, { sea, target, number, offers }) {
  const { cargo, sphere_a: a, sphere_b: b } = ctx.components.seas[sea];
  const beside = table.options.gunboat_target === "elephant" ? [table.ports[table.elephant.port].sphere] : [a, b];
  const spheres = beside.map((sphere) => ({ id: "emancipation-page-open-in", args: { sphere, count: table.spheres[sphere].open }, rule: "" }));
  const choosing = offers.some(({ dice }) => ctx.choice(`dice:${dice}`));
  return html`<h2>${ctx.word("emancipation-page-attack", { sea, number, cargo })}</h2>
    <p class="note">${ctx.word("emancipation-page-attack-needs", { target, spheres })} ${chip("P5.3")}</p>
    <div class="odds-list num" role="group" aria-label=${ctx.word("emancipation-page-attack-offers", { sea })}>
      <p class="odds heads" aria-hidden="true">${["dice", "pay", "chance", "taken", "corrupt", "left"].map((column) => html`<span>${ctx.word("emancipation-page-odds-head", { column })}</span>`)}</p>
      ${offers.map((offer) => row(ctx, table, offer, choosing))}
    </div>
    <div class="go">${ctx.choice(`sea:${sea}`)?.label.id.startsWith("emancipation-choice-attack") ? html`<button class="btn pri small" data-thing="sea:${sea}">${ctx.word("emancipation-page-attack-button")}</button>` : nothing}
      <b class="note">${ctx.word("emancipation-page-no-undo")}</b></div>`;
}

function row(ctx, table, offer, choosing) {
  const { dice, price, affordable } = offer;
  const name = `dice:${dice}`;
  const cells = html`<span class="face" aria-hidden="true"><span>${Array.from({ length: dice }, () => die(5))}</span><span>${price}</span>${bar(offer.chance)}
    <span>${percent(ctx, offer.chance)}</span><span>${offer.corruption ? percent(ctx, offer.corruption) : ctx.word("emancipation-page-no-corruption")}</span>
    <span>${left(ctx, table, offer)}</span></span>`;
  const said = ctx.word("emancipation-choice-dice-odds", { dice, coins: price, chance: whole(offer.chance), corruption: whole(offer.corruption) });
  if (!choosing) return html`<p class="odds" data-affordable=${affordable}><span class="vh">${said}</span>${cells}</p>`;
  return html`<button class="odds" data-affordable=${affordable} aria-label=${said} ${thing(ctx, name)}>${cells}</button>`;
}

const percent = (ctx, chance) => ctx.word("emancipation-page-percent", { percent: Math.round(chance * 1000) / 10 });

/** Only what is certain is 100, only what is impossible 0. */
const whole = (chance) => (chance === 0 || chance === 1 ? 100 * chance : Math.min(99, Math.max(1, Math.round(100 * chance))));

/** What could still be paid afterwards, or what cannot be paid. */
function left(ctx, table, { price, affordable }) {
  const { purse } = table.factions[table.faction];
  return affordable ? purse - price : ctx.word("emancipation-page-can-pay", { coins: purse });
}

const bar = (chance) => svg`<svg class="odds-bar" viewBox="0 0 84 10" preserveAspectRatio="none"><rect class="odds-all" width="84" height="10"></rect><rect class="odds-part" width=${84 * chance} height="10"></rect></svg>`;

/** Every slaver there still is, and what it would take. */
function all(ctx, table) {
  if (!table.attacks.length) return html`<p class="note">${ctx.word("emancipation-page-no-slavers")}</p>`;
  return html`<table class="tally num slavers"><caption class="vh">${ctx.word("emancipation-page-attacks")}</caption>
    <thead><tr><th scope="col">${ctx.word("emancipation-page-attacks-sea")}</th><th scope="col">${ctx.word("emancipation-page-attacks-needs")}</th>${[1, 2, 3, 4].map((dice) => html`<th scope="col">${ctx.word("emancipation-page-dice-for", { dice, coins: dice * dice })}</th>`)}</tr></thead>
    <tbody>${table.attacks.map(({ sea, target, number, offers }) => html`<tr data-mine=${ctx.pick === `sea:${sea}`}><th scope="row">${ctx.noun(`sea:${sea}`)} <span class="tag">${number}</span></th><td>${ctx.word("emancipation-page-more-than", { target })}</td>
      ${offers.map((offer) => html`<td data-affordable=${offer.affordable}>${ctx.word("emancipation-page-percent", { percent: whole(offer.chance) })}${offer.corruption ? "*" : ""}</td>`)}</tr>`)}</tbody></table>
    <p class="note">${ctx.word("emancipation-page-attacks-note")} ${chip("P5.4")}</p>`;
}
