"""P8 Faction powers."""

from __future__ import annotations

from typing import Any

from pileus.games.emancipation.events import AgentDisembarked, AgentEmbarked
from pileus.games.emancipation.rules.p03_turn import choices
from pileus.games.emancipation.rules.state import BOX_CHOICE, CAPITAL, SKIP
from tests.games.emancipation.operating import EAST, WEST
from tests.games.emancipation.quiet import idle, quiet
from tests.games.emancipation.table import Table, table


def maritime(faction: str, **fields: Any) -> Table:
    """A faction has begun a Maritime operation."""
    agents = {"W08": [faction]}
    return table(phase="operations", faction=faction, west=WEST, east=EAST, market_agents=agents, **fields).play(
        "idea:W08"
    )


# P8.1 Red goes to sea


def test_P8_1_everybody_may_use_the_agents_on_ships():
    t = maritime("green", ships={"S1": "red", "S2": None}).play("sea:S2")
    assert t.ships == {"S1": None, "S2": "red"}


def test_P8_1_only_red_agents_go_to_ships():
    """Green has agents in Capital and there is an empty ship, but no agent on any."""
    agents = {"W08": ["green"]}
    t = table(faction="green", west=WEST, market_agents=agents, ships={"S1": None}).play("done")
    assert t.asked != "operate"


def test_P8_1_green_is_not_asked_for_an_agent_of_its_own():
    t = maritime("green", ships={"S1": "red", "S2": None})
    assert t.asked == "station"


def test_P8_1_red_may_move_an_agent_from_capital_instead():
    t = maritime("red", ships={"S1": "red", "S2": None})
    assert (t.asked, t.choices) == ("how-maritime", {"maritime", "agent:capital"})


def test_P8_1_that_agent_leaves_capital_for_an_empty_ship():
    t = maritime("red", ships={"S1": "red", "S2": None}).play("agent:capital")
    assert t.ships == {"S1": "red", "S2": "red"} and t.boxes("red") == (2, 3, 0)


def test_P8_1_it_does_one_gunboat_diplomacy():
    t = maritime("red", ships={"S1": "red", "S2": None}).play("agent:capital")
    assert t.asked == "gunboat" and "sea:S2" in t.choices and "sea:S1" not in t.choices


def test_P8_1_the_other_agents_stay_and_do_nothing():
    t = maritime("red", ships={"S1": "red", "S2": None}, slavers={"S2": "green"}).play("agent:capital")
    assert "fleet-gathered" not in t.events and t.events.count("agent-stationed") == 1
    assert t.ships["S1"] == "red"


def test_P8_1_red_chooses_among_empty_ships():
    t = maritime("red", ships={"S1": "red", "S2": None, "S3": None}).play("agent:capital")
    assert (t.asked, t.choices) == ("station", {"sea:S2", "sea:S3"})


def test_P8_1_without_a_manned_ship_it_is_the_agent_from_capital():
    t = maritime("red", ships={"S1": None})
    assert t.ships == {"S1": "red"} and t.boxes("red") == (2, 3, 0)


def test_P8_1_without_an_empty_ship_it_is_the_fleet():
    t = maritime("red", ships={"S1": "red"})
    assert "fleet-gathered" in t.events and t.asked == "gunboat"


def test_P8_1_without_an_agent_in_capital_it_is_the_fleet():
    t = maritime("red", ships={"S1": "red", "S2": None}, boxes={"red": [0, 3, 0]})
    assert "fleet-gathered" in t.events and t.asked == "station"


def test_P8_1_without_either_there_is_no_maritime():
    t = table(west=WEST, market_agents={"W08": ["red"]}, ships={"S1": None}, boxes={"red": [0, 3, 0]}).play("done")
    assert t.asked != "operate"


def test_P8_1_without_any_ship_there_is_no_maritime():
    t = table(west=WEST, market_agents={"W08": ["red"]}).play("done")
    assert t.asked != "operate"


# P8.2 Fundraiser


def test_P8_2_red_may_take_back_agents_from_ships():
    t = table(ships={"S1": "red", "S2": "red", "S3": None}).play("fundraiser")
    assert (t.asked, t.choices) == ("take-back", {"sea:S1", "sea:S2", "done"})


def test_P8_2_they_go_to_wealth_and_with_it_to_capital():
    t = table(boxes={"red": [0, 0, 3]}, ships={"S1": "red", "S2": "red"}).play("fundraiser", "sea:S1", "done")
    assert t.boxes("red") == (1, 0, 3)


def test_P8_2_the_ships_stay():
    t = table(ships={"S1": "red", "S2": "red"}).play("fundraiser", "sea:S1", "done")
    assert t.ships == {"S1": None, "S2": "red"}


def test_P8_2_any_number_of_them():
    t = table(ships={"S1": "red", "S2": "red"}).play("fundraiser", "sea:S1", "sea:S2")
    assert t.ships == {"S1": None, "S2": None} and t.boxes("red") == (8, 0, 0)


