"""Hints at a table, and the chances to win over the replay of a game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.web import positions
from tests.web.browsing import PHONE, Visitor, overflow, violations, word
from tests.web.conftest import Visit
from tests.web.table_page import TablePage

LONG = 180_000  # ms: whoever works a graph out stands back for all others
RULES = ("aria-allowed-attr", "aria-required-children", "button-name", "color-contrast", "label", "link-name", "list")


def test_a_hint_marks_the_best_choice_and_tells_three(claire: Visitor):
    page, table = claire.page, TablePage(claire).open(**positions.a_card_of_three_blocks())
    state = table.state()
    page.locator('[data-do="hint"]').click()
    best = page.locator(".hints li")
    expect(best.first).to_be_visible()
    assert 1 <= best.count() <= 3
    expect(best.first.locator(".num")).to_have_text(re.compile(r"\d+ %"))
    names = [one.get_attribute("data-thing") for one in page.locator(".hints [data-thing]").all()]
    assert set(names) <= {choice["name"] for choice in state["choices"]}
    marked = page.locator(".shell-body .hinted, .btns .hinted")
    expect(marked.first).to_have_attribute("data-thing", str(names[0]))
    assert violations(page, *RULES) == []
    before = table.look().version
    best.first.locator("button").click()
    table.drawn(before)
    expect(page.locator(".hints")).to_have_count(0)
    first = next(moment for moment in table.state()["story"] if moment["number"] == 1)  # bots may have gone on
    assert first["choice"] == names[0]


def test_a_hint_says_what_to_do_with_a_card(claire: Visitor):
    """The same card may be taken now and played later."""
    seats = [{"who": "me"}, *[{"who": "bot", "bot": "random"}] * 2]
    TablePage(claire).open(game="liberte", seats=seats, options={"players": 3})
    claire.page.locator('[data-do="hint"]').click()
    cards = claire.page.locator('.hints [data-thing^="card:"]')
    expect(cards.first).to_have_text(re.compile("^(Play from|Take into) the hand: "))


def test_a_hint_comes_by_key_and_goes_by_button_on_a_phone(visit: Visit):
    claire = visit(**PHONE)
    page, table = claire.page, TablePage(claire)
    seats = [{"who": "me"}, {"who": "here"}, {"who": "here"}]
    table.open(game="emancipation", seats=seats, options={"players": 3, "mode": "cooperative"})
    expect(page.locator('.bar [data-do="hint"]')).to_be_visible()
    page.keyboard.press("a")
    expect(page.locator(".hints li").first).to_be_visible()
    expect(page.locator(".hints .num").first).to_have_text(re.compile("good for all"))
    assert overflow(page) <= 0
    page.locator('[data-do="hint-close"]').tap()
    expect(page.locator(".hints")).to_have_count(0)


def test_no_hint_where_the_table_gives_none(claire: Visitor):
    table = TablePage(claire).open(**positions.a_card_of_three_blocks(others="link"))
    expect(claire.page.locator('[data-do="undo"]')).to_be_visible()
    expect(claire.page.locator('[data-do="hint"]')).to_have_count(0)
    assert not table.state()["hints"]


def test_the_lobby_asks_whether_hints_are_given(claire: Visitor):
    page = claire.page
    page.goto("/")
    tick = page.locator('.new [data-do="hints"]')
    expect(tick).to_be_checked()
    tick.uncheck()
    page.locator('[data-do="create"]').click()
    page.wait_for_url("**/table/*")
    assert not TablePage(claire).state()["hints"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_chances_to_win_lie_over_the_replay(visit: Visit, over: str, scheme: str):
    claire = visit(color_scheme=scheme)
    page, table = claire.page, TablePage(claire).go(over, "?at=1")
    expect(page.locator(".graph progress")).to_have_count(0, timeout=LONG)
    expect(page.locator(".chances .run")).to_have_count(3, timeout=LONG)
    expect(page.locator(".graph .num")).to_contain_text("%")
    last = table.state()["moments"]
    dashes = {one.get_attribute("stroke-dasharray") for one in page.locator(".chances .run").all()}
    assert len(dashes) == 3
    letters = page.locator(".chances .letter").all_text_contents()
    assert sorted(letters) == sorted(seat["name"][0] for seat in table.state()["seats"])
    box = page.locator(".chances").bounding_box()
    assert box is not None
    middle = last // 2
    page.mouse.click(box["x"] + box["width"] * middle / last, box["y"] + box["height"] / 2)
    expect(page.locator("#prompt")).to_contain_text(word("replay-moment", number=middle, last=last))
    page.locator(".graph summary").click()
    expect(page.locator(".graph tbody tr")).to_have_count(last + 1)
    page.locator(".graph tbody a").nth(2).press("Enter")
    expect(page.locator(".replay .num")).to_have_text(word("replay-of", number=2, last=last))
    turns = table.ask("GET", f"/api/tables/{over}/graph")["turns"]
    expect(page.locator(".turning li")).to_have_count(min(6, len(turns)))
    assert violations(page, *RULES) == []


def test_the_graph_says_how_far_it_is_and_then_where_the_game_turned(claire: Visitor, over: str):
    """The server's answers are held back: first two moments, then all, with a turning point at the third choice."""
    page, table = claire.page, TablePage(claire)
    told = [0]

    def held_back(route: Route) -> None:
        told[0] += 1
        flat = [[0.3, 0.3, 0.4]] * 3 + [[0.6, 0.2, 0.2]] * (moments - 2)
        turn = {"number": 3, "seat": 0, "before": 0.3, "after": 0.6}
        done = told[0] > 1
        answer = {"moments": moments + 1, "looks": 9, "chances": flat if done else flat[:2], "turns": [turn] * done}
        route.fulfill(json=answer)

    moments = table.go(over).state()["moments"]
    page.route("**/graph", held_back)
    table.go(over, "?at=0")
    expect(page.locator(".graph progress")).to_have_attribute("value", "2")
    expect(page.locator(".graph progress")).to_have_count(0)
    expect(page.locator(".chances circle.turn")).to_have_count(1)
    name = table.state()["seats"][0]["name"]
    link = page.get_by_role("link", name=word("graph-turn", number=3, name=name, before=30, after=60))
    link.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".replay .num")).to_have_text(word("replay-of", number=3, last=moments))
