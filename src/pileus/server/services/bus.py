"""Hints that a table has changed. Losing one only delays: whoever hears it reads the table anew."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager


class Bus:
    """Hints within one process; may be rung from any thread."""

    def __init__(self) -> None:
        self._ears: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self.robots: asyncio.Queue[str] = asyncio.Queue()
        """Tables that bots and clocks should look at."""
        self._loop: asyncio.AbstractEventLoop | None = None

    def open(self) -> None:
        """From now on, in this event loop."""
        self._loop = asyncio.get_running_loop()

    def close(self) -> None:
        """Nobody listens any more."""
        self._loop = None

    def ring(self, table_id: str, *, robots: bool = False, but: asyncio.Event | None = None) -> None:
        """A table has changed. `robots`: a bot or a clock may have the next word; `but`: who knows it already."""
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._wake, table_id, robots, but)

    def _wake(self, table_id: str, robots: bool, but: asyncio.Event | None) -> None:
        for ear in self._ears.get(table_id, ()):
            if ear is not but:
                ear.set()
        if robots:
            self.robots.put_nowait(table_id)

    @contextmanager
    def listening(self, table_id: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever a table changes."""
        ear = asyncio.Event()
        self._ears[table_id].add(ear)
        try:
            yield ear
        finally:
            self._ears[table_id].discard(ear)
            if not self._ears[table_id]:
                del self._ears[table_id]
