"""The games, found by name: our own, and those other packages register as entry points `pileus.games`."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from .contract import Game, Message, Refused

OURS = ("liberte", "emancipation")


def names() -> list[str]:
    """The names of all games, ours first."""
    return list(dict.fromkeys([*OURS, *sorted(_others())]))


def find(name: str) -> Game:
    """The game of that name; it is loaded, with its data, on first use."""
    if name in OURS:
        game = import_module(f"pileus.games.{name}").GAME
    else:
        name = str(name)
        others = _others()
        if name not in others:
            raise Refused(Message("no-such-game", {"name": name, "known": ", ".join(names())}, ""))
        game = others[name].load()
    assert isinstance(game, Game)
    return game


def _others() -> dict[str, EntryPoint]:
    return _installed(tuple(sys.path))


@cache  # to look through all that is installed takes milliseconds, and under one path it stays the same
def _installed(path: tuple[str, ...]) -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group="pileus.games")}
