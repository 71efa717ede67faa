"""Engines of games, each built once per process."""

from __future__ import annotations

from collections.abc import Callable

from pileus.kernel.engine import Engine

from .contract import Game


def engine(game: Game, compiled: bool | None = None, notice: Callable[[str], None] = lambda _: None) -> Engine:
    """The engine of a game; `notice` hears of a compilation that takes long."""
    if (game.name, compiled) not in _engines:
        rules = vars(game.rules)
        _engines[game.name, compiled] = Engine(game.state, rules, f"{game.name} {game.data_hash}", compiled, notice)
    return _engines[game.name, compiled]


_engines: dict[tuple[str, bool | None], Engine] = {}
