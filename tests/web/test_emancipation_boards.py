"""The boards beside the map of Pax Emancipation: paying, dice, goals, two stages, the end; alone and in company."""

from __future__ import annotations

import random
import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

import pileus
from pileus.games import find
from pileus.games.emancipation.starts import STARTS, close, second_stage, won
from pileus.locale import name_id
from tests.web.browsing import Visitor, word
from tests.web.conftest import Visit
from tests.web.emancipation_moments import BUSY, opened
from tests.web.ending import proved
from tests.web.table_page import TablePage

ALONE: dict[str, Any] = {
    "game": "emancipation",
    "seats": [{"who": "me", "name": "Claire"}],
    "options": {"players": 1, "mode": "solitaire"},
}
AT_ONCE = "localStorage.setItem('pileus', JSON.stringify({ telling: 'instant' }))"


def start(visitor: Visitor, position: dict[str, Any], **options: Any) -> TablePage:
    """A table from a position near the end, with everybody at this device; nothing is told slowly."""
    visitor.page.goto("/about")
    visitor.page.evaluate(AT_ONCE)
    names = ("Claire", "Joshua", "Amina")[: options["players"]]
    seats = [{"who": "here" if seat else "me", "name": name} for seat, name in enumerate(names)]
    laid = {"game": "emancipation", **position}
    return TablePage(visitor).open(game="emancipation", seats=seats, options=options, position=laid)


def play_on(table: TablePage, until: str) -> None:
    """By clicking: nothing is done that need not be, until something is shown."""
    luck = random.Random(4)
    for _ in range(400):
        seen = table.wait()
        if table.page.locator(until).count():
            return
        idle = [name for name in seen.names if name in ("done", "skip")]
        table.choose(idle[0] if idle else luck.choice(seen.names))
    raise AssertionError(f"{until} was never shown")


def boxes(table: TablePage, faction: str) -> list[int]:
    """Capital, Wealth and Debt, as the page draws them."""
    board = table.page.locator(f'.board-of[aria-label="{word("emancipation-page-board-of", faction=faction)}"]')
    return [int(re.findall(r"\d+", text)[0]) for text in board.locator(".box-count").all_inner_texts()]


# Paying


def test_a_payment_is_made_by_pointing_at_boxes_and_can_be_taken_back(claire: Visitor):
    table = TablePage(claire).open(**ALONE)
    table.mine()
    table.choose("syndicate")
    dear = table.page.locator(".market-row:not(.heads)").nth(3).locator(".idea.can").first.get_attribute("data-thing")
    assert dear
    table.choose(dear)
    assert boxes(table, "red") == [3, 3, 0]
    assert table.look().names == ["agent:capital", "agent:wealth"]
    table.choose("agent:wealth")
    assert boxes(table, "red") == [3, 2, 1]
    table.choose("agent:capital")
    assert boxes(table, "red") == [2, 3, 1]
    before = table.look().version
    claire.page.keyboard.press("z")
    table.drawn(before)
    assert boxes(table, "red") == [3, 2, 1]
    table.choose("agent:capital")
    table.choose("agent:wealth")
    assert boxes(table, "red") == [1, 2, 2]
    expect(claire.page.locator(f'[data-thing="{dear}"] .agents svg')).to_have_count(1)


def test_what_a_payment_would_move_is_shown_beforehand(claire: Visitor):
    table = TablePage(claire).open(**ALONE)
    table.mine()
    table.choose("syndicate")
    dear = claire.page.locator(".market-row:not(.heads)").nth(3).locator(".idea.can").first
    dear.click()
    expect(claire.page.locator(".box.can")).to_have_count(2)
    claire.page.locator('[data-thing="agent:capital"]').hover()
    expect(claire.page.locator('[data-box="capital"] [data-ghost="goes"]')).to_have_count(1)
    expect(claire.page.locator('[data-box="wealth"] [data-ghost="comes"]')).to_have_count(1)
    assert boxes(table, "red") == [3, 3, 0]


