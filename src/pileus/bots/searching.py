"""The bots that look ahead: search, and the stronger one, which takes more time and other measures."""

from __future__ import annotations

from typing import Literal

from pileus.games.contract import Choice, Game

from .asking import Question
from .budget import Budget
from .search.manners import Manner, manner
from .search.warming import load, mind_for, prepare


class SearchBot:
    """Information-set tree search for several seats (bots/search)."""

    reads: Literal["view", "copy"] = "copy"
    level = "search"
    budget: Budget = Budget(seconds=1.0)

    def answer(self, question: Question) -> Choice:
        """The choice that was looked into most."""
        if len(question.choices) == 1:
            return question.choices[0]
        game = question.contract()
        mind = mind_for(game)
        mind.ask(question.state(), question.luck.getrandbits(64), self.manner(game))
        mind.think(question.budget)
        best = mind.findings()[0].choice
        return next(choice for choice in question.choices if choice.id == best)

    def manner(self, game: Game) -> Manner:
        """How it searches this game."""
        return manner(game.name, self.level)

    def prepare(self, game: Game) -> None:
        """See to what takes time before the first thought."""
        prepare(game)

    def load(self, game: Game) -> None:
        """In the process where it will think: the first thought must not take longer than others."""
        load(game)


class StrongBot(SearchBot):
    """The same with more time and measures tuned for it."""

    level = "strong"
    budget: Budget = Budget(seconds=3.0)
