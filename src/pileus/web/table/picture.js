// What a board shows while the shell tells what happened: the view before it, with the told events applied. Every event
// says itself what it changed, so this is no second rulebook; when all is told, the true view takes its place.

/** @typedef {{ id: string, args: any }} Told */
/** @typedef {{ choice: string | null, events: Told[] }} Moment */

/** @type {WeakMap<object, { told: number, table: any }>} */
const pictures = new WeakMap();

/**
 * The table to draw: the view, or while something is told the picture of that moment.
 * @param {any} ctx
 * @param {Record<string, (table: any, args: any, before: Told | undefined, components: any, moment: Moment | undefined) => void>} changes what an event changes, by its id; `moment`: the one it belongs to
 * @param {(table: any) => void} quiet takes away what only belongs to a question: nobody chooses while something is told
 */
export function picture(ctx, changes, quiet) {
  if (!ctx.playing) return ctx.state.table;
  const { before, told } = ctx.playing;
  let made = pictures.get(before);
  if (!made || made.told > told.length) {
    made = { told: 0, table: structuredClone(before) };
    quiet(made.table);
    pictures.set(before, made);
  }
  for (let i = made.told; i < told.length; i += 1) changes[told[i].id]?.(made.table, told[i].args, told[i - 1], ctx.components, momentOf(ctx, told[i]));
  made.told = told.length;
  return made.table;
}

/** @param {any} ctx @param {Told} event @returns {Moment | undefined} */
const momentOf = (ctx, event) => ctx.story?.findLast((moment) => moment.events.includes(event));

/** Everything that has happened and been told, the newest last. @param {any} ctx @returns {Told[]} */
export function happened(ctx) {
  const events = (ctx.story ?? ctx.state.story ?? []).flatMap((moment) => moment.events);
  if (!ctx.playing?.told.length) return events;
  const { told } = ctx.playing;
  const begins = events.lastIndexOf(told[0]); // the story may hold what is still being told
  return [...(begins < 0 ? events : events.slice(0, begins)), ...told];
}

/** What has happened since the last event of that kind, that one included. @param {Told[]} events @param {(event: Told) => boolean} begins */
export function since(events, begins) {
  for (let i = events.length - 1; i >= 0; i -= 1) if (begins(events[i])) return events.slice(i);
  return events;
}