def test_paying_by_keyboard(claire: Visitor):
    table = TablePage(claire).open(**ALONE)
    table.mine()
    table.choose("syndicate")
    row = claire.page.locator(".market-row:not(.heads)").nth(2).locator(".idea.can").first
    row.focus()
    claire.page.keyboard.press("Enter")
    expect(claire.page.locator(".box.can")).to_have_count(2)
    claire.page.locator('[data-thing="agent:wealth"]').focus()
    claire.page.keyboard.press("Enter")
    expect(claire.page.locator(".box-count").nth(2)).to_have_text("1")


# The market, and what things are


def test_the_market_shows_what_the_view_says(claire: Visitor):
    table = TablePage(claire).open(**opened(BUSY))
    table.mine()
    view = table.state()["table"]
    ideas = find("emancipation").components()["ideas"]
    for column, cards in view["market"].items():
        for card in cards:
            idea = claire.page.locator(f'.idea[data-thing="idea:{card["idea"]}"]')
            expect(idea).to_contain_text(ideas[card["idea"]]["name"])
            expect(idea).to_contain_text(ideas[card["idea"]]["year"])
            expect(idea.locator(".agents svg")).to_have_count(len(card["agents"]))
            expect(idea.locator(".op")).to_have_count(len(card["operations"]))
            expect(idea.locator('.op[data-can="true"]')).to_have_count(
                sum(card["operations"].values()) if card["idle_agents"] else 0
            )
            dooms = view["elephant"]["faces"][str(card["row"])]["discards"] == card["idea"]
            expect(idea.locator(".doomed")).to_have_count(int(dooms))
        deck = claire.page.locator(".deck").nth(["west", "east"].index(column))
        expect(deck).to_contain_text(word("emancipation-page-deck", count=view["decks"][column]["cards"]))
        if top := view["decks"][column]["top"]:
            expect(deck).to_contain_text(ideas[top]["name"])


def test_ideas_and_barriers_tell_their_history(claire: Visitor):
    table = TablePage(claire).open(**opened(BUSY))
    table.mine()
    components = find("emancipation").components()
    for thing, kind in (("idea:W50", "ideas"), ("barrier:B27", "barriers")):
        place = ".finance" if kind == "barriers" else ".market"
        claire.page.locator(f'{place} [data-thing="{thing}"]').focus()
        claire.page.keyboard.press("i")
        row = components[kind][thing.split(":")[1]]
        expect(claire.page.locator("#pop")).to_contain_text(row["note"])
        if row.get("year"):
            expect(claire.page.locator("#pop")).to_contain_text(row["year"])
        claire.page.keyboard.press("Escape")


def test_their_history_is_told_in_italian_too(visit: Visit):
    visitor = visit(locale="it-IT")
    table = TablePage(visitor).open(**opened(BUSY))
    table.mine()
    visitor.page.wait_for_load_state("networkidle")  # notes come when the table is drawn
    note = find("emancipation").components()["ideas"]["W50"]["note"]
    visitor.page.locator('.market [data-thing="idea:W50"]').focus()
    visitor.page.keyboard.press("i")
    expect(visitor.page.locator("#pop")).to_contain_text(word(name_id(note, "emancipation"), "it"))


def test_powers_are_shown_and_lit_up_while_they_are_used(claire: Visitor):
    table = TablePage(claire).open(**ALONE)
    table.mine()
    rules = claire.page.locator(".board-of").first.locator(".power-of")
    assert rules.evaluate_all("(all) => all.map((e) => e.dataset.rule)") == ["P8.1", "P8.2", "P8.2"]
    expect(claire.page.locator('.power-of[data-now="true"]')).to_have_count(0)
    table.choose("shipbuilding")
    table.choose(table.look().names[0])
    while "agent:wealth" in table.look().names:
        table.choose("agent:wealth")
    expect(claire.page.locator("#prompt")).to_contain_text("P8.2")
    expect(claire.page.locator('.power-of[data-now="true"]')).to_have_text(word("emancipation-page-power-crew"))


# Dice


