"""Pax Emancipation from the lobby: one click to a game alone, all modes and options, the page about the history."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from pileus import rulebooks
from pileus.games import find
from tests.web.browsing import PHONE, Visitor, overflow, violations, word
from tests.web.conftest import Visit
from tests.web.table_page import TablePage

OPTIONS: dict[str, Any] = {
    "dissidents": "plus",
    "gunboat_target": "elephant",
    "dealt_disks_score": False,
    "dissident_spaces": 2,
    "anarchy_loss": "owed",
    "corruption": "short",
}


def new_table(page: Page) -> None:
    """The form of a new table of Pax Emancipation."""
    page.goto("/")
    page.locator('.gm[data-game="emancipation"]').click()
    expect(page.locator(".modes")).to_be_visible()


def mode(page: Page, value: str) -> None:
    page.get_by_role("radio", name=word("emancipation-option-mode", mode=value)).check()


def seats(page: Page, count: int) -> None:
    page.get_by_role("group", name=word("new-seats")).get_by_role("button", name=str(count), exact=True).click()


def create(visitor: Visitor) -> TablePage:
    visitor.page.get_by_role("button", name=word("new-create")).click()
    visitor.page.wait_for_url("**/table/*")
    table = TablePage(visitor)
    expect(visitor.page.locator(".table-hdr")).to_be_visible()
    return table


def test_one_click_leads_to_a_game_alone(claire: Visitor):
    claire.page.goto("/")
    claire.page.get_by_role("button", name=word("emancipation-quick-play")).click()
    claire.page.wait_for_url("**/table/*")
    table = TablePage(claire)
    assert "fundraiser" in table.mine().names
    options = table.state()["options"]
    assert (options["players"], options["mode"]) == (1, "solitaire")
    boards = claire.page.locator(".board-of:not(.absent)")
    expect(boards).to_have_count(2)
    expect(boards.locator(".you")).to_have_count(2)


@pytest.mark.parametrize("count", [2, 3])
@pytest.mark.parametrize("value", ["cooperative", "two-stage", "competitive"])
def test_every_mode_for_several(claire: Visitor, value: str, count: int):
    new_table(claire.page)
    mode(claire.page, value)
    seats(claire.page, count)
    expect(claire.page.locator(".seat-r")).to_have_count(count)
    table = create(claire)
    options = table.state()["options"]
    assert (options["players"], options["mode"]) == (count, value)
    expect(claire.page.locator(".board-of:not(.absent)")).to_have_count(count)
    expect(claire.page.locator(".goals")).to_have_attribute(
        "data-kind", "race" if value == "competitive" else "together"
    )


def test_the_seats_follow_from_the_mode_and_the_mode_from_the_seats(claire: Visitor):
    page = claire.page
    new_table(page)
    rows = page.locator(".seat-r")
    expect(rows).to_have_count(1)
    mode(page, "cooperative")
    expect(rows).to_have_count(3)
    seats(page, 2)
    mode(page, "two-stage")
    expect(rows).to_have_count(2)
    mode(page, "solitaire")
    expect(rows).to_have_count(1)
    seats(page, 3)
    expect(page.get_by_role("radio", checked=True)).to_have_attribute("value", "competitive")
    seats(page, 1)
    expect(page.get_by_role("radio", checked=True)).to_have_attribute("value", "solitaire")
    assert create(claire).state()["options"]["mode"] == "solitaire"


def test_every_option_has_a_title_and_a_sentence_for_each_value(claire: Visitor):
    page = claire.page
    new_table(page)
    for name, value in OPTIONS.items():
        id = name.replace("_", "-")
        field = page.get_by_label(word(f"emancipation-option-title-{id}"))
        assert field.locator("option").count() == 2
        field.select_option(word(f"emancipation-option-{id}", **{name: value}))
    table = create(claire)
    assert table.state()["options"] == {"players": 1, "mode": "solitaire", **OPTIONS}
    page.keyboard.press("m")
    for name, value in OPTIONS.items():
        expect(page.locator("dialog")).to_contain_text(
            word(f"emancipation-option-{name.replace('_', '-')}", **{name: value})
        )


def test_how_to_play_in_two_minutes(claire: Visitor):
    page = claire.page
    page.goto("/")
    page.locator('[data-quick="emancipation"] [data-do="learn"]').click()
    lesson = page.locator("dialog .lesson li")
    expect(lesson.first).to_contain_text(word("emancipation-learn-about"))
    assert lesson.count() >= 8
    words = sum(len(text.split()) for text in lesson.all_inner_texts())
    assert words < 520  # two minutes
    paragraphs = {paragraph.id for paragraph in rulebooks.read("emancipation")}
    assert set(page.locator("dialog .lesson .chip").all_inner_texts()) <= paragraphs


def test_its_rules_and_its_lesson_are_pages_too(claire: Visitor):
    page = claire.page
    page.goto("/learn")
    page.get_by_role("link", name=word("emancipation-word-title")).click()
    page.locator('.lesson [data-rule="P3.4"]').click()
    expect(page.locator("dialog .rules .here")).to_contain_text("Anarchy")
    page.keyboard.press("Escape")
    page.get_by_role("main").get_by_role("link", name=word("nav-rules")).click()
    expect(page.locator("#rule-P3\\.4")).to_contain_text("Anarchy")


# The page about the history


PEOPLE = (
    "Haiti",
    "Maroons",
    "Tacky",
    "Demerara",
    "Baptist War",
    "Nat Turner",
    "Malê",
    "Amistad",
    "Underground Railroad",
)


def test_the_history_is_a_page_of_its_own_linked_from_everywhere(claire: Visitor):
    page = claire.page
    page.goto("/")
    page.locator('[data-quick="emancipation"] [data-do="history"]').click()
    expect(page.locator(".history h1")).to_have_text(word("history-title"))
    assert page.url.endswith("/history")
    page.goto("/about")
    page.get_by_role("link", name=word("about-history")).click()
    expect(page.locator(".history h1")).to_be_visible()
    TablePage(claire).open(game="emancipation", seats=[{"who": "me", "name": "Claire"}], options={"players": 1})
    page.keyboard.press("m")
    page.locator('dialog [data-do="history"]').click()
    expect(page.locator(".history h1")).to_be_visible()


def test_the_history_names_resistance_what_is_left_out_and_what_is_reconstructed(claire: Visitor):
    page = claire.page
    page.goto("/history")
    expect(page.locator(".history")).to_be_visible()
    headings = " ".join(page.locator(".resisted h3").all_inner_texts())
    assert [name for name in PEOPLE if name not in headings] == []
    titles = page.locator(".history h2").all_inner_texts()
    assert titles == [word(f"history-{name}-title") for name in ("who", "out", "data", "words")]
    components = find("emancipation").components()
    for row, kind in enumerate(("ideas", "barriers", "seas", "ports", "spheres")):
        shown = page.locator(".sources tbody tr").nth(row).locator("td").all_inner_texts()
        origins = [thing["fidelity"] for thing in components[kind].values()]
        assert shown == [str(origins.count(origin)) for origin in ("SOURCED", "SOURCED-PART", "INVENTED")]
    assert violations(page) == []


def test_the_history_in_italian_on_a_phone(visit: Visit):
    page = visit(locale="it-IT", **PHONE).page
    page.goto("/history")
    expect(page.locator(".history h1")).to_have_text(word("history-title", "it"))
    expect(page.locator(".resisted li").first).to_contain_text(word("history-maroons", "it"))
    assert overflow(page) <= 0
    assert violations(page) == []


def test_a_table_does_not_carry_the_words_of_the_history_or_of_the_other_game(claire: Visitor):
    asked: list[str] = []
    claire.page.on("request", lambda request: asked.append(request.url))
    TablePage(claire).open(game="emancipation", seats=[{"who": "me", "name": "Claire"}], options={"players": 1})
    parts = {match[1] for url in asked if (match := re.search(r"/api/words/\w+\?part=(\w+)", url))}
    assert {"page", "emancipation"} <= parts <= {"page", "emancipation", "notes"}


def test_the_lobby_is_accessible_with_both_games(visit: Visit):
    for theme in ("light", "dark"):
        page = visit(color_scheme=theme).page
        new_table(page)
        assert violations(page) == []
