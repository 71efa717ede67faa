"""The file of a tournament: a line for its settings, then a line for each game, added when that is finished.

Whoever is killed in the middle of a line loses that one game. The same tournament, or a longer one with the same
settings, goes on with the file; another one is refused.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec

from pileus.games.contract import Refused
from pileus.locale import Message

from .tournament import Plan, Played

FORMAT = 1


class Settings(msgspec.Struct, frozen=True):
    """The first line: what the games follow from, but for how many there are."""

    tournament: int
    pileus: str
    game: str
    options: dict[str, Any]
    line_ups: list[list[str]]
    seed: int
    data: str


def settings(plan: Plan) -> Settings:
    """The settings of a tournament."""
    from pileus import __version__

    every = [list(line_up) for line_up in plan.line_ups]
    return Settings(FORMAT, __version__, plan.game, plan.options, every, plan.seed, plan.data)


class Kept:
    """The games of a tournament's file; `add` puts another one there."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.games: dict[int, Played] = {}
        self.path = path
        wanted = settings(plan)
        first = msgspec.json.encode(wanted) + b"\n"
        try:
            text = path.read_bytes() if path.exists() else b""
            if first.startswith(text):  # nothing there, or whoever began was killed at once
                path.write_bytes(first)
            else:
                self._read(text, wanted)
            self._file = path.open("ab")
        except OSError as error:
            raise self._unusable(error.strerror or str(error)) from error

    def add(self, played: Played) -> None:
        """One more game: safe in the file when this returns."""
        self._file.write(msgspec.json.encode(played) + b"\n")
        self._file.flush()

    def close(self) -> None:
        """Nothing more will be added."""
        os.fsync(self._file.fileno())
        self._file.close()

    def _read(self, text: bytes, wanted: Settings) -> None:
        whole = text[: text.rfind(b"\n") + 1]
        first, *lines = whole.split(b"\n")
        self._compare(first, wanted)
        for number, line in enumerate(lines[:-1], start=2):
            try:
                played = msgspec.json.decode(line, type=Played)
            except msgspec.DecodeError as error:
                raise self._unusable(f"line {number} is no game") from error
            self.games[played.number] = played
        if len(whole) < len(text):  # somebody was killed while writing it
            with self.path.open("r+b") as file:
                file.truncate(len(whole))

    def _compare(self, first: bytes, wanted: Settings) -> None:
        """Refuse games that would have come out otherwise."""
        try:
            there = msgspec.json.decode(first, type=Settings)
        except msgspec.DecodeError as error:
            raise self._unusable("it is no tournament") from error
        for name in Settings.__struct_fields__:
            theirs, ours = getattr(there, name), getattr(wanted, name)
            if theirs != ours:
                args = {"file": str(self.path), "setting": name.replace("_", "-")}
                shown = {"there": _shown(theirs), "wanted": _shown(ours)}
                raise Refused(Message("arena-other-settings", args | shown, ""))

    def _unusable(self, problem: str) -> Refused:
        return Refused(Message("arena-bad-file", {"file": str(self.path), "problem": problem.lower()}, ""))


def _shown(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
