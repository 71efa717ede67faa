"""The writer: one thread that commits. What arrives while it commits waits, and goes into the next commit together.

A commit costs a flush of the disk, however much is in it. Nobody is answered before his own change is committed.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from .rows import Taken

T = TypeVar("T")
LARGEST_GROUP = 100


class Job(NamedTuple):
    """A change, and whoever waits for it."""

    change: Callable[[Connection], Any]
    done: Future[Any]


class Writer:
    """Makes changes one after the other, and commits those that wait at the same time in one transaction."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._open = True
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def write(self, change: Callable[[Connection], T]) -> T:
        """Make a change; it is committed when this returns. What a constraint forbids is Taken.

        A change may be made twice, the first time in a transaction that fails, so it only speaks to the database.
        """
        if not self._open:
            raise RuntimeError("the database is closed")
        done: Future[T] = Future()
        self._queue.put(Job(change, done))
        return done.result()

    def close(self) -> None:
        """Commit what still waits, and write no more."""
        self._open = False
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        ended = False
        while not ended:
            jobs, ended = self._waiting()
            if jobs and not self._commit(jobs):
                for job in jobs:  # one of them is at fault; only that one fails
                    self._commit([job])

    def _waiting(self) -> tuple[list[Job], bool]:
        """Everything that waits, at least one job; and whether it is the end."""
        jobs: list[Job] = []
        job = self._queue.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == LARGEST_GROUP:
                return jobs, False
            try:
                job = self._queue.get_nowait()
            except Empty:
                return jobs, False
        return jobs, True

    def _commit(self, jobs: list[Job]) -> bool:
        """One transaction. Whether everybody was answered: a lone job is told why it failed, a group tries again."""
        try:
            with self._engine.begin() as connection:
                answers = [job.change(connection) for job in jobs]
        except BaseException as error:
            if len(jobs) > 1:
                return False
            jobs[0].done.set_exception(_reason(error))
            return True
        for job, answer in zip(jobs, answers, strict=True):
            job.done.set_result(answer)
        return True


def _reason(error: BaseException) -> BaseException:
    if isinstance(error, IntegrityError):
        taken = Taken(str(error.orig))
        taken.__cause__ = error
        return taken
    return error
