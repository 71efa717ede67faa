"""P7.5 Pogroms."""

from __future__ import annotations

from typing import Any

import pytest

from pileus.games.emancipation.events import (
    AnarchyAdded,
    AnarchyOverflowed,
    PogromHitAgent,
    PogromHitDissident,
    PogromHitMeeple,
    PogromMissed,
    PogromRolled,
)
from tests.games.emancipation.quiet import TAKEN, idle, told
from tests.games.emancipation.table import Table, table


def pogrom(*dice: int, **fields: Any) -> Table:
    """Spheres have disks, and the dice of the pogroms show so much."""
    return table(phase="pogroms", **fields).rolling(*dice)


def in_europe(die: int, **fields: Any) -> Table:
    """Western Europe alone has two disks."""
    return pogrom(die, anarchy={"WEU": 2}, **fields)


# Which spheres, in which order


def test_P7_5_one_die_for_a_sphere_with_2_disks():
    assert told(in_europe(1), PogromRolled) == [PogromRolled("WEU", 1)]


def test_P7_5_none_for_a_sphere_with_one():
    assert told(pogrom(anarchy={"WEU": 1, "EEU": 1}), PogromRolled) == []


def test_P7_5_in_the_order_the_player_chooses():
    t = pogrom(anarchy={"WEU": 2, "IND": 2, "EAF": 1})
    assert (t.asked, t.faction, t.choices) == ("next-sphere", "red", {"sphere:WEU", "sphere:IND"})


def test_P7_5_the_sphere_he_chose_is_rolled_for_first():
    t = pogrom(anarchy={"WEU": 2, "IND": 2}).play("sphere:IND").rolling(1)
    assert [event.sphere for event in told(t, PogromRolled)] == ["IND", "WEU"]


def test_P7_5_each_roll_is_resolved_before_he_chooses_the_next():
    t = pogrom(anarchy={"WEU": 2, "IND": 2, "LAM": 2}).play("sphere:WEU").rolling(2)
    assert t.asked == "pogrom-piece"
    t.play("admin:London")
    assert (t.asked, t.choices) == ("next-sphere", {"sphere:IND", "sphere:LAM"})


def test_P7_5_the_last_sphere_needs_no_choice():
    t = pogrom(anarchy={"WEU": 2, "IND": 2}, admin={}, freed={}).play("sphere:IND").rolling(1, 1)
    assert t.asked == "act"


def test_P7_5_each_sphere_once():
    """Its disks are still two."""
    t = in_europe(1)
    assert (t.asked, t.anarchy) == ("act", {"WEU": 2})


def test_P7_5_again_in_the_next_turn():
    t = idle(in_europe(1, barriers=TAKEN), until=3)
    assert [event.sphere for event in told(t, PogromRolled)] == ["WEU", "WEU"]


def test_P7_5_a_sphere_that_reaches_2_during_this_step_is_included():
    """Eastern Europe overflows into the Middle East."""
    t = pogrom(4, anarchy={"EEU": 2, "MEA": 1}).play("sphere:MEA")
    assert [event.sphere for event in told(t, PogromRolled)] == ["EEU", "MEA"]


def test_P7_5_a_sphere_that_reaches_1_is_not():
    t = in_europe(4).play("sphere:EEU")
    assert len(told(t, PogromRolled)) == 1
    assert t.anarchy == {"WEU": 2, "EEU": 1}


def test_P7_5_the_player_chooses_whosever_pieces_they_are():
    """White has the turn and chooses among red pieces."""
    t = in_europe(2, faction="white")
    assert (t.asked, t.faction, t.choices) == ("pogrom-piece", "white", {"admin:London", "meeple:London"})


# 1, 2, 3: a piece

MEEPLES = {"London": ["red", "green"], "Lisbon": ["white"]}


def test_P7_5_a_1_hits_a_white_piece():
    t = in_europe(1, admin={}, freed=MEEPLES)
    assert (t.freed("Lisbon"), t.meeples("white")) == ([], 16)
    assert told(t, PogromHitMeeple) == [PogromHitMeeple("white", "Lisbon")]


def test_P7_5_a_2_hits_a_red_piece():
    t = in_europe(2, admin={}, freed=MEEPLES)
    assert (t.freed("London"), t.meeples("red")) == (["green"], 16)


def test_P7_5_a_3_hits_a_green_piece():
    t = in_europe(3, admin={}, freed=MEEPLES)
    assert (t.freed("London"), t.meeples("green")) == (["red"], 16)


def test_P7_5_any_port_of_the_sphere():
    t = in_europe(1, admin={}, freed={"London": ["white"], "Lisbon": ["white"]})
    assert t.choices == {"meeple:London", "meeple:Lisbon"}
    assert t.play("meeple:Lisbon").freed("London") == ["white"]


def test_P7_5_the_first_port_too():
    t = in_europe(1, admin={}, freed={"London": ["white"], "Lisbon": ["white"]}).play("meeple:London")
    assert (t.freed("London"), t.freed("Lisbon")) == ([], ["white"])


