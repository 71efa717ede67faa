"""Sitting down: links, open seats, bots that choose for people."""

from __future__ import annotations

from typing import Any

from pileus import bots

from ..db.rows import VisitorRow
from ..errors import Conflict, Forbidden, NotFound
from ..wire import Invitation, Join
from . import clocks, showing
from .house import House, check_mine, check_owner, seat_row
from .people import COLOURS, hashed, new_secret
from .rooms import Room


def invitation(house: House, visitor: VisitorRow | None, link: str) -> Invitation:
    """Where a link leads."""
    table_id, seat = _follow(house, link)
    with house.rooms.enter(table_id) as room:
        return Invitation(showing.line(room, visitor, house.presence.of(table_id), house.now()), seat)


def join(house: House, visitor: VisitorRow, join: Join) -> tuple[str, int]:
    """Take the seat of a link. The same browser may use its link again."""
    table_id, seat = _follow(house, join.link)
    with house.rooms.enter(table_id) as room:
        if room.seats[seat].link != hashed(join.link):  # revoked just now
            raise NotFound("no-such-link")
        if room.seats[seat].visitor != visitor.id:
            _sit(house, room, seat, visitor, join.name, join.colour)
    house.bus.ring(table_id, robots=True)
    return table_id, seat


def _follow(house: House, link: str) -> tuple[str, int]:
    found = house.store.seat_of_link(hashed(link))
    if found is None:
        raise NotFound("no-such-link")
    return found


def sit(house: House, visitor: VisitorRow, table_id: str, seat: int, name: str, colour: str) -> None:
    """Take a seat that is open to anybody."""
    with house.rooms.enter(table_id) as room:
        row = seat_row(room, seat)
        if not row.listed or row.visitor is not None:
            raise Forbidden("seat-not-open")
        _sit(house, room, seat, visitor, name, colour)
    house.bus.ring(table_id, robots=True)


def _sit(house: House, room: Room, seat: int, visitor: VisitorRow, name: str, colour: str) -> None:
    """Whoever comes has his whole time, from now on."""
    taken = {row.colour for row in room.seats if row.seat != seat}
    free = colour if colour not in taken else next((c for c in COLOURS if c not in taken), colour)
    used = clocks.wound_up(room, seat, house.now())
    values: dict[str, Any] = {"name": name.strip() or visitor.name, "colour": free, "bot": None, "used": used}
    if not house.store.claim_seat(room.row.id, seat, visitor=visitor.id, **values):
        raise Conflict("seat-taken")
    room.seats[seat] = room.seats[seat]._replace(visitor=visitor.id, **values)


def issue_link(house: House, visitor: VisitorRow, table_id: str, seat: int) -> str:
    """A new link for a seat; the old one, and whoever came by it, loses the seat. For whoever opened the table."""
    link = new_secret()
    with house.rooms.enter(table_id) as room:
        check_owner(room, visitor)
        if seat_row(room, seat).visitor == visitor.id:
            raise Forbidden("seat-is-yours")
        _change(house, room, seat, link=hashed(link), visitor=None, bot=None, listed=False)
    house.bus.ring(table_id, robots=True)
    return link


def revoke_link(house: House, visitor: VisitorRow, table_id: str, seat: int) -> None:
    """The link of a seat leads nowhere any more; whoever sits there stays. For whoever opened the table."""
    with house.rooms.enter(table_id) as room:
        check_owner(room, visitor)
        seat_row(room, seat)
        _change(house, room, seat, link=None)
    house.bus.ring(table_id, robots=True)


def hand_over(house: House, visitor: VisitorRow, table_id: str, seat: int, bot: str) -> None:
    """A bot chooses at a seat of this visitor's, or at a free one of his table's."""
    bots.find(bot)
    with house.rooms.enter(table_id) as room:
        if seat_row(room, seat).visitor is not None or room.row.owner != visitor.id:
            check_mine(room, visitor, seat)
        _change(house, room, seat, bot=bot)
    house.bus.ring(table_id, robots=True)


def take_over(house: House, visitor: VisitorRow, table_id: str, seat: int) -> None:
    """The person takes the choosing back from the bot; a clock that ran out starts anew."""
    with house.rooms.enter(table_id) as room:
        check_mine(room, visitor, seat)
        now = house.now()
        used = clocks.wound_up(room, seat, now) if clocks.left(room, seat, now) == 0 else room.seats[seat].used
        _change(house, room, seat, bot=None, used=used)
    house.bus.ring(table_id, robots=True)


def _change(house: House, room: Room, seat: int, **values: Any) -> None:
    """In the database first, then in the room."""
    house.store.change_seat(room.row.id, seat, **values)
    room.seats[seat] = room.seats[seat]._replace(**values)
