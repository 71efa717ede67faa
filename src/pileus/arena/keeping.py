"""The file of a tournament: a line for its settings, then a line for each game, added when that is finished.

Whoever is killed in the middle of a line loses that one game. The same tournament, or a longer one with the same
settings, goes on with the file; another one is refused.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Any

import msgspec

from pileus.games.contract import Refused
from pileus.locale import Message

from . import locks
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
        self._line_ups = [sorted(line_up) for line_up in plan.line_ups]
        wanted = settings(plan)
        first = msgspec.json.encode(wanted) + b"\n"
        try:
            self._file = path.open("ab")
        except OSError as error:
            raise self._unusable(error.strerror or str(error)) from error
        try:
            self._keep_others_out()
            text = path.read_bytes()
            if first.startswith(text):  # nothing there, or whoever began was killed at once
                self._file.truncate(0)
                self._write(first)
            else:
                self._read(text, wanted)
        except OSError as error:
            self._file.close()
            raise self._unusable(error.strerror or str(error)) from error
        except Refused:
            self._file.close()
            raise

    def add(self, played: Played) -> None:
        """One more game: safe in the file when this returns."""
        try:
            self._write(msgspec.json.encode(played) + b"\n")
        except OSError as error:
            raise self._unusable(error.strerror or str(error)) from error

    def close(self) -> None:
        """Nothing more will be added."""
        with contextlib.suppress(OSError):  # `add` has told of it
            self._file.close()

    def _write(self, line: bytes) -> None:
        self._file.write(line)
        self._file.flush()
        os.fsync(self._file.fileno())

    def _keep_others_out(self) -> None:
        """Two that play the same tournament into one file would play every game twice."""
        if not locks.take(self._file):
            raise self._unusable("another tournament is writing to it")

    def _read(self, text: bytes, wanted: Settings) -> None:
        whole = text[: text.rfind(b"\n") + 1]
        first, *lines = whole.split(b"\n")[:-1]
        self._compare(first, wanted)
        for number, line in enumerate(lines, start=2):
            played = self._game(line)
            if played is not None:
                self.games[played.number] = played
            elif number == 1 + len(lines):  # a power cut may leave anything in the last line
                whole = whole[: -len(line) - 1]
            else:
                raise self._unusable(f"line {number} is no game of this tournament")
        if len(whole) < len(text):  # somebody was killed while writing it
            self._file.truncate(len(whole))

    def _game(self, line: bytes) -> Played | None:
        try:
            played = msgspec.json.decode(line, type=Played)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return None
        fits = 0 <= played.line_up < len(self._line_ups) and sorted(played.seats) == self._line_ups[played.line_up]
        return played if fits else None

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
