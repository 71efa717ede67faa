"""P5.1 to P5.4 Maritime, Gunboat Diplomacy, attack and corruption.

The North Atlantic (S1, number 3) lies between North America, with 4 uncovered slave spaces in the set-up, and Western
Europe with 1; there is no purple barrier in either.
"""

from __future__ import annotations

from typing import Any

import pytest

from pileus.games.emancipation.events import (
    AgentStationed,
    AttackFailed,
    AttackRolled,
    BarrierReturned,
    BarrierTaken,
    DiskTaken,
    FleetGathered,
    GunboatForgone,
    SlaverCorrupted,
    SlaverTaken,
)
from tests.games.emancipation.operating import WEST, at_sea, operating
from tests.games.emancipation.quiet import told
from tests.games.emancipation.table import Table, table

COINS = {"red": [0, 9, 0], "green": [0, 9, 0]}
ONE_DIE = {"red": [0, 3, 0]}


# P5.1 Maritime


def test_P5_1_not_without_an_agent_on_a_ship():
    t = table(faction="green", west=WEST, market_agents={"W08": ["green"]}, ships={"S1": None}).play("done")
    assert t.asked != "operate"


def test_P5_1_all_agents_on_ships_are_picked_up():
    t = at_sea("green", "S1", "S2", "S3")
    assert t.ships == {"S1": None, "S2": None, "S3": None} and t.state.lifted == 3


def test_P5_1_the_ships_stay_where_they_are():
    t = at_sea("green", "S1", "S2", slavers={"S3": "red"}, ships={"S3": None}).play("sea:S3")
    assert set(t.ships) == {"S1", "S2", "S3"}


def test_P5_1_they_go_back_on_any_ships():
    t = at_sea("green", "S1", "S2", ships={"S3": None})
    assert (t.asked, t.choices) == ("station", {"sea:S1", "sea:S2", "sea:S3"})


def test_P5_1_one_per_ship():
    t = at_sea("green", "S1", "S2", ships={"S3": None}).play("sea:S1", "skip")
    assert (t.asked, t.choices) == ("station", {"sea:S2", "sea:S3"})


def test_P5_1_all_of_them():
    """Two agents, two ships: the second goes aboard the other one unasked."""
    t = at_sea("green", "S1", "S2").play("sea:S2", "skip", "skip")
    assert t.ships == {"S1": "red", "S2": "red"} and t.asked == "operate"


def test_P5_1_one_gunboat_diplomacy_as_soon_as_an_agent_is_placed():
    t = at_sea("green", "S1", "S2").play("sea:S2")
    assert t.asked == "gunboat" and "sea:S2" in t.choices and t.ships == {"S1": None, "S2": "red"}


def test_P5_1_one_with_each():
    t = at_sea("green", "S1", "S2").play("sea:S2", "skip")
    assert t.asked == "gunboat" and "sea:S1" in t.choices


def test_P5_1_it_may_be_forgone():
    t = at_sea("green", "S1").play("skip")
    assert t.asked == "operate" and t.ships == {"S1": "red"} and t.boxes("green") == (3, 3, 0)


def test_P5_1_with_nothing_to_do_nobody_is_asked():
    t = at_sea("green", "S1", slavers={"S1": "red"})
    assert t.asked == "operate" and t.ships == {"S1": "red"}


def test_P5_1_every_maritime_moves_the_whole_fleet_again():
    t = at_sea("green", "S1", ships={"S2": None}).play("sea:S1", "skip", "idea:W31", "sea:S2")
    assert t.ships == {"S1": None, "S2": "red"}


def test_P5_1_the_story_tells_of_the_fleet():
    t = at_sea("green", "S1", "S2").play("sea:S2", "skip")
    assert {FleetGathered("green", 2), AgentStationed("green", "S2"), GunboatForgone("green", "S2")} <= set(t.story)


# P5.2 Gunboat Diplomacy


def test_P5_2_a_disk_from_one_of_the_two_spheres():
    t = at_sea("red", "S1", anarchy={"NAM": 1, "WEU": 2, "LAM": 1})
    assert t.choices == {"sphere:NAM", "sphere:WEU", "sea:S1", "skip"}


def test_P5_2_one_disk():
    t = at_sea("red", "S1", anarchy={"WEU": 2}, disks={"red": 4}).play("sphere:WEU")
    assert t.anarchy == {"WEU": 1} and t.disks["red"] == 5


def test_P5_2_a_purple_barrier_from_one_of_them():
    """The South Atlantic: Latin America and West Africa."""
    assert at_sea("red", "S5").choices == {"barrier:B39", "barrier:B35", "sea:S5", "skip"}


