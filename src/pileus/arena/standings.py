"""What a tournament comes to: who won how much of what, and how good common results were."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from .intervals import Figure, Share, figure, figures, share
from .ratings import Rating, ratings
from .schedule import LineUp
from .tournament import Plan, Played


class Standing(msgspec.Struct, frozen=True):
    """One bot over all games it had a seat in."""

    bot: str
    games: int
    wins: Share
    """Of the games that somebody could win; a shared victory counts as its part, a bot at two seats for both."""
    fair: float
    """What `wins` would be if all bots were equal."""
    by_seat: list[Share]
    """The wins at each seat alone."""
    rating: Rating | None
    score: Figure
    decisions: float
    """Per game, all its seats together."""
    seconds_per_decision: float
    seconds_per_game: float


class LineUpResult(msgspec.Struct, frozen=True):
    """One line-up over all its games."""

    bots: list[str]
    games: int
    ends: dict[str, Share]
    wins: dict[str, Share]
    """By bot, of the games that somebody could win."""
    fair: dict[str, float]
    victories: Share | None
    """Of the games that all win or lose together; None if there was none."""
    figures: dict[str, Figure]


class Tournament(msgspec.Struct, frozen=True):
    """What a tournament came to."""

    game: str
    options: dict[str, Any]
    seed: int
    data: str
    pileus: str
    deals: int
    games: int
    against_each_other: int
    """How many of the games somebody could win; in the others all won or lost together."""
    standings: list[Standing]
    """The best first."""
    line_ups: list[LineUpResult]
    decisions: float
    rounds: float
    seconds_per_game: float


def result(plan: Plan, games: Sequence[Played]) -> Tournament:
    """Shares, ratings, means and intervals; the games in their order."""
    from pileus import __version__

    rivals = [played for played in games if not played.together]
    rated = ratings((played.seats, played.places) for played in rivals if played.winners) if rivals else {}
    bots = list(dict.fromkeys(bot for line_up in plan.line_ups for bot in line_up))
    every = [_standing(bot, games, rated.get(bot)) for bot in bots]
    n = len(games)
    return Tournament(
        game=plan.game,
        options=plan.options,
        seed=plan.seed,
        data=plan.data,
        pileus=__version__,
        deals=plan.deals,
        games=n,
        against_each_other=len(rivals),
        standings=sorted(every, key=_strength, reverse=True),
        line_ups=[
            _line_up(line_up, [played for played in games if played.line_up == i])
            for i, line_up in enumerate(plan.line_ups)
        ],
        decisions=sum(sum(played.decisions) for played in games) / n,
        rounds=sum(played.rounds for played in games) / n,
        seconds_per_game=sum(sum(played.seconds) for played in games) / n,
    )


def _strength(standing: Standing) -> tuple[float, float]:
    rating = standing.rating.rating if standing.rating is not None else 0.0
    return rating, standing.wins.share - standing.fair


def won(played: Played, seat: int) -> float:
    """The seat's part of the victory."""
    return 1 / len(played.winners) if seat in played.winners else 0.0


def _standing(bot: str, games: Sequence[Played], rating: Rating | None) -> Standing:
    mine = [played for played in games if bot in played.seats]
    seats = [(played, seat) for played in mine for seat, word in enumerate(played.seats) if word == bot]
    rivals = [played for played in mine if not played.together]
    wins, fair = _wins(bot, rivals)
    decisions = sum(played.decisions[seat] for played, seat in seats)
    seconds = sum(played.seconds[seat] for played, seat in seats)
    return Standing(
        bot=bot,
        games=len(mine),
        wins=wins,
        fair=fair,
        by_seat=[_at_seat(bot, rivals, seat) for seat in range(len(mine[0].seats))],
        rating=rating,
        score=figure([played.scores[seat] for played, seat in seats]),
        decisions=decisions / len(mine),
        seconds_per_decision=seconds / decisions if decisions else 0.0,
        seconds_per_game=seconds / len(mine),
    )


def _wins(bot: str, games: Sequence[Played]) -> tuple[Share, float]:
    """A bot's share of the victories, and what would be fair."""
    seats = [(played, seat) for played in games for seat, word in enumerate(played.seats) if word == bot]
    fair = sum(1 / len(played.seats) for played, _ in seats) / len(games) if games else 0.0
    return share(sum(won(played, seat) for played, seat in seats), len(games)), fair


def _at_seat(bot: str, games: Sequence[Played], seat: int) -> Share:
    there = [played for played in games if played.seats[seat] == bot]
    return share(sum(won(played, seat) for played in there), len(there))


def _line_up(line_up: LineUp, games: Sequence[Played]) -> LineUpResult:
    rivals = [played for played in games if not played.together]
    common = [played for played in games if played.together]
    wins = {bot: _wins(bot, rivals) for bot in dict.fromkeys(line_up)} if rivals else {}
    ends = Counter(played.end for played in games)
    return LineUpResult(
        bots=list(line_up),
        games=len(games),
        ends={end: share(count, len(games)) for end, count in sorted(ends.items())},
        wins={bot: told for bot, (told, _) in wins.items()},
        fair={bot: fair for bot, (_, fair) in wins.items()},
        victories=share(sum(bool(played.winners) for played in common), len(common)) if common else None,
        figures=figures([played.figures for played in games]),
    )
