"""Samples of the large counts in docs/testing.md: laws, ends, compiled equals interpreted."""

from __future__ import annotations

import pytest

from pileus.arena.fuzz import Job, compare_some, fuzz, fuzz_some
from pileus.games import find


def test_L1_3_to_L1_5_hold_after_every_beat_of_interpreted_games():
    report = fuzz_some(Job("liberte", 1, range(64), False))  # once each combination of options
    assert report.failures == []
    assert report.games == 64


def test_L1_3_to_L1_5_hold_after_every_beat_of_compiled_games_and_every_end_is_reached():
    report = fuzz("liberte", 8000, seed=2, processes=1)
    assert report.failures == []
    assert set(report.ends) == {"four-turns", "landslide", "counter-revolution"}
    assert report.shared > 0


def test_P1_1_to_P1_6_hold_after_every_beat_of_interpreted_games():
    report = fuzz_some(Job("emancipation", 1, range(0, 514, 3), False))  # every third table
    assert report.failures == []
    assert report.games == 172


def test_P10_every_end_is_reached():
    """Two games with every combination of options and two from every start."""
    game = find("emancipation")
    report = fuzz("emancipation", 2 * (len(game.variants) + len(game.starts)), seed=2, processes=1)
    assert report.failures == []
    assert set(report.ends) == set(game.ends[1:])
    assert report.started == 2 * len(game.starts)
    assert report.shared > 20


def test_P0_1_the_starts_have_every_mode_and_number_of_players():
    options = [position["options"] for position in find("emancipation").starts]
    laid = {(option["mode"], option["players"]) for option in options}
    together = {(mode, players) for mode in ("competitive", "cooperative", "two-stage") for players in (2, 3)}
    assert laid == {*together, ("solitaire", 1)}


@pytest.mark.parametrize(("name", "numbers"), [("liberte", range(0, 256, 7)), ("emancipation", range(0, 514, 5))])
def test_cpython_and_compiled_code_are_equal_after_every_step(name: str, numbers: range):
    report = compare_some(Job(name, 3, numbers, True))
    assert report.failures == []
    assert report.started > 0
    assert report.decisions > 5_000


def test_the_answer_does_not_depend_on_the_number_of_processes():
    alone = fuzz("liberte", 12, seed=5, processes=1, compiled=False)
    together = fuzz("liberte", 12, seed=5, processes=2, compiled=False)
    assert alone == together
