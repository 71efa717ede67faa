"""P1 Components, and what is conserved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import pileus
from pileus import Refused
from pileus.games.emancipation.rules.p01_components import ships_in_pool
from pileus.games.emancipation.rules.p01_laws import (
    AGENTS_LAW,
    BARRIERS_LAW,
    DISKS_LAW,
    IDEAS_LAW,
    MEEPLES_LAW,
    SHIPS_LAW,
    SPACES_LAW,
    broken_law,
)
from pileus.games.emancipation.rules.state import State
from pileus.games.emancipation.tables import BARRIER, FACTIONS, IDEA, PORT, SLAVER, SPHERE, WHITE
from tests.games.emancipation.operating import WEST, at_sea, operating
from tests.games.emancipation.table import Table, table


def refused(**fields: Any) -> str:
    """The paragraph that an impossible position breaks."""
    with pytest.raises(Refused) as refusal:
        table(**fields)
    return refusal.value.rule


def agents(t: Table, faction: str) -> int:
    """P1.6 A faction's agents, place by place."""
    s, i = t.state, FACTIONS.index(faction)
    on_ships = list(t.ships.values()).count(faction)
    return s.reserve[i] + sum(s.box[i]) + sum(s.on_idea[i]) + s.admin.count(i) + on_ships


def meeples(t: Table, faction: str) -> int:
    """P1.6 A faction's meeples, place by place."""
    s, i = t.state, FACTIONS.index(faction)
    return s.meeples[i] + sum(s.freed[i]) + sum(s.dissidents[i])


# P1.1 What there is


@pytest.mark.parametrize("faction", ["red", "green", "white"])
def test_P1_1_fifteen_agents_of_each_faction(faction):
    assert agents(table(), faction) == 15


@pytest.mark.parametrize("faction", ["red", "green", "white"])
def test_P1_1_sixteen_meeples_of_each_faction(faction):
    assert meeples(table(), faction) == 16


def test_P1_1_eighteen_disks():
    assert sum(table().disks.values()) == 18


def test_P1_1_nine_ships():
    assert ships_in_pool(table().state) == 9


def test_P1_1_39_barriers_and_nine_slavers():
    assert (len(BARRIER), len(SLAVER)) == (39, 9)


def test_P1_1_a_sixteenth_agent_cannot_lie_on_the_table():
    assert refused(admin={}, boxes={"red": [5, 5, 6]}) == "P1.1"


def test_P1_1_a_seventeenth_meeple_cannot_lie_on_the_table():
    full = {port.name: ["red"] * port.slave_spaces for port in PORT[:7]}  # 16 spaces
    assert refused(freed=full, dissidents={"NAM": ["red"]}) == "P1.1"


def test_P1_1_a_nineteenth_disk_cannot_lie_on_the_table():
    assert refused(disks={"red": 18}, anarchy={"NAM": 1}) == "P1.1"


def test_P1_1_agents_are_conserved_wherever_they_go():
    """To Debt, to a card, to an Admin space and to a ship."""
    t = table(west=WEST, boxes={"red": [6, 1, 0]}).play("syndicate", "idea:W08", "shipbuilding", "sea:S1")
    t.play("agent:capital", "agent:capital", "agent:capital", "agent:capital")
    assert t.ships == {"S1": "red"} and t.on("W08") == ["red"] and agents(t, "red") == 15


def test_P1_1_meeples_are_conserved_wherever_they_go():
    t = table(faction="white", admin={"New Orleans": "green"}).play("post", "port:New Orleans")
    assert t.dissidents("NAM") == ["green"] and meeples(t, "green") == 16


def test_P1_1_agents_are_conserved_when_their_card_is_discarded():
    """P6.2"""
    t = table(phase="elephant", placed=True, west=WEST, market_agents={"W31": ["red", "red"]}).rolling(6)
    assert "W31" in t.discard and agents(t, "red") == 15


def test_P1_1_agents_are_conserved_by_a_pogrom():
    """P7.5 A 2 hits a red piece."""
    t = table(phase="pogroms", anarchy={"IND": 2}).rolling(2)
    assert t.admin("Calcutta") is None and agents(t, "red") == 15


