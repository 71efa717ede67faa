"""A process in which bots think, for whoever plays in another."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sysconfig
import threading
import traceback
from collections.abc import Iterable
from pathlib import Path

from pileus import bots
from pileus.bots import Bot, Question
from pileus.games import find
from pileus.games.contract import Choice, Refused


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
    except Exception:
        raise
    except BaseException as gone:  # which would end whoever waits for the answer
        raise RuntimeError(f"it ended its process: {gone!r}") from gone


def told(error: BaseException) -> str:
    """What a bot did wrong, and where in its code; where that was another process, as it was told there."""
    if isinstance(error, Elsewhere):
        return str(error)
    place = _place_of(error)
    return f"{type(error).__name__}: {error}" + (f" ({place})" if place else "")


class Elsewhere(Exception):
    """What a bot did wrong in another process: errors of its own may not come over whole."""


def portable(error: Exception) -> Exception:
    """An error as it can be sent."""
    return error if isinstance(error, Refused) else Elsewhere(told(error))


def _place_of(error: BaseException) -> str:
    """The innermost line of a bot: neither Python's nor ours, and a package's only where there is no other."""
    paths = sysconfig.get_paths()
    ours, packages = str(Path(bots.__file__).parents[1]), (paths["purelib"], paths["platlib"])
    standard = (paths["stdlib"], paths["platstdlib"], "<")
    frames = [f for f in traceback.extract_tb(error.__traceback__) if not f.filename.startswith(ours)]
    own = [f for f in frames if not f.filename.startswith((*packages, *standard))]
    own = own or [f for f in frames if f.filename.startswith(packages)]
    return f"{Path(own[-1].filename).name}, line {own[-1].lineno}" if own else ""


def _go_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
