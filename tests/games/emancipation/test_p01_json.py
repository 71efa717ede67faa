"""P1 The components, a state and a position as JSON."""

from __future__ import annotations

import json

import pileus
from pileus.games.emancipation.rules.state import State
from tests.games.emancipation.operating import WEST, at_sea
from tests.games.emancipation.table import table

COMPONENTS = json.loads(json.dumps(pileus.game("emancipation").components()))


# Components


def test_P1_1_the_pieces_that_are_not_printed():
    assert COMPONENTS["pieces"] == {"agents": 15, "meeples": 16, "ships": 9, "disks": 18}


def test_P1_1_the_factions_in_the_order_of_their_turns():
    assert COMPONENTS["factions"] == ["red", "green", "white"]


def test_P1_2_spheres_in_clockwise_order():
    assert list(COMPONENTS["spheres"]) == ["NAM", "WEU", "EEU", "MEA", "FEA", "EIN", "IND", "EAF", "WAF", "LAM"]


def test_P1_2_a_sphere_names_its_ports():
    assert COMPONENTS["spheres"]["WEU"]["ports"] == ["London", "Lisbon"]


def test_P1_3_a_sphere_names_its_borders_of_both_kinds():
    north_america = COMPONENTS["spheres"]["NAM"]
    assert north_america["seas"] == {"WEU": "North Atlantic", "FEA": "North Pacific"}
    assert north_america["lands"] == {"LAM": "Mexican isthmus"}


def test_P1_2_a_port_by_its_name():
    london = COMPONENTS["ports"]["London"]
    assert (london["sphere"], london["slave_spaces"], london["agent"]) == ("WEU", 2, "red")
    assert (london["meeples"], london["start"]) == (["red", "green"], 1)


def test_P1_2_a_port_without_a_printed_agent():
    assert COMPONENTS["ports"]["Lisbon"]["agent"] is None


def test_P1_3_a_sea_by_the_id_of_its_slaver():
    atlantic = COMPONENTS["seas"]["S1"]
    assert (atlantic["sea"], atlantic["sphere_a"], atlantic["sphere_b"]) == ("North Atlantic", "NAM", "WEU")
    assert atlantic["number"] == 3


def test_P1_4_a_barrier_by_its_id():
    laws = COMPONENTS["barriers"]["B01"]
    assert (laws["name"], laws["sphere"]) == ("Fugitive slave laws and Klan terror", "NAM")
    assert (laws["colour"], laws["number"], laws["black_edge"]) == ("red", 2, 1)


def test_P1_5_an_idea_by_its_id():
    act = COMPONENTS["ideas"]["W45"]
    assert (act["name"], act["deck"], act["arrow"]) == ("Slavery Abolition Act", "west", 0)
    assert act["operations"] == ["maritime", "manumission"]


def test_P1_5_the_components_say_what_is_reconstructed():
    assert COMPONENTS["ideas"]["W18"]["fidelity"] == "INVENTED"
    assert COMPONENTS["ports"]["London"]["fidelity"] == "SOURCED"


# States and positions


def test_P1_6_a_state_survives_json():
    s = at_sea("green", "S1", "S2", anarchy={"NAM": 1}).state
    assert State.from_json(json.loads(json.dumps(s.to_json()))).pack() == s.pack()


def test_P1_6_a_state_survives_its_bytes():
    s = at_sea("green", "S1", "S2", anarchy={"NAM": 1}).state
    assert State.unpack(s.pack()).to_json() == s.to_json()


def test_P1_6_a_position_written_and_laid_again_is_the_same_table():
    t = table(
        players=2,
        mode="cooperative",
        factions=["white", "red"],
        turn=4,
        boxes={"white": [1, 2, 3]},
        admin={"Lisbon": "green"},
        freed={"Bahia": ["red", "green"]},
        dissidents={"IND": ["white"]},
        ships={"S1": "red", "S2": None},
        slavers={"S3": "white"},
        barriers={"B01": "red"},
        anarchy={"EAF": 2},
        gained={"red": 1},
        elephant="Manila",
        placed=True,
        west=WEST,
        market_agents={"W08": ["red", "white"]},
    )
    written = json.loads(json.dumps(t.match.position()))
    assert pileus.game("emancipation").set_up(written, seed=2).position() == written


def test_P1_6_a_position_says_where_everything_is():
    written = table(boxes={"red": [1, 2, 3]}, ships={"S1": "red", "S2": None}, anarchy={"EAF": 2}).match.position()
    assert written["boxes"]["red"] == [1, 2, 3] and written["anarchy"] == {"EAF": 2}
    assert written["ships"] == {"S1": "red", "S2": None} and written["admin"]["London"] == "red"
