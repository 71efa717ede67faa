"""Italian from the lobby to the result: chosen in the page, remembered, and with no English left over."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.web import positions
from tests.web.browsing import Visitor, word
from tests.web.conftest import Visit
from tests.web.ending import check_the_result
from tests.web.languages import english
from tests.web.table_page import TablePage


def italian(message_id: str) -> str:
    """What the page says."""
    return word(message_id, "it")


def choose_italian(visitor: Visitor) -> None:
    """In the band at the top of the lobby."""
    visitor.page.goto("/")
    visitor.page.get_by_label(word("settings-language")).select_option("it")
    expect(visitor.page.locator("html")).to_have_attribute("lang", "it")


def test_the_browser_says_which_language_comes_first(visit: Visit):
    page = visit(locale="it-IT").page
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "it")


def test_from_the_lobby_to_a_table_in_italian(claire: Visitor):
    page, table, luck = claire.page, TablePage(claire), random.Random(7)
    page.goto("/")
    expect(page.locator(".quick h1")).to_have_text(word("quick-title"))
    assert english(page, "it") >= {word("quick-what").strip("."), word("nav-rules")}  # the search finds English
    choose_italian(claire)
    expect(page.locator(".quick h1")).to_have_text(italian("quick-title"))
    assert english(page, "it") == set()
    page.reload()
    page.get_by_role("button", name=italian("liberte-quick-play")).click()
    page.wait_for_url("**/table/*")
    for _ in range(8):
        table.choose(luck.choice(table.mine().names))
        assert english(page, "it") == set()
    table.mine()
    for key in ("?", "m", "t"):  # rules, menu, the table in words
        page.keyboard.press(key)
        expect(page.locator("dialog" if key != "t" else ".words section").first).to_be_visible()
        assert english(page, "it") == set()
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "it")


def test_the_screens_to_read_in_italian(claire: Visitor):
    choose_italian(claire)
    for path in ("/learn", "/rules", "/about"):
        claire.page.goto(path)
        expect(claire.page.locator("h1")).to_be_visible()
        assert english(claire.page, "it") == set()
    claire.page.goto("/rules")
    expect(claire.page.locator("[data-book] > .note")).to_have_text(word("rules-in-english", "it"))
    expect(claire.page.locator(".rules")).to_have_attribute("lang", "en")


def test_contests_and_the_result_in_italian(claire: Visitor):
    choose_italian(claire)
    page, table, luck = claire.page, TablePage(claire), random.Random(3)
    for position in (positions.a_tied_province(), positions.a_tied_battle()):
        table.open(**position)
        table.mine()
        expect(page.locator(".contest .option").first).to_be_visible()
        assert english(page, "it") == set()
    table.open(**positions.the_last_round())
    while (seen := table.mine()).turn != "over":
        table.choose(luck.choice(seen.names))
    check_the_result(table, "it")
    assert english(page, "it") == set()
