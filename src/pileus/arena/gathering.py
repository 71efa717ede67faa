"""Sums over many games, exact and in the order of the games: what a study is worked out from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from pileus.games.studies import EVERYBODY, Chart, Tally

from .intervals import Figure, Share, mean, share


@dataclass
class Sum:
    """Numbers, as far as their mean and its interval need them."""

    n: int = 0
    total: float = 0
    squares: float = 0
    truths: bool = True
    """Whether all of them were true or false."""

    def add(self, value: float) -> None:
        """One more."""
        self.n += 1
        self.total += value
        self.squares += value * value
        self.truths = self.truths and isinstance(value, bool)

    def join(self, other: Sum) -> None:
        """The other's too."""
        self.n += other.n
        self.total += other.total
        self.squares += other.squares
        self.truths = self.truths and other.truths

    def figure(self) -> Figure:
        """A share where all are true or false, else a mean."""
        if self.truths:
            told = share(self.total, self.n)
            return Figure(self.n, told.share, told.low, told.high, share=True)
        return mean(self.n, self.total, self.squares)


@dataclass
class Success:
    """How often those who had something won."""

    n: int = 0
    wins: float = 0
    fair: float = 0
    """What they would win if all were equal, of games that somebody wins."""
    together: int = 0
    """How often all won or lost together."""

    def add(self, won: float, fair: float | None) -> None:
        """One who had it; without a fair share where all win or lose together."""
        self.n += 1
        self.wins += won
        if fair is None:
            self.together += 1
        else:
            self.fair += fair

    def join(self, other: Success) -> None:
        """The other's too."""
        self.n += other.n
        self.wins += other.wins
        self.fair += other.fair
        self.together += other.together

    def share(self) -> Share:
        """How often they won."""
        return share(self.wins, self.n)

    def base(self, victories: float) -> float:
        """How often anybody would, where common games are won so often."""
        return (self.fair + self.together * victories) / self.n


@dataclass
class OfTable:
    """The games with so many seats."""

    games: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    wins: list[float] = field(default_factory=list)
    """By seat, of games that somebody wins."""
    rivals: int = 0
    """How many those are."""
    victories: int = 0
    """Of the others, those that all won."""
    rounds: Counter[int] = field(default_factory=Counter)
    decisions: Counter[int] = field(default_factory=Counter)
    rounds_by_end: dict[str, Sum] = field(default_factory=dict)

    def join(self, other: OfTable) -> None:
        """The other's games too."""
        self.games += other.games
        self.ends += other.ends
        before = self.wins or [0.0] * len(other.wins)
        self.wins = [mine + theirs for mine, theirs in zip(before, other.wins, strict=True)]
        self.rivals += other.rivals
        self.victories += other.victories
        self.rounds += other.rounds
        self.decisions += other.decisions
        _join(self.rounds_by_end, other.rounds_by_end, Sum)


@dataclass
class Gathered:
    """All that was counted."""

    tables: dict[int, OfTable] = field(default_factory=dict)
    figures: dict[str, Sum] = field(default_factory=dict)
    shares: dict[tuple[str, str], Counter[str]] = field(default_factory=dict)
    """By chart and moment."""
    amounts: dict[tuple[str, str], Sum] = field(default_factory=dict)
    """By chart and source; of every side."""
    amounts_of_winners: dict[tuple[str, str], Sum] = field(default_factory=dict)
    worth: dict[tuple[str, str], Success] = field(default_factory=dict)
    """By chart and thing."""

    def add_tally(self, tally: Tally, charts: tuple[Chart, ...], won: list[float], fair: float | None) -> None:
        """What one game came to, and how much each seat won."""
        sources = {chart.name: chart.words for chart in charts}
        for chart, moments in tally.shares.items():
            for moment, word in moments.items():
                self.shares.setdefault((chart, moment), Counter())[word] += 1
        for chart, sides in tally.amounts.items():
            for seat, got in sides:
                for source in sources[chart]:  # a side that got nothing from one got 0
                    self.amounts.setdefault((chart, source), Sum()).add(got.get(source, 0))
                    if seat != EVERYBODY and won[seat]:
                        self.amounts_of_winners.setdefault((chart, source), Sum()).add(got.get(source, 0))
        for chart, pairs in tally.worth.items():
            for seat, thing in pairs:
                self.worth.setdefault((chart, thing), Success()).add(won[seat], fair)

    def join(self, other: Gathered) -> None:
        """The other's games too."""
        _join(self.tables, other.tables, OfTable)
        _join(self.figures, other.figures, Sum)
        for key, words in other.shares.items():
            self.shares.setdefault(key, Counter()).update(words)
        _join(self.amounts, other.amounts, Sum)
        _join(self.amounts_of_winners, other.amounts_of_winners, Sum)
        _join(self.worth, other.worth, Success)


class _Joinable(Protocol):
    def join(self, other: Any) -> None: ...


J = TypeVar("J", bound=_Joinable)


def _join(mine: dict[Any, J], theirs: Mapping[Any, J], fresh: Callable[[], J]) -> None:
    for key, each in theirs.items():
        mine.setdefault(key, fresh()).join(each)
