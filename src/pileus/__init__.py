"""Pileus: two games about freedom, played by their full rules, and the fastest place to study them.

>>> import pileus
>>> match = pileus.game("liberte").new(players=4, seed=7)
>>> len(match.choices)
12
"""

from __future__ import annotations

from typing import Any

from pileus.data import DataError
from pileus.games.contract import Choice, Event, Message, Refused, Result
from pileus.locale import say
from pileus.play.advice import Advice, appoint
from pileus.play.front import PlayableGame, game
from pileus.play.match import Match
from pileus.play.record import replay, verify

__version__ = "0.1.0"
__all__ = [
    "Advice",
    "Choice",
    "DataError",
    "Event",
    "Match",
    "Message",
    "PlayableGame",
    "Refused",
    "Result",
    "game",
    "replay",
    "say",
    "verify",
]


def _advise(match: Match, seat: int, budget: Any, seed: int | None) -> list[Advice]:
    """Bots give advice; they are loaded when somebody asks."""
    from pileus.bots.advising import advise

    return advise(match, seat, budget, seed)


appoint(_advise)
