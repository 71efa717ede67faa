"""P3.2 Paying, coin by coin; what is certain is paid without a question."""

from __future__ import annotations

import pytest

from pileus.games.emancipation.events import CoinsPaid
from tests.games.emancipation.operating import operating
from tests.games.emancipation.quiet import told
from tests.games.emancipation.table import Table


def green_frees(boxes: list[int], port: str) -> Table:
    """P5.5 Green owes a coin for each barrier: 2 in Western Europe, 3 in North America, 4 in Eastern Europe."""
    return operating("green", "W04", boxes={"green": boxes}, freed={}).play("idea:W04", f"port:{port}")


def offered(boxes: list[int]) -> set[str]:
    """The ports where green can pay for a Manumission."""
    t = operating("green", "W04", boxes={"green": boxes}, freed={}).play("idea:W04")
    return t.choices


def test_P3_2_a_coin_is_an_agent_from_capital_to_wealth():
    t = green_frees([3, 3, 0], "Lisbon").play("agent:capital")
    assert t.boxes("green") == (2, 4, 0)


def test_P3_2_or_an_agent_from_wealth_to_debt():
    t = green_frees([3, 3, 0], "Lisbon").play("agent:wealth")
    assert t.boxes("green") == (3, 2, 1)


def test_P3_2_the_payer_chooses_which():
    t = green_frees([3, 3, 0], "Lisbon")
    assert (t.asked, t.choices) == ("pay", {"agent:capital", "agent:wealth"})


def test_P3_2_the_payer_chooses_for_every_coin():
    t = green_frees([3, 3, 0], "Lisbon").play("agent:capital")
    assert (t.asked, t.choices) == ("pay", {"agent:capital", "agent:wealth"})


def test_P3_2_the_order_of_the_coins_makes_no_difference():
    one = green_frees([3, 3, 0], "Lisbon").play("agent:capital", "agent:wealth")
    other = green_frees([3, 3, 0], "Lisbon").play("agent:wealth", "agent:capital")
    assert one.boxes("green") == other.boxes("green") == (2, 3, 1)


def test_P3_2_the_sum_is_all_that_is_paid():
    t = green_frees([3, 3, 0], "Lisbon").play("agent:wealth", "agent:wealth")
    assert t.boxes("green") == (3, 1, 2) and t.asked == "operate"


def test_P3_2_an_agent_may_move_twice():
    assert green_frees([1, 0, 0], "Lisbon").boxes("green") == (0, 0, 1)


def test_P3_2_nobody_pays_out_of_debt():
    assert "idea:W04" not in operating("green", "W04", boxes={"green": [0, 0, 8]}).choices


def test_P3_2_twice_capital_and_wealth_is_all_one_can_raise():
    """Two and one make 5: enough for spheres with five barriers."""
    assert {"port:Canton", "port:St Petersburg"} <= offered([2, 1, 0])


def test_P3_2_and_not_a_coin_more():
    """Two and none make 4."""
    assert "port:St Petersburg" in offered([2, 0, 5]) and "port:Canton" not in offered([2, 0, 5])


def test_P3_2_the_whole_sum_is_paid_or_the_thing_is_not_done():
    assert offered([0, 2, 0]) == {"port:London", "port:Lisbon"}


@pytest.mark.parametrize(
    ("boxes", "left"),
    [
        ([0, 3, 0], (0, 1, 2)),  # Capital is empty
        ([1, 0, 2], (0, 0, 3)),  # all there is
        ([1, 1, 0], (0, 1, 1)),  # one out of Capital and one out of Wealth: 0, 1, 1 either way
    ],
)
def test_P3_2_what_can_be_paid_in_one_way_only_is_paid_without_a_question(boxes, left):
    t = green_frees(boxes, "Lisbon")
    assert t.boxes("green") == left and t.asked == "operate"


def test_P3_2_a_coin_that_only_capital_can_pay_is_paid_and_the_next_one_asked():
    t = green_frees([2, 0, 0], "Lisbon")
    assert t.boxes("green") == (1, 1, 0) and t.asked == "pay"


def test_P3_2_as_soon_as_the_rest_is_certain_nobody_is_asked():
    """After a coin out of Wealth there is nothing left in it: the other comes out of Capital."""
    t = green_frees([2, 1, 0], "Lisbon").play("agent:wealth")
    assert t.boxes("green") == (1, 1, 1) and t.asked == "operate"


def test_P3_2_at_least_so_many_must_leave_capital():
    """Four coins from 2, 1: one way is two out of Capital and two out of Wealth."""
    t = green_frees([2, 1, 0], "St Petersburg")
    assert t.boxes("green") == (0, 1, 2) and t.asked == "operate"


def test_P3_2_the_story_tells_each_coin_once():
    t = green_frees([3, 3, 0], "Lisbon").play("agent:capital", "agent:wealth")
    assert [(paid.capital, paid.wealth) for paid in told(t, CoinsPaid)] == [(1, 0), (0, 1)]


def test_P3_2_the_story_tells_what_was_paid_without_a_question():
    assert [(paid.capital, paid.wealth) for paid in told(green_frees([1, 0, 2], "Lisbon"), CoinsPaid)] == [(1, 1)]


def test_P3_2_the_story_tells_the_certain_part_before_the_question():
    assert [(paid.capital, paid.wealth) for paid in told(green_frees([2, 0, 0], "Lisbon"), CoinsPaid)] == [(1, 0)]


def test_P3_2_nothing_is_paid_for_what_is_free():
    """P5.5 No barrier is left in Western Europe."""
    t = operating("green", "W04", barriers={"B04": "red", "B05": "red"}, freed={}).play("idea:W04", "port:Lisbon")
    assert t.boxes("green") == (3, 3, 0) and "coins-paid" not in t.events
