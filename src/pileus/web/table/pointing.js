// Pointing at things: click, tap or Enter chooses; hover, focus or a long press on what cannot be chosen says why not.

import { say, word } from "../lib/words.js";
import { get, query } from "../lib/api.js";
import { takingBackReason } from "./header.js";
import { explains, hidePopover, hideSoon, showPopover } from "./popover.js";

const GLANCE = 70; // milliseconds until a hovered choice shows its ghost
const WONDER = 550; // until a hovered thing says why it is none
const PRESS = 500;

/** @param {import("./screen.js").TableScreen} screen @returns {() => void} to stop */
export function point(screen) {
  let glance = 0;
  let wonder = 0;
  let press = 0;
  let pressed = false; // a long press has spoken, so the click that follows is none
  const heard = new AbortController();
  const on = (type, listener, options = {}) => document.addEventListener(type, listener, { ...options, signal: heard.signal });

  const thingAt = (event) => (event.target instanceof Element ? event.target.closest("[data-thing], [data-about], [data-reason]") : null);

  function still() {
    clearTimeout(glance);
    clearTimeout(wonder);
    clearTimeout(press);
  }

  function look(element, patience) {
    still();
    const name = element.dataset.thing ?? null;
    glance = setTimeout(() => screen.setPick(name), GLANCE);
    const can = name !== null && screen.ctx.choice(name);
    const curious = element.dataset.reason || (name !== null && !can && (screen.table.isMine || patience === 0));
    if (curious && !screen.telling.now) wonder = setTimeout(() => explains(element) || explainNot(screen, element), patience);
  }

  on("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    const element = thingAt(event);
    if (element) look(element, WONDER);
  });
  on("pointerout", (event) => {
    if (event.pointerType !== "mouse" || !thingAt(event)) return;
    still();
    glance = setTimeout(() => screen.setPick(document.activeElement?.dataset?.thing ?? null), GLANCE);
    hideSoon();
  });
  on("focusin", (event) => {
    const element = thingAt(event);
    if (element?.matches(":focus-visible")) look(element, WONDER);
  });
  on("focusout", (event) => {
    const element = thingAt(event);
    if (!element) return;
    still();
    glance = setTimeout(() => screen.setPick(null), GLANCE);
    if (explains(element)) hideSoon();
  });

  on("pointerdown", (event) => {
    pressed = false;
    const element = thingAt(event);
    if (!element || event.pointerType === "mouse") return;
    clearTimeout(press);
    press = setTimeout(() => {
      pressed = true;
      const name = element.dataset.thing;
      if (name !== undefined && !screen.ctx.choice(name)) explainNot(screen, element);
      else explainWhat(screen, element);
    }, PRESS);
  });
  for (const type of ["pointerup", "pointercancel", "pointermove"]) on(type, (event) => type === "pointermove" && Math.abs(event.movementX) + Math.abs(event.movementY) < 6 || clearTimeout(press));
  on("contextmenu", (event) => pressed && event.preventDefault());

  on("click", (event) => {
    const element = thingAt(event);
    if (screen.telling.now && event.target.closest(".shell-body, .btns, .bar")) {
      if (event.target.closest("[data-do=skip]")) screen.telling.end();
      else screen.telling.onward();
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (pressed || (screen.telling.justEnded && (element || event.target.closest(".btns, .bar")))) { // it was meant to skip
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (!element) {
      if (!event.target.closest(".pop")) hidePopover();
      return;
    }
    still();
    if (event.shiftKey) explainWhat(screen, element);
    else if (element.dataset.reason) explainNot(screen, element);
    else if (element.dataset.thing !== undefined) act(screen, element);
    else explainWhat(screen, element);
  }, { capture: true });

  return () => {
    still();
    heard.abort();
    hidePopover();
  };
}

/** Choose a thing, or say why not. @param {import("./screen.js").TableScreen} screen @param {HTMLElement} element */
export function act(screen, element) {
  const name = element.dataset.thing;
  if (screen.ctx.choice(name)) screen.choose(name);
  else if (!screen.table.sending) explainNot(screen, element);
}

/** @param {import("./screen.js").TableScreen} screen @param {HTMLElement} element */
export async function explainNot(screen, element) {
  const { table, ctx } = screen;
  if (element.dataset.reason) {
    const reason = takingBackReason(element.dataset.reason, ctx, table);
    return showPopover(element, { kind: "why", title: word("why-not"), lines: [ctx.say(reason)], rule: reason.rule });
  }
  const name = element.dataset.thing;
  if (name === undefined || table.at !== null) return undefined;
  const reason = await table.whyNot(name).catch(() => null);
  if (!reason || !element.isConnected || screen.ctx.choice(name)) return undefined;
  const noun = ctx.noun(name);
  return showPopover(element, { kind: "why", title: noun ? word("why-not-thing", { name: noun }) : word("why-not"), lines: [ctx.say(reason)], rule: reason.rule, more: () => explainWhat(screen, element) });
}

/** What a thing is. @param {import("./screen.js").TableScreen} screen @param {HTMLElement} element */
export async function explainWhat({ ctx }, element) {
  const name = element.dataset.about ?? element.dataset.thing;
  if (!name) return;
  const told = await get(`/api/games/${ctx.state.game}/about${query({ thing: name })}`).catch(() => []);
  if (told.length === 0 || !element.isConnected) return;
  showPopover(element, { kind: "about", title: ctx.noun(name) ?? word("about-thing"), lines: told.map((line) => say(line, ctx.players)), rule: told[0].rule });
}
