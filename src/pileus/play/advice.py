"""Advice on a match: what it looks like, and who gives it.

A match knows no bots, and bots know matches; so whoever brings the two together (`pileus/__init__.py`) appoints the
advisor that `Match.advise` asks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from pileus.games.contract import Choice, Message

if TYPE_CHECKING:
    from .match import Match


class Expected(NamedTuple):
    """A choice that is expected of a seat, further down the line."""

    seat: int
    name: str
    label: Message


class Advice(NamedTuple):
    """One choice, and what was found by looking ahead."""

    choice: Choice
    label: Message
    chance: float
    """That the seat wins after it; where all win or lose together, how good the end is, of the best there is."""
    tried: int
    """How often it was looked into: the choice tried most is the best."""
    line: list[Expected]
    """What is expected to follow, as far as it was tried well."""

    @property
    def name(self) -> str:
        """The name of the choice."""
        return self.choice.name


class Advisor(Protocol):
    """Whoever advises the seat to move."""

    def __call__(self, match: Match, seat: int, budget: Any, seed: int | None) -> list[Advice]:
        """The choices it looked into, the one looked into most first."""
        ...


_appointed: list[Advisor] = []


def appoint(advisor: Advisor) -> None:
    """From now on this one is asked."""
    _appointed[:] = [advisor]


def appointed() -> Advisor:
    """Whoever is asked."""
    return _appointed[0]
