"""The bot that chooses at random: the measure of all others."""

from __future__ import annotations

from typing import Literal

from pileus.games.contract import Choice

from .asking import A_SECOND, Question
from .budget import Budget


class RandomBot:
    """Every choice is as likely as any other."""

    reads: Literal["view", "copy"] = "view"
    budget: Budget = A_SECOND

    def answer(self, question: Question) -> Choice:
        """Any of them."""
        return question.luck.choice(question.choices)
