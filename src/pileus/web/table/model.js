// One table as this browser knows it: the newest state, the story, an earlier moment if one looks at it.
// It speaks with the server and knows nothing of the document; `changed` is called whenever something is to be drawn.

import { Refusal, del, get, newKey, post, query } from "../lib/api.js";
import { listen } from "../lib/live.js";
import { recall, remember } from "../lib/settings.js";
import { gameInfos } from "../games.js";

const PATIENCE = 12; // how often a choice is sent again while the server does not answer

export class Table {
  /**
   * @param {string} id
   * @param {{ changed(): void, came(before: any, state: any, moments: any[]): void, refused(refusal: any): void, ended(problem: any): void }} hear
   */
  constructor(id, hear) {
    this.id = id;
    this.hear = hear;
    this.secrets = true; // seats know different things
    this.seat = null; // the seat we look from; null for a spectator
    this.state = null; // the newest TableState, for that seat
    this.since = 0; // when it came, for clocks
    this.story = [];
    this.chat = [];
    this.up = true; // the live line
    this.sending = null; // the name of the choice, or "undo", that is under way
    this.key = null; // of that request
    this.unheard = false; // it had to be sent again
    this.curtain = null; // the seat that is to come to this device, or "anybody"
    this.at = null; // the moment that is looked at; null for now
    this.past = null; // the TableState of that moment
    this.previews = new Map();
    this.pasts = new Map();
    this.line = null;
  }

  /** Sit down, or watch. @param {{ watch?: boolean }} wanted */
  async enter({ watch = false }) {
    const [open, games] = await Promise.all([get(`/api/tables/${this.id}${query({ watch: true, since: 1e9 })}`), gameInfos()]);
    this.game = open.game;
    this.secrets = games.find((info) => info.name === open.game).secrets;
    const own = open.seats.filter((seat) => seat.mine);
    const people = own.filter((seat) => seat.kind === "person");
    if (!watch && open.to_move !== null && people.length > 1 && this.secrets) {
      this.open = open;
      this.curtain = people.some((seat) => seat.seat === open.to_move) ? open.to_move : "anybody";
    } else {
      this.seat = watch ? null : (people.find((seat) => seat.seat === open.to_move) ?? people[0] ?? own[0])?.seat ?? null;
      this.state = await this.look({ since: 0 });
      this.took(this.state);
      this.listen();
    }
    if (!recall(`commitment:${this.id}`)) remember(`commitment:${this.id}`, open.commitment);
  }

  leave() {
    this.line?.close();
  }

  /** What the newest state, or another moment, looks like from here. @param {Record<string, any>} more */
  look(more) {
    return get(`/api/tables/${this.id}${query({ ...this.from, ...more })}`);
  }

  get from() {
    return this.seat === null ? { watch: true } : { seat: this.seat };
  }

  listen() {
    this.line = listen(this.id, () => ({ ...this.from, version: this.state?.version }), {
      state: (state) => this.receive(state),
      chat: (lines) => {
        const last = this.chat.at(-1)?.number ?? 0;
        this.chat = [...this.chat, ...lines.filter((line) => line.number > last)];
        this.hear.changed();
      },
      problem: (problem) => this.hear.ended(problem),
      line: (up) => {
        if (up === this.up) return;
        this.up = up;
        this.hear.changed();
      },
    });
  }

  /** The curtain is drawn for a seat of this browser's. @param {number | null} seat */
  async lookFrom(seat) {
    this.seat = seat;
    this.curtain = null;
    this.state = null;
    this.story = [];
    this.pasts.clear();
    this.took(await this.look({ since: 0 }));
    if (this.line) this.line.again();
    else this.listen();
    if (this.at !== null) await this.goTo(this.at);
    this.hear.changed();
  }

  /** The table as the next person at this device sees it. @param {number} seat */
  async turnTo(seat) {
    const state = await get(`/api/tables/${this.id}${query({ seat, since: this.state.number })}`);
    if (state.to_move !== seat || state.version < this.state.version) return; // it has gone on meanwhile
    this.seat = seat;
    this.took(state);
    this.line?.again();
    this.hear.changed();
  }

  receive(state) {
    if (state.seat !== this.seat || (this.state && state.version < this.state.version)) return;
    const before = this.state;
    if (before && this.sending !== null && state.version > before.version) this.sending = this.key = null; // a push may be quicker than the answer
    this.took(state);
    if (before && state.version > before.version) {
      this.hear.came(before, state, this.story.filter((moment) => moment.number > before.number));
    }
    this.hear.changed();
  }

  took(state) {
    if (state.version !== this.state?.version) this.previews = new Map(); // answers still under way go to the old one
    this.story = [...this.story.slice(0, state.story_since === 0 ? 0 : state.story_since + 1), ...state.story];
    this.state = state;
    this.since = performance.now();
    this.makeWay();
  }