def test_P5_2_it_is_taken():
    assert at_sea("red", "S5").play("barrier:B35").barriers == {"B35": "red"}


def test_P5_2_not_one_that_somebody_holds():
    assert at_sea("red", "S5", barriers={"B35": "green"}).choices == {"barrier:B39", "sea:S5", "skip"}


@pytest.mark.parametrize(
    ("anarchy", "barriers", "offered"),
    [
        ({"LAM": 1}, {"B35": "green", "B39": "green"}, "sphere:LAM"),
        ({"WAF": 1}, {"B35": "green", "B39": "green"}, "sphere:WAF"),
        ({}, {"B35": "green"}, "barrier:B39"),
        ({}, {"B39": "green"}, "barrier:B35"),
    ],
)
def test_P5_2_a_single_thing_to_do_is_enough(anarchy, barriers, offered):
    t = at_sea("red", "S5", slavers={"S5": "green"}, anarchy=anarchy, barriers=barriers)
    assert (t.asked, t.choices) == ("gunboat", {offered, "skip"})


def test_P5_2_one_of_these_and_no_more():
    t = at_sea("red", "S5", anarchy={"WAF": 1}).play("sphere:WAF")
    assert t.asked == "operate" and t.barriers == {}


def test_P5_2_the_slaver_on_that_border_only():
    """Western Europe also borders the Baltic."""
    assert at_sea("red", "S1", ships={"S2": None}).play("sea:S1").choices == {"sea:S1", "skip"}


def test_P5_2_not_a_slaver_that_was_taken():
    assert at_sea("red", "S1", anarchy={"NAM": 1}, slavers={"S1": "red"}).choices == {"sphere:NAM", "skip"}


def test_P5_2_no_attack_without_a_coin():
    assert at_sea("green", "S1", anarchy={"NAM": 1}, boxes={"green": [0, 0, 3]}).choices == {"sphere:NAM", "skip"}


def test_P5_2_an_attack_with_a_single_coin():
    assert "sea:S1" in at_sea("green", "S1", boxes={"green": [0, 1, 3]}).choices


def test_P5_2_the_player_whose_turn_it_is_takes_the_disk():
    t = at_sea("green", "S1", anarchy={"NAM": 1}, disks={"red": 6, "green": 5}).play("sphere:NAM")
    assert (t.disks["red"], t.disks["green"]) == (6, 6)


def test_P5_2_the_player_whose_turn_it_is_takes_the_barrier():
    assert at_sea("green", "S5").play("barrier:B35").barriers == {"B35": "green"}


def test_P5_2_the_player_whose_turn_it_is_pays_and_takes_the_slaver():
    t = at_sea("green", "S1", boxes={"red": [0, 3, 0], "green": [0, 3, 0]}).play("sea:S1").rolling((6,))
    assert t.slavers == {"S1": "green"} and t.boxes("green") == (0, 2, 1) and t.boxes("red") == (0, 3, 0)


def test_P5_2_the_story_tells_what_was_taken():
    assert DiskTaken("green", "NAM") in at_sea("green", "S1", anarchy={"NAM": 1}).play("sphere:NAM").story
    assert BarrierTaken("green", "B35") in at_sea("green", "S5").play("barrier:B35").story


# P5.3 Attack: dice and coins


def test_P5_3_one_to_four_dice():
    t = at_sea("red", "S1", boxes={"red": [0, 11, 0]}, admin={}).play("sea:S1")
    assert t.choices == {"dice:1", "dice:2", "dice:3"}
    t = at_sea("red", "S1", boxes={"red": [8, 0, 0]}).play("sea:S1")
    assert (t.asked, t.choices) == ("how-many-dice", {"dice:1", "dice:2", "dice:3", "dice:4"})


def test_P5_3_never_five():
    """Not even with the 26 coins that thirteen agents in Capital are."""
    t = at_sea("green", "S1", boxes={"green": [13, 0, 0]}, admin={}).play("sea:S1")
    assert t.choices == {"dice:1", "dice:2", "dice:3", "dice:4"}


@pytest.mark.parametrize(("coins", "dice"), [(4, 2), (8, 2), (9, 3)])
def test_P5_3_as_many_as_can_be_paid(coins, dice):
    t = at_sea("red", "S1", boxes={"red": [0, coins, 0]}).play("sea:S1")
    assert t.choices == {f"dice:{n}" for n in range(1, dice + 1)}


def test_P5_3_with_coins_for_one_die_only_nobody_is_asked():
    t = at_sea("red", "S1", boxes=ONE_DIE).play("sea:S1")
    assert len(told(t, AttackRolled)[0].dice) == 1


