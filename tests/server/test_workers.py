"""Processes in which bots think: born where everything is loaded already, and gone with the server."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable
from multiprocessing import forkserver
from pathlib import Path
from typing import Any

import pytest

from pileus.bots.search import warming
from pileus.games import find
from pileus.kernel.backend import numba_is_there
from pileus.server.services.thinking import CAN_FORK, Thinker, open_nursery
from tests.server.serving import serving, wait_until

pytestmark = pytest.mark.skipif(not CAN_FORK, reason="this system starts every process by itself")


def parentage() -> int:
    """In a worker: from which process it was forked."""
    return os.getppid()


def minds() -> list[tuple[str, bool]]:
    """In a worker: the searches it can begin at once, by game, compiled or not."""
    return sorted(warming._minds)


def asked(work: Callable[[Thinker], Awaitable[Any]]) -> Any:
    """What comes of asking the workers of the searching bot of Liberté."""

    async def ask() -> Any:
        open_nursery()
        thinker = Thinker("search", "liberte", 1, 60.0)
        try:
            return await work(thinker)
        finally:
            thinker.end()

    return asyncio.run(ask())


def test_a_worker_is_forked_from_the_nursery():
    assert asked(lambda thinker: thinker.ask(parentage)) == forkserver._forkserver._forkserver_pid


@pytest.mark.skipif(not numba_is_there(), reason="without numba nothing is compiled")
def test_a_worker_has_compiled_code_before_its_first_thought():
    for game in ("liberte", "emancipation"):
        subprocess.run(
            [sys.executable, "-c", f"from pileus.bots.search.warming import compile_now; compile_now({game!r})"],
            check=True,
        )
        assert warming.is_ready(find(game))
    forkserver._forkserver._stop()  # one that opened before has no compiled code
    assert asked(lambda thinker: thinker.ask(minds)) == [("emancipation", True), ("liberte", True)]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="only Linux tells whose children there are")
def test_nobody_stays_behind_when_a_server_is_killed(tmp_path: Path):
    with serving(tmp_path) as served:
        wait_until(lambda: children(served.process.pid))
        born = children(served.process.pid)
        served.kill()
        wait_until(lambda: not any(is_alive(pid) for pid in born))


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(child) for of in Path(f"/proc/{pid}/task").glob("*/children") for child in of.read_text().split()]


def is_alive(pid: int) -> bool:
    """Whether there is such a process, and it is no mere name of one that ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False
