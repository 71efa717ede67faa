"""Seats that change hands: a clock that runs out, a bot that steps in, a person who comes back. Talk and notes."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web import positions
from tests.web.browsing import Visitor, word
from tests.web.conftest import Visit
from tests.web.table_page import TablePage

SHORTEST = 10.0  # seconds: no clock may be shorter


def test_a_bot_takes_the_seat_when_the_time_is_up_and_gives_it_back(claire: Visitor):
    slow = positions.a_card_of_three_blocks(clock=SHORTEST, pace=10)  # the bot thinks long enough to be stopped
    page, table = claire.page, TablePage(claire).open(**slow)
    table.mine()
    expect(page.locator("#prompt .clock")).to_contain_text("0:0")
    notice = page.locator(".notice", has_text=word("seat-clock-out"))
    expect(notice).to_be_visible()
    assert table.state()["seats"][0]["kind"] == "bot"
    assert page.locator(".can").count() == 0
    notice.locator('[data-do="take-back"]').click()
    expect(notice).to_have_count(0)
    assert table.state()["seats"][0]["clock"] > SHORTEST / 2
    table.choose(table.mine().names[0])


def test_a_seat_is_left_to_a_bot_and_taken_back(claire: Visitor):
    page, table = claire.page, TablePage(claire).open(**positions.a_card_of_three_blocks(pace=10))
    table.mine()
    page.keyboard.press("m")
    page.locator('dialog [data-do="seat-to-bot"]').first.click()
    expect(page.locator('dialog [data-do="seat-take-back"]')).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".notice")).to_contain_text(word("seat-bot-plays"))
    page.locator('.notice [data-do="take-back"]').click()
    expect(page.locator(".notice")).to_have_count(0)
    assert table.state()["seats"][0]["kind"] == "person"


def test_talk_reaches_everybody_and_notes_nobody(visit: Visit):
    claire, kofi = visit(), visit()
    here = TablePage(claire).open(**positions.a_card_of_three_blocks())
    here.mine()
    there = TablePage(kofi).go(here.id)
    here.page.locator("#tab-talk").click()
    here.page.locator(".say input").fill("Vive la République !")
    here.page.keyboard.press("Enter")
    expect(there.page.locator("#tab-talk .dot")).to_contain_text("1")
    there.page.locator("#tab-talk").click()
    expect(there.page.locator(".talk li")).to_contain_text("Claire")
    expect(there.page.locator(".talk li p")).to_have_text("Vive la République !")
    there.page.locator(".say input").fill("Bonjour !")
    there.page.keyboard.press("Enter")
    there.page.get_by_role("textbox", name=word("profile-name")).fill("Kofi")  # a spectator has a name, too
    there.page.keyboard.press("Enter")
    expect(here.page.locator(".talk li p").last).to_have_text("Bonjour !")
    expect(here.page.locator(".talk li").last).to_contain_text("Kofi")
    here.page.locator("#tab-notes").click()
    here.page.locator(".notes textarea").fill("Solon likes red.")
    expect(here.page.locator(".panel-body .note")).to_have_text(word("notes-keeping"))
    expect(here.page.locator(".panel-body .note")).to_have_text(word("notes-kept"))
    here.page.locator(".notes textarea").fill("Solon likes red. Talma does not.")
    here.page.reload()  # at once, before the page has kept it
    here.page.locator("#tab-notes").click()
    expect(here.page.locator(".notes textarea")).to_have_value("Solon likes red. Talma does not.")
    there.page.locator("#tab-notes").click()
    expect(there.page.locator(".notes textarea")).to_have_value("")
