"""Bots, found by name: our own, and those other packages register as entry points `pileus.bots`.

A bot is given what its seat may know, never the true state.
"""

from __future__ import annotations

import random
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Protocol

from pileus.games.contract import Choice, Message, Refused

from .random import RandomBot


class Bot(Protocol):
    """Whoever sits at a seat and is no person."""

    def choose(self, view: dict[str, Any], choices: list[Choice], luck: random.Random) -> Choice:
        """One of the choices, given the view of the seat to move and a generator of its own."""
        ...


def names() -> list[str]:
    """The bots that are installed."""
    return ["random", *sorted(point.name for point in entry_points(group="pileus.bots"))]


def find(name: str) -> Bot:
    """A bot of that name, among those that are installed."""
    if name == "random":
        return RandomBot()
    others = {point.name: point for point in entry_points(group="pileus.bots")}
    if name not in others:
        raise Refused(Message("no-such-bot", {"name": name, "known": ", ".join(sorted({"random", *others}))}, ""))
    return _make(name, others[name])


def find_or_import(name: str) -> Bot:
    """A bot of that name, or of any `module:Class`: only for words the user typed, since it runs that code."""
    return _make(name, EntryPoint(name, name, "pileus.bots")) if ":" in name else find(name)


def _make(name: str, point: EntryPoint) -> Bot:
    try:
        made = point.load()
    except (ImportError, AttributeError, ValueError) as error:
        raise Refused(Message("bot-not-loaded", {"name": name, "problem": str(error)}, "")) from error
    if not callable(getattr(made, "choose", None)):
        raise Refused(Message("bot-cannot-choose", {"name": name}, ""))
    bot: Bot = made()
    return bot
