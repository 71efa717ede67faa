"""L3 The turn."""

from __future__ import annotations

import pytest

import pileus
from pileus import Refused
from tests.games.liberte.table import Table, position

EVERYBODY_PASSES_TWICE = ("A pass", "B pass", "C pass") * 2  # L6.10
HANDS = """
    hand A | 1, 2, 3, 4, 5, 6, 7
    hand B | 8, 9, 10, 11, 12, 13, 14
    hand C | 15, 16, 17, 18, 19, 20, 21
"""


def a_game_of_passes() -> Table:
    """Nobody ever plays, discards or takes a card."""
    t = Table(pileus.game("liberte").new(players=3, seed=1), "ABC")
    while t.match.result is None:
        t.match.play("pass" if "pass" in t.choices else "done")
    return t


def test_L3_1_turn_1_begins_with_actions():
    t = Table(pileus.game("liberte").new(players=3, seed=1), "ABC")
    assert t.phases == ["action"]


def test_L3_1_turn_1_has_neither_order_nor_refresh_nor_battle():
    t = position(HANDS).choose(*EVERYBODY_PASSES_TWICE)
    assert t.phases == ["action", "election", "turn 2", "refresh"]


def test_L3_1_turn_2_has_a_battle_between_actions_and_election():
    t = position(f"{HANDS}\nturn 2").choose(*EVERYBODY_PASSES_TWICE)
    assert t.phases == ["action", "battle", "election", "turn 3", "refresh"]


def test_L3_1_a_turn_begins_with_the_order_and_then_the_refresh():
    t = position(f"{HANDS}\nphase election")
    began = t.events[t.events.index("liberte-turn-began") :]
    assert began == [
        "liberte-turn-began",
        "liberte-blocks-joined",
        *["liberte-place-in-order"] * 3,
        "liberte-phase-began",
    ]


def test_L3_1_four_turns_of_five_phases():
    assert a_game_of_passes().phases == [
        *("action", "election"),
        *("turn 2", "refresh", "action", "battle", "election"),
        *("turn 3", "refresh", "action", "battle", "election"),
        *("turn 4", "refresh", "action", "battle", "election"),
    ]


def test_L3_1_after_turn_4_the_game_is_over():
    assert a_game_of_passes().ended == "liberte-end-four-turns"


@pytest.mark.parametrize("phase", ["refresh", "battle"])
def test_L3_1_no_position_of_turn_1_is_in_a_phase_it_does_not_have(phase):
    with pytest.raises(Refused) as refused:
        position(f"phase {phase}")
    assert refused.value.rule == "L3.1"


def test_L3_1_a_phase_is_finished_by_everybody_before_the_next_begins():
    t = position(f"{HANDS}\nturn 2\nphase refresh").choose("A done", "B done")
    assert t.phase == "refresh"
    assert t.choose("C done").phase == "action"


def test_L3_1_in_order_of_play_is_not_by_seat():
    t = position(f"{HANDS}\norder CAB").choose("C pass", "A pass", "B pass")
    assert t.seat == "C"


def test_L3_1_the_order_is_that_of_the_current_turn():
    """The order of turn 1 was ABC; turn 2 goes by points (L4.2)."""
    t = position(f"{HANDS}\norder ABC\nvp | A 1 | B 2 | C 3\nphase election").choose("C done", "B done", "A done")
    assert t.order == "CBA" and t.seat == "C" and t.phase == "action"
