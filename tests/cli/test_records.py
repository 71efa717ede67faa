"""`replay` and `verify`, with good, tampered, foreign and broken records."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import pileus, refused, saved_game


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return saved_game(tmp_path_factory.mktemp("records") / "whole.json")


@pytest.fixture(scope="module")
def half(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return saved_game(tmp_path_factory.mktemp("records") / "half.json", 40)


def tampered(source: Path, folder: Path, **changes: Any) -> Path:
    file = folder / "changed.json"
    file.write_text(json.dumps({**json.loads(source.read_text()), **changes}))
    return file


def test_verify_says_what_was_proved(finished: Path):
    ran = pileus("verify", finished)
    assert ran.code == 0
    for word in ("Data:", "Luck:", "Choices:", "Result: as recorded."):
        assert word in ran.out


def test_a_game_under_way_is_verified_too(half: Path):
    assert "Choices: 40, each linked to those before it, each legal." in pileus("verify", half).out


def test_verify_names_the_first_bad_entry(half: Path, tmp_path: Path):
    choices = json.loads(half.read_text())["choices"]
    choices[6][1] = "pass" if choices[6][1] != "pass" else "deck"
    file = tampered(half, tmp_path, choices=choices)
    assert "choice 7 does not follow" in refused("verify", file, code=1)


def test_verify_refuses_another_end(finished: Path, tmp_path: Path):
    result = json.loads(finished.read_text())["result"]
    result["winners"] = [0, 1, 2]
    assert "another end" in refused("verify", tampered(finished, tmp_path, result=result), code=1)


def test_a_record_of_a_later_version(half: Path, tmp_path: Path):
    assert "has version 99" in refused("verify", tampered(half, tmp_path, pileus=99), code=1)
    assert "has version 99" in refused("replay", tampered(half, tmp_path, pileus=99))


def test_a_record_of_other_data(half: Path, tmp_path: Path):
    assert "other cards" in refused("replay", tampered(half, tmp_path, data="0" * 16))


@pytest.mark.parametrize("text", ["", "no json", "[]", '{"pileus": 1}', '{"pileus":1,"game":' + "[" * 100_000])
def test_what_is_no_record(text: str, tmp_path: Path):
    file = tmp_path / "no.json"
    file.write_text(text)
    assert "The record cannot be read" in refused("replay", file)
    assert "The record cannot be read" in refused("verify", file, code=1)


def test_a_missing_file(tmp_path: Path):
    assert "no such file" in refused("verify", tmp_path / "nothing.json")
    assert "is a directory" in refused("replay", tmp_path)


def test_replay_tells_the_story_and_the_table(half: Path):
    ran = pileus("replay", half)
    assert ran.code == 0
    assert ran.out.startswith("The cards are dealt;")
    assert "If the election were now" in ran.out
    assert "Hand of" not in ran.out


def test_replay_up_to_a_moment(half: Path):
    assert "Turn 1: Action phase, round 1" in pileus("replay", half, "--at", "0").out
    assert "there is no moment 41" in refused("replay", half, "--at", "41")


def test_replay_as_a_seat(half: Path):
    ran = pileus("replay", half, "--seat", "2")
    assert "Hand of Seat 2" in ran.out
    assert "Hand of Seat 1" not in ran.out
    assert "numbered from 1 to 3" in refused("replay", half, "--seat", "4")


def test_replay_with_everything(half: Path):
    ran = pileus("replay", half, "--all")
    assert all(f"Hand of Seat {number}" in ran.out for number in (1, 2, 3))
    assert "draws a card" not in ran.out
    assert "choose one" in refused("replay", half, "--all", "--seat", "1")
