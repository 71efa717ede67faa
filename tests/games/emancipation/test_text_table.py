"""The text table at the end of games that are won or lost together, and for one player with two factions."""

from __future__ import annotations

from pileus.text.seats import sit_down
from pileus.text.table import TextTable
from pileus.text.voice import Voice
from tests.games.emancipation.quiet import SLAVERS, TAKEN, at_the_end, freed
from tests.games.emancipation.table import Table, table


def sit(t: Table, *typed: str) -> None:
    """People sit down at a table and type until they leave."""
    lines = iter((*typed, "quit"))
    sitters = sit_down(["Anna", "Boris", "Clara"][: t.match.seats], t.match.seats)
    TextTable(t.match, sitters, Voice(players=[who.name for who in sitters]), ask=lambda _: next(lines)).run()


def test_P10_2_those_who_lose_together_have_no_places_and_no_winner(capsys):
    sit(at_the_end(mode="cooperative"))
    said = capsys.readouterr().out
    assert "with fewer than 50 VP together: defeat. (P10.2)" in said
    assert said.endswith("\nAnna: 0 VP together.\nBoris: 0 VP together.\nClara: 0 VP together.\n")


def test_P10_2_those_who_win_together_share_the_victory(capsys):
    sit(at_the_end(mode="cooperative", slavers=SLAVERS, barriers=TAKEN, freed=freed(white=15)))
    said = capsys.readouterr().out
    assert "1. Anna: 85 VP together.\n1. Boris: 85 VP together.\n1. Clara: 85 VP together.\n" in said
    assert said.endswith("Anna, Boris and Clara share the victory.\n")


def test_P9_3_what_breaks_a_tie_is_told(capsys):
    sit(at_the_end(freed={"London": ["red"]}, disks={"red": 6, "green": 8, "white": 4}, admin={"Lisbon": "red"}))
    said = capsys.readouterr().out
    assert "1. Anna: 8 VP; 1 and 0 meeples freed and barriers, which break ties." in said
    assert "2. Boris: 8 VP; 0 and 0 meeples freed and barriers, which break ties." in said
    assert said.endswith("Anna wins.\n")


def test_P10_7_one_player_is_told_whose_turn_it_is(capsys):
    sit(table(players=1, mode="solitaire", faction="green"))
    assert "Anna (Philanthropists) may take the first of two actions" in capsys.readouterr().out


def test_things_are_found_by_their_names(capsys):
    t = table(players=1, mode="solitaire")
    sit(t, "? london", "? west africa", "? black sea", "? pawnship", "table sea borders")
    said = capsys.readouterr().out
    assert "London: a port of the Western Europe sphere" in said
    assert "West Africa: number 9 of ten spheres" in said
    assert "Black Sea: the sea border between" in said
    assert "Pawnship: a white barrier of the West Africa sphere" in said
    assert "Ships in the pool: 9." in said
