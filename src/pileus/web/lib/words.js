// Words: the twin of pileus/locale. Messages have ids and arguments; here they become sentences in the reader's language.

import { FluentBundle, FluentResource } from "../vendor/fluent-bundle/index.js";
import { get } from "./api.js";

const HOME = "en"; // the language that is always complete

/** @type {FluentBundle[]} the reader's language first, then English for holes */
let bundles = [];
let language = HOME;
let wanted = HOME; // the language that was asked for last; its words may still be on their way
let known = [HOME];
/** @type {Record<string, Record<string, Record<string, string>>>} by game, argument and value */
const nouns = {};

/** The languages there are words in. */
export async function askLanguages() {
  known = await get("/api/words");
  return known;
}

export const languages = () => known;

/** @type {Set<string>} games whose words are needed, and pages with words of their own */
const games = new Set();

/** Read the catalogues: the page's own words, and those of all games named so far. @param {string} name @param {string[]} more games */
export async function learn(name, more = []) {
  wanted = name;
  for (const game of more) games.add(game);
  const read = await Promise.all([...new Set([name, HOME])].map(catalogues));
  if (name !== wanted) return; // the reader has chosen another one meanwhile
  bundles = read;
  language = name;
  document.documentElement.lang = name;
}

/** The same for more games, in the language that is spoken, or will be soon. @param {string[]} [more] */
export const learnMore = (more) => learn(wanted, more);

/** @type {Map<string, { bundle: FluentBundle, parts: Map<string, Promise<void>> }>} */
const reading = new Map();

async function catalogues(name) {
  if (!reading.has(name)) reading.set(name, { bundle: new FluentBundle(name, { useIsolating: false }), parts: new Map() });
  const { bundle, parts } = reading.get(name);
  for (const part of ["page", ...games]) {
    if (!parts.has(part)) parts.set(part, get(`/api/words/${name}?part=${part}`).then((text) => add(bundle, text), (problem) => {
      parts.delete(part); // it can be asked for again
      throw problem;
    }));
  }
  await Promise.all(parts.values());
  return bundle;
}

/** The language in which `word` answers. */
export const spoken = () => language;

/** Proper names of a game. @param {string} game @param {Record<string, Record<string, string>>} table */
export function learnNouns(game, table) {
  nouns[game] = table;
}

/** The proper name of a thing, `card:71`, if it has one. @param {string} game @param {string} thing */
export function noun(game, thing) {
  const [kind, id] = thing.split(":");
  const found = nouns[game]?.[kind]?.[id];
  return found === undefined || bundles.length === 0 ? found : nameIn(bundles[0], found, game);
}

/** @param {string} id */
export const has = (id) => bundles.some((bundle) => bundle.hasMessage(id));

/** A message of the page's own. @param {string} id @param {Record<string, any>} [args] */
export const word = (id, args = {}) => say({ id, args });

/**
 * The sentence of a message. `players` are the names of the seats.
 * @param {{ id: string, args: Record<string, any> }} message @param {string[]} [players]
 */
export function say(message, players) {
  return plain(parts(message, players));
}

/**
 * The sentence in parts: strings, and names of things as `{ text, thing }`, so that they can be shown as what they are.
 * @returns {(string | { text: string, thing: string })[]}
 */
export function parts(message, players) {
  for (const bundle of bundles) {
    const marks = [];
    const text = sentence(bundle, message, players, marks);
    if (text !== null) return split(text, marks);
  }
  const args = Object.entries(message.args ?? {}).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return [args.length === 0 ? message.id : `${message.id} (${args.join(", ")})`];
}

/** @param {(string | { text: string })[]} found */
export const plain = (found) => found.map((part) => (typeof part === "string" ? part : part.text)).join("");

/** More words, which may have names among them. */
function add(bundle, text) {
  bundle.addResource(new FluentResource(text));
  names.delete(bundle);
}

