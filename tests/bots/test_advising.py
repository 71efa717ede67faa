"""Advice: the best choices with the chance to win and what is expected, from what the seat may know."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

import pileus
from pileus.bots import Budget
from pileus.bots.search.chances import result
from pileus.games.contract import Refused
from pileus.games.emancipation.rules.state import ANARCHY
from pileus.locale import say
from pileus.play.match import Match
from tests.bots.asked import GAMES, walk
from tests.games.emancipation.test_p12_examples_end import cooperative_end
from tests.web.positions import DANTON, MARAT


@pytest.mark.parametrize("game", GAMES)
def test_advice_is_the_same_over_determinised_alternatives(game: str, interpreted: None):
    """The truth is replaced by a world that the seat cannot tell from it: advice stays what it was, with its lines."""
    compared = 0
    for seed in range(4):
        for match in islice(walk(game, seed, every=61), 3):
            assert match.seat is not None
            advised = match.advise(match.seat, 8, seed)
            match._state, truth = match.determinise(match.seat, 7 * compared + 1), match._state
            assert match.advise(match.seat, 8, seed) == advised
            match._state = truth
            compared += 1
    assert compared > 8


@pytest.mark.parametrize("game", GAMES)
def test_advice_names_choices_the_best_first(game: str, interpreted: None):
    match = next(moment for moment in walk(game, 1, every=50) if moment.number)
    assert match.seat is not None
    advised = match.advise(match.seat, 30, 2)
    assert sum(one.tried for one in advised) == 30
    assert [one.tried for one in advised] == sorted((one.tried for one in advised), reverse=True)
    assert {one.name for one in advised} <= {choice.name for choice in match.choices}
    assert all(0 <= one.chance <= 1 for one in advised)
    assert say(advised[0].label) == say(match.label(advised[0].choice))


def test_the_same_seed_and_number_of_looks_give_the_same_advice(interpreted: None):
    match = next(walk("liberte", 2, every=1))
    assert match.seat is not None
    assert match.advise(match.seat, 20, 5) == match.advise(match.seat, "20", 5)
    assert match.advise(match.seat, Budget(iterations=20), 5) != match.advise(match.seat, 20, 6)


def test_the_line_is_a_row_of_choices_that_can_be_made(interpreted: None):
    """In a tied election, where no luck comes between: each can be played, by the seat that is named."""
    stacks = [{"province": 1, "seat": seat, "faction": "red", "blocks": 2} for seat in (0, 1)]
    held = {"order": [0, 1, 2], "displays": [[MARAT], [DANTON], []], "stacks": stacks}
    match = _set_up(turn=3, phase="election", **held)
    assert match.seat == 0
    best = match.advise(0, 60, 1)[0]
    assert best.line, "after sixty looks something is expected"
    match.play(best.name)
    for expected in best.line:
        while len(match.choices) == 1:
            match.play(match.choices[0])
        assert match.seat == expected.seat
        assert say(match.label(expected.name)) == say(expected.label)
        match.play(expected.name)


def test_a_far_leader_hears_that_he_wins(interpreted: None):
    match = _set_up(turn=4, phase="action", vp=[40, 1, 2], order=[0, 1, 2])
    assert match.seat == 0
    assert match.advise(0, 40, 1)[0].chance > 0.9


def test_P10_2_where_all_win_or_lose_together_advice_tells_how_good_the_end_is(interpreted: None):
    """Victories are rare among play-outs: their share would be 0 for every choice."""
    match = pileus.game("emancipation").new(players=3, seed=7, mode="cooperative")
    assert match.seat is not None
    told = [one.chance for one in match.advise(match.seat, 40, 1)]
    assert len(set(told)) == len(told) > 1
    assert all(0 < chance < 0.9 for chance in told)


def test_P12_9_the_end_of_a_common_game_is_worth_what_was_reached():
    """Lost to anarchy, a defeat that misses one goal, a marginal victory: the same for every seat."""
    lost = pileus.game("emancipation").new(players=3, seed=1, mode="cooperative")
    while lost.seat is not None:
        lost.play(lost.choices[0])
    ends = [lost.state, cooperative_end(green=5).state, cooperative_end(green=6).state]
    worth = [result(lost.game, s) for s in ends]
    assert lost.state.over == ANARCHY
    assert all(len(set(one)) == 1 for one in worth)
    assert 0 == worth[0][0] < worth[1][0] < 0.5 < worth[2][0] <= 1


def test_a_question_with_one_answer_has_one_advice(interpreted: None):
    match = pileus.game("liberte").new(players=3, seed=7)
    while len(match.choices) > 1:
        match.play(match.choices[match.number * 7 % len(match.choices)])
    assert match.seat is not None
    [advice] = match.advise(match.seat, 5, 1)
    assert (advice.name, advice.tried) == (match.choices[0].name, 5)


@pytest.mark.parametrize("budget", ["", "0", 0, -3, "soon", None, 1.5])
def test_what_is_no_budget_is_refused(budget: Any):
    match = pileus.game("liberte").new(players=3, seed=7)
    with pytest.raises(Refused, match="is no budget"):
        match.advise(match.seat or 0, budget)


def test_only_the_seat_to_move_is_advised():
    match = pileus.game("liberte").new(players=3, seed=7)
    assert match.seat is not None
    with pytest.raises(Refused, match="turn"):
        match.advise((match.seat + 1) % 3)
    with pytest.raises(Refused, match="seat"):
        match.advise(9)


def test_nobody_is_advised_after_the_end():
    match = pileus.game("emancipation").new(players=1, mode="solitaire", seed=3)
    while match.seat is not None:
        match.play(match.choices[0])
    with pytest.raises(Refused, match="The game is over"):
        match.advise(0)


def _set_up(**position: Any) -> Match:
    """A table of three."""
    return pileus.game("liberte").set_up({"game": "liberte", "options": {"players": 3}, **position}, seed=3)
