// Long moments, an election above all, are told event by event: at a pace one can follow, where any click or key ends
// it, or, for those who want to look closely, one event a click or key.

import { setting } from "../lib/settings.js";

const LEAST = 5; // fewer events are seen at a glance
const MOST = 90; // more could never be caught up with
const PACE = 650;
const QUICK = 280; // for what only prepares the next thing

export class Telling {
  /** @param {() => void} changed */
  constructor(changed) {
    this.changed = changed;
    this.now = null; // { before, told, event }
    this.left = [];
    this.timer = 0;
  }

  /** What has just happened. @param {any} before the game's view before it @param {any[]} events */
  hear(before, events) {
    if (this.now) this.left.push(...events);
    else if (events.length >= LEAST) {
      this.now = { before, told: [], event: null };
      this.left = [...events];
      this.next();
    }
    if (this.left.length > MOST) this.end();
  }

  next() {
    const event = this.left.shift();
    if (!event) return this.end();
    this.now = { before: this.now.before, told: [...this.now.told, event], event };
    this.changed();
    clearTimeout(this.timer);
    if (!this.stepwise) this.timer = setTimeout(() => this.next(), /turned-up|drawn|returned|place-in-order/.test(event.id) ? QUICK : PACE);
  }

  get stepwise() {
    return setting("telling") === "step";
  }

  /** A click or a key. @returns {boolean} whether something was being told */
  onward() {
    if (!this.now || !this.stepwise) return this.end();
    this.next();
    return true;
  }

  /** @returns {boolean} whether something was being told */
  end() {
    if (!this.now) return false;
    clearTimeout(this.timer);
    this.now = null;
    this.left = [];
    this.changed();
    return true;
  }
}
