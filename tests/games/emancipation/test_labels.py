"""Choices are told with the details one chooses by."""

from __future__ import annotations

import re
from typing import Any

from tests.games.emancipation.operating import at_sea, operating
from tests.games.emancipation.quiet import hate
from tests.games.emancipation.table import Table, table
from tests.games.emancipation.telling import asked, labels, offered, told


def test_choices_are_told_in_the_order_of_the_market_and_buttons_last():
    t = table(west=["W66", "W01", "W02", "W03", "W04", "W05"], east=["E01", "E02", "E03", "E04", "E05", "E06"])
    t.play("syndicate")
    rows = [re.search(r"\((West|East) (\d)", line) for line in offered(t)[1:]]
    assert [f"{row[1]} {row[2]}" for row in rows if row] == [f"{c} {n}" for c in ("West", "East") for n in range(1, 7)]


def test_P4_2_an_idea_with_row_price_operations_and_agents():
    t = table(west=["W01", "W02", "W03", "W45", "W11", "W13"], market_agents={"W45": ["green", "green"]})
    t.play("fundraiser", "syndicate")
    assert labels(t)["idea:W45"] == (
        "Slavery Abolition Act (West 4; 7 coins; Maritime and Manumission; agents: 2 green)"
    )
    assert labels(t)["idea:W01"] == "Declaration of Independence (West 1; 0 coins; Westernize; arrow)"


def test_P6_2_an_arrow_is_told_only_where_it_works():
    t = table(west=["W01", "W02", "W03", "W04", "W05", "W06"], east=["W10", "E02", "E03", "E04", "E05", "E06"])
    t.play("syndicate")
    assert labels(t)["idea:W01"].endswith("; arrow)")
    assert labels(t)["idea:W10"] == "Clarkson's Essay (East 1; 0 coins; Westernize)"


def test_P4_1_a_fundraiser_with_what_it_brings():
    t = table(boxes={"red": [2, 1, 4]}, ships={"S1": "red"})
    assert labels(t)["fundraiser"] == "Fundraiser (agents in Capital: from 2 to 5; 1 more could be taken back)"


def test_P5_0_an_idea_with_what_its_agents_can_do_now():
    t = operating("green", "W11", "W11")
    assert labels(t)["idea:W11"] == "London Abolition Committee (West 5; 2 agents left): Maritime and Manumission"


def test_P4_1_an_idea_with_the_agents_to_take_back():
    t = table(faction="white", market_agents={"W04": ["white"]}, west=["W04", "W02", "W03", "W05", "W06", "W07"])
    t.play("fundraiser")
    assert labels(t)["idea:W04"] == "Knight v. Wedderburn (West 1; Manumission; your one agent there)"


def test_P4_4_a_port_with_its_price_and_pieces():
    t = table().play("post")
    assert labels(t)["port:Bahia"] == (
        "Bahia (Latin America; 4 coins; barriers: 4; Admin: white; freed: 1 white; uncovered: 2)"
    )


def test_P8_3_white_sees_that_posts_are_free():
    t = table(faction="white")
    assert labels(t)["post"] == "Post (an agent to an Admin space of any port; free of charge)"
    assert "; 0 coins; " in labels(t.play("post"))["port:London"]


def test_P5_7_a_port_with_the_price_of_suffrage():
    t = operating("red", "W44").play("idea:W44")
    assert labels(t)["port:London"].startswith("London (Western Europe; 4 coins; barriers: 2;")


def test_P3_3_an_operation_where_the_elephant_is_says_its_price():
    t = operating("green", "W11", elephant="Philadelphia", placed=True).play("idea:W11")
    assert labels(t)["manumission"] == "Manumission (at Philadelphia, where the elephant is; 3 coins)"


def test_P5_3_dice_with_price_and_odds():
    """P12.3"""
    t = at_sea("red", "S1").play("sea:S1")
    assert labels(t) == {
        "dice:1": "1 die (1 coin; 33% to take the slaver, 17% with corruption)",
        "dice:2": "2 dice (4 coins; 72% to take the slaver)",
        "dice:3": "3 dice (9 coins; 95% to take the slaver)",
    }


def test_P5_3_with_coins_for_one_die_the_attack_says_its_odds():
    t = at_sea("red", "S1", boxes={"red": [1, 1, 0]})
    assert labels(t)["sea:S1"] == (
        "Attack the slaver with one die: North Atlantic (1 coin; 33% to take it, 17% with corruption)"
    )


def test_P5_2_what_a_gunboat_can_do():
    t = at_sea("red", "S3", anarchy={"MEA": 2})
    assert labels(t) == {
        "sphere:MEA": "Take an anarchy disk: Middle East (2 there)",
        "sea:S3": "Attack the slaver: Black Sea (more than 8 needed; its number is 2)",
        "barrier:B13": "Take: Barbary corsairs (purple 5; Middle East)",
        "skip": "Forgo the Gunboat Diplomacy",
    }


