// The screen of a table: holds what is shown how, and draws whenever something has changed.

import { render } from "../vendor/lit-html/lit-html.js";
import { announce, complain } from "../lib/announce.js";
import { afterLayout } from "../lib/layout.js";
import { change, setting } from "../lib/settings.js";
import { isMyTurn } from "../lib/turn.js";
import { word } from "../lib/words.js";
import { context, watchWidth } from "./context.js";
import { curtain } from "./curtain.js";
import { listenToKeys } from "./keys.js";
import { stick } from "./log.js";
import { openMenu } from "./menu.js";
import { Table } from "./model.js";
import { plainBoard } from "./plain.js";
import { point } from "./pointing.js";
import { hidePopover } from "./popover.js";
import { Replay } from "./replay.js";
import { firstChoice, rove } from "./roving.js";
import { shell } from "./shell.js";
import { Notes } from "./talk.js";
import { Telling } from "./telling.js";
import { WordsBoard } from "./words-board.js";

export class TableScreen {
  /** @param {HTMLElement} root @param {string} id @param {(problem: any) => void} ended */
  constructor(root, id, ended) {
    this.root = root;
    this.table = new Table(id, { changed: () => this.draw(), came: (...news) => this.came(...news), refused: (refusal) => complain(refusal, this.ctx?.players), ended });
    this.telling = new Telling(() => this.draw(), () => this.board.telling);
    this.replay = new Replay(this.table, () => this.draw());
    this.wordsBoard = new WordsBoard(this.table, () => this.draw());
    this.notes = new Notes(id, () => this.draw());
    this.plain = plainBoard(this.wordsBoard);
    this.board = this.plain;
    this.components = null;
    this.art = null;
    this.bots = [{ name: "random" }];
    this.pick = null; // the thing hovered or focused
    this.lit = new Set(); // things of a log line
    this.panel = "log";
    this.tab = "";
    this.filter = "all";
    this.words = false;
    this.showResult = true;
    this.read = 0; // lines of talk seen
    this.menu = null;
    this.hint = null; // the last hint (hint.js)
    this.ctx = null;
    this.ordered = -1; // the moment of the last choice that was ordered beforehand
    this.asked = false;
    this.started = false;
    this.stopped = false;
    this.inSight = true; // something that can be chosen is on the tab that is shown
    this.logged = []; // what the log was drawn from
    this.draw = this.draw.bind(this);
    this.choose = (name) => this.table.choose(name);
    this.openMenu = () => this.ctx && openMenu(this);
    this.toggleWords = () => {
      this.words = !this.words;
      this.draw();
    };
    this.focusLog = () => {
      this.setPanel("log");
      this.tab = "log";
      requestAnimationFrame(() => requestAnimationFrame(() => this.root.querySelector(".log-scroll")?.focus()));
    };
  }

  /** Begin to listen and to draw. */
  start() {
    this.started = true;
    const leaving = () => this.notes.flush();
    addEventListener("pagehide", leaving);
    this.stops = [point(this), listenToKeys(this), watchWidth(this.draw), leaving, () => removeEventListener("pagehide", leaving)];
    this.ticking = setInterval(() => this.table.state?.seats.some((seat) => seat.clock !== null) && this.draw(), 1000);
    this.root.addEventListener("click", this.onClick);
    this.root.addEventListener("pointerover", this.onLit);
    this.root.addEventListener("focusin", this.onLit);
    this.draw();
  }

  stop() {
    this.table.leave();
    this.telling.end();
    this.replay.end();
    clearInterval(this.ticking);
    for (const stop of this.stops ?? []) stop();
    this.root.removeEventListener("click", this.onClick);
    this.root.removeEventListener("pointerover", this.onLit);
    this.root.removeEventListener("focusin", this.onLit);
    this.menu?.close();
    this.stopped = true;
  }

