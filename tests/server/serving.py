"""A real server in a process of its own, as `pileus serve` starts it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, Queue
from typing import Any

PATIENCE = 120  # seconds, for machines that have other things to do


class Served:
    """A server that can be stopped, killed and started again over the same database."""

    def __init__(
        self, database: Path | str, *arguments: str, port: int = 0, environment: dict[str, str] | None = None
    ) -> None:
        self.database = str(database)
        self.arguments = arguments
        self.environment = {**os.environ, **(environment or {})}
        self.log: list[dict[str, Any]] = []
        self.process = self._start(port)

    def _start(self, port: int) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "pileus", "serve", "--port", str(port), "--database", self.database]
        process = subprocess.Popen([*command, *self.arguments], stderr=subprocess.PIPE, text=True, env=self.environment)
        started = Queue[bool]()
        self._reader = threading.Thread(target=self._read, args=(process, started), daemon=True)
        self._reader.start()
        try:
            assert started.get(timeout=PATIENCE), f"the server did not start: {self.log}"
        except (AssertionError, Empty):
            process.kill()
            raise
        return process

    def _read(self, process: subprocess.Popen[str], started: Queue[bool]) -> None:
        """The log, line by line, for as long as there is one: a full pipe would stop the server."""
        assert process.stderr is not None
        for text in process.stderr:
            line = json.loads(text) if text.startswith("{") else {"message": text}
            self.log.append(line)
            if line["message"] == "serving":
                self.address = str(line["address"]).rstrip("/")
                started.put(True)
        started.put(False)

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.address.rpartition(":")[2])

    def logged(self, **fields: Any) -> list[dict[str, Any]]:
        """The lines of the log that say so."""
        return [line for line in list(self.log) if fields.items() <= line.items()]

    def kill(self) -> None:
        """kill -9: no time for anything."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def start_again(self) -> None:
        """Over the same database, at the same port."""
        self.process = self._start(self.port)

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(timeout=30)
        self._reader.join(timeout=30)
        return code


@contextmanager
def serving(folder: Path, *arguments: str, environment: dict[str, str] | None = None) -> Iterator[Served]:
    """A server for one test."""
    served = Served(folder / "served.sqlite", *arguments, environment=environment)
    try:
        yield served
    finally:
        if served.process.poll() is None:
            served.stop()
