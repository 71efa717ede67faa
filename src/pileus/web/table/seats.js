// Who sits where: links for friends, bots that step in, seats taken back.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { del, post } from "../lib/api.js";
import { complain } from "../lib/announce.js";
import { address, copy } from "../lib/copy.js";
import { icon } from "../lib/icons.js";
import { recall, remember } from "../lib/settings.js";
import { left } from "../lib/time.js";
import { token } from "../lib/token.js";
import { word } from "../lib/words.js";
import { sit } from "../lobby/lists.js";
import { USUAL_BOT, botTitle } from "../lobby/seat-rows.js";

/** @param {number | null} seconds */
export const clock = (seconds) => (seconds === null ? nothing : html`<span class="clock num">${icon("clock", "s")}<span class="vh">${word("clock-left")}</span> ${left(seconds)}</span>`);

/** The link of a seat, as long as this browser knows it. */
const linkOf = (table, seat) => recall(`links:${table.id}`)?.[seat];

/** @param {any} ctx @param {import("./screen.js").TableScreen} screen @param {() => void} redraw */
export const seatList = (ctx, screen, redraw) => html`<ol class="seat-list">${ctx.state.seats.map((info) => {
  const seat = ctx.seatOf(info.seat);
  return html`<li>${token(seat)}<span><b>${seat.name}</b> <span class="note">${info.bot ? word("seat-bot", { name: botTitle(info.bot) }) : word("seat-kind", { kind: info.kind })}</span>${clock(seat.clock)}</span>
    <span class="row">${actions(info, screen, redraw)}</span></li>`;
})}</ol>`;

function actions(info, { table, bots }, redraw) {
  const act = (id, work) => html`<button class="btn small" data-do=${id} @click=${async () => {
    try {
      await work();
    } catch (refusal) {
      complain(refusal);
    }
    redraw();
  }}>${word(id)}</button>`;
  const { owner, result } = table.state;
  if (result) return nothing;
  const free = info.kind === "free";
  const known = owner && linkOf(table, info.seat);
  return html`
    ${info.mine && info.bot ? act("seat-take-back", () => table.takeOver(info.seat)) : nothing}
    ${(info.mine && !info.bot) || (free && owner) ? bots.map(({ name }) => html`<button class="btn small" data-do="seat-to-bot" @click=${() => table.handOver(info.seat, name).catch(complain)}>${icon("bot", "s")}${bots.length > 1 ? word("seat-to-bot-named", { name: botTitle(name) }) : word("seat-to-bot")}</button>`) : nothing}
    ${free && info.listed && !table.state.seats.some((one) => one.mine) ? act("list-join", () => sit(table.id, info.seat)) : nothing}
    ${free && known ? act("seat-copy-link", () => copy(address(`/join/${known}`))) : nothing}
    ${owner && !info.mine && !info.bot ? act(info.link ? "seat-link-anew" : "seat-link-new", () => issue(table, info.seat)) : nothing}
    ${owner && info.link ? act("seat-link-revoke", () => revoke(table, info.seat)) : nothing}`;
}

/** A new link; the old one, and whoever came by it, is out. */
export async function issue(table, seat) {
  const { link } = await post(`/api/tables/${table.id}/seats/${seat}/link`);
  remember(`links:${table.id}`, { ...recall(`links:${table.id}`), [seat]: link });
  await copy(address(`/join/${link}`));
}

async function revoke(table, seat) {
  await del(`/api/tables/${table.id}/seats/${seat}/link`);
  const { [String(seat)]: gone, ...others } = recall(`links:${table.id}`) ?? {};
  remember(`links:${table.id}`, others);
}

/** What stands in the way of going on: a free seat, a bot on one's own, a broken line. @param {any} ctx @param {import("./screen.js").TableScreen} screen */
export function notices(ctx, screen) {
  const { table } = screen;
  const { seats, to_move: next, owner, result } = table.state;
  const found = [];
  if (!table.up || table.unheard) found.push(html`<p class="notice warn">${icon("warn", "s")}<span>${word(table.sending ? "line-sending" : "line-down")}</span></p>`);
  const mineByBot = seats.find((seat) => seat.mine && seat.bot && seat.seat === table.seat);
  if (mineByBot && !result) {
    found.push(html`<p class="notice">${icon("bot", "s")}<span>${word(seats[table.seat].clock === 0 ? "seat-clock-out" : "seat-bot-plays")}</span>
      <button class="btn small pri" data-do="take-back" @click=${() => table.takeOver(table.seat).catch(complain)}>${word("seat-take-back")}</button></p>`);
  }
  const seated = seats.some((seat) => seat.mine);
  const free = seats.filter((seat) => seat.kind === "free" && (owner || seat.seat === next || (seat.listed && !seated)));
  if (!result && free.length > 0) found.push(freeSeats(ctx, screen, free, seated));
  return found;
}

/** Seats that nobody has taken: links for friends, a bot instead, or a chair for who watches. */
function freeSeats(ctx, { table, bots }, free, seated) {
  const { to_move: next, owner } = table.state;
  const waits = free.some((seat) => seat.seat === next);
  return html`<div class="notice ${waits ? "warn" : ""}">${icon("person", "s")}<span>${waits ? word("seat-waiting", { player: ctx.players[next] }) : word("seat-free", { count: free.length })}</span>
    ${free.map(({ seat, listed }) => {
      const known = owner && linkOf(table, seat);
      return html`<span class="row free"><b>${ctx.players[seat]}</b>
        ${known ? html`<button class="btn small" data-do="copy-link" @click=${() => copy(address(`/join/${known}`))}>${icon("link", "s")}${word("seat-copy-link")}</button>` : nothing}
        ${owner && !known ? html`<button class="btn small" data-do="new-link" @click=${() => issue(table, seat).catch(complain)}>${icon("link", "s")}${word("seat-link-new")}</button>` : nothing}
        ${owner ? html`<button class="btn small" data-do="free-to-bot" @click=${() => table.handOver(seat, (bots.find(({ name }) => name === USUAL_BOT) ?? bots[0]).name).catch(complain)}>${icon("bot", "s")}${word("seat-to-bot")}</button>` : nothing}
        ${listed && !seated ? html`<button class="btn small pri" data-do="sit" @click=${() => sit(table.id, seat)}>${word("list-join")}</button>` : nothing}</span>`;
    })}</div>`;
}