def test_P8_2_after_a_fundraiser_red_may_do_an_extra_maritime():
    t = table(ships={"S1": "red"}).play("fundraiser", "done")
    assert (t.asked, t.choices) == ("extra-maritime", {"maritime", "skip"})


def test_P8_2_it_needs_no_agent_in_the_market():
    t = table(west=WEST, ships={"S1": "red", "S2": None}).play("fundraiser", "done", "maritime", "sea:S2")
    assert t.ships == {"S1": None, "S2": "red"}


def test_P8_2_it_may_be_declined():
    t = table(ships={"S1": "red"}).play("fundraiser", "done", "skip")
    assert t.asked == "act" and t.ships == {"S1": "red"}


def test_P8_2_agents_of_the_market_may_be_taken_back_all_the_same():
    t = table(west=WEST, market_agents={"W08": ["red"]}, ships={"S1": "red"}).play("fundraiser", "idea:W08", "done")
    assert t.asked == "extra-maritime"


def test_P8_2_not_after_one_in_which_he_took_back_an_agent_from_a_ship():
    t = table(ships={"S1": "red", "S2": "red"}).play("fundraiser", "sea:S1", "done")
    assert t.asked == "act"


def test_P8_2_an_agent_taken_back_does_not_count_against_the_next_fundraiser():
    t = table(ships={"S1": "red", "S2": "red"}).play("fundraiser", "sea:S1", "done", "fundraiser", "done")
    assert t.asked == "extra-maritime"


def test_P8_2_after_each_fundraiser():
    t = table(ships={"S1": "red"}).play("fundraiser", "done", "skip", "fundraiser", "done")
    assert t.asked == "extra-maritime"


def test_P8_2_not_without_anything_to_do_at_sea():
    assert table().play("fundraiser").asked == "act"


def test_P8_2_not_for_the_others():
    assert table(faction="white", ships={"S1": "red"}).play("fundraiser").asked == "act"


def test_P8_1_instead_of_the_extra_one_too_an_agent_goes_to_sea():
    t = table(ships={"S1": "red", "S2": None}, slavers={"S2": "red"}).play("fundraiser", "done")
    assert t.choices == {"maritime", "agent:capital", "skip"}
    assert t.play("agent:capital").ships == {"S1": "red", "S2": "red"} and t.boxes("red") == (5, 0, 0)


def test_P8_1_an_agent_raised_by_the_fundraiser_can_go():
    t = table(boxes={"red": [0, 1, 0]}, ships={"S1": None}).play("fundraiser")
    assert t.choices == {"agent:capital", "skip"}


def test_P8_2_after_the_extra_maritime_the_actions_go_on():
    t = table(ships={"S1": "red"}, slavers={"S1": "red"}).play("fundraiser", "done", "maritime")
    assert t.asked == "act" and t.play("fundraiser", "done").asked == "extra-maritime"


def test_P8_2_in_every_turn_of_his():
    """A turn later, not only in the one a table begins with."""
    t = idle(quiet(faction="white", ships={"S1": "red"}, slavers={"S1": "red"}), 4)
    t.play("fundraiser", "done", "maritime")
    assert (t.faction, t.asked) == ("red", "act")


def test_P8_2_the_story_tells_who_came_ashore_and_who_went_to_sea():
    t = table(ships={"S1": "red", "S2": None}).play("fundraiser", "sea:S1", "fundraiser", "agent:capital", "sea:S2")
    assert AgentDisembarked("red", "S1") in t.story and AgentEmbarked("red", None) in t.story


# P8.2 Shipbuilding


def test_P8_2_red_may_man_the_new_ship():
    t = table(boxes={"red": [1, 3, 0]}).play("shipbuilding", "sea:S1", *["agent:wealth"] * 3)
    assert (t.asked, t.choices) == ("man-new-ship", {"agent:capital", "skip"})
    buffer = [-1] * 64  # not the one that the coins were offered in
    assert buffer[: choices(t.state, buffer)] == [BOX_CHOICE + CAPITAL, SKIP]


def test_P8_2_the_story_tells_that_it_was_manned():
    t = table(boxes={"red": [1, 3, 0]}).play("shipbuilding", "sea:S1", *["agent:wealth"] * 3, "agent:capital")
    assert AgentEmbarked("red", "S1") in t.story


def test_P8_2_with_an_agent_from_capital():
    t = table(boxes={"red": [1, 3, 0]}).play("shipbuilding", "sea:S1", *["agent:wealth"] * 3, "agent:capital")
    assert t.ships == {"S1": "red"} and t.boxes("red") == (0, 0, 4)


def test_P8_2_it_does_one_gunboat_diplomacy():
    t = table(boxes={"red": [2, 3, 0]}).play("shipbuilding", "sea:S1", *["agent:wealth"] * 3, "agent:capital")
    assert (t.asked, t.choices) == ("gunboat", {"sea:S1", "skip"})


