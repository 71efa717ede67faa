"""Why an action, or a thing within one, is not a choice now (P3, P4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.emancipation.operating import EAST, WEST, operating
from tests.games.emancipation.table import table

MARKET: dict[str, Any] = {"west": WEST, "east": EAST}
ALL_SHIPS = {f"S{i}": None for i in range(1, 10)}


# Syndicate (P4.2)


def test_P4_2_a_syndicate_is_too_dear():
    t = table(**MARKET, boxes={"red": [1, 0, 5]}).play("syndicate")
    assert t.why_not("idea:W11") == "P4.2 syndicate-cost"


def test_P3_5_a_syndicate_must_leave_an_agent():
    """P12.1 Red with 2, 0, 4 could raise 4 but would empty Capital."""
    t = table(**MARKET, boxes={"red": [2, 0, 4]}).play("syndicate")
    assert t.why_not("idea:W11") == "P3.5 syndicate-cost"
    assert t.refusal("idea:W11") == (
        "A Syndicate on “London Abolition Committee” costs 4 (row 5, agents there: 0); "
        "Parliament can pay 2 and keep an agent in Capital."
    )


def test_P8_4_green_need_not_leave_one_in_capital():
    t = table(**MARKET, faction="green", boxes={"green": [2, 0, 4]}).play("syndicate")
    assert "idea:W11" in t.choices
    assert t.why_not("idea:W31") == "P4.2 syndicate-cost"
    assert t.refusal("idea:W31").endswith("costs 5 (row 6, agents there: 0); the Philanthropists can pay 4.")


def test_P4_2_even_the_cheapest_is_too_dear():
    agents = {"W08": ["green"], "E21": ["green"]}
    assert table(**MARKET, boxes={"red": [1, 0, 5]}, market_agents=agents).why_not("syndicate") == (
        "P3.5 syndicate-cheapest"
    )


def test_P3_5_there_is_no_agent_in_capital():
    t = table(**MARKET, boxes={"red": [0, 3, 3]})
    assert t.why_not("syndicate") == "P3.5 capital-empty"
    assert t.why_not("idea:W08") == "P3.5 capital-empty"
    assert t.why_not("post") == "P3.5 capital-empty"


def test_P8_4_green_has_no_agent_in_any_box():
    t = table(**MARKET, faction="green", boxes={"green": [0, 0, 0]})
    assert t.why_not("syndicate") == "P8.4 no-agent"
    assert t.why_not("port:Canton") == "P8.4 no-agent"


def test_P4_2_an_idea_needs_the_action():
    assert table(**MARKET).why_not("idea:W08") == "P4.2 syndicate-first"


def test_P3_1_an_agent_operates_after_the_actions():
    assert table(**MARKET, market_agents={"W08": ["red"]}).why_not("idea:W08") == "P3.1 operate-later"


# Shipbuilding (P4.3)


def test_P4_3_no_ship_is_left():
    assert table(ships=ALL_SHIPS).why_not("shipbuilding") == "P4.3 pool-empty"


def test_P3_2_a_ship_costs_three():
    t = table(boxes={"red": [1, 0, 5]})
    assert t.why_not("shipbuilding") == "P3.2 ship-cost"
    assert t.why_not("sea:S1") == "P3.2 ship-cost"
    assert t.refusal("sea:S1") == "Shipbuilding costs 3; Parliament can raise 2."


def test_P4_3_a_sea_border_holds_one_ship():
    t = table(ships={"S1": None})
    assert t.why_not("sea:S1") == "P4.3 ship-there"
    assert t.play("shipbuilding").why_not("sea:S1") == "P4.3 ship-there"


def test_P4_3_a_ship_needs_the_action():
    assert table().why_not("sea:S1") == "P4.3 build-first"


# Post (P4.4)


def test_P4_4_not_over_ones_own_agent():
    assert table().play("post").why_not("port:London") == "P4.4 own-agent"


def test_P3_5_a_post_must_leave_an_agent():
    t = table(boxes={"red": [2, 1, 0]}).play("post")
    assert t.why_not("port:Canton") == "P3.5 post-cost"
    assert t.refusal("port:Canton") == ("A Post at Canton costs 5; Parliament can pay 3 and keep an agent in Capital.")


def test_P4_4_a_post_is_too_dear():
    t = table(boxes={"red": [1, 2, 0]}, barriers={"B01": "green"}).play("post")
    assert t.why_not("port:Canton") == "P4.4 post-cost"


def test_P4_4_a_post_is_too_dear_for_green():
    t = table(faction="green", boxes={"green": [1, 2, 0]}).play("post")
    assert t.refusal("port:Canton") == "A Post at Canton costs 5; the Philanthropists can pay 4."


def test_P8_3_white_posts_for_free():
    assert table(faction="white", boxes={"white": [1, 0, 0]}).why_not("port:Canton") == "P4.4 post-first"


def test_P4_4_even_the_cheapest_post_is_too_dear():
    t = table(boxes={"red": [1, 0, 5]})
    assert t.why_not("post") == "P3.5 post-cheapest"
    assert t.refusal("post").startswith("The cheapest Post, at Lisbon, costs 2;")


def test_P3_3_the_elephant_was_placed():
    t = table(elephant="London", placed=True)
    assert t.why_not("post") == "P4.4 own-agent"
    assert t.why_not("port:Canton") == "P3.3 elephant-elsewhere"


def test_P4_4_a_port_needs_the_action():
    assert table().why_not("port:Canton") == "P4.4 post-first"
    assert table().why_not("admin:Canton") == "P4.4 post-first"


def test_P3_3_a_port_is_chosen_itself():
    t = table().play("post")
    assert t.why_not("admin:Canton") == "P3.3 choose-port"
    assert t.why_not("meeple:London") == "P4.4 own-agent"


# Fundraiser (P4.1, P8.2)


def test_P4_1_an_agent_is_taken_back_from_a_card_where_one_is():
    t = table(**MARKET, market_agents={"W08": ["red"], "W04": ["green"]}).play("fundraiser")
    assert t.why_not("idea:W04") == "P4.1 no-own-agent"
    assert t.refusal("idea:W04") == "No red agent is on “Knight v. Wedderburn”."


def test_P8_2_only_red_takes_agents_back_from_ships():
    t = table(**MARKET, faction="green", market_agents={"W08": ["green"]}, ships={"S1": "red"}).play("fundraiser")
    assert t.why_not("sea:S1") == "P8.2 red-ships"


def test_P8_2_there_must_be_an_agent_aboard():
    t = table(ships={"S1": "red", "S2": None}).play("fundraiser")
    assert t.why_not("sea:S2") == "P8.2 ship-empty"
    assert t.why_not("sea:S3") == "P8.2 no-ship-there"


# Boxes (P3.2, P8.4)


def test_P3_2_debt_pays_nothing():
    assert table().play("shipbuilding", "sea:S1").why_not("agent:debt") == "P3.2 debt"


def test_P8_4_a_box_is_empty():
    t = table(**MARKET, faction="green").play("syndicate", "idea:W08")
    assert t.why_not("agent:debt") == "P8.4 box-empty"


# Things that no action points at


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("barrier:B01", "P5.7 barrier-use"),
        ("sphere:NAM", "P3.4 sphere-use"),
        ("meeple:London", "P7.2 piece-use"),
        ("dissident:NAM", "P7.5 piece-use"),
        ("agent:capital", "P3.2 agent-use"),
        ("faction:green", "P3.4 faction-use"),
        ("dice:2", "P5.3 dice-use"),
    ],
)
def test_P3_1_some_things_are_for_other_decisions(name, reason):
    assert table().why_not(name) == reason
    assert operating("green").why_not(name) == reason
