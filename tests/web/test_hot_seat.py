"""Two people at one device: a curtain between their seats, and nothing of a hand in the document before it is drawn."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web import positions
from tests.web.browsing import Visitor, word
from tests.web.table_page import TablePage

HANDS = [[positions.MARAT, *positions.BLUES[:3]], positions.BLUES[3:6]]


def cards_in_sight(table: TablePage) -> set[int]:
    """The cards of both hands that are anywhere in the document."""
    things = table.page.locator('[data-thing^="card:"]').evaluate_all("(all) => all.map((e) => e.dataset.thing)")
    return {int(thing.split(":")[1]) for thing in things} & {card for hand in HANDS for card in hand}


def expect_curtain(table: TablePage, name: str) -> None:
    """For somebody; and behind it there is no table at all."""
    expect(table.page.locator(".curtain h1")).to_have_text(word("curtain-hand-over", player=name))
    assert table.page.locator("[data-thing]").count() == 0
    text = table.page.content()
    assert [card for card in positions.NAMED.items() if card[1] in text] == []


def lift(table: TablePage, name: str) -> None:
    """The one who is meant takes the device."""
    table.page.get_by_role("button", name=word("curtain-i-am", player=name)).click()
    expect(table.page.locator(".table-hdr")).to_be_visible()


def test_a_curtain_between_two_people_at_one_device(claire: Visitor):
    table = TablePage(claire).open(**positions.a_card_of_three_blocks(others=("here", "bot")))
    expect_curtain(table, "Claire")
    assert hands_sent(claire) == set()
    lift(table, "Claire")
    table.mine()
    assert cards_in_sight(table) == set(HANDS[0])
    assert hands_sent(claire) == {0}
    table.click("pass")
    expect_curtain(table, "Joshua")
    lift(table, "Joshua")
    table.mine()
    assert cards_in_sight(table) == set(HANDS[1])
    claire.page.reload()
    expect_curtain(table, "Joshua")


def hands_sent(visitor: Visitor) -> set[int]:
    """The seats whose hands this browser has been sent."""
    hands = visitor.sent_lists("hands")
    return {seat for hand_of in hands for seat, hand in enumerate(hand_of) if hand.get("cards")}
