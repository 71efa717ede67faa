"""P5.7 Suffrage.

In the set-up North America alone has no white barrier. Red has its agents at London and Calcutta, green at
Philadelphia, white at Bahia.
"""

from __future__ import annotations

from typing import Any

from pileus.games.emancipation.events import BarrierReturned, BarrierTaken
from pileus.games.emancipation.tables import BARRIER
from tests.games.emancipation.operating import operating
from tests.games.emancipation.table import Table

RICH = {"red": [0, 9, 0], "green": [0, 9, 0], "white": [0, 9, 0]}


def suffrage(faction: str, **fields: Any) -> set[str]:
    """The ports where a faction may do a Suffrage."""
    return operating(faction, "W44", **{"boxes": RICH, **fields}).play("idea:W44").choices


# Where


def test_P5_7_your_agent_in_the_ports_admin():
    assert "port:Calcutta" in suffrage("red")


def test_P5_7_not_the_agent_of_another():
    assert "port:Calcutta" not in suffrage("white")


def test_P5_7_not_an_agent_in_the_other_port_of_the_sphere():
    assert "port:Bombay" not in suffrage("red")


def test_P5_7_no_white_barrier_in_the_sphere():
    assert {"port:New Orleans", "port:Philadelphia"} <= suffrage("white")


def test_P5_7_red_barriers_do_not_matter():
    assert "port:Lisbon" not in suffrage("white")


def test_P5_7_a_ship_to_a_sphere_without_white_barriers():
    assert "port:Lisbon" in suffrage("white", ships={"S1": None})


def test_P5_7_not_a_ship_to_a_sphere_with_white_barriers():
    assert suffrage("white", ships={"S2": None, "S5": None}) == {"port:New Orleans", "port:Philadelphia", "port:Bahia"}


def test_P5_7_a_majority_in_the_port():
    """Lisbon has one slave space."""
    assert "port:Lisbon" in suffrage("white", freed={"Lisbon": ["white"]})


def test_P5_7_more_than_free_spaces():
    """Two of three: 2 against one free space."""
    assert "port:Zanzibar" in suffrage("white", freed={"Zanzibar": ["white", "white"]})


def test_P5_7_as_many_as_free_spaces_are_not_enough():
    """Two of four."""
    assert "port:St Petersburg" not in suffrage("white", freed={"St Petersburg": ["white", "white"]})


def test_P5_7_meeples_of_others_count_against_you():
    assert "port:Zanzibar" not in suffrage("white", freed={"Zanzibar": ["white", "red"]})


def test_P5_7_the_admin_agent_of_another_counts_against_you():
    """Two meeples against a free space and the agent."""
    freed = {"Zanzibar": ["white", "white"]}
    assert "port:Zanzibar" not in suffrage("white", freed=freed, admin={"Zanzibar": "red"})


def test_P5_7_the_admin_agent_of_another_counts_once():
    """Three meeples against a free space and the agent."""
    freed = {"St Petersburg": ["white"] * 3}
    assert "port:St Petersburg" in suffrage("white", freed=freed, admin={"St Petersburg": "red"})


def test_P5_7_dissidents_do_not_count_for_you():
    freed = {"St Petersburg": ["white", "white"]}
    assert "port:St Petersburg" not in suffrage("white", freed=freed, dissidents={"EEU": ["white"]})


def test_P5_7_dissidents_do_not_count_against_you():
    assert "port:Lisbon" in suffrage("white", freed={"Lisbon": ["white"]}, dissidents={"WEU": ["red"]})


def test_P5_7_pieces_in_the_other_port_do_not_count():
    """White has the majority at Lisbon, not at London."""
    assert "port:London" not in suffrage("white", freed={"Lisbon": ["white"]})


def test_P5_7_without_any_of_them_nowhere():
    assert suffrage("white") == {"port:New Orleans", "port:Philadelphia", "port:Bahia"}


# The payment


def at_london(**fields: Any) -> Table:
    """A Suffrage by red at London."""
    return operating("red", "W44", **{"boxes": RICH, **fields}).play("idea:W44", "port:London")


