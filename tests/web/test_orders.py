"""The election in the page: standing orders decline for their owner; the telling goes one step a click if wanted."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.games.liberte.table import written
from tests.web.browsing import Visitor

TIES = """
    Normandie | A red 2 | B blue 2
    Picardie  | A red 2 | B blue 2
    Flandre   | A red 2 | B blue 2
    display A | Marat, Billaud
    turn 2
    phase election
"""


def at_three_ties(page: Page) -> str:
    """A table whose election asks its first visitor in three provinces; its id."""
    page.request.get("/api/me")  # which gives the cookie
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"}]
    laid = written(TIES)
    table = {"game": "liberte", "seats": seats, "options": {"players": 3}, "position": laid}
    answer = page.request.post("/api/tables", data=table)
    assert answer.ok, answer.text()
    table_id = str(answer.json()["id"])
    page.goto(f"/table/{table_id}")
    expect(page.locator(".contest .title")).to_contain_text("Normandie")
    return table_id


def asked(page: Page, table_id: str) -> list[str]:
    """What was chosen, in order."""
    story = page.request.get(f"/api/tables/{table_id}?since=0").json()["story"]
    return [moment["choice"] for moment in story if moment["number"]]


def test_an_order_declines_a_tie_and_undo_asks_again(claire: Visitor):
    page = claire.page
    table_id = at_three_ties(page)
    page.get_by_label("Picardie: if tied, advance nothing").check()
    page.locator('.option[data-thing="decline"]').click()
    expect(page.locator(".contest .title")).to_contain_text("Flandre")
    assert asked(page, table_id) == ["decline", "decline"]
    page.locator("[data-do=undo]").first.click()
    expect(page.locator(".contest .title")).to_contain_text("Picardie")
    page.locator('.option[data-thing^="card:"]').first.click()
    expect(page.locator(".contest .title")).to_contain_text("Flandre")
    assert asked(page, table_id)[1].startswith("card:")


def test_an_order_for_everywhere_ends_the_asking(claire: Visitor):
    page = claire.page
    table_id = at_three_ties(page)
    page.get_by_label("Anywhere: if tied, advance nothing").check()
    expect(page.locator(".contest")).to_have_count(0, timeout=20_000)
    assert asked(page, table_id)[:3] == ["decline"] * 3


def test_step_by_step_every_click_tells_one_thing_more(claire: Visitor):
    page = claire.page
    page.goto("/about")
    page.evaluate("localStorage.setItem('pileus', JSON.stringify({ telling: 'step' }))")
    table_id = at_three_ties(page)
    for _ in range(3):
        page.locator('.option[data-thing="decline"]').click()
        page.wait_for_timeout(300)
        while page.locator("[data-do=next]").count() and page.locator(".contest").count():
            told = page.locator("#prompt").inner_text()
            page.locator("[data-do=next]").click()
            expect(page.locator("#prompt")).not_to_have_text(told)
    assert asked(page, table_id)[:3] == ["decline"] * 3
    page.locator("[data-do=skip]").click()
    expect(page.locator("[data-do=skip]")).to_have_count(0)
