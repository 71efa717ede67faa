"""A preview tells what is certain, in the words of the story, and nothing that the choice would not tell."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import pileus
from pileus.play.match import Match
from tests.games.liberte.table import position
from tests.play.playing import GAMES, moments

TIE = """
    Normandie | A red 2 | B blue 2 | C white 1
    Bretagne  | A red 1 | C red 1
    display A | Marat, Danton
    display B | Sieyès
    display C | Saint-Just
    turn 3
    phase election
"""


def ids(events: list[dict[str, Any]] | None) -> list[str]:
    return [event["id"] for event in events or []]


def chosen(match: Match, name: str) -> tuple[Match, list[dict[str, Any]]]:
    """The match after a choice, and what the chooser is told of it; the match given stays as it is."""
    after, seat = copy.copy(match), match.seat
    after.log, after._before = list(match.log), list(match._before)
    after.play(name)
    return after, after.story(seat, after.number)[-1]["events"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_what_is_foretold_is_what_happens(game: str, seed: int):
    certain = uncertain = 0
    for match in moments(seed, every=3, game=game):
        for choice in match.choices[:8]:
            assert match.seat is not None
            before = match.state.pack()
            foretold = match.preview(match.seat, choice)
            assert match.state.pack() == before
            after, told = chosen(match, choice.name)
            if foretold.table is None:
                uncertain += 1
                assert after.seat is None or after.state.rolls != match.state.rolls
                assert foretold.events == told[: len(foretold.events)]
            else:
                certain += 1
                assert foretold.table == after.view(match.seat)["table"]
                assert foretold.events == told
    assert certain > 15
    assert uncertain > 5


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_no_preview_depends_on_what_its_seat_may_not_know(game: str, seed: int):
    compared = 0
    for match in moments(seed, every=2, game=game):
        if match.seat is None:
            break
        other = copy.copy(match)
        other._state = match.determinise(match.seat, seed)
        for choice in match.choices:
            assert match.preview(match.seat, choice) == other.preview(match.seat, choice)
            compared += 1
    assert compared > 60


def test_the_events_before_luck_are_told_and_those_after_it_are_not():
    """The last tie of a turn: its outcome is certain, the cards dealt in the next turn are not."""
    match = position("Normandie | A red 2 | B red 2\ndisplay A | Marat\nturn 2\nphase election").match
    foretold = match.preview(0, "decline")
    assert foretold.table is None
    assert ids(foretold.events)[:3] == ["liberte-declined", "liberte-tie-unbroken", "liberte-province-cleared"]
    _, told = chosen(match, "decline")
    assert len(foretold.events) < len(told)


def test_what_follows_if_the_others_decline():
    match = position(TIE).match
    foretold = match.preview(0, position(TIE).find("Danton"))
    assert foretold.table is not None
    assert (foretold.table["seat"], ids(foretold.events)) == (1, ["liberte-card-advanced"])
    assert foretold.declined is not None
    assert ids(foretold.declined)[:2] == ["liberte-declined", "liberte-votes-taken"]
    assert foretold.declined[1]["args"]["player"] == 0
    unbroken = match.preview(0, "decline").declined
    assert ids(unbroken)[:2] == ["liberte-declined", "liberte-tie-unbroken"]
    assert ids(unbroken).count("liberte-declined") == 1  # the tie in Bretagne is another contest


def test_where_nobody_else_is_asked_nobody_declines():
    match = position(TIE).match
    match.play("decline")
    assert match.preview(1, "decline").declined is None
    assert pileus.game("liberte").new(players=3, seed=7).preview(match.seat or 0, "pass").declined is None


def test_only_a_choice_of_the_seat_to_move_has_a_preview():
    match = position(TIE).match
    with pytest.raises(pileus.Refused):
        match.preview(1, "decline")
    with pytest.raises(pileus.Refused):
        match.preview(0, "pass")
