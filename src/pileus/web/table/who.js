// Beside a player's name: you, a bot, a seat that is free, here or away.

import { html } from "../vendor/lit-html/lit-html.js";
import { icon } from "../lib/icons.js";
import { word } from "../lib/words.js";

/** @param {any} ctx @param {number} seat */
export function who(ctx, seat) {
  const { kind, online } = ctx.seatOf(seat);
  if (seat === ctx.state.seat) return html`<span class="tag you">${word("who-you")}</span>`;
  if (kind === "bot") return html`<span class="tag">${icon("bot", "s")} ${word("who-bot")}</span>`;
  if (kind === "free") return html`<span class="tag">${word("who-free")}</span>`;
  return html`<span class="tag" data-online=${online}>${word(online ? "who-online" : "who-away")}</span>`;
}
