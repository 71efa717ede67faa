"""The house: what every service works on. Services are plain functions over it, to be called from any thread."""

from __future__ import annotations

import time
from collections.abc import Callable

from ..db.rows import SeatRow, VisitorRow
from ..db.store import Store
from ..errors import Forbidden, NotFound
from .bus import Bus
from .people import People
from .presence import Presence
from .rooms import Room, Rooms


class House:
    """A database, the rooms read from it, and who is there."""

    def __init__(self, store: Store, pace: float, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.pace = pace
        self.now = now
        self.bus = Bus()
        self.rooms = Rooms(store)
        self.people = People(store)
        self.presence = Presence()


def seat_row(room: Room, seat: int) -> SeatRow:
    """A seat, if the table has it."""
    if not 0 <= seat < len(room.seats):
        raise NotFound("no-such-seat", name=str(seat), last=len(room.seats) - 1)
    return room.seats[seat]


def check_mine(room: Room, visitor: VisitorRow, seat: int) -> None:
    """A seat is its person's alone."""
    if seat_row(room, seat).visitor != visitor.id:
        raise Forbidden("seat-not-yours")


def check_owner(room: Room, visitor: VisitorRow) -> None:
    """Some things only whoever opened the table may do."""
    if room.row.owner != visitor.id:
        raise Forbidden("table-not-yours")
