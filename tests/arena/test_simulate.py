"""Simulation."""

from __future__ import annotations

import pytest

import pileus
from pileus.arena.simulate import Simulation, share, simulate

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


def test_an_unknown_bot_is_refused():
    with pytest.raises(pileus.Refused, match="random"):
        simulate("liberte", 1, 1, ("deep", "random", "random"), {"players": 3}, processes=1)
