"""How searches go about it: measures for each game and strength."""

from __future__ import annotations

from typing import NamedTuple


class Manner(NamedTuple):
    """The measures of a search; `loop` says what each means."""

    explore: int = 10_000
    prior_temper: int = 100
    playout_temper: int = 4
    horizon: int = 1
    common_horizon: int | None = None
    """Where all win or lose together, if that is another one."""
    first_play: int = 300
    depth: int = 40
    tuned: bool = False
    """By the tuned weights of the game's tactics, where there are any."""


MANNERS = {
    ("liberte", "search"): Manner(),
    ("liberte", "strong"): Manner(tuned=True),  # a network judges where play-outs end
    ("emancipation", "search"): Manner(prior_temper=150, horizon=12, common_horizon=60),  # to the end, for the goals
    ("emancipation", "strong"): Manner(prior_temper=150, horizon=12, common_horizon=60),
}


def manner(game: str, level: str) -> Manner:
    """For a game that we have not tuned: as anybody would."""
    return MANNERS.get((game, level), Manner())
