"""Looking back at a game: scrubbing, arrow keys, links to a moment, any seat's eyes; fairness; export and import."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from pileus.play.record import verify
from tests.web import positions
from tests.web.browsing import Visitor, word
from tests.web.conftest import Visit
from tests.web.ending import check_the_result
from tests.web.table_page import TablePage


@pytest.fixture
def finished(claire: Visitor, over: str) -> TablePage:
    """Claire looks at a game that is over."""
    table = TablePage(claire).go(over)
    expect(claire.page.locator("#result-title")).to_be_visible()
    return table


def expect_moment(table: TablePage, at: int) -> None:
    """The page shows the table as it was after choice `at`."""
    page, last = table.page, table.state()["moments"]
    expect(page.locator("#prompt")).to_contain_text(word("replay-moment", number=at, last=last))
    expect(page.locator(".replay .num")).to_have_text(word("replay-of", number=at, last=last))
    assert f"at={at}" in page.url
    then = table.state(at=at)["table"]
    if then["phase"] == "election":
        expect(page.locator(".steps")).to_be_visible()
    else:
        expect(page.locator(".map .standing:not([data-change=more])")).to_have_count(len(then["stacks"]))


def test_scrubbing_and_arrow_keys(finished: TablePage):
    page = finished.page
    page.locator('.result [data-do="replay"]').click()
    expect_moment(finished, 0)
    for at in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        expect_moment(finished, at)
    page.keyboard.press("ArrowLeft")
    expect_moment(finished, 2)
    last = finished.state()["moments"]
    page.locator(".replay input[type=range]").fill(str(last - 1))
    expect_moment(finished, last - 1)
    page.keyboard.press("Escape")
    check_the_result(finished)
    assert "at=" not in page.url


def test_a_link_to_a_moment_leads_others_there(finished: TablePage, visit: Visit):
    stranger = TablePage(visit()).go(finished.id, "?at=2")
    expect_moment(stranger, 2)


def test_after_the_end_one_looks_with_anybodys_eyes(finished: TablePage, visit: Visit):
    stranger = TablePage(visit()).go(finished.id, "?at=0")
    page = stranger.page
    expect(page.locator(".hand")).to_have_count(0)
    for seat, name in enumerate(positions.NAMES):
        page.locator(".replay select").select_option(label=word("replay-eyes-of", name=name))
        held = finished.state(at=0, seat=seat)["table"]["hands"][seat]["cards"]
        expect(page.locator(".hand .card")).to_have_count(len(held))
        for card in held:
            expect(page.locator(f'.hand [data-thing="card:{card}"]')).to_be_visible()


def test_during_the_game_the_past_holds_only_what_one_knew(claire: Visitor):
    page, table = claire.page, TablePage(claire).open(**positions.a_card_of_three_blocks())
    table.mine()
    table.choose("pass")
    table.mine()
    page.keyboard.press(",")
    expect(page.locator(".replay")).to_be_visible()
    expect(page.locator(".replay select")).to_have_count(0)
    expect(page.locator(".hand .card")).to_have_count(4)
    page.keyboard.press("Escape")
    expect(page.locator(".replay")).to_have_count(0)


def findings(page: Page) -> list[str | None]:
    """What the fairness dialog says of each thing it checked: true, false, or null for later."""
    page.locator('.result [data-do="verify"]').click()
    found = page.locator("dialog .findings li")
    expect(found.first).to_be_visible()
    said = [one.get_attribute("data-ok") for one in found.all()]
    page.keyboard.press("Escape")
    return said


def test_fairness_is_proved_and_a_forged_record_is_not(finished: TablePage):
    page = finished.page
    assert findings(page) == ["true"] * 4

    def forge(route: Route) -> None:
        record = route.fetch().json()
        seat, _, link = record["choices"][1]
        record["choices"][1] = [seat, "pass" if record["choices"][1][1] != "pass" else "deck", link]
        route.fulfill(json=record)

    page.route("**/record", forge)
    assert findings(page) == ["true", "true", "false", "false"]


def test_a_saved_game_is_opened_elsewhere(finished: TablePage, visit: Visit, tmp_path: Path):
    with finished.page.expect_download() as download:
        finished.page.locator(".result a[download]").click()
    file = tmp_path / "saved.json"
    download.value.save_as(file)
    assert verify(json.loads(file.read_text())).result is not None

    friend = visit()
    page = friend.page
    page.goto("/")
    page.locator("input[type=file]").set_input_files({"name": "x.json", "mimeType": "a/b", "buffer": b"no JSON"})
    expect(page.locator(".toast")).to_have_text(word("import-not-json", file="x.json"))
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/table/*?at=0")
    opened = TablePage(friend)
    expect_moment(opened, 0)
    page.locator('[data-do="replay-now"]').click()
    expect(page.locator("#result-title")).to_have_text(finished.page.locator("#result-title").inner_text())
