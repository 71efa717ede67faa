"""Spreading work over processes, in an order that does not depend on how many there are."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator
from typing import TypeVar

J = TypeVar("J")
R = TypeVar("R")


def processes_for(wanted: int | None) -> int:
    """How many processes to use: what was asked for, or one per core."""
    return max(1, wanted if wanted is not None else os.cpu_count() or 1)


def spread(work: Callable[[J], R], jobs: list[J], processes: int) -> Iterator[R]:
    """The results of all jobs, in the order of the jobs; `work` is a module-level function."""
    if processes == 1 or len(jobs) == 1:
        yield from map(work, jobs)
        return
    # Started afresh: a forked child would inherit threads and half-loaded compilers.
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(processes, len(jobs))) as pool:
        yield from pool.imap(work, jobs)


def chunks(count: int, size: int) -> list[range]:
    """The numbers 0 to count - 1 in runs of at most `size`."""
    return [range(start, min(start + size, count)) for start in range(0, count, size)]
