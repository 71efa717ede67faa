"""Readers who go on before a screen is ready, browsers that remember nonsense, names that are no names."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from tests.web import positions
from tests.web.browsing import Visitor, word
from tests.web.conftest import Visit
from tests.web.table_page import TablePage

GO = "(path) => dispatchEvent(new CustomEvent('pileus-go', { detail: path }))"

# What is asked of such an address waits until the test lets it go.
HOLD = """(part) => {
  const real = fetch;
  const open = new Promise((go) => { window.letGo = go; });
  window.fetch = async (path, more) => {
    if (String(path).includes(part)) await open;
    return real(path, more);
  };
}"""

SHEETS = "[...document.querySelectorAll('link[id^=css-]')].map((sheet) => sheet.id)"


def settle(page: Page) -> None:
    """What was held is let go, and has come."""
    page.evaluate("letGo()")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(300)


def alone(page: TablePage) -> str:
    """A table of Pax Emancipation for one."""
    wanted = {"game": "emancipation", "seats": [{"who": "me", "name": "Claire"}], "options": {"mode": "solitaire"}}
    return str(page.ask("POST", "/api/tables", wanted)["id"])


def test_a_table_that_comes_too_late_takes_nothing_from_the_next(claire: Visitor):
    table = TablePage(claire).open(**positions.a_card_of_three_blocks())
    slow, quick = table.id, alone(table)
    page = table.page
    page.goto("/")
    expect(page.locator(".lobby")).to_be_visible()
    page.evaluate(HOLD, slow)
    page.evaluate(GO, f"/table/{slow}")
    page.evaluate(GO, f"/table/{quick}")
    expect(page.locator(".world")).to_be_visible()
    settle(page)
    expect(page.locator("body")).to_have_attribute("data-game", "emancipation")
    assert page.evaluate(SHEETS) == ["css-emancipation", "css-emancipation-boards"]


def test_a_lobby_that_comes_too_late_is_not_drawn_over_a_table(claire: Visitor):
    table = TablePage(claire).open(**positions.a_card_of_three_blocks())
    page = table.page
    page.evaluate(HOLD, "/api/tables")
    page.evaluate(GO, "/")
    page.evaluate(GO, "/about")
    expect(page.locator("main.page")).to_be_visible()
    settle(page)
    expect(page.locator("main.page")).to_be_visible()
    expect(page.locator(".lobby")).to_have_count(0)


def test_the_language_chosen_last_is_spoken(claire: Visitor):
    page = TablePage(claire).open(**positions.a_card_of_three_blocks()).page
    page.evaluate(HOLD, "/api/words/it")
    for language in ("it", "en"):
        page.evaluate("async (name) => (await import('/web/lib/settings.js')).change('language', name)", language)
    settle(page)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("[data-do=undo]")).to_contain_text(word("table-undo"))


def test_a_browser_that_remembers_nonsense_begins_anew(claire: Visitor):
    table = TablePage(claire).open(**positions.a_card_of_three_blocks())
    for name in ("pileus", f"pileus:links:{table.id}", f"pileus:commitment:{table.id}"):
        table.page.evaluate("(name) => localStorage.setItem(name, '{spoilt')", name)
    table.go(table.id).mine()


def test_a_name_with_the_marks_of_names_breaks_no_page(visit: Visit):
    mallory, claire = visit(), visit()
    seats = [{"who": "me", "name": "Mallory"}, {"who": "open"}, {"who": "open"}]
    table = TablePage(mallory).open(seats=seats, options={"players": 3}, listed=True)
    claire.page.route("**/api/tables", with_marks)
    claire.page.goto("/")
    expect(claire.page.locator(f"[data-table='{table.id}']")).to_contain_text("Mallory")


def with_marks(route: Route) -> None:
    """As a server would answer that lets such names pass."""
    lists = route.fetch().text().replace('"Mallory"', '"\\ue0007\\ue001Mallory"')
    route.fulfill(content_type="application/json", body=lists)
