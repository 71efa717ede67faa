"""The store: committed when it returns, in one commit with whatever waited; who was slower loses, and he alone."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event

from pileus.server.db.migrations import MIGRATIONS, migrate
from pileus.server.db.rows import LogRow, SeatRow, TableRow, Taken, VisitorRow
from pileus.server.db.store import CannotOpen, Store

CLAIRE = VisitorRow("claire", "Claire", "plum")


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    store.add_visitor(CLAIRE, "hashed", 1.0)
    yield store
    store.close()


def add_table(store: Store, name: str, **changes: Any) -> str:
    row = TableRow(name, "liberte", "data", {}, None, b"k" * 32, name, False, 0.0, None, "claire", 1.0, 1.0, 0, 0)
    seats = [SeatRow(seat, "", "plum", None, None, None, False, 0.0) for seat in range(3)]
    store.add_table(row._replace(**changes), seats, [])
    return name


def entry(version: int, key: str = "") -> LogRow:
    return LogRow(version, 0, "pass", key or f"key-{version}", 2.0)


def at_once(*changes: Callable[[], Any]) -> list[Any]:
    """What comes of changes made by as many threads: an answer, or Taken."""
    outcomes: list[Any] = [None] * len(changes)

    def run(i: int) -> None:
        try:
            outcomes[i] = changes[i]()
        except Taken:
            outcomes[i] = Taken

    threads = [threading.Thread(target=run, args=(i,)) for i in range(len(changes))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return outcomes


def behind_a_slow_one(store: Store, *changes: Callable[[], Any]) -> tuple[list[Any], int]:
    """Changes that all wait while the writer is busy; what comes of them, and in how many commits."""
    commits: list[None] = []
    event.listen(store.engine, "commit", lambda connection: commits.append(None))
    busy, go = threading.Event(), threading.Event()

    def slow(connection: Connection) -> None:
        busy.set()
        go.wait()

    first = threading.Thread(target=lambda: store._writer.write(slow))
    first.start()
    busy.wait()

    def release() -> None:
        while store._writer._queue.qsize() < len(changes):
            pass
        go.set()

    outcomes = at_once(*changes, release)
    first.join()
    return outcomes[:-1], len(commits)


def test_what_waits_together_is_committed_together(store: Store):
    tables = [add_table(store, f"table{i}") for i in range(20)]
    appends = [lambda table=table: store.append(table, [entry(1)], 1) for table in tables]
    outcomes, commits = behind_a_slow_one(store, *appends)
    assert (set(outcomes), commits) == ({None}, 2)
    assert all(store.log(table) == [entry(1)] for table in tables)


def test_in_a_group_only_the_one_that_lost_is_taken(store: Store):
    tables = [add_table(store, f"table{i}") for i in range(5)]
    store.append(tables[2], [entry(1, "somebody else")], 1)
    appends = [lambda table=table: store.append(table, [entry(1)], 1) for table in tables]
    outcomes, _ = behind_a_slow_one(store, *appends)
    assert outcomes == [None, None, Taken, None, None]
    assert [len(store.log(table)) for table in tables] == [1, 1, 1, 1, 1]


def test_what_has_returned_is_seen_by_everybody(store: Store, database: str):
    table = add_table(store, "table")
    store.append(table, [entry(1)], 2)
    other = Store(database)
    assert other.log(table) == [entry(1)]
    found = other.table(table)
    assert found is not None
    assert (found.version, found.to_move, found.changed) == (1, 2, 2.0)
    other.close()


def test_every_connection_writes_through_to_the_disk(tmp_path: Path):
    """A kill would not tell: what the system holds survives it, but no power cut."""
    store = Store(f"sqlite:///{tmp_path / 'club.sqlite'}")
    asked = ("PRAGMA journal_mode", "PRAGMA synchronous", "PRAGMA foreign_keys")
    for _ in range(3):
        found = store._writer.write(lambda connection: [connection.exec_driver_sql(one).scalar() for one in asked])
        assert found == ["wal", 2, 1]
    store.close()


def test_of_writers_that_race_for_a_version_one_wins(store: Store):
    table = add_table(store, "table")
    outcomes = at_once(*(lambda i=i: store.append(table, [entry(1, f"racer-{i}")], 1) for i in range(8)))
    assert outcomes.count(None) == 1
    assert outcomes.count(Taken) == 7


def test_a_key_counts_once_at_a_table_and_anew_at_another(store: Store):
    one, other = add_table(store, "one"), add_table(store, "other")
    store.append(one, [entry(1, "the key")], 1)
    with pytest.raises(Taken):
        store.append(one, [entry(2, "the key")], 1)
    store.append(other, [entry(1, "the key")], 1)
    assert [row.version for row in store.log(one)] == [1]


def test_several_undos_are_one_change(store: Store):
    table = add_table(store, "table")
    store.append(table, [entry(1), entry(2), entry(3)], 1)
    with pytest.raises(Taken):
        store.append(table, [entry(4), entry(5, "key-1")], 1)
    assert [row.version for row in store.log(table)] == [1, 2, 3]


def test_of_people_who_race_for_a_seat_one_sits_down(store: Store):
    table = add_table(store, "table")
    outcomes = at_once(*(lambda: store.claim_seat(table, 1, visitor="claire") for _ in range(8)))
    assert sorted(outcomes) == [False] * 7 + [True]


def test_lines_of_talk_are_numbered_without_gaps_whoever_speaks(store: Store):
    table = add_table(store, "table")
    at_once(*(lambda i=i: store.say(table, None, "Claire", f"line {i}", 3.0) for i in range(10)))
    assert [row.number for row in store.chat(table)] == list(range(1, 11))
    assert (store.lines(table), [row.number for row in store.chat(table, 8)]) == (10, [9, 10])


def test_notes_are_written_anew(store: Store):
    table = add_table(store, "table")
    for text in ("first", "second\n\t«2» 🎩"):
        store.write_note(table, "claire", text)
    assert store.note(table, "claire") == "second\n\t«2» 🎩"


def test_a_fault_of_one_change_is_told_to_whoever_made_it(store: Store):
    def faulty(connection: Connection) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        store._writer.write(faulty)
    assert add_table(store, "table") == "table"


def test_a_store_that_closes_commits_what_waits_and_takes_no_more(store: Store, database: str):
    table = add_table(store, "table")

    def close() -> None:
        while store._writer._queue.empty():
            pass
        store.close()

    behind_a_slow_one(store, lambda: store.append(table, [entry(1)], 1), close)
    with pytest.raises(RuntimeError):
        store.append(table, [entry(2)], 1)
    again = Store(database)
    assert again.log(table) == [entry(1)]
    again.close()


def test_a_database_of_this_version_is_left_as_it_is(store: Store):
    add_table(store, "table")
    assert migrate(store.engine) == len(MIGRATIONS)
    assert store.table("table") is not None


def test_what_must_be_looked_after_at_the_start(store: Store):
    bots, clock, people = add_table(store, "bots"), add_table(store, "clock", clock=60.0), add_table(store, "people")
    add_table(store, "over", to_move=None, clock=60.0)
    store.change_seat(bots, 0, bot="random")
    store.change_seat(people, 1, bot="random")
    assert sorted(store.tables_under_way()) == [bots, clock]


def test_an_address_without_a_database_is_one_sentence():
    with pytest.raises(CannotOpen, match="unable to open database file"):
        Store("sqlite:////nowhere/at/all/club.sqlite")
    with pytest.raises(CannotOpen):
        Store("nosuchdatabase://here")
    with pytest.raises(CannotOpen):
        Store("postgresql+psycopg://nobody@127.0.0.1:1/nothing")


def test_a_database_of_the_first_version_learns_of_hints(database: str):
    """Its tables stay, and allow none."""
    store = Store(database)
    store.add_visitor(CLAIRE, "hashed", 1.0)
    add_table(store, "old")
    with store.engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE tables DROP COLUMN hints")
        connection.exec_driver_sql("DELETE FROM schema_version WHERE version > 1")
    store.close()
    again = Store(database)
    row = again.table("old")
    assert row is not None and not row.hints
    again.close()
