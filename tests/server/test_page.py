"""The page names the modules of its screen beforehand."""

from __future__ import annotations

import re

import pytest

from pileus.server.page import WEB, page

NAMED = re.compile(r'<link rel="modulepreload" href="/web/([^"]+)">')


def named(path: str, game: str | None = None) -> list[str]:
    return NAMED.findall(page(path, game).decode())


@pytest.mark.parametrize(
    ("path", "screen"),
    [
        ("/", "lobby/lobby.js"),
        ("/table/abcDEF123456", "table/table.js"),
        ("/join/abc", "lobby/join.js"),
        ("/rules", "lobby/reading.js"),
    ],
)
def test_each_address_names_its_screen_and_the_page(path: str, screen: str):
    found = named(path)
    assert found[:2] == ["app.js", screen]
    assert len(set(found)) == len(found)
    assert all((WEB / name).is_file() for name in found)
    assert f'import("./{screen}")' in (WEB / "app.js").read_text(encoding="utf-8")


def test_a_table_names_the_board_of_its_game_and_of_no_other():
    found = named("/table/abcDEF123456", "liberte")
    assert {"liberte/game.js", "liberte/map.js"} <= set(found)
    assert not [name for name in found if name.startswith("emancipation/")]


def test_a_game_without_a_board_names_none():
    assert named("/table/abcDEF123456", "elsewhere") == named("/table/abcDEF123456")
