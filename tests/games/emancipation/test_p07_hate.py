"""P7.1, P7.2 Hate: the dice, and the pieces they drive out."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from itertools import combinations_with_replacement
from typing import Any

from pileus.games.emancipation.events import (
    AgentSentBack,
    BarrierTriggered,
    BarrierWithoutTarget,
    HateRolled,
    MeepleDisplaced,
    MeepleReturned,
)
from pileus.games.emancipation.tables import FILES
from tests.games.emancipation.quiet import hate, quiet, told
from tests.games.emancipation.table import Table


def dice_at(port: str, **fields: Any) -> int:
    """How many dice are rolled there."""
    return len(told(quiet(phase="hate", elephant=port, **fields), HateRolled)[0].dice)


def triggered(t: Table) -> list[str]:
    """The barriers triggered, in order."""
    return [event.barrier for event in told(t, BarrierTriggered)]


# P7.1 Dice


def test_P7_1_the_port_itself_is_always_uncovered():
    """London's Admin space and both slave spaces are covered."""
    assert dice_at("London") == 1


def test_P7_1_an_empty_admin_space_is_a_die():
    assert dice_at("London", admin={}) == 2


def test_P7_1_each_uncovered_slave_space_is_a_die():
    assert dice_at("London", freed={"London": ["red"]}) == 2
    assert dice_at("London", freed={}) == 3


def test_P7_1_at_most_4():
    """St Petersburg has four slave spaces and an Admin space."""
    assert dice_at("St Petersburg") == 4


def test_P7_1_four_slave_spaces_of_which_one_is_covered_and_an_agent_are_four_dice():
    assert dice_at("St Petersburg", freed={"St Petersburg": ["red"]}, admin={"St Petersburg": "red"}) == 4
    assert dice_at("St Petersburg", freed={"St Petersburg": ["red"] * 2}, admin={"St Petersburg": "red"}) == 3


def test_P7_1_pieces_of_any_colour_cover_a_space():
    assert dice_at("London", freed={"London": ["white", "green"]}, admin={"London": "white"}) == 1


def test_P7_1_only_the_elephants_port_counts():
    """Lisbon has a free slave space and no agent."""
    assert (dice_at("London"), dice_at("Lisbon")) == (1, 3)


def test_P7_1_dissidents_cover_nothing():
    assert dice_at("London", freed={"London": ["red"]}, dissidents={"WEU": ["red"]}) == 2


def test_P7_1_a_die_triggers_the_barrier_with_its_number():
    assert triggered(hate("London", 5)) == ["B05"]


def test_P7_1_and_no_other():
    assert triggered(hate("London", 1)) == []


def test_P7_1_barriers_of_other_spheres_are_not_triggered():
    """A 2 is the number of B01 next door."""
    assert triggered(hate("London", 2)) == []


def test_P7_1_a_barrier_that_is_held_is_not_triggered():
    assert triggered(hate("London", 5, barriers={"B05": "green"})) == []


def test_P7_1_two_equal_dice_trigger_it_twice():
    assert triggered(hate("London", 5, 5, admin={})) == ["B05", "B05"]


def test_P7_1_dice_are_resolved_from_low_to_high():
    """Three unsorted dice are shown sorted, too."""
    t = hate("Lisbon", 1, 3, 5)
    assert triggered(t) == ["B04", "B05"]
    assert told(t, HateRolled) == [HateRolled("red", "Lisbon", (1, 3, 5))]


def test_P7_1_all_dice_that_can_be_rolled_are_shown_from_low_to_high():
    tables = [quiet(seed=seed, phase="hate", elephant="Lisbon") for seed in range(1000)]
    rolls = {told(t, HateRolled)[0].dice for t in tables}
    assert rolls == set(combinations_with_replacement(range(1, 7), 3))


def test_P7_1_every_turn_anew():
    """London and a 5; in green's turn the elephant goes on by 6, to Zanzibar, where a 3 hits green too."""
    pieces: dict[str, Any] = {"freed": {"London": ["red", "green"], "Zanzibar": ["green"] * 3}}
    t = hate("London", 5, **pieces, admin={"London": "red", "Zanzibar": "green"}).play("done")
    assert triggered(t.rolling((5,), 6, (3,))) == ["B05", "B30"]


