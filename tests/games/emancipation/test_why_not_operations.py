"""Why an operation, or a thing within one, is not a choice now (P5)."""

from __future__ import annotations

from typing import Any

from tests.games.emancipation.operating import EAST, WEST, at_sea, operating
from tests.games.emancipation.quiet import freed
from tests.games.emancipation.table import Table, table

NORTH_AMERICAN = {"B01": "white", "B02": "white", "B03": "white"}
"""All barriers of the sphere that never has a white one."""


# Ideas (P5.0)


def test_P5_0_no_agent_of_yours_is_there():
    assert operating("green").why_not("idea:W08") == "P5.0 no-own-agent"


def test_P5_0_one_operation_per_agent():
    assert at_sea("green", "S1").play("skip").why_not("idea:W08") == "P5.0 operated"


def test_P5_0_a_card_says_what_its_operation_lacks():
    assert operating("green", "W04", boxes={"green": [0, 0, 3]}).why_not("idea:W04") == "P5.5 manumission-cheapest"


def test_P5_0_a_card_says_what_both_its_operations_lack():
    agents = {"W11": ["white"], "W10": ["white"]}
    t = table(
        phase="operations", faction="white", west=WEST, east=EAST, market_agents=agents, boxes={"white": [0, 0, 3]}
    )
    assert t.why_not("idea:W11") == "P5.0 both"
    assert t.refusal("idea:W11") == (
        "For Maritime an agent must be on a ship, and there is no ship on the map. "
        "Manumission is cheapest at Lisbon, where it costs 2; the Evangelicals can raise 0."
    )


def test_P5_0_the_card_comes_before_the_operation():
    t = operating("green", "W04")
    assert t.why_not("manumission") == "P5.0 choose-idea"
    assert t.why_not("sea:S9") == "P5.0 choose-idea"
    assert t.refusal("manumission").endswith("(Knight v. Wedderburn).")


def test_P5_0_the_card_comes_before_the_port():
    assert operating("green", "W04").why_not("port:Canton") == "P5.0 idea-first"


def test_P5_0_an_operation_must_be_shown():
    t = operating("green", "W11")
    assert t.why_not("suffrage") == "P5.0 no-card"
    assert t.play("idea:W11").why_not("suffrage") == "P5.0 not-shown"


def test_P3_3_elephant_operations_happen_at_one_port():
    t = operating("green", "W04", elephant="Canton", placed=True)
    assert t.why_not("port:London") == "P3.3 elephant-elsewhere"


# Maritime (P5.1, P8.1)


def lubbers(faction: str, ships: dict[str, str | None], capital: int = 0) -> Table:
    """Agents on a card that shows Maritime, and on one that shows Westernize, so that the turn waits."""
    agents = {"W08": [faction], "W10": [faction]}
    boxes = {faction: [capital, 3, 0]}
    return table(
        phase="operations", faction=faction, west=WEST, east=EAST, market_agents=agents, boxes=boxes, ships=ships
    )


def test_P5_1_there_is_no_ship():
    assert lubbers("red", {}, capital=1).why_not("idea:W08") == "P5.1 no-ships"


def test_P5_1_nobody_is_aboard():
    assert lubbers("green", {"S1": None}, capital=1).why_not("idea:W08") == "P5.1 nobody-aboard"


def test_P8_1_red_has_nobody_to_send_aboard():
    assert lubbers("red", {"S1": None}).why_not("idea:W08") == "P8.1 nobody-to-board"


# Manumission (P5.5)


def test_P5_5_no_slave_space_is_free():
    assert operating("green", "W04").play("idea:W04").why_not("port:London") == "P5.5 no-space"


def test_P5_5_no_slave_space_is_free_anywhere():
    t = operating("white", "W04", freed=freed(red=16, green=16, white=10))
    assert t.why_not("manumission") == "P5.5 no-space-anywhere"


def test_P5_5_no_meeple_is_left():
    t = operating("green", "W04", freed=freed(green=16))
    assert t.why_not("manumission") == "P5.5 no-meeple"


def test_P5_5_a_manumission_is_too_dear():
    t = operating("green", "W04", boxes={"green": [0, 3, 0]}).play("idea:W04")
    assert t.why_not("port:Bombay") == "P5.5 manumission-cost"
    assert t.refusal("port:Bombay") == "Manumission at Bombay costs 5; the Philanthropists can raise 3."


