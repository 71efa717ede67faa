// What every event changes on the table, for the picture of a moment that is being told (table/picture.js).

import { picture } from "../table/picture.js";

const none = () => ({ blue: 0, white: 0, red: 0 });

function changeStack(table, { player, province, faction }, by) {
  const found = table.stacks.find((stack) => stack.province === province && stack.seat === player);
  if (found) found.blocks += by;
  else if (by > 0) table.stacks.push({ province, seat: player, faction, blocks: by });
  table.stacks = table.stacks.filter((stack) => stack.blocks > 0);
}

function leaveDisplay(table, { player, card }, pile) {
  table.displays[player] = table.displays[player].filter((one) => one !== card);
  table[pile].push(card);
}

function leaveHand(table, { player, card }) {
  const hand = table.hands[player];
  hand.count -= 1;
  hand.known = hand.known.filter((one) => one !== card);
  if (hand.cards) hand.cards = hand.cards.filter((one) => one !== card);
}

function enterHand(table, { player, card }, known) {
  const hand = table.hands[player];
  hand.count += 1;
  if (known && card) hand.known.push(card);
  if (hand.cards && card) hand.cards.push(card);
}

/** @type {Record<string, (table: any, args: any) => void>} */
const CHANGES = {
  "liberte-turn-began": (table, { turn }) => Object.assign(table, { turn, ending: false }),
  "liberte-phase-began": (table, { phase }) => {
    Object.assign(table, { phase, round: null, contest: null, playing: null, acting: null });
    if (phase !== "election") return;
    table.votes = table.votes.map(none);
    Object.assign(table, { track: none(), presence: table.presence.map(() => false), projection: null, province: null });
  },
  "liberte-round-began": (table, { round }) => Object.assign(table, { round }),
  "liberte-end-triggered": (table) => Object.assign(table, { ending: true }),
  "liberte-block-placed": (table, args) => {
    changeStack(table, args, 1);
    table.supply[args.faction] -= 1;
  },
  "liberte-block-removed": (table, args) => {
    changeStack(table, args, -1);
    table.supply[args.faction] += 1;
  },
  "liberte-stack-removed": (table, args) => {
    changeStack(table, args, -args.blocks);
    table.supply[args.faction] += args.blocks;
  },
  "liberte-province-tied": (table, { province }) => Object.assign(table, { province }),
  "liberte-votes-taken": (table, args) => {
    table.province = args.province;
    changeStack(table, args, -args.votes);
    table.votes[args.player][args.faction] += args.votes;
    table.track[args.faction] += args.votes;
  },
  "liberte-province-cleared": (table, { province }) => {
    for (const stack of table.stacks) if (stack.province === province) table.supply[stack.faction] += stack.blocks;
    table.stacks = table.stacks.filter((stack) => stack.province !== province);
  },
  "liberte-tie-unbroken": (table, { province }) => Object.assign(table, { province }),
  "liberte-province-scored": (table, { player, vp }) => (table.vp[player] += vp),
  "liberte-army-led": (table, { player, vp }) => (table.vp[player] += vp),
  "liberte-points-scored": (table, { player, points }) => (table.vp[player] += points),
  "liberte-battle-lost": (table, { battle }) => table.lost_battles.push({ turn: battle, marked: false }),
  "liberte-government-formed": (table, { faction }) => Object.assign(table, { government: faction, opposition: null, province: null }),
  "liberte-opposition-formed": (table, { faction }) => Object.assign(table, { opposition: faction }),
  "liberte-no-votes": (table, { faction }) => Object.assign(table, { government: faction, opposition: null }),
  "liberte-presence-gained": (table, { player }) => (table.presence[player] = true),
  "liberte-votes-returned": (table) => {
    for (const votes of table.votes) for (const faction of Object.keys(votes)) table.supply[faction] += votes[faction];
    table.votes = table.votes.map(none);
    table.track = none();
  },
  "liberte-card-played": (table, args) => {
    leaveHand(table, args);
    table.playing = { card: args.card, second: args.nth === "second", blocks_left: 0, provinces: [] };
    table.acting = args.player;
  },
  "liberte-special-played": (table, args) => {
    leaveHand(table, args);
    table.playing = { card: args.card, second: false, blocks_left: 0, provinces: [] };
    table.acting = args.player;
  },
  "liberte-sent-to-battle": (table, { player, tokens }) => (table.battle[player] = tokens),
  "liberte-card-kept": (table, { player, card }) => {
    table.displays[player].push(card);
    table.playing = null;
  },
  "liberte-card-discarded": (table, args) => {
    if (table.playing?.card === args.card) table.playing = null;
    else leaveHand(table, args);
    table.discard.push(args.card);
  },
  "liberte-card-taken": (table, args) => {
    table.row = table.row.map((card) => (card === args.card ? null : card));
    enterHand(table, args, true);
  },
  "liberte-card-turned-up": (table, { card }) => {
    const hole = table.row.indexOf(null);
    if (hole >= 0) table.row[hole] = card;
    table.deck.cards -= 1;
  },
  "liberte-card-drawn": (table, args) => {
    enterHand(table, args, false);
    table.deck.cards -= 1;
  },
  "liberte-card-drawn-unseen": (table, args) => {
    enterHand(table, args, false);
    table.deck.cards -= 1;
  },
  "liberte-display-returned": (table, { player }) => {
    for (const card of table.displays[player]) enterHand(table, { player, card }, true);
    table.displays[player] = [];
  },
  "liberte-card-advanced": (table, args) => leaveDisplay(table, args, "discard"),
  "liberte-display-card-discarded": (table, args) => leaveDisplay(table, args, "discard"),
  "liberte-display-card-boxed": (table, args) => leaveDisplay(table, args, "box"),
};

/** What only prepares the next thing is told quickly. @param {{ id: string }} event */
export const pace = ({ id }) => (/turned-up|drawn|returned|place-in-order/.test(id) ? 280 : 650);

/** The table to draw. @param {any} ctx */
export const shown = (ctx) => picture(ctx, CHANGES, (table) => Object.assign(table, { contest: null, acting: null }));
