"""Ratings: openskill's Plackett-Luce model over the final places of games.

Bots do not grow with time, so the model's drift is off and a rating narrows with every game. A bot at several seats of
a game is as many pieces of evidence about one strength: what each seat would change is added up.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import msgspec

from pileus.games.contract import Refused
from pileus.locale import Message

from .intervals import Z


class Rating(msgspec.Struct, frozen=True):
    """A strength and its 95% interval: 25 is the middle, and only differences mean something."""

    rating: float
    low: float
    high: float


def need_openskill() -> None:
    """Refuse, in one sentence, where it is not installed."""
    try:
        import openskill.models  # noqa: F401
    except ImportError as error:
        raise Refused(Message("arena-no-openskill", {}, "")) from error


def ratings(games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Rating]:
    """The ratings after games in this order, each the bots at its seats and their places, 1 being the best."""
    need_openskill()
    from openskill.models import PlackettLuce, PlackettLuceRating

    model = PlackettLuce(tau=0)
    known: dict[str, PlackettLuceRating] = {}
    for seats, places in games:
        if len(set(seats)) < 2:
            continue  # a bot among its own kind shows nothing
        for bot in seats:
            known.setdefault(bot, model.rating())
        teams = [[model.rating(known[bot].mu, known[bot].sigma)] for bot in seats]
        after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in places])]
        for bot in set(seats):
            old = known[bot]
            new = [rating for word, rating in zip(seats, after, strict=True) if word == bot]
            mu = old.mu + sum(rating.mu - old.mu for rating in new)
            known[bot] = model.rating(mu, old.sigma * math.prod(rating.sigma / old.sigma for rating in new))
    return {
        bot: Rating(rating.mu, rating.mu - Z * rating.sigma, rating.mu + Z * rating.sigma)
        for bot, rating in known.items()
    }
