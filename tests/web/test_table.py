"""The table: one click leads there; choices show what they would do, other things say why not; the log leads back."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from pileus.locale import Message, say
from tests.web import positions
from tests.web.browsing import Visitor, word
from tests.web.table_page import TablePage


def test_one_click_leads_to_a_table_and_the_tab_says_whose_turn_it_is(claire: Visitor):
    page, table = claire.page, TablePage(claire)
    page.goto("/")
    expect(page.locator('link[rel="icon"]')).to_have_attribute("href", "/web/icon.svg")
    page.get_by_role("button", name=word("liberte-quick-play")).click()
    page.wait_for_url("**/table/*")
    assert table.mine().names
    expect(page).to_have_title(word("tab-your-turn", title=table.state()["name"]))
    expect(page.locator('link[rel="icon"]')).to_have_attribute("href", "/web/icon-turn.svg")


def test_a_choice_shows_what_it_would_do_and_grows_a_sentence(claire: Visitor):
    page, table = claire.page, TablePage(claire).open(**positions.a_card_of_three_blocks())
    table.mine()
    table.choose(f"card:{positions.MARAT}")
    page.mouse.move(*table.point("province:1"))
    expect(page.locator('.standing[data-change="more"]')).to_have_count(1)
    assert table.state()["table"]["stacks"] == []
    table.choose("province:1")
    expect(page.locator(".so-far")).to_contain_text("Normandie")
    table.choose("province:2")
    expect(page.locator(".so-far")).to_contain_text(re.compile("Normandie.*Picardie"))


def test_what_cannot_be_chosen_says_why_and_opens_the_rule(claire: Visitor):
    page, table = claire.page, TablePage(claire).open(**positions.a_card_of_three_blocks())
    table.mine()
    table.choose(f"card:{positions.MARAT}")
    reason = table.ask("GET", f"/api/tables/{table.id}/why-not?seat=0&thing=province:25")["reason"]
    page.mouse.move(*table.point("province:25"))
    expect(page.locator("#pop")).to_contain_text(say(Message(reason["id"], reason["args"], "")))
    page.locator("#pop .chip").click()
    expect(page.locator("dialog .here .rule-id")).to_have_text("L6.2a")
    page.keyboard.press("?")
    expect(page.locator("dialog")).to_have_count(0)


def test_the_log_marks_what_is_new_and_its_lines_lead_to_their_moments(claire: Visitor):
    page, table = claire.page, TablePage(claire).open(**positions.a_card_of_three_blocks())
    table.mine()
    table.choose("pass")
    table.mine()
    expect(page.locator(".since")).to_contain_text(word("log-since"))
    page.locator(".line a").last.click()
    expect(page.locator(".replay")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".since").click()
    expect(page.locator('[data-do="replay-stop"]')).to_be_visible()
    expect(page.locator("#prompt")).to_contain_text(word("replay-moment", number=2, last=table.state()["moments"]))
