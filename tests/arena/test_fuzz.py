"""Samples of the large counts in docs/testing.md: laws, ends, compiled equals interpreted."""

from __future__ import annotations

from pileus.arena.fuzz import Job, compare_some, fuzz, fuzz_some


def test_L1_3_to_L1_5_hold_after_every_beat_of_interpreted_games():
    report = fuzz_some(Job("liberte", 1, range(64), False))  # once each combination of options
    assert report.failures == []
    assert report.games == 64


def test_L1_3_to_L1_5_hold_after_every_beat_of_compiled_games_and_every_end_is_reached():
    report = fuzz("liberte", 8000, seed=2, processes=1)
    assert report.failures == []
    assert set(report.ends) == {"four-turns", "landslide", "counter-revolution"}
    assert report.shared > 0


def test_cpython_and_compiled_code_are_equal_after_every_step():
    report = compare_some(Job("liberte", 3, range(0, 256, 7), True))
    assert report.failures == []
    assert report.decisions > 10_000


def test_the_answer_does_not_depend_on_the_number_of_processes():
    alone = fuzz("liberte", 12, seed=5, processes=1, compiled=False)
    together = fuzz("liberte", 12, seed=5, processes=2, compiled=False)
    assert alone == together
