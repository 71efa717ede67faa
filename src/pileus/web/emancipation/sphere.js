// One sphere: a card with its silhouette, barriers, ports, dissident spaces and anarchy.

import { nothing, svg } from "../vendor/lit-html/lit-html.js";
import { thing } from "../table/things.js";
import { use } from "../lib/icons.js";
import { SIGNS, agent, disk, face, meeple, shield } from "./pieces.js";
import { CARD } from "./places.js";
import { barrierInWords, isOpen, portInWords, sphereInWords } from "./saying.js";

const HEAD = `M0 22V5q0-5 5-5H${CARD.width - 5}q5 0 5 5V22Z`;

/**
 * @typedef {object} Look what is the same for all spheres of one drawing
 * @property {any} now the table
 * @property {any} then the table after the choice that is pointed at, or the same
 * @property {Set<string>} marks names that are told of or lit up
 * @property {boolean} striking pieces are chosen, not ports
 * @property {boolean} veiled something on the map can be chosen
 * @property {boolean} standing the ring stands upright
 * @property {boolean} dice whether what dice would do is shown
 */

/** @param {any} ctx @param {Look} look @param {import("./places.js").Place} place */
export function sphere(ctx, look, { key, printed, x, y, outline }) {
  const here = look.now.spheres[key];
  const then = look.then.spheres[key];
  return svg`<g class="sphere" role="group" aria-label=${ctx.noun(`sphere:${key}`)} transform="translate(${x} ${y})" data-veiled=${look.veiled && !offers(ctx, look, key, printed)}>
    <rect class="card-ground" width=${CARD.width} height=${CARD.height} rx="5"></rect>
    <path class="silhouette" transform="translate(2 64) scale(.49 .55)" d=${outline}></path>
    ${head(ctx, look, key, printed)}
    ${barriers(ctx, look, key, here, then)}
    ${printed.ports.map((name, i) => port(ctx, look, name, 57 + i * 66 + (printed.ports.length === 1 ? 20 : 0)))}
    ${dissidents(ctx, look, key, here, then)}
    ${anarchy(ctx, look, key, here, then)}
  </g>`;
}

/** Whether anything of it can be chosen. */
function offers(ctx, { now }, key, printed) {
  const names = [`sphere:${key}`, `dissident:${key}`, ...now.spheres[key].barriers.map((barrier) => `barrier:${barrier}`), ...printed.ports.flatMap((name) => [`port:${name}`, `admin:${name}`, `meeple:${name}`])];
  return names.some((name) => ctx.choice(name));
}

// The head

function head(ctx, look, key, { order }) {
  const name = `sphere:${key}`;
  const faces = look.dice ? Object.entries(look.now.elephant.faces).filter(([, goes]) => goes.sphere === key && !look.now.elephant.placed) : [];
  const won = look.now.spheres[key].diplomacy;
  return svg`<g class="head" data-mark=${look.marks.has(name)} aria-label=${sphereInWords(ctx, look.now, key)} ${thing(ctx, name)}>
    <path class="head-casing" d=${HEAD}></path><path class="head-ground" d=${HEAD}></path>
    <g aria-hidden="true"><text class="head-t" x="8" y="16">${ctx.noun(name)}</text>
    ${won ? svg`<g transform="translate(${CARD.width - 44} 11) scale(.8)">${agent(ctx, won, 8.5)}</g>` : nothing}
    ${faces.map(([number]) => svg`<svg x=${CARD.width - 44} y="3" width="16" height="16" viewBox="0 0 24 24">${face(Number(number))}</svg>`)}
    <text class="head-n" x=${CARD.width - 8} y="15">${look.standing ? `${order} ${order <= 5 ? "▾" : "▴"}` : order <= 5 ? `${order} ▸` : `◂ ${order}`}</text></g>
  </g>`;
}

// Barriers

function barriers(ctx, look, key, here, then) {
  const all = [...here.barriers, ...then.barriers.filter((barrier) => !here.barriers.includes(barrier))];
  const step = Math.min(29.5, (CARD.width - 14) / Math.max(all.length, 1));
  return all.map((barrier, i) => {
    const change = !then.barriers.includes(barrier) ? "less" : !here.barriers.includes(barrier) ? "more" : "";
    const name = `barrier:${barrier}`;
    const said = barrierInWords(ctx, barrier);
    return svg`<g class="barrier" transform="translate(${19 + i * step} 39)" data-mark=${look.marks.has(name)} data-change=${change} aria-label=${said} ${thing(ctx, name)}>
      <title>${said}</title><rect class="aim-casing" x="-15" y="-14" width="30" height="28" rx="4"></rect><rect class="aim" x="-15" y="-14" width="30" height="28" rx="4"></rect>
      <g aria-hidden="true">${shield(ctx, ctx.components.barriers[barrier])}</g></g>`;
  });
}