def test_dice_are_shown_and_then_what_they_did_and_it_can_be_skipped(claire: Visitor):
    table = TablePage(claire).open(**opened(BUSY))  # the elephant was placed, so nobody is asked where it goes
    table.mine()
    table.choose("done")
    expect(claire.page.locator(".table-hdr")).to_have_attribute("data-turn", "told")
    tray = claire.page.locator(".dice-tray")
    expect(tray).to_have_attribute("data-kind", "elephant")
    expect(tray.locator(".thrown .die")).to_have_count(1)
    expect(tray.locator("li")).not_to_have_count(0)
    claire.page.locator('[data-do="skip"]').click()
    expect(claire.page.locator(".table-hdr")).not_to_have_attribute("data-turn", "told")


TOLD = """async ([moments, components]) => {
  const { shown } = await import("/web/emancipation/telling.js");
  return moments.map(([before, events, choice]) => {
    const playing = { before, told: events };
    return shown({ playing, story: [{ events, choice }], components });
  });
}"""


def pieces(table: dict[str, Any]) -> dict[str, Any]:
    """Where every piece and card is, and what it is worth; diplomacy (P10.5) is told with the view."""
    factions = {}
    for faction, board in table["factions"].items():
        held = {name: sorted(board[name]) for name in ("barriers", "slavers") if name in board}
        counted = {name: board[name] for name in ("reserve", "meeples", "disks") if name in board}
        worth = board["vp"] - board["score"]["diplomacy"] if "vp" in board else None
        factions[faction] = [held, counted, board.get("boxes"), worth]
    return {
        "factions": factions,
        "spheres": {
            key: [sorted(one["barriers"]), sorted(one["dissidents"]), one["anarchy"]]
            for key, one in table["spheres"].items()
        },
        "ports": {key: [one["admin"], sorted(one["freed"]), one["open"]] for key, one in table["ports"].items()},
        "seas": table["seas"],
        "pool": table["ship_pool"],
        "elephant": [table["elephant"]["port"], table["elephant"]["placed"]],
        "market": {
            column: [card and [card["idea"], card["row"], sorted(card["agents"])] for card in cards]
            for column, cards in table["market"].items()
        },
        "decks": {column: deck["cards"] for column, deck in table["decks"].items()},
        "turn": [table["turn"], table["faction"], table["stage"]],
    }


def test_what_is_told_ends_in_the_true_table(claire: Visitor):
    """Events applied one by one to the view before them give the view after them, in every mode."""
    game, luck = pileus.game("emancipation"), random.Random(2)
    moments, after = [], []
    for start_at in STARTS[::2]:
        match = game.set_up(start_at, seed=luck.randrange(1000))
        while match.seat is not None and match.number < 60:
            before = match.view(None)["table"]
            choice = luck.choice(match.choices)
            events = match.play(choice)
            moments.append([before, [msgspec.to_builtins(event.message()) for event in events], choice.name])
            after.append(pieces(match.view(None)["table"]))
    assert len(moments) > 500
    claire.page.goto("/about")
    told = claire.page.evaluate(TOLD, [moments, find("emancipation").components()])
    wrong = [
        (name, [event["id"] for event in events], table[name], pieces(picture)[name])
        for (_, events, _), table, picture in zip(moments, after, told, strict=True)
        for name in table
        if pieces(picture)[name] != table[name]
    ]
    assert wrong[:3] == []


# Together, in two stages, and the end


def test_a_cooperative_game_shows_the_common_goal_and_the_common_danger(claire: Visitor):
    table = start(claire, close(["red", "green", "white"]), players=3, mode="cooperative")
    view = table.state()["table"]
    together = view["together"]
    goals = claire.page.locator(".goals")
    shown = {name: together[name] for name in ("points", "marginal", "decisive")}
    expect(goals).to_contain_text(word("emancipation-page-common-count", **shown))
    expect(goals.locator(".tracker[data-met]")).to_have_count(3)
    for i, faction in enumerate(("red", "green", "white")):
        met = view["factions"][faction]["goal"]["met"]
        expect(goals.locator(".tracker[data-met]").nth(i)).to_have_attribute("data-met", str(met).lower())
    disks = sum(board["disks"] for board in view["factions"].values())
    expect(goals.locator('.disk-cell[data-left="true"]')).to_have_count(disks)


