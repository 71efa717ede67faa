"""Three browsers at one table, and somebody who watches: everybody sees what they may, and what the others do."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from pileus.client import Client
from pileus.locale import Message, say
from tests.web import positions
from tests.web.browsing import Visitor, word
from tests.web.conftest import Visit
from tests.web.table_page import TablePage

NAMES = ["Claire", "Joshua", "Amina"]
THINGS = "[...document.querySelectorAll('[data-thing], [data-about]')].map((e) => e.dataset.thing ?? e.dataset.about)"


def open_with_friends(claire: Visitor) -> tuple[TablePage, list[str]]:
    """Claire opens a table for herself and two friends, and copies a link for each of them."""
    claire.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page, table = claire.page, TablePage(claire)
    page.goto("/")
    page.get_by_role("group", name=word("new-seats")).get_by_role("button", name="3").click()
    page.get_by_label(word("seat-name-of", number=1)).fill(NAMES[0])
    for seat in (2, 3):
        page.get_by_label(word("seat-who", number=seat)).select_option("link")
    page.get_by_role("button", name=word("new-create")).click()
    page.wait_for_url("**/table/*")
    expect(page.locator('[data-do="copy-link"]')).to_have_count(2)
    links = []
    for button in page.locator('[data-do="copy-link"]').all():
        button.click()
        expect(page.locator(".toast")).to_contain_text(word("page-copied"))
        links.append(str(page.evaluate("navigator.clipboard.readText()")))
    return table, links


def sit_down(page: Page, link: str, name: str) -> str:
    """Follow a link, and say who one is; the colour one chose of those that are free."""
    page.goto(link)
    page.get_by_label(word("profile-name")).fill(name)
    radio = page.get_by_role("radio").last
    radio.check()
    colour = str(radio.get_attribute("value"))
    page.get_by_role("button", name=word("join-sit")).click()
    page.wait_for_url("**/table/*")
    return colour


class Company:
    """Three people and a spectator, each with a browser."""

    def __init__(self, visit: Visit) -> None:
        self.visitors = [visit() for _ in range(4)]
        claire, links = open_with_friends(self.visitors[0])
        sit_down(self.visitors[1].page, links[0], NAMES[1])
        sit_down(self.visitors[2].page, links[1], NAMES[2])
        self.visitors[3].page.goto(f"/table/{claire.id}")
        self.tables = [TablePage(visitor) for visitor in self.visitors]
        for table in self.tables:
            expect(table.page.locator(".table-hdr")).to_be_visible()

    def secrets(self, seat: int) -> set[int]:
        """Cards in a hand that nobody else can know of."""
        held = self.tables[seat].state(seat=seat)["table"]["hands"][seat]
        return set(held["cards"]) - set(held["known"])

    def next(self) -> TablePage:
        """Whoever is to choose."""
        seat = int(self.tables[3].state(watch="true")["to_move"])
        self.tables[seat].mine()
        return self.tables[seat]


@pytest.fixture(scope="module")
def cards(served: Any) -> Iterator[dict[str, Any]]:
    client = Client(served.address)
    yield client.ask("GET", "/api/games/liberte/components")["cards"]
    client.close()


def test_everybody_sees_the_own_hand_and_the_choices_of_the_others(visit: Visit, cards: dict[str, Any]):
    company, luck = Company(visit), random.Random(5)
    for _ in range(12):
        table = company.next()
        names = [name for name in table.look().names if name != "pass"]
        table.choose(luck.choice(names))
        expect_same_story(company, table)
    for seat in range(3):
        expect_a_secret_kept(company, seat, cards)
    for viewer, visitor in enumerate(company.visitors):
        expect_hands_of_others_unsent(viewer, visitor)


def expect_same_story(company: Company, chooser: TablePage) -> None:
    """What one chose is in everybody's log."""
    after = chooser.look().version
    seats = [seat["name"] for seat in chooser.state()["seats"]]
    for table in company.tables:
        table.page.wait_for_function(
            "(version) => Number(document.querySelector('.app').dataset.version) >= version", arg=after
        )
        told = table.state(since=0)["story"][-1]["events"]
        while table.look().turn == "told":
            table.skip()
        if told:
            sentence = say(Message(told[-1]["id"], told[-1]["args"], ""), players=seats)
            expect(table.page.locator(".log-scroll .line").last).to_have_text(sentence)


def expect_a_secret_kept(company: Company, seat: int, cards: dict[str, Any]) -> None:
    """A hand is on its owner's page, and nothing of it on the pages of the others."""
    hand = company.secrets(seat)
    assert hand
    named = {cards[str(card)]["name"] for card in hand if cards[str(card)]["kind"] == "personality"}
    for viewer, table in enumerate(company.tables):
        things = set(table.page.evaluate(THINGS))
        if viewer == seat:
            assert {f"card:{card}" for card in hand} <= things
            continue
        assert not {f"card:{card}" for card in hand} & things
        whole = table.page.content()
        assert [name for name in named if name in whole] == []


def expect_hands_of_others_unsent(viewer: int, visitor: Visitor) -> None:
    """In all that a browser was sent there is nothing of another's hand but what everybody has seen."""
    hands = [(seat, hand) for hand_of in visitor.sent_lists("hands") for seat, hand in enumerate(hand_of)]
    assert len(hands) > 30
    assert {seat for seat, hand in hands if hand.get("cards")} == ({viewer} if viewer < 3 else set())
    face_up = {card for row in visitor.sent_lists("row") for card in row}
    assert {card for _, hand in hands for card in hand["known"]} <= face_up


def test_two_tabs_of_one_person(visit: Visit):
    claire = visit()
    first = TablePage(claire).open(**positions.a_card_of_three_blocks())
    second = TablePage(claire, claire.tab()).go(first.id)
    first.choose(f"card:{positions.MARAT}")
    expect(second.page.locator("#prompt")).to_have_text(first.page.locator("#prompt").inner_text().replace("\n", " "))
    places = second.mine()
    assert set(places.names) == set(first.look().names)
    second.choose(places.names[0])
    first.drawn(places.version)
    assert first.look().prompt == second.look().prompt


def test_a_revoked_link_leads_nowhere_and_says_so(visit: Visit):
    claire, joshua = visit(), visit()
    table, links = open_with_friends(claire)
    claire.page.keyboard.press("m")
    menu = claire.page.locator("dialog")
    menu.locator('[data-do="seat-link-revoke"]').first.click()
    expect(menu.locator('[data-do="seat-link-revoke"]')).to_have_count(1)
    joshua.forgive("404")
    joshua.page.goto(links[0])
    expect(joshua.page.locator("main.lost")).to_contain_text(word("no-such-link"))
    menu.locator('[data-do="seat-link-new"]').click()
    expect(menu.locator('[data-do="seat-copy-link"]')).to_have_count(2)
    menu.locator('[data-do="seat-copy-link"]').first.click()
    anew = str(claire.page.evaluate("navigator.clipboard.readText()"))
    assert anew != links[0]
    colour = sit_down(joshua.page, anew, NAMES[1])
    expect(joshua.page.locator(".hand .card").first).to_be_visible()
    seat = table.state()["seats"][1]
    assert (seat["name"], seat["colour"]) == (NAMES[1], colour)
