"""The page in a real Chromium, at a real server: from the lobby to a table of Liberté, by clicking and by keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.server.serving import Served, serving
from tests.web.browsing import Visitor, browsing


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with browsing() as browser:
        yield browser


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("web")
    with serving(folder, "--pace", "0", "--rate", "1000") as served:
        yield served


@pytest.fixture
def claire(browser: Browser, served: Served) -> Iterator[Visitor]:
    visitor = Visitor(browser, served.address)
    yield visitor
    visitor.close()


def at_a_table(page: Page) -> None:
    """One click from the lobby to a table where it is one's turn."""
    page.goto("/")
    page.get_by_role("button", name="Play now against bots").click()
    page.wait_for_url("**/table/**")
    expect(page.locator(".can").first).to_be_visible(timeout=20_000)


def violations(page: Page) -> list[str]:
    """What axe-core finds."""
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in found]


def test_one_click_leads_to_a_table_and_clicking_chooses(claire: Visitor):
    page = claire.page
    at_a_table(page)
    page.locator('.can[data-thing^="card:"]').first.click()
    expect(page.locator("body")).to_contain_text("Undo")
    assert claire.complaints == []


def test_undo_takes_a_choice_back(claire: Visitor):
    page = claire.page
    at_a_table(page)
    before = page.locator(".can").count()
    page.locator('.foot .can[data-thing^="card:"], .can[data-thing^="card:"]').last.click()
    page.keyboard.press("z")
    expect(page.locator(".can")).to_have_count(before, timeout=10_000)


def test_the_lobby_and_the_table_are_accessible(claire: Visitor):
    page = claire.page
    page.goto("/")
    expect(page.get_by_role("button", name="Play now against bots")).to_be_visible()
    assert violations(page) == []
    at_a_table(page)
    assert violations(page) == []


def test_italian(browser: Browser, served: Served):
    visitor = Visitor(browser, served.address, locale="it-IT")
    visitor.page.goto("/")
    expect(visitor.page.locator("html")).to_have_attribute("lang", "it")
    assert visitor.complaints == []
    visitor.close()


def test_a_phone(browser: Browser, served: Served):
    visitor = Visitor(browser, served.address, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    at_a_table(visitor.page)
    width = visitor.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390
    assert violations(visitor.page) == []
    visitor.close()
