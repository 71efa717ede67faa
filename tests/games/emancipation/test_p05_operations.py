"""P5.0 Operations, P5.5 Manumission, P5.6 Westernize.

In the set-up Western Europe alone has no red barrier. Red has its agents at London and Calcutta, green at Philadelphia,
white at Bahia. London is full.
"""

from __future__ import annotations

from typing import Any

from pileus.games.emancipation.events import MeepleFreed
from pileus.games.emancipation.tables import PORT
from tests.games.emancipation.operating import EAST, WEST, operating
from tests.games.emancipation.quiet import NO_ARROWS, idle, quiet, told
from tests.games.emancipation.table import Table, table

RICH = {"red": [0, 9, 0], "green": [0, 9, 0], "white": [0, 9, 0]}


def westernize(faction: str, **fields: Any) -> set[str]:
    """The ports where a faction may westernize."""
    return operating(faction, "W10", **fields).play("idea:W10").choices


# P5.0 Whose agents, and how often


def test_P5_0_agents_in_either_column():
    assert {"idea:W04", "idea:E02"} <= operating("red", "W04", "E02").choices


def test_P5_0_agents_placed_this_turn_too():
    t = table(faction="white", west=WEST, boxes={"white": [1, 4, 0]}).play("syndicate", "idea:W04", "done")
    assert t.choices == {"idea:W04", "done"}


def test_P5_0_only_your_own():
    t = table(phase="operations", west=WEST, market_agents={"W04": ["green"], "W10": ["red"]})
    assert t.choices == {"idea:W10", "done"}


def test_P5_0_without_agents_nobody_is_asked():
    assert "elephant-rolled" in table(phase="operations", west=WEST, market_agents={"W04": ["green"]}).events


def test_P5_0_one_shown_on_its_card():
    t = operating("red", "W04").play("idea:W04", "port:Lisbon", "agent:wealth", "agent:wealth")
    assert [freed.doing for freed in told(t, MeepleFreed)] == ["manumission"]


def test_P5_0_one_that_no_other_card_shows():
    west = ["W08", "W04", "W10", "W44", "W11", "W31"]
    east = ["E21", "E02", "E05", "E08", "E09", "E12"]
    t = table(phase="operations", west=west, east=east, market_agents={"W44": ["red"]})
    assert t.choices == {"idea:W44", "done"}


def test_P5_0_of_two_shown_the_player_chooses():
    t = operating("white", "W11").play("idea:W11")
    assert (t.asked, t.choices) == ("which-operation", {"maritime", "manumission"})


def test_P5_0_the_one_chosen_is_done():
    t = operating("white", "W11", boxes=RICH).play("idea:W11", "manumission", "port:Lisbon")
    assert t.freed("Lisbon") == ["white"]


def test_P5_0_of_two_shown_only_what_can_be_done():
    """There is no coin for a Manumission, and no slaver or barrier to be had on the South Pacific."""
    t = operating("white", "W11", boxes={"white": [0, 0, 3]}, slavers={"S9": "red"}).play("idea:W11")
    assert "fleet-gathered" in t.events


def test_P5_0_one_operation_per_agent():
    t = operating("white", "W11", boxes=RICH).play("idea:W11", "manumission", "port:Lisbon")
    assert "idea:W11" not in t.choices


def test_P5_0_two_agents_on_one_card_may_do_the_same():
    t = operating("white", "W04", "W04", boxes=RICH, freed={}).play("idea:W04", "port:London")
    assert t.play("idea:W04").freed("London") == ["white", "white"]


def test_P5_0_two_agents_and_no_third_time():
    t = operating("white", "W04", "W04", boxes=RICH).play("idea:W04", "port:New Orleans", "idea:W04")
    assert t.freed("New Orleans") == ["white", "white"] and "idea:W04" not in t.choices


def test_P5_0_one_agent_of_two_does_not_use_up_the_other_on_another_card():
    t = operating("white", "W04", "E02", boxes=RICH, freed={}).play("idea:E02", "port:London")
    assert "idea:W04" in t.choices and "idea:E02" not in t.choices


