"""P4 Actions: Fundraiser, Syndicate, Shipbuilding. Post is in test_p04_post."""

from __future__ import annotations

from typing import Any

import pytest

from pileus.games.emancipation.events import AgentHired, AgentSyndicated, AgentTakenBack, FundsRaised, ShipBuilt
from tests.games.emancipation.operating import EAST, WEST
from tests.games.emancipation.table import Table, table


def market(**fields: Any) -> Table:
    """A market in which every card is known."""
    return table(west=WEST, east=EAST, **fields)


# P4 Up to two


def test_P4_the_actions():
    assert table().choices == {"fundraiser", "syndicate", "shipbuilding", "post", "done"}


def test_P4_up_to_two_a_turn():
    t = market(market_agents={"W04": ["green"]}, faction="green").play("fundraiser", "done")
    assert t.asked == "act"
    assert t.play("fundraiser", "done").asked == "operate"


def test_P4_or_none():
    assert market(market_agents={"W04": ["green"]}, faction="green").play("done").asked == "operate"


def test_P4_or_one():
    t = market(market_agents={"W04": ["green"]}, faction="green").play("fundraiser", "done", "done")
    assert t.asked == "operate"


def test_P4_repeats_are_allowed():
    t = market(faction="white").play("syndicate", "idea:W08", "syndicate", "idea:E21")
    assert t.on("W08") == t.on("E21") == ["white"]


def test_P4_one_is_finished_before_the_other():
    t = market(boxes={"red": [4, 1, 0]}).play("syndicate", "idea:W10")
    assert t.asked == "pay" and not t.choices & {"fundraiser", "syndicate", "shipbuilding", "post", "done"}


def test_P4_the_view_tells_what_is_under_way_and_that_nothing_is():
    t = market(faction="white").play("syndicate")
    assert t.match.view(None)["table"]["pending"]["doing"] == "syndicate"
    assert t.play("idea:W08").match.view(None)["table"]["pending"]["doing"] is None


# P4.1 Fundraiser


def test_P4_1_always_allowed():
    assert table(boxes={"red": [0, 0, 0]}).choices == {"fundraiser", "done"}


def test_P4_1_all_of_wealth_moves_to_capital():
    t = table(faction="white", boxes={"white": [1, 4, 0]}).play("fundraiser")
    assert t.boxes("white") == (5, 0, 0)


def test_P4_1_for_each_agent_in_capital_one_leaves_debt():
    """And goes by way of Wealth to Capital."""
    t = table(faction="white", boxes={"white": [2, 0, 5]}).play("fundraiser")
    assert t.boxes("white") == (4, 0, 3)


def test_P4_1_while_there_are_any():
    t = table(faction="white", boxes={"white": [4, 0, 1]}).play("fundraiser")
    assert t.boxes("white") == (5, 0, 0)


def test_P4_1_without_capital_nobody_leaves_debt():
    """Wealth moves up afterwards and does not count."""
    t = table(faction="white", boxes={"white": [0, 3, 2]}).play("fundraiser")
    assert t.boxes("white") == (3, 0, 2)


def test_P4_1_agents_taken_back_go_to_wealth_and_do_not_count_as_capital():
    t = market(faction="white", boxes={"white": [0, 0, 4]}, market_agents={"W08": ["white"]})
    assert t.play("fundraiser", "idea:W08").boxes("white") == (1, 0, 4)


def test_P4_1_any_number_is_taken_back_all_of_them():
    t = market(faction="white", market_agents={"W08": ["white"], "E02": ["white"]})
    t.play("fundraiser", "idea:W08", "idea:E02")
    assert t.on("W08") == t.on("E02") == [] and t.boxes("white") == (8, 0, 0)


def test_P4_1_any_number_is_taken_back_one():
    t = market(faction="white", market_agents={"W08": ["white"], "E02": ["white"]})
    t.play("fundraiser", "idea:E02", "done")
    assert t.on("W08") == ["white"] and t.on("E02") == [] and t.boxes("white") == (7, 0, 0)


def test_P4_1_any_number_is_taken_back_none():
    t = market(faction="white", market_agents={"W08": ["white"]}).play("fundraiser", "done")
    assert t.on("W08") == ["white"] and t.boxes("white") == (6, 0, 0)


def test_P4_1_one_of_two_on_the_same_card():
    t = market(faction="white", market_agents={"W08": ["white", "white"]}).play("fundraiser", "idea:W08", "done")
    assert t.on("W08") == ["white"]


def test_P4_1_only_your_own_agents():
    t = market(faction="white", market_agents={"W08": ["green"], "E02": ["white", "green"]}).play("fundraiser")
    assert t.choices == {"idea:E02", "done"}


