// The address /table/ID: sits down, loads the game's board, and hands over to the screen.

import { componentsOf, gameHere, gameInfos } from "../games.js";
import { loadStyle } from "../lib/style.js";
import { learnMore, say, word } from "../lib/words.js";
import { html, render } from "../vendor/lit-html/lit-html.js";
import { TableScreen } from "./screen.js";

/** @type {import("../app.js").Screen} */
export async function show(root, url, wanted) {
  const id = url.pathname.split("/")[2];
  const screen = new TableScreen(root, id, (problem) => {
    screen.stop();
    render(html`<main class="lost"><h1>${word("page-title")}</h1><p>${say(problem)}</p><p><a class="btn pri" href="/">${word("page-to-lobby")}</a></p></main>`, root);
  });
  await screen.table.enter({ watch: url.searchParams.has("watch") });
  if (!wanted()) return () => screen.stop();
  await dress(screen);
  if (!wanted()) return leave;
  const at = url.searchParams.get("at");
  if (at !== null && /^\d+$/.test(at) && screen.table.state) await screen.replay.go(Number(at));
  screen.start();
  learnMore(gameHere(screen.table.game)?.later).then(screen.draw, () => {}); // without them it is told in English
  return leave;

  function leave() {
    screen.stop();
    if (dressed === screen) undress([]);
  }
}

/** @type {TableScreen | null} the last one for which the page was dressed */
let dressed = null;

/** Take off the sheets of other games, which may use the same names. @param {string[]} styles that stay */
function undress(styles) {
  delete document.body.dataset.game;
  for (const sheet of document.querySelectorAll("link[id^=css-]")) if (!styles.includes(sheet.id.slice("css-".length))) sheet.remove();
}

/** The components, the words and the board of the game. Without a board the table is shown in words. */
async function dress(screen) {
  const { game } = screen.table;
  const here = gameHere(game);
  dressed = screen;
  undress(here?.styles ?? []);
  document.body.dataset.game = game;
  const drawing = here && Promise.all([import(`../${game}/game.js`), ...here.styles.map(loadStyle)]); // on its way while the words come
  drawing?.catch(() => {});
  const [components, games] = await Promise.all([componentsOf(game), gameInfos(), learnMore([game])]);
  screen.components = components;
  screen.bots = games.find((info) => info.name === game).bots;
  if (!drawing) return;
  try {
    const [{ default: board }] = await drawing;
    screen.art = await board.load();
    screen.board = board;
  } catch (error) {
    console.warn("The board cannot be shown, so the table is shown in words.", error);
  }
}
