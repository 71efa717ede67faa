"""The same jobs on Ray: on the cluster that RAY_ADDRESS names or that runs here already, or else on this machine alone.

Pileus, and the modules of bots from outside it, must be installed on every machine; what data they have is checked.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from pileus.games.contract import Refused
from pileus.locale import Message

from .locks import one_at_a_time

J = TypeVar("J")
R = TypeVar("R")

TRIES = 3
PASSED_ON = ("PILEUS_DATA", "PILEUS_FAST", "PILEUS_CACHE")


def need_ray() -> Any:
    """Ray, or one sentence that says what to install."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # what is played here is nobody else's business
    try:
        import ray
    except ImportError as error:
        raise Refused(Message("arena-no-ray", {}, "")) from error
    return ray


def as_they_come(
    work: Callable[[J], R],
    jobs: list[J],
    at_once: int | None = None,
    prepare: Callable[[J], None] = lambda _: None,
) -> Iterator[tuple[int, R]]:
    """The results of all jobs, each with the job's number, the soonest done first; at most so many at once.

    `prepare` is given each job before the work, by one process of a machine at a time: what takes long is made once.
    """

    def prepared(job: J) -> R:
        with one_at_a_time("cluster"):
            prepare(job)
        return work(job)

    ray = need_ray()
    ours = not ray.is_initialized()
    if ours:
        _start(ray)
    try:
        room = at_once or 2 * int(ray.cluster_resources().get("CPU", 1))  # so that no machine waits for its next job
        yield from _hand_out(ray, ray.remote(prepared), jobs, room)
    finally:
        if ours:
            ray.shutdown()


def _start(ray: Any) -> None:
    """Find the cluster, or start one here; a busy machine may take longer than Ray waits, so it is tried again."""
    environment = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
    quiet = {"include_dashboard": False, "log_to_driver": False, "logging_level": "ERROR"}
    for left in reversed(range(1 if "RAY_ADDRESS" in os.environ else TRIES)):
        try:
            ray.init(runtime_env={"env_vars": environment}, **quiet)
            return
        except Exception as error:  # Ray has no class of its own for it
            ray.shutdown()
            if not left:
                raise Refused(Message("arena-ray-not-started", {"problem": str(error)}, "")) from error


def _hand_out(ray: Any, work: Any, jobs: list[Any], room: int) -> Iterator[tuple[int, Any]]:
    waiting = iter(enumerate(jobs))
    running: dict[Any, int] = {}
    while True:
        for number, job in waiting:
            running[work.remote(job)] = number
            if len(running) == room:
                break
        if not running:
            return
        done, _ = ray.wait(list(running))
        for reference in done:
            try:
                result = ray.get(reference)
            except ray.exceptions.RayTaskError as error:
                raise error.cause if isinstance(error.cause, Refused) else error from None
            yield running.pop(reference), result
