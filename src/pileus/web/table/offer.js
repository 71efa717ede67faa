// The choices in words and in order: what the number keys count, what the header's buttons and the text board show.

const REFUSING = ["pass", "done", "decline", "skip"]; // the 0 key

/** All choices as `{ name, label, key }`: 1 to 9 in the order of the offer, 0 for pass, done, decline, skip. @param {any} state */
export function numbered(state) {
  const all = state.offer.flatMap((group) => group.choices.map(([name, label]) => ({ name, label })));
  const known = new Set(all.map((one) => one.name));
  for (const { name, label } of state.choices) if (!known.has(name)) all.push({ name, label });
  let next = 1;
  return all.map((one) => ({ ...one, key: REFUSING.includes(one.name) ? "0" : next <= 9 ? String(next++) : "" }));
}

/** Those of kind button, which stand in the header. @param {any} state @param {string[]} drawn what the board draws itself */
export function buttons(state, drawn = []) {
  const kinds = new Map(state.choices.map((choice) => [choice.name, choice.kind]));
  const found = numbered(state).filter((one) => kinds.get(one.name) === "button" && !drawn.includes(one.name));
  return found.sort((a, b) => Number(a.key === "0") - Number(b.key === "0"));
}

/** Whether one can choose by buttons alone; then the first of them is the main one. @param {any} state */
export const onlyButtons = (state) => state.choices.every((choice) => choice.kind === "button");