def test_the_second_stage_is_announced_until_it_is_seen(claire: Visitor):
    table = start(claire, won(["red", "green"]), players=2, mode="two-stage")
    expect(claire.page.locator(".goals")).to_have_attribute("data-kind", "together")
    play_on(table, ".stage-note")
    note = claire.page.locator(".stage-note")
    expect(note).to_contain_text(word("emancipation-page-stage-title"))
    expect(claire.page.locator(".goals")).to_have_attribute("data-kind", "second")
    claire.page.reload()
    expect(note).to_be_visible()
    note.get_by_role("button", name=word("emancipation-page-stage-seen")).click()
    expect(note).to_have_count(0)
    claire.page.reload()
    expect(claire.page.locator(".goals")).to_be_visible()
    expect(note).to_have_count(0)


def count(page: Page) -> dict[str, list[str]]:
    """The final count: by faction, its numbers."""
    rows = page.locator(".result .count").first.locator("tbody tr:not(.total)").all()
    return {row.locator("th").inner_text(): row.locator("td").all_inner_texts() for row in rows}


@pytest.mark.parametrize(
    ("position", "options", "end"),
    [
        (won(["red", "green"]), {"players": 1, "mode": "solitaire"}, "decisive"),
        ({"factions": ["red", "white"], "turn": 21}, {"players": 2, "mode": "cooperative"}, "defeat"),
        (second_stage(["red", "green"]), {"players": 2, "mode": "two-stage"}, "second-stage"),
        (close(["red", "green", "white"]), {"players": 3, "mode": "competitive"}, "most-points"),
    ],
    ids=lambda one: one if isinstance(one, str) else None,
)
def test_the_result_says_how_it_ended_and_counts_every_point(
    claire: Visitor, position: dict[str, Any], options: dict[str, Any], end: str
):
    table = start(claire, position, **options)
    play_on(table, ".result")
    match = proved(table)
    view = match.view(None)["table"]
    assert view["over"] == end
    page = claire.page
    expect(page.locator(".result .reason")).to_contain_text(word(f"emancipation-end-{end}"))
    shown = count(page)
    playing = {faction: board for faction, board in view["factions"].items() if board["seat"] is not None}
    assert len(shown) == len(playing)
    for faction, board in playing.items():
        cells = next(cells for name, cells in shown.items() if word("emancipation-faction", faction=faction) in name)
        points = [board["score"][source] for source in ("barriers", "slavers", "disks", "meeples", "agents")]
        numbers = [0 if cell == "·" else int(cell.replace("−", "-")) for cell in cells]
        assert numbers[0] == board["vp"]
        first = 2 if view["together"] else 1  # the points that count stand between
        assert numbers[first : first + 5] == points
    if view["together"]:
        expect(page.locator(".grade-word")).to_contain_text(word("emancipation-page-grade", grade=end))
        expect(page.locator(".grade-word")).to_contain_text(str(view["together"]["points"]))
        expect(page.locator(".goals-read li")).to_have_count(len(playing))
    else:
        expect(page.locator('.result tr[data-winner="true"]')).to_have_count(
            len(match.result.winners if match.result else [])
        )


def test_a_loss_to_anarchy_is_told_as_such(claire: Visitor):
    """P10.6 The last disk of the players leaves them: nobody wins, and nothing is scored."""
    game = pileus.game("emancipation")
    anarchy = {"NAM": 2, "WEU": 2, "EEU": 2, "MEA": 2, "FEA": 2, "EIN": 2, "IND": 2, "EAF": 2, "WAF": 1}
    position = {"turn": 5, "factions": ["red", "green"], "anarchy": anarchy}
    match = game.set_up({"game": "emancipation", "options": ALONE["options"], **position})
    assert match.result is None
    table = start(claire, position, **ALONE["options"])
    play_on(table, ".result")
    expect(claire.page.locator("#result-title")).to_have_text(word("result-nobody"))
    expect(claire.page.locator(".grade")).to_have_attribute("data-grade", "anarchy")
    expect(claire.page.locator(".result")).to_contain_text(word("emancipation-end-anarchy"))


# Looking back, and in company


