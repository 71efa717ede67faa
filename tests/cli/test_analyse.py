"""`pileus analyse`."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.running import pileus as run
from tests.cli.running import refused, saved_game


def test_analyse_tells_how_a_record_stood(tmp_path: Path):
    file = saved_game(tmp_path / "game.json", 5)
    words = ("analyse", file, "--budget", "2", "--seed", "1", "--seat", "1")
    answer = json.loads(run(*words, "--json").out)
    assert [one["number"] for one in answer["moments"]] == [0, 1, 2, 3, 4, 5]
    assert all(len(one["chances"]) == 3 for one in answer["moments"])
    assert (answer["looks"], answer["judged"], answer["over"]) == (2, [0], False)
    ran = run(*words, "--html", tmp_path / "page.html")
    said = " ".join(ran.out.split())
    assert "The game is not over." in said
    assert "without compiled code" in said
    assert f"Everything else is in {tmp_path / 'page.html'}." in said
    assert "looked at afterwards" in (tmp_path / "page.html").read_text(encoding="utf-8")


def test_analyse_refuses_what_is_no_record_or_no_seat(tmp_path: Path):
    file = saved_game(tmp_path / "game.json", 2)
    assert "There is no seat 9" in refused("analyse", file, "--seat", "9")
    (tmp_path / "other.json").write_text("{}")
    assert "it has no field pileus" in refused("analyse", tmp_path / "other.json")
