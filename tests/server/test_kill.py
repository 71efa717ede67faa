"""kill -9 at random moments while a hundred games of bots and people go on.

Whatever a client was told, by an answer or by looking on, is there after the restart, and every game goes on to its
end. Every second kill comes the very moment that something was told: what was told too early is lost then.
"""

from __future__ import annotations

import random
import sqlite3
import threading
import time
from collections import defaultdict
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx

import pileus
from pileus.client import Client, ServerRefused
from tests.server.serving import Served, serving

EMANCIPATION = 15
LIBERTE = 75
PEOPLE = 10  # games of Liberté with a person among the bots
KILLS = 6

WHITE = ((2, 1, 2), (5, 1, 3), (11, 1, 3), (12, 0, 3), (14, 0, 3), (15, 0, 3), (17, 2, 3))
LAST_TURN = {  # the white blocks are nearly used up, so the game is over after some fifty choices
    "game": "liberte",
    "turn": 4,
    "stacks": [{"province": p, "seat": seat, "faction": "white", "blocks": n} for p, seat, n in WHITE],
}


class Told:
    """Everything anybody was told: by table, the choice with each number."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._victim: Served | None = None
        self.choices: defaultdict[str, dict[int, str]] = defaultdict(dict)

    def kill_when_something_is_told(self, served: Served) -> None:
        """By whoever is told next, at once."""
        self._victim = served

    def add(self, table: str, number: int, choice: str) -> None:
        """What is told twice must be the same."""
        with self._lock:
            assert self.choices[table].setdefault(number, choice) == choice
            victim, self._victim = self._victim, None
            if victim is not None:
                victim.kill()

    def of(self, table: str) -> int:
        """The last number known of a table."""
        return max(self.choices[table], default=0)


class Helper(threading.Thread):
    """Does something again and again until it is told to stop; a fault fails the test."""

    def __init__(self, address: str, told: Told) -> None:
        super().__init__(daemon=True)
        self.client = Client(address, "Claire", patience=120)
        self.told = told
        self.stopped = threading.Event()
        self.fault: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.stopped.is_set():
                self.step()
        except BaseException as fault:
            self.fault = fault

    def step(self) -> None:
        """Once."""
        raise NotImplementedError

    def finish(self) -> None:
        """Stop, and say what went wrong."""
        self.stopped.set()
        self.join(timeout=150)
        if self.fault is not None:
            raise self.fault


class Onlooker(Helper):
    """Looks at one table after the other."""

    tables: list[str]

    def step(self) -> None:
        table = random.choice(self.tables)
        state = self.client.look(table, watch=True, since=self.told.of(table))
        for moment in state["story"]:
            if moment["number"]:
                self.told.add(table, moment["number"], moment["choice"])
        time.sleep(0.003)


class Person(Helper):
    """Plays at a seat of several tables, and notes what was acknowledged."""

    def __init__(self, address: str, told: Told) -> None:
        super().__init__(address, told)
        seats = [{"who": "me"}, {"who": "bot"}, {"who": "bot"}]
        start = {"position": LAST_TURN}
        self.tables = [self.client.open("liberte", seats, table=start, players=3)["id"] for _ in range(PEOPLE)]

    def step(self) -> None:
        table = random.choice(self.tables)
        state = self.client.look(table, since=10**9)
        if not state["choices"]:
            time.sleep(0.01)
            return
        name = random.choice(state["choices"])["name"]
        try:
            self.client.choose(state, name)
        except ServerRefused as no:
            assert no.status == 409
            return
        self.told.add(table, state["number"] + 1, name)


def kept(served: Served) -> dict[str, dict[int, str]]:
    """What the database has, read behind the server's back. Nobody takes back here: a version is a number."""
    found: defaultdict[str, dict[int, str]] = defaultdict(dict)
    with closing(sqlite3.connect(f"file:{served.database}?mode=ro", uri=True)) as database:
        for table, version, choice in database.execute("SELECT table_id, version, choice FROM log"):
            found[table][version] = choice
    return found


def under_way(served: Served) -> int:
    """How many games are not over."""
    with closing(sqlite3.connect(f"file:{served.database}?mode=ro", uri=True)) as database:
        count: int = database.execute("SELECT count(*) FROM tables WHERE to_move IS NOT NULL").fetchone()[0]
        return count


def expect_everything_told_is_kept(served: Served, told: Told) -> None:
    with told._lock:
        said = {table: dict(choices) for table, choices in told.choices.items()}
    there = kept(served)
    for table, choices in said.items():
        assert choices.items() <= there[table].items(), table


def open_games(client: Client) -> list[str]:
    bots = [{"who": "bot"}] * 3
    games = [client.open("emancipation", bots, players=3, mode=mode) for mode in ("competitive",) * EMANCIPATION]
    games += [client.open("liberte", bots, table={"position": LAST_TURN}, players=3) for _ in range(LIBERTE)]
    return [game["id"] for game in games]


def children(process: int) -> list[Path]:
    """The processes a process has started, and those that these have, where the system says so."""
    listed = Path(f"/proc/{process}/task/{process}/children")
    found = []
    for child in listed.read_text().split() if listed.exists() else []:
        found += [Path(f"/proc/{child}"), *children(int(child))]
    return found


def wait_until(what: Any, seconds: float) -> None:
    until = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < until
        time.sleep(0.05)


def test_nothing_told_is_lost_and_every_game_goes_on(tmp_path: Path):
    told = Told()
    with serving(tmp_path, "--pace", "0", "--rate", "100000") as served:
        person, onlooker = Person(served.address, told), Onlooker(served.address, told)
        onlooker.tables = open_games(onlooker.client) + person.tables
        total = len(onlooker.tables)
        person.start()
        onlooker.start()
        for kill in range(1, KILLS + 1):
            wait_until(lambda least=kill: under_way(served) < total * (1 - 0.1 * least), 300)
            workers = children(served.process.pid)
            if kill % 2:
                time.sleep(random.random() * 0.2)
                served.kill()
            else:
                told.kill_when_something_is_told(served)
                wait_until(lambda: served.process.poll() is not None, 60)
            expect_everything_told_is_kept(served, told)
            wait_until(lambda gone=workers: not any(worker.exists() for worker in gone), 30)
            served.start_again()
        wait_until(lambda: under_way(served) == 0, 600)
        person.finish()
        onlooker.finish()
        expect_everything_told_is_kept(served, told)
        assert total == 100
        assert sum(len(choices) for choices in told.choices.values()) > 500
        assert all(len(told.choices[table]) > 3 for table in person.tables)
        for table in random.sample(onlooker.tables, 20):
            record = httpx.get(f"{served.address}/api/tables/{table}/record").json()
            assert pileus.verify(record).number == len(kept(served)[table])
        assert served.stop() == 0
    assert [line for line in served.log if line.get("level") == "error"] == []