// Names are marked with characters of the private use area while Fluent puts the sentence together.
const OPEN = "\uE000";
const SHUT = "\uE001";
const MARKS = /[\uE000\uE001]/g;
const MARKED = /\uE000(\d+)\uE001/;

function split(text, marks) {
  return text.split(MARKED).map((piece, i) => (i % 2 === 0 ? piece : marks[Number(piece)])).filter((piece) => piece !== "");
}

function mark(marks, text, thing) {
  marks.push({ text, thing });
  return `${OPEN}${marks.length - 1}${SHUT}`;
}

function sentence(bundle, message, players, marks) {
  const game = message.id.split("-", 1)[0];
  const args = {};
  for (const [name, value] of Object.entries(message.args ?? {})) {
    args[name] = argument(bundle, name, value, players, game, marks);
    if (args[name] === null) return null;
    const found = nouns[game]?.[name]?.[value];
    if (found === undefined) continue;
    for (const [form, text] of nameOf(bundle, found, game).forms) args[`${name}-${form}`] = mark(marks, text, `${name}:${value}`);
  }
  return format(bundle, message.id, args);
}

function argument(bundle, name, value, players, game, marks) {
  if (isMessage(value)) return sentence(bundle, value, players, marks);
  if (Array.isArray(value)) return joined(bundle, value.map((item) => member(bundle, name, item, players, game, marks)));
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (name === "player" && typeof value === "number") {
    return mark(marks, players?.[value] || format(bundle, "seat-name", { number: value + 1 }), `seat:${value}`);
  }
  const found = nouns[game]?.[name]?.[value];
  if (found !== undefined) return mark(marks, nameIn(bundle, found, game), `${name}:${value}`);
  return typeof value === "string" ? value.replace(MARKS, "") : value ?? ""; // somebody may have put a mark into his name
}

// A language may have names of its own, and forms of names for its grammar: “nel Maine” for $province-in.

/** The id of a name's own message: built on the name, so that other data keep their names. */
const named = (found, game) => `${game}-name-${found.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "")}`;

const nameIn = (bundle, found, game) => nameOf(bundle, found, game).name;

/** Names as a language writes them are the same every time. @type {WeakMap<FluentBundle, Map<string, { name: string, forms: [string, string][] }>>} */
const names = new WeakMap();

function nameOf(bundle, found, game) {
  if (!names.has(bundle)) names.set(bundle, new Map());
  const known = names.get(bundle);
  const key = `${game} ${found}`;
  if (!known.has(key)) known.set(key, lookUp(bundle, found, game));
  return known.get(key);
}

/** @returns {{ name: string, forms: [string, string][] }} */
function lookUp(bundle, found, game) {
  const id = named(found, game);
  const name = format(bundle, id, {}) ?? found;
  const patterns = { ...bundle.getMessage("proper-name")?.attributes, ...bundle.getMessage(id)?.attributes };
  return { name, forms: Object.entries(patterns).map(([form, pattern]) => [form, bundle.formatPattern(pattern, { name }, [])]) };
}

const isMessage = (value) => value !== null && typeof value === "object" && "id" in value && "args" in value;

// `factions` holds what `faction` would be, said by `liberte-faction`.
function member(bundle, name, item, players, game, marks) {
  if (isMessage(item)) return sentence(bundle, item, players, marks);
  const single = name.replace(/s$/, "");
  const said = argument(bundle, single, item, players, game, marks);
  return bundle.hasMessage(`${game}-${single}`) ? format(bundle, `${game}-${single}`, { [single]: said }) : String(said);
}

function joined(bundle, words) {
  if (words.length === 0) return "";
  if (words.includes(null)) return null;
  return words.slice(0, -1).reduceRight(
    (after, before, i) => format(bundle, i === words.length - 2 ? "list-end" : "list-more", { before, after }),
    words[words.length - 1],
  );
}

function format(bundle, id, args) {
  const message = bundle.getMessage(id);
  if (!message?.value) return null;
  const errors = [];
  const text = bundle.formatPattern(message.value, args, errors);
  return errors.length === 0 ? text : null;
}
