"""The page of a table in somebody's hands: what it shows, and how one chooses by click, tap or key."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from tests.web.browsing import Visitor

LOOK = """() => {
  const header = document.querySelector(".table-hdr");
  if (!header) return null;
  const shown = ".shell-body .can, .btns [data-thing], .acts [data-thing]";
  const here = [...document.querySelectorAll(shown)].filter((one) => !one.ariaDisabled && one.getClientRects().length);
  return {
    turn: header.dataset.turn,
    version: Number(document.querySelector(".app").dataset.version),
    prompt: document.getElementById("prompt").innerText,
    names: [...new Set(here.map((one) => one.dataset.thing))],
  };
}"""

# A place where a click on the thing meets the thing, and not what lies above it: provinces are no rectangles.
POINT = """(name) => {
  const where = [".shell-body", ".btns", ".acts"].map((part) => `${part} [data-thing="${name}"]`).join();
  for (const thing of document.querySelectorAll(where)) {
    if (!thing.getClientRects().length) continue;
    thing.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = thing.getBoundingClientRect();
    for (let i = 1; i < 24; i++) for (let j = 1; j < 24; j++) {
      const [x, y] = [box.left + box.width * ((i * 11) % 24) / 24, box.top + box.height * ((j * 11) % 24) / 24];
      const hit = document.elementFromPoint(x, y)?.closest("[data-thing]");
      if (hit?.dataset.thing === name) return [x, y];
    }
  }
  return null;
}"""

SKIP = """() => {
  const box = document.querySelector("[data-do=skip]")?.getBoundingClientRect();
  return box && [box.left + box.width / 2, box.top + box.height / 2];
}"""

WAITED = """(version) => {
  const turn = document.querySelector(".table-hdr")?.dataset.turn;
  return ["mine", "told", "over"].includes(turn) && document.querySelector(".app").dataset.version !== String(version);
}"""


class Seen(NamedTuple):
    """What the page shows: whose turn it is, which version of the table, what is asked, what can be chosen in sight."""

    turn: str
    version: int
    prompt: str
    names: list[str]


class TablePage:
    """A page at a table, and somebody who uses it."""

    def __init__(self, visitor: Visitor, page: Page | None = None) -> None:
        self.visitor = visitor
        self.page = page or visitor.page

    @property
    def id(self) -> str:
        """Of the table."""
        return self.page.url.split("/table/")[1].split("?")[0]

    def open(self, **wanted: Any) -> TablePage:
        """Open a table from this browser, as the lobby does, and go there."""
        self.ask("GET", "/api/me")  # whoever has no cookie yet gets one
        return self.go(str(self.ask("POST", "/api/tables", {"game": "liberte", **wanted})["id"]))

    def go(self, table: str, query: str = "") -> TablePage:
        """To a table."""
        self.page.goto(f"/table/{table}{query}")
        expect(self.page.locator(".table-hdr, .curtain")).to_be_visible()
        return self

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request with this browser's cookie."""
        answer = self.page.request.fetch(path, method=method, data=body)
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def state(self, **query: Any) -> Any:
        """What the server says of the table to this browser."""
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        return self.ask("GET", f"/api/tables/{self.id}?{asked}")

    def look(self) -> Seen:
        """What is shown now."""
        return Seen(**self.page.evaluate(LOOK))

    def point(self, name: str) -> tuple[float, float]:
        """Where to click on a thing, once whatever lies over it has gone."""
        x, y = self.page.wait_for_function(POINT, arg=name, polling=100).json_value()
        return x, y

    def click(self, name: str) -> None:
        """With the mouse."""
        self.page.mouse.click(*self.point(name))

    def tap(self, name: str) -> None:
        """With a finger."""
        self.page.touchscreen.tap(*self.point(name))

    def wait(self, before: Seen | None = None) -> Seen:
        """Until it is our turn, or something is told, or the game is over; later than `before`."""
        self.page.wait_for_function(WAITED, arg=before and before.version)
        return self.look()

    def mine(self, skip: Callable[[], None] | None = None) -> Seen:
        """Until it is our turn or the game is over; what is told meanwhile is skipped."""
        while (seen := self.wait()).turn not in ("mine", "over"):
            if seen.turn == "told":
                (skip or self.skip)()
        return seen

    def skip(self, press: Callable[[float, float], None] | None = None) -> None:
        """Click on the button that ends the telling, if it has not just ended."""
        if middle := self.page.evaluate(SKIP):
            (press or self.page.mouse.click)(*middle)

    def choose(self, name: str, how: Callable[[str], None] | None = None) -> None:
        """Choose a thing, and see that the table went on."""
        before = self.look().version
        (how or self.click)(name)
        self.drawn(before)

    def drawn(self, before: int) -> None:
        """Until a newer version than that is shown."""
        self.page.wait_for_function(
            "(version) => Number(document.querySelector('.app')?.dataset.version) > version", arg=before
        )


def hurried(names: list[str], luck: random.Random) -> str:
    """Any choice, but rather one that places blocks or ends a question, so that a game is soon over."""
    for kind in ("province:", "done", "decline", "discard", "pass"):
        some = [name for name in names if name.startswith(kind)]
        if some and luck.random() < 0.6:
            return luck.choice(some)
    return luck.choice(names)