def test_P1_1_meeples_are_conserved_by_a_pogrom():
    t = table(phase="pogroms", anarchy={"WEU": 2}, admin={}).rolling(2)
    assert t.freed("London") == ["green"] and meeples(t, "red") == 16 and broken_law(t.state) == 0


def test_P1_1_dissidents_are_conserved_by_a_pogrom():
    t = table(phase="pogroms", anarchy={"EEU": 2}, dissidents={"EEU": ["red"]}).rolling(2)
    assert t.dissidents("EEU") == [] and meeples(t, "red") == 16


def test_P1_1_a_lost_agent_is_noticed():
    s = table().state
    s.reserve[0] -= 1
    assert broken_law(s) == AGENTS_LAW


def test_P1_1_a_box_that_owes_agents_is_noticed():
    s = table().state
    s.box[1][:] = [7, -1, 0]
    assert broken_law(s) == AGENTS_LAW


def test_P1_1_a_lost_meeple_is_noticed():
    s = table().state
    s.meeples[2] += 1
    assert broken_law(s) == MEEPLES_LAW


def test_P1_1_a_lost_disk_is_noticed():
    s = table().state
    s.disks[1] -= 1
    assert broken_law(s) == DISKS_LAW


# P1.2 Spheres and ports


def test_P1_2_ten_spheres_in_a_ring():
    assert [sphere.order for sphere in SPHERE] == list(range(1, 11))


def test_P1_2_the_ring_closes():
    """P6.1 From Latin America, the tenth, one step clockwise leads to North America."""
    t = table(phase="elephant", elephant="Bahia", freed={"New Orleans": ["red", "red"]}).rolling(1)
    assert t.elephant == "New Orleans"


def test_P1_2_a_sphere_has_one_or_two_ports():
    ports = Counter(port.sphere for port in PORT)
    assert set(ports) == {sphere.key for sphere in SPHERE} and set(ports.values()) == {1, 2}


def test_P1_2_an_admin_space_holds_one_agent():
    t = table(faction="white").play("post", "port:London")
    assert t.admin("London") == "white" and t.boxes("red") == (3, 4, 0)


def test_P1_2_a_slave_space_holds_one_meeple():
    assert refused(freed={"Lisbon": ["red", "red"]}) == "P1.6"


def test_P1_2_a_full_port_takes_no_more():
    t = operating("white", "W04", boxes={"white": [0, 2, 0]}).play("idea:W04")
    assert t.freed("London") == ["red", "green"] and t.freed("Lisbon") == ["white"]  # of the two only Lisbon had room


@pytest.mark.parametrize("colour", ["red", "green", "white"])
def test_P1_2_a_dissident_space_is_taken_whatever_the_colour(colour):
    t = table(faction="white", dissidents={"WEU": [colour]}).play("post", "port:London")
    assert t.dissidents("WEU") == [colour]


def test_P1_2_a_dissident_space_holds_one_meeple():
    assert refused(dissidents={"NAM": ["red", "red"]}) == "P1.6"


# P1.3 Borders


def test_P1_3_a_sea_border_holds_at_most_one_ship():
    t = table(ships={"S1": None}).play("shipbuilding")
    assert t.choices == {"sea:S2", "sea:S3", "sea:S4", "sea:S5", "sea:S6", "sea:S7", "sea:S8", "sea:S9"}


def test_P1_3_a_border_without_a_slaver_space_never_holds_a_ship():
    """Nine sea borders; Mexican isthmus, Sahara crossing and the others are land."""
    assert table().play("shipbuilding").choices == {f"sea:{slaver.key}" for slaver in SLAVER}


def test_P1_3_a_border_whose_slaver_was_taken_stays_a_sea_border():
    assert "sea:S1" in table(slavers={"S1": "green"}).play("shipbuilding").choices


def test_P1_3_every_sea_border_has_its_slaver():
    borders = {tuple(sorted([sphere.key, key])) for sphere in SPHERE for key, _ in sphere.seas}
    assert borders == {tuple(sorted([slaver.sphere_a, slaver.sphere_b])) for slaver in SLAVER}