@pytest.mark.parametrize(("dice", "left"), [(1, (0, 8, 1)), (2, (0, 5, 4)), (3, (0, 0, 9))])
def test_P5_3_the_number_of_dice_squared_is_paid(dice, left):
    t = at_sea("red", "S1", boxes=COINS).play("sea:S1", f"dice:{dice}")
    assert t.boxes("red") == left and len(told(t, AttackRolled)[0].dice) == dice


def test_P5_3_four_dice_cost_16():
    t = at_sea("red", "S1", boxes={"red": [8, 0, 0]}).play("sea:S1", "dice:4")
    assert t.boxes("red") == (0, 0, 8) and len(told(t, AttackRolled)[0].dice) == 4


def test_P5_3_all_dice_are_rolled_at_once():
    t = at_sea("red", "S1", boxes=COINS).play("sea:S1", "dice:2")
    assert len(told(t, AttackRolled)) == 1


def test_P5_3_a_die_shows_1_to_6():
    attacks = [at_sea("red", "S1", seed=seed, boxes=ONE_DIE).play("sea:S1") for seed in range(60)]
    assert {t.dice[0] for t in attacks} == {(1,), (2,), (3,), (4,), (5,), (6,)}


# P5.3 Attack: the target


def attack(*dice: int, **fields: Any) -> Table:
    """Red attacks on the North Atlantic and rolls so."""
    t = at_sea("red", "S1", **{"boxes": COINS, **fields}).play("sea:S1")
    return t.play(f"dice:{len(dice)}").rolling(dice)


def test_P5_3_the_sum_must_exceed_the_uncovered_slave_spaces_of_both_spheres():
    assert attack(1, 5).slavers == {"S1": "red"}


def test_P5_3_an_equal_sum_is_not_enough():
    t = attack(1, 4)
    assert t.slavers == {} and told(t, AttackRolled)[0].target == 5


def test_P5_3_all_ports_of_the_two_spheres_count():
    """Philadelphia 2, New Orleans 3, London 2, Lisbon 1."""
    assert told(attack(1, freed={}), AttackRolled)[0].target == 8


def test_P5_3_covered_spaces_do_not_count():
    freed = {"Philadelphia": ["red"] * 2, "New Orleans": ["green"] * 3, "London": ["white"] * 2}
    assert told(attack(1, freed=freed), AttackRolled)[0].target == 1


def test_P5_3_neither_admin_nor_dissident_spaces_count():
    assert told(attack(1, freed={}, admin={}, dissidents={"NAM": ["red"]}), AttackRolled)[0].target == 8


def test_P5_3_a_sphere_with_one_port():
    """The Baltic: St Petersburg 4, Lisbon 1."""
    t = at_sea("red", "S2", boxes=ONE_DIE).play("sea:S2")
    assert told(t, AttackRolled)[0].target == 5


def test_P5_3_the_elephant_does_not_matter():
    assert told(attack(1, elephant="Canton"), AttackRolled)[0].target == 5


def test_P5_3_elephant_the_sphere_where_it_now_stands():
    """Canton 3 and Nagasaki 2, of which one is covered."""
    t = attack(1, elephant="Canton", gunboat_target="elephant", freed={"Nagasaki": ["red"]})
    assert told(t, AttackRolled)[0].target == 4


def test_P5_3_elephant_where_it_was_placed_before():
    """A Manumission at St Petersburg, which then has 3 uncovered."""
    t = operating("red", "W04", boxes=COINS, gunboat_target="elephant").play("idea:W04", "port:St Petersburg")
    t.play("idea:W31", "sea:S9", "dice:1")
    assert told(t, AttackRolled)[0].target == 3


def test_P5_3_success_you_take_the_slaver():
    t = attack(6)
    assert t.slavers == {"S1": "red"} and t.asked == "operate"


def test_P5_3_failure_only_the_coins_are_lost():
    t = attack(2)
    assert t.slavers == {} and t.boxes("red") == (0, 8, 1) and t.ships == {"S1": "red"} and t.asked == "operate"


def test_P5_3_the_story_tells_of_the_dice_and_what_they_did():
    assert {AttackRolled("red", "S1", (1, 5), 5), SlaverTaken("red", "S1")} <= set(attack(1, 5).story)
    assert {AttackRolled("red", "S1", (2,), 5), AttackFailed("red", "S1")} <= set(attack(2).story)


# P5.4 Corruption


def test_P5_4_one_die_with_the_slavers_own_number_takes_it_too():
    assert attack(3).slavers == {"S1": "red"}


def test_P5_4_another_number_does_not():
    assert attack(4).slavers == {}


def test_P5_4_with_exactly_one_die():
    """A 3 on one of two means nothing."""
    t = attack(3, 1)
    assert t.slavers == {} and t.asked == "operate"