def test_P7_5_the_player_chooses_among_agents_meeples_and_dissidents():
    fields: dict[str, Any] = {
        "admin": {"London": "white", "Lisbon": "white"},
        "freed": {"London": ["white"], "Lisbon": ["white"]},
        "dissidents": {"WEU": ["white"]},
    }
    everything = {"admin:London", "admin:Lisbon", "meeple:London", "meeple:Lisbon", "dissident:WEU"}
    assert in_europe(1, **fields).choices == everything


def test_P7_5_an_agent_returns_to_the_reserve_too():
    """Not to Wealth."""
    t = in_europe(1, admin={"Lisbon": "white"})
    assert (t.admin("Lisbon"), t.boxes("white"), t.reserve("white")) == (None, (3, 3, 0), 15 - 6)
    assert told(t, PogromHitAgent) == [PogromHitAgent("white", "Lisbon")]


def test_P7_5_no_meeple_becomes_a_dissident_for_it():
    t = in_europe(1, admin={"Lisbon": "white"})
    assert (t.dissidents("WEU"), t.meeples("white")) == ([], 14)


def test_P7_5_dissidents_are_included():
    t = in_europe(1, dissidents={"WEU": ["white"]})
    assert (t.dissidents("WEU"), t.meeples("white")) == ([], 14)
    assert told(t, PogromHitDissident) == [PogromHitDissident("white", "WEU")]


def test_P7_5_a_dissident_may_be_chosen_instead_of_an_agent():
    t = in_europe(1, dissidents={"WEU": ["white"]}, admin={"London": "white"}).play("dissident:WEU")
    assert (t.dissidents("WEU"), t.admin("London")) == ([], "white")


def test_P7_5_an_agent_may_be_chosen_instead_of_a_dissident():
    t = in_europe(1, dissidents={"WEU": ["white"]}, admin={"London": "white"}).play("admin:London")
    assert (t.dissidents("WEU"), t.admin("London")) == (["white"], None)


def test_P7_5_a_chosen_meeple_leaves_a_free_space():
    t = in_europe(2).play("meeple:London")
    assert (t.freed("London"), t.meeples("red"), t.admin("London")) == (["green"], 16, "red")
    assert t.state.open[2] == 1


def test_P7_5_agents_on_ships_are_not():
    t = in_europe(2, admin={}, freed={}, ships={"S1": "red", "S2": "red"})
    assert t.ships == {"S1": "red", "S2": "red"}
    assert told(t, PogromMissed) == [PogromMissed("WEU", "red")]


def test_P7_5_pieces_of_other_spheres_are_safe():
    t = in_europe(1, dissidents={"NAM": ["white"]})
    assert (t.dissidents("NAM"), t.freed("Philadelphia"), t.freed("Bahia")) == (["white"], ["white"], ["white"])


def test_P7_5_none_there_nothing():
    t = in_europe(1)
    assert told(t, PogromMissed) == [PogromMissed("WEU", "white")]
    assert t.disks == {"red": 6, "green": 5, "white": 5}  # as they were
    assert (t.freed("London"), t.admin("London")) == (["red", "green"], "red")


def test_P7_5_a_piece_that_is_there_must_go():
    assert "skip" not in in_europe(2).choices


def test_P7_5_a_sphere_with_one_port_offers_its_pieces_once():
    fields: dict[str, Any] = {"admin": {"Zanzibar": "green"}, "freed": {"Zanzibar": ["green"] * 3}}
    t = pogrom(3, anarchy={"EAF": 2}, **fields)
    assert [choice.name for choice in t.match.choices_in_order] == ["admin:Zanzibar", "meeple:Zanzibar"]


def test_P7_5_a_piece_of_a_colour_not_in_play_goes_too():
    t = in_europe(1, players=2, factions=["red", "green"], admin={"Lisbon": "white"})
    assert (t.admin("Lisbon"), t.reserve("white")) == (None, 15)


# 4, 5, 6: anarchy


@pytest.mark.parametrize("die", [4, 5, 6])
def test_P7_5_4_to_6_add_anarchy_which_overflows(die):
    """P3.4: North America, Eastern Europe and West Africa are beside Western Europe."""
    t = in_europe(die)
    assert (t.asked, t.choices) == ("overflow", {"sphere:NAM", "sphere:EEU", "sphere:WAF"})
    t.play("sphere:NAM")
    assert told(t, AnarchyOverflowed) == [AnarchyOverflowed("red", "WEU", "NAM", 5)]
    assert (t.anarchy, t.disks["red"]) == ({"WEU": 2, "NAM": 1}, 5)


def test_P7_5_no_piece_is_hit_by_a_4():
    t = in_europe(4, freed={"Lisbon": ["white"]}).play("sphere:NAM")
    assert (t.freed("Lisbon"), t.admin("London")) == (["white"], "red")


def test_P7_5_the_disk_never_stays_in_the_full_sphere():
    assert told(in_europe(6).play("sphere:WAF"), AnarchyAdded) == []


def test_P7_5_pogroms_over_the_market_follows():
    """P3.1: the next player acts."""
    t = in_europe(1)
    assert (t.faction, t.asked) == ("green", "act")
    assert None not in t.west
