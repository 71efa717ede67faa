"""Whole games of Pax Emancipation in a real Chromium: all modes by clicking, one by keyboard, one by tapping."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from pileus.games.emancipation.starts import STARTS
from pileus.locale import say
from tests.web.browsing import PHONE, Visitor, word
from tests.web.conftest import Visit
from tests.web.ending import proved
from tests.web.table_page import Seen, TablePage

MODES = ["competitive", "cooperative", "two-stage"]


@pytest.fixture
def visit(visit: Visit) -> Visit:
    """Nobody here waits for what is told; how dice are told is tested elsewhere."""

    def come(**context: Any) -> Visitor:
        visitor = visit(**context)
        visitor.context.add_init_script("localStorage.setItem('pileus', '{\"telling\": \"instant\"}')")
        return visitor

    return come


def check_the_end(table: TablePage) -> None:
    """The page says how it ended and why, as the record of the game does."""
    match = proved(table)
    result = match.result
    assert result is not None
    page = table.page
    expect(page.locator(".result .reason")).to_contain_text(say(result.reason))
    expect(page.locator(".result .reason .chip")).to_have_text(result.reason.rule)


def any_choice(names: list[str], luck: random.Random) -> str:
    """Rather something than nothing."""
    some = [name for name in names if name not in ("done", "skip")]
    return luck.choice(some if some and luck.random() < 0.85 else names)


def play(table: TablePage, luck: random.Random, how: Any = None) -> int:
    """To the end; how many choices it took."""
    choices = 0
    while (seen := table.mine()).turn != "over":
        table.choose(any_choice(seen.names, luck), how)
        choices += 1
    return choices


def test_solitaire_is_one_click_away(claire: Visitor):
    """P10.7 One person, two factions, by clicking from the lobby to the end."""
    page, table = claire.page, TablePage(claire)
    page.goto("/")
    page.get_by_role("button", name="Pax Emancipation").click()
    page.get_by_role("button", name=word("emancipation-quick-play")).click()
    page.wait_for_url("**/table/*")
    assert play(table, random.Random(3)) > 5
    check_the_end(table)


@pytest.mark.parametrize("mode", MODES)
def test_a_whole_game_by_clicking(claire: Visitor, mode: str):
    """From the set-up, against two bots; random play mostly ends in anarchy."""
    table = TablePage(claire)
    table.open(game="emancipation", seats=seats(3), options={"players": 3, "mode": mode})
    assert play(table, random.Random(4)) > 5
    check_the_end(table)


def seats(count: int) -> list[dict[str, Any]]:
    """Claire and bots."""
    return [{"who": "me", "name": "Claire"}, *({"who": "bot", "name": f"Bot {i}"} for i in range(1, count))]


LATE = [start for start in STARTS if start["options"]["players"] != 2 and not start["anarchy"]][:15]  # default options


@pytest.mark.parametrize("start", LATE, ids=lambda start: f"{start['options']['mode']}-{start['turn']}")
def test_the_last_turns_of_every_mode_by_clicking(claire: Visitor, start: dict[str, Any]):
    """The ends that random play from the set-up hardly meets: victories, defeats, the second stage."""
    table = TablePage(claire)
    table.open(game="emancipation", seats=seats(start["options"]["players"]), options=start["options"], position=start)
    play(table, random.Random(5))
    check_the_end(table)


def test_a_whole_game_by_keyboard(claire: Visitor):
    """Digits, 0 and arrows with Enter."""
    table, luck = TablePage(claire), random.Random(6)
    table.open(game="emancipation", seats=seats(1), options={"players": 1, "mode": "solitaire"})
    ways = {"digit": 0, "arrows": 0}
    while (seen := table.mine(skip=lambda: claire.page.keyboard.press("Escape"))).turn != "over":
        ways[by_key(table, seen, luck)] += 1
        table.drawn(seen.version)
    assert min(ways.values()) > 0  # every way of choosing was used
    check_the_end(table)


CHOOSABLE = """() => {
  const thing = document.activeElement?.closest("[data-thing]");
  return Boolean(thing && !thing.ariaDisabled);
}"""


def by_key(table: TablePage, seen: Seen, luck: random.Random) -> str:
    """Choose anything; in which way."""
    keyboard = table.page.keyboard
    if luck.random() < 0.6:
        for _ in range(luck.randint(1, 4)):
            keyboard.press(luck.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
        if table.page.evaluate(CHOOSABLE):
            keyboard.press("Enter")
            return "arrows"
    some = len(set(seen.names) - {"done", "skip"})
    keyboard.press(str(luck.randint(1, min(some, 9))) if some else "0")
    return "digit"


def test_a_whole_game_by_tapping(visit: Visit):
    """On a phone, where what is asked for off the map is shown below it."""
    table = TablePage(visit(**PHONE))
    table.open(game="emancipation", seats=seats(1), options={"players": 1, "mode": "solitaire"})
    assert play(table, random.Random(7), table.tap) > 5
    check_the_end(table)