def test_P5_1_a_ship_with_what_it_could_do_there():
    t = at_sea("red", "S3", "S7", anarchy={"MEA": 1}, slavers={"S7": "white"})
    assert labels(t)["sea:S3"] == (
        "Black Sea (between Eastern Europe and Middle East; slaver, number 2, beaten by more than 8; "
        "anarchy disks: 1; purple barriers: 1)"
    )
    assert "no slaver, the Evangelicals took it" in labels(t)["sea:S7"]


def test_P5_7_a_barrier_is_taken_or_returned():
    t = operating("red", "W44", elephant="London", placed=True, barriers={"B05": "green"}).play("idea:W44")
    t.play(*["agent:wealth"] * (t.asked == "pay"))
    while t.asked == "pay":
        t.play("agent:capital")
    assert labels(t) == {
        "barrier:B04": "Take: Confessional tests (white 3; Western Europe)",
        "barrier:B05": (
            "Return to its sphere: West India interest (green 5; Western Europe; held by the Philanthropists)"
        ),
    }


def test_P7_2_the_pieces_hate_can_hit_with_what_becomes_of_them():
    t = _struck()
    assert labels(t) == {
        "admin:Bahia": "The white agent on the Admin space of Bahia (is sent home, and a meeple becomes a dissident)",
        "meeple:Bahia": "A white meeple on a slave space of Bahia (becomes a dissident)",
    }


def _struck(**fields: Any) -> Table:
    """A die triggers the white barrier of Latin America, where white has an agent and a meeple."""
    return hate("Bahia", 3, 4, 4, **fields)


def test_P7_2_without_a_free_dissident_space_the_label_warns_of_anarchy():
    t = _struck(dissidents={"LAM": ["red"]})
    assert labels(t) == {
        "admin:Bahia": "The white agent on the Admin space of Bahia (is sent home, and anarchy is added)",
        "meeple:Bahia": "A white meeple on a slave space of Bahia (returns to the reserve, and anarchy is added)",
    }


def test_P7_5_a_pogrom_with_the_pieces_there():
    t = table(phase="pogroms", anarchy={"WEU": 2, "LAM": 2})
    assert labels(t) == {
        "sphere:WEU": (
            "Western Europe (pieces there: 2 red and 1 green; "
            "nearest room for more anarchy: North America, Eastern Europe and West Africa)"
        ),
        "sphere:LAM": (
            "Latin America (pieces there: 2 white; "
            "nearest room for more anarchy: North America, East Indies and West Africa)"
        ),
    }
    assert offered(t)[0].startswith("14 anarchy disks left before everybody loses:")


def test_P7_5_the_pieces_a_pogrom_can_hit():
    t = table(phase="pogroms", anarchy={"LAM": 2}, dissidents={"LAM": ["white"]}).rolling(1)
    assert asked(t) == (
        "Pogrom in the Latin America sphere, die 1: "
        "Anna (Parliament) must choose which white piece is lost to the reserve."
    )
    assert labels(t) == {
        "admin:Bahia": "The white agent on the Admin space of Bahia",
        "meeple:Bahia": "A white meeple on a slave space of Bahia",
        "dissident:LAM": "A white dissident in the Latin America sphere",
    }


def test_P7_4_the_ships_a_purple_barrier_can_return():
    t = hate("Manila", 5, 6, 6, 6, ships={"S8": None, "S9": None})
    assert asked(t) == (
        "A purple barrier is triggered: "
        "Anna (Parliament) must choose which ship beside the East Indies sphere returns to the pool."
    )
    assert labels(t)["sea:S8"].endswith("beaten by more than 9; a ship without an agent)")


def test_P4_4_a_second_post_of_a_turn_says_where_and_what_it_costs():
    t = table(elephant="Lisbon", placed=True)
    assert labels(t)["post"] == "Post (an agent to the Admin space of Lisbon, where the elephant is; 2 coins)"


def test_P5_2_what_a_gunboat_did():
    t = at_sea("green", "S3", anarchy={"MEA": 1})
    assert told(t.play("sphere:MEA"))[-1] == "The Philanthropists take an anarchy disk from the Middle East sphere."
    t = at_sea("green", "S3").play("barrier:B13")
    assert told(t)[-1] == "The Philanthropists take the barrier “Barbary corsairs”."
    t = at_sea("green", "S3").play("skip")
    assert told(t)[-1] == "The Philanthropists forgo Gunboat Diplomacy on the Black Sea."


def test_a_label_is_found_by_the_name_of_the_thing_alone():
    t = table().play("post")
    assert all(label.split(" (")[0] == name.removeprefix("port:") for name, label in labels(t).items())
