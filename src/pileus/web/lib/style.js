// Style sheets that come with what needs them; table.js takes them off again.

/** @param {string} name of a file in css/ @returns {Promise<void>} when it is there, or cannot be had */
export function loadStyle(name) {
  const id = `css-${name}`;
  if (document.getElementById(id)) return Promise.resolve();
  return new Promise((ready) => {
    const link = Object.assign(document.createElement("link"), { id, rel: "stylesheet", href: `/web/css/${name}.css`, onload: () => ready(), onerror: () => ready() });
    document.head.append(link);
  });
}
