"""Load: many live games at once, whose players choose as fast as the server lets them.

    make load                                   200 games of Liberté for 20 seconds
    make load ARGS="--games 50 --pace 1"        50 games, a choice a second in each

A server is started in a process of its own over an empty database. Each game has a browser with all its seats and a
live connection, compressed as browsers ask for; whenever it is told that somebody is to choose it posts a choice at
random. Measured are the choices made, the time from posting a choice until the push that tells of it, errors, and the
server's memory and processor. Beside them stand the commits a second that SQLite makes on the same disk, one after the
other, as durable as the server's; and how many plain steps Python makes, since machines differ and are shared.

Memory is what the process really uses (VmRSS): empty; with all games opened and looked at; while they are played, with
their connections; and of a server started anew that has read all those half-played games, when nobody is connected.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

from pileus.arena.bench import _calibration

WARM_UP = 3.0


class Named(msgspec.Struct):
    """A choice, as far as it matters here."""

    name: str


class State(msgspec.Struct):
    """A state, as far as it matters here."""

    version: int
    seat: int | None
    choices: list[Named]
    result: dict[str, Any] | None


class Push(msgspec.Struct):
    """A message of the live connection."""

    kind: str
    state: State | None = None


read_push = msgspec.json.Decoder(Push).decode
write = msgspec.json.Encoder().encode


class Figures:
    """What is counted."""

    def __init__(self) -> None:
        self.measuring = False
        self.choices = 0
        self.errors: list[str] = []
        self.latencies: list[float] = []
        self.seconds = 0.0  # that were counted
        self.processor = 0.0  # seconds of processor time the server had in them
        self.memory = 0.0  # MiB of the server at their end


class Poster:
    """HTTP by hand over one connection: a client that costs little beside what it measures."""

    def __init__(self, port: int, cookie: str) -> None:
        self.port = port
        self.head = (
            f"Host: 127.0.0.1:{port}\r\nCookie: pileus={cookie}\r\n"
            "Content-Type: application/json\r\nAccept-Encoding: gzip\r\n"
        )
        self.reader: asyncio.StreamReader | None = None

    async def post(self, path: str, body: bytes) -> tuple[int, bytes]:
        """Status and body of an answer; over a new connection if the old one was closed for being idle."""
        request = f"POST {path} HTTP/1.1\r\n{self.head}Content-Length: {len(body)}\r\n\r\n".encode() + body
        for again in (True, False):
            try:
                return await self._ask(request)
            except (asyncio.IncompleteReadError, ConnectionError):
                self.reader = None
                if not again:
                    raise
        raise AssertionError

    async def _ask(self, request: bytes) -> tuple[int, bytes]:
        if self.reader is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**20)
        self.writer.write(request)
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        length = int(head.partition("content-length:")[2].partition("\r\n")[0])
        return int(head.split(" ", 2)[1]), await self.reader.readexactly(length)


class Game:
    """One live game: a browser at all its seats."""

    def __init__(self, port: int, table: str, cookie: str, pace: float, figures: Figures) -> None:
        self.table, self.cookie, self.port = table, cookie, port
        self.pace = pace
        self.figures = figures
        self.poster = Poster(port, cookie)

    async def play(self) -> None:
        """Until it is over, or the load ends."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/live"
        cookie = {"Cookie": f"pileus={self.cookie}"}
        async with connect(address, additional_headers=cookie, max_size=None) as socket:
            posted, sent = -1, 0.0
            while True:
                push = read_push(await socket.recv())
                state = push.state
                if state is None or state.version <= posted:
                    continue
                if posted >= 0:
                    self.count(time.perf_counter() - sent)
                if state.result is not None:
                    return
                if self.pace:
                    await asyncio.sleep(random.uniform(0.5, 1.5) * self.pace)
                posted, sent = state.version, time.perf_counter()
                await self.choose(state)

    async def choose(self, state: State) -> None:
        """Anything but to pass: games shall be long."""
        names = [choice.name for choice in state.choices]
        name = random.choice([name for name in names if name != "pass"] or names)
        body = {"seat": state.seat, "choice": name, "version": state.version, "key": f"load-{state.version:06}"}
        status, answer = await self.poster.post(f"/api/tables/{self.table}/choices", write(body))
        if status != 201:
            self.figures.errors.append(f"{status} {answer[:200]!r}")

    def count(self, latency: float) -> None:
        """A choice was made and told."""
        if self.figures.measuring:
            self.figures.choices += 1
            self.figures.latencies.append(latency)


