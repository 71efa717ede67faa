// The server's HTTP API. What it refuses is thrown as a Refusal, whose message the page puts in words.

/** @typedef {{ id: string, args: Record<string, any>, rule: string }} Told */

export class Refusal extends Error {
  /** @param {number} status 0 if the server did not answer @param {Told} problem @param {any} state */
  constructor(status, problem, state = null) {
    super(problem.id);
    this.status = status;
    this.problem = problem;
    this.state = state;
  }
}

export const get = (path) => ask("GET", path);
export const post = (path, body = {}) => ask("POST", path, body);
export const put = (path, body) => ask("PUT", path, body);
export const del = (path) => ask("DELETE", path);

/** A query string of what is given. @param {Record<string, any>} fields */
export function query(fields) {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== false);
  return given.length === 0 ? "" : `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
}

async function ask(method, path, body) {
  const json = body !== undefined ? { "content-type": "application/json" } : {};
  let answer;
  try {
    const keepalive = method === "PUT"; // what is kept arrives even if the page is just being left
    answer = await fetch(path, { method, headers: json, body: body === undefined ? undefined : JSON.stringify(body), keepalive });
  } catch {
    throw new Refusal(0, { id: "page-no-answer", args: {}, rule: "" });
  }
  const text = await answer.text();
  const found = text && answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text;
  if (answer.ok) return found;
  throw new Refusal(answer.status, found?.problem ?? { id: "http-error", args: { status: answer.status }, rule: "" }, found?.state ?? null);
}

/** A name that nobody chose before: it makes a choice happen once, however often it is sent. */
export function newKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Who this browser is. The server gives it its cookie at the first visit. @type {{ id: string, name: string, colour: string } | null} */
let known = null;

export async function me() {
  known ??= await get("/api/me");
  return known;
}

/** @param {string} name @param {string} colour */
export async function rename(name, colour) {
  await me();
  known = await put("/api/me", { name, colour });
  return known;
}
