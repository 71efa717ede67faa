// The front door of Pax Emancipation's board: what the shell asks for (docs/page.md). Each part has its own file.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { remembering } from "../table/remembering.js";
import { action } from "./action.js";
import { brief } from "./brief.js";
import { finance } from "./finance.js";
import { forecast } from "./forecast.js";
import { goals } from "./goals.js";
import { market } from "./market.js";
import { load } from "./places.js";
import { result } from "./result.js";
import { ring } from "./ring.js";
import { stageNote } from "./stage.js";
import { strip } from "./strip.js";
import { tabs } from "./tabs.js";
import { isTold, pace, shown } from "./telling.js";

/** @template T @param {(ctx: any, table: any) => T} draw @returns {(ctx: any) => T} */
const part = (draw) => (ctx) => draw(remembering(ctx), shown(ctx));

export default {
  load,
  strip: part(strip),
  left: () => nothing,
  board: part((ctx, table) => html`${stageNote(ctx, table)}${ring(ctx, table)}`),
  players: part((ctx, table) => html`${market(ctx, table)}${goals(ctx, table)}`),
  foot: part((ctx, table) => html`<div class="pax-foot">${finance(ctx, table)}${forecast(ctx, table)}</div>`),
  result: part(result),
  tabs: part(tabs),
  action,
  brief,
  telling: { isTold, pace },
  tools: [{ id: "dice", key: "d", label: "emancipation-page-tool-dice", on: true }],
};
