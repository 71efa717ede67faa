// What screen readers are told, and short messages for everybody that come and go.

import { html, render } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { say } from "./words.js";

const STAY = 6_000;
let queue = [];
let timer = 0;

/** Say something to screen readers. What comes within a moment is said together. @param {string} text */
export function announce(text) {
  queue.push(text);
  clearTimeout(timer);
  timer = setTimeout(() => {
    document.getElementById("polite").textContent = queue.join(" ");
    queue = [];
  }, 150);
}

let toasts = [];
let next = 0;

/** Show a sentence for a while. @param {string} text @param {string} [rule] the paragraph behind it */
export function toast(text, rule = "") {
  const one = { id: next++, text, rule };
  toasts = [...toasts.filter((other) => other.text !== text), one].slice(-3);
  draw();
  announce(text);
  setTimeout(() => {
    toasts = toasts.filter((other) => other !== one);
    draw();
  }, STAY);
}

/** Show why the server said no. @param {any} refusal @param {string[]} [players] */
export function complain(refusal, players) {
  if (!refusal?.problem) throw refusal;
  toast(say(refusal.problem, players), refusal.problem.rule);
}

function draw() {
  const chip = (rule) => html`<button class="chip" data-rule=${rule}>${rule}</button>`;
  const place = document.getElementById("toasts"); // a popover, so that it lies above dialogs
  place.hidePopover();
  if (toasts.length > 0) place.showPopover();
  render(
    repeat(toasts, (one) => one.id, (one) => html`<p class="toast"><span>${one.text}</span>${one.rule ? chip(one.rule) : ""}</p>`),
    place,
  );
}
