"""Engines of games, each built once per process."""

from __future__ import annotations

from collections.abc import Callable

from pileus.kernel.backend import numba_is_there
from pileus.kernel.engine import Engine

from .contract import Game


def engine(game: Game, compiled: bool | None = None, notice: Callable[[str], None] = lambda _: None) -> Engine:
    """The engine of a game; `notice` hears of a compilation that takes long."""
    fast = numba_is_there() if compiled is None else compiled
    if (game.name, fast) not in _engines:
        _engines[game.name, fast] = Engine(game.state, vars(game.rules), fast, notice)
    return _engines[game.name, fast]


_engines: dict[tuple[str, bool], Engine] = {}
