// Long moments, an election or dice above all, are told event by event: at a pace one can follow, where any click or key
// ends it, or, for those who want to look closely, one event a click or key. A board may say what is worth telling, and how fast.

import { setting } from "../lib/settings.js";

const LEAST = 5; // fewer events are seen at a glance
const MOST = 90; // more could never be caught up with
const PACE = 650;
const MANY = 24; // with more to come it goes twice as fast
const MEANT = 350; // a click this soon after the end was still meant for the telling, and chooses nothing

export class Telling {
  /** @param {() => void} changed @param {() => { isTold?: (events: any[]) => boolean, pace?: (event: any) => number } | undefined} manner of the board */
  constructor(changed, manner) {
    this.changed = changed;
    this.manner = manner;
    this.now = null; // { before, told, event }
    this.left = [];
    this.timer = 0;
    this.ranOut = -Infinity; // when it last ended by itself
  }

  /** What has just happened. @param {any} before the game's view before it @param {any[]} events */
  hear(before, events) {
    if (this.now) this.left.push(...events);
    else if (events.length >= LEAST || this.manner()?.isTold?.(events)) {
      this.now = { before, told: [], event: null };
      this.left = [...events];
      this.next();
    }
    if (this.left.length > MOST) this.end();
  }

  next() {
    const event = this.left.shift();
    if (!event) {
      this.ranOut = performance.now();
      return this.end();
    }
    this.now = { before: this.now.before, told: [...this.now.told, event], event };
    this.changed();
    clearTimeout(this.timer);
    const pace = this.manner()?.pace?.(event) ?? PACE;
    if (!this.stepwise) this.timer = setTimeout(() => this.next(), this.left.length > MANY ? pace / 2 : pace);
  }

  get justEnded() {
    return performance.now() - this.ranOut < MEANT;
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
