"""Who is looking at which table just now."""

from __future__ import annotations

import threading
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager


class Presence:
    """Open connections, counted by visitor."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._here: defaultdict[str, Counter[str]] = defaultdict(Counter)

    @contextmanager
    def here(self, table_id: str, visitor: str) -> Iterator[None]:
        """For as long as a connection lasts."""
        with self._lock:
            self._here[table_id][visitor] += 1
        try:
            yield
        finally:
            with self._lock:
                self._here[table_id][visitor] -= 1
                self._here[table_id] += Counter()  # only those who are still there
                if not self._here[table_id]:
                    del self._here[table_id]

    def of(self, table_id: str) -> set[str]:
        """The visitors at a table."""
        with self._lock:
            return set(self._here[table_id]) if table_id in self._here else set()
