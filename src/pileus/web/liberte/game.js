// The front door of Liberté's board: what the shell asks for (docs/page.md). Each part has its own file.

import { nothing } from "../vendor/lit-html/lit-html.js";
import { remembering } from "../table/remembering.js";
import { action } from "./action.js";
import { load } from "./atlas.js";
import { contest } from "./contest.js";
import { electionBoard } from "./election.js";
import { left } from "./gauges.js";
import { foot } from "./hand.js";
import { map } from "./map.js";
import { automatic, standingOrders } from "./orders.js";
import { players } from "./players.js";
import { result } from "./result.js";
import { strip } from "./strip.js";
import { tabs } from "./tabs.js";
import { pace, shown } from "./telling.js";

/** @template T @param {(ctx: any, table: any, electing: boolean) => T} draw @returns {(ctx: any) => T} */
const part = (draw) => (ctx) => {
  const table = shown(ctx);
  return draw(remembering(ctx), table, table.phase === "election" && !table.over);
};

export default {
  load,
  strip: part(strip),
  left: part((ctx, _, electing) => (electing ? nothing : left(ctx))),
  board: part((ctx, table, electing) => (electing ? electionBoard(ctx, table, standingOrders(ctx, table)) : map(ctx))),
  players: part(players),
  foot: part((ctx, table, electing) => {
    if (electing) return nothing;
    return table.contest ? contest(ctx, table, new Map()) : foot(ctx); // L7.3: a battle is contested where the hand lies else
  }),
  result: part(result),
  tabs: part(tabs),
  action,
  telling: { pace },
  automatic,
  tools: [
    { id: "projection", key: "p", label: "liberte-page-tool-projection", on: true },
    { id: "bare", key: "h", label: "liberte-page-tool-bare", on: false },
  ],
  drawn: ["deck"],
};
