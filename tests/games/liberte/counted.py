"""Votes already counted, in the notation: government and points follow by the real rules and choices."""

from __future__ import annotations

from typing import Any, TypeVar

import pileus
from pileus.games.contract import Event, Result
from pileus.games.liberte.rules.state import END_PROVINCES
from pileus.games.liberte.tables import FACTIONS, PROVINCES, SEATS
from tests.games.liberte.table import Table, written

SomeEvent = TypeVar("SomeEvent", bound=Event)


def counted(votes: str, text: str = "", seats: str = "ABC", turn: int = 4, **options: Any) -> Table:
    """`"A red 4 | B blue 2"`: the votes held after the last province, the markers where they put them.

    In turn 4 the game ends with the election, so the table stays as the election left it.
    """
    held = [[0, 0, 0] for _ in range(SEATS)]
    for vote in votes.split("|"):
        letter, faction, count = vote.split()
        held[seats.index(letter)][FACTIONS.index(faction)] = int(count)
    position = written(f"{text}\nturn {turn}\nphase election", seats, **options)
    position["pending"] = {
        "step": END_PROVINCES,
        "province_at": PROVINCES,
        "votes": held,
        "track": [sum(by_seat[faction] for by_seat in held) for faction in range(3)],
    }
    return Table(pileus.game("liberte").set_up(position, seed=1), seats)


def events_of(t: Table) -> list[Event]:
    """Everything that has happened."""
    return [*t.match.opening, *(event for entry in t.match.log for event in entry.events)]


def told(t: Table, kind: type[SomeEvent]) -> list[SomeEvent]:
    """The events of one kind."""
    return [event for event in events_of(t) if isinstance(event, kind)]


def result(t: Table) -> Result:
    """How the game ended, which it has."""
    assert t.match.result is not None
    return t.match.result
