"""P7.3, P7.4 Hate: black edges, purple and yellow barriers."""

from __future__ import annotations

from typing import Any

from pileus.games.emancipation.events import AnarchyAdded, BarrierWithoutTarget, ShipReturned
from tests.games.emancipation.quiet import hate, told

# P7.3 Black edge


def test_P7_3_a_black_edge_without_a_target_adds_anarchy():
    """B29 is red, with a black edge; East Africa has four barriers."""
    t = hate("Zanzibar", 1, freed={"Zanzibar": ["green"] * 3}, admin={"Zanzibar": "green"})
    assert t.anarchy == {"EAF": 1}
    assert told(t, BarrierWithoutTarget) == [BarrierWithoutTarget("B29", True)]


def test_P7_3_each_time():
    t = hate("Zanzibar", 1, 1, freed={"Zanzibar": ["green"] * 3})
    assert told(t, AnarchyAdded) == [AnarchyAdded("red", "EAF", 5), AnarchyAdded("red", "EAF", 4)]


def test_P7_3_with_a_target_as_without_the_edge():
    t = hate("Zanzibar", 1, freed={"Zanzibar": ["red"] * 3}, admin={"Zanzibar": "green"})
    assert (t.dissidents("EAF"), t.anarchy) == (["red"], {})


def test_P7_3_without_the_edge_no_target_means_no_effect():
    """B31 is white."""
    t = hate("Zanzibar", 4, freed={"Zanzibar": ["red"] * 3}, admin={"Zanzibar": "red"})
    assert (t.dissidents("EAF"), t.anarchy) == ([], {})
    assert told(t, BarrierWithoutTarget) == [BarrierWithoutTarget("B31", False)]


MIDDLE_EAST: dict[str, Any] = {"freed": {"Alexandria": ["green"] * 2}, "admin": {"Alexandria": "green"}}


def test_P7_3_five_barriers_protect_a_sphere():
    """B10 is red, with a black edge; the Middle East has five barriers."""
    assert hate("Alexandria", 1, **MIDDLE_EAST).anarchy == {}


def test_P7_3_four_do_not():
    assert hate("Alexandria", 1, **MIDDLE_EAST, barriers={"B14": "red"}).anarchy == {"MEA": 1}


def test_P7_3_five_barriers_protect_no_piece():
    t = hate("Alexandria", 1, freed={"Alexandria": ["red", "red"]}, admin={"Alexandria": "green"})
    assert t.dissidents("MEA") == ["red"]


def test_P7_3_nor_do_they_without_a_dissident_space():
    fields: dict[str, Any] = {"freed": {"Alexandria": ["red", "red"]}, "admin": {"Alexandria": "green"}}
    assert hate("Alexandria", 1, **fields, dissidents={"MEA": ["green"]}).anarchy == {"MEA": 1}


def test_P7_3_in_a_cooperative_game_five_barriers_do_not_protect():
    """P10.2"""
    assert hate("Alexandria", 1, **MIDDLE_EAST, mode="cooperative").anarchy == {"MEA": 1}


def test_P7_3_nor_in_solitaire():
    """P10.2"""
    assert hate("Alexandria", 1, **MIDDLE_EAST, players=1).anarchy == {"MEA": 1}


def test_P7_3_but_in_a_two_stage_game():
    """P10.4"""
    assert hate("Alexandria", 1, **MIDDLE_EAST, mode="two-stage").anarchy == {}
    assert hate("Alexandria", 1, **MIDDLE_EAST, mode="two-stage", stage=2, east_deck=["E30"]).anarchy == {}


# P7.4 Purple and yellow

EAST_AFRICA: dict[str, Any] = {"freed": {"Zanzibar": ["green"] * 3}, "admin": {"Zanzibar": "green"}}


def test_P7_4_purple_returns_a_ship_beside_the_sphere_to_the_pool():
    """B32 is purple; S6 and S7 are beside East Africa."""
    t = hate("Zanzibar", 5, **EAST_AFRICA, ships={"S7": None})
    assert t.ships == {}
    assert told(t, ShipReturned) == [ShipReturned("S7")]


def test_P7_4_of_two_ships_the_player_chooses_one():
    t = hate("Zanzibar", 5, **EAST_AFRICA, ships={"S6": None, "S7": None})
    assert (t.asked, t.choices) == ("lose-ship", {"sea:S6", "sea:S7"})
    assert t.play("sea:S6").ships == {"S7": None}


def test_P7_4_a_ship_with_an_agent_stays():
    t = hate("Zanzibar", 5, **EAST_AFRICA, ships={"S6": "red", "S7": None})
    assert t.ships == {"S6": "red"}


def test_P7_4_without_an_empty_ship_beside_the_sphere_nothing_happens():
    t = hate("Zanzibar", 5, **EAST_AFRICA, ships={"S1": None, "S6": "red"})
    assert t.ships == {"S1": None, "S6": "red"}
    assert told(t, BarrierWithoutTarget) == [BarrierWithoutTarget("B32", False)]
    assert t.anarchy == {}


def test_P7_4_a_sphere_with_one_sea_border_loses_that_ship():
    """The Middle East has the Black Sea only."""
    t = hate("Alexandria", 5, **MIDDLE_EAST, ships={"S3": None, "S9": None})
    assert t.ships == {"S9": None}


def test_P7_4_a_returned_ship_can_be_built_again():
    all_ships = {f"S{i}": "red" for i in range(1, 9)}
    t = hate("Bahia", 6, admin={"Bahia": "white"}, freed={"Bahia": ["green"] * 3}, ships={**all_ships, "S9": None})
    assert "shipbuilding" in t.choices


def test_P7_4_yellow_makes_the_player_pay_1():
    t = hate("Philadelphia", 6, freed={"Philadelphia": ["white"] * 2}, boxes={"red": [0, 2, 0]})
    assert t.boxes("red") == (0, 1, 1)


def test_P7_4_even_his_last_coin():
    t = hate("Philadelphia", 6, freed={"Philadelphia": ["white"] * 2}, boxes={"red": [0, 1, 0]})
    assert t.boxes("red") == (0, 0, 1)


def test_P7_4_out_of_the_box_he_chooses():
    t = hate("Philadelphia", 6, freed={"Philadelphia": ["white"] * 2})
    assert (t.asked, t.choices) == ("pay", {"agent:capital", "agent:wealth"})
    assert t.play("agent:capital").boxes("red") == (2, 4, 0)


def test_P7_4_the_player_is_the_one_whose_turn_it_is():
    t = hate("Philadelphia", 6, faction="white", freed={"Philadelphia": ["white"] * 2}, boxes={"white": [1, 0, 0]})
    assert (t.boxes("white"), t.boxes("red")) == ((0, 1, 0), (3, 3, 0))


def test_P7_4_who_cannot_pay_does_not():
    t = hate("Philadelphia", 6, freed={"Philadelphia": ["white"] * 2}, boxes={"red": [0, 0, 5]})
    assert t.boxes("red") == (0, 0, 5)
    assert told(t, BarrierWithoutTarget) == [BarrierWithoutTarget("B03", False)]


def test_P7_4_a_coin_chosen_the_next_die_is_resolved():
    t = hate("Philadelphia", 6, 6, admin={}, freed={"Philadelphia": ["white"] * 2})
    assert t.play("agent:wealth", "agent:wealth").boxes("red") == (3, 1, 2)


def test_P7_4_hate_over_the_pogroms_follow():
    """P3.1"""
    t = hate("London", 1, anarchy={"MEA": 2, "IND": 2})
    assert t.asked == "next-sphere"
