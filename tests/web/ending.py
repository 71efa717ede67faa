"""The result screen beside the record of the same game, proved by replaying it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from pileus.locale import Message, say
from pileus.play.match import Match
from pileus.play.record import verify
from tests.web.table_page import TablePage


def proved(table: TablePage) -> Match:
    """The match of the record that this browser can save, verified as `pileus verify` does."""
    match = verify(table.ask("GET", f"/api/tables/{table.id}/record"))
    assert match.result is not None
    return match


def check_the_result(table: TablePage, language: str = "en") -> None:
    """Who won, how it ended and why, and the final count: as the record has them."""
    match = proved(table)
    result = match.result
    assert result is not None
    page = table.page
    players = [seat["name"] for seat in table.state()["seats"]]
    won = {"players": [players[seat] for seat in result.winners]}
    winners = Message("text-winner" if len(result.winners) == 1 else "text-winners", won, "")
    expect(page.locator("#result-title")).to_have_text(say(winners, language))
    reason = result.reason
    expect(page.locator(".result .reason")).to_contain_text(say(reason, language, players))
    expect(page.locator(".result .reason .chip")).to_have_text(reason.rule)
    rows = page.locator(".result .count").first.locator("tbody tr")
    assert rows.evaluate_all(COUNT) == counted(result, players)


COUNT = """(rows) => rows.map((row) => [row.querySelector("th .cut").innerText,
  ...[...row.querySelectorAll("td")].slice(0, 2).map((cell) => Number(cell.innerText.match(/-?\\d+\\s*$/)[0]))])"""


def counted(result: Any, players: list[str]) -> list[list[Any]]:
    """Name, place and points, the winner first."""
    seats = sorted(range(len(players)), key=lambda seat: (result.places[seat], seat))
    return [[players[seat], result.places[seat], result.scores[seat]] for seat in seats]
