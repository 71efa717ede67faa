"""A game at the text table, by what is typed and what is said."""

from __future__ import annotations

import io
import json
import os
import pty
import select
import subprocess
import sys
from pathlib import Path

import pytest

import pileus as api
from pileus.cli import run
from tests.cli.running import pileus, refused, saved_game

TABLE = ("play", "liberte", "--players", "3", "--seed", "5")
ROOT = Path(__file__).parents[2]


class Typist:
    """Somebody who types lines, after which the line ends."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capsys = monkeypatch, capsys

    def __call__(self, *lines: str) -> str:
        """What the table says, on one line."""
        self.monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
        assert run(list(TABLE)) == 0
        said = self.capsys.readouterr()
        assert said.err == ""
        return " ".join(said.out.split())


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typist:
    return Typist(monkeypatch, capsys)


def test_a_whole_game_by_numbers(tmp_path: Path):
    file = tmp_path / "game.json"
    ran = pileus(*TABLE, "--save", file, typed="1\n" * 2000)
    assert ran.code == 0
    assert "The game is over" in ran.out
    assert ran.out.split()[-1] == f"{file}."
    assert max(map(len, ran.out.replace(str(file), "").splitlines())) <= 80
    assert api.verify(file.read_bytes()).result is not None


def test_a_table_of_bots_plays_by_itself():
    ran = pileus("play", "liberte", "--seats", "random,random,random", "--seed", "1")
    assert ran.code == 0
    assert "win" in ran.out.splitlines()[-1] or "share" in ran.out.splitlines()[-1]


def test_the_same_seed_gives_the_same_table():
    assert pileus(*TABLE, typed="1\n1\n") == pileus(*TABLE, typed="1\n1\n")


def test_a_choice_by_its_name_and_by_a_part_of_its_label(typing: Typist):
    assert "Citizen passes." in typing("pass")
    assert "Citizen passes." in typing("PAS")
    assert "is turned up" in typing("danton").split("must play")[1]


def test_what_fits_several_choices_names_their_numbers(typing: Typist):
    assert "Several choices fit “blue”: numbers" in typing("blue")


def test_a_number_that_is_no_choice(typing: Typist):
    assert "Choices are numbered from 1 to" in typing("99")


def test_what_names_nothing(typing: Typist):
    assert "Nothing here is called “xyzzy”" in typing("xyzzy")


def test_why_not_with_the_rule(typing: Typist):
    assert "There is no battle in turn 1. (L6.2b)" in typing("? battle")
    assert "First choose the card whose blocks go to Normandie. (L6.2)" in typing("? normandie")
    assert "(L6.2)" in typing("? province 3")


def test_a_name_comes_before_what_is_said_about_other_things(typing: Typist):
    assert "Île-de-France (Paris). (L6.2)" in typing("? Paris")


def test_typing_what_is_not_a_choice_says_why(typing: Typist):
    assert "There is no battle in turn 1. (L6.2b)" in typing("battle")


def test_asking_about_a_choice_tells_its_number_and_rule(typing: Typist):
    said = typing("? pass")
    assert "Pass can be chosen now: number" in said
    assert "L6.8" in said


def test_what_is_asked_and_why(typing: Typist):
    assert "L6.1 Rounds in order of play" in typing("?")


def test_a_rule_is_quoted(typing: Typist):
    assert "L8.3 Tie for highest" in typing("rule L8.3")
    assert "L8.3 Tie for highest" in typing("rule l8.3")
    assert "There is no paragraph “L99”" in typing("rule L99")


def test_the_table_in_words(typing: Typist):
    said = typing("table")
    assert "Region Paris basin and North" in said
    assert "If the election were now" in said
    assert "Hand of Citizen" in said
    assert "Hand of Bot" not in said


def test_a_part_of_the_table(typing: Typist):
    said = typing("table west")
    assert "Region West" in said
    assert "Region East" not in said
    assert "The table has no part called “moon”" in typing("table moon")


def test_undo_takes_the_last_choice_back(typing: Typist):
    assert "Taken back." in typing("1", "undo")
    assert typing("1", "undo").count("must play a card, take a card or pass") == 2


def test_undo_is_refused_with_the_reason(typing: Typist):
    assert "can no longer be undone" in typing("undo") or "nothing to undo" in typing("undo")


def test_the_log_and_the_help(typing: Typist):
    assert typing("log").count("The cards are dealt") == 2
    assert "save FILE" in typing("help")


def test_a_drawn_card_of_another_is_not_told():
    ran = pileus("play", "liberte", "--players", "3", "--seed", "8", typed="pass\n" * 400)
    draws = [line for line in ran.out.splitlines() if line.startswith("Bot") and "from the deck" in line]
    assert draws
    assert all("draws a card from the deck" in line for line in draws)


def test_save_and_load(tmp_path: Path):
    file = tmp_path / "half.json"
    left = pileus(*TABLE, typed=f"pass\npass\nsave {file}\npass\nquit\n")
    assert left.code == 0
    assert "--load" in left.out
    choices = len(json.loads(file.read_text())["choices"])
    again = pileus("play", "liberte", "--load", file, typed="pass\n")
    assert again.code == 0
    assert "Order of play:" in again.out.split("must play a card")[0]
    assert len(json.loads(file.read_text())["choices"]) > choices


def test_save_does_not_overwrite_what_is_not_its_own(typing: Typist, tmp_path: Path):
    file = tmp_path / "diary.txt"
    file.write_text("dear diary")
    assert "it exists already" in typing(f"save {file}")
    assert "it exists already" in refused(*TABLE, "--save", file)
    assert file.read_text() == "dear diary"


def test_an_interrupt_leaves_cleanly(typing: Typist):
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    typing.monkeypatch.setattr("builtins.input", interrupt)
    assert "You left the table; the game was not saved." in typing()


def test_the_end_of_the_input_leaves_cleanly(typing: Typist):
    assert "You left the table; the game was not saved." in typing("1")


def test_a_curtain_between_two_persons():
    ran = pileus("play", "liberte", "--seats", "Ada,Ben,random", "--seed", "3", typed="\npass\n\ntable hand\npass\n\n")
    said = " ".join(ran.out.split())
    assert "Hand the device to Ada, who then presses Enter." in said
    assert "Hand the device to Ben, who then presses Enter." in said
    before, after = said.split("Hand the device to Ben", 1)
    assert "Ben must play" not in before
    assert "Hand of Ada" not in after.split("Hand the device to Ada")[0]


def test_no_curtain_where_nothing_is_hidden():
    """P11.1 Two persons at one device, and what the first was told the second is not told again."""
    ran = pileus("play", "emancipation", "--seats", "Ada,Ben", "--seed", "3", typed="done\n" * 8)
    said = " ".join(ran.out.split())
    assert "Hand the device" not in said
    assert "Ada (" in said and "Ben (" in said
    assert said.count("Turn 1 begins") == 1


def test_options_reach_the_table():
    said = pileus("play", "liberte", "--edition", "first", "--seats", "you,random,random,random,random").out
    assert "5 players take part." in said
    assert "first edition" in said
    assert "One card is played, or taken, in an action." in said


def test_no_escape_codes_without_a_terminal():
    assert "\033" not in pileus(*TABLE, typed="1\ntable\n").out


def test_what_cannot_sit_down():
    assert "a bot (random, greedy, search, strong)" in refused("play", "liberte", "--seats", "you,randon,random")
    assert "2 seats are named, but the table has 4." in refused(
        "play", "liberte", "--seats", "you,random", "--players", "4"
    )
    assert "Two seats are called Ada" in refused("play", "liberte", "--seats", "Ada,Ada,random")


def test_what_cannot_be_loaded(tmp_path: Path):
    assert "no such file" in refused("play", "liberte", "--load", tmp_path / "nothing.json")
    file = saved_game(tmp_path / "game.json", 3)
    assert "leave out players" in refused("play", "liberte", "--load", file, "--players", "3")


def test_at_a_terminal_control_d_leaves_cleanly():
    host, table = at_terminal(*TABLE)
    said = ""
    while not said.endswith("> "):
        said += read(host)
    said += left(host, table)
    assert "You left the table" in said
    assert "\033[3" not in said  # NO_COLOR


def test_a_bot_that_takes_its_time_is_named_and_nothing_typed_meanwhile_is_an_answer():
    """What happened before is told while it thinks; what is typed then was meant for no question yet asked."""
    host, table = at_terminal(*TABLE, "--seats", "you,tests.arena.small_bots:Pondering,random")
    said = ""
    while "is thinking …" not in said:
        said += read(host)
        if said.endswith("> "):
            os.write(host, b"1\n")
    assert "The cards are dealt" in " ".join(said.split()).partition("is thinking")[0]
    os.write(host, b"1\n1\n")
    said = ""
    while not said.endswith("> "):
        said += read(host)
    assert not select.select([host], [], [], 1)[0]  # it waits
    assert "You left the table" in left(host, table)


def at_terminal(*words: str) -> tuple[int, subprocess.Popen[bytes]]:
    """A table at a terminal: what somebody there types and reads, and the program."""
    host, terminal = pty.openpty()
    environment = {**os.environ, "PILEUS_FAST": "0", "TERM": "xterm", "NO_COLOR": "1", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "pileus", *words]
    table = subprocess.Popen(command, stdin=terminal, stdout=terminal, stderr=terminal, env=environment)
    os.close(terminal)
    return host, table


def left(host: int, table: subprocess.Popen[bytes]) -> str:
    """What is said to somebody who presses Ctrl-D."""
    os.write(host, b"\x04")
    said = ""
    while more := read(host):
        said += more
    os.close(host)
    assert table.wait(10) == 0
    return said


def read(terminal: int) -> str:
    """What a terminal shows next; nothing once its program is gone."""
    assert select.select([terminal], [], [], 20)[0]
    try:
        return os.read(terminal, 65536).decode("utf-8", "replace")
    except OSError:
        return ""
