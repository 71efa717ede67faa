"""`pileus study`."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.running import pileus as run


def test_study_plays_every_number_of_players(tmp_path: Path):
    words = ("study", "emancipation", "--games", "12", "--seed", "1")
    ran = run(*words, "--html", tmp_path / "page.html", "--json")
    answer = json.loads(ran.out)
    assert [(table["seats"], table["games"]) for table in answer["tables"]] == [(1, 4), (2, 4), (3, 4)]
    assert "Pax Emancipation, studied" in (tmp_path / "page.html").read_text(encoding="utf-8")
    assert set(answer["worth"]) == {"factions", "ideas", "barriers", "spheres", "slavers"}
    said = " ".join(run(*words, "--mode", "cooperative").out.split())
    assert "One player" not in said
    assert "2 players, n = 6 Ended by" in said
    assert "--html FILE writes a page with everything else." in said


def test_study_takes_the_table_it_is_given():
    ran = run("study", "liberte", "--games", "2", "--players", "5", "--edition", "first", "--json")
    [table] = json.loads(ran.out)["tables"]
    assert (table["seats"], table["options"]["edition"], table["bots"]) == (5, "first", ["random"] * 5)
