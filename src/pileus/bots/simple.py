"""Bots of one method, `choose(view, choices, luck)`: the easiest to write (docs/writing-a-bot.md)."""

from __future__ import annotations

import random
from typing import Any, Literal, Protocol

from pileus.games.contract import Choice

from .asking import A_SECOND, Question
from .budget import Budget


class Chooser(Protocol):
    """Chooses by what the page would show."""

    def choose(self, view: dict[str, Any], choices: list[Choice], luck: random.Random) -> Choice:
        """One of the choices, given the view of the seat to move and a generator of its own."""
        ...


class SimpleBot:
    """Such a bot, asked as all are."""

    reads: Literal["view", "copy"] = "view"
    budget: Budget = A_SECOND

    def __init__(self, chooser: Chooser) -> None:
        self.chooser = chooser

    def answer(self, question: Question) -> Choice:
        """What it chooses."""
        return self.chooser.choose(question.view, question.choices, question.luck)
