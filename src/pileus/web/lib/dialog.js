// Dialogs and drawers: the browser's own <dialog>, so that focus and Esc behave as everywhere.

import { html, render } from "../vendor/lit-html/lit-html.js";
import { icon } from "./icons.js";
import { word } from "./words.js";

/**
 * Open a dialog. `body(close)` gives its template and is asked again by `redraw`.
 * @param {{ title: string, body: (self: Open) => any, drawer?: boolean, closed?: () => void, name?: string }} wanted
 * @typedef {{ close(): void, redraw(): void, element: HTMLDialogElement }} Open
 * @returns {Open}
 */
export function open({ title, body, drawer = false, closed, name = "" }) {
  const element = document.createElement("dialog");
  element.className = drawer ? "drawer" : "";
  element.dataset.name = name;
  element.setAttribute("aria-label", title);
  const self = { element, close: () => element.close(), redraw };
  function redraw() {
    render(
      html`<header>
          <h2>${title}</h2>
          <button class="close" aria-label=${word("page-close")} @click=${self.close}>${icon("x", "s")}</button>
        </header>
        <div class="body" tabindex="-1">${body(self)}</div>`,
      element,
    );
  }
  element.addEventListener("close", () => {
    element.remove();
    closed?.();
  });
  element.addEventListener("click", (event) => {
    if (event.target === element) element.close(); // the backdrop
  });
  redraw();
  document.body.append(element);
  element.showModal();
  (element.querySelector("[autofocus]") ?? element.querySelector(".body")).focus();
  return self;
}

/** Whether a dialog of that name is open. @param {string} name */
export const isOpen = (name) => document.querySelector(`dialog[data-name="${name}"]`) !== null;
