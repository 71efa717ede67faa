"""Compiled code for searches: used where it is there, made meanwhile where it is not.

Compiling takes a minute or two, once for given rules, tactics and data. Nobody waits for it: until it is done searches
are interpreted, which comes to the same with fewer iterations.
"""

from __future__ import annotations

import atexit
import os
import subprocess
import sys
import threading
import time

from pileus.games import OURS, find
from pileus.games.contract import Game
from pileus.kernel.backend import numba_is_there

from ..interrupts import kept_from_children
from .engine import search_engine
from .mind import Mind

_minds: dict[tuple[str, bool], Mind] = {}
_compiling: dict[str, subprocess.Popen[bytes] | None] = {}
_awaited: set[str] = set()
PATIENCE = 2.0  # seconds between looks whether compiled code is there


def mind_for(game: Game) -> Mind:
    """One mind for each game in a process, and of the faster kind as soon as there is one."""
    fast = is_ready(game)
    if not fast:
        prepare(game)
    if (game.name, fast) not in _minds:
        _minds[game.name, fast] = Mind(game, fast)
    return _minds[game.name, fast]


def is_ready(game: Game) -> bool:
    """Whether compiled code is loaded, or can be now."""
    if (game.name, True) in _minds:
        return True
    return game.name not in _awaited and numba_is_there() and search_engine(game, True).is_warm()


def load(game: Game) -> None:
    """In a process that will search: now, or as soon as there is compiled code, beside it, so that no thought waits."""
    mind_for(game).warm_up()
    if not is_ready(game) and numba_is_there() and game.name not in _awaited:
        _awaited.add(game.name)
        threading.Thread(target=_await, args=(game,), daemon=True).start()


def _await(game: Game) -> None:
    while not search_engine(game, True).is_warm():
        time.sleep(PATIENCE)
    mind = Mind(game, True)
    mind.warm_up()
    _minds[game.name, True] = mind


def prepare(game: Game) -> None:
    """See to it that there will be compiled code, in a process of its own. Only our own games can be found there."""
    if game.name in _compiling or game.name not in OURS or not numba_is_there() or search_engine(game, True).is_warm():
        return
    program = f"from pileus.bots.search.warming import compile_now; compile_now({game.name!r})"
    with kept_from_children():
        process = subprocess.Popen([sys.executable, "-c", program], stdin=subprocess.DEVNULL, env={**os.environ})
    _compiling[game.name] = process
    atexit.register(process.kill)  # whoever leaves takes it along


def leave_compiling_to_others() -> None:
    """In a worker: whoever started it compiles."""
    _compiling.update(dict.fromkeys(OURS))


def compile_now(name: str) -> None:
    """Compile, or load what was compiled before, in this process."""
    game = find(name)
    if not numba_is_there():
        return
    mind = Mind(game, True)
    mind.warm_up()
    _minds[name, True] = mind
