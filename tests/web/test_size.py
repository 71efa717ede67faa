"""How much a page weighs: what a real Chromium loads for it from a real server, compressed as it was sent."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.browsing import Visitor
from tests.web.table_page import TablePage
from tests.web.weight import weigh

MOST = 150_000  # bytes: every file of the page, with its map, its symbols and its style
WORDS_AND_DATA = 50_000  # what a game says, and its printed components


@pytest.mark.parametrize(
    ("game", "options", "parts"),
    [
        ("liberte", {"players": 3}, {"/web/img/france.json", "/web/css/liberte.css", "/web/liberte/map.js"}),
        ("emancipation", {"players": 3}, {"/web/css/emancipation.css", "/web/emancipation/ring.js"}),
    ],
)
def test_a_table_is_a_light_page(claire: Visitor, game: str, options: dict[str, Any], parts: set[str]):
    seats = [{"who": "me"}, {"who": "link"}, {"who": "link"}]
    TablePage(claire).open(game=game, seats=seats, options=options)
    claire.page.wait_for_selector(".table-hdr")
    weight = weigh(claire)
    assert {*parts, "/web/app.js", "/web/table/screen.js", "/web/img/symbols.svg"} <= weight.files.keys()
    assert all(weight.files.values())
    assert weight.page < MOST, sorted(weight.files.items(), key=lambda file: -file[1])[:12]
    assert 0 < weight.words + weight.components < WORDS_AND_DATA


def test_the_lobby_is_lighter_still(claire: Visitor):
    claire.page.goto("/")
    claire.page.wait_for_selector("[data-do=quick]")
    weight = weigh(claire)
    assert "/web/lobby/lobby.js" in weight.files
    assert not [name for name in weight.files if name.startswith("/web/table/screen")]
    assert weight.page < MOST / 2


@pytest.mark.parametrize("game", [None, "liberte", "emancipation"])
def test_a_page_names_beforehand_every_module_it_will_need(claire: Visitor, game: str | None):
    page = claire.page
    if game:
        seats = [{"who": "me"}, {"who": "link"}, {"who": "link"}]
        TablePage(claire).open(game=game, seats=seats, options={"players": 3})
    else:
        page.goto("/")
    page.wait_for_selector(".table-hdr" if game else "[data-do=quick]")
    modules = {name for name in weigh(claire).files if name.endswith(".js")}
    links = page.locator("link[rel=modulepreload]")
    named = set(links.evaluate_all("(links) => links.map((link) => link.getAttribute('href'))"))
    assert modules == named
    assert (f"/web/{game}/game.js" in named) == bool(game)
