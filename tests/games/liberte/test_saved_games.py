"""Saved games: one for every way a game can end, kept as files, so that what replayed once replays for ever.

Later versions of rules, format or layout must still lead each of them to the same result.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import pileus
from pileus.games.liberte.rules.state import COUNTER_REVOLUTION, FOUR_TURNS, LANDSLIDE, State
from pileus.play.match import Match

SAVED = Path(__file__).parent / "saved"


def verified(name: str) -> tuple[Match, State, pileus.Result]:
    match = pileus.verify((SAVED / f"{name}.json").read_bytes())
    s = match.state
    assert isinstance(s, State)
    assert match.result is not None
    return match, s, match.result


@pytest.mark.parametrize("name", sorted(path.stem for path in SAVED.glob("*.json")))
def test_a_saved_game_leads_to_the_same_result(name: str):
    match, _, result = verified(name)
    assert match.broken_law == 0
    assert result.reason.id.removeprefix("liberte-end-") in name


def test_L12_1_four_turns_are_reached():
    _, s, result = verified("four-turns")
    assert s.over == FOUR_TURNS
    assert len(result.winners) == 1


def test_L12_1_a_tie_broken_by_the_display_is_reached():
    _, _, result = verified("four-turns-tied")
    assert result.scores.count(max(result.scores)) > 1
    assert len(result.winners) == 1


def test_L12_1_a_shared_win_is_reached():
    assert len(verified("four-turns-shared")[2].winners) > 1


@pytest.mark.parametrize(("name", "edition"), [("landslide-first", 1), ("landslide-second", 2)])
def test_L12_2_a_landslide_is_reached(name: str, edition: int):
    _, s, _ = verified(name)
    assert (s.over, s.edition) == (LANDSLIDE, edition)


@pytest.mark.parametrize("how", ["automatic", "claimed"])
@pytest.mark.parametrize(("where", "lost"), [("on-the-map", False), ("lost-battles", True)])
def test_L12_3_a_counter_revolution_is_reached(how: str, where: str, lost: bool):
    _, s, _ = verified(f"counter-revolution-{how}-{where}")
    assert s.over == COUNTER_REVOLUTION
    assert s.claimed == (how == "claimed")
    assert any(s.lost) == lost