// Ports

/** A port: the Admin space, slave spaces, the elephant, and what could be done there. */
function port(ctx, look, name, y) {
  const { now, then } = look;
  const here = now.ports[name];
  const after = then.ports[name];
  const spaces = ctx.components.ports[name].slave_spaces;
  const step = Math.min(25, 100 / Math.max(spaces, 1));
  const freed = changes(here.freed, after.freed);
  const choice = ctx.choice(`port:${name}`);
  return svg`<g transform="translate(6 ${y})">
    <g class="port" data-here=${now.elephant.port === name} data-mark=${look.marks.has(`port:${name}`)} aria-label=${portInWords(ctx, now, name)} ${thing(ctx, `port:${name}`)}>
      <rect class="frame-casing" width="146" height="60" rx="4"></rect><rect class="frame" width="146" height="60" rx="4"></rect>
      <text class="port-t" x="6" y="15" aria-hidden="true">${ctx.noun(`port:${name}`)}</text>
    </g>
    <g class="on-port" aria-hidden=${look.striking ? nothing : "true"}>
      ${admin(ctx, look, name, here.admin, after.admin)}
      <text class="lab" x="9" y="55">${ctx.word("emancipation-page-admin")}</text>
      ${Array.from({ length: spaces }, (_, i) => svg`<g transform="translate(${40 + i * step} 24)">${space(freed[i])}</g>`)}
      ${freed.map((one, i) => freedMeeple(ctx, look, name, one, 50.5 + i * step))}
      ${elephant(now, then, name)}
      ${choice ? price(ctx, choice, [now.elephant.port, then.elephant.port].includes(name)) : possible(now, here)}
    </g>
  </g>`;
}

/** A slave space, dark until somebody is free there. */
const space = (freed) => svg`<rect class="space" data-covered=${Boolean(freed) && freed.change !== "more"} width="21" height="22" rx="2"></rect>
  ${freed ? nothing : svg`<path class="space-l" d="M4 7h13M4 11h13M4 15h13"></path>`}`;

/** What stands there now and after the choice pointed at: `change` is more, less or nothing. @param {string[]} now @param {string[]} then */
function changes(now, then) {
  if (now === then) return now.map((faction) => ({ faction, change: "" }));
  const left = [...then];
  const kept = now.map((faction) => {
    const at = left.indexOf(faction);
    if (at < 0) return { faction, change: "less" };
    left.splice(at, 1);
    return { faction, change: "" };
  });
  return [...kept, ...left.map((faction) => ({ faction, change: "more" }))];
}

function admin(ctx, look, name, now, then) {
  const coming = then !== now && then !== null;
  const drawn = svg`${now ? nothing : svg`<circle class="socket" r="11"></circle>`}${now ? svg`<g data-change=${now !== then ? "less" : ""}>${agent(ctx, now)}</g>` : nothing}
    ${coming ? svg`<g data-change="more" transform="translate(${now ? 9 : 0} ${now ? -7 : 0})">${agent(ctx, then)}</g>` : nothing}`;
  return struck(ctx, look, `admin:${name}`, 19, 35, drawn);
}

const freedMeeple = (ctx, look, name, { faction, change }, x) => {
  const drawn = svg`<g data-change=${change}>${meeple(ctx, faction)}</g>`;
  const hit = look.striking && ctx.choice(`meeple:${name}`)?.label.args.faction === faction; // one of each colour will do
  return hit || !look.striking ? struck(ctx, look, `meeple:${name}`, x, 35.5, drawn) : svg`<g transform="translate(${x} 35.5)">${drawn}</g>`;
};

/** A piece; where pieces are hit it is a thing of its own. */
function struck(ctx, look, name, x, y, drawn) {
  const choice = look.striking ? ctx.choice(name) : undefined;
  if (!choice) return svg`<g transform="translate(${x} ${y})">${drawn}</g>`;
  const said = ctx.say(choice.label);
  return svg`<g class="struck" transform="translate(${x} ${y})" aria-label=${said} ${thing(ctx, name)}><title>${said}</title>
    <circle class="aim-casing" r="13"></circle><circle class="aim" r="13"></circle><g aria-hidden="true">${drawn}</g></g>`;
}

