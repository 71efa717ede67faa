"""A game's rules and tactics inside the loops of the search, compiled or interpreted, each built once per process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from pileus.games.contract import Game
from pileus.kernel.backend import numba_is_there
from pileus.kernel.engine import Engine

from . import loop


class SearchEngine(Engine):
    """Looks ahead on an array of states. Both kinds answer alike, bit for bit."""

    loops: ClassVar[Any] = loop
    entries: ClassVar[tuple[str, ...]] = ("grow", "consider", "judge", "finish")

    grow: Callable[[Any, Any, Any, Any, Any, Any, Any, Any, Any, int], None]
    consider: Callable[[Any, int, Any, Any, Any, Any], int]
    judge: Callable[[Any, int, int, Any, Any, Any], None]
    finish: Callable[[Any, int, Any, Any, Any, Any, int, int, Any, Any, Any], int]


def search_engine(
    game: Game, compiled: bool | None = None, notice: Callable[[str], None] = lambda _: None
) -> SearchEngine:
    """The search engine of a game; `notice` hears of a compilation that takes long."""
    fast = numba_is_there() if compiled is None else compiled
    if (game.name, fast) not in _engines:
        holes = {name: value for name, value in vars(game.rules).items() if name not in ("setup", "broken_law")}
        if game.tactics is not None:
            holes |= {name: getattr(game.tactics, name) for name in ("weigh", "evaluate", "milestone")}
        _engines[game.name, fast] = SearchEngine(game.state, holes, fast, notice)
    return _engines[game.name, fast]


_engines: dict[tuple[str, bool], SearchEngine] = {}
