"""The commands as a shell runs them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple


class Ran(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


def pileus(*words: object, typed: str = "", cwd: Path | None = None, **environment: str) -> Ran:
    """Run `pileus`; without compiled code, which would take a minute to compile."""
    done = subprocess.run(
        [sys.executable, "-m", "pileus", *map(str, words)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        cwd=cwd,
        env={**os.environ, "PILEUS_FAST": "0", "COLUMNS": "80", **environment},
    )
    assert "Traceback" not in done.stderr
    return Ran(done.returncode, done.stdout, done.stderr)


def at_table(folder: Path, *lines: str, **position: Any) -> str:
    """What is said, on one line, at a table of three that begins from a position."""
    import json

    file = folder / "position.json"
    file.write_text(json.dumps({"game": "liberte", "options": {"players": 3}, **position}))
    ran = pileus("play", "liberte", "--load", file, "--seed", "1", typed="".join(f"{line}\n" for line in lines))
    assert ran.code == 0, ran.err
    return " ".join(ran.out.split())


def refused(*words: object, code: int = 2, **rest: Any) -> str:
    """The one sentence with which a command refuses."""
    ran = pileus(*words, **rest)
    assert ran.code == code, ran
    assert ran.err.count("\n") == 1, ran.err
    return ran.err.strip()


def saved_game(path: Path, choices: int | None = None) -> Path:
    """A record file of a game of three, whole or so many choices long."""
    import msgspec

    import pileus

    match = pileus.game("liberte").new(players=3, seed=4)
    while match.seat is not None and match.number != choices:
        match.play(match.choices[match.number * 7 % len(match.choices)])
    path.write_bytes(msgspec.json.encode(match.record()))
    return path