def test_P5_7_two_slavers_cost_4():
    assert at_london().boxes("red") == (0, 5, 4)


def test_P5_7_one_slaver_costs_1():
    assert at_london(slavers={"S1": "green"}).boxes("red") == (0, 8, 1)


def test_P5_7_a_sphere_with_one_sea_border_costs_1():
    """The Middle East borders the Black Sea only."""
    t = operating("red", "W44", boxes=RICH, admin={"Alexandria": "red"}).play("idea:W44", "port:Alexandria")
    assert t.boxes("red") == (0, 8, 1)


def test_P5_7_no_slaver_costs_nothing():
    assert at_london(slavers={"S1": "green", "S2": "green"}).boxes("red") == (0, 9, 0)


def test_P5_7_slavers_of_other_spheres_cost_nothing():
    assert at_london(slavers={"S1": "green", "S2": "green", "S5": "red"}).boxes("red") == (0, 9, 0)


def test_P5_7_not_where_it_cannot_be_paid():
    """Three coins; red may do a Suffrage at London, Calcutta and in North America, each with two slavers."""
    assert "idea:W44" not in operating("red", "W44", boxes={"red": [0, 3, 0]}).choices


def test_P5_7_one_coin_is_enough_for_one_slaver():
    assert "port:London" in suffrage("red", boxes={"red": [0, 1, 0]}, slavers={"S1": "green", "S4": "green"})


def test_P5_7_to_the_last_coin():
    assert "idea:W44" in operating("red", "W44", boxes={"red": [0, 4, 0]}).choices


# The barrier


def test_P5_7_any_barrier_of_the_sphere_whatever_its_colour():
    """Red, green, two white and yellow in India."""
    t = operating("red", "W44", boxes=RICH).play("idea:W44", "port:Calcutta")
    assert (t.asked, t.choices) == ("take-barrier", {f"barrier:B{i}" for i in (24, 25, 26, 27, 28)})


def test_P5_7_it_is_taken():
    assert at_london().play("barrier:B05").barriers == {"B05": "red"}


def test_P5_7_a_barrier_of_another_player_may_be_returned():
    t = at_london(barriers={"B04": "white", "B01": "white"})
    assert t.choices == {"barrier:B04", "barrier:B05"}
    assert t.play("barrier:B04").barriers == {"B01": "white"}


def test_P5_7_the_story_tells_who_took_it_or_held_it():
    assert BarrierTaken("red", "B05") in at_london().play("barrier:B05").story
    assert BarrierReturned("red", "B04", "white") in at_london(barriers={"B04": "white"}).play("barrier:B04").story


def test_P5_7_a_returned_barrier_counts_in_its_sphere_again():
    """A Manumission there costs 2."""
    t = operating("red", "W44", "W04", boxes=RICH, freed={}, barriers={"B04": "white"})
    t.play("idea:W44", "port:London", "barrier:B04", "idea:W04")
    assert t.boxes("red") == (0, 3, 6)


def test_P5_7_not_one_of_your_own():
    """Only one is left, so nobody is asked."""
    assert at_london(barriers={"B04": "red"}).barriers == {"B04": "red", "B05": "red"}


def test_P5_7_not_possible_where_you_hold_them_all():
    assert "port:London" not in suffrage("red", barriers={"B04": "red", "B05": "red"})


def test_P5_7_possible_where_another_holds_them_all():
    t = at_london(barriers={"B04": "green", "B05": "green"}).play("barrier:B05")
    assert t.barriers == {"B04": "green"}


def test_P5_7_possible_where_another_holds_one_and_you_the_rest():
    t = at_london(barriers={"B04": "red", "B05": "green"})
    assert t.barriers == {"B04": "red"}


def test_P5_7_barriers_of_other_spheres_are_out_of_reach():
    assert at_london(barriers={barrier.key: "green" for barrier in BARRIER}).choices == {"barrier:B04", "barrier:B05"}


def test_P5_7_an_elephant_operation():
    t = operating("red", "W44", boxes=RICH).play("idea:W44", "port:Calcutta")
    assert t.elephant == "Calcutta" and t.state.placed == 1
