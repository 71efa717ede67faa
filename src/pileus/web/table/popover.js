// A small sheet beside a thing: why it cannot be chosen, or what it is. On a phone it lies at the foot of the board.

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { announce } from "../lib/announce.js";
import { icon } from "../lib/icons.js";
import { word } from "../lib/words.js";
import { chip } from "./sentence.js";

const place = document.getElementById("pop");

let of = null; // the element it explains
let hiding = 0;

place.addEventListener("pointerenter", () => clearTimeout(hiding));
place.addEventListener("pointerleave", () => hideSoon());

/**
 * @param {Element} element @param {{ title: string, lines: string[], rule?: string, kind: "why" | "about", more?: () => void }} content `more`: says what the thing is
 */
export function showPopover(element, { title, lines, rule = "", kind, more }) {
  clearTimeout(hiding);
  of = element;
  place.setAttribute("aria-label", title);
  place.dataset.kind = kind;
  render(html`<h3>${icon(kind === "why" ? "why" : "book", "s")}${title}</h3>${lines.map((line) => html`<p>${line}</p>`)}
    <div class="row">${chip(rule)}${more ? html`<button class="link" @click=${more}>${word("about-thing")}</button>` : nothing}<span class="note">${word("popover-closes")}</span><button class="close" aria-label=${word("page-close")} @click=${hidePopover}>${icon("x", "s")}</button></div>`, place);
  place.hidden = false;
  settle();
  announce([title, ...lines, rule].filter(Boolean).join(" "));
}

/** Beside the thing where there is room, above it if it lies low; never over it. */
function settle() {
  place.style.left = place.style.top = "";
  if (matchMedia("(max-width: 759.98px)").matches) return lieDown();
  const thing = of.getBoundingClientRect();
  const { width, height } = place.getBoundingClientRect();
  const gap = 10;
  const fits = (x, y) => x >= gap && y >= gap && x + width <= innerWidth - gap && y + height <= innerHeight - gap;
  const y = Math.min(Math.max(gap, thing.top), innerHeight - height - gap);
  const x = Math.min(Math.max(gap, thing.left), innerWidth - width - gap);
  const above = [x, thing.top - height - gap];
  const below = [x, thing.bottom + gap];
  const beside = [[thing.right + gap, y], [thing.left - width - gap, y], below];
  const spots = of.closest(".hdr") ? [below] : thing.top > innerHeight * 0.6 ? [above, ...beside] : [...beside, above]; // beside a button lie others
  const [px, py] = spots.find((spot) => fits(...spot)) ?? [gap, innerHeight - height - gap];
  place.style.left = `${px}px`;
  place.style.top = `${py}px`;
}

/** On a phone: across the board, as low as it can lie without covering what can be chosen. */
function lieDown() {
  const board = document.querySelector(".shell-body").getBoundingClientRect();
  const { height } = place.getBoundingClientRect();
  const targets = [of, ...document.querySelectorAll(".shell-body .can")].map((element) => element.getBoundingClientRect());
  let best = { y: board.top, covered: Infinity };
  for (let y = board.bottom - height - 6; y >= board.top; y -= 12) {
    const covered = targets.reduce((sum, box) => sum + Math.max(0, Math.min(box.bottom, y + height) - Math.max(box.top, y)), 0);
    if (covered < best.covered) best = { y, covered };
  }
  place.style.top = `${best.y}px`;
}

/** @returns {boolean} whether there was one */
export function hidePopover() {
  clearTimeout(hiding);
  const was = !place.hidden;
  place.hidden = true;
  of = null;
  render(nothing, place);
  return was;
}

export function hideSoon() {
  clearTimeout(hiding);
  hiding = setTimeout(hidePopover, 350);
}

/** Whether it explains that element now. @param {Element} element */
export const explains = (element) => of === element;
