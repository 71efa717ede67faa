// Moving by keyboard: one thing of each area is in the order of Tab, arrows lead to the nearest thing in their direction.

const THINGS = "[data-thing]:not([hidden])";

/** After every drawing: in each area the thing focused last, or the first that can be chosen, takes part in Tab. @param {HTMLElement} root */
export function rove(root) {
  for (const area of root.querySelectorAll("[data-area]")) {
    const things = [...area.querySelectorAll(THINGS)].filter((thing) => thing.closest("[data-area]") === area);
    if (things.length === 0) continue;
    const chosen = things.find((thing) => thing === document.activeElement) ?? things.find((thing) => thing.classList.contains("can")) ?? things[0];
    for (const thing of things) {
      const index = thing === chosen ? "0" : "-1";
      if (thing.getAttribute("tabindex") !== index) thing.setAttribute("tabindex", index);
    }
  }
}

const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Focus the nearest thing in the direction of a key; `all`: also those that cannot be chosen. @param {HTMLElement} root @param {string} key @param {boolean} all */
export function move(root, key, all) {
  const [dx, dy] = DIRECTIONS[key];
  const from = document.activeElement?.closest("[data-thing]");
  const candidates = [...root.querySelectorAll(all ? "[data-thing]" : "[data-thing].can, .btns [data-thing], .acts [data-thing], .offers [data-thing]")]
    .filter((thing) => thing !== from && thing.getClientRects().length > 0);
  if (candidates.length === 0) return false;
  if (!from) return focus(candidates[0]);
  const here = middle(from);
  let best = null;
  for (const thing of candidates) {
    const there = middle(thing);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (along <= 1) continue;
    const cost = along + 2.5 * aside;
    if (!best || cost < best.cost) best = { thing, cost };
  }
  return best ? focus(best.thing) : false;
}

function focus(thing) {
  thing.focus({ focusVisible: true });
  thing.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}

function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The first thing that can be chosen, board before buttons. @param {HTMLElement} root */
export const firstChoice = (root) => root.querySelector(".shell-body .can, .offers [data-thing], .btns [data-thing], .acts [data-thing]");
