"""A whole game of Liberté against bots, from the lobby to the result: by clicking alone, and by keyboard alone."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from tests.web.browsing import Visitor
from tests.web.ending import check_the_result
from tests.web.table_page import Seen, TablePage, hurried

CHOOSABLE = """() => {
  const thing = document.activeElement?.closest("[data-thing]");
  return Boolean(thing && !thing.ariaDisabled);
}"""


def test_a_whole_game_by_clicking(claire: Visitor):
    page, table, luck = claire.page, TablePage(claire), random.Random(1)
    page.goto("/")
    page.get_by_role("group", name="Seats").get_by_role("button", name="6").click()
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/table/*")
    clicks = 0
    while (seen := table.mine()).turn != "over":
        table.choose(hurried(seen.names, luck))
        clicks += 1
    assert clicks > 10  # a game may end early
    check_the_result(table)


def test_a_whole_game_by_keyboard(claire: Visitor):
    page, table, luck = claire.page, TablePage(claire), random.Random(2)
    page.goto("/")
    press_to(page, "Tab", '[aria-label="Seats"] button:last-child')
    page.keyboard.press("Enter")
    press_to(page, "Tab", '[data-do="create"]')
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    ways = {"0": 0, "digit": 0, "arrows": 0, "Tab": 0}
    while (seen := table.mine(skip=lambda: page.keyboard.press("Escape"))).turn != "over":
        ways[by_key(page, seen, luck)] += 1
        table.drawn(seen.version)
    assert min(ways.values()) > 0  # every way of choosing was used
    check_the_result(table)
    expect(page.locator("h1#prompt")).to_contain_text("game is over")


def press_to(page: Page, key: str, selector: str) -> None:
    """Press a key until something has the focus."""
    expect(page.locator(selector)).to_be_visible()
    for _ in range(80):
        page.keyboard.press(key)
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"{key} never leads to {selector}")


def by_key(page: Page, seen: Seen, luck: random.Random) -> str:
    """Choose anything by one of the ways there are; which it was."""
    refusing = {"pass", "done", "decline"} & set(seen.names)
    way = luck.choices(["0", "digit", "arrows", "Tab"], [2, 2, 2, 1])[0]
    if way == "arrows":
        for _ in range(luck.randint(1, 3)):
            page.keyboard.press(luck.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
    if way == "Tab":
        for _ in range(25):
            page.keyboard.press("Tab")
            if page.evaluate(CHOOSABLE):
                break
    if way in ("arrows", "Tab") and page.evaluate(CHOOSABLE):
        page.keyboard.press("Enter")
        return way
    numbers = min(9, len(set(seen.names) - refusing))
    digit = str(luck.randint(1, numbers)) if numbers and (way != "0" or not refusing) else "0"
    page.keyboard.press(digit)
    return "0" if digit == "0" else "digit"
