"""axe-core finds nothing on any screen, in both themes; who wants no motion gets none; 200 % zoom loses nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web import positions
from tests.web.browsing import DESK, PHONE, Visitor, overflow, violations, word
from tests.web.conftest import Visit
from tests.web.table_page import TablePage

Screen = Callable[[TablePage], None]


def expect_accessible(page: Page) -> None:
    """In light and in dark, which differ in nothing but colours."""
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert violations(page, "color-contrast") == []


def at(path: str) -> Screen:
    """A screen that is no table."""

    def show(table: TablePage) -> None:
        table.page.goto(path)
        expect(table.page.locator("h1")).to_be_visible()

    return show


def at_table(position: Callable[[], object], *keys: str) -> Screen:
    """A table where it is Claire's turn, after some keys."""

    def show(table: TablePage) -> None:
        table.open(**position())  # type: ignore[arg-type]
        table.mine()
        for key in keys:
            table.page.keyboard.press(key)
            table.page.wait_for_timeout(300)  # a drawer comes, words arrive

    return show


def a_why_not(table: TablePage) -> None:
    at_table(positions.a_card_of_three_blocks)(table)
    table.click("province:1")
    expect(table.page.locator("#pop")).to_be_visible()


def a_ghost(table: TablePage) -> None:
    at_table(positions.a_card_of_three_blocks)(table)
    table.choose(f"card:{positions.MARAT}")
    table.page.mouse.move(*table.point("province:1"))
    expect(table.page.locator('.standing[data-change="more"]')).to_be_visible()


def a_lesson(table: TablePage) -> None:
    table.page.goto("/")
    table.page.locator('[data-do="learn"]').first.click()
    expect(table.page.locator("dialog .lesson")).to_be_visible()


def a_profile(table: TablePage) -> None:
    table.page.goto("/")
    table.page.locator(".person").click()
    expect(table.page.locator("dialog form")).to_be_visible()


def all_kinds_of_seats(table: TablePage) -> None:
    """The form of a new table with every kind of seat."""
    table.page.goto("/")
    for seat, who in enumerate(("link", "open", "here"), start=2):
        table.page.get_by_label(word("seat-who", number=seat)).select_option(who)


def an_invitation(table: TablePage) -> None:
    table.ask("GET", "/api/me")
    opened = table.ask("POST", "/api/tables", {"game": "liberte", **positions.a_card_of_three_blocks(others="link")})
    table.visitor.context.clear_cookies()
    at(f"/join/{opened['links']['1']}")(table)


def a_curtain(table: TablePage) -> None:
    table.open(**positions.a_card_of_three_blocks(others=("here", "bot")))
    expect(table.page.locator(".curtain")).to_be_visible()


def talk(table: TablePage) -> None:
    at_table(positions.a_card_of_three_blocks)(table)
    table.page.locator("#tab-talk").click()
    table.page.locator(".say input").fill("Bonjour !")
    table.page.keyboard.press("Enter")
    expect(table.page.locator(".talk p")).to_have_text("Bonjour !")


SCREENS: dict[str, Screen] = {
    "lobby": at("/"),
    "new table": all_kinds_of_seats,
    "profile": a_profile,
    "lesson": a_lesson,
    "learn": at("/learn"),
    "rules": at("/rules"),
    "about": at("/about"),
    "join": an_invitation,
    "action": a_ghost,
    "why not": a_why_not,
    "election": at_table(positions.a_tied_province),
    "battle": at_table(positions.a_tied_battle),
    "in words": at_table(positions.the_last_round, "t"),
    "rules at the table": at_table(positions.the_last_round, "?"),
    "menu and settings": at_table(positions.the_last_round, "m"),
    "talk": talk,
    "curtain": a_curtain,
}
ON_A_PHONE = ["lobby", "election", "battle", "in words", "menu and settings"]


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(claire: Visitor, screen: str):
    SCREENS[screen](TablePage(claire))
    expect_accessible(claire.page)


@pytest.mark.parametrize("screen", ON_A_PHONE)
def test_axe_finds_nothing_on_a_phone(visit: Visit, screen: str):
    phone = visit(**PHONE)
    SCREENS[screen](TablePage(phone))
    expect_accessible(phone.page)


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_after_the_end(visit: Visit, over: str, size: dict[str, Any]):
    visitor = visit(**size)
    page = TablePage(visitor).go(over).page
    expect(page.locator("#result-title")).to_be_visible()
    expect_accessible(page)
    page.locator('.result [data-do="verify"]').click()
    expect(page.locator(".findings li").first).to_be_visible()
    expect_accessible(page)
    page.keyboard.press("Escape")
    page.locator('.result [data-do="replay"]').click()
    expect(page.locator(".replay")).to_be_visible()
    expect_accessible(page)


def test_axe_finds_nothing_on_the_tabs_of_a_phone(visit: Visit):
    phone = visit(**PHONE)
    TablePage(phone).open(**positions.the_last_round()).mine()
    for tab in phone.page.locator(".tabs button").all():
        tab.tap()
        expect_accessible(phone.page)


def test_who_wants_no_motion_gets_none(visit: Visit):
    moving = []
    for motion in ("no-preference", "reduce"):
        visitor = visit(reduced_motion=motion)
        a_ghost(TablePage(visitor))
        moving.append(visitor.page.evaluate("document.getAnimations().length"))
    assert moving[0] > 0 == moving[1]


def test_zoomed_to_200_percent_nothing_is_lost(visit: Visit):
    """A browser that zooms has fewer and larger pixels."""
    half = {name: size // 2 for name, size in DESK.items()}
    zoomed = visit(viewport=half, device_scale_factor=2)
    page, table = zoomed.page, TablePage(zoomed).open(**positions.the_last_round())
    seen = table.mine()
    assert seen.names
    assert overflow(page) <= 0
    for control in ('[data-do="undo"]', '[data-do="restart"]', ".btn.menu", "#prompt", ".tabs button"):
        page.locator(control).first.scroll_into_view_if_needed()
        expect(page.locator(control).first).to_be_in_viewport()
    expect_accessible(page)
    table.choose(seen.names[0])