  /** A line of the log leads to its moment. */
  onClick = (event) => {
    const line = event.target.closest("a[data-at]");
    if (!line || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    this.replay.go(Number(line.dataset.at));
  };

  /** A line of the log lights up what it names. */
  onLit = (event) => {
    const names = event.target.closest("[data-lit]")?.dataset.lit ?? "";
    if (names === [...this.lit].join(" ")) return;
    this.lit = new Set(names ? names.split(" ") : []);
    this.draw();
  };

  get covered() {
    return this.table.curtain !== null;
  }

  /** The hint, as long as it answers what is asked now. */
  get hintNow() {
    const { state, seat, at } = this.table;
    return this.hint && at === null && this.hint.version === state?.version && this.hint.seat === seat ? this.hint : null;
  }

  get canHint() {
    return this.table.isMine && !this.telling.now && this.table.sending === null && this.table.state.hints;
  }

  /** Ask for a hint, where the table gives some. */
  askHint = async () => {
    if (!this.canHint || this.hintNow) return;
    const { askHint } = await import("./hint.js");
    await askHint(this);
  };

  get resultShown() {
    return this.showResult && this.table.at === null && !this.telling.now && Boolean(this.table.state?.result);
  }

  get unread() {
    const seen = this.panel === "talk" && (!this.ctx?.phone || this.tab === "log");
    if (seen) this.read = this.table.chat.length;
    return this.table.chat.slice(this.read).filter((line) => line.seat === null || line.seat !== this.table.seat).length;
  }

  /** @param {string | null} name */
  setPick(name) {
    if (name === this.pick) return;
    this.pick = name;
    this.draw();
  }

  setPanel(name) {
    this.panel = name;
    if (name === "notes") this.notes.read();
    this.draw();
  }

  setTab(id) {
    this.tab = id;
    hidePopover();
    this.draw();
  }

  toggleTool(id) {
    change("tools", { ...setting("tools"), [id]: !this.ctx.tool(id) });
    this.draw();
  }

  /** Play through what happened since a moment. @param {number} from */
  playThrough(from) {
    this.replay.play(Math.max(0, from));
  }

  /** Something has happened: say it, and tell it slowly if it is long. */
  came(before, state, moments) {
    const events = moments.flatMap((moment) => moment.events);
    const ctx = context(this);
    if (events.length > 0) announce(events.map((event) => ctx.say(event)).join(" "));
    const undone = state.number < before.number;
    if (undone) announce(word("table-taken-back"));
    if (setting("telling") !== "instant" && !document.hidden && this.table.at === null && !undone) this.telling.hear(before.table, events);
    hidePopover();
  }

  draw() {
    if (this.asked || this.stopped || !this.started) return; // nothing is shown that does not listen yet
    this.asked = true;
    requestAnimationFrame(() => {
      this.asked = false;
      if (!this.stopped) this.drawNow();
    });
  }

  drawNow() {
    const { table } = this;
    if (this.covered) {
      this.telling.end();
      render(curtain(table), this.root);
      isMyTurn(true, (table.state ?? table.open).name);
      return;
    }
    if (!table.state) return;
    const log = [table.story, table.at, this.telling.now, this.panel, this.tab, this.filter, this.words];
    const stay = log.some((part, i) => part !== this.logged[i]) ? stick(this.root, table.at) : null; // to measure costs a layout
    this.logged = log;
    const focused = document.activeElement;
    this.ctx = context(this);
    render(shell(this.ctx, this), this.root);
    stay?.();
    rove(this.root);
    this.lookForChoices();
    this.keepFocus(focused);
    this.followOrders();
    this.sayTurn();
    this.menu?.redraw();
  }

  /** What the player has ordered beforehand is chosen for him; taken back, it is asked. */
  followOrders() {
    const { table } = this;
    if (!table.isMine || this.telling.now || table.sending !== null || table.state.number <= this.ordered) return;
    const name = this.board.automatic?.(this.ctx) ?? null;
    if (name === null) return;
    this.ordered = table.state.number;
    this.choose(name);
  }

  lookForChoices() {
    const inSight = this.root.querySelector(".shell-body .can, .offers [data-thing]") !== null;
    if (inSight === this.inSight) return;
    this.inSight = inSight;
    this.draw();
  }

  /** Whoever plays by keyboard goes on from where the next choice is. */
  keepFocus(focused) {
    const lost = focused && focused !== document.body && !focused.isConnected && document.activeElement === document.body;
    if (lost && !document.querySelector("dialog[open]")) (firstChoice(this.root) ?? this.root.querySelector("#prompt"))?.focus({ preventScroll: true });
  }

  sayTurn() {
    const { table } = this;
    const mine = table.hasChair && table.state.to_move === table.seat && table.state.choices.length > 0;
    const prompt = this.ctx.say(table.state.prompt);
    isMyTurn(mine, table.state.name, prompt);
    if (mine && !this.telling.now && this.told !== table.state.version) {
      this.told = table.state.version;
      announce(word("table-announce", { prompt }));
      if (this.ctx.phone) afterLayout(this.root, () => this.root.querySelector(".shell-body .can")?.scrollIntoView({ block: "center", inline: "nearest" })); // before it is painted: nothing moves under a finger
    }
  }
}
