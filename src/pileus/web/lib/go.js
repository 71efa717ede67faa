// To another screen of this page, from anywhere.

/** @param {string} path */
export const go = (path) => dispatchEvent(new CustomEvent("pileus-go", { detail: path }));