def test_a_replay_shows_the_boards_of_every_moment(claire: Visitor):
    table = TablePage(claire).open(**ALONE)
    table.mine()
    table.choose("fundraiser")
    if "done" in table.look().names and table.page.locator(".idea.can").count():
        table.choose("done")
    after = boxes(table, "red")
    assert after != [3, 3, 0]
    table.go(table.id, "?at=0")
    expect(claire.page.locator(".replay")).to_be_visible()
    assert boxes(table, "red") == [3, 3, 0]
    expect(claire.page.locator(".shell-body .can")).to_have_count(0)
    claire.page.locator('[data-do="replay-on"]').click()
    expect(claire.page.locator(".board-of").first.locator(".box-count").first).to_have_text(str(after[0]))


def test_two_people_at_one_device_need_no_curtain(claire: Visitor):
    """P11.1 Everything is public: the page turns to whoever is next."""
    claire.page.goto("/about")
    claire.page.evaluate(AT_ONCE)
    seats = [{"who": "me", "name": "Claire"}, {"who": "here", "name": "Joshua"}]
    table = TablePage(claire).open(game="emancipation", seats=seats, options={"players": 2, "mode": "competitive"})
    expect(claire.page.locator(".curtain")).to_have_count(0)
    first = table.mine()
    red = table.state(watch="true")["to_move"]
    for _ in range(60):
        seen = table.wait()
        if table.state(watch="true")["to_move"] != red:
            break
        table.choose("done" if "done" in seen.names else seen.names[0])
    expect(claire.page.locator(".curtain")).to_have_count(0)
    expect(claire.page.locator("#prompt")).to_contain_text(seats[1 - red]["name"])
    assert "fundraiser" in table.wait(first).names
    table.choose("fundraiser")


class Company:
    """Three people, each with a browser, at one competitive table."""

    def __init__(self, visit: Visit) -> None:
        self.tables = [TablePage(visit()) for _ in range(3)]
        claire = self.tables[0]
        for table in self.tables:
            table.page.goto("/about")
            table.page.evaluate(AT_ONCE)
            table.ask("GET", "/api/me")
        seats = [{"who": "me", "name": "Claire"}, *({"who": "link", "name": name} for name in ("Joshua", "Amina"))]
        wanted = {"game": "emancipation", "seats": seats, "options": {"players": 3, "mode": "competitive"}}
        made = claire.ask("POST", "/api/tables", wanted)
        for seat, table in enumerate(self.tables):
            if seat:
                table.ask("POST", "/api/join", {"link": made["links"][str(seat)], "name": seats[seat]["name"]})
            table.go(made["id"])


def test_three_browsers_see_one_public_table_and_each_only_the_choices_of_its_own_turn(visit: Visit):
    company, luck = Company(visit), random.Random(8)
    moved: set[int] = set()
    for _ in range(60):
        state = company.tables[0].state(seat=0)
        next_seat = int(state["to_move"])
        moved.add(next_seat)
        expect_one_table(company, next_seat, state)
        table = company.tables[next_seat]
        names = table.wait().names
        table.choose("done" if "done" in names and luck.random() < 0.6 else luck.choice(names))
        if moved == {0, 1, 2}:
            return
    raise AssertionError(f"only {moved} have moved")


def expect_one_table(company: Company, next_seat: int, state: dict[str, Any]) -> None:
    """The same pieces, prices and boards everywhere; gold where it is one's turn, and nowhere else."""
    views = []
    for seat, table in enumerate(company.tables):
        table.drawn(state["version"] - 1)
        own: Locator = table.page.locator(".shell-body .can, .btns [data-thing]")
        if seat == next_seat:
            expect(own).not_to_have_count(0)
        else:
            expect(own).to_have_count(0)
            assert table.state(seat=seat)["choices"] == []
        views.append({**table.state(seat=seat)["table"], "viewer": None})
        view = table.page.locator(".market .idea").evaluate_all("(all) => all.map((e) => e.innerText)")
        views[-1]["market in words"] = view
        views[-1]["boards"] = [boxes(table, faction) for faction in ("red", "green", "white")]
    assert views[0] == views[1] == views[2]
