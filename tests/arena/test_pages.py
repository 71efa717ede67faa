"""Pages: one well-formed file each, with nothing from outside."""

from __future__ import annotations

import re
from functools import partial
from typing import Any
from xml.etree import ElementTree

import pytest

from pileus.arena import pool
from pileus.arena.pages import line_up_name, page, section
from pileus.arena.plots import Whisker, bars, histogram, stacked, whiskers
from pileus.arena.standings import result
from pileus.arena.study import Table, study
from pileus.arena.study_page import study_page
from pileus.arena.tournament import plan, play
from pileus.arena.tournament_page import tournament_page

COMMAND = 'pileus study liberte --bots "<a & b>" --seed 1'


def check(text: str) -> ElementTree.Element:
    """Well-formed, self-contained, no id twice, and readable in both colour schemes."""
    assert text.startswith("<!doctype html>\n")
    root = ElementTree.fromstring(text.removeprefix("<!doctype html>\n"))
    assert "://" not in text
    links = [value for node in root.iter() for name, value in node.attrib.items() if name in ("href", "src")]
    assert links and all(link.startswith("#") for link in links)
    ids = [node.attrib["id"] for node in root.iter() if "id" in node.attrib]
    assert len(ids) == len(set(ids))
    assert {link[1:] for link in links} <= set(ids)
    assert set(re.findall(r"url\(#([^)]*)\)", text)) <= set(ids)
    assert not {node.tag for node in root.iter()} & {"script", "img", "link", "iframe"}
    assert "color-scheme: light dark" in text and "light-dark(" in text
    drawings = [node for node in root.iter("svg")]
    assert all(node.attrib["role"] == "img" and node.attrib["aria-label"] for node in drawings)
    colours = {
        colour for node in drawings for colour in re.findall(r"#[0-9a-f]{6}", ElementTree.tostring(node, "unicode"))
    }
    assert colours <= {"#000000"}, "a plot has a colour of its own"
    return root


def texts(root: ElementTree.Element) -> str:
    return " ".join(" ".join(root.itertext()).split())


@pytest.fixture(scope="module")
def studied() -> str:
    tables = tuple(Table({"players": n}, ("random",) * n) for n in (3, 4))
    return study_page(study("liberte", tables, 12, 1, 1), COMMAND)


def test_the_page_of_a_study(studied: str):
    said = texts(check(studied))
    assert COMMAND in said
    for words in (
        "Seed 1",
        "Games 12",
        "3 players, n = 6",
        "Which faction governs in which turn",
        "Turn 1 (n = 12)",
        "Where victory points come from",
        "Worth of cards kept",
        "Worth of provinces",
        "Rounds. 3 players, n = 6. Mean",
    ):
        assert words in said
    assert "-study-" not in said and "arena-" not in said  # no message without words


def test_the_page_of_a_common_game():
    tables = (
        Table({"players": 1, "mode": "solitaire"}, ("random",)),
        Table({"players": 2, "mode": "cooperative"}, ("random",) * 2),
    )
    said = texts(check(study_page(study("emancipation", tables, 12, 1, 1), COMMAND)))
    for words in (
        "Common victories:",
        "Worth of ideas",
        "Worth of barriers",
        "Where anarchy spreads",
        "Turns. 2 players",
    ):
        assert words in said
    assert "-study-" not in said and "arena-" not in said


@pytest.mark.parametrize(
    ("game", "options", "rated"),
    [("liberte", {"players": 3}, True), ("emancipation", {"players": 3, "mode": "cooperative"}, False)],
)
def test_the_page_of_a_tournament(game: str, options: dict[str, Any], rated: bool):
    small = plan(game, options, [("random", *["tests.arena.small_bots:Plain"] * 2)], 1, 2)
    games = play(small, partial(pool.as_they_come, processes=1), {}, lambda _: None)
    said = texts(check(tournament_page(result(small, games), COMMAND)))
    assert COMMAND in said
    assert "6 games, from 2 deals" in said
    assert ("Plackett-Luce" in said) == rated
    assert ("Common victories:" in said) != rated
    assert "random, 2 × tests.arena.small_bots:Plain" in said


def test_every_kind_of_plot_is_drawn_with_the_page_s_colours():
    row = Whisker("a < b & c", 0.5, 0.4, 0.6, 0.25)
    drawn = [
        whiskers("t", [row]),
        bars("t", [("x", [row, row._replace(label="d")])]),
        stacked("t", [("x", {"red": 0.4, "other": 0.6})], {"red": "Red ones", "other": "Others"}),
        histogram("t", {1: 5, 400: 2}),
    ]
    text = page("T", [("a", "b")], [section("S", *drawn)])
    said = texts(check(text))
    assert "a < b & c" in said and "Others" in said
    assert "var(--red)" in drawn[2] and "var(--ink)" in drawn[0]


def test_the_same_page_twice_is_the_same_file(studied: str):
    tables = tuple(Table({"players": n}, ("random",) * n) for n in (3, 4))
    assert study_page(study("liberte", tables, 12, 1, 1), COMMAND) == studied


def test_a_line_up_is_called_by_its_bots():
    assert line_up_name(["a", "b", "b"]) == "a, 2 × b"