def test_P5_5_even_the_cheapest_manumission_is_too_dear():
    t = operating("green", "W04", boxes={"green": [0, 1, 0]})
    assert t.refusal("manumission").startswith("Manumission is cheapest at Lisbon, where it costs 2;")


def test_P3_3_a_piece_in_a_port_is_not_the_port():
    t = operating("green", "W04").play("idea:W04")
    assert t.why_not("meeple:Lisbon") == "P3.3 choose-port"
    assert t.why_not("meeple:London") == "P5.5 no-space"


# Westernize (P5.6)


def test_P5_6_no_condition_holds():
    t = operating("white", "W10").play("idea:W10")
    assert t.why_not("port:Canton") == "P5.6 westernize"
    assert t.refusal("port:Canton").endswith(
        "the Far East sphere has red barriers (1), and no ship is on its sea borders."
    )


def test_P5_6_a_ship_must_lead_to_a_sphere_without_red_barriers():
    t = operating("white", "W10", ships={"S9": "red"}).play("idea:W10")
    assert t.refusal("port:Batavia").endswith("ships lead from it only to spheres with red barriers (Latin America).")


def test_P5_6_the_port_was_chosen_before():
    t = operating("white", "W10", elephant="Canton", placed=True)
    assert t.why_not("westernize") == "P5.6 westernize"


def test_P5_6_no_condition_holds_anywhere():
    full = {"London": ["red", "green"], "Lisbon": ["red"]}
    assert operating("white", "W10", admin={}, freed=full).why_not("westernize") == "P5.6 westernize-nowhere"


# Suffrage (P5.7)


def choosing(**fields: Any) -> Table:
    """White chooses the port of a Suffrage."""
    return operating("white", "W44", **fields).play("idea:W44")


def test_P5_7_no_condition_holds():
    t = choosing(freed={"Canton": ["white", "red"]})
    assert t.why_not("port:Canton") == "P5.7 suffrage"
    assert t.refusal("port:Canton").endswith(
        "no ship is on its sea borders, "
        "and your pieces in the port are 1 against 2 pieces of others and free slave spaces."
    )


def test_P5_7_a_rival_in_the_admin_space_counts():
    """P12.4 With a rival in the Admin space 2 > 1 + 1 fails."""
    t = choosing(freed={"Canton": ["white", "white"]}, admin={"Canton": "red"})
    assert "your pieces in the port are 2 against 2 pieces" in t.refusal("port:Canton")


def test_P5_7_a_ship_must_lead_to_a_sphere_without_white_barriers():
    assert "ships lead from it only to spheres with white barriers (Latin America)" in choosing().refusal(
        "port:Batavia"
    )


def test_P5_7_there_is_no_barrier_to_move():
    t = choosing(admin={"Bahia": "white", "Canton": "white"}, barriers=NORTH_AMERICAN)
    assert t.why_not("port:Philadelphia") == "P5.7 suffrage-no-barrier"


def test_P5_7_slavers_make_it_too_dear():
    t = choosing(boxes={"white": [0, 1, 0]}, slavers={"S1": "white"})
    assert t.why_not("port:Bahia") == "P5.7 suffrage-cost"
    assert t.refusal("port:Bahia") == (
        "Suffrage at Bahia costs 4, the square of the slavers still beside (2); the Evangelicals can raise 1."
    )


def test_P5_7_even_the_cheapest_suffrage_is_too_dear():
    t = operating("white", "W44", boxes={"white": [0, 0, 1]})
    assert t.why_not("suffrage") == "P5.7 suffrage-cheapest"


def test_P5_7_no_port_has_a_condition_and_a_barrier():
    t = operating("white", "W44", admin={}, freed={}, barriers=NORTH_AMERICAN)
    assert t.why_not("suffrage") == "P5.7 suffrage-nowhere"


def lifting() -> Table:
    """P5.7 Red chooses a barrier of Eastern Europe and holds one of them."""
    t = operating(
        "red", "W44", admin={"St Petersburg": "red"}, slavers={"S2": "red", "S3": "red"}, barriers={"B06": "red"}
    )
    return t.play("idea:W44", "port:St Petersburg")


def test_P5_7_a_barrier_of_ones_own_stays():
    assert lifting().why_not("barrier:B06") == "P5.7 own-barrier"


def test_P5_7_a_barrier_of_another_sphere():
    assert lifting().why_not("barrier:B01") == "P5.7 barrier-elsewhere"
