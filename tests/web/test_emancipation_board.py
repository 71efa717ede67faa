"""The board of Pax Emancipation in a real Chromium: everything is drawn, can be chosen, and forecasts are true."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import APIResponse, Page, Route, ViewportSize, expect

from pileus.games.emancipation.tables import BARRIER
from tests.web.browsing import DESK, PHONE, TABLET, Visitor, overflow, violations, word
from tests.web.conftest import Visit
from tests.web.emancipation_moments import BUSY, QUESTIONS, moments, opened
from tests.web.table_page import TablePage

UPRIGHT: dict[str, int] = PHONE["viewport"]
LETTERS = {"red": "R", "green": "G", "white": "W"}


def at(visitor: Visitor, position: dict[str, Any], **more: Any) -> TablePage:
    """At a table that begins there, on our turn."""
    table = TablePage(visitor).open(**opened(position, **more))
    table.mine()
    return table


# What lies where

PORTS = """() => Object.fromEntries([...document.querySelectorAll(".port")].map((port) => [
  port.dataset.thing.slice(5),
  [...port.parentElement.querySelectorAll(".on-port .piece-t")].map((letter) => letter.textContent).join(""),
]))"""
SPHERES = """() => Object.fromEntries([...document.querySelectorAll(".sphere")].map((sphere) => [
  sphere.querySelector(".head").dataset.thing.slice(7),
  {
    barriers: [...sphere.querySelectorAll(".barrier")].map((barrier) => barrier.dataset.thing.slice(8)),
    dissidents: [...sphere.querySelectorAll(".dissidents .piece-t")].map((letter) => letter.textContent).join(""),
    anarchy: sphere.querySelectorAll(".anarchy .disk").length,
  },
]))"""
SEAS = """() => Object.fromEntries([...document.querySelectorAll(".sea-border")].map((sea) => [
  sea.dataset.thing.slice(4),
  {
    slaver: sea.querySelector(".slaver-t")?.textContent ?? null,
    ship: sea.querySelectorAll(".ship").length,
    agent: sea.querySelectorAll("circle.piece.c-red").length - sea.querySelectorAll(".taken .c-red").length,
  },
]))"""


@pytest.mark.parametrize("width", [1440, 390])
def test_every_piece_is_drawn_in_its_place(visit: Visit, width: int):
    table = at(visit(viewport={"width": width, "height": 900}), BUSY)
    shown = table.state()["table"]
    admins = {port: [here["admin"], *here["freed"]] for port, here in shown["ports"].items()}
    letters = {port: "".join(LETTERS[piece] for piece in pieces if piece) for port, pieces in admins.items()}
    assert table.page.evaluate(PORTS) == letters
    assert table.page.evaluate(SPHERES) == {
        key: {
            "barriers": sphere["barriers"],
            "dissidents": "".join(LETTERS[piece] for piece in sphere["dissidents"]),
            "anarchy": sphere["anarchy"],
        }
        for key, sphere in shown["spheres"].items()
    }
    numbers = {key: str(sea["number"]) for key, sea in table.ask("GET", COMPONENTS)["seas"].items()}
    assert table.page.evaluate(SEAS) == {
        key: {"slaver": numbers[key] if sea["slaver"] else None, "ship": sea["ship"], "agent": sea["agent"] == "red"}
        for key, sea in shown["seas"].items()
    }
    here = table.page.locator('[data-thing="port:Ouidah"]')
    expect(here).to_have_attribute("data-here", "true")
    expect(table.page.locator(".elephant use")).to_have_count(2)  # the elephant and its lock (P3.3)


COMPONENTS = "/api/games/emancipation/components"


def test_things_have_whole_words(claire: Visitor):
    page = at(claire, BUSY).page
    for thing, said in {
        "port:Freetown": "Freetown (Admin: red; freed: 1 red; uncovered: 0)",
        "sea:S5": "South Atlantic (between Latin America and West Africa; slaver, number 4, beaten by more than 5;",
        "barrier:B01": "Fugitive slave laws and Klan terror (red 2, black edge; North America)",
        "sphere:EAF": "East Africa, number 8 of ten clockwise. Barriers: 4. Anarchy disks: 2;",
    }.items():
        name = page.locator(f'.world [role="button"][data-thing="{thing}"]').get_attribute("aria-label")
        assert name is not None
        assert said in name


# What can be chosen


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_choice_of_every_question_is_drawn(claire: Visitor, question: str):
    """At a desk, on a tablet and on a phone, in words; and a click on a thing chooses it, whatever lies above it."""
    for position in moments()[question]:
        table = at(claire, position)
        state = table.state()
        assert state["prompt"]["id"] == question
        for viewport in (UPRIGHT, TABLET, DESK):
            show(table.page, viewport)
            assert set(table.look().names) == {choice["name"] for choice in state["choices"]}
            assert overflow(table.page) <= 0
            assert "emancipation-" not in table.page.locator("#app").inner_text()  # a message without words
        table.choose(table.look().names[-1])


def show(page: Page, viewport: dict[str, int]) -> None:
    """In a window of another size, once the page has followed."""
    page.set_viewport_size(ViewportSize(width=viewport["width"], height=viewport["height"]))
    expect(page.locator(".app.phone" if viewport["width"] < 760 else ".app.desk")).to_be_visible()


def test_what_cannot_be_chosen_says_why_and_what_it_is(claire: Visitor):
    table = at(claire, BUSY)
    table.click("barrier:B01")
    pop = claire.page.locator("#pop")
    expect(pop).to_contain_text("A barrier is chosen in a Suffrage")
    pop.get_by_role("button", name=word("about-thing")).click()
    barrier = next(barrier for barrier in BARRIER if barrier.key == "B01")
    expect(pop).to_contain_text(barrier.note)


def test_pointing_at_a_barrier_tells_its_history(claire: Visitor):
    table = at(claire, BUSY)
    claire.page.mouse.move(*table.point("barrier:B33"))
    barrier = next(barrier for barrier in BARRIER if barrier.key == "B33")
    expect(claire.page.locator(".ahead")).to_contain_text(barrier.name)
    expect(claire.page.locator(".ahead")).to_contain_text(barrier.note)


def test_the_next_click_need_not_wait_for_the_last_answer(claire: Visitor):
    """News may come by the live line before a choice is answered; what they offer can be chosen at once."""
    table = at(claire, BUSY)
    held: list[tuple[Route, APIResponse]] = []

    def hold_the_first(route: Route) -> None:
        if held:
            route.continue_()
        else:
            held.append((route, route.fetch()))

    claire.page.route("**/choices", hold_the_first)
    table.choose("idea:W29")
    table.choose("maritime")
    route, answer = held[0]
    route.fulfill(response=answer)
    table.choose("sea:S5")
    assert table.state()["prompt"]["id"] == "emancipation-gunboat"


# What may come

ODDS = """() => [...document.querySelectorAll(".odds:not(.heads)")].map((row) => {
  const cells = [...row.querySelector(".face").children].map((cell) => cell.textContent.trim());
  const [, pay, , taken, corrupt, left] = cells;
  return [Number(pay), taken, corrupt, left];
})"""


def test_an_attack_shows_price_odds_corruption_and_coins_left(claire: Visitor):
    """P5.3, P5.4 In the South Atlantic five spaces are uncovered; red could pay 9."""
    table = at(claire, BUSY)
    for name in ("idea:W29", "maritime", "sea:S5"):
        table.choose(name)
    claire.page.mouse.move(2, 2)
    expect(claire.page.locator(".ahead")).to_contain_text("Latin America (3) and West Africa (2)")
    expect(claire.page.locator(".ahead")).to_contain_text(word("emancipation-page-no-undo"))
    assert claire.page.evaluate(ODDS) == [
        [1, "33.3 %", "16.7 %", "8"],
        [4, "72.2 %", "none", "5"],
        [9, "95.4 %", "none", "0"],
        [16, "99.6 %", "none", "can pay 9"],
    ]
    table.choose("sea:S5")
    assert set(table.look().names) == {"dice:1", "dice:2", "dice:3"}


def test_hate_is_shown_face_by_face_and_what_would_overflow(claire: Visitor):
    """P7.1, P3.4 At Ouidah, where the elephant was put; East Africa is full."""
    table = at(claire, BUSY)
    hate = table.state()["table"]["hate"]
    rows = claire.page.locator(".ahead .faces li")
    expect(rows).to_have_count(6)
    for face, effects in hate["faces"].items():
        row = rows.nth(int(face) - 1)
        assert row.locator(".hit").count() == len(effects)
        for effect in effects:
            expect(row).to_contain_text(word("emancipation-page-effect", does=effect["does"], colour=effect["colour"]))
    expect(claire.page.locator(".ahead h2").first).to_contain_text("Hate at Ouidah: 4 dice")
    expect(claire.page.locator(".overflows")).to_contain_text("East Africa is full: the next disk goes to")


def test_the_elephant_shows_where_each_face_would_lead(claire: Visitor):
    """P6.1 On the map and beside it, until it is placed."""
    table = at(claire, {**BUSY, "placed": False})
    faces = table.state()["table"]["elephant"]["faces"]
    page = claire.page
    for face, goes in faces.items():
        head = page.locator(f'.head[data-thing="sphere:{goes["sphere"]}"]')
        expect(head.locator(f'use[href$="die-{face}"]')).to_have_count(1)
        expect(page.locator(".ahead .faces li").nth(int(face) - 1)).to_contain_text(goes["ports"][0])
    page.keyboard.press("d")
    expect(page.locator('.head use[href*="die-"]')).to_have_count(0)


def test_a_ghost_shows_what_a_choice_would_change(claire: Visitor):
    """P5.1 An agent that would be put on a ship is drawn pale before the click."""
    table = at(claire, BUSY)
    for name in ("idea:W29", "maritime"):
        table.choose(name)
    claire.page.mouse.move(*table.point("sea:S8"))
    ghost = claire.page.locator('.sea-border[data-thing="sea:S8"] [data-change="more"]')
    expect(ghost).to_be_visible()
    claire.page.mouse.move(2, 2)
    expect(ghost).to_have_count(0)


def test_a_line_of_the_log_lights_up_what_it_names(claire: Visitor):
    table = at(claire, BUSY)
    for name in ("idea:W29", "maritime", "sea:S5"):
        table.choose(name)
    claire.page.locator(".line a", has_text="South Atlantic").hover()
    expect(claire.page.locator('.sea-border[data-thing="sea:S5"]')).to_have_attribute("data-mark", "true")
    expect(claire.page.locator('.world [data-mark="true"]')).to_have_count(1)


# Undo


def test_undo_until_a_die_is_rolled(claire: Visitor):
    """Whole operations can be taken back step by step; what a die decided cannot."""
    table = at(claire, BUSY)
    undo = claire.page.get_by_role("button", name=word("table-undo"))
    way = ("idea:W29", "maritime", "sea:S5", "sea:S5", "dice:1")
    for name in way:
        table.choose(name)
    assert table.state()["prompt"]["id"] == "emancipation-pay"
    for _ in way:
        before = table.look().version
        undo.click()
        table.drawn(before)
    assert table.state()["prompt"]["id"] == "emancipation-operate"
    for name in (*way, "agent:wealth"):
        table.choose(name)
    assert table.state()["undo"]["id"] == "undo-luck"
    table.mine()
    expect(undo).to_have_attribute("aria-disabled", "true")


# For everybody


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("question", ["act", "gunboat", "hate-piece", "next-sphere"])
def test_the_board_is_accessible(visit: Visit, scheme: str, question: str):
    """With and without a veil, in both themes, at three widths."""
    table = at(visit(color_scheme=scheme), moments()[f"emancipation-{question}"][0])
    for viewport in (DESK, TABLET, UPRIGHT):
        show(table.page, viewport)
        assert violations(table.page) == []


def test_every_tab_of_a_phone_is_accessible(visit: Visit):
    table = at(visit(**PHONE), BUSY)
    for tab in table.page.locator(".tabs button").all():
        tab.tap()
        assert violations(table.page) == []
        assert overflow(table.page) <= 0


def test_the_board_speaks_italian(visit: Visit):
    """Whatever is asked: no message without words, and none in English."""
    visitor = visit(locale="it-IT")
    for question in QUESTIONS:
        page = at(visitor, moments()[question][0]).page
        expect(page.locator("html")).to_have_attribute("lang", "it")
        names = page.locator("[aria-label]").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
        said = "\n".join([page.locator("#app").inner_text(), *names])
        assert "emancipation-" not in said
        for english in ("barrier", "slaver", "elephant", "Anarchy", "Western Europe", "coins", "pay "):
            assert english not in said


def test_undo_and_the_map_stay_where_they_are_whatever_is_asked(claire: Visitor):
    """Five actions, an idea to choose, a payment with two boxes: the header is as high as before."""
    table = TablePage(claire).open(**opened({**BUSY, "phase": "actions"}))
    table.mine()

    def places() -> list[Any]:
        drawn = [claire.page.locator(part).bounding_box() for part in ("[data-do=undo]", ".world")]
        return [box and (box["y"], box["height"]) for box in drawn]

    before = places()
    table.choose("syndicate")
    assert places() == before
    table.choose("idea:E07")
    expect(claire.page.locator(".box.can")).to_have_count(2)
    assert places() == before
