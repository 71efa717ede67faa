"""The server is killed and comes back: the page says so, goes on by itself, and no choice is lost or made twice."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.server.serving import serving
from tests.web import positions
from tests.web.browsing import word
from tests.web.conftest import Visit
from tests.web.table_page import TablePage

AT_HOME = "province:1"  # in Marat's region


def test_a_killed_server_costs_no_choice(visit: Visit, tmp_path: Path):
    with serving(tmp_path, "--pace", "0", "--rate", "1000") as served:
        claire = visit(served.address)
        claire.forgive("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE", "WebSocket")
        page, table = claire.page, TablePage(claire).open(**positions.a_card_of_three_blocks())
        notice = page.locator(".notice.warn")
        table.choose(f"card:{positions.MARAT}")

        served.kill()
        expect(notice).to_have_text(word("line-down"))
        before = table.look().version
        table.click(AT_HOME)
        expect(notice).to_have_text(word("line-sending"))
        assert table.look().version == before
        served.start_again()
        table.drawn(before)
        expect(notice).to_have_count(0)

        before = table.look().version
        table.click(AT_HOME)
        served.kill()  # perhaps before the server heard of it, perhaps after
        served.start_again()
        table.drawn(before)
        expect(notice).to_have_count(0)

        table.choose(AT_HOME)
        story = table.state(since=0)["story"]
        mine = [moment["choice"] for moment in story if moment["seat"] == 0]
        assert mine == [f"card:{positions.MARAT}", AT_HOME, AT_HOME, AT_HOME]
