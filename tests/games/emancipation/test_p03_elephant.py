"""P3.3 The elephant's port."""

from __future__ import annotations

from pileus.games.emancipation.events import ElephantPlaced
from pileus.games.emancipation.tables import PORT
from tests.games.emancipation.operating import WEST, operating
from tests.games.emancipation.quiet import idle, told
from tests.games.emancipation.table import table

ALL_PORTS = {f"port:{port.name}" for port in PORT}


def test_P3_3_the_player_puts_the_elephant_at_any_port():
    """White posts for nothing, and not over its own agent at Bahia."""
    assert table(faction="white").play("post").choices == ALL_PORTS - {"port:Bahia"}


def test_P3_3_the_elephant_goes_there():
    t = table(faction="white").play("post", "port:Manila")
    assert t.elephant == "Manila" and [event.port for event in told(t, ElephantPlaced)] == ["Manila"]


def test_P3_3_the_present_port_included():
    t = table(faction="white", elephant="London").play("post", "port:London")
    assert t.admin("London") == "white" and t.elephant == "London"


def test_P3_3_the_present_port_counts_as_placed():
    """P6.1 It stays whatever the die says."""
    t = idle(table(faction="white", elephant="Zanzibar").play("post", "port:Zanzibar"), 4)
    assert "elephant-stayed" in t.events


def test_P3_3_not_where_the_action_cannot_be_carried_out():
    """Two coins suffice in Western Europe only, and at London red has its agent: nobody is asked where."""
    assert table(boxes={"red": [1, 2, 0]}).play("post").elephant == "Lisbon"


def test_P3_3_not_where_the_operation_cannot_be_carried_out():
    t = operating("red", "W04", boxes={"red": [0, 2, 0]}, freed={"Lisbon": ["green"]}).play("idea:W04")
    assert t.elephant == "London" and t.freed("London") == ["red"]  # the only port for two coins: nobody is asked


def test_P3_3_with_the_first_elephant_operation_too():
    t = operating("white", "W04").play("idea:W04", "port:Lisbon")
    assert t.elephant == "Lisbon"


def test_P3_3_a_second_elephant_operation_happens_there():
    t = operating("white", "W04", "W04", freed={}, boxes={"white": [0, 5, 0]}).play(
        "idea:W04", "port:London", "idea:W04"
    )
    assert t.freed("London") == ["white", "white"] and t.boxes("white") == (0, 1, 4)


def test_P3_3_an_operation_after_an_elephant_action_happens_there():
    t = table(faction="white", west=WEST, market_agents={"W04": ["white"]}, boxes={"white": [1, 5, 0]})
    t.play("post", "port:Lisbon", "done", "idea:W04")
    assert t.freed("Lisbon") == ["white"]


def test_P3_3_what_cannot_be_done_there_cannot_be_done_at_all():
    """Lisbon has one slave space; elsewhere there would be room."""
    t = operating("white", "W04", "E02", boxes={"white": [0, 9, 0]}).play("idea:W04", "port:Lisbon")
    assert "idea:E02" not in t.choices


def test_P3_3_no_second_post_elsewhere():
    t = table(faction="white").play("post", "port:Lisbon")
    assert "post" not in t.choices


def test_P3_3_actions_without_the_elephant_do_not_place_it():
    t = table(faction="white").play("fundraiser", "post")
    assert len(t.choices) > 1 and told(t, ElephantPlaced) == []


def test_P3_3_a_maritime_does_not_place_it():
    t = operating("white", "W08", slavers={"S9": "red"}, barriers={"B23": "red", "B39": "red"}).play("idea:W08")
    assert t.state.placed == 0


def test_P3_3_it_is_placed_once_a_turn():
    t = operating("white", "W04", "W04", freed={}, boxes={"white": [0, 5, 0]}).play(
        "idea:W04", "port:London", "idea:W04"
    )
    assert len(told(t, ElephantPlaced)) == 1


def test_P3_3_the_next_player_places_it_anew():
    t = idle(table(faction="green", boxes={"white": [3, 3, 0]}).play("post", "port:Lisbon", *["agent:wealth"] * 3), 3)
    assert (t.faction, t.play("post").choices) == ("white", ALL_PORTS - {"port:Bahia"})
