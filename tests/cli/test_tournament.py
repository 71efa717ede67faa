"""`pileus tournament`."""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import Any

import pytest

import pileus
import pileus.cli
from tests.cli.running import pileus as run
from tests.cli.running import refused

ROOT = Path(__file__).parents[2]
BOTS = "tests.arena.small_bots"
TOURNAMENT = ("tournament", "emancipation", "--bots", f"random,{BOTS}:Plain,random", "--games", "6", "--seed", "2")


def timeless(answer: Any) -> Any:
    """Without the seconds, which no seed determines."""
    if isinstance(answer, dict):
        return {name: timeless(value) for name, value in answer.items() if not name.startswith("seconds")}
    return [timeless(value) for value in answer] if isinstance(answer, list) else answer


def answered(*words: object) -> Any:
    ran = run(*words, "--json", cwd=ROOT)
    assert ran.code == 0, ran.err
    return timeless(json.loads(ran.out))


def test_it_does_not_depend_on_the_number_of_processes():
    one, two = answered(*TOURNAMENT, "--jobs", "1"), answered(*TOURNAMENT, "--processes", "2")
    assert one == two
    assert (one["games"], one["deals"], one["options"]["players"]) == (6, 2, 3)


def test_it_is_told_in_a_table_and_a_page(tmp_path: Path):
    words = ("tournament", "liberte", "--bots", f"random,{BOTS}:Plain", "--games", "9", "--players", "3")
    ran = run(*words, "--html", tmp_path / "page.html", cwd=ROOT)
    assert ran.code == 0, ran.err
    said = " ".join(ran.out.split())
    assert "Liberté: 12 games from 2 deals, each in every rotation; seed 0." in said
    for head in ("Bot", "Wins", "Fair share", "Rating", "Mean score", "Per decision", "Per game", "Line-up"):
        assert head in said
    assert "2 × random, tests.arena.small_bots:Plain" in said
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert "pileus tournament liberte --bots random,tests.arena.small_bots:Plain --games 9" in page


def test_a_common_game_is_told_line_up_by_line_up():
    ran = run("tournament", "emancipation", "--bots", "random", "--mode", "cooperative", "--games", "2", "--jobs", "1")
    said = " ".join(ran.out.split())
    assert "3 × random Common victories:" in said
    assert "Ended by a loss to anarchy:" in said
    assert "All goals were met:" in said
    assert "Rating" not in said


def test_killed_it_goes_on_where_it_was(tmp_path: Path):
    """kill -9 in the middle, a torn last line, and the same command again: the same games as at one go."""
    file = tmp_path / "games.jsonl"
    words = ("tournament", "emancipation", "--bots", f"random,{BOTS}:Slow,random", "--games", "24", "--seed", "2")
    command = [sys.executable, "-m", "pileus", *words, "--jobs", "2", "--save", str(file)]
    environment = {**os.environ, "PILEUS_FAST": "0"}
    process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL)
    while not file.exists() or file.read_bytes().count(b"\n") < 4:
        assert process.poll() is None
        time.sleep(0.02)
    process.send_signal(signal.SIGKILL)
    process.wait()
    before = file.read_bytes()
    assert 4 <= before.count(b"\n") < 25
    file.write_bytes(before + b'{"number":')
    resumed = answered(*words, "--save", file)
    assert file.read_bytes().startswith(before[: before.rindex(b"\n") + 1])
    assert file.read_bytes().count(b"\n") == 25
    assert resumed == answered(*words, "--jobs", "2")


def test_records_go_on_with_their_tournament(tmp_path: Path):
    file, records = tmp_path / "games.jsonl", tmp_path / "records"
    kept = ("--save", file, "--records", records)
    assert run(*TOURNAMENT, *kept, cwd=ROOT).code == 0
    assert run(*TOURNAMENT, "--games", "12", *kept, cwd=ROOT).code == 0
    assert len(list(records.iterdir())) == 12
    (records / "letter.txt").write_text("Dear friend,\n")
    assert "is not empty" in refused(*TOURNAMENT, *kept, cwd=ROOT)
    assert "is not empty" in refused(*TOURNAMENT, "--records", records, cwd=ROOT)


@pytest.mark.parametrize(
    ("command", "given"),
    [("tournament", ("--bots", "random")), ("study", ()), ("analyse", ())],
    ids=str,
)
def test_a_page_that_cannot_be_written_is_told_of_before_the_games(
    tmp_path: Path, command: str, given: tuple[str, ...]
):
    what = ROOT / "tests/games/liberte/saved/four-turns.json" if command == "analyse" else "liberte"
    said = refused(command, what, *given, "--html", tmp_path / "none" / "page.html")
    assert said == f"{tmp_path / 'none' / 'page.html'} cannot be written: no such file or directory."
    assert "is a directory" in refused(command, what, *given, "--html", tmp_path)


def test_other_settings_are_refused_in_a_sentence(tmp_path: Path):
    file = tmp_path / "games.jsonl"
    assert run(*TOURNAMENT, "--save", file, cwd=ROOT).code == 0
    said = refused(*TOURNAMENT[:-1], "3", "--save", file, cwd=ROOT)
    assert (
        said
        == f"{file} holds a tournament with other settings (seed: 2, not 3); choose another file, or the same settings."
    )
    said = refused(*TOURNAMENT, "--players", "2", "--save", file, cwd=ROOT)
    assert "holds a tournament with other settings (options:" in said