def test_P8_2_the_agents_on_other_ships_stay():
    t = table(boxes={"red": [2, 3, 0]}, ships={"S5": "red"})
    t.play("shipbuilding", "sea:S1", *["agent:wealth"] * 3, "agent:capital", "skip")
    assert t.ships == {"S1": "red", "S5": "red"} and t.asked == "act"


def test_P8_2_the_new_ship_and_no_other():
    t = table(boxes={"red": [2, 3, 0]}, ships={"S5": None})
    t.play("shipbuilding", "sea:S1", *["agent:wealth"] * 3, "agent:capital")
    assert t.ships == {"S1": "red", "S5": None}


def test_P8_2_not_without_an_agent_in_capital():
    t = table(boxes={"red": [0, 3, 0]}).play("shipbuilding", "sea:S1")
    assert t.asked == "act" and t.ships == {"S1": None}


def test_P8_2_the_others_do_not_man_ships():
    t = table(faction="white", boxes={"white": [1, 3, 0]}).play("shipbuilding", "sea:S1", *["agent:wealth"] * 3)
    assert t.asked == "act" and t.ships == {"S1": None}


# P8.3 White


def test_P8_3_white_posts_for_free():
    t = table(faction="white", boxes={"white": [1, 0, 0]}).play("post", "port:Canton")
    assert t.admin("Canton") == "white" and t.boxes("white") == (0, 0, 0)


def test_P8_3_the_others_do_not():
    assert "post" not in table(boxes={"red": [1, 0, 0]}).choices


def test_P8_3_white_still_needs_an_agent_in_capital():
    assert "post" not in table(faction="white", boxes={"white": [0, 6, 0]}).choices


def test_P8_3_white_pays_for_everything_else():
    t = table(faction="white", boxes={"white": [0, 3, 0]}).play("shipbuilding", "sea:S1")
    assert t.boxes("white") == (0, 0, 4)


# P8.4 Green


def test_P8_4_green_takes_the_agent_for_the_market_from_any_box():
    t = table(faction="green", west=WEST, boxes={"green": [1, 1, 1]}).play("syndicate", "idea:W08")
    assert (t.asked, t.choices) == ("agent-from", {"agent:capital", "agent:wealth", "agent:debt"})


def test_P8_4_from_debt():
    t = table(faction="green", west=WEST, boxes={"green": [1, 1, 1]}).play("syndicate", "idea:W08", "agent:debt")
    assert t.on("W08") == ["green"] and t.boxes("green") == (1, 1, 0)


def test_P8_4_from_wealth():
    t = table(faction="green", west=WEST, boxes={"green": [1, 1, 1]}).play("syndicate", "idea:W08", "agent:wealth")
    assert t.on("W08") == ["green"] and t.boxes("green") == (1, 0, 1)


def test_P8_4_a_box_without_agents_gives_none():
    t = table(faction="green", west=WEST, boxes={"green": [0, 2, 1]}).play("syndicate", "idea:W08")
    assert t.choices == {"agent:wealth", "agent:debt"}


def test_P8_4_where_only_one_box_has_any_nobody_is_asked():
    t = table(faction="green", west=WEST, boxes={"green": [0, 0, 2]}).play("syndicate", "idea:W08")
    assert t.on("W08") == ["green"] and t.boxes("green") == (0, 0, 1)


def test_P8_4_the_agent_for_the_map_too():
    t = table(faction="green", boxes={"green": [1, 2, 0]}).play("post", "port:Lisbon", "agent:wealth", "agent:wealth")
    assert t.play("agent:debt").admin("Lisbon") == "green" and t.boxes("green") == (1, 0, 1)


def test_P8_4_an_agent_that_was_just_spent_will_do():
    t = table(faction="green", boxes={"green": [1, 0, 0]}).play("post", "port:Lisbon")
    assert t.admin("Lisbon") == "green" and t.boxes("green") == (0, 0, 0)


def test_P8_4_paying_is_unchanged():
    """Debt pays nothing."""
    t = table(faction="green", west=WEST, east=EAST, boxes={"green": [0, 0, 6]}).play("syndicate")
    assert t.choices == {"idea:W08", "idea:E21"}


def test_P8_4_green_still_needs_an_agent():
    assert table(faction="green", boxes={"green": [0, 0, 0]}).choices == {"fundraiser", "done"}


def test_P8_4_as_many_in_debt_as_elsewhere_will_do():
    assert "syndicate" in table(faction="green", west=WEST, boxes={"green": [0, 2, 2]}).choices


def test_P8_4_as_many_in_wealth_as_in_capital_will_do():
    assert "syndicate" in table(faction="green", west=WEST, boxes={"green": [2, 2, 0]}).choices


def test_P8_4_the_others_take_theirs_from_capital():
    t = table(faction="white", west=WEST, boxes={"white": [1, 1, 1]}).play("syndicate", "idea:W08")
    assert t.boxes("white") == (0, 1, 1)
