"""A service over a real database, for tests: people, tables, and a clock one can move."""

from __future__ import annotations

import itertools
from typing import Any

from pileus.server.db.rows import VisitorRow
from pileus.server.db.store import Store
from pileus.server.services import looking, opening, playing, sitting
from pileus.server.services.house import House
from pileus.server.wire import Choose, Join, NewSeat, NewTable, TableState, TakeBack

_keys = itertools.count()


class Club:
    """A service and the people who use it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.time = 1_000_000.0
        self.house = self._start()
        self.claire = self.person("Claire")
        self.joshua = self.person("Joshua")

    def _start(self) -> House:
        return House(Store(self.url), pace=0, now=lambda: self.time)

    def close(self) -> None:
        """The server stops."""
        self.house.store.close()

    def restart(self) -> None:
        """The server stops and starts again: nothing is left but the database."""
        self.close()
        self.house = self._start()

    def tell(self, sql: str) -> None:
        """Something the database is told behind the server's back."""
        with self.house.store.engine.begin() as connection:
            connection.exec_driver_sql(sql)

    def told(self, sql: str) -> list[Any]:
        """What the database answers."""
        with self.house.store.engine.connect() as connection:
            return list(connection.exec_driver_sql(sql))

    def person(self, name: str) -> VisitorRow:
        """Somebody with a browser."""
        visitor, secret = self.house.people.welcome(self.time)
        self.house.people.rename(visitor, name, visitor.colour)
        known = self.house.people.recognise(secret)
        assert known is not None
        return known

    def open(self, *who: str, game: str = "liberte", **more: Any) -> str:
        """Claire opens a table; `who` for each seat: me, here, bot, link, open."""
        return self.opened(*who, game=game, **more)[0]

    def opened(self, *who: str, game: str = "liberte", **more: Any) -> tuple[str, dict[str, str]]:
        """The same, with the links."""
        seats = [NewSeat(who=seat) for seat in who]  # type: ignore[arg-type]
        options = more.pop("options", {"players": len(who)})
        opened = opening.open_table(self.house, self.claire, NewTable(game=game, seats=seats, options=options, **more))
        return opened.id, opened.links

    def join(self, person: VisitorRow, link: str) -> tuple[str, int]:
        """Somebody follows a link."""
        return sitting.join(self.house, person, Join(link=link, name=person.name))

    def look(self, person: VisitorRow | None, table: str, seat: int | None = None, **more: Any) -> TableState:
        """The table as somebody sees it."""
        return looking.state(self.house, person, table, seat, **more)

    def choose(self, person: VisitorRow, state: TableState, choice: str | None = None, key: str = "") -> TableState:
        """An answer to a state: a choice by name, or the first."""
        assert state.seat is not None
        name = choice or state.choices[0].name
        wanted = Choose(seat=state.seat, choice=name, version=state.version, key=key or f"key-{next(_keys):05}")
        return playing.choose(self.house, person, state.id, wanted)

    def undo(self, person: VisitorRow, state: TableState, to: int | None = None) -> TableState:
        """Take back."""
        assert state.seat is not None
        wanted = TakeBack(seat=state.seat, version=state.version, key=f"key-{next(_keys):05}", to=to)
        return playing.undo(self.house, person, state.id, wanted)

    def to_move(self, table: str) -> TableState:
        """The state of the seat to move, at a table where Claire has all seats; without the story so far."""
        with self.house.rooms.enter(table) as room:
            return self.look(self.claire, table, room.match.seat, known=room.version)