def test_P5_4_a_sum_of_several_dice_that_is_the_number_means_nothing():
    t = attack(1, 2)
    assert t.slavers == {} and t.asked == "operate"


def test_P5_4_nobody_holds_a_barrier_anarchy_in_one_of_the_two_spheres():
    t = attack(3)
    assert (t.asked, t.choices) == ("corrupt-sphere", {"sphere:NAM", "sphere:WEU"})


def test_P5_4_you_choose_which():
    t = attack(3).play("sphere:WEU")
    assert t.anarchy == {"WEU": 1} and t.disks["red"] == 5 and t.asked == "operate"


def test_P5_4_a_held_barrier_goes_back_to_its_sphere():
    t = attack(3, barriers={"B01": "green", "B06": "green"})
    assert t.barriers == {"B06": "green"} and t.anarchy == {} and t.dice == [(3,)]


def test_P5_4_of_the_second_sphere_too():
    assert attack(3, barriers={"B05": "green", "B06": "green"}).barriers == {"B06": "green"}


def test_P5_4_yours_included():
    assert attack(3, barriers={"B01": "red"}).barriers == {}


def test_P5_4_the_story_tells_of_it():
    t = attack(3, barriers={"B01": "green"})
    assert {SlaverCorrupted("red", "S1"), BarrierReturned("red", "B01", "green")} <= set(t.story)


def test_P5_4_you_choose_which_and_must():
    t = attack(3, barriers={"B01": "red", "B04": "green", "B06": "green"})
    assert (t.asked, t.choices) == ("corrupt-barrier", {"barrier:B01", "barrier:B04"})
    assert t.play("barrier:B04").barriers == {"B01": "red", "B06": "green"} and t.asked == "operate"


def test_P5_4_two_of_one_sphere():
    t = attack(3, barriers={"B01": "red", "B02": "green"})
    assert t.choices == {"barrier:B01", "barrier:B02"}


def test_P5_4_barriers_of_other_spheres_stay():
    assert attack(3, barriers={"B06": "green"}).asked == "corrupt-sphere"


def test_P5_4_a_returned_barrier_counts_in_its_sphere_again():
    """P5.5 A Manumission at Lisbon costs 2."""
    t = operating("red", "W04", "W08", ships={"S1": "red"}, barriers={"B04": "red"}, boxes={"red": [0, 4, 0]})
    t.play("idea:W08", "sea:S9", "skip", "sea:S1", "dice:1").rolling((3,))
    assert t.play("idea:W04", "port:Lisbon").boxes("red") == (0, 1, 3)


# Two uncovered spaces, so that a 3 with one die suffices by itself
TWO_UNCOVERED = {"Philadelphia": ["red"] * 2, "New Orleans": ["green"] * 2, "London": ["white"] * 2}


def test_P5_4_always_even_when_the_sum_suffices():
    t = attack(3, freed=TWO_UNCOVERED)
    assert t.slavers == {"S1": "red"} and t.asked == "corrupt-sphere"


def test_P5_4_short_only_when_the_sum_fell_short():
    t = attack(3, freed=TWO_UNCOVERED, corruption="short")
    assert t.slavers == {"S1": "red"} and t.asked == "operate"


def test_P5_4_short_when_the_sum_fell_short():
    assert attack(3, corruption="short").asked == "corrupt-sphere"


def test_P5_4_short_an_equal_sum_fell_short():
    three_uncovered = {"Philadelphia": ["red"] * 2, "New Orleans": ["green"], "London": ["white"] * 2}
    assert attack(3, freed=three_uncovered, corruption="short").asked == "corrupt-sphere"


def test_P5_4_a_sum_that_suffices_with_another_number_corrupts_nothing():
    assert attack(4, freed=TWO_UNCOVERED).asked == "operate"


def test_P5_4_every_slaver_has_its_own_number():
    """The Baltic's is 5."""
    t = at_sea("red", "S2", boxes=ONE_DIE).play("sea:S2").rolling((5,))
    assert t.slavers == {"S2": "red"} and t.choices == {"sphere:WEU", "sphere:EEU"}


def test_P5_4_corruption_can_lose_the_game():
    full = dict.fromkeys(("LAM", "FEA", "EIN", "IND", "MEA", "EAF", "EEU", "WAF"), 2)
    t = attack(3, anarchy={**full, "NAM": 1}, disks={"red": 1, "green": 0, "white": 0}).play("sphere:WEU")
    assert t.ended == "anarchy"


def test_P5_4_after_it_the_maritime_goes_on():
    t = at_sea("red", "S1", "S2", boxes=ONE_DIE).play("sea:S1", "sea:S1").rolling((3,)).play("sphere:NAM")
    assert t.asked == "gunboat" and "sea:S2" in t.choices