  /** Whoever is next may be somebody else at this device: a curtain, or where all is public just the other seat. */
  makeWay() {
    const { seats, to_move: seat } = this.state;
    const next = seats[seat];
    if (!next?.mine || next.kind !== "person" || this.seat === null || seat === this.seat) return;
    if (this.secrets) this.curtain = seat;
    else if (this.sending === null) this.turnTo(seat); // an answer still to come belongs to the seat before
  }

  // Choosing

  /** The TableState that is shown. */
  get shown() {
    return this.at === null ? this.state : this.past ?? this.state;
  }

  /** The choice of that name, if it can be made now. @param {string} name */
  choice(name) {
    if (this.at !== null || !this.hasChair) return undefined;
    return this.state.choices.find((choice) => choice.name === name);
  }

  /** Whether the choosing at our seat is ours, and not a bot's. */
  get hasChair() {
    return this.seat !== null && this.state.seats[this.seat].mine && this.state.seats[this.seat].kind === "person";
  }

  get isMine() {
    return this.at === null && this.hasChair && this.state.to_move === this.seat && this.state.choices.length > 0;
  }

  /** @param {string} name */
  async choose(name) {
    if (this.sending !== null || !this.choice(name)) return;
    await this.send(name, `/api/tables/${this.id}/choices`, { choice: name });
  }

  /** Take back the last choice, or all back to a moment. @param {number} [to] */
  async undo(to) {
    if (this.sending !== null || this.at !== null || this.state.undo !== null) return;
    await this.send("undo", `/api/tables/${this.id}/undo`, to === undefined ? {} : { to });
  }

  async send(name, path, body) {
    const { seat, version } = this.state;
    const key = newKey();
    this.sending = name;
    this.key = key;
    this.hear.changed();
    try {
      this.receive(await insist(() => post(path, { ...body, seat, version, key }), () => {
        this.unheard = true;
        this.hear.changed();
      }));
    } catch (refusal) {
      if (refusal.state) this.receive(refusal.state);
      this.hear.refused(refusal);
    } finally {
      this.unheard = false;
      if (this.key === key) this.sending = this.key = null; // else a later one is under way
      if (this.state) this.makeWay();
      this.hear.changed();
    }
  }

  // Asking

  /** What a choice would lead to (PreviewInfo in server/wire.py); undefined until it is known. @param {string} name */
  preview(name) {
    if (!this.choice(name)) return undefined;
    if (!this.previews.has(name) && this.sending === null) {
      const asked = this.previews;
      asked.set(name, undefined);
      const { version } = this.state;
      get(`/api/tables/${this.id}/preview${query({ seat: this.seat, choice: name, version })}`).then((answer) => {
        if (answer.version !== version) return; // somebody has chosen meanwhile, and the new state is on its way
        asked.set(name, answer);
        this.hear.changed();
      }, () => {}); // a preview that does not come is not missed
    }
    return this.previews.get(name);
  }

  /** @param {string} thing */
  whyNot(thing) {
    return get(`/api/tables/${this.id}/why-not${query({ ...this.from, thing })}`).then((answer) => answer.reason);
  }

  words() {
    return get(`/api/tables/${this.id}/words${query({ ...this.from, at: this.at })}`);
  }

  // Looking back

  /** To a moment; null for now. @param {number | null} at */
  async goTo(at) {
    if (at === null || !this.state) {
      this.at = at;
      this.past = null;
      this.hear.changed();
      return;
    }
    const moment = Math.max(0, Math.min(at, this.state.moments));
    this.at = moment;
    const name = `${this.seat}/${moment}/${this.state.version}`;
    if (!this.pasts.has(name)) {
      if (this.pasts.size > 60) this.pasts.clear();
      const asked = this.look({ at: moment, since: moment });
      asked.catch(() => this.pasts.delete(name)); // it can be asked for again
      this.pasts.set(name, asked);
    }
    let past;
    try {
      past = await this.pasts.get(name);
    } catch (refusal) {
      if (this.at === moment) this.at = this.past?.number ?? null; // where one was before
      this.hear.changed();
      throw refusal;
    }
    if (this.at !== moment) return;
    this.past = past;
    this.hear.changed();
  }

  // Seats

  /** @param {number} seat @param {string} bot */
  handOver(seat, bot) {
    return post(`/api/tables/${this.id}/seats/${seat}/bot`, { bot });
  }

  /** @param {number} seat */
  takeOver(seat) {
    return del(`/api/tables/${this.id}/seats/${seat}/bot`);
  }
}

/** Again and again while the server does not answer: the key in the request makes it happen once. @param {() => Promise<any>} send @param {() => void} failed */
async function insist(send, failed) {
  for (let tries = 1; ; tries++) {
    try {
      return await send();
    } catch (error) {
      const worth = error instanceof Refusal && (error.status === 0 || error.status === 429);
      if (!worth || tries >= PATIENCE) throw error;
      failed();
      await new Promise((wake) => setTimeout(wake, Math.min(4_000, 250 * 1.6 ** tries)));
    }
  }
}
