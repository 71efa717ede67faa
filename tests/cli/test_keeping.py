"""Games that are kept: where they are saved, who sat where, and how one goes on with them."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import pileus as api
from tests.cli.running import at_table, pileus, refused, saved_game

TABLE = ("play", "liberte", "--players", "3", "--seed", "5")


def said(*words: object, typed: str = "") -> str:
    ran = pileus(*words, typed=typed)
    assert ran.code == 0, ran.err
    return " ".join(ran.out.split())


def test_a_loaded_game_says_that_it_will_be_saved_again(tmp_path: Path):
    file = saved_game(tmp_path / "game.json", 30)
    assert f"You go on with the game in {file}. It will be saved there again when you leave." in said(
        "play", "liberte", "--load", file
    )
    assert "saved there again" in " ".join(pileus("play", "--help").out.split())


def test_a_loaded_game_may_be_saved_elsewhere(tmp_path: Path):
    file, other = saved_game(tmp_path / "game.json", 30), tmp_path / "other.json"
    before = file.read_bytes()
    assert f"will be saved in {other}" in said("play", "liberte", "--load", file, "--save", other, typed="1\n")
    assert file.read_bytes() == before
    assert other.exists()


def test_a_saved_game_remembers_who_sat_where(tmp_path: Path):
    file = tmp_path / "game.json"
    said("play", "liberte", "--seats", "random,Anna,you", "--seed", "2", "--save", file, typed="\npass\n")
    assert json.loads(file.read_text())["names"] == ["random", "Anna", "you"]
    again = said("play", "liberte", "--load", file)
    assert "Seat 1: Bot 1, which plays by itself (random). Seat 2: Anna. Seat 3: Citizen. That is you." in again
    assert "Seat 1: Citizen. That is you." in said(
        "play", "liberte", "--load", file, "--seats", "you,random,random", "--save", tmp_path / "other.json"
    )
    assert "Anna" in said("replay", file)
    assert "Hand of Anna" in said("replay", file, "--seat", "2")


def test_names_of_a_record_cannot_write_on_the_screen_as_they_like(tmp_path: Path):
    file = saved_game(tmp_path / "game.json", 30)
    file.write_text(json.dumps({**json.loads(file.read_text()), "names": ["A\033[2J", "Ben", "Cleo"]}))
    assert "is no name for a person" in refused("replay", file)
    assert "is no name for a person" in refused("play", "liberte", "--load", file)


def test_a_position_is_a_table_to_begin_from(tmp_path: Path):
    told = at_table(tmp_path, turn=3, government="blue", vp=[7, 2, 0])
    assert "Turn 3: Action phase" in told
    assert "Citizen (7 VP)" in told
    assert "saved there again" not in told
    assert json.loads((tmp_path / "position.json").read_text())["turn"] == 3


def test_what_is_neither_a_game_nor_a_position(tmp_path: Path):
    file = tmp_path / "no.json"
    for text, problem in (
        ("{}", "is neither a saved game nor a position"),
        ("[", "The record cannot be read"),
        ('{"game": "liberte", "options": {}, "turn": 9}', "The position is impossible: turn"),
        ('{"game": "nim"}', "There is no game called “nim”"),
        ('{"pileus": 1, "game": "liberte"}', "The record cannot be read"),
    ):
        file.write_text(text)
        assert problem in refused("play", "liberte", "--load", file)
    file.write_text('{"game": "liberte", "options": {}}')
    assert "This is a position, not a record" in refused("replay", file)


def test_a_file_cannot_choose_code_to_run(tmp_path: Path):
    file = tmp_path / "game.json"
    said(*TABLE, "--save", file, typed="pass\n")
    (tmp_path / "trap.py").write_text("open('sprung', 'w')\nclass Bot:\n    def choose(self, *_): pass\n")
    file.write_text(json.dumps({**json.loads(file.read_text()), "names": ["you", "trap:Bot", "random"]}))
    assert "a file cannot choose code to run" in refused("play", "liberte", "--load", file, cwd=tmp_path)
    assert not (tmp_path / "sprung").exists()


def test_whoever_comes_back_is_told_the_last_choices_in_whole_sentences(tmp_path: Path):
    file = tmp_path / "game.json"
    left = said(*TABLE, "--save", file, typed="pass\n1\n1\n")
    played = re.findall(r"Citizen plays .+?\.", left)[-1]
    back = said("play", "liberte", "--load", file)
    recap = re.split(r"Citizen (?:must|may)", back.split("lists the rest.")[1])[0]
    assert "Citizen passes." not in recap
    assert "Bot 2" in recap and "Bot 3" in recap
    assert played in recap
    assert "Order of play:" in recap


# At a terminal


def at_terminal(folder: Path, *keys: bytes, program: tuple[str, ...] = (sys.executable, "-m", "pileus")) -> str:
    """What a terminal shows, whose user strikes some keys whenever asked."""
    environment = {**os.environ, "PILEUS_FAST": "0", "TERM": "xterm", "NO_COLOR": "1", "COLUMNS": "80"}
    table, host = pty.fork()
    if table == 0:
        os.chdir(folder)
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # tests run in the background ignore it, and so would the child
        os.execve(program[0], [*program, *TABLE], environment)
    shown = ""
    for key in keys:
        shown = _read(host, shown + "\n", "> ")
        os.write(host, key)
    # A Ctrl-C struck in the instant between the prompt and the reading of the line goes unheard; one strikes it again.
    shown = _read(host, shown, None, again=key if key == b"\x03" else b"")
    os.close(host)
    assert os.waitpid(table, 0)[1] == 0
    return shown


def _read(terminal: int, shown: str, until: str | None, again: bytes = b"") -> str:
    while until is None or not shown.endswith(until):
        if again and not select.select([terminal], [], [], 2)[0]:
            os.write(terminal, again)
        assert select.select([terminal], [], [], 30)[0]
        try:
            more = os.read(terminal, 65536).decode("utf-8", "replace")
        except OSError:  # the program is gone
            more = ""
        if not more:
            return shown
        shown += more
    return shown


@pytest.mark.parametrize("key", [b"quit\n", b"\x03", b"\x04"])
def test_leaving_a_terminal_saves_a_game_under_way(key: bytes, tmp_path: Path):
    (tmp_path / "liberte-1.json").write_text("another game")
    shown = at_terminal(tmp_path, b"pass\n", key)
    assert "The record is in liberte-2.json" in shown
    assert api.verify((tmp_path / "liberte-2.json").read_bytes()).number > 0
    assert (tmp_path / "liberte-1.json").read_text() == "another game"


def test_leaving_before_one_has_chosen_saves_nothing(tmp_path: Path):
    assert "was not saved" in at_terminal(tmp_path, b"quit\n")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "program",
    [(sys.executable, "-m", "pileus"), (str(Path(sys.executable).with_name("pileus")),)],
    ids=["module", "script"],
)
def test_the_command_that_is_shown_goes_on_with_the_game(program: tuple[str, ...], tmp_path: Path):
    command = at_terminal(tmp_path, b"pass\n", b"quit\n", program=program).split("\n")[-2].strip()
    again = subprocess.run(
        shlex.split(command), input="", capture_output=True, text=True, check=True, encoding="utf-8", cwd=tmp_path
    )
    assert "You go on with the game in liberte-1.json." in again.stdout
