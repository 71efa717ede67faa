"""A phone of 390 pixels in one's hand: taps, tabs, the list of possibilities, long presses; and nothing is too wide."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from pileus.locale import Message, say
from tests.web import positions
from tests.web.browsing import PHONE, TABLET, Visitor, overflow, word
from tests.web.conftest import Visit
from tests.web.ending import check_the_result
from tests.web.table_page import TablePage

PRESS = 0.7  # seconds

# Controls smaller than a finger; chips and lines of the log stand in running text, and may be small (WCAG 2.5.8).
SMALL = """() => [...document.querySelectorAll("button, a[href], select, [role=button]")]
  .filter((one) => one.getClientRects().length && !one.closest("svg, .line, .note"))
  .filter((one) => !one.matches(".chip, .skip, .mini[aria-disabled], details *"))
  .map((one) => [one.getBoundingClientRect(), one.dataset.do ?? one.dataset.thing ?? one.className])
  .filter(([box]) => Math.min(box.width, box.height) < 43.9).map(([, name]) => name)"""


@pytest.fixture
def phone(visit: Visit) -> Visitor:
    return visit(**PHONE)


def tabs(page: Page) -> list[Callable[[], None]]:
    """What opens each part of the table."""
    return [button.tap for button in page.locator(".tabs button").all()]


def long_press(page: Page, x: float, y: float) -> None:
    """A finger that stays."""
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(PRESS * 1000)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def choose_by_list(table: TablePage, name: str) -> None:
    """From the list of possibilities, where nothing of it is in sight."""
    before = table.look().version
    table.page.locator('[data-do="list"]').tap()
    table.page.locator(f'dialog [data-thing="{name}"]').tap()
    table.drawn(before)


def tap_on(table: TablePage, most: int) -> None:
    """So many choices by touch, or fewer if the game is over."""
    luck = random.Random(4)
    for _ in range(most):
        if (seen := table.mine(skip=lambda: table.skip(table.page.touchscreen.tap))).turn == "over":
            return
        table.choose(luck.choice(seen.names), table.tap)
        assert overflow(table.page) <= 0


def test_a_long_time_by_touch(phone: Visitor):
    phone.page.goto("/")
    phone.page.get_by_role("button", name=word("liberte-quick-play")).tap()
    phone.page.wait_for_url("**/table/*")
    table = TablePage(phone)
    tap_on(table, 25)
    assert len([moment for moment in table.state(since=0)["story"] if moment["seat"] == 0]) == 25


def test_a_game_to_its_end_by_touch(phone: Visitor):
    table = TablePage(phone).open(**positions.the_last_round())
    tap_on(table, 100)
    check_the_result(table)
    assert overflow(phone.page) <= 0


def test_every_tab_fits_and_has_room_for_a_finger(phone: Visitor):
    page, table = phone.page, TablePage(phone).open(**positions.the_last_round())
    table.mine()
    for tap in tabs(page):
        tap()
        expect(page.locator(".tabs [aria-current]")).to_be_visible()
        assert page.evaluate(SMALL) == []
        assert overflow(page) <= 0
    for position in (positions.a_tied_province(), positions.a_tied_battle(), positions.a_purge()):
        table.open(**position)
        table.mine()
        assert page.evaluate(SMALL) == []
        assert overflow(page) <= 0


def test_a_choice_on_another_tab_is_in_the_list(phone: Visitor):
    page, table = phone.page, TablePage(phone).open(**positions.a_purge())
    table.mine()
    table.choose(f"card:{positions.PURGE}", table.tap)
    assert set(table.look().names) == {f"card:{one}" for one in (positions.MARAT, positions.HOCHE, positions.DANTON)}
    page.locator(".tabs button").nth(4).tap()
    expect(page.locator('[data-do="list"]')).to_have_text(word("table-choose-list", count=3))
    assert table.look().names == []
    choose_by_list(table, f"card:{positions.DANTON}")
    assert positions.DANTON in table.state()["table"]["discard"]


ENDS = (".acts > :first-child", ".acts > :last-child")


def test_many_choices_take_the_whole_width(phone: Visitor):
    seats = [{"who": "me"}]
    page, table = phone.page, TablePage(phone).open(game="emancipation", seats=seats, options={"mode": "solitaire"})
    assert len(table.mine().names) > 2
    undo, *choices = (page.locator(place).bounding_box() for place in ('[data-do="undo"]', *ENDS))
    first, last = choices
    assert undo and first and last
    assert first["x"] == undo["x"] and first["y"] + first["height"] < undo["y"]
    assert last["y"] == undo["y"] and last["x"] + last["width"] > PHONE["viewport"]["width"] - 20


def test_a_long_press_says_why_not(phone: Visitor):
    page, table = phone.page, TablePage(phone).open(**positions.a_card_of_three_blocks())
    table.mine()
    table.choose(f"card:{positions.MARAT}", table.tap)  # his blocks go to the region NORD
    page.get_by_role("button", name=word("liberte-page-whole")).tap()
    expect(page.locator(".little")).to_have_count(0)  # all of France is in sight
    reason = table.ask("GET", f"/api/tables/{table.id}/why-not?seat=0&thing=province:25")["reason"]
    long_press(page, *table.point("province:25"))
    expect(page.locator("#pop")).to_contain_text(say(Message(reason["id"], reason["args"], "")))
    expect(page.locator("#pop .chip")).to_have_text(reason["rule"])
    assert table.state()["number"] == 1
    page.locator("#pop .close").tap()
    expect(page.locator("#pop")).to_be_hidden()


@pytest.mark.parametrize("path", ["/", "/learn", "/rules", "/about"])
def test_the_other_screens_fit(visit: Visit, path: str):
    for size in (PHONE, {"viewport": TABLET}):
        page = visit(**size).page
        page.goto(path)
        expect(page.locator("h1")).to_be_visible()
        assert overflow(page) <= 0


def test_a_tablet_upright(visit: Visit):
    tablet = visit(viewport=TABLET)
    page, table = tablet.page, TablePage(tablet)
    for position in (positions.the_last_round(), positions.a_tied_province(), positions.a_tied_battle()):
        table.open(**position)
        assert table.mine().names
        assert overflow(page) <= 0
