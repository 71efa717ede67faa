// What every event changes on the table, for the picture of a moment that is being told (table/picture.js), and at what
// pace it is told: dice are shown before what they do.

import { picture } from "../table/picture.js";

const without = (things, one) => {
  const at = things.indexOf(one);
  return at < 0 ? things : things.toSpliced(at, 1);
};

const cards = (table) => [...table.market.west, ...table.market.east].filter(Boolean);
const cardOf = (table, idea) => cards(table).find((card) => card.idea === idea);

/** P2.1, P3.6 Agents return to Wealth; those of a colour nobody plays to its reserve. */
function comeHome(table, faction, count = 1) {
  const board = table.factions[faction];
  if (board.seat === null) board.reserve += count;
  else board.boxes.wealth += count;
}

/** An agent leaves the boxes. The Philanthropists may point at any of them (P8.4); what is pointed at in a moment of paying is a coin. */
function leaveBoxes(table, faction, moment) {
  const { boxes } = table.factions[faction];
  const paid = moment?.events.some(({ id }) => id === "emancipation-coins-paid");
  const asked = paid ? "" : moment?.choice?.match(/^agent:(.+)$/)?.[1] ?? "";
  const box = [asked, "capital", "wealth", "debt"].find((one) => boxes[one] > 0);
  if (box) boxes[box] -= 1;
}

function leavePort(table, faction, port) {
  const here = table.ports[port];
  here.freed = without(here.freed, faction);
  here.open += 1;
}

function addDisk(table, giver, sphere, left) {
  table.spheres[sphere].anarchy += 1;
  const own = table.factions[giver];
  own.disks = left;
  own.gained = Math.min(own.gained, left); // P3.4a: dealt ones go first
}

/** @type {Parameters<typeof picture>[1]} */
const CHANGES = {
  "emancipation-turn-began": (table, { turn, faction }) => {
    Object.assign(table, { turn, faction, phase: "actions", actions_left: 2 });
    Object.assign(table.elephant, { placed: false, faces: {} });
  },
  "emancipation-agent-taken-back": (table, { faction, idea }) => {
    const card = cardOf(table, idea);
    if (card) card.agents = without(card.agents, faction);
    comeHome(table, faction);
  },
  "emancipation-agent-disembarked": (table, { faction, sea }) => {
    table.seas[sea].agent = null;
    comeHome(table, faction);
  },
  "emancipation-funds-raised": (table, { faction, relieved, capital }) => {
    const { boxes } = table.factions[faction];
    Object.assign(boxes, { debt: boxes.debt - relieved, wealth: 0, capital });
  },
  "emancipation-coins-paid": (table, { faction, capital, wealth }) => {
    const { boxes } = table.factions[faction];
    boxes.capital -= capital;
    boxes.wealth += capital - wealth;
    boxes.debt += wealth;
  },
  "emancipation-agent-syndicated": (table, { faction, idea }, _, __, moment) => {
    cardOf(table, idea)?.agents.push(faction);
    leaveBoxes(table, faction, moment);
  },
  "emancipation-ship-built": (table, { sea }) => {
    table.seas[sea].ship = true;
    table.ship_pool -= 1;
  },
  "emancipation-agent-hired": (table, { faction }) => {
    table.factions[faction].reserve -= 1;
    table.factions[faction].boxes.debt += 1;
  },
  "emancipation-elephant-placed": (table, { port }) => Object.assign(table.elephant, { port, placed: true }),
  "emancipation-agent-sent-back": (table, { faction, port }) => {
    table.ports[port].admin = null;
    comeHome(table, faction);
  },
  "emancipation-meeple-displaced": (table, { faction, sphere }, before) => {
    table.spheres[sphere].dissidents.push(faction);
    const fromReserve = before?.id === "emancipation-agent-sent-back"; // P4.4, P7.2: else it stood in the elephant's port
    if (fromReserve) table.factions[faction].meeples -= 1;
    else leavePort(table, faction, table.elephant.port);
  },
  "emancipation-meeple-returned": (table, { faction, port }) => {
    leavePort(table, faction, port);
    table.factions[faction].meeples += 1;
  },
  "emancipation-agent-posted": (table, { faction, port }, _, __, moment) => {
    table.ports[port].admin = faction;
    leaveBoxes(table, faction, moment);
  },
  "emancipation-agent-embarked": (table, { faction, sea }) => {
    table.factions[faction].boxes.capital -= 1;
    table.seas[sea].agent = faction;
  },
  "emancipation-agent-embarking": (table, { faction }) => {
    table.factions[faction].boxes.capital -= 1;
  },
  "emancipation-fleet-gathered": (table) => {
    for (const sea of Object.values(table.seas)) sea.agent = null;
  },
  "emancipation-agent-stationed": (table, { sea }) => {
    table.seas[sea].agent = "red";
  },
  "emancipation-disk-taken": (table, { faction, sphere }) => {
    table.spheres[sphere].anarchy -= 1;
    table.factions[faction].disks += 1;
    table.factions[faction].gained += 1;
  },
  "emancipation-barrier-taken": (table, { faction, barrier }) => {
    for (const sphere of Object.values(table.spheres)) sphere.barriers = without(sphere.barriers, barrier);
    table.factions[faction].barriers.push(barrier);
  },
  "emancipation-barrier-returned": (table, { barrier, holder }, _, { barriers }) => {
    table.spheres[barriers[barrier].sphere].barriers.push(barrier);
    table.factions[holder].barriers = without(table.factions[holder].barriers, barrier);
  },
  "emancipation-slaver-taken": (table, { faction, sea }) => {
    Object.assign(table.seas[sea], { slaver: false, holder: faction });
    table.factions[faction].slavers.push(sea);
  },
  "emancipation-meeple-freed": (table, { faction, port }) => {
    table.ports[port].freed.push(faction);
    table.ports[port].open -= 1;
    table.factions[faction].meeples -= 1;
  },
  "emancipation-elephant-rolled": (table) => {
    table.phase = "elephant";
    table.elephant.faces = {};
  },
  "emancipation-elephant-moved": (table, { port }) => Object.assign(table.elephant, { port }),
  "emancipation-idea-discarded": (table, { idea, row, column }) => {
    table.market[column][row - 1] = null;
    table.discard.push(idea);
  },
  "emancipation-idea-went-east": (table, { row }) => {
    table.market.east[row - 1] = table.market.west[row - 1];
    table.market.west[row - 1] = null;
  },
  "emancipation-agents-came-home": (table, { faction, count }) => comeHome(table, faction, count),
  "emancipation-hate-rolled": (table, { dice }) => {
    table.phase = "hate";
    table.pending.hate_dice = dice;
  },
  "emancipation-ship-returned": (table, { sea }) => {
    table.seas[sea].ship = false;
    table.ship_pool += 1;
  },
  "emancipation-anarchy-added": (table, { faction, sphere, left }) => addDisk(table, faction, sphere, left),
  "emancipation-anarchy-overflowed": (table, { faction, beyond, left }) => addDisk(table, faction, beyond, left),
  "emancipation-pogrom-rolled": (table) => Object.assign(table, { phase: "pogroms" }),
  "emancipation-pogrom-hit-agent": (table, { faction, port }) => {
    table.ports[port].admin = null;
    table.factions[faction].reserve += 1;
  },
  "emancipation-pogrom-hit-meeple": (table, { faction, port }) => {
    leavePort(table, faction, port);
    table.factions[faction].meeples += 1;
  },
  "emancipation-pogrom-hit-dissident": (table, { faction, sphere }) => {
    const here = table.spheres[sphere];
    here.dissidents = without(here.dissidents, faction);
    table.factions[faction].meeples += 1;
  },
  "emancipation-idea-laid-out": (table, { idea, column }, _, { ideas }) => {
    table.phase = "market";
    table.market.west = [...slid(table.market.west), { ...newCard(idea, ideas[idea]), row: 6 }];
    table.decks[column] = { cards: table.decks[column].cards - 1, top: null }; // the next one is told with the view
  },
  "emancipation-decks-used-up": (table) => {
    table.market.west = [...slid(table.market.west), null];
  },
  "emancipation-second-stage-began": (table, { west, east }) => {
    Object.assign(table, { stage: 2, together: null });
    table.decks = { west: { cards: west, top: null }, east: { cards: east, top: null } };
  },
};

