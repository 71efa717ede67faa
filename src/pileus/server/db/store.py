"""Reading and writing: every query there is."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Engine, Select, bindparam, create_engine, event, func, insert, or_, select, update
from sqlalchemy.exc import SQLAlchemyError

from .migrations import NewerDatabase, migrate
from .rows import ChatRow, LogRow, SeatRow, TableRow, VisitorRow
from .schema import chat, log, notes, seats, tables, visitors
from .writer import Writer

# Made once: to build a statement costs more than to run it.
ADD_ENTRY = insert(log)
MOVE_ON = (
    update(tables)
    .where(tables.c.id == bindparam("table_id"))
    .values(version=bindparam("to_version"), changed=bindparam("at"), to_move=bindparam("next_seat"))
)
SPEND = (
    update(seats)
    .where(seats.c.table_id == bindparam("of_table"), seats.c.seat == bindparam("of_seat"))
    .values(used=seats.c.used + bindparam("seconds"))
)
VISITOR = select(visitors.c.id, visitors.c.name, visitors.c.colour).where(visitors.c.secret == bindparam("hashed"))


class CannotOpen(Exception):
    """There is no database at that address."""


class Store:
    """A database. Every method is one transaction, and what it wrote is committed when it returns."""

    def __init__(self, url: str) -> None:
        self.engine = _open(url)
        self._writer = Writer(self.engine)

    def close(self) -> None:
        """Let go of the database."""
        self._writer.close()
        self.engine.dispose()

    def _rows(self, query: Select[Any], **values: Any) -> list[Any]:
        with self.engine.connect() as connection:
            return list(connection.execute(query, values))

    def _write(self, statement: Any) -> None:
        self._writer.write(lambda connection: connection.execute(statement).close())

    # Visitors

    def add_visitor(self, visitor: VisitorRow, secret: str, now: float) -> None:
        """A browser seen for the first time."""
        self._write(insert(visitors).values(**visitor._asdict(), secret=secret, created=now))

    def visitor(self, secret: str) -> VisitorRow | None:
        """The browser with that (hashed) secret."""
        return next((VisitorRow(*row) for row in self._rows(VISITOR, hashed=secret)), None)

    def rename_visitor(self, visitor: str, name: str, colour: str) -> None:
        """How a browser's person is called from now on."""
        self._write(update(visitors).where(visitors.c.id == visitor).values(name=name, colour=colour))

    # Tables and seats

    def add_table(self, table: TableRow, rows: list[SeatRow], entries: list[LogRow]) -> None:
        """A new table with its seats and, if it was imported, its log."""

        def change(connection: Connection) -> None:
            connection.execute(insert(tables), table._asdict())
            connection.execute(insert(seats), [{"table_id": table.id, **row._asdict()} for row in rows])
            if entries:
                connection.execute(ADD_ENTRY, [{"table_id": table.id, **row._asdict()} for row in entries])

        self._writer.write(change)

    def table(self, table_id: str) -> TableRow | None:
        """A table."""
        return next((TableRow(*row) for row in self._rows(select(tables).where(tables.c.id == table_id))), None)

    def seats(self, table_id: str) -> list[SeatRow]:
        """The seats of a table."""
        query = select(*(seats.c[name] for name in SeatRow._fields)).where(seats.c.table_id == table_id)
        return [SeatRow(*row) for row in self._rows(query.order_by(seats.c.seat))]

    def change_seat(self, table_id: str, seat: int, **values: Any) -> None:
        """Somebody sits down, stands up, is renamed; a link is issued or revoked."""
        self._write(update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat).values(**values))

    def claim_seat(self, table_id: str, seat: int, **values: Any) -> bool:
        """Sit down if nobody has; whether that went well."""
        free = update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat, seats.c.visitor.is_(None))
        return self._writer.write(lambda connection: connection.execute(free.values(**values)).rowcount == 1)

    def seat_of_link(self, link: str) -> tuple[str, int] | None:
        """The table and seat of a (hashed) link."""
        query = select(seats.c.table_id, seats.c.seat).where(seats.c.link == link)
        return next(((row[0], row[1]) for row in self._rows(query)), None)

    def tables_of(self, visitor: str, limit: int) -> list[str]:
        """The tables where a visitor sits or that he opened, the last changed first."""
        mine = select(seats.c.table_id).where(seats.c.visitor == visitor)
        query = select(tables.c.id).where(or_(tables.c.id.in_(mine), tables.c.owner == visitor))
        return [row[0] for row in self._rows(query.order_by(tables.c.changed.desc()).limit(limit))]

    def listed_tables(self, limit: int) -> list[str]:
        """Open tables, the last changed first."""
        query = select(tables.c.id).where(tables.c.listed).order_by(tables.c.changed.desc()).limit(limit)
        return [row[0] for row in self._rows(query)]

    def tables_under_way(self) -> list[str]:
        """Tables whose seat to move may be a bot's or on a clock: what a server that starts must look after."""
        query = (
            select(tables.c.id)
            .join(seats, (seats.c.table_id == tables.c.id) & (seats.c.seat == tables.c.to_move))
            .where(or_(seats.c.bot.is_not(None), tables.c.clock.is_not(None)))
        )
        return [row[0] for row in self._rows(query)]

    # The log

    def log(self, table_id: str) -> list[LogRow]:
        """The log of a table."""
        query = select(*(log.c[name] for name in LogRow._fields)).where(log.c.table_id == table_id)
        return [LogRow(*row) for row in self._rows(query.order_by(log.c.version))]

    def append(self, table_id: str, entries: list[LogRow], to_move: int | None, used: float = 0.0) -> None:
        """A choice or some undos more; a racing second writer loses by the primary key and gets Taken."""
        last = entries[-1]
        moved = {"table_id": table_id, "to_version": last.version, "at": last.at, "next_seat": to_move}

        def change(connection: Connection) -> None:
            connection.execute(ADD_ENTRY, [{"table_id": table_id, **row._asdict()} for row in entries])
            connection.execute(MOVE_ON, moved)
            if used:
                connection.execute(SPEND, {"of_table": table_id, "of_seat": last.seat, "seconds": used})

        self._writer.write(change)

    # Talk

    def say(self, table_id: str, seat: int | None, name: str, text: str, now: float) -> ChatRow:
        """One line more."""
        last = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.table_id == table_id)

        def change(connection: Connection) -> ChatRow:
            row = ChatRow(connection.execute(last).scalar_one() + 1, seat, name, text, now)
            connection.execute(insert(chat), {"table_id": table_id, **row._asdict()})
            return row

        return self._writer.write(change)

    def chat(self, table_id: str, since: int = 0) -> list[ChatRow]:
        """The talk of a table after a line."""
        query = select(*(chat.c[name] for name in ChatRow._fields))
        query = query.where(chat.c.table_id == table_id, chat.c.number > since)
        return [ChatRow(*row) for row in self._rows(query.order_by(chat.c.number))]

    def lines(self, table_id: str) -> int:
        """The number of the last line of a table's talk; 0 while nobody said anything."""
        query = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.table_id == table_id)
        number: int = self._rows(query)[0][0]
        return number

    def note(self, table_id: str, visitor: str) -> str:
        """A visitor's private notes on a table."""
        query = select(notes.c.text).where(notes.c.table_id == table_id, notes.c.visitor == visitor)
        return next((row[0] for row in self._rows(query)), "")

    def write_note(self, table_id: str, visitor: str, text: str) -> None:
        """Write them anew."""
        there = update(notes).where(notes.c.table_id == table_id, notes.c.visitor == visitor)

        def change(connection: Connection) -> None:
            if connection.execute(there.values(text=text)).rowcount == 0:
                connection.execute(insert(notes), {"table_id": table_id, "visitor": visitor, "text": text})

        self._writer.write(change)


def _open(url: str) -> Engine:
    """A database brought up to date."""
    engine = None
    try:
        engine = _engine(url)
        migrate(engine)
    except (SQLAlchemyError, ImportError, NewerDatabase) as error:  # no such file, host, database, driver or version
        if engine is not None:
            engine.dispose()
        raise CannotOpen(" ".join(str(getattr(error, "orig", None) or error).split())) from error
    return engine


def _engine(url: str) -> Engine:
    if not url.startswith("sqlite"):
        return create_engine(url, pool_size=8, max_overflow=32, pool_pre_ping=True)
    engine = create_engine(url, pool_size=8, max_overflow=32, connect_args={"timeout": 30, "check_same_thread": False})

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode = WAL")  # readers do not wait for the writer
        cursor.execute("PRAGMA synchronous = FULL")  # what was acknowledged survives even a power cut
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    return engine
