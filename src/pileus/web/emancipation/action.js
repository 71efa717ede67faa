// The action or operation under way, as one line beside the question.

import { nothing } from "../vendor/lit-html/lit-html.js";

/** @param {any} ctx */
export function action(ctx) {
  const { table, to_move: next } = ctx.state;
  const { doing, idea, sea } = table.pending;
  if (ctx.playing || next === null || doing === null) return nothing;
  if (idea) return ctx.word("emancipation-page-doing-idea", { doing, idea });
  return sea ? ctx.word("emancipation-page-doing-sea", { doing, sea }) : nothing;
}