/** P7.6 The cards above the gap, each a row lower. */
const slid = (column) => column.filter(Boolean).map((card, i) => ({ ...card, row: i + 1 }));

/** A card that has just been laid out; what can be done with it is told with the view. */
const newCard = (idea, { operations, arrow }) => ({
  idea,
  agents: [],
  operations: Object.fromEntries(operations.map((operation) => [operation, false])),
  arrow: Boolean(arrow),
  idle_agents: 0,
});

/** P9 What the pieces are worth as they lie now; diplomacy (P10.5) is told with the view. */
function count(table) {
  const [ports, seas] = [Object.values(table.ports), Object.values(table.seas)];
  const dissidents = Object.values(table.spheres).reduce((sum, sphere) => sum + sphere.dissidents.length, 0);
  for (const [faction, own] of Object.entries(table.factions)) {
    if (own.seat === null) continue;
    const score = {
      ...own.score,
      barriers: own.barriers.length,
      slavers: own.slavers.length,
      disks: table.options.dealt_disks_score ? own.disks : own.gained,
      meeples: ports.reduce((sum, port) => sum + port.freed.filter((colour) => colour === faction).length, 0),
      agents: [...ports.map((port) => port.admin), ...seas.map((sea) => sea.agent)].filter((colour) => colour === faction).length,
      dissidents: faction !== "white" ? 0 : table.options.dissidents === "plus" ? dissidents : -dissidents,
    };
    own.vp += sum(score) - sum(own.score);
    own.score = score;
  }
  return table;
}

const sum = (score) => Object.values(score).reduce((all, part) => all + part, 0);

const quiet = (table) => Object.assign(table.pending, { doing: null, idea: null, sea: null, coins: 0, hate_dice: [] });

/** The table to draw. @param {any} ctx */
export const shown = (ctx) => (ctx.playing ? count(picture(ctx, CHANGES, quiet)) : ctx.state.table);

// Pace

const ROLLED = /-rolled$/;
const STAGE = "emancipation-second-stage-began";
const WEIGHTY = /slaver-taken|attack-failed|slaver-corrupted|barrier-triggered|anarchy-|pogrom-hit|meeple-(displaced|returned)|agent-sent-back|goal-read/;
const SLIGHT = /turn-began|idea-(laid-out|discarded|went-east)|agents-came-home|coins-paid|agent-hired|elephant-stayed/;

/** Whether a moment is told step by step: where dice were rolled, or a stage began. @param {{ id: string }[]} events */
export const isTold = (events) => events.some(({ id }) => ROLLED.test(id) || id === STAGE);

/** How long an event is looked at, in milliseconds. @param {{ id: string }} event */
export function pace({ id }) {
  if (id === STAGE) return 4000;
  if (ROLLED.test(id)) return 1300;
  if (WEIGHTY.test(id)) return 1000;
  return SLIGHT.test(id) ? 350 : 650;
}
