"""P3 General: a turn, what is feasible, and the third colour."""

from __future__ import annotations

from pileus.games.emancipation.events import TurnBegan
from tests.games.emancipation.operating import WEST, operating
from tests.games.emancipation.quiet import idle, quiet, told
from tests.games.emancipation.table import table

PHASES = ["elephant-rolled", "hate-rolled", "pogrom-rolled", "idea-laid-out", "turn-began"]


# P3.1 Turns and phases


def test_P3_1_red_green_white_over_and_over():
    t = idle(quiet(), 7)
    assert [event.faction for event in told(t, TurnBegan)] == ["green", "white", "red", "green", "white", "red"]


def test_P3_1_two_factions_take_turns():
    t = idle(quiet(players=2, factions=["red", "white"]), 5)
    assert [event.faction for event in told(t, TurnBegan)] == ["white", "red", "white", "red"]


def test_P3_1_turns_follow_the_factions_and_not_the_seats():
    t = idle(quiet(factions=["white", "green", "red"]), 4)
    assert [event.seat for event in told(t, TurnBegan)] == [1, 0, 2]


def test_P3_1_operations_come_after_the_actions():
    t = table(west=WEST, market_agents={"W04": ["red"]}).play("done")
    assert t.asked == "operate"


def test_P3_1_then_elephant_hate_pogroms_and_market():
    t = idle(quiet(anarchy={"IND": 2}), 2)
    assert [event for event in t.events if event in PHASES] == PHASES


def test_P3_1_actions_come_first_in_the_next_turn():
    t = idle(quiet(west=WEST, market_agents={"W04": ["green"]}), 2)
    assert (t.faction, t.asked) == ("green", "act")


def test_P3_1_the_player_whose_turn_it_is_is_asked():
    t = table(factions=["white", "green", "red"], faction="green")
    assert t.match.seat == 1


def test_P3_1_one_player_is_asked_for_both_factions():
    """P10.7"""
    t = idle(quiet(players=1), 2)
    assert (t.faction, t.match.seat) == ("green", 0)


def test_P3_1_a_new_turn_has_two_actions_again():
    t = quiet(boxes={"green": [0, 0, 0]}).play("fundraiser", "fundraiser")
    assert idle(t, 2).play("fundraiser").asked == "act"


def test_P3_1_the_phase_is_known_at_any_time():
    """The elephant goes four spheres on, where two ports are empty; pogroms are due in two spheres."""
    t = quiet(west=WEST, market_agents={"W04": ["red"]}, anarchy={"IND": 2, "NAM": 2})
    assert (t.asked, t.phase) == ("act", "actions")
    t.play("done")
    assert (t.asked, t.phase) == ("operate", "operations")
    t.play("done").rolling(4)
    assert (t.asked, t.phase) == ("move-elephant", "elephant")
    t.play("port:Manila")
    assert (t.asked, t.phase) == ("next-sphere", "pogroms")


# P3.5 Feasible or not at all


def test_P3_5_a_sum_that_cannot_be_paid():
    assert "shipbuilding" not in table(boxes={"red": [1, 0, 5]}).choices


def test_P3_5_the_same_sum_to_the_last_coin():
    assert "shipbuilding" in table(boxes={"red": [1, 1, 5]}).choices


def test_P3_5_no_agent_to_send():
    assert table(boxes={"white": [0, 3, 0]}, faction="white").choices == {"fundraiser", "shipbuilding", "done"}


def test_P3_5_no_own_meeple():
    """All sixteen are on the map; St Petersburg and Lisbon have room."""
    ports = {"London": 2, "Philadelphia": 2, "New Orleans": 3, "Canton": 3, "Calcutta": 3, "Bahia": 3}
    t = operating("green", "W04", freed={port: ["green"] * spaces for port, spaces in ports.items()})
    assert t.meeples("green") == 0 and "idea:W04" not in t.choices


def test_P3_5_no_ship():
    assert "shipbuilding" not in table(ships={f"S{i}": None for i in range(1, 10)}).choices


def test_P3_5_no_free_space():
    """Both spheres that 2 coins suffice for are full."""
    t = operating("green", "W04", boxes={"green": [0, 2, 0]}, freed={"London": ["red"] * 2, "Lisbon": ["red"]})
    assert "idea:W04" not in t.choices


def test_P3_5_a_payment_must_leave_an_agent_in_capital_to_send():
    """Two coins out of Capital alone would leave nobody there: only row 1 and, for one coin, row 2."""
    t = table(west=WEST, east=["E21", "E02", "E05", "E10", "E08", "E32"], boxes={"red": [1, 1, 0]}).play("syndicate")
    assert t.choices == {"idea:W08", "idea:E21", "idea:W04", "idea:E02"}


def test_P3_5_the_agent_to_be_sent_is_not_spent():
    """Two in Capital, two in Wealth, a card of 3: only one may leave Capital, so nobody is asked."""
    t = table(west=WEST, boxes={"red": [2, 2, 0]}).play("syndicate", "idea:W44")
    assert t.on("W44") == ["red"] and t.boxes("red") == (0, 1, 2)


def test_P3_5_green_must_leave_an_agent_in_any_box():
    t = table(west=WEST, boxes={"green": [2, 0, 4]}, faction="green").play("syndicate", "idea:W44", "agent:wealth")
    assert t.boxes("green") == (0, 0, 5) and t.on("W44") == ["green"]


def test_P3_5_what_may_be_added_sets_no_condition():
    """P8.2 Red builds a ship though nobody will be left in Capital to man it."""
    t = table(boxes={"red": [1, 1, 0]}).play("shipbuilding", "sea:S1")
    assert t.ships == {"S1": None} and t.asked == "act"


def test_P3_5_what_may_be_added_may_be_declined():
    t = table(boxes={"red": [1, 3, 0]}).play("shipbuilding", "sea:S1", "agent:wealth", "agent:wealth", "agent:wealth")
    assert t.play("skip").ships == {"S1": None} and t.asked == "act"


# P3.6 The third colour


def test_P3_6_an_agent_of_the_third_colour_returns_to_its_reserve():
    t = table(players=2, factions=["red", "white"], faction="white").play("post", "port:Philadelphia")
    assert t.reserve("green") == 15 and t.boxes("green") == (0, 0, 0)


def test_P3_6_an_agent_of_a_colour_in_play_returns_to_its_wealth():
    t = table(faction="white").play("post", "port:Philadelphia")
    assert t.reserve("green") == 8 and t.boxes("green") == (3, 4, 0)


def test_P3_6_dissidents_of_the_third_colour_come_from_its_reserve():
    t = table(players=2, factions=["red", "white"], faction="white").play("post", "port:Philadelphia")
    assert t.meeples("green") == 14


def test_P3_6_without_a_meeple_in_that_reserve_there_is_anarchy():
    """All sixteen green meeples are on slave spaces."""
    ports = {"London": 2, "Lisbon": 1, "New Orleans": 3, "Canton": 3, "St Petersburg": 4, "Calcutta": 3}
    freed = {port: ["green"] * spaces for port, spaces in ports.items()}
    t = table(players=2, factions=["red", "white"], faction="white", freed=freed).play("post", "port:Philadelphia")
    assert t.dissidents("NAM") == [] and t.anarchy == {"NAM": 1}
