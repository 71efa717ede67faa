// The action so far, as one line that grows: which card, where its blocks went, what is still to do.

import { nothing } from "../vendor/lit-html/lit-html.js";

/** @param {any} ctx */
export function action(ctx) {
  const { to_move: seat, table } = ctx.state;
  if (ctx.playing || seat === null || table.phase !== "action") return nothing;
  const story = ctx.story ?? ctx.state.story;
  let first = story.length;
  while (first > 0 && story[first - 1].seat === seat) first -= 1;
  /** @type {any[]} */
  const parts = [];
  for (const { id, args } of story.slice(first).flatMap((moment) => moment.events)) {
    if (args.player !== undefined && args.player !== seat && id !== "liberte-block-removed" && id !== "liberte-stack-removed") continue;
    const last = parts.at(-1);
    if (id === "liberte-card-played" || id === "liberte-special-played") parts.push({ card: args.card, provinces: [], faction: "", to: "" });
    else if (!last) continue;
    else if (id === "liberte-block-placed") Object.assign(last, { faction: args.faction, provinces: [...last.provinces, args.province] });
    else if (id === "liberte-sent-to-battle") last.to = "battle";
    else if (id === "liberte-card-kept") last.to = "kept";
  }
  if (!parts.some((part) => part.provinces.length || part.to)) return nothing; // until then the question says it
  return parts
    .map(({ card, provinces, faction, to }, i) => {
      const left = i === parts.length - 1 ? (table.playing?.blocks_left ?? 0) : 0;
      if (to === "battle") return ctx.word("liberte-page-action-battle", { card });
      if (!provinces.length) return ctx.word("liberte-page-action-card", { card });
      return ctx.word("liberte-page-action-blocks", { card, provinces: [...new Set(provinces)], faction, count: provinces.length, left });
    })
    .join(" ");
}
