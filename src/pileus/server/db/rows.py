"""What is stored, as plain records."""

from __future__ import annotations

from typing import Any, NamedTuple


class VisitorRow(NamedTuple):
    """A browser, known by its cookie."""

    id: str
    name: str
    colour: str


class TableRow(NamedTuple):
    """A table without its seats and its log."""

    id: str
    game: str
    data: str
    options: dict[str, Any]
    position: dict[str, Any] | None
    key: bytes
    name: str
    listed: bool
    pace: float
    clock: float | None
    owner: str | None
    created: float
    changed: float
    to_move: int | None
    version: int
    hints: bool = False


class SeatRow(NamedTuple):
    """Who sits where: a person (`visitor`), a bot, or nobody yet. A person may leave the choosing to a bot."""

    seat: int
    name: str
    colour: str
    visitor: str | None
    bot: str | None
    link: str | None
    listed: bool
    used: float


class LogRow(NamedTuple):
    """One line of the log: a choice or, without one, an undo."""

    version: int
    seat: int
    choice: str | None
    key: str
    at: float


class ChatRow(NamedTuple):
    """One line of a table's talk."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float


class Taken(Exception):
    """Another writer was first."""
