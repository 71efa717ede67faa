// What this browser remembers: theme, language, habits. A browser that forbids storage remembers until it is closed.

const USUAL = {
  theme: "system", // or light, dark
  language: "",
  letters: true, // single letters act as keys
  telling: "paced", // long moments: one step a click, paced, or instant
  notify: false,
  tools: {},
};

const kept = { ...USUAL, ...read("pileus") };
const listeners = new Set();

/** @param {keyof typeof USUAL} name */
export const setting = (name) => kept[name];

/** @param {keyof typeof USUAL} name */
export function change(name, value) {
  kept[name] = value;
  write("pileus", JSON.stringify(kept));
  applyTheme();
  for (const listener of listeners) listener(name);
}

/** @param {(name: string) => void} listener @returns {() => void} to stop */
export function onChange(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const dark = matchMedia("(prefers-color-scheme: dark)");
dark.addEventListener("change", applyTheme);

export function applyTheme() {
  const theme = kept.theme === "system" ? (dark.matches ? "dark" : "light") : kept.theme;
  document.documentElement.dataset.theme = theme;
}

/** Something remembered under a name of its own: links of a table, its commitment. @param {string} name */
export function recall(name) {
  return read(`pileus:${name}`);
}

export function remember(name, value) {
  write(`pileus:${name}`, JSON.stringify(value));
}

function read(name) {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return null; // forbidden, or spoilt: then nothing is remembered
  }
}

function write(name, text) {
  try {
    localStorage.setItem(name, text);
  } catch {
    // storage is forbidden or full: then it is not remembered
  }
}
