// Standing orders: in which tied provinces of this election (L8.3) one wants to advance nothing. They stay in this
// browser, secret until they are used, and are forgotten with the election.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { recall, remember } from "../lib/settings.js";
import { outcomes } from "./election.js";

const EVERYWHERE = 0;

const nameOf = ({ state }) => `orders:${state.id}:${state.seat}:${state.table.turn}`;

/** The provinces with an order. @param {any} ctx @returns {number[]} */
const orders = (ctx) => recall(nameOf(ctx)) ?? [];

/** What is chosen without asking, or null. @param {any} ctx */
export function automatic(ctx) {
  const { contest } = ctx.state.table;
  if (contest?.kind !== "province" || !ctx.choice("decline")) return null;
  return orders(ctx).some((one) => one === EVERYWHERE || one === contest.province) ? "decline" : null;
}

/** A tick for every province where one has a stack and nothing is decided yet. @param {any} ctx @param {any} table */
export function standingOrders(ctx, table) {
  if (table.viewer === null || ctx.state.seats[table.viewer].kind !== "person") return nothing;
  const given = orders(ctx);
  const decided = outcomes(ctx);
  const mine = table.stacks.filter((one) => one.seat === table.viewer && !decided.has(one.province)).map((one) => one.province);
  if (!mine.length) return nothing;
  const provinces = [...new Set(mine)].sort((a, b) => a - b);
  const title = ctx.word("liberte-page-orders");
  return html`<section class="box orders" aria-label=${title}>
    <h2 class="label">${title} <small>${ctx.word("liberte-page-orders-secret")}</small></h2>
    <ul>${[EVERYWHERE, ...provinces].map((one) => html`<li><label class="tick">
      <input type="checkbox" .checked=${given.includes(one)} @change=${(event) => {
        remember(nameOf(ctx), event.target.checked ? [...given, one] : given.filter((other) => other !== one));
        ctx.redraw();
      }}> ${one === EVERYWHERE ? ctx.word("liberte-page-order-everywhere") : ctx.word("liberte-page-order-in", { province: one, number: one })}
    </label></li>`)}</ul>
  </section>`;
}
