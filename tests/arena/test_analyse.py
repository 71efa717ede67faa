"""A game looked at afterwards."""

from __future__ import annotations

import random
from typing import Any

import pytest

import pileus
from pileus import bots
from pileus.arena.analyse import Analysis, analyse, swings
from pileus.arena.analysis_page import analysis_page
from pileus.bots import Budget, question
from pileus.bots.advising import Advisor
from pileus.bots.judging import Missed, Standing, judge, standing
from pileus.play.match import Match
from tests.arena.test_pages import COMMAND, check, texts
from tests.web.positions import MARAT


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if numba were not installed."""
    monkeypatch.setenv("PILEUS_FAST", "0")


def tied(**more: Any) -> Match:
    """L8.3 The last election: Paris is tied, and the first seat, which could advance Marat, needs it to win."""
    stacks = [{"province": 8, "seat": seat, "faction": "red", "blocks": 3} for seat in (0, 1)]
    position = {"turn": 4, "phase": "election", "stacks": stacks, "vp": [20, 21, 0], "displays": [[MARAT], [], []]}
    laid = {"game": "liberte", "options": {"players": 3}, "order": [0, 1, 2], **position, **more}
    return pileus.game("liberte").set_up(laid, seed=3)


def played(match: Match, *names: str) -> Match:
    """These choices, then the first ones until the end."""
    for name in names:
        match.play(name)
    while match.seat is not None:
        match.play(match.choices[0])
    return match


def judged(match: Match, name: str, looks: int = 24) -> Missed | None:
    luck = random.Random(1)
    made = next(choice.id for choice in match.choices if choice.name == name)
    return judge(question(match, Advisor(), luck, Budget(iterations=looks)), made)


def test_a_better_choice_is_told_with_both_chances():
    missed = judged(tied(), "decline")
    assert missed is not None
    assert (missed.better, missed.label.args["card"]) == (MARAT, MARAT)
    assert missed.better_chance - missed.chance > 0.5


def test_the_best_choice_is_no_fault():
    assert judged(tied(), f"card:{MARAT}") is None


def test_a_choice_is_judged_by_what_its_seat_could_know():
    """Over worlds that the seat cannot tell apart the judgement is the same."""
    match = tied(hands=[[], [], []])
    first = judged(match, "decline")
    match._state = match.determinise(match.seat, 99)
    assert judged(match, "decline") == first


def test_how_a_game_stands_does_not_depend_on_hidden_cards():
    match = pileus.game("liberte").new(players=3, seed=7)
    stands = standing(match.game, match.determinise(None, 1), 6, 5)
    match._state = match.determinise(None, 99)
    assert standing(match.game, match.determinise(None, 1), 6, 5) == stands
    assert sum(stands.chances) == pytest.approx(1, abs=0.01)


def test_a_finished_game_stands_as_it_ended():
    match = played(tied(), f"card:{MARAT}")
    assert standing(match.game, match.state, 5, 1) == Standing([1.0, 0.0, 0.0], [0.0] * 3)


def test_turning_points_are_surely_more_than_noise():
    told = [([0.5, 0.5], 0.001), ([0.52, 0.48], 0.001), ([0.8, 0.2], 0.001), ([0.7, 0.3], 0.2), ([0.0, 1.0], 0.0)]
    assert swings([Standing(chances, [error] * 2) for chances, error in told]) == [(4, 0), (2, 0)]


@pytest.fixture(scope="module")
def analysed() -> Analysis:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PILEUS_FAST", "0")
        return analyse(played(tied(), "decline").record(), 12, 1, processes=1)


def test_the_chances_of_a_record_end_with_its_result(analysed: Analysis):
    assert [one.number for one in analysed.moments] == list(range(len(analysed.moments)))
    assert (analysed.moments[-1].chances, analysed.winners) == ([0.0, 1.0, 0.0], [1])
    assert analysed.moments[0].chances[0] > 0.5
    assert (analysed.moments[1].seat, analysed.moments[1].choice, analysed.moments[1].label) == (
        0,
        "decline",
        "Decline",
    )


def test_the_turning_point_and_the_missed_choice_of_a_record(analysed: Analysis):
    assert (analysed.swings[0].number, analysed.swings[0].choice) == (1, "decline")
    [missed] = [one for one in analysed.missed if one.number == 1]
    assert (missed.choice, missed.better, missed.seat) == ("decline", f"card:{MARAT}", 0)
    assert "Jean-Paul Marat" in missed.better_label
    assert missed.by == pytest.approx(missed.better_chance - missed.chance, abs=0.001)


def test_the_same_seed_gives_the_same_answer_with_any_number_of_processes(analysed: Analysis):
    record = played(tied(), "decline").record()
    assert analyse(record, 12, 1, processes=2) == analysed


def test_only_the_seats_asked_for_are_judged():
    answer = analyse(played(tied(), "decline").record(), 4, 1, seats=[1], processes=1)
    assert answer.judged == [1]
    assert all(one.seat == 1 for one in answer.missed)


def test_the_page_of_an_analysis(analysed: Analysis):
    said = texts(check(analysis_page(analysed, COMMAND)))
    for words in ("Liberté, looked at afterwards", COMMAND, "Turning points", "Better choices missed", "Decline"):
        assert words in said
    assert "12 for each moment and each choice compared, without compiled code" in said
    assert "arena-" not in said


def test_a_common_game_that_goes_on_has_one_line():
    match = pileus.game("emancipation").new(players=2, mode="cooperative", seed=4)
    greedy, luck = bots.find("greedy"), random.Random(1)
    for _ in range(3):
        match.play(greedy.answer(question(match, greedy, luck)))
    answer = analyse(match.record(), 2, 1, processes=1)
    assert (answer.together, answer.over, len(answer.moments)) == (True, False, 4)
    said = texts(check(analysis_page(answer, COMMAND)))
    assert "All win or lose together" in said and "The game is not over." in said
