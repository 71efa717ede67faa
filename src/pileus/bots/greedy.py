"""The greedy bot: knows the game by its tactics and takes what looks best at once."""

from __future__ import annotations

from typing import Literal

from pileus.games.contract import NOTES, Choice

from .asking import A_SECOND, Question
from .budget import Budget


class GreedyBot:
    """Weighs every choice by the game's tactics and takes one of the best; without tactics it takes any."""

    reads: Literal["view", "copy"] = "copy"
    budget: Budget = A_SECOND

    def answer(self, question: Question) -> Choice:
        """The choice worth most; among equals any."""
        worth = weighed(question)
        most = max(worth)
        return question.luck.choice(
            [choice for choice, is_worth in zip(question.choices, worth, strict=True) if is_worth == most]
        )


def weighed(question: Question) -> list[int]:
    """What each choice of a question is worth by the game's tactics, in hundredths of a point."""
    game = question.contract()
    out = [choice.id for choice in question.choices]
    worth = [0] * max(len(out), 16)
    if game.tactics is not None:
        game.tactics.weigh(question.state(), out, len(out), worth, [0] * NOTES, list(game.tactics.weights))
    return worth[: len(out)]
