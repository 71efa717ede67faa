"""Bots, found by name: our own, and those other packages register as entry points `pileus.bots`.

A bot is asked a `Question`, which holds what its seat may know and never the true state; whoever writes a simple one
writes `choose(view, choices, luck)` and no more.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from pileus.games.contract import Game, Message, Refused
from pileus.kernel.backend import numba_is_there

from .asking import Bot, Question, question
from .budget import Budget, read_budget
from .greedy import GreedyBot
from .random import RandomBot
from .search.warming import is_ready, leave_compiling_to_others
from .search.warming import load as load_for_searching
from .searching import SearchBot, StrongBot
from .simple import SimpleBot

__all__ = [
    "Bot",
    "Budget",
    "Question",
    "find",
    "find_or_import",
    "is_slow",
    "leave_compiling_to_others",
    "load",
    "load_compiled",
    "names",
    "names_code",
    "prepare",
    "question",
    "split",
]

SEARCHING: dict[str, Callable[[], SearchBot]] = {"search": SearchBot, "strong": StrongBot}
OURS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot, **SEARCHING}


def names() -> list[str]:
    """The bots that are installed, ours from the weakest to the strongest."""
    return list(dict.fromkeys([*OURS, *sorted(_others())]))


def find(name: str) -> Bot:
    """A bot of that name, among those that are installed."""
    if name in OURS:
        return OURS[name]()
    others = _others()
    if name not in others:
        raise Refused(Message("no-such-bot", {"name": name, "known": ", ".join(names())}, ""))
    return _make(name, others[name])


def find_or_import(word: str) -> Bot:
    """A bot by a word the user typed: its name or any `module:Class`, then perhaps `:` and its budget.

    `greedy`, `search:1s`, `strong:5000`, `my_bots:Eager`. Only for words that were typed, since it runs that code.
    """
    name, budget = split(word)
    first, colon, last = name.partition(":")
    if colon and first in names():
        raise Refused(Message("bad-budget", {"given": last[:40]}, ""))
    bot = _make(name, EntryPoint(name, name, "pileus.bots")) if colon else find(name)
    if budget is not None:
        bot.budget = budget
    return bot


def split(word: str) -> tuple[str, Budget | None]:
    """A word's name, and its budget if it has one."""
    name, colon, last = word.rpartition(":")
    budget = read_budget(last) if colon else None
    return (name, budget) if budget is not None else (word, None)


def prepare(name: str, game: Game) -> None:
    """See to what takes time before a bot's first thought: compiled code is made, in a process of its own."""
    if name in SEARCHING:
        SEARCHING[name]().prepare(game)


def load(name: str, game: Game) -> None:
    """In a process where a bot will think: all that it needs for a first thought."""
    if name in SEARCHING:
        SEARCHING[name]().load(game)


def load_compiled(game: Game) -> None:
    """What the searching bots need of a game, if it was compiled before: for a process that others are forked from."""
    if is_ready(game):
        load_for_searching(game)


def is_slow(name: str) -> bool:
    """Whether a bot would look farther ahead with the extra `pileus[fast]`."""
    return name in SEARCHING and not numba_is_there()


def names_code(word: str) -> bool:
    """Whether a word names a bot by the code to run."""
    return ":" in split(word)[0]


def _others() -> dict[str, EntryPoint]:
    return _installed(tuple(sys.path))


@cache  # to look through all that is installed takes milliseconds, and under one path it stays the same
def _installed(path: tuple[str, ...]) -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group="pileus.bots")}


def _make(name: str, point: EntryPoint) -> Bot:
    """A new bot; whatever its code does at that, one sentence says what went wrong."""
    if not EntryPoint.pattern.match(point.value):
        raise Refused(Message("bot-not-written-so", {"name": name}, ""))
    try:
        kind = point.load()
        if not callable(getattr(kind, "answer", None)) and not callable(getattr(kind, "choose", None)):
            raise Refused(Message("bot-cannot-choose", {"name": name}, ""))
        made = kind()
    except Refused:
        raise
    except (Exception, SystemExit) as error:
        plain = isinstance(error, ImportError | AttributeError)
        problem = str(error) if plain else f"{type(error).__name__}: {error}"
        raise Refused(Message("bot-not-loaded", {"name": name, "problem": problem}, "")) from error
    if not callable(getattr(made, "answer", None)):
        return SimpleBot(made)
    bot: Bot = made
    if getattr(bot, "reads", None) not in ("view", "copy") or not isinstance(getattr(bot, "budget", None), Budget):
        raise Refused(Message("bot-not-whole", {"name": name}, ""))
    return bot