def test_P4_1_without_agents_in_the_market_nobody_is_asked():
    t = market(faction="white", market_agents={"W08": ["green"]}).play("fundraiser")
    assert t.asked == "act" and t.boxes("white") == (6, 0, 0)


def test_P4_1_agents_on_ships_are_red_s_to_take_back():
    """P8.2"""
    assert table(faction="white", ships={"S1": "red"}).play("fundraiser").ships == {"S1": "red"}


def test_P4_1_the_story_tells_what_was_raised():
    """Two left Debt; with the one taken back three moved to Capital, which now has five."""
    t = market(faction="white", boxes={"white": [2, 0, 5]}, market_agents={"W08": ["white"]})
    t.play("fundraiser", "idea:W08")
    assert AgentTakenBack("white", "W08") in t.story and FundsRaised("white", 2, 3, 5) in t.story


# P4.2 Syndicate


def test_P4_2_a_card_of_either_column():
    t = market(faction="white", boxes={"white": [9, 0, 0]}).play("syndicate")
    assert t.choices == {f"idea:{key}" for key in (*WEST, *EAST)}


@pytest.mark.parametrize(("row", "idea"), list(enumerate(WEST, start=1)))
def test_P4_2_west_row_1_costs_0_and_row_6_costs_5(row, idea):
    """With nothing in Wealth but the sum, nothing in Capital but the agent."""
    t = market(faction="white", boxes={"white": [1, row - 1, 0]}).play("syndicate")
    assert f"idea:{idea}" in t.choices and not t.choices & {f"idea:{dearer}" for dearer in WEST[row:]}


@pytest.mark.parametrize(("row", "idea"), list(enumerate(EAST, start=1)))
def test_P4_2_the_same_in_the_east(row, idea):
    t = market(faction="white", boxes={"white": [1, row - 1, 0]}).play("syndicate")
    assert f"idea:{idea}" in t.choices and not t.choices & {f"idea:{dearer}" for dearer in EAST[row:]}


def test_P4_2_the_sum_is_paid():
    t = market(faction="white", boxes={"white": [1, 7, 0]}).play("syndicate", "idea:W31")
    assert t.boxes("white") == (0, 2, 5)


def test_P4_2_one_agent_already_there_costs_1_more():
    t = market(faction="white", boxes={"white": [1, 7, 0]}, market_agents={"W10": ["white"]})
    assert t.play("syndicate", "idea:W10").boxes("white") == (0, 4, 3)


def test_P4_2_two_agents_of_any_colour_cost_4_more():
    t = market(faction="white", boxes={"white": [1, 7, 0]}, market_agents={"W10": ["red", "green"]})
    assert t.play("syndicate", "idea:W10").boxes("white") == (0, 1, 6)


def test_P4_2_three_agents_cost_9_more():
    t = market(faction="white", boxes={"white": [1, 10, 0]}, market_agents={"W08": ["red", "green", "green"]})
    assert t.play("syndicate", "idea:W08").boxes("white") == (0, 1, 9)


def test_P4_2_agents_on_other_cards_cost_nothing():
    t = market(faction="white", boxes={"white": [1, 7, 0]}, market_agents={"E21": ["red", "green"]})
    assert t.play("syndicate", "idea:W08").boxes("white") == (0, 7, 0)


def test_P4_2_one_agent_moves_from_capital_to_the_card():
    t = market(faction="white").play("syndicate", "idea:W08")
    assert t.on("W08") == ["white"] and t.boxes("white") == (2, 3, 0)


def test_P4_2_a_card_that_costs_too_much_is_not_offered():
    """Three in Wealth and two to spare in Capital make 7; W31 costs 5 and 4."""
    t = market(faction="white", market_agents={"W31": ["red", "green"]}).play("syndicate")
    assert t.choices == {f"idea:{key}" for key in (*WEST[:5], *EAST)}


def test_P4_2_where_only_one_card_can_be_paid_for_it_is_that_one():
    t = market(faction="white", boxes={"white": [1, 0, 0]}, market_agents={"W08": ["red"]}).play("syndicate")
    assert t.on("E21") == ["white"]


def test_P4_2_not_possible_where_no_card_can_be_paid_for():
    t = market(faction="white", boxes={"white": [1, 0, 0]}, market_agents={"W08": ["red"], "E21": ["red"]})
    assert "syndicate" not in t.choices


def test_P4_2_not_possible_without_an_agent_in_capital():
    assert "syndicate" not in market(faction="white", boxes={"white": [0, 6, 0]}).choices


