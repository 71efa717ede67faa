"""A process in which bots think, for whoever plays in another."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from pileus import bots
from pileus.bots import Bot, Question
from pileus.games import find
from pileus.games.contract import Choice


def settle_in(names: Iterable[str], game: str) -> None:
    """At its start: Ctrl-C is the business of whoever plays, and when they are gone there is nothing to do.

    What those bots need for a first thought is loaded, so that it is not longer than others.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_go_with_parent, daemon=True).start()
    bots.leave_compiling_to_others()
    for name in sorted(set(names)):
        bots.load(name, find(game))


def think(bot: Bot, question: Question) -> Choice:
    """What a bot chooses."""
    try:
        return bot.answer(question)
    except (SystemExit, KeyboardInterrupt) as gone:  # which would end whoever waits for the answer
        raise RuntimeError(f"it ended its process: {gone!r}") from gone


def place_of(error: BaseException) -> str:
    """Where in a bot it happened; where it came from another process, as that one noted."""
    notes: list[str] = getattr(error, "__notes__", [])
    if notes:
        return notes[0]
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{Path(last.filename).name}, line {last.lineno}"


def end(pool: ProcessPoolExecutor) -> None:
    """At once, in the middle of a thought too; whoever waits for one hears that the pool is broken."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False)


def _go_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
