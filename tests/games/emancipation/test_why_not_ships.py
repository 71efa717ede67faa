"""Why a ship, a slaver, a sphere, a barrier or dice are not a choice in a Maritime (P5.1 to P5.4, P8)."""

from __future__ import annotations

from typing import Any

from tests.games.emancipation.operating import at_sea, operating
from tests.games.emancipation.table import Table, table

# Going aboard (P5.1, P8.1, P8.2)


def test_P8_2_only_agents_in_capital_board_the_new_ship():
    t = table(ships={"S2": None}).play("shipbuilding", "sea:S1", "agent:wealth", "agent:wealth", "agent:wealth")
    assert t.why_not("agent:debt") == "P8.2 capital-only"
    assert t.why_not("sea:S2") == "P8.2 new-ship-only"


def test_P8_1_only_agents_in_capital_go_to_sea():
    assert operating("red", ships={"S1": None}).play("idea:W31").why_not("agent:wealth") == "P8.1 capital-only"


def test_P5_1_the_extra_maritime_needs_an_agent_aboard():
    assert table(ships={"S1": None}).play("fundraiser").why_not("maritime") == "P5.1 nobody-aboard"


def test_P8_1_the_extra_agent_needs_an_empty_ship():
    assert table(ships={"S1": "red"}).play("fundraiser", "done").why_not("agent:capital") == "P8.1 all-manned"


def test_P8_1_the_extra_agent_comes_from_capital():
    t = table(ships={"S1": "red", "S2": None}, boxes={"red": [0, 0, 3]}).play("fundraiser", "done")
    assert t.why_not("agent:capital") == "P8.1 capital-empty"


def test_P5_1_agents_are_put_on_ships():
    assert at_sea("green", "S1", "S5").why_not("sea:S2") == "P5.1 no-ship-there"


def test_P1_6_a_ship_holds_one_agent():
    assert at_sea("green", "S1", "S5", "S9").play("sea:S1", "skip").why_not("sea:S1") == "P5.1 ship-manned"


# Gunboat Diplomacy (P5.2, P5.3)


def gunboat(**fields: Any) -> Table:
    """Green's turn; the ship is on the North Atlantic, between NAM and WEU."""
    return at_sea("green", "S1", **fields)


def test_P5_2_only_the_two_spheres_beside_the_ship():
    assert gunboat().why_not("sphere:IND") == "P5.2 sphere-not-beside"
    assert gunboat().why_not("barrier:B13") == "P5.2 barrier-not-beside"


def test_P5_2_there_is_no_disk():
    assert gunboat().why_not("sphere:NAM") == "P5.2 no-disk"


def test_P5_2_only_purple_barriers():
    assert gunboat().why_not("barrier:B01") == "P5.2 not-purple"


def test_P5_2_a_barrier_that_was_taken():
    t = at_sea("green", "S9", barriers={"B39": "white"})
    assert t.why_not("barrier:B39") == "P5.2 barrier-held"
    assert t.refusal("barrier:B39").endswith("has been taken already, by the Evangelicals.")


def test_P5_2_only_the_slaver_on_the_ships_border():
    assert gunboat().why_not("sea:S2") == "P5.2 other-sea"


def test_P5_2_the_slaver_is_gone():
    t = gunboat(slavers={"S1": "red"}, anarchy={"NAM": 1})
    assert t.why_not("sea:S1") == "P5.2 slaver-gone"
    assert t.why_not("dice:1") == "P5.2 slaver-gone"


def test_P5_3_there_is_no_coin():
    assert gunboat(boxes={"green": [0, 0, 3]}, anarchy={"NAM": 1}).why_not("sea:S1") == "P5.3 no-coin"


def test_P5_3_the_attack_comes_before_the_dice():
    assert gunboat().why_not("dice:1") == "P5.2 attack-first"


def test_P5_3_dice_cost_their_square():
    assert gunboat().play("sea:S1").why_not("dice:4") == "P5.3 dice-cost"


# Corruption (P5.4)


def corruption(**fields: Any) -> Table:
    """One die shows the slaver's number."""
    return gunboat(**fields).play("sea:S1", "dice:1", "agent:wealth").rolling((3,))


def held() -> Table:
    """Two barriers of the two spheres are held, so one is chosen."""
    return corruption(barriers={"B01": "red", "B04": "green"})


def test_P5_4_a_barrier_must_be_held():
    assert held().why_not("barrier:B02") == "P5.4 barrier-at-home"


def test_P5_4_a_barrier_of_the_two_spheres():
    assert held().why_not("barrier:B13") == "P5.4 barrier-not-beside"


def test_P5_4_no_anarchy_while_a_barrier_is_held():
    assert held().why_not("sphere:NAM") == "P5.4 barrier-before-anarchy"
    assert held().why_not("sphere:IND") == "P5.4 sphere-not-beside"


def test_P5_4_anarchy_where_no_barrier_is_held():
    assert corruption().why_not("barrier:B01") == "P5.4 anarchy-instead"


def test_P5_4_anarchy_in_one_of_the_two_spheres():
    assert corruption().why_not("sphere:IND") == "P5.4 sphere-not-beside"
