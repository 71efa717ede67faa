"""Matches at random, for tests of what holds in all of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pileus
from pileus.play.match import Match


def random_match(seed: int, choices: int | None = None, **options: Any) -> Match:
    """A match of Liberté after some random choices, or at its end."""
    match = pileus.game("liberte").new(seed=seed, **{"players": 3 + seed % 4, **options})
    luck = random.Random(seed)
    while match.seat is not None and (choices is None or match.number < choices):
        match.play(luck.choice(match.choices))
    return match


def moments(seed: int, every: int, **options: Any) -> Iterator[Match]:
    """The same match at many moments, to its end."""
    match = pileus.game("liberte").new(seed=seed, **{"players": 3 + seed % 4, **options})
    luck = random.Random(seed)
    while match.seat is not None:
        if match.number % every == 0:
            yield match
        match.play(luck.choice(match.choices))
    yield match
