// Copying to the clipboard, also where the address is not a secure one and the modern way is missing.

import { toast } from "./announce.js";
import { word } from "./words.js";

/** @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "vh";
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  toast(word("page-copied"));
}

/** The address of a page of ours, for others. @param {string} path */
export const address = (path) => `${location.origin}${path}`;
