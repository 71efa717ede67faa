"""How long a bot's move takes until the browser has it: from the push that gave it the turn to the one that tells it.

    make bottimes                       a searching and a strong bot at a table of each game, for two minutes each
    make bottimes ARGS="--seconds 30"

A real Chromium sits at a real server, one seat chooses at random. Asked is the budget and 0.3 seconds.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.server.serving import Served, serving
from tests.web.browsing import Visitor, browsing
from tests.web.table_page import TablePage

BUDGETS = {"search": 1.0, "strong": 3.0}
OVER = 0.3

LISTEN = """() => {
  const Plain = window.WebSocket;
  window.arrived = [];
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        const { state } = JSON.parse(data);
        if (state) window.arrived.push([performance.now() / 1000, state.version, state.to_move]);
      });
    }
  };
}"""


def moves(browser: Browser, served: Served, game: str, seconds: float) -> dict[str, list[float]]:
    """The time of each move, by bot."""
    visitor = Visitor(browser, served.address)
    table = TablePage(visitor)
    visitor.page.add_init_script(f"({LISTEN})()")
    seats = [{"who": "me"}, *({"who": "bot", "bot": bot} for bot in BUDGETS)]
    table.open(game=game, seats=seats, options={"players": 3})
    luck, until = random.Random(1), time.monotonic() + seconds
    while time.monotonic() < until:
        state = table.state(since=10**9)
        if state["result"]:
            break
        if state["choices"]:
            choose(table, state, luck)
        else:
            visitor.page.wait_for_timeout(50)
    arrived = visitor.page.evaluate("window.arrived")
    visitor.close()
    return times(arrived, [None, *BUDGETS])


def choose(table: TablePage, state: dict[str, Any], luck: random.Random) -> None:
    """Anything."""
    choice = luck.choice(state["choices"])["name"]
    body = {"seat": state["seat"], "choice": choice, "version": state["version"], "key": f"mine-{state['version']:06}"}
    table.ask("POST", f"/api/tables/{table.id}/choices", body)


def times(arrived: list[tuple[float, int, int | None]], bots: list[str | None]) -> dict[str, list[float]]:
    """From push to push, where the first gave a bot the turn and the second is the next version."""
    found: dict[str, list[float]] = {bot: [] for bot in bots if bot}
    for (before, version, to_move), (now, following, _) in pairwise(arrived):
        bot = bots[to_move] if to_move is not None else None
        if bot and following == version + 1:
            found[bot].append(now - before)
    return found


def main() -> int:
    """Measure, print; the exit code says whether the bar is met."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--seconds", type=float, default=120)
    seconds = asked.parse_args().seconds
    met = True
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), "--pace", "0", "--rate", "10000") as served,
        browsing() as browser,
    ):
        print(f"{'seconds from turn to push':40} {'moves':>6} {'median':>8} {'p95':>8} {'longest':>8}")
        for game in ("liberte", "emancipation"):
            for bot, took in moves(browser, served, game, seconds).items():
                bar = BUDGETS[bot] + OVER
                high = sorted(took)[round(0.95 * (len(took) - 1))]
                met &= max(took) <= bar
                figures = f"{len(took):6} {statistics.median(took):8.2f} {high:8.2f} {max(took):8.2f}"
                print(f"{f'{bot} at {game}':40} {figures}   at most {bar:g}: {'yes' if max(took) <= bar else 'NO'}")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
