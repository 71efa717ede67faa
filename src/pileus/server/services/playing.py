"""Playing: choosing and taking back. Committed first, then published; what is refused changes nothing.

The bell rings when the room is free again, so that whoever hears it need not wait.
"""

from __future__ import annotations

import secrets

from pileus.games.contract import Message, Refused

from ..db.rows import LogRow, Taken, VisitorRow
from ..errors import Forbidden, NotFound
from ..wire import Choose, TableState, TakeBack
from . import looking
from .house import House, check_mine
from .rooms import Room


class Stale(Exception):
    """The choice answers a version that is no more; the fresh state goes with the refusal."""

    def __init__(self, state: TableState) -> None:
        super().__init__("stale")
        self.state = state


def choose(house: House, visitor: VisitorRow, table_id: str, wanted: Choose) -> TableState:
    """One choice of one seat. What is stale, illegal or not this visitor's changes nothing."""
    with house.rooms.enter(table_id) as room:
        if not _is_new(house, room, visitor, wanted):
            return looking.shown(house, room, visitor, wanted.seat, wanted.version)
        entry = LogRow(room.version + 1, wanted.seat, wanted.choice, wanted.key, house.now())
        if not _append(house, room, [entry]):
            return _overtaken(house, visitor, table_id, wanted)
        after, robots = looking.shown(house, room, visitor, wanted.seat, wanted.version), _robots_are_next(room)
    house.bus.ring(table_id, robots=robots)
    return after


def undo(house: House, visitor: VisitorRow, table_id: str, wanted: TakeBack) -> TableState:
    """Take back the last choice, or all back to a moment; never past luck or another seat."""
    with house.rooms.enter(table_id) as room:
        if not _is_new(house, room, visitor, wanted):
            return looking.shown(house, room, visitor, wanted.seat, wanted.version)
        count = _taken_back(room, wanted)
        first, now = room.version + 1, house.now()
        keys = [wanted.key, *(f"{wanted.key[:40]}-{first + i}" for i in range(1, count))]
        entries = [LogRow(first + i, wanted.seat, None, key, now) for i, key in enumerate(keys[:count])]
        if not _append(house, room, entries):
            return _overtaken(house, visitor, table_id, wanted)
        after, robots = looking.shown(house, room, visitor, wanted.seat, wanted.version), _robots_are_next(room)
    house.bus.ring(table_id, robots=robots)
    return after


def choose_for_bot(house: House, table_id: str, seat: int, choice: str, version: int) -> bool:
    """A bot's choice, if it still answers the table; whether it does."""
    with house.rooms.enter(table_id) as room:
        if room.version != version or room.match.seat != seat or room.seats[seat].bot is None:
            return False
        names = [one.name for one in room.match.choices]
        name = choice if choice in names else secrets.choice(names)  # a bot that names nonsense must not stop the game
        entry = LogRow(version + 1, seat, name, f"bot-{secrets.token_hex(8)}", house.now())
        if not _append(house, room, [entry]):
            return False
        robots = _robots_are_next(room)
    house.bus.ring(table_id, robots=robots)
    return True


def _is_new(house: House, room: Room, visitor: VisitorRow, wanted: Choose | TakeBack) -> bool:
    """Whether something is to be done at all: a key that was used before has had its effect."""
    check_mine(room, visitor, wanted.seat)
    if wanted.key in room.keys:
        return False
    if room.seats[wanted.seat].bot is not None:
        raise Forbidden("seat-has-bot")
    if wanted.version != room.version:
        raise Stale(looking.shown(house, room, visitor, wanted.seat, wanted.version))
    return True


def _taken_back(room: Room, wanted: TakeBack) -> int:
    """How many choices are to be taken back; more than can be is refused as a whole."""
    match = room.match
    refusal = match.undo_refusal(wanted.seat)
    if refusal is not None:
        raise Refused(refusal)
    to = match.number - 1 if wanted.to is None else wanted.to
    if to >= match.number:
        raise NotFound("no-such-moment", last=match.number - 1)
    if to < match.undo_reach:
        raise Refused(Message("undo-too-far", {"number": match.undo_reach}, ""))
    return match.number - to


def _append(house: House, room: Room, entries: list[LogRow]) -> bool:
    """Play it, commit it. False if another process was faster: then the room knows too little and is dropped.

    The time since the last choice is spent by whoever acts now, so nobody thinks for nothing and then takes back.
    """
    seat = entries[0].seat
    used = 0.0 if room.row.clock is None else max(0.0, entries[0].at - room.changed)
    try:
        for entry in entries:
            room.apply(entry)  # refuses what is not legal, and then nothing has changed
        house.store.append(room.row.id, entries, room.match.seat, used)
    except Refused:
        raise
    except Taken:
        house.rooms.drop(room)
        return False
    except BaseException:
        house.rooms.drop(room)  # what is in memory was not committed
        raise
    if used:
        room.seats[seat] = room.seats[seat]._replace(used=room.seats[seat].used + used)
    return True


def _robots_are_next(room: Room) -> bool:
    """Whether a bot or a clock may have the next word."""
    seat = room.match.seat
    return seat is not None and (room.row.clock is not None or room.seats[seat].bot is not None)


def _overtaken(house: House, visitor: VisitorRow, table_id: str, wanted: Choose | TakeBack) -> TableState:
    """Another process was faster. Unless that was this very request, sent twice, it is stale."""
    with house.rooms.enter(table_id) as room:
        state = looking.shown(house, room, visitor, wanted.seat, wanted.version)
        if wanted.key not in room.keys:
            raise Stale(state)
        return state