def test_P5_0_in_any_order():
    first = operating("white", "W04", "W10", boxes=RICH).play("idea:W10", "port:Bahia", "idea:W04")
    then = operating("white", "W04", "W10", boxes=RICH).play("idea:W04", "port:Bahia", "idea:W10")
    assert first.freed("Bahia") == then.freed("Bahia") == ["white"] * 3


def test_P5_0_one_is_finished_before_the_next():
    t = operating("white", "W04", "W10").play("idea:W04", "port:Lisbon")
    assert t.asked == "pay" and t.choices == {"agent:capital", "agent:wealth"}


def test_P5_0_the_view_tells_what_is_under_way_and_that_nothing_is():
    t = operating("white", "W10").play("idea:W10")
    assert t.match.view(None)["table"]["pending"]["doing"] == "westernize"
    assert t.play("port:Bahia").match.view(None)["table"]["pending"]["doing"] is None


def test_P5_0_nobody_has_to():
    t = operating("white", "W04", boxes=RICH).play("done")
    assert "elephant-rolled" in t.events and told(t, MeepleFreed) == []


def test_P5_0_an_agent_operates_again_in_the_next_turn():
    deck = ["W16", "W17", "W20", "W25"]  # without arrows, so that nothing moves in the East
    t = quiet(phase="operations", west=NO_ARROWS, east=EAST, west_deck=deck, market_agents={"E02": ["red"]}, freed={})
    idle(t.play("idea:E02", "port:Lisbon"), 4).play("done")
    assert t.choices == {"idea:E02", "done"}


def test_P5_0_costs_are_read_when_it_is_done():
    """Suffrage takes one of the two barriers of Western Europe: a Manumission there then costs 1."""
    t = operating("red", "W44", "W04", boxes={"red": [0, 6, 0]}, freed={}).play(
        "idea:W44", "port:London", "barrier:B04"
    )
    assert t.boxes("red") == (0, 2, 4) and t.play("idea:W04").boxes("red") == (0, 1, 5)


def test_P5_0_conditions_are_read_when_it_is_done():
    """Without its red barrier New Orleans may be westernized."""
    t = operating("red", "W44", "W10", boxes=RICH, elephant="New Orleans", placed=True)
    assert "idea:W10" not in t.choices
    assert "idea:W10" in t.play("idea:W44", "barrier:B01").choices


# P5.5 Manumission


def free(faction: str, port: str, **fields: Any) -> Table:
    """A Manumission at a port."""
    return operating(faction, "W04", **{"boxes": RICH, **fields}).play("idea:W04", f"port:{port}")


def test_P5_5_one_coin_per_barrier_of_the_sphere():
    """Four in Eastern Europe."""
    assert free("red", "St Petersburg").boxes("red") == (0, 5, 4)


def test_P5_5_a_barrier_that_was_taken_costs_nothing():
    assert free("red", "St Petersburg", barriers={"B06": "white"}).boxes("red") == (0, 6, 3)


def test_P5_5_perhaps_nothing():
    barriers = {key: "white" for key in ("B06", "B07", "B08", "B09")}
    t = operating("red", "W04", barriers=barriers, boxes={"red": [0, 0, 3]}).play("idea:W04")
    assert t.boxes("red") == (0, 0, 3) and t.freed("St Petersburg") == ["red"]


def test_P5_5_your_meeple_comes_from_the_reserve():
    t = free("red", "St Petersburg")
    assert t.freed("St Petersburg") == ["red"] and t.meeples("red") == 14


def test_P5_5_it_takes_a_free_slave_space():
    t = free("white", "Bahia", freed={"Bahia": ["green", "red"]})
    assert t.freed("Bahia") == ["red", "green", "white"] and t.state.open[17] == 0


def test_P5_5_at_any_port_with_a_free_space():
    everywhere = {f"port:{port.name}" for port in PORT}
    assert operating("red", "W04", boxes=RICH).play("idea:W04").choices == everywhere - {"port:London"}


def test_P5_5_not_where_it_cannot_be_paid():
    t = operating("red", "W04", boxes={"red": [0, 3, 0]}).play("idea:W04")
    assert t.choices == {"port:Philadelphia", "port:New Orleans", "port:Lisbon", "port:Freetown", "port:Ouidah"}


