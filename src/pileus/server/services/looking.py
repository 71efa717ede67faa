"""Looking: what a seat or a spectator is shown, asked and told. Nothing here changes anything."""

from __future__ import annotations

from typing import Any

from pileus.games.contract import Game, Refused

from ..db.rows import VisitorRow
from ..errors import Forbidden, NotFound
from ..wire import PreviewInfo, TableLine, TableState, Told
from . import showing
from .house import House, check_mine, seat_row
from .rooms import Room

LONGEST_LIST = 100


def state(
    house: House,
    visitor: VisitorRow | None,
    table_id: str,
    seat: int | None,
    known: int | None = None,
    at: int | None = None,
    told_to: int = 0,
) -> TableState:
    """A table as a seat of this visitor's, or a spectator, may know it; after the end from any seat."""
    with house.rooms.enter(table_id) as room:
        _check_look(room, visitor, seat)
        _check_moment(room, at)
        return shown(house, room, visitor, seat, known, at, told_to)


def shown(
    house: House,
    room: Room,
    visitor: VisitorRow | None,
    seat: int | None,
    known: int | None = None,
    at: int | None = None,
    told_to: int = 0,
) -> TableState:
    """The same, of a room one is in, for a seat that was checked."""
    return showing.state(room, visitor, seat, house.presence.of(room.row.id), house.now(), known, at, told_to)


def seat_of(house: House, visitor: VisitorRow | None, table_id: str) -> int | None:
    """The seat from which a visitor looks if he does not say: the one to move if it is his, else his first."""
    with house.rooms.enter(table_id) as room:
        mine = [row.seat for row in room.seats if visitor is not None and row.visitor == visitor.id]
        return room.match.seat if room.match.seat in mine else mine[0] if mine else None


def why_not(house: House, visitor: VisitorRow | None, table_id: str, seat: int | None, thing: str) -> Told | None:
    """Why a thing is not a choice; none if it is one."""
    with house.rooms.enter(table_id) as room:
        _check_look(room, visitor, seat)
        reason = room.match.why_not(seat, thing)
    return None if reason is None else showing.told(reason)


def preview(
    house: House, visitor: VisitorRow, table_id: str, seat: int, thing: str, version: int | None = None
) -> PreviewInfo:
    """What a choice would lead to. About a version that is no more there is nothing to say, and no harm in asking."""
    with house.rooms.enter(table_id) as room:
        check_mine(room, visitor, seat)
        if version is not None and version != room.version:
            return PreviewInfo(room.version, None, [], None)
        found = room.match.preview(seat, thing)
        declined = None if found.declined is None else [Told(**event) for event in found.declined]
        return PreviewInfo(room.version, found.table, [Told(**event) for event in found.events], declined)


def describe(
    house: House, visitor: VisitorRow | None, table_id: str, seat: int | None, at: int | None = None
) -> list[dict[str, Any]]:
    """The table in words, now or at an earlier moment."""
    with house.rooms.enter(table_id) as room:
        _check_look(room, visitor, seat)
        _check_moment(room, at)
        match = room.match if at is None else showing.rewound(room, at)
        parts = match.game.describe(match.view(seat))
    return [{"title": showing.told(part.title), "lines": [showing.told(line) for line in part.lines]} for part in parts]


def about(game: Game, name: str) -> list[Told]:
    """What a thing or a word of a game is."""
    return [showing.told(message) for message in game.about(name)]


def mine(house: House, visitor: VisitorRow) -> list[TableLine]:
    """This browser's tables."""
    return _lines(house, visitor, house.store.tables_of(visitor.id, LONGEST_LIST))


def listed(house: House, visitor: VisitorRow | None) -> list[TableLine]:
    """Open tables."""
    return _lines(house, visitor, house.store.listed_tables(LONGEST_LIST))


def _lines(house: House, visitor: VisitorRow | None, table_ids: list[str]) -> list[TableLine]:
    lines = []
    for table_id in table_ids:
        try:
            with house.rooms.enter(table_id) as room:
                lines.append(showing.line(room, visitor, house.presence.of(table_id), house.now()))
        except (NotFound, Refused):  # other data than this installation's: it cannot be shown
            continue
    return lines


def record(house: House, table_id: str) -> dict[str, Any]:
    """The public record of a table: with the key once the game is over."""
    with house.rooms.enter(table_id) as room:
        room.match.names = [row.name for row in room.seats]
        return room.match.record(public=True)


def _check_moment(room: Room, at: int | None) -> None:
    if at is not None and not 0 <= at <= room.match.number:
        raise NotFound("no-such-moment", last=room.match.number)


def _check_look(room: Room, visitor: VisitorRow | None, seat: int | None) -> None:
    """While a game goes on a seat's view is its person's alone."""
    if seat is None:
        return
    row = seat_row(room, seat)
    if room.match.seat is not None and (visitor is None or row.visitor != visitor.id):
        raise Forbidden("seat-not-yours")