def test_P4_2_the_story_tells_where_the_agent_went():
    assert AgentSyndicated("white", "E21") in market(faction="white").play("syndicate", "idea:E21").story


# P4.3 Shipbuilding


def test_P4_3_pay_3():
    t = table(faction="white", boxes={"white": [0, 5, 0]}).play("shipbuilding", "sea:S4")
    assert t.boxes("white") == (0, 2, 4)  # three paid, and the new agent


def test_P4_3_not_possible_with_2():
    assert "shipbuilding" not in table(faction="white", boxes={"white": [0, 2, 0]}).choices


def test_P4_3_the_last_agent_in_capital_may_be_spent():
    assert "shipbuilding" in table(faction="white", boxes={"white": [1, 1, 0]}).choices


def test_P4_3_a_ship_goes_to_a_sea_border():
    t = table(faction="white", boxes={"white": [0, 3, 0]}, ships={"S1": "red"}).play("shipbuilding", "sea:S4")
    assert t.ships == {"S1": "red", "S4": None}


def test_P4_3_a_sea_border_without_one():
    t = table(ships={"S1": "red", "S2": None}).play("shipbuilding")
    assert not t.choices & {"sea:S1", "sea:S2"} and len(t.choices) == 7


def test_P4_3_a_new_agent_comes_from_the_reserve_to_debt():
    t = table(faction="white", boxes={"white": [0, 3, 0]}).play("shipbuilding", "sea:S4")
    assert t.boxes("white") == (0, 0, 4) and t.reserve("white") == 10


def test_P4_3_the_last_agent_of_the_reserve():
    t = table(faction="white", boxes={"white": [0, 13, 0]}).play("shipbuilding", "sea:S4")
    assert t.boxes("white") == (0, 10, 4) and t.reserve("white") == 0


def test_P4_3_without_a_reserve_there_is_no_new_agent():
    t = table(faction="white", boxes={"white": [0, 14, 0]}).play("shipbuilding", "sea:S4")
    assert t.boxes("white") == (0, 11, 3) and t.reserve("white") == 0 and t.ships == {"S4": None}


def test_P4_3_not_possible_without_a_ship_in_the_pool():
    assert "shipbuilding" not in table(ships={f"S{i}": None for i in range(1, 10)}).choices


def test_P4_3_the_eighth_ship_has_two_places_to_go():
    t = table(faction="white", ships={f"S{i}": None for i in range(1, 8)}).play("shipbuilding")
    assert (t.asked, t.choices) == ("build-at", {"sea:S8", "sea:S9"})


def test_P4_3_the_ninth_ship_goes_where_there_is_none():
    t = table(faction="white", boxes={"white": [0, 3, 0]}, ships={f"S{i}": None for i in range(1, 9)})
    assert t.play("shipbuilding").ships["S9"] is None and t.boxes("white") == (0, 0, 4)


def test_P4_3_a_border_whose_slaver_was_taken_is_a_sea_border_still():
    """P1.3"""
    t = table(faction="white", boxes={"white": [0, 3, 0]}, slavers={"S4": "red"}).play("shipbuilding", "sea:S4")
    assert t.ships == {"S4": None}


def test_P4_3_the_story_tells_of_ship_and_agent():
    t = table(faction="white", boxes={"white": [0, 3, 0]}).play("shipbuilding", "sea:S4")
    assert ShipBuilt("white", "S4") in t.story and AgentHired("white") in t.story


# P4.5 What red gains


def test_P4_5_an_extra_maritime_comes_before_the_next_action():
    t = table(ships={"S1": "red"}).play("fundraiser", "done")
    assert t.asked == "extra-maritime"
    assert t.play("skip").asked == "act"


def test_P4_5_a_gunboat_of_the_new_ship_comes_before_the_next_action():
    t = table(boxes={"red": [2, 3, 0]}).play("shipbuilding", "sea:S1", *["agent:wealth"] * 3, "agent:capital")
    assert t.asked == "gunboat"
    assert t.play("skip").asked == "act"


def test_P4_5_it_belongs_to_the_second_action_too():
    t = table(boxes={"red": [0, 3, 0]}, ships={"S1": "red"}).play("fundraiser", "done", "skip", "fundraiser", "done")
    assert t.asked == "extra-maritime"


def test_P4_5_after_the_second_action_the_operations_follow():
    t = market(boxes={"red": [2, 3, 0]}, market_agents={"E02": ["red"]}).play("fundraiser", "done")
    t.play("shipbuilding", "sea:S1", "agent:capital", "agent:capital", "agent:capital", "skip")
    assert t.asked == "operate"