# P1.4 Barriers


def test_P1_4_a_barrier_belongs_to_one_sphere():
    assert Counter(barrier.sphere for barrier in BARRIER) == {sphere.key: sphere.barriers for sphere in SPHERE}


def test_P1_4_five_colours():
    assert {barrier.colour for barrier in BARRIER} == {"red", "green", "white", "purple", "yellow"}


def test_P1_4_a_number_of_a_die():
    assert {barrier.number for barrier in BARRIER} == {1, 2, 3, 4, 5, 6}


def test_P1_4_some_have_a_black_edge():
    assert {barrier.black_edge for barrier in BARRIER} == {0, 1}


def test_P1_4_a_barrier_miscounted_in_its_sphere_is_noticed():
    s = table().state
    s.barriers[0] -= 1
    assert broken_law(s) == BARRIERS_LAW


def test_P1_4_a_colour_miscounted_in_its_sphere_is_noticed():
    s = table().state
    s.colours[0][0] -= 1
    s.colours[1][0] += 1
    s.barriers[0] += 1
    s.colours[2][0] += 1
    assert broken_law(s) == BARRIERS_LAW


def test_P1_4_a_barrier_taken_and_one_returned_are_counted():
    """P5.7 at London, twice."""
    boxes, barriers = {"red": [0, 9, 0]}, {"B04": "white"}
    t = operating("red", "W44", "W44", boxes=boxes, barriers=barriers).play("idea:W44", "port:London", "barrier:B04")
    assert broken_law(t.state) == 0
    assert broken_law(t.play("idea:W44", "barrier:B05").state) == 0


def test_P1_4_only_players_hold_barriers():
    assert refused(players=2, factions=["red", "green"], barriers={"B01": "white"}) == "P2.1"


def test_P1_4_a_barrier_held_by_nobody_in_play_is_noticed():
    s = table(players=2, factions=["red", "green"], barriers={"B01": "red"}).state
    s.barrier[0] = 2
    assert broken_law(s) == BARRIERS_LAW


# P1.5 Ideas


def test_P1_5_66_west_and_32_east_ideas():
    assert Counter(idea.deck for idea in IDEA) == {"west": 66, "east": 32}


def test_P1_5_every_idea_shows_an_operation():
    assert min(len(idea.operations) for idea in IDEA) == 1


def test_P1_5_some_ideas_show_an_arrow():
    assert {idea.arrow for idea in IDEA if idea.deck == "west"} == {0, 1}


def test_P1_5_operations_of_the_advanced_game_are_ignored():
    """The Trelawny Town Maroons show Westernize and one of the advanced game."""
    t = table(
        phase="operations", west=["W14", *WEST[1:]], market_agents={"W14": ["red"]}, freed={}, boxes={"red": [6, 0, 0]}
    )
    assert t.play("idea:W14").asked == "operate-at"  # nothing to choose between


# P1.6 Places


def test_P1_6_an_idea_holds_any_number_of_agents():
    t = table(west=WEST, boxes={"red": [5, 1, 0]}, market_agents={"W08": ["red", "green", "white"]})
    assert t.play("syndicate", "idea:W08").on("W08") == ["red", "red", "green", "white"]


def test_P1_6_a_ship_holds_one_agent():
    """Two agents and two ships: the second agent finds only the other ship."""
    t = at_sea("red", "S1", "S2", slavers={"S1": "red", "S2": "red"}, boxes={"red": [0, 3, 0]})
    assert t.play("sea:S2").ships == {"S1": "red", "S2": "red"}


def test_P1_6_an_agent_in_the_air_is_still_in_one_place():
    t = at_sea("red", "S1", "S2")
    assert t.asked == "station" and broken_law(t.state) == 0


def test_P1_6_an_agent_in_the_air_without_a_ship_is_noticed():
    s = at_sea("red", "S1", "S2").state
    s.ship[:2] = [0, 0]
    assert broken_law(s) == SHIPS_LAW


