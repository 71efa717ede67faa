"""A tie is asked in the board, and every option says what it leads to."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.games.liberte.table import position
from tests.web.browsing import Visitor
from tests.web.table_page import TablePage

SEATS = [{"who": "me", "name": "Anna"}, {"who": "here", "name": "Bruno"}, {"who": "link", "name": "Clara"}]
MARAT, SIEYES = "card:71", "card:15"


def option(page: Page, name: str) -> str:
    """What the board says of an option."""
    found = page.locator(f'.option[data-thing="{name}"] .option-then')
    expect(found).not_to_be_empty()
    return " ".join(found.inner_text().split())


def test_an_option_says_what_follows_if_the_others_decline_and_then_what_is_certain(claire: Visitor):
    tie = position("""
        Normandie | A red 2 | B blue 2 | C white 1
        display A | Marat
        display B | Sieyès
        turn 3
        phase election
    """).match.position()
    start = {name: value for name, value in tie.items() if name != "options"}
    table = TablePage(claire).open(seats=SEATS, options={"players": 3}, position=start)
    page = table.page
    page.locator(".curtain button", has_text="Anna").click()
    assert option(page, MARAT) == "If Bruno declines: Anna takes a vote for the Radicals in Normandie."
    assert option(page, "decline") == "If Bruno declines: The tie in Normandie is not broken: no vote."
    page.locator(".option[data-thing=decline]").click()
    page.locator(".curtain button", has_text="Bruno").click()
    assert option(page, SIEYES) == "Bruno takes a vote for the Moderates in Normandie."
    assert option(page, "decline") == "The tie in Normandie is not broken: no vote."
