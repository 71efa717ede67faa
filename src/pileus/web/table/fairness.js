// Verify fairness, in this browser: the key promised at the start, and the chain of hashes over all choices
// (the twin of play/record.py). What it cannot prove alone it says, and how to prove that too.

import { html } from "../vendor/lit-html/lit-html.js";
import { get } from "../lib/api.js";
import { open } from "../lib/dialog.js";
import { recall } from "../lib/settings.js";
import { say, word } from "../lib/words.js";

const utf8 = new TextEncoder();

async function sha256(bytes) {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A link of the chain: the first 16 digits of the hash of some JSON. */
const link = async (value) => (await sha256(utf8.encode(JSON.stringify(value)))).slice(0, 16);

/** Objects with their keys in order, as the record's writer has them. */
function inOrder(value) {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.keys(value).sort().map((key) => [key, inOrder(value[key])]));
}

/**
 * Check a record. Each finding is a message, with `ok` true, false, or null for what cannot be known yet.
 * @param {any} record @param {string | null} promised the commitment this browser saw first @param {any[]} story what the page showed
 */
export async function check(record, promised, story) {
  const { luck, choices } = record;
  const findings = [];
  if (luck.key) {
    const bytes = Uint8Array.from(luck.key.match(/../g), (pair) => parseInt(pair, 16));
    findings.push({ ok: (await sha256(bytes)) === luck.commitment, id: "fair-key" });
  } else findings.push({ ok: null, id: "fair-key" });
  if (promised) findings.push({ ok: promised === luck.commitment, id: "fair-promise" });
  let last = await link([record.pileus, record.game, record.data, inOrder(record.options), luck.commitment ?? luck.seed, inOrder(record.position ?? null)]);
  let broken = 0;
  for (const [number, [seat, name, written]] of choices.entries()) {
    last = await link([last, seat, name]);
    if (last !== written) {
      broken = number + 1;
      break;
    }
  }
  findings.push({ ok: broken === 0 && last === record.head, id: "fair-chain", args: { count: choices.length, broken } });
  const shown = story.filter((moment) => moment.number > 0);
  const same = shown.length === choices.length && shown.every((moment, i) => moment.seat === choices[i][0] && moment.choice === choices[i][1]);
  findings.push({ ok: same, id: "fair-shown", args: { count: choices.length } });
  return findings;
}

/** @param {import("./model.js").Table} table */
export async function openFairness(table) {
  let findings = null;
  let problem = crypto.subtle ? null : { id: "fair-insecure", args: {} };
  let commitment = table.state.commitment;
  const self = open({ title: word("fair-title"), name: "fair", body: () => html`
    <p>${word("fair-what")}</p>
    ${problem ? html`<p class="warn-box">${say(problem)}</p>` : findings === null ? html`<p>${word("fair-working")}</p>` : html`<ul class="findings">
      ${findings.map(({ ok, id, args }) => html`<li data-ok=${String(ok)}><b>${word("fair-verdict", { ok: String(ok) })}</b> ${word(id, { ok: String(ok), ...args })}</li>`)}</ul>`}
    <p class="note">${word("fair-commitment")} <code>${commitment}</code></p>
    <p class="note">${word("fair-rest")}</p>
    <p class="row"><a class="btn small" href="/api/tables/${table.id}/record" download="pileus-${table.state.name}.json">${word("list-export")}</a></p>` });
  if (problem) return;
  try {
    const record = await get(`/api/tables/${table.id}/record`);
    findings = await check(record, recall(`commitment:${table.id}`), table.story);
  } catch (refusal) {
    if (!refusal.problem) throw refusal;
    problem = refusal.problem;
  }
  self.redraw();
}
