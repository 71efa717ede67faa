"""What simulations tell of a finished game."""

from __future__ import annotations

from typing import Any

from pileus.games.emancipation.figures import figures
from tests.games.emancipation.table import table

FREED = {"Philadelphia": ["white", "white"], "St Petersburg": ["red", "red", "green"]}


def ended(**fields: Any) -> dict[str, int]:
    """The figures of a table whose last refill fails at once."""
    t = table(**{"turn": 33, "phase": "market", **fields})
    assert t.ended is not None
    return figures(t.state)


def test_P10_1_goals_are_told_by_faction():
    told = ended(mode="cooperative", freed=FREED, slavers={f"S{number}": "red" for number in range(1, 8)})
    assert (told["goal-red"], told["goal-green"], told["goal-white"], told["goals"]) == (True, False, False, False)
    assert (told["freed"], told["barriers-left"], told["slavers-left"]) == (5, 39, 2)


def test_P9_1_points_are_told_by_faction_whether_or_not_the_goal_is_met():
    """Six disks each; red two Admin agents and two meeples, green one of each, white one and two."""
    told = ended(mode="cooperative", freed=FREED)
    assert (told["vp-red"], told["vp-green"], told["vp-white"]) == (10, 8, 9)


def test_P2_1_only_factions_in_play_are_told():
    told = ended(players=2, mode="cooperative", turn=21, factions=["red", "white"])
    assert {name for name in told if name.endswith("green")} == set()
    assert {"goal-red", "goal-white", "vp-red", "vp-white"} <= set(told)


def test_P10_4_in_a_second_stage_the_goals_were_met():
    told = ended(mode="two-stage", stage=2, turn=47)
    assert (told["goal-red"], told["goal-green"], told["goal-white"], told["goals"]) == (True, True, True, True)


def test_P10_6_what_is_lost_to_anarchy_is_not_scored_and_no_goal_is_met():
    """One disk is left; red has every slaver, which would be its goal."""
    unrest = dict.fromkeys(("NAM", "WEU", "EEU", "MEA", "FEA", "EIN", "IND", "EAF"), 2) | {"WAF": 1}
    slavers = {f"S{number}": "red" for number in range(1, 10)}
    t = table(phase="pogroms", turn=33, mode="cooperative", anarchy=unrest, slavers=slavers)
    t.play("sphere:EAF").rolling(4)
    assert t.ended == "anarchy"
    told = figures(t.state)
    assert (told["goal-red"], told["slavers-left"]) == (False, 0)
    assert "vp-red" not in told
