"""L2 Set-up."""

from __future__ import annotations

import pytest

import pileus
from pileus.games.liberte.rules.state import State
from pileus.games.liberte.tables import CARD_SET_B
from tests.games.liberte.table import Table, position

SEEDS = range(30)


def begun(seed: int, players: int = 3) -> State:
    return Table(pileus.game("liberte").new(players=players, seed=seed), "ABCDEF"[:players]).state


# L2.1


def test_L2_1_anybody_can_be_the_first_player():
    assert {begun(seed).order[0] for seed in SEEDS} == {0, 1, 2}


def test_L2_1_the_others_follow_clockwise():
    assert {tuple(begun(seed).order[:3]) for seed in SEEDS} == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}


def test_L2_1_the_first_player_acts_first():
    s = begun(1)
    assert s.seat == s.order[0]


# L2.2


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_L2_2_seven_cards_each(players):
    assert begun(1, players).hand_n[:players] == [7] * players


def test_L2_2_hands_come_from_the_a_set():
    s = begun(1, 6)
    assert {CARD_SET_B[card] for seat in range(6) for card in s.hand[seat][:7]} == {0}


def test_L2_2_the_a_set_is_shuffled():
    assert len({tuple(sorted(begun(seed).hand[0][:7])) for seed in SEEDS}) == len(SEEDS)


def test_L2_2_three_cards_lie_face_up_from_the_top_of_the_deck():
    s = begun(1)
    assert [CARD_SET_B[card] for card in s.row if card] == [0, 0, 0]


def test_L2_2_the_rest_of_a_lies_on_top_of_b():
    s = begun(1)
    assert (s.deck_n, s.under_n) == (57 - 3 * 7 - 3, 53)


def test_L2_2_a_cards_are_drawn_before_b_cards():
    t = position("left | Danton, Marat\nrow | 1, 2, 3").choose("A deck")
    assert t.hand("A") == ["Georges Danton"] and t.deck == ["Jean-Paul Marat"]


def test_L2_2_the_b_set_comes_up_when_the_a_set_is_used_up():
    t = position("left | Danton, Marat\nrow | 1, 2, 3\ndiscard | 4").choose("A deck", "B deck")
    assert "Jean-Paul Marat" in t.hand("B")


# L2.3


def test_L2_3_two_blocks_of_each_colour_wait():
    assert begun(1).supply == [28 - 2, 24 - 2, 30 - 2]


def test_L2_3_waiting_blocks_cannot_be_placed_in_turn_1():
    """Of 24 white blocks two wait and 21 are on the map: a white 3 places one."""
    stacks = "\n".join(f"{province} | B white 3" for province in range(1, 8))
    t = position(f"{stacks}\nhand A | Necker").choose("A Necker", "A Paris")
    assert t.asked == "liberte-settle" and "Paris | A white 1" in t.map


def test_L2_3_the_waiting_blocks_join_the_supply_at_the_start_of_turn_2():
    t = position("phase election\nhand A | 1")
    assert t.turn == 2 and t.supply == {"blue": 28, "white": 24, "red": 30}


# L2.4


def test_L2_4_turn_1():
    assert begun(1).turn == 1


def test_L2_4_there_is_no_government():
    t = Table(pileus.game("liberte").new(players=3, seed=1), "ABC")
    assert (t.government, t.opposition, t.presence) == (None, None, "")


def test_L2_4_everybody_has_0_points():
    assert begun(1, 6).vp == [0] * 6
