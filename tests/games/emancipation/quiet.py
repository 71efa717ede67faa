"""Tables on which nothing happens but what a test is about, and what is read off them."""

from __future__ import annotations

from typing import Any, TypeVar

from pileus.games.contract import Event, Result
from pileus.games.emancipation.tables import BARRIER, FACTIONS, PORT, SLAVER
from tests.games.emancipation.table import Table, table

SomeEvent = TypeVar("SomeEvent", bound=Event)

TAKEN = {barrier.key: "red" for barrier in BARRIER}
"""Red holds every barrier."""

SLAVERS = {slaver.key: "red" for slaver in SLAVER}
"""And every slaver."""

NO_ARROWS = ["W02", "W03", "W04", "W05", "W06", "W07"]
"""A West column that moves nothing east (P6.2)."""


def quiet(**fields: Any) -> Table:
    """P7.1 No barrier is left, so hate has nothing to trigger."""
    return table(**{"barriers": TAKEN, **fields})


def at_the_end(**fields: Any) -> Table:
    """P7.6 A refill is due and no card is left."""
    return table(phase="market", west_deck=[], east_deck=[], **fields)


def hate(port: str, *dice: int, **fields: Any) -> Table:
    """P7.1 The elephant is at a port, and the hate dice show so much."""
    return table(phase="hate", elephant=port, **fields).rolling(dice)


def held(**counts: int) -> dict[str, str]:
    """P9.1 So many barriers of each faction, in the order of the data."""
    holders = [word for word, count in counts.items() for _ in range(count)]
    return {barrier.key: word for barrier, word in zip(BARRIER, holders, strict=False)}


def freed(**counts: int) -> dict[str, list[str]]:
    """P9.1 So many meeples of each colour on slave spaces, port after port."""
    colours = [word for word, count in counts.items() for _ in range(count)]
    filled = {}
    for port in PORT:
        filled[port.name], colours = colours[: port.slave_spaces], colours[port.slave_spaces :]
    return filled


def first_stage(**fields: Any) -> Table:
    """P10.4 The refill of the last turn of the first stage is due; 33 ideas are discarded (21 with two factions)."""
    turn = 21 if fields.get("players") == 2 else 33
    return at_the_end(**{"mode": "two-stage", "turn": turn, **fields})


def second_stage(**fields: Any) -> Table:
    """P10.4 It has begun: all goals were met."""
    return first_stage(**{"slavers": SLAVERS, "barriers": TAKEN, "freed": freed(white=15), **fields})


def idle(t: Table, until: int = 99) -> Table:
    """Nobody acts until a turn has begun, or the game is over."""
    while t.match.seat is not None and t.state.turn < until:
        t.play("done" if t.asked == "act" else min(t.choices))
    return t


def told(t: Table, kind: type[SomeEvent]) -> list[SomeEvent]:
    """The events of one kind."""
    return [event for event in t.story if isinstance(event, kind)]


def result(t: Table) -> Result:
    """How the game ended, which it has."""
    assert t.match.result is not None
    return t.match.result


def seat_of(t: Table, faction: str) -> int:
    """Who plays a faction."""
    return t.state.seat_of[FACTIONS.index(faction)]


def winners(t: Table) -> list[str]:
    """The factions that won."""
    return [word for word in FACTIONS if seat_of(t, word) in result(t).winners]


def score(t: Table, faction: str) -> int:
    """The points of a faction that count for this end."""
    return result(t).scores[seat_of(t, faction)]
