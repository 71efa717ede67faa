// Buttons in few words; the shell says the rest when they are pointed at.

const LONG = /^emancipation-choice-(fundraiser|syndicate|shipbuilding|post|post-here|maritime|manumission|westernize|suffrage|operation-here)$/;

/** @param {any} ctx @param {any} label of a choice */
export const brief = (ctx, { id, args }) => (LONG.test(id) ? ctx.word(id.replace("-choice-", "-page-brief-"), args) : null);
