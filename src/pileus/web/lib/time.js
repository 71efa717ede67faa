// Times in words of the reader's language.

import { spoken, word } from "./words.js";

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const STEPS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago, or "now". @param {number} at seconds @param {number} [now] */
export function ago(at, now = Date.now() / 1000) {
  const passed = Math.max(0, now - at);
  const step = STEPS.find(([, seconds]) => passed >= seconds);
  if (!step) return word("time-now");
  return new Intl.RelativeTimeFormat(spoken(), { numeric: "auto" }).format(-Math.floor(passed / step[1]), step[0]);
}

/** The time of day; the date too if it is not today. @param {number} at seconds */
export function clockTime(at) {
  const date = new Date(at * 1000);
  const today = date.toDateString() === new Date().toDateString();
  return writer(spoken(), today).format(date);
}

/** @type {Map<string, Intl.DateTimeFormat>} */
const writers = new Map(); // to make one takes longer than to write with it a hundred times

/** @param {string} language @param {boolean} today */
function writer(language, today) {
  const key = `${language} ${today}`;
  if (!writers.has(key)) writers.set(key, new Intl.DateTimeFormat(language, today ? { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } : { day: "numeric", month: "short" }));
  return writers.get(key);
}

/** Time left on a clock. @param {number} seconds */
export function left(seconds) {
  const whole = Math.max(0, Math.floor(seconds));
  const [days, hours, minutes] = [Math.floor(whole / 86_400), Math.floor(whole / 3_600) % 24, Math.floor(whole / 60) % 60];
  if (days > 0) return word("time-days-hours", { days, hours });
  if (hours > 0) return word("time-hours-minutes", { hours, minutes: String(minutes).padStart(2, "0") });
  return word("time-minutes-seconds", { minutes, seconds: String(whole % 60).padStart(2, "0") });
}
