"""What a study counts in a finished game: a game says what, the arena gathers it over thousands.

A chart is of one of three kinds. *shares*: at each of several moments one of several words came about. *amounts*: each
side got so much from each of several sources. *worth*: which sides had a thing, so that one sees how often those win.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from pileus.locale import Message

from .contract import Event

EVERYBODY = -1
"""In place of a seat: what the table got as a whole."""


class Chart(NamedTuple):
    """One chart. `NAME-study-…` is its title, with `-about` behind it the sentence below that."""

    name: str
    kind: Literal["shares", "amounts", "worth"]
    words: tuple[str, ...]
    """What there is, in the order of the page."""


@dataclass
class Tally:
    """What one finished game came to, by the names of charts."""

    shares: dict[str, dict[str, str]] = field(default_factory=dict)
    """The word at each moment."""
    amounts: dict[str, list[tuple[int, dict[str, int]]]] = field(default_factory=dict)
    """For each side its seat, and how much it got from each source."""
    worth: dict[str, list[tuple[int, str]]] = field(default_factory=dict)
    """Seats, each with a thing that it had; no pair twice for one side."""


@dataclass(frozen=True)
class Study:
    """What a game has to be studied."""

    charts: tuple[Chart, ...]
    tally: Callable[[list[Event], Any], Tally]
    """From all events of a game and its last state."""
    label: Callable[[str, str], Message]
    """What a word, a moment or a thing of a chart, by its name, is called."""