def test_P5_5_not_without_a_meeple_left():
    ports = {"London": 2, "Philadelphia": 2, "New Orleans": 3, "Canton": 3, "Calcutta": 3, "Bahia": 3}
    freed = {port: ["red"] * spaces for port, spaces in ports.items()}
    assert "idea:W04" not in operating("red", "W04", boxes=RICH, freed=freed).choices


def test_P5_5_the_story_tells_where():
    assert MeepleFreed("red", "St Petersburg", "manumission") in free("red", "St Petersburg").story


def test_P5_5_an_elephant_operation():
    t = free("red", "St Petersburg")
    assert t.elephant == "St Petersburg" and t.state.placed == 1


# P5.6 Westernize


def test_P5_6_your_agent_in_the_ports_admin():
    assert "port:Calcutta" in westernize("red")


def test_P5_6_not_the_agent_of_another():
    assert "port:Calcutta" not in westernize("white")


def test_P5_6_not_an_agent_in_the_other_port_of_the_sphere():
    assert "port:Bombay" not in westernize("red")


def test_P5_6_no_red_barrier_in_the_sphere():
    assert "port:Lisbon" in westernize("white")


def test_P5_6_other_barriers_do_not_matter():
    """North America without its red barrier still has a green and a yellow one."""
    assert {"port:New Orleans", "port:Philadelphia"} <= westernize("white", barriers={"B01": "green"})


def test_P5_6_a_ship_to_a_sphere_without_red_barriers():
    assert {"port:New Orleans", "port:Philadelphia"} <= westernize("white", ships={"S1": None})


def test_P5_6_with_or_without_an_agent():
    assert {"port:New Orleans", "port:Philadelphia"} <= westernize("white", ships={"S1": "red"})


def test_P5_6_a_ship_the_other_way():
    """Western Europe is the first of the two spheres of the Baltic Sea, Eastern Europe the second."""
    assert "port:St Petersburg" in westernize("white", ships={"S2": None})


def test_P5_6_not_a_ship_to_a_sphere_with_red_barriers():
    assert westernize("white", ships={"S5": None, "S7": None}) == {"port:Lisbon", "port:Bahia"}


def test_P5_6_not_a_land_border_to_a_sphere_without_red_barriers():
    """The Sahara crossing."""
    assert not westernize("white") & {"port:Freetown", "port:Ouidah"}


def test_P5_6_not_a_land_border_though_a_ship_lies_beyond_it():
    """The East Indies have no red barrier and a ship on the South Pacific; to the Far East they border by land."""
    offered = westernize("white", barriers={"B20": "green"})
    assert {"port:Manila", "port:Port-au-Prince"} <= offered and "port:Canton" not in offered


def test_P5_6_not_a_ship_elsewhere():
    assert "port:New Orleans" not in westernize("white", ships={"S2": None})


def test_P5_6_without_any_of_them_nowhere():
    assert westernize("white") == {"port:Lisbon", "port:Bahia"}


def test_P5_6_it_is_free():
    t = operating("white", "W10", boxes={"white": [0, 0, 3]}).play("idea:W10", "port:Bahia")
    assert t.boxes("white") == (0, 0, 3)


def test_P5_6_your_meeple_goes_from_the_reserve_to_a_free_slave_space():
    t = operating("white", "W10").play("idea:W10", "port:Bahia")
    assert t.freed("Bahia") == ["white", "white"] and t.meeples("white") == 13


def test_P5_6_not_where_no_slave_space_is_free():
    assert "port:London" not in westernize("red")


def test_P5_6_not_without_a_meeple_left():
    ports = {"London": 2, "Philadelphia": 2, "New Orleans": 3, "Canton": 3, "Calcutta": 3, "Zanzibar": 3}
    freed = {port: ["white"] * spaces for port, spaces in ports.items()}
    assert "idea:W10" not in operating("white", "W10", freed=freed).choices


def test_P5_6_the_story_tells_where():
    t = operating("white", "W10").play("idea:W10", "port:Bahia")
    assert MeepleFreed("white", "Bahia", "westernize") in t.story


def test_P5_6_an_elephant_operation():
    t = operating("white", "W10").play("idea:W10", "port:Bahia")
    assert t.elephant == "Bahia" and t.state.placed == 1
