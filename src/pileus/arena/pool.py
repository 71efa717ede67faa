"""Spreading work over processes, so that what comes of it does not depend on how many there are."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import threading
import traceback
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

from pileus.games.contract import Refused
from pileus.locale import Message

J = TypeVar("J")
R = TypeVar("R")


def processes_for(wanted: int | None) -> int:
    """How many processes to use: what was asked for, or one per core."""
    return max(1, wanted if wanted is not None else os.cpu_count() or 1)


def spread(work: Callable[[J], R], jobs: list[J], processes: int) -> Iterator[R]:
    """The results of all jobs, in the order of the jobs; `work` is a module-level function."""
    early: dict[int, R] = {}
    following = 0
    for number, result in as_they_come(work, jobs, processes):
        early[number] = result
        while following in early:
            yield early.pop(following)
            following += 1


def as_they_come(work: Callable[[J], R], jobs: list[J], processes: int) -> Iterator[tuple[int, R]]:
    """The results of all jobs, each with the job's number, the soonest done first."""
    if processes == 1 or len(jobs) <= 1:
        for number, job in enumerate(jobs):
            yield number, work(job)
        return
    # Started afresh: a forked child would inherit threads and half-loaded compilers.
    context = multiprocessing.get_context("spawn")
    workers: dict[Connection, Any] = {}
    try:
        for _ in range(min(processes, len(jobs))):
            ours, theirs = context.Pipe()
            process = context.Process(target=_serve, args=(theirs, work), daemon=True)
            process.start()
            theirs.close()
            workers[ours] = process
        yield from _hand_out(jobs, list(workers))
        for pipe, process in workers.items():
            pipe.close()  # which tells it that there is nothing more to do
            process.join(5)
    finally:
        for process in workers.values():
            process.kill()


def _hand_out(jobs: list[Any], workers: list[Connection]) -> Iterator[tuple[int, Any]]:
    """One job at a time to each worker."""
    waiting = iter(enumerate(jobs))
    busy: list[Connection] = []
    for pipe, numbered in zip(workers, waiting, strict=False):
        pipe.send(numbered)
        busy.append(pipe)
    while busy:
        ready = wait(busy)
        for pipe in [pipe for pipe in busy if pipe in ready]:
            try:
                number, result, error = pipe.recv()
            except (EOFError, ConnectionError) as gone:
                raise Refused(Message("arena-worker-died", {}, "")) from gone
            if error is not None:
                raise error
            following = next(waiting, None)
            if following is None:
                busy.remove(pipe)
            else:
                pipe.send(following)
            yield number, result


def _serve(pipe: Connection, work: Callable[[Any], Any]) -> None:
    """In a worker: jobs, as long as somebody asks for them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the business of whoever asks
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            number, job = pipe.recv()
        except (EOFError, ConnectionError):
            return
        try:
            result, failure = work(job), None
        except Exception as error:
            result, failure = None, _portable(error)
        pipe.send((number, result, failure))


def _portable(error: Exception) -> Exception:
    """An error that can be sent, with the place where it happened."""
    if isinstance(error, Refused):
        return error  # its sentence says it all
    told = traceback.format_exc()
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(told)
    error.add_note(told)
    return error


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def chunks(count: int, size: int) -> list[range]:
    """The numbers 0 to count - 1 in runs of at most `size`."""
    return [range(start, min(start + size, count)) for start in range(0, count, size)]