def test_a_bot_that_fails_loses_nothing(tmp_path: Path):
    """One sentence; the games before it are kept, and its own record too."""
    file, records = tmp_path / "games.jsonl", tmp_path / "records"
    words = ("tournament", "emancipation", "--bots", f"random,{BOTS}:Raising", "--players", "3", "--jobs", "1")
    said = refused(*words, "--save", file, "--records", records, cwd=ROOT)
    assert "The bot “tests.arena.small_bots:Raising” (Seat " in said
    assert "ValueError: no idea" in said
    failed = max(records.iterdir(), key=lambda path: int(path.stem.split("-")[-1]))
    assert pileus.verify(failed.read_bytes()).result is None
    assert file.read_bytes().count(b"\n") == 1 + len(list(records.iterdir())) - 1


def test_simulate_and_the_text_table_name_it_too(tmp_path: Path):
    words = ("simulate", "liberte", "--bots", f"random,random,{BOTS}:Cheating", "--games", "2", "--processes", "2")
    said = refused(*words, "--records", tmp_path / "records", cwd=ROOT)
    assert "The bot “tests.arena.small_bots:Cheating” (Seat 3) failed in game" in said
    assert "“card:999” names nothing at this table." in said
    assert len(list((tmp_path / "records").iterdir())) == 1


def test_at_a_narrow_terminal_nothing_is_cut():
    host, terminal = pty.openpty()
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    words = ("tournament", "liberte", "--bots", "greedy,random,random", "--games", "3", "--jobs", "1")
    environment = {**os.environ, "PILEUS_FAST": "0", "TERM": "xterm"}
    environment.pop("COLUMNS", None)
    command = [sys.executable, "-m", "pileus", *words]
    played = subprocess.Popen(command, stdin=terminal, stdout=terminal, stderr=subprocess.DEVNULL, env=environment)
    os.close(terminal)
    said = b""
    with contextlib.suppress(OSError):  # the end of a terminal
        while select.select([host], [], [], 60)[0] and (more := os.read(host, 65536)):
            said += more
    os.close(host)
    assert played.wait(20) == 0
    lines = said.decode().splitlines()
    at = lines.index("greedy")
    assert lines[at + 1].startswith("  Games: 3")
    assert lines[at + 2].startswith("  Wins: ") and lines[at + 2].endswith(")")
    assert "…" not in said.decode()


@pytest.mark.parametrize(
    ("bot", "problem"),
    [
        ("Raising", "ValueError: no idea (small_bots.py, line "),
        ("Dying", "it ended its process"),
        ("Odd", "OddError: 3 is odd (small_bots.py, line "),
        ("Cheating", "“card:999” names nothing at this table."),
    ],
)
def test_a_bot_that_fails_does_not_take_the_game_with_it(bot: str, problem: str, tmp_path: Path):
    """At a text table bots think in a process beside it."""
    played = run(
        *("play", "liberte", "--seats", f"you,{BOTS}:{bot},random", "--seed", "3"),
        typed="1\n" * 60,
        cwd=tmp_path,
        PYTHONPATH=str(ROOT),
    )
    assert played.code == 2
    assert "failed at decision" in played.err and problem in played.err
    assert played.err.count("\n") == 1
    assert "The game is kept in liberte-1.json" in " ".join(played.out.split())
    assert pileus.verify((tmp_path / "liberte-1.json").read_bytes()).number > 0


@pytest.mark.parametrize(
    ("missing", "words", "said"),
    [
        ("openskill", (), 'Ratings need openskill: “make setup” brings it, or pip install "pileus[arena]".'),
        (
            "ray",
            ("--cluster",),
            'Playing on a cluster needs Ray: “make setup” brings it, or pip install "pileus[cluster]".',
        ),
        (
            "matplotlib",
            ("--html", "page.html"),
            'Pages with plots need matplotlib: “make setup” brings it, or pip install "pileus[report]".',
        ),
    ],
)
def test_what_is_not_installed_is_named(tmp_path: Path, missing: str, words: tuple[str, ...], said: str):
    (tmp_path / f"{missing}.py").write_text("raise ImportError\n")
    given = ("tournament", "liberte", "--bots", "random", "--games", "1", *words)
    assert refused(*given, cwd=tmp_path, PYTHONPATH=str(tmp_path)) == said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("tournament liberte", "Missing option '--bots'"),
        ("tournament liberte --bots ,", "Name at least one bot"),
        ("tournament liberte --bots deep-blue", "there are random"),
        ("tournament liberte --bots random --players 9", "players: 3 to 6"),
        ("study liberte --bots random,random --players 3", "2 seats are named, but the table has 3"),
        ("study nim", "there are liberte"),
    ],
)
def test_a_refusal_is_one_sentence(words: str, said: str, capsys: pytest.CaptureFixture[str]):
    assert pileus.cli.run(words.split()) == 2
    shown = capsys.readouterr()
    assert said in shown.err
    assert shown.err.count("\n") == 1
