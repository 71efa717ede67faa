"""Simulation."""

from __future__ import annotations

import pytest

import pileus
from pileus.arena.intervals import Figure, figure, figures, share
from pileus.arena.simulate import Simulation, simulate

FOUR = ("random",) * 4


def run(processes: int, compiled: bool) -> Simulation:
    return simulate("liberte", 40, 9, FOUR, {"players": 4}, processes=processes, compiled=compiled)


def test_the_same_seed_gives_the_same_answer_whatever_the_number_of_processes():
    assert run(1, False) == run(2, False)


def test_compiled_code_gives_the_same_answer():
    assert run(1, True) == run(1, False)


def test_win_shares_add_up_to_one():
    assert sum(won.share for won in run(1, False).wins) == pytest.approx(1)


def test_wilson_interval():
    """25 of 100: 0.175 to 0.343 in any table of Wilson's interval."""
    quarter = share(25, 100)
    assert quarter.low == pytest.approx(0.1755, abs=1e-3)
    assert quarter.high == pytest.approx(0.3430, abs=1e-3)


def test_a_truth_becomes_a_share():
    told = figure([True] * 25 + [False] * 75)
    assert (told.n, told.mean, told.share) == (100, 0.25, True)
    assert (told.low, told.high) == (share(25, 100).low, share(25, 100).high)


def test_a_number_becomes_a_mean_with_the_normal_interval():
    """Mean 3, sample variance 2.5, so 3 ± 1.96 √(2.5 / 5)."""
    told = figure([1, 2, 3, 4, 5])
    assert (told.n, told.mean, told.share) == (5, 3, False)
    assert (told.low, told.high) == pytest.approx((1.6141, 4.3859), abs=1e-4)


def test_a_single_number_is_its_own_mean():
    assert figure([7]) == Figure(1, 7, 7, 7, share=False)


def test_a_figure_that_some_games_do_not_have_is_a_mean_of_the_others():
    told = figures([{"a": 1}, {"a": 3, "b": True}, {"b": False}])
    assert (told["a"].n, told["a"].mean) == (2, 2)
    assert (told["b"].n, told["b"].mean) == (2, 0.5)


def test_an_unknown_bot_is_refused():
    with pytest.raises(pileus.Refused, match="random"):
        simulate("liberte", 1, 1, ("deep", "random", "random"), {"players": 3}, processes=1)
