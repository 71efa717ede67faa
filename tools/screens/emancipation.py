"""The screens of Pax Emancipation: a busy table of three in the first stage, and a new one for one player alone."""

from __future__ import annotations

from typing import Any

from tests.web.emancipation_moments import AT_HATE, BUSY
from tests.web.table_page import TablePage
from tools.screens import PHONE_ONLY, Screen, Show

NAMES = ["Claire", "Kofi", "Amina"]


def table(position: dict[str, Any]) -> dict[str, Any]:
    """What opens a table of three at a position."""
    seats = [{"who": "me" if name == "Claire" else "bot", "name": name} for name in NAMES]
    opened = {"game": "emancipation", "name": "Clarkson", "seats": seats}
    return {**opened, "options": position["options"], "position": position}


def at(position: dict[str, Any], *keys: str) -> Show:
    """Claire's turn, after some keys."""

    def show(page: TablePage) -> None:
        page.open(**table(position))
        page.mine()
        for key in keys:
            page.page.keyboard.press(key)
            page.page.wait_for_timeout(400)

    return show


def alone(page: TablePage) -> None:
    """The first turn of a solitaire game."""
    options = {"players": 1, "mode": "solitaire"}
    page.open(game="emancipation", name="Wilberforce", seats=[{"who": "me", "name": "Claire"}], options=options)
    page.mine()


def pointing(page: TablePage) -> None:
    """The mouse over something that can be chosen."""
    at(BUSY)(page)
    page.page.mouse.move(*page.point(page.look().names[0]))
    page.page.wait_for_timeout(500)


def tab(number: int) -> Show:
    """A tab of a phone."""

    def show(page: TablePage) -> None:
        at(BUSY)(page)
        page.page.locator(".tabs button").nth(number).tap()

    return show


SCREENS = [
    Screen("emancipation-operations", at(BUSY)),
    Screen("emancipation-pointing", pointing),
    Screen("emancipation-hate", at(AT_HATE)),
    Screen("emancipation-alone", alone),
    Screen("emancipation-in-words", at(BUSY, "t")),
    Screen("emancipation-phone-second", tab(1), PHONE_ONLY),
    Screen("emancipation-phone-third", tab(2), PHONE_ONLY),
]
