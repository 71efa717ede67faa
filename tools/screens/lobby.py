"""The screens that are no table."""

from __future__ import annotations

from playwright.sync_api import expect

from pileus.client import Client
from tests.web.browsing import word
from tests.web.table_page import TablePage
from tools.screens import Screen, Show, liberte


def page(path: str) -> Show:
    """A screen with an address of its own."""

    def show(table: TablePage) -> None:
        table.page.goto(path)
        expect(table.page.locator("h1")).to_be_visible()

    return show


def lobby(table: TablePage) -> None:
    """With games in all states, and tables of others."""
    table.ask("GET", "/api/me")
    table.ask("PUT", "/api/me", {"name": "Claire", "colour": "plum"})
    table.open(**liberte.finished())
    liberte.until_over(table)
    for wanted in (liberte.waiting(), liberte.in_action()):
        table.ask("POST", "/api/tables", wanted)
    amina = Client(table.visitor.address, "Amina")
    amina.ask("POST", "/api/tables", liberte.open_to_all())
    amina.close()
    page("/")(table)


def new_table(table: TablePage) -> None:
    """The form, with a friend and somebody at the same device."""
    page("/")(table)
    for seat, who in ((2, "link"), (3, "here"), (4, "open")):
        table.page.get_by_label(word("seat-who", number=seat)).select_option(who)
    table.page.locator("form.new").scroll_into_view_if_needed()
    table.page.locator("form.new h2").first.evaluate("(title) => title.scrollIntoView()")


def invitation(table: TablePage) -> None:
    """Where a link leads."""
    table.ask("GET", "/api/me")
    table.ask("PUT", "/api/me", {"name": "Claire", "colour": "plum"})
    opened = table.ask("POST", "/api/tables", liberte.waiting())
    table.visitor.context.clear_cookies()
    page(f"/join/{next(iter(opened['links'].values()))}")(table)


SCREENS = [
    Screen("lobby", lobby, whole=True),
    Screen("new-table", new_table),
    Screen("join", invitation),
    Screen("learn", page("/learn")),
    Screen("rules", page("/rules")),
    Screen("about", page("/about")),
    Screen("history", page("/history")),
]
