"""What docs/hosting.md promises a host: another database, a copy made while the server runs, the log."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from pileus.client import Client
from tests.server.serving import Served, serving

SEATS = [{"who": "me"}, {"who": "here"}, {"who": "bot"}]


def play_some(client: Client, table: str, choices: int) -> dict[int, str]:
    """So many choices of our own, bots between them; by number."""
    made: dict[int, str] = {}
    for state in client.live(table, timeout=120):
        if len(made) == choices:
            break
        if state["choices"]:
            name = state["choices"][0]["name"]
            client.choose(state, name)
            made[state["number"] + 1] = name
    return made


def story(client: Client, table: str) -> dict[int, str]:
    return {moment["number"]: moment["choice"] for moment in client.look(table)["story"][1:]}


def test_a_server_on_postgresql_is_killed_and_goes_on(postgres_database: str):
    """The address as a host writes it; nothing that was acknowledged is lost."""
    served = Served(postgres_database.replace("+psycopg", ""), "--pace", "0", "--rate", "10000")
    try:
        claire = Client(served.address, "Claire")
        table = claire.open("liberte", SEATS, players=3)["id"]
        made = play_some(claire, table, 5)
        claire.ask("POST", f"/api/tables/{table}/chat", {"text": "à bientôt"})
        served.kill()
        served.start_again()
        assert made.items() <= story(claire, table).items()
        assert claire.ask("GET", f"/api/tables/{table}/chat")[0]["text"] == "à bientôt"
        assert play_some(claire, table, 2)
        assert served.stop() == 0
        assert [line for line in served.log if line.get("level") == "error"] == []
    finally:
        if served.process.poll() is None:
            served.kill()


def test_a_copy_made_while_the_server_runs_can_be_put_back(tmp_path: Path):
    with serving(tmp_path, "--pace", "0", "--rate", "10000") as served:
        claire = Client(served.address, "Claire")
        table = claire.open("liberte", SEATS, players=3)["id"]
        made = play_some(claire, table, 4)
        copy = tmp_path / "copy.sqlite"
        with closing(sqlite3.connect(served.database)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
        later = play_some(claire, table, 2)
        cookies = claire.http.cookies
    restored = Served(copy, "--pace", "0", "--rate", "10000")
    try:
        again = Client(restored.address, "Somebody")
        again.http.cookies = cookies
        found = story(again, table)
        assert made.items() <= found.items()
        assert not later.items() <= found.items()
        assert again.look(table)["seats"][0]["mine"]
        assert play_some(again, table, 1)
    finally:
        restored.stop()


def test_the_log_says_when_it_is_ready_who_asked_and_that_it_went(tmp_path: Path):
    with serving(tmp_path) as served:
        claire = Client(served.address, "Claire")
        claire.http.get("/health")
        claire.http.get("/api/tables/nosuchtable1")
        assert served.stop() == 0
    assert served.log[0].items() >= {"level": "info", "message": "serving", "address": f"{served.address}/"}.items()
    assert served.log[-1]["message"] == "stopped"
    asked = served.logged(method="GET", path="/health", status=200)[0]
    assert asked["ms"] >= 0
    assert served.logged(status=404, reason="no-such-table", level="warning", message="refused")
    assert all({"at", "level", "logger", "message"} <= line.keys() for line in served.log)
