"""Taking back: step by step, as a whole, and why not where luck has spoken."""

from __future__ import annotations

from playwright.sync_api import expect

from pileus.locale import Message, say
from tests.web import positions
from tests.web.browsing import Visitor, word
from tests.web.table_page import TablePage

PLACES = ["province:1", "province:1", "province:2"]  # where Marat's three blocks go


def play_marat(table: TablePage) -> list[str]:
    """Two of his blocks are placed; what the page asked before each choice, and asks now."""
    asked = [table.look().prompt]
    for name in [f"card:{positions.MARAT}", *PLACES[:2]]:
        table.choose(name)
        asked.append(table.look().prompt)
    return asked


def test_undo_goes_back_step_by_step(claire: Visitor):
    page, table = claire.page, TablePage(claire).open(**positions.a_card_of_three_blocks())
    asked = play_marat(table)
    expect(page.locator(".so-far")).to_contain_text("Marat")
    for prompt in reversed(asked[:-1]):
        before = table.look().version
        page.get_by_role("button", name=word("table-undo")).click()
        table.drawn(before)
        assert table.look().prompt == prompt
    assert page.locator(".standing").count() == 0
    assert table.state()["number"] == 0
    expect(page.locator('[data-do="undo"]')).to_have_attribute("aria-disabled", "true")


def test_restart_takes_the_whole_action_back(claire: Visitor):
    page, table = claire.page, TablePage(claire).open(**positions.a_card_of_three_blocks())
    asked = play_marat(table)
    before = table.look().version
    page.get_by_role("button", name=word("table-restart")).click()
    table.drawn(before)
    assert (table.look().prompt, table.state()["number"]) == (asked[0], 0)
    play_marat(table)
    page.keyboard.press("Shift+Z")
    expect(page.locator("#prompt")).to_contain_text(asked[0].split("\n")[-1])
    assert table.state()["number"] == 0


def test_what_luck_decided_stays_and_the_page_says_why(claire: Visitor):
    page, table = claire.page, TablePage(claire).open(**positions.a_card_of_three_blocks(others="link"))
    page.mouse.move(*table.point("deck"))
    expect(page.locator(".so-far")).to_have_text(word("table-luck"))
    table.choose("deck")
    state = table.state()
    assert state["undo"]["id"] == "undo-luck"
    undo = page.locator('[data-do="undo"]')
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)  # it is disabled, and says why
    reason = say(Message(state["undo"]["id"], state["undo"]["args"], ""), players=["Claire", "Joshua", "Amina"])
    expect(page.locator("#pop")).to_contain_text(reason)
    page.keyboard.press("z")
    assert table.state()["version"] == state["version"]
