"""A table, its owner, and a stranger who tries everything."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from typing import Any

import pytest

from pileus.client import Client, ServerRefused
from tests.server.serving import Served


class Scene:
    """A table of Claire's with a free seat for a friend, and a stranger."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.claire = Client(served.address, "Claire", patience=0)
        self.mallory = Client(served.address, "Mallory", patience=0)
        seats = [{"who": "me"}, {"who": "link"}, {"who": "here"}]
        opened = self.claire.open("liberte", seats, players=3)
        self.table, self.link = opened["id"], opened["links"]["1"]
        self.path = f"/api/tables/{self.table}"

    def everything(self) -> list[list[Any]]:
        """All that could be changed: every row of the database but those of people, and what the server shows.

        Not who is online: the server hears that a connection is gone a moment after it is.
        """
        with closing(sqlite3.connect(f"file:{self.served.database}?mode=ro", uri=True)) as database:
            rows = [
                list(database.execute(f"SELECT * FROM {name}")) for name in ("tables", "seats", "log", "chat", "notes")
            ]
        shown = self.claire.look(self.table, seat=0)
        for seat in shown["seats"]:
            del seat["online"]
        return [*rows, [shown]]

    def choice(self, **changes: Any) -> dict[str, Any]:
        """A choice that would be good, but for the changes."""
        to_move = self.claire.look(self.table)["to_move"]
        return {"seat": to_move, "choice": "pass", "version": 0, "key": "a key of its own", **changes}


def expect(status: int, problem: str, client: Client, *asked: Any, **query: Any) -> None:
    """Refused with that status, for that reason."""
    with pytest.raises(ServerRefused) as no:
        client.ask(*asked, **query)
    assert (no.value.status, no.value.problem["id"]) == (status, problem)


def expect_logged(served: Served, **fields: Any) -> None:
    """A line of the log says so, within a moment."""
    until = time.monotonic() + 10
    while not served.logged(**fields):
        assert time.monotonic() < until, fields
        time.sleep(0.02)
