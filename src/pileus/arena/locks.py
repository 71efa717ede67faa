"""Locks between processes, where the system has them for files; elsewhere nobody is kept out."""

from __future__ import annotations

import contextlib
import importlib
from collections.abc import Iterator
from typing import Any

from pileus.kernel.backend import cache_folder


def take(file: Any) -> bool:
    """Whether an open file is this process's own now, until it is closed."""
    if (locks := _file_locks()) is not None:
        try:
            locks.flock(file, locks.LOCK_EX | locks.LOCK_NB)
        except BlockingIOError:
            return False
    return True


@contextlib.contextmanager
def one_at_a_time(name: str) -> Iterator[None]:
    """Processes of this machine wait for each other here."""
    if (locks := _file_locks()) is None:
        yield
        return
    folder = cache_folder()
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f"{name}.lock").open("wb") as file:
        locks.flock(file, locks.LOCK_EX)
        yield


def _file_locks() -> Any:
    try:
        return importlib.import_module("fcntl")
    except ImportError:
        return None