/** The elephant, with a lock once it was placed this turn (P3.3); where a choice would take it, a pale one. */
function elephant(now, then, name) {
  const was = now.elephant.port === name;
  const is = then.elephant.port === name;
  if (!was && !is) return nothing;
  return svg`<g class="elephant" data-change=${was && is ? "" : is ? "more" : "less"}>
    <svg x="114" y="1" width="28" height="28" viewBox="0 0 24 24">${use("elephant")}</svg>
    ${then.elephant.placed && is ? svg`<svg x="103" y="6" width="11" height="11" viewBox="0 0 24 24">${use("lock")}</svg>` : nothing}</g>`;
}

/** What a choice of this port would cost, or how many dice hate would roll there: as its label says. */
function price(ctx, { label }, crowded) {
  const { coins, dice } = label.args;
  const said = coins !== undefined ? ctx.word("emancipation-page-pay-short", { coins }) : dice !== undefined ? ctx.word("emancipation-page-dice-short", { dice }) : "";
  if (!said) return nothing;
  return svg`<g class="price" transform="translate(144 ${crowded ? 48 : 2})"><rect x="-46" width="44" height="13" rx="3"></rect><text x="-24" y="9.8">${said}</text></g>`;
}

/** What the faction in turn could still do here (P3.5). */
function possible(now, { post, operations }) {
  if (!isOpen(now)) return nothing;
  const signs = [...(post && now.actions_left > 0 ? ["token"] : []), ...operations.map((operation) => SIGNS[operation])];
  return signs.map((sign, i) => svg`<svg class="sign" x=${131 - (signs.length - 1 - i) * 14} y="47" width="11" height="11" viewBox="0 0 24 24">${use(sign)}</svg>`);
}

// Dissidents and anarchy

const FOOT = CARD.height - 27;

function dissidents(ctx, look, key, here, then) {
  const spaces = Math.max(here.dissident_spaces, here.dissidents.length);
  const step = Math.min(26, 62 / Math.max(spaces - 1, 1));
  const there = changes(here.dissidents, then.dissidents);
  const hit = ctx.choice(`dissident:${key}`)?.label.args.faction;
  return svg`<g class="dissidents" aria-hidden=${hit ? nothing : "true"}>
    ${spaces ? svg`<text class="lab" x="9" y=${FOOT + 23.5}>${ctx.word("emancipation-page-dissidents", { count: spaces })}</text>` : nothing}
    ${Array.from({ length: spaces }, (_, i) => svg`<circle class="socket" cx=${25 + i * step} cy=${FOOT} r="12"></circle>`)}
    ${there.map(({ faction, change }, i) => {
      const drawn = svg`<g data-change=${change}>${meeple(ctx, faction)}</g>`;
      return faction === hit ? struck(ctx, look, `dissident:${key}`, 25 + i * step, FOOT, drawn) : svg`<g transform="translate(${25 + i * step} ${FOOT})">${drawn}</g>`;
    })}
  </g>`;
}

const PLACES = 2; // P3.4: a sphere holds two disks

/** The disks, which stand for the sphere too: that is what is taken, and where one is put. */
function anarchy(ctx, look, key, here, then) {
  const name = `sphere:${key}`;
  const said = ctx.word("emancipation-page-anarchy", { count: here.anarchy, most: PLACES });
  const all = Math.max(here.anarchy, then.anarchy);
  const grows = ctx.choice(name) && here.anarchy < PLACES && ctx.choice(name).label.id === "emancipation-choice-sphere";
  return svg`<g class="anarchy" data-thing=${name} data-can=${Boolean(ctx.choice(name))} data-full=${here.anarchy >= PLACES} aria-hidden="true">
    <rect class="aim-casing" x=${CARD.width - 61} y=${FOOT - 13.5} width="57" height="27" rx="8"></rect><rect class="aim" x=${CARD.width - 61} y=${FOOT - 13.5} width="57" height="27" rx="8"></rect>
    ${Array.from({ length: PLACES }, (_, i) => svg`<g transform="translate(${CARD.width - 46 + i * 28} ${FOOT})">
      <circle class="socket" r="11.5"></circle>
      ${i < all ? svg`<g data-change=${i >= then.anarchy ? "less" : i >= here.anarchy ? "more" : ""}>${disk()}</g>` : nothing}
      ${grows && i === here.anarchy && i >= then.anarchy ? svg`<g class="plus"><circle r="7.5"></circle><path d="M-3.8 0h7.6M0-3.8v7.6"></path></g>` : nothing}</g>`)}
    <text class="lab end" x=${CARD.width - 9} y=${FOOT + 23.5}>${said}</text>
  </g>`;
}
