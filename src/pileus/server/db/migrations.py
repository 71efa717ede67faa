"""Versions of the schema, each a step from the one before; a database of any older version is brought up to date."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, Engine, func, insert, inspect, select

from . import schema


def _first(connection: Connection) -> None:
    """1: visitors, tables, seats, log, chat and notes."""
    schema.metadata.create_all(connection)


def _hints(connection: Connection) -> None:
    """2: whether a table allows hints. A database that begins with this version has the column already."""
    if "hints" not in {column["name"] for column in inspect(connection).get_columns("tables")}:
        connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN hints BOOLEAN NOT NULL DEFAULT FALSE")


MIGRATIONS: tuple[Callable[[Connection], None], ...] = (_first, _hints)


class NewerDatabase(Exception):
    """The database was written by a newer Pileus."""


def migrate(engine: Engine) -> int:
    """Bring a database up to date, in one transaction. Its version."""
    with engine.begin() as connection:
        if not inspect(connection).has_table("schema_version"):
            schema.versions.create(connection)
        version = connection.scalar(select(func.max(schema.versions.c.version))) or 0
        if version > len(MIGRATIONS):
            raise NewerDatabase(
                f"the database has version {version}, this Pileus knows {len(MIGRATIONS)}: use a newer Pileus for it"
            )
        for number, step in enumerate(MIGRATIONS[version:], start=version + 1):
            step(connection)
            connection.execute(insert(schema.versions).values(version=number))
    return len(MIGRATIONS)
