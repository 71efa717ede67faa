// Things one can point at. A board writes `<g ${thing(ctx, "province:8")}>`; the shell (pointing.js) listens on the document.

import { nothing } from "../vendor/lit-html/lit-html.js";
import { Directive, PartType, directive } from "../vendor/lit-html/directive.js";

class Thing extends Directive {
  constructor(part) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error("thing() stands in a tag, as the last of its attributes");
  }

  /** @param {any} _ctx @param {string} _name @param {{ about?: string }} [_more] */
  render(_ctx, _name, _more) {
    return nothing;
  }

  /** @param {any} part @param {[any, string, { about?: string }?]} given */
  update(part, [ctx, name, { about } = {}]) {
    const element = part.element;
    const can = ctx.choice(name) !== undefined;
    set(element, "data-thing", name);
    set(element, "data-about", about ?? null);
    set(element, "role", "button");
    set(element, "aria-disabled", can ? null : "true");
    if (!element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1"); // roving.js moves the 0
    element.classList.toggle("can", can);
    element.classList.toggle("picked", ctx.pick === name);
    element.classList.toggle("hinted", ctx.hinted === name);
    return nothing;
  }
}

function set(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * Marks an element as the thing of that name: choosable (class `can`) or able to say why not.
 * Write it last in the tag, after `class`, and give the element an accessible name.
 * `about`: the thing that shift+click, the I key or a long press explains; the thing itself if left out.
 */
export const thing = directive(Thing);
