"""Matches at random, for tests of what holds in all of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pileus
from pileus.games import find
from pileus.play.match import Match

GAMES = ("liberte", "emancipation")


def some_options(game: str, seed: int) -> dict[str, Any]:
    """Table options that differ from seed to seed."""
    if game == "liberte":
        return {"players": 3 + seed % 4}
    variants = find(game).variants
    return variants[65 * seed % len(variants)]


def random_match(seed: int, choices: int | None = None, game: str = "liberte", **options: Any) -> Match:
    """A match after some random choices, or at its end."""
    match = pileus.game(game).new(seed=seed, **{**some_options(game, seed), **options})
    luck = random.Random(seed)
    while match.seat is not None and (choices is None or match.number < choices):
        match.play(luck.choice(match.choices))
    return match


def moments(seed: int, every: int, game: str = "liberte", **options: Any) -> Iterator[Match]:
    """The same match at many moments, to its end."""
    match = pileus.game(game).new(seed=seed, **{**some_options(game, seed), **options})
    luck = random.Random(seed)
    while match.seat is not None:
        if match.number % every == 0:
            yield match
        match.play(luck.choice(match.choices))
    yield match
