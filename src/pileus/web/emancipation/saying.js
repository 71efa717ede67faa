// Things in whole words, for readers of names and for tooltips; the same messages as in the table in words.

/** `2 red and 1 green`, or none. @param {string[]} colours */
export function pieces(colours) {
  const found = ["red", "green", "white"].filter((faction) => colours.includes(faction));
  if (!found.length) return NONE;
  return found.map((faction) => message("emancipation-text-of-colour", { count: colours.filter((one) => one === faction).length, faction }));
}

const message = (id, args = {}) => ({ id, args, rule: "" });
const NONE = message("emancipation-text-none");
const colour = (faction) => (faction === null ? NONE : message("emancipation-faction-colour", { faction }));

/** A port, what is there, and what could be done there now. @param {any} ctx @param {any} table @param {string} port */
export function portInWords(ctx, table, port) {
  const choice = ctx.choice(`port:${port}`);
  if (choice) return ctx.say(choice.label);
  const { admin, freed, open, operations, post, post_price: coins } = table.ports[port];
  const there = ctx.word("emancipation-text-port", { port, elephant: table.elephant.port === port, admin: colour(admin), freed: pieces(freed), open });
  const can = [...(post && table.actions_left > 0 ? [message("emancipation-page-post-for", { coins })] : []), ...operations.map((operation) => message("emancipation-operation", { operation }))];
  if (!can.length || !isOpen(table)) return there;
  return ctx.word("emancipation-page-port", { there, can });
}

/** Whether actions or operations are still to come this turn. @param {any} table */
export const isOpen = (table) => (table.phase === "actions" || table.phase === "operations") && !table.over;

/** A sphere: its place in the ring, unrest, barriers, borders. @param {any} ctx @param {any} table @param {string} sphere */
export function sphereInWords(ctx, table, sphere) {
  const choice = ctx.choice(`sphere:${sphere}`);
  if (choice) return ctx.say(choice.label);
  const here = table.spheres[sphere];
  const printed = ctx.components.spheres[sphere];
  const unrest = message("emancipation-text-unrest", { anarchy: here.anarchy, dissidents: pieces(here.dissidents), room: here.dissident_room });
  const borders = [...border("emancipation-text-by-sea", printed.seas), ...border("emancipation-text-by-land", printed.lands)];
  const said = [ctx.word("emancipation-page-sphere", { sphere, number: printed.order, barriers: here.barriers.length, unrest })];
  for (const line of borders) said.push(ctx.say(line));
  if (here.anarchy >= 2) said.push(ctx.word("emancipation-page-overflow", { sphere, spheres: here.overflow }));
  if (here.diplomacy) said.push(ctx.word("emancipation-text-won", { holder: here.diplomacy }));
  return said.join(" ");
}

const border = (id, beyond) => {
  const borders = Object.entries(beyond).map(([sphere, name]) => message("emancipation-text-border", { name, sphere }));
  return borders.length ? [message(id, { borders })] : [];
};

/** A sea border: its slaver and its ship. @param {any} ctx @param {any} table @param {string} sea */
export function seaInWords(ctx, table, sea) {
  const choice = ctx.choice(`sea:${sea}`);
  if (choice) return ctx.say(choice.label);
  const { sphere_a: a, sphere_b: b } = ctx.components.seas[sea];
  return ctx.word("emancipation-choice-sea", { sea, spheres: [a, b], slaver: slaverOf(ctx, table, sea), ship: shipOf(table, sea) });
}

function slaverOf(ctx, table, sea) {
  if (!table.seas[sea].slaver) return message("emancipation-text-slaver-gone", { holder: table.seas[sea].holder });
  const target = table.attacks.find((attack) => attack.sea === sea)?.target ?? 0;
  return message("emancipation-text-slaver", { number: ctx.components.seas[sea].number, target });
}

const shipOf = (table, sea) => message(!table.seas[sea].ship ? "emancipation-text-no-ship" : table.seas[sea].agent ? "emancipation-text-manned-ship" : "emancipation-text-empty-ship");

/** A barrier: colour, number, edge, sphere. @param {any} ctx @param {string} barrier */
export function barrierInWords(ctx, barrier) {
  const choice = ctx.choice(`barrier:${barrier}`);
  if (choice) return ctx.say(choice.label);
  const { colour: of, number, black_edge: black, sphere } = ctx.components.barriers[barrier];
  return ctx.word("emancipation-choice-barrier", { barrier, colour: of, number, edge: Boolean(black), sphere });
}
