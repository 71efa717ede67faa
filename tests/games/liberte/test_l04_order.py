"""L4 Order of play."""

from __future__ import annotations

from tests.games.liberte.table import position

SEEDS = range(40)


def orders(text: str) -> set[str]:
    """The orders of play that luck can give the next turn."""
    return {position(f"{text}\nhand A | 1\nphase election", seed=seed).order for seed in SEEDS}


# L4.1


def test_L4_1_six_blocks_join_at_the_start_of_turn_2():
    t = position("hand A | 1\nphase election")
    assert "liberte-blocks-joined" in t.events
    assert sum(t.supply.values()) == 28 + 24 + 30


def test_L4_1_no_blocks_join_at_the_start_of_turn_3():
    t = position("hand A | 1\nturn 2\nphase election")
    assert "liberte-blocks-joined" not in t.events
    assert sum(t.supply.values()) == 28 + 24 + 30


# L4.2


def test_L4_2_most_points_first_then_the_next():
    assert orders("vp | A 2 | B 9 | C 4") == {"BCA"}


def test_L4_2_the_order_of_the_turn_before_is_forgotten():
    assert orders("order ABC\nvp | A 2 | B 9 | C 4\nturn 2") == {"BCA"}


def test_L4_2_ties_are_decided_at_random():
    assert orders("vp | A 5 | B 5 | C 5") == {"ABC", "ACB", "BAC", "BCA", "CAB", "CBA"}


def test_L4_2_a_tie_is_between_the_tied_alone():
    assert orders("vp | A 1 | B 7 | C 1") == {"BAC", "BCA"}


def test_L4_2_ties_are_decided_anew_each_turn():
    assert orders("order CAB\nvp | A 1 | B 7 | C 1\nturn 3") == {"BAC", "BCA"}


def test_L4_2_points_of_the_election_count():
    """L10.1 B has the most votes of the government: 5 points before the order is settled."""
    t = position("Normandie | B red 1\nvp | A 4\nhand A | 1\nphase election")
    assert t.order[0] == "B"