def test_P1_6_a_disk_is_with_a_player_or_in_a_sphere():
    t = table(anarchy={"NAM": 2, "WEU": 1})
    assert sum(t.disks.values()) == 15


def test_P1_6_a_sphere_with_three_disks_is_noticed():
    s = table().state
    s.anarchy[0], s.disks[0] = 3, s.disks[0] - 3
    assert broken_law(s) == DISKS_LAW


def test_P1_6_only_players_hold_disks():
    s = table(players=2, factions=["red", "green"]).state
    s.disks[0], s.disks[2] = 0, 9
    assert broken_law(s) == DISKS_LAW


def test_P1_6_a_slave_space_counted_as_free_and_covered_is_noticed():
    s = table().state
    s.open[0] += 1
    assert broken_law(s) == SPACES_LAW


def test_P1_6_too_many_dissidents_are_noticed():
    s = table(dissidents={"NAM": ["red"]}).state
    s.meeples[0] -= 1
    s.dissidents[0][0] += 1
    assert broken_law(s) == SPACES_LAW


def test_P1_6_every_idea_is_in_exactly_one_place_at_the_start():
    s = pileus.game("emancipation").new(seed=1).state
    assert isinstance(s, State)
    decks = [idea for deck in range(2) for idea in s.deck[deck][: s.deck_n[deck]]]
    assert sorted(s.unused[: s.unused_n] + decks + s.slot) == list(range(98))


def test_P1_6_an_idea_in_two_places_is_refused():
    assert refused(west=WEST, discard=["W08"], turn=2) == "P1.6"


def test_P1_6_an_idea_in_two_places_is_noticed():
    s = table().state
    s.slot[0] = s.slot[1]
    assert broken_law(s) == IDEAS_LAW


def test_P1_6_an_agent_on_no_card_is_noticed():
    s = table().state
    s.slot[5] = -1
    s.reserve[0] -= 1
    s.on_idea[0][5] += 1
    assert broken_law(s) == AGENTS_LAW


def test_P1_6_the_laws_hold_for_all_places():
    t = table(
        admin={"Lisbon": "white"},
        freed={"Bahia": ["red", "green"]},
        dissidents={"IND": ["white"]},
        ships={"S1": "red", "S2": None},
        slavers={"S3": "green"},
        barriers={"B01": "white"},
        anarchy={"EAF": 2},
        gained={"red": 1},
        west=WEST,
        market_agents={"W08": ["red", "green"]},
        discard=["W20", "E30"],
        turn=3,
    )
    assert broken_law(t.state) == 0


def broken_after(change: Callable[[State], None], **fields: Any) -> int:
    """The law that a state breaks once it was tampered with."""
    s = table(**fields).state
    assert broken_law(s) == 0
    change(s)
    return broken_law(s)


def test_P1_6_the_laws_notice_a_barrier_counted_under_another_colour():
    def recount(s: State) -> None:
        s.colours[0][0] -= 1
        s.colours[1][0] += 1

    assert broken_after(recount) == BARRIERS_LAW


def test_P1_6_the_laws_notice_a_barrier_counted_in_another_sphere():
    def recount(s: State) -> None:
        for counter in (s.barriers, s.colours[0]):
            counter[0] -= 1
            counter[2] += 1

    assert broken_after(recount) == BARRIERS_LAW


def test_P2_1_the_laws_notice_an_agent_in_a_box_of_a_colour_not_in_play():
    def recruit(s: State) -> None:
        s.reserve[WHITE] -= 1
        s.box[WHITE][0] += 1

    assert broken_after(recruit, players=2, factions=["red", "green"]) == AGENTS_LAW


def test_P5_0_the_laws_notice_more_operations_than_agents():
    def overwork(s: State) -> None:
        s.used[0] = 2

    west = ["W08", "W02", "W03", "W04", "W05", "W06"]
    agents = {"W08": ["red"]}
    assert (
        broken_after(overwork, phase="operations", west=west, market_agents=agents, ships={"S1": "red"}) == AGENTS_LAW
    )
