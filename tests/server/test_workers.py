"""Processes in which bots think: born where everything is loaded already."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from multiprocessing import forkserver
from typing import Any

import pytest

from pileus.bots.search import warming
from pileus.games import find
from pileus.kernel.backend import numba_is_there
from pileus.server.services.thinking import CAN_FORK, Thinker, open_nursery

pytestmark = pytest.mark.skipif(not CAN_FORK, reason="this system starts every process by itself")


NURSERY: Any = forkserver._forkserver


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
    assert asked(lambda thinker: thinker.ask(parentage)) == NURSERY._forkserver_pid


def test_a_nursery_that_dies_while_it_opens_is_opened_again():
    async def meanwhile(thinker: Thinker) -> Any:
        os.kill(NURSERY._forkserver_pid, signal.SIGKILL)
        return await thinker.ask(parentage)

    NURSERY._stop()
    assert asked(meanwhile) == NURSERY._forkserver_pid


@pytest.mark.skipif(not numba_is_there(), reason="without numba nothing is compiled")
def test_a_worker_has_compiled_code_before_its_first_thought():
    for game in ("liberte", "emancipation"):
        subprocess.run(
            [sys.executable, "-c", f"from pileus.bots.search.warming import compile_now; compile_now({game!r})"],
            check=True,
        )
        assert warming.is_ready(find(game))
    NURSERY._stop()  # one that opened before has no compiled code
    assert asked(lambda thinker: thinker.ask(minds)) == [("emancipation", True), ("liberte", True)]
