"""Bots of other packages at a real server: whatever they do, games go on and nobody else is held up."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pileus.client import Client, ServerRefused
from tests.server.playing import WAIT
from tests.server.serving import Served, serving

BOTS = """
import os
import time


class Last:
    def choose(self, view, choices, luck):
        assert view["to_move"] == view["seat"]
        return choices[-1]


class Raises:
    def choose(self, view, choices, luck):
        raise ValueError("I do not know this game")


class Dies:
    def choose(self, view, choices, luck):
        os._exit(1)


class Leaves:
    def choose(self, view, choices, luck):
        raise SystemExit(4)


class Hangs:
    def choose(self, view, choices, luck):
        time.sleep(3600)


class Nonsense:
    def choose(self, view, choices, luck):
        return choices[0]._replace(name="province:8")
"""
ENTRIES = "".join(
    f"{name.lower()} = other_bots:{name}\n" for name in ("Last", "Raises", "Dies", "Leaves", "Hangs", "Nonsense")
)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with a package of bots installed beside it."""
    folder = tmp_path_factory.mktemp("bots")
    (folder / "other_bots.py").write_text(BOTS)
    about = folder / "other_bots-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: other-bots\nVersion: 1\n")
    (about / "entry_points.txt").write_text(f"[pileus.bots]\n{ENTRIES}")
    limits = ("--pace", "0", "--rate", "10000", "--patience", "1")
    with serving(folder, *limits, environment={"PYTHONPATH": str(folder)}) as server:
        yield server


def play(served: Served, bot: str, choices: int) -> None:
    """A game where a bot of that name has chosen so many times."""
    claire = Client(served.address, "Claire")
    seats = [{"who": "bot", "bot": bot}, {"who": "bot", "bot": "last"}, {"who": "bot", "bot": "last"}]
    chosen = 0
    for state in claire.live(claire.open("liberte", seats, players=3)["id"], timeout=WAIT):
        chosen += sum(moment["seat"] == 0 for moment in state["story"])
        if chosen >= choices:
            return
    raise AssertionError("the game was over too soon")


def test_bots_of_other_packages_are_offered_and_sit_down(served: Served):
    claire = Client(served.address, "Claire")
    bots = [bot["name"] for bot in claire.ask("GET", "/api/games")[0]["bots"]]
    assert {"random", "last", "raises", "dies", "leaves", "hangs", "nonsense"} <= set(bots)
    play(served, "last", choices=8)


@pytest.mark.parametrize(
    ("bot", "complaint"),
    [
        ("raises", "a bot failed"),
        ("dies", "a bot's worker died"),
        ("leaves", "a bot failed"),
        ("hangs", "a bot thinks too long"),
        ("nonsense", None),
    ],
)
def test_a_bot_that_fails_does_not_stop_the_game(served: Served, bot: str, complaint: str | None):
    play(served, bot, choices=2)
    if complaint is not None:
        assert served.logged(message=complaint, bot=bot)


def test_a_bot_that_is_not_installed_does_not_sit_down(served: Served):
    claire = Client(served.address, "Claire")
    with pytest.raises(ServerRefused) as no:
        claire.open("liberte", [{"who": "bot", "bot": "other_bots:Last"}] * 3, players=3)
    assert (no.value.status, no.value.problem["id"]) == (422, "no-such-bot")


def test_while_a_bot_thinks_people_play_on(served: Served):
    """Its worker is busy; nothing a person does waits for it."""
    claire = Client(served.address, "Claire")
    claire.open("liberte", [{"who": "bot", "bot": "hangs"}] * 3, players=3)
    table = claire.open("liberte", [{"who": "me"}, {"who": "here"}, {"who": "here"}], players=3)["id"]
    for version in (1, 2, 3):
        assert claire.choose(claire.look(table), "pass")["version"] == version
