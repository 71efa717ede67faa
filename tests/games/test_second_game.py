"""A second game needs no change to kernel or play: pebbles, found as other packages' games are found."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import pileus
from pileus.arena.fuzz import Job as FuzzJob
from pileus.arena.fuzz import compare_some, fuzz_some, shrink
from pileus.arena.simulate import simulate
from tests.games.installed import install_pebbles


@pytest.fixture
def installed(tmp_path: Path) -> Iterator[None]:
    sys.path.insert(0, str(install_pebbles(tmp_path)))
    yield
    sys.path.remove(str(tmp_path))


def test_it_is_found_by_name_played_undone_and_replayed(installed: None):
    match = pileus.game("pebbles").new(seed=3)
    match.play("take:3")
    match.undo()
    while match.seat is not None:
        match.play(match.choices[-1])
    assert match.result is not None
    assert match.result.winners == [match.log[-1].seat]
    assert pileus.verify(match.record()).state.pack() == match.state.pack()


def test_its_secret_stays_secret(installed: None):
    match = pileus.game("pebbles").new(seed=3)
    for seed in range(20):
        match._state, truth = match.determinise(0, seed), match._state
        assert match.view(0)["table"]["card"] == truth.card[0]  # type: ignore[attr-defined]
        match._state = truth


def test_it_is_refused_what_it_refuses(installed: None):
    with pytest.raises(pileus.Refused, match="heap is empty"):
        pileus.game("pebbles").set_up({"game": "pebbles", "options": {}, "heap": 0})


def test_a_bot_of_another_package_sits_down(installed: None):
    result = simulate("pebbles", 20, 1, ("three", "random"), {}, processes=1)
    assert result.games == 20
    assert result.ends == {"last-pebble": 20}


def test_it_runs_in_the_laboratory(installed: None):
    assert fuzz_some(FuzzJob("pebbles", 0, range(40), False)).failures == []


def test_a_broken_law_is_found_and_shrunk_to_a_record_that_replays(installed: None):
    report = fuzz_some(FuzzJob("broken", 0, range(40), False))
    assert report.failures
    failure = max(report.failures, key=lambda failure: failure.number)
    match = pileus.replay(shrink(failure))
    assert match.broken_law == 1
    assert match.state.heap == 5  # type: ignore[attr-defined]
    assert failure.what == "N1.1"


def test_what_breaks_after_a_position_is_shrunk_to_a_record_that_begins_there(installed: None):
    report = fuzz_some(FuzzJob("broken", 0, range(40), False))
    failure = next(failure for failure in report.failures if failure.number % 3 == 2)  # two variants, then the start
    record = shrink(failure)
    assert record["position"] == {"game": "pebbles", "options": {"most": 2}, "heap": 6}
    assert len(record["choices"]) == 1
    match = pileus.replay(record)
    assert match.broken_law == 1
    assert match.state.heap == 5  # type: ignore[attr-defined]


def test_its_figures_are_shares_and_means(installed: None):
    figures = simulate("pebbles", 30, 1, ("random", "random"), {}, processes=1, compiled=False).figures
    assert list(figures) == ["opener-won", "opener-card"]
    assert figures["opener-won"].share
    assert 0 < figures["opener-won"].low < figures["opener-won"].mean < figures["opener-won"].high < 1
    assert not figures["opener-card"].share
    assert 1 < figures["opener-card"].mean < 6


def test_it_is_compiled_by_the_same_twin(installed: None):
    assert compare_some(FuzzJob("pebbles", 0, range(12), True)).failures == []
