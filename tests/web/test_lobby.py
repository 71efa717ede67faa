"""The lobby: one's own games with whose turn it is and since when, and the tables that are open to all."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Locator, Page, expect

from pileus.client import Client
from pileus.locale import Message, say
from tests.web import positions
from tests.web.browsing import Visitor, word
from tests.web.conftest import Visit
from tests.web.table_page import TablePage

HOURS = 3


def opened(table: TablePage, **wanted: Any) -> str:
    """A table of this browser's."""
    table.ask("GET", "/api/me")
    return str(table.ask("POST", "/api/tables", {"game": "liberte", **wanted})["id"])


def entry(page: Page, table: str) -> Locator:
    """A table in the lists of the lobby."""
    return page.locator(f'.gr[data-table="{table}"]')


def test_my_games_say_whose_turn_it_is_and_since_when(claire: Visitor):
    page, table = claire.page, TablePage(claire)
    mine = opened(table, **positions.a_card_of_three_blocks(name="Germinal"))
    waiting = opened(table, **positions.the_turn_of_another(others="link"))
    page.clock.set_fixed_time(time.time() + HOURS * 3600)
    page.goto("/")
    expect(entry(page, mine).locator(".tag")).to_have_text(word("list-tag", tag="mine"))
    expect(entry(page, mine).locator("h3")).to_contain_text("Germinal")
    expect(entry(page, mine).locator(".when")).to_have_text(f"{HOURS} hours ago")
    expect(entry(page, waiting).locator(".tag")).to_have_text(word("list-tag", tag="waiting"))
    prompt = table.ask("GET", f"/api/tables/{waiting}?seat=0")["prompt"]
    expect(entry(page, waiting)).to_contain_text(
        say(Message(prompt["id"], prompt["args"], ""), players=positions.NAMES)
    )
    expect(page.locator(".gr").first).to_have_attribute("data-table", mine)  # what waits for us comes first
    entry(page, mine).get_by_role("link", name=word("list-resume")).click()
    page.wait_for_url(f"**/table/{mine}")
    assert table.mine().names


def test_a_finished_game_is_replayed_looked_at_and_played_again(claire: Visitor):
    page, table = claire.page, TablePage(claire)
    wanted = positions.the_last_round(me="bot", name="Fructidor")
    over = table.open(**wanted).id
    while table.wait().turn != "over":
        table.skip()
    page.goto("/")
    expect(entry(page, over).locator(".tag")).to_have_text(word("list-tag", tag="over"))
    entry(page, over).get_by_role("link", name=word("list-replay")).click()
    page.wait_for_url(f"**/table/{over}?at=0")
    page.goto("/")
    entry(page, over).get_by_role("link", name=word("list-result")).click()
    expect(page.locator("#result-title")).to_be_visible()
    page.goto("/")
    entry(page, over).get_by_role("button", name=word("list-rematch")).click()
    page.wait_for_url(lambda url: "/table/" in url and over not in url)
    assert [seat["name"] for seat in table.state()["seats"]] == positions.NAMES


def test_open_tables_are_listed_and_private_ones_are_not(visit: Visit, client: Client):
    private = client.open("liberte", positions.a_card_of_three_blocks()["seats"], players=3)["id"]
    seats = [{"who": "me", "name": "Joshua"}, {"who": "open"}, {"who": "bot"}]
    listed = client.open("liberte", seats, table={"listed": True}, players=3)["id"]
    stranger = visit()
    page, table = stranger.page, TablePage(stranger)
    page.goto("/")
    expect(entry(page, listed)).to_be_visible()
    expect(entry(page, private)).to_have_count(0)
    entry(page, listed).get_by_role("link", name=word("list-watch")).click()
    page.wait_for_url(f"**/table/{listed}")
    expect(page.locator(".table-hdr")).to_be_visible()
    expect(page.locator(".hand")).to_have_count(0)
    page.goto("/")
    entry(page, listed).get_by_role("button", name=word("list-join")).click()
    page.get_by_role("textbox", name=word("profile-name")).fill("Amina")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/table/{listed}")
    expect(page.locator(".hand .card")).to_have_count(7)
    assert table.state()["seats"][1]["name"] == "Amina"