def test_P7_1_the_number_of_dice_is_fixed_before_the_roll():
    """The green meeple leaves London, and a space is uncovered after the roll."""
    t = hate("London", 5)
    assert t.freed("London") == ["red"]
    assert (told(t, HateRolled), triggered(t)) == ([HateRolled("red", "London", (5,))], ["B05"])


def test_P7_1_a_die_triggers_every_barrier_with_its_number_in_the_order_of_the_data(tmp_path):
    """On our map no sphere has two of one number, so another folder gives Western Europe two 5s (P0.3)."""
    text = FILES["barriers.csv"].read_text(encoding="utf-8")
    assert text.count("B04,WEU,Western Europe,white,3") == 1
    changed = text.replace("B04,WEU,Western Europe,white,3", "B04,WEU,Western Europe,white,5")
    (tmp_path / "barriers.csv").write_text(changed, encoding="utf-8")
    code = "from tests.games.emancipation.quiet import hate; print(hate('London', 5).story)"
    environment = {**os.environ, "PILEUS_DATA": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert re.findall(r"BarrierTriggered\(barrier='(B..)'", done.stdout) == ["B04", "B05"]


# P7.2 Red, green, white barriers


def test_P7_2_a_green_barrier_hits_a_green_meeple():
    """It moves to the free dissident space of the sphere."""
    t = hate("London", 5)
    assert (t.freed("London"), t.dissidents("WEU")) == (["red"], ["green"])
    assert told(t, MeepleDisplaced) == [MeepleDisplaced("green", "WEU")]


def test_P7_2_a_white_barrier_hits_a_white_meeple():
    t = hate("London", 3, freed={"London": ["red", "white"]})
    assert (t.freed("London"), t.dissidents("WEU")) == (["red"], ["white"])


def test_P7_2_a_red_barrier_hits_a_red_meeple():
    t = hate("Zanzibar", 1, freed={"Zanzibar": ["red", "green", "white"]}, admin={"Zanzibar": "green"})
    assert (t.freed("Zanzibar"), t.dissidents("EAF")) == (["green", "white"], ["red"])


def test_P7_2_a_meeple_that_becomes_a_dissident_does_not_pass_through_the_reserve():
    t = hate("London", 5)
    assert t.meeples("green") == 15


def test_P7_2_pieces_of_other_colours_are_safe():
    t = hate("London", 3)
    assert (t.freed("London"), t.admin("London"), t.dissidents("WEU")) == (["red", "green"], "red", [])


def test_P7_2_an_agent_returns_to_its_owners_wealth():
    t = hate("London", 3, admin={"London": "white"})
    assert t.admin("London") is None
    assert t.boxes("white") == (3, 4, 0)
    assert told(t, AgentSentBack) == [AgentSentBack("white", "London")]


def test_P7_2_and_a_meeple_of_its_colour_goes_to_a_dissident_space():
    t = hate("London", 3, admin={"London": "white"})
    assert t.dissidents("WEU") == ["white"]
    assert t.meeples("white") == 16 - 2 - 1  # two are set up


def test_P7_2_anybodys_piece_whoever_has_the_turn():
    t = hate("London", 5, faction="white")
    assert t.dissidents("WEU") == ["green"]


def test_P7_2_the_player_chooses_between_the_agent_and_a_meeple():
    t = hate("London", 5, admin={"London": "green"})
    assert (t.asked, t.faction) == ("hate-piece", "red")
    assert t.choices == {"admin:London", "meeple:London"}


def test_P7_2_he_may_choose_the_agent():
    t = hate("London", 5, admin={"London": "green"}).play("admin:London")
    assert (t.admin("London"), t.freed("London"), t.dissidents("WEU")) == (None, ["red", "green"], ["green"])
    assert t.boxes("green") == (3, 4, 0)


def test_P7_2_he_may_choose_the_meeple():
    t = hate("London", 5, admin={"London": "green"}).play("meeple:London")
    assert (t.admin("London"), t.freed("London"), t.dissidents("WEU")) == ("green", ["red"], ["green"])
    assert t.boxes("green") == (3, 3, 0)


def test_P7_2_a_chosen_meeple_is_of_the_barriers_colour():
    t = hate("London", 3, admin={"London": "white"}, freed={"London": ["red", "white"]}).play("meeple:London")
    assert (t.freed("London"), t.dissidents("WEU")) == (["red"], ["white"])


def test_P7_2_if_there_is_one_he_must():
    """Nothing is asked where there is one kind of piece only."""
    assert hate("London", 5).asked == "act"


def test_P7_2_the_other_port_of_the_sphere_is_safe():
    t = hate("London", 5, freed={"London": ["red", "red"], "Lisbon": ["green"]}, admin={"London": "red"})
    assert (t.freed("Lisbon"), t.dissidents("WEU")) == (["green"], [])


def test_P7_2_dissidents_are_safe():
    t = hate("London", 3, dissidents={"WEU": ["white"]})
    assert t.dissidents("WEU") == ["white"]
    assert told(t, BarrierWithoutTarget) == [BarrierWithoutTarget("B04", False)]


def test_P7_2_a_meeple_without_a_free_dissident_space_returns_to_the_reserve_and_anarchy_is_added():
    t = hate("London", 5, dissidents={"WEU": ["white"]})
    assert (t.freed("London"), t.dissidents("WEU"), t.meeples("green")) == (["red"], ["white"], 16)
    assert (t.anarchy, t.disks["red"]) == ({"WEU": 1}, 5)
    assert told(t, MeepleReturned) == [MeepleReturned("green", "London")]


def test_P7_2_an_agent_without_a_free_dissident_space_goes_home_and_anarchy_is_added():
    t = hate("London", 3, admin={"London": "white"}, dissidents={"WEU": ["red"]})
    assert (t.admin("London"), t.boxes("white"), t.meeples("white")) == (None, (3, 4, 0), 14)
    assert (t.dissidents("WEU"), t.anarchy) == (["red"], {"WEU": 1})


ALL_WHITE = {  # P1.1: 16 meeples, none of them at London
    "New Orleans": ["white"] * 3,
    "St Petersburg": ["white"] * 4,
    "Calcutta": ["white"] * 3,
    "Zanzibar": ["white"] * 3,
    "Ouidah": ["white"] * 3,
}


def test_P7_2_an_agent_whose_colour_has_no_meeple_left_goes_home_and_anarchy_is_added():
    t = hate("London", 3, 3, 3, admin={"London": "white"}, freed=ALL_WHITE)
    assert t.meeples("white") == 0
    assert (t.admin("London"), t.boxes("white")) == (None, (3, 4, 0))
    assert (t.dissidents("WEU"), t.anarchy) == ([], {"WEU": 1})


def test_P7_2_the_last_meeple_of_the_reserve_becomes_a_dissident():
    t = hate("London", 3, 3, 3, admin={"London": "white"}, freed={**ALL_WHITE, "Ouidah": ["white"] * 2})
    assert (t.dissidents("WEU"), t.meeples("white"), t.anarchy) == (["white"], 0, {})


def test_P7_2_a_last_meeple_on_a_slave_space_still_becomes_a_dissident():
    """It needs none from the reserve."""
    t = hate("Zanzibar", 4, admin={"Zanzibar": "red"}, freed=ALL_WHITE)
    assert t.meeples("white") == 0
    assert (t.freed("Zanzibar"), t.dissidents("EAF")) == (["white", "white"], ["white"])


def test_P7_2_a_second_dissident_finds_room_where_there_are_two_spaces():
    t = hate("London", 5, dissidents={"WEU": ["white"]}, dissident_spaces=2)
    assert (t.dissidents("WEU"), t.anarchy) == (["green", "white"], {})


def test_P7_2_all_in_the_elephants_sphere():
    t = hate("Zanzibar", 4, admin={"Zanzibar": "red"}, freed={"Zanzibar": ["white"] * 3}, dissidents={"EAF": ["red"]})
    assert t.anarchy == {"EAF": 1}


def test_P7_2_an_agent_of_a_colour_not_in_play_goes_to_its_reserve():
    """P3.6"""
    t = hate("London", 3, players=2, factions=["red", "green"], admin={"London": "white"})
    assert t.reserve("white") == 15
    assert t.dissidents("WEU") == ["white"]


def test_P7_2_every_meeple_of_a_colour_can_be_driven_out():
    t = hate("Zanzibar", 3, 3, 3, freed={"Zanzibar": ["green", "green"]}, dissident_spaces=2)
    assert (t.freed("Zanzibar"), t.dissidents("EAF")) == ([], ["green", "green"])


def test_P7_2_after_a_piece_the_next_die_is_resolved():
    t = hate("London", 3, 5, admin={}, freed={"London": ["white", "green"]}, dissident_spaces=2)
    assert t.dissidents("WEU") == ["green", "white"]
