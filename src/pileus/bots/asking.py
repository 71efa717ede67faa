"""What a bot is asked: a question that holds what its seat may know, and nothing else.

It can be sent to another process, or written down: in the copy everything that the seat may not know was dealt anew.
"""

from __future__ import annotations

import random
from typing import Any, Literal, NamedTuple, Protocol

from pileus.games import find
from pileus.games.contract import Choice, Game
from pileus.kernel.layout import Core
from pileus.play.match import Match

from .budget import Budget

A_SECOND = Budget(seconds=1.0)


class Question(NamedTuple):
    """One decision. A bot reads either views or copies; what it does not read is left empty."""

    game: str
    seat: int
    choices: list[Choice]
    view: dict[str, Any]
    """All that the seat may know, as the page shows it."""
    copy: bytes
    """A packed state that the seat cannot tell from the true one; what it may not know is random in it."""
    budget: Budget
    luck: random.Random

    def contract(self) -> Game:
        """The game that is played."""
        return find(self.game)

    def state(self) -> Core:
        """The copy, to look ahead from; `rules.determinise` deals it anew as often as one likes."""
        return self.contract().state.unpack(self.copy)


class Bot(Protocol):
    """Whoever sits at a seat and is no person."""

    reads: Literal["view", "copy"]
    budget: Budget
    """What it uses where nobody says how long it may think."""

    def answer(self, question: Question) -> Choice:
        """One of the choices."""
        ...


def question(match: Match, bot: Bot, luck: random.Random, budget: Budget | None = None) -> Question:
    """What the seat to move of a match would ask a bot."""
    seat = match.seat
    assert seat is not None
    copy = b""
    view: dict[str, Any] = {}
    if bot.reads == "copy":
        copy = match.determinise(seat, luck.getrandbits(64)).pack()
    else:
        view = match.view(seat)
    return Question(match.game.name, seat, match.choices, view, copy, budget or bot.budget, luck)
