// A saved game from a file becomes a table of this browser's.

import { html } from "../vendor/lit-html/lit-html.js";
import { post } from "../lib/api.js";
import { complain, toast } from "../lib/announce.js";
import { go } from "../lib/go.js";
import { word } from "../lib/words.js";

export const importField = () => html`<label class="btn small file"><input class="vh" type="file" accept=".json,application/json" @change=${(event) => read(event.target)}>
  ${word("list-import")}</label>`;

async function read(field) {
  const file = field.files[0];
  field.value = "";
  if (!file) return;
  let record;
  try {
    record = JSON.parse(await file.text());
  } catch {
    return toast(word("import-not-json", { file: file.name }));
  }
  try {
    const opened = await post("/api/records", { record });
    go(`/table/${opened.id}?at=0`);
  } catch (error) {
    complain(error);
  }
}
