"""Clocks: each seat has its seconds for the whole game. They run while its person has the word, and for nobody else."""

from __future__ import annotations

from .house import House
from .rooms import Room

SUBSTITUTE = "greedy"  # the bot that takes a seat whose time is up


def waited(room: Room, seat: int, now: float) -> float:
    """How long the table has been waiting for a seat; 0 without clocks."""
    return max(0.0, now - room.changed) if room.match.seat == seat and room.row.clock is not None else 0.0


def left(room: Room, seat: int, now: float) -> float | None:
    """Seconds a seat has left. A free seat's clock stands still."""
    if room.row.clock is None:
        return None
    row = room.seats[seat]
    spent = row.used + (waited(room, seat, now) if row.visitor is not None else 0.0)
    return min(room.row.clock, max(0.0, room.row.clock - spent))


def wound_up(room: Room, seat: int, now: float) -> float:
    """What `used` must be for a seat to have all its time from now on, though the table may be waiting for it."""
    return -waited(room, seat, now)


def time_is_up(house: House, table_id: str) -> bool:
    """If the seat to move has no time left a bot takes it. Whether that was so."""
    with house.rooms.enter(table_id) as room:
        seat = room.match.seat
        if seat is None or room.seats[seat].bot is not None or room.seats[seat].visitor is None:
            return False
        if left(room, seat, house.now()) != 0:
            return False
        values = {"bot": SUBSTITUTE, "used": room.row.clock}
        house.store.change_seat(table_id, seat, **values)
        room.seats[seat] = room.seats[seat]._replace(**values)  # type: ignore[arg-type]
    house.bus.ring(table_id, robots=True)
    return True
