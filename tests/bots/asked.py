"""Questions to bots, for tests of what they answer."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pileus
from pileus import bots
from pileus.bots import Bot, Budget, Question
from pileus.games import find
from pileus.play.match import Match

GAMES = ("liberte", "emancipation")
VARIANTS: dict[str, list[dict[str, Any]]] = {
    "liberte": [
        {"players": 3},
        {"players": 4, "edition": "first"},
        {"players": 5, "counter_revolution": "claimed"},
        {"players": 6, "government_tie": "highest"},
    ],
    "emancipation": [
        {"players": 3, "mode": "competitive"},
        {"players": 3, "mode": "cooperative"},
        {"players": 2, "mode": "two-stage"},
        {"players": 1, "mode": "solitaire"},
    ],
}


def walk(game: str, seed: int, every: int, starts: bool = False) -> Iterator[Match]:
    """Moments of a game by greedy bots that now and then do anything; from a position near the end if so asked."""
    options = VARIANTS[game][seed % 4]
    match = pileus.game(game).stream(seed, **options)
    positions = find(game).starts
    if starts and positions:
        match = pileus.game(game).stream(seed, position=positions[seed % len(positions)])
    luck = random.Random(seed)
    greedy = bots.find("greedy")
    while match.seat is not None:
        if match.number % every == 0 and len(match.choices) > 1:
            yield match
        wild = luck.random() < 0.1
        match.play(luck.choice(match.choices) if wild else greedy.answer(asked(match, greedy, match.number)))


def asked(match: Match, bot: Bot, seed: int = 0, budget: Budget | None = None) -> Question:
    """What the seat to move asks."""
    return bots.question(match, bot, random.Random(seed), budget)


def answered(match: Match, name: str, seed: int = 0, **budget: Any) -> str:
    """The name of what a bot chooses there."""
    bot = bots.find(name)
    return bot.answer(asked(match, bot, seed, Budget(**budget) if budget else None)).name
