"""Rooms: tables in memory. A room is derived from its log and may be dropped at any time."""

from __future__ import annotations

import re
import threading
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from pileus.games import find
from pileus.games.contract import Message
from pileus.play.inputs import convert_options, convert_position
from pileus.play.luck import Luck
from pileus.play.match import Match

from ..db.rows import LogRow, SeatRow, TableRow
from ..db.store import Store
from ..errors import NotFound

ID = re.compile(r"[A-Za-z0-9_-]{1,16}")


class Room:
    """One table: its row, its seats, its match, and when each choice was made."""

    def __init__(self, row: TableRow, seats: list[SeatRow], lines: int = 0) -> None:
        self.row = row
        self.seats = seats
        self.match = begin(row)
        self.version = 0
        self.keys: set[str] = set()
        self.at: list[float] = []
        """When each choice of the match was made."""
        self.labels: list[Message] = []
        """What each choice was called when it was made."""
        self.touched: list[int] = []
        """By version, the first moment it changed: what a page that knows an older version must be told again."""
        self.changed = row.created
        self.lines = lines
        """The number of the last line of talk."""

    def apply(self, entry: LogRow) -> None:
        """One line of the log."""
        if entry.choice is None:
            self.match.undo(entry.seat)
            self.at.pop()
            self.labels.pop()
            self.touched.append(self.match.number)
        else:
            label = self.match.label(entry.choice)
            self.match.play(entry.choice, entry.seat)
            self.labels.append(label)
            self.at.append(entry.at)
            self.touched.append(self.match.number - 1)
        self.version = entry.version
        self.changed = entry.at
        self.keys.add(entry.key)

    def changed_since(self, version: int) -> int:
        """The first moment that differs from what was known at a version; a version to come is no knowledge."""
        return 0 if version > self.version else min(self.touched[version:], default=self.match.number)


def begin(row: TableRow) -> Match:
    """The match of a table before its first choice."""
    game = find(row.game)
    if row.data != game.data_hash:
        raise NotFound("table-other-data", name=row.name)
    luck = Luck(key=row.key)
    if row.position is None:
        return Match(game, convert_options(game.options, row.options), luck)
    position = convert_position(game.position, row.position)
    return Match(game, position.options, luck, position)


class Door:
    """The way into a room: one at a time. Behind it there may be no room yet, or none any more."""

    def __init__(self) -> None:
        self.lock = threading.RLock()
        self.room: Room | None = None
        self.users = 0  # who is inside or waits


class Rooms:
    """The rooms last used; the others are read from the store when somebody comes."""

    def __init__(self, store: Store, room_for: int = 500) -> None:
        self._store = store
        self._room_for = room_for
        self._doors: OrderedDict[str, Door] = OrderedDict()
        self._lock = threading.Lock()

    @contextmanager
    def enter(self, table_id: str) -> Iterator[Room]:
        """The room of a table, for one at a time, up to date with everything this process wrote."""
        door = self._come(table_id)
        try:
            with door.lock:
                if door.room is None:
                    door.room = self._load(table_id)
                yield door.room
        finally:
            self._go(table_id, door)

    def is_free(self, table_id: str) -> bool:
        """Whether one could enter at once: the room is there, and nobody is in it. Only a hint, for it may change."""
        door = self._doors.get(table_id)
        return door is not None and door.room is not None and door.users == 0

    def check(self, table_id: str) -> None:
        """There is such a table."""
        with self.enter(table_id):
            pass

    def drop(self, room: Room) -> None:
        """Forget a room that one is in; the next to come reads the table anew."""
        self._doors[room.row.id].room = None

    def _come(self, table_id: str) -> Door:
        with self._lock:
            door = self._doors.setdefault(table_id, Door())
            self._doors.move_to_end(table_id)
            door.users += 1
            return door

    def _go(self, table_id: str, door: Door) -> None:
        """Leave; a room goes when there are too many, but never with somebody inside: a table has one room at most."""
        with self._lock:
            door.users -= 1
            if door.room is None and door.users == 0:
                del self._doors[table_id]
            for name in [] if len(self._doors) <= self._room_for else list(self._doors):
                if self._doors[name].users == 0:
                    del self._doors[name]
                    return

    def _load(self, table_id: str) -> Room:
        row = self._store.table(table_id) if ID.fullmatch(table_id) else None
        if row is None:
            raise NotFound("no-such-table", name=table_id)
        room = Room(row, self._store.seats(table_id), self._store.lines(table_id))
        for entry in self._store.log(table_id):
            room.apply(entry)
        return room

    def __len__(self) -> int:
        return len(self._doors)
