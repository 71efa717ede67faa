"""P9 Score."""

from __future__ import annotations

from typing import Any

from tests.games.emancipation.quiet import at_the_end, result, score, seat_of, winners
from tests.games.emancipation.table import Table

DISKS = 6  # P2.4, of each faction


def bare(**fields: Any) -> Table:
    """The end of a competitive game; nobody has anything but six disks and what is given."""
    return at_the_end(**{"admin": {}, "freed": {}, **fields})


# P9.1


def test_P9_1_a_point_for_each_barrier():
    t = bare(barriers={"B01": "red", "B17": "red", "B02": "green"})
    assert (score(t, "red"), score(t, "green"), score(t, "white")) == (DISKS + 2, DISKS + 1, DISKS)


def test_P9_1_a_point_for_each_slaver():
    t = bare(slavers={"S1": "white", "S9": "white"})
    assert (score(t, "red"), score(t, "white")) == (DISKS, DISKS + 2)


def test_P9_1_a_point_for_each_disk_dealt_at_the_start():
    t = bare(disks={"red": 3, "green": 10, "white": 5})
    assert (score(t, "red"), score(t, "green"), score(t, "white")) == (3, 10, 5)


def test_P9_1_and_for_each_taken_from_a_sphere():
    t = bare(disks={"red": 3, "green": 10, "white": 5}, gained={"green": 4})
    assert score(t, "green") == 10


def test_P9_1_without_dealt_disks_only_those_taken_score():
    """P0.2, P3.4a"""
    t = bare(disks={"red": 3, "green": 10, "white": 5}, gained={"green": 4}, dealt_disks_score=False)
    assert (score(t, "red"), score(t, "green"), score(t, "white")) == (0, 4, 0)


def test_P9_1_disks_in_spheres_score_for_nobody():
    t = bare(anarchy={"WEU": 2, "EEU": 1})
    assert [score(t, word) for word in ("red", "green", "white")] == [5, 5, 5]


def test_P9_1_a_point_for_each_own_meeple_on_a_slave_space():
    t = bare(freed={"London": ["red", "green"], "Lisbon": ["green"]})
    assert (score(t, "red"), score(t, "green"), score(t, "white")) == (DISKS + 1, DISKS + 2, DISKS)


def test_P9_1_a_point_for_each_own_agent_on_an_admin_space():
    t = bare(admin={"London": "red", "Lisbon": "green", "Canton": "green"})
    assert (score(t, "red"), score(t, "green"), score(t, "white")) == (DISKS + 1, DISKS + 2, DISKS)


def test_P9_1_a_point_for_each_own_agent_on_a_ship():
    t = bare(ships={"S1": "red", "S2": "red", "S3": None})
    assert (score(t, "red"), score(t, "green"), score(t, "white")) == (DISKS + 2, DISKS, DISKS)


def test_P9_1_agents_in_boxes_and_in_the_market_score_nothing():
    t = bare(boxes={"red": [9, 0, 0]}, east=[f"E0{i}" for i in range(1, 7)], market_agents={"E01": ["red", "red"]})
    assert score(t, "red") == DISKS


def test_P9_1_ones_own_dissidents_score_nothing():
    t = bare(dissidents={"WEU": ["red"], "NAM": ["green"]})
    assert (score(t, "red"), score(t, "green")) == (DISKS, DISKS)


def test_P9_1_all_of_it_is_added_up():
    t = bare(
        barriers={"B01": "red", "B02": "red"},
        slavers={"S1": "red"},
        freed={"London": ["red"]},
        admin={"London": "red"},
        ships={"S1": "red"},
    )
    assert score(t, "red") == 2 + 1 + DISKS + 1 + 1 + 1


# P9.2


def test_P9_2_minus_1_for_white_for_each_dissident_of_any_colour():
    t = bare(dissidents={"WEU": ["red"], "NAM": ["green"], "EIN": ["white"]})
    assert score(t, "white") == DISKS - 3


def test_P9_2_plus_1_with_plus():
    position = bare(dissidents={"WEU": ["red"], "NAM": ["green"], "EIN": ["white"]}).start
    position["options"]["dissidents"] = "plus"
    assert score(Table(position, seed=1), "white") == DISKS + 3


def test_P9_2_only_for_white():
    t = bare(dissidents={"WEU": ["red"]})
    assert (score(t, "red"), score(t, "green")) == (DISKS, DISKS)


def test_P9_2_only_if_white_is_in_play():
    t = bare(players=2, factions=["red", "green"], dissidents={"WEU": ["white"]})
    assert result(t).scores == [9, 9]


def test_P9_2_meeples_on_slave_spaces_are_no_dissidents():
    assert score(bare(freed={"London": ["red", "green"]}), "white") == DISKS


def test_P9_2_there_is_no_floor_at_0():
    """No disk, nothing else, and three dissidents."""
    dissidents = {"WEU": ["red"], "NAM": ["green"], "EIN": ["white"]}
    t = bare(disks={"red": 9, "green": 9, "white": 0}, dissidents=dissidents)
    assert score(t, "white") == -3
    assert result(t).places[seat_of(t, "white")] == 3


# P9.3


def test_P9_3_a_tie_goes_to_most_own_meeples_on_slave_spaces():
    t = bare(disks={"red": 7, "green": 6, "white": 5}, freed={"London": ["green"]})
    assert (score(t, "red"), score(t, "green")) == (7, 7)
    assert winners(t) == ["green"]


def test_P9_3_then_to_most_barriers():
    t = bare(disks={"red": 7, "green": 6, "white": 5}, barriers={"B01": "green"})
    assert (score(t, "red"), score(t, "green")) == (7, 7)
    assert winners(t) == ["green"]


def test_P9_3_meeples_go_before_barriers():
    disks = {"red": 5, "green": 6, "white": 7}
    t = bare(disks=disks, freed={"London": ["green"]}, barriers={"B01": "red", "B02": "red"})
    assert [score(t, word) for word in ("red", "green", "white")] == [7, 7, 7]
    assert winners(t) == ["green"]


def test_P9_3_points_go_before_meeples():
    t = bare(freed={"London": ["green"]}, disks={"red": 8, "green": 6, "white": 4})
    assert (score(t, "green"), winners(t)) == (7, ["red"])


def test_P9_3_then_it_is_shared():
    t = bare(disks={"red": 7, "green": 7, "white": 4})
    assert winners(t) == ["red", "green"]
    assert [result(t).places[seat_of(t, word)] for word in ("red", "green", "white")] == [1, 1, 3]


def test_P9_3_slavers_and_agents_break_no_tie():
    t = bare(disks={"red": 7, "green": 5, "white": 6}, slavers={"S1": "green"}, admin={"London": "green"})
    assert winners(t) == ["red", "green"]


def test_P9_3_a_negative_score_is_told_with_its_tie_breaks():
    t = bare(
        disks={"red": 9, "green": 9, "white": 0},
        dissidents={"WEU": ["red"], "NAM": ["green"], "EIN": ["white"], "LAM": ["red"], "IND": ["red"]},
        freed={"London": ["white"]},
        barriers={"B01": "white"},
    )
    assert score(t, "white") == 1 + 1 - 5
    assert result(t).tiebreaks[seat_of(t, "white")] == [1, 1]
