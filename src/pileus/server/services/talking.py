"""Talk for everybody at a table, and private notes."""

from __future__ import annotations

from ..db.rows import ChatRow, VisitorRow
from .house import House


def say(house: House, visitor: VisitorRow, table_id: str, text: str) -> None:
    """A line for everybody at the table; spectators have a name, too."""
    with house.rooms.enter(table_id) as room:
        seat = next((row for row in room.seats if row.visitor == visitor.id), None)
        name = visitor.name if seat is None else seat.name
        line = house.store.say(table_id, None if seat is None else seat.seat, name, text.strip(), house.now())
        room.lines = line.number
    house.bus.ring(table_id)


def heard(house: House, table_id: str, since: int) -> list[ChatRow]:
    """The talk of a table after a line."""
    with house.rooms.enter(table_id) as room:
        if room.lines <= since:
            return []
    return house.store.chat(table_id, since)


def note(house: House, visitor: VisitorRow, table_id: str) -> str:
    """A visitor's private notes on a table."""
    house.rooms.check(table_id)
    return house.store.note(table_id, visitor.id)


def write_note(house: House, visitor: VisitorRow, table_id: str, text: str) -> None:
    """Write them anew."""
    house.rooms.check(table_id)
    house.store.write_note(table_id, visitor.id, text)