class Server:
    """`pileus serve` in a process of its own."""

    def __init__(self, folder: Path) -> None:
        limits = ["--rate", "1000000", "--connections", "100000", "--pace", "0"]
        command = [sys.executable, "-m", "pileus", "serve", "--port", "0", "--database", str(folder / "load.sqlite")]
        self.log = folder / f"log-{time.monotonic_ns()}"
        with self.log.open("w", encoding="utf-8") as log:
            self.process = subprocess.Popen([*command, *limits], stderr=log)
        self.port = self._port()

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()

    def _port(self) -> int:
        for _ in range(600):
            for line in self.log.read_text(encoding="utf-8").splitlines():
                if '"serving"' in line:
                    return int(msgspec.json.decode(line)["address"].rstrip("/").rpartition(":")[2])
            time.sleep(0.05)
        raise SystemExit(f"the server did not start: {self.log.read_text(encoding='utf-8')}")

    def memory(self) -> float:
        """MiB of memory it really uses."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def processor(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def faults(self) -> int:
        """Lines of its log that tell of errors."""
        return self.log.read_text(encoding="utf-8").count('"level": "error"')


def open_games(port: int, count: int, game: str) -> list[tuple[str, str]]:
    """Tables, each with the cookie of the browser that has its seats."""
    tables = []
    for _ in range(count):
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as browser:
            browser.get("/api/me").raise_for_status()
            seats = [{"who": "me"}, {"who": "here"}, {"who": "here"}]
            new = {"game": game, "seats": seats, "options": {"players": 3}}
            opened = browser.post("/api/tables", json=new).raise_for_status().json()
            browser.get(f"/api/tables/{opened['id']}").raise_for_status()
            tables.append((opened["id"], browser.cookies["pileus"]))
    return tables


async def measure(server: Server, tables: list[tuple[str, str]], pace: float, seconds: float) -> Figures:
    """Play, and after a warm-up count."""
    figures = Figures()
    games = [Game(server.port, table, cookie, pace, figures) for table, cookie in tables]
    tasks = [asyncio.create_task(game.play()) for game in games]
    await asyncio.sleep(WARM_UP)
    figures.measuring, began, before = True, time.perf_counter(), server.processor()
    await asyncio.sleep(seconds)
    figures.measuring = False
    figures.seconds, figures.processor = time.perf_counter() - began, server.processor() - before
    figures.memory = server.memory()
    for task in tasks:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, Exception):
            figures.errors.append(repr(outcome))
    return figures


def commits(folder: Path, seconds: float = 2.0) -> float:
    """Commits a second of one line each, every one on the disk before the next begins."""
    database = sqlite3.connect(folder / "commits.sqlite", isolation_level=None)
    database.executescript("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE log (line TEXT);")
    began, count = time.perf_counter(), 0
    while time.perf_counter() - began < seconds:
        database.execute("INSERT INTO log VALUES ('a choice of about the usual length')")
        count += 1
    database.close()
    return count / seconds


def read_again(folder: Path, tables: list[tuple[str, str]]) -> tuple[float, float]:
    """A fresh server that reads the games as they stand: KiB and milliseconds for each."""
    with Server(folder) as server, httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as browser:
        browser.get(f"/api/tables/{tables[0][0]}?watch=true").raise_for_status()
        before, busy = server.memory(), server.processor()
        for table, _ in tables[1:]:
            browser.get(f"/api/tables/{table}?watch=true&since=1000000").raise_for_status()
        count = len(tables) - 1
        return 1024 * (server.memory() - before) / count, 1000 * (server.processor() - busy) / count


def rows(folder: Path, args: argparse.Namespace) -> list[tuple[str, str]]:
    """The whole measurement, as rows of a table."""
    steps, durable = _calibration(1.0), commits(folder)
    with Server(folder) as server:
        open_games(server.port, 1, args.game)  # whatever is loaded once
        empty = server.memory()
        tables = open_games(server.port, args.games, args.game)
        idle = server.memory()
        figures = asyncio.run(measure(server, tables, args.pace, args.seconds))
        load = os.getloadavg()[0]
    kept, reading = read_again(folder, tables)
    cuts = statistics.quantiles(figures.latencies, n=100)
    made = figures.choices / figures.seconds
    return [
        ("calibration: plain Python steps", f"{steps / 1e6:,.1f} million a second"),
        ("calibration: bare commits to the same disk", f"{durable:,.0f} a second"),
        ("live games", f"{args.games} of {args.game}, {args.pace or 'no'} seconds between push and choice"),
        ("choices a second", f"{made:,.0f}"),
        ("choices for a bare commit", f"{made / durable:.1f}"),
        ("POST to push, p50", f"{1000 * cuts[49]:,.0f} ms"),
        ("POST to push, p95", f"{1000 * cuts[94]:,.0f} ms"),
        ("POST to push, p99", f"{1000 * cuts[98]:,.0f} ms"),
        ("errors", f"{len(figures.errors) + server.faults()}"),
        ("processor time for a choice", f"{1000 * figures.processor / figures.choices:,.2f} ms"),
        ("processor time of the server", f"{100 * figures.processor / figures.seconds:,.0f} % of a core"),
        ("memory of the server, empty", f"{empty:,.0f} MiB"),
        ("memory of an idle game, just opened", f"{1024 * (idle - empty) / args.games:,.0f} KiB"),
        ("memory of an idle game, half played", f"{kept:,.0f} KiB"),
        ("memory of a live game, with its connection", f"{1024 * (figures.memory - empty) / args.games:,.0f} KiB"),
        ("processor time to read a half-played game", f"{reading:,.1f} ms"),
        ("load of the machine", f"{load:.1f} on {os.cpu_count()} cores"),
        *(("error", error) for error in figures.errors[:3]),
    ]


def main() -> int:
    """Run it, print a table; the exit code says whether there was an error."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--game", default="liberte")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pace", type=float, default=0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        measured = rows(Path(folder), args)
    width = max(len(name) for name, _ in measured)
    for name, value in measured:
        print(f"{name:{width}}  {value}")
    return 0 if dict(measured)["errors"] == "0" else 1


if __name__ == "__main__":
    sys.exit(main())
