"""Studies: thousands of games by bots, and what is usual in them. The game says what counts (`games/*/study.py`)."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from pileus.games import find
from pileus.games.contract import Event
from pileus.play.front import PlayableGame
from pileus.play.match import Match

from .gathering import Gathered, OfTable, Sum
from .intervals import Figure, Share, figure, share
from .pool import chunks, processes_for, spread
from .schedule import LineUp, rotations
from .seeds import stream_seed
from .turns import let_bot_choose, sit_down


class Table(NamedTuple):
    """Options, written out, and who sits there; in game after game they move on by one seat."""

    options: dict[str, Any]
    bots: LineUp


class Job(NamedTuple):
    """A run of games for one process."""

    game: str
    tables: tuple[Table, ...]
    seed: int
    numbers: range


class TableReport(msgspec.Struct, frozen=True):
    """The games with so many seats."""

    seats: int
    options: dict[str, Any]
    bots: list[str]
    games: int
    ends: dict[str, Share]
    wins: list[Share]
    """By seat, of the games that somebody wins; empty if there was none."""
    victories: Share | None
    """Of the games that all win or lose together; None if there was none."""
    rounds: Figure
    decisions: Figure
    rounds_by_end: dict[str, Figure]
    games_by_rounds: dict[int, int]
    games_by_decisions: dict[int, int]


class Amount(msgspec.Struct, frozen=True):
    """What a side got from a source, all sides and winners."""

    every: Figure
    winners: Figure | None


class Worth(msgspec.Struct, frozen=True):
    """How often those succeeded who had a thing, and how often anybody would."""

    thing: str
    success: Share
    base: float


class StudyReport(msgspec.Struct, frozen=True):
    """What a study came to."""

    game: str
    seed: int
    data: str
    pileus: str
    games: int
    tables: list[TableReport]
    figures: dict[str, Figure]
    shares: dict[str, dict[str, dict[str, Share]]]
    """By chart and moment, for each word."""
    amounts: dict[str, dict[str, Amount]]
    """By chart and source."""
    worth: dict[str, list[Worth]]
    """By chart, in the order of the game's components."""


def study(
    name: str,
    tables: tuple[Table, ...],
    games: int,
    seed: int,
    processes: int | None = None,
    tick: Callable[[int], None] = lambda _: None,
) -> StudyReport:
    """Play many games, at each table in turn; the answer does not depend on the number of processes."""
    size = max(1, min(50, games // 16))
    jobs = [Job(name, tables, seed, numbers) for numbers in chunks(games, size)]
    gathered = Gathered()
    for numbers, some in zip(jobs, spread(play_some, jobs, processes_for(processes)), strict=True):
        gathered.join(some)
        tick(len(numbers.numbers))
    return report(name, tables, seed, games, gathered)


def play_some(job: Job) -> Gathered:
    """The games of one job."""
    gathered = Gathered()
    for number in job.numbers:
        table = job.tables[number % len(job.tables)]
        every = rotations(table.bots)
        seats = every[number // len(job.tables) % len(every)]
        gather(gathered, play_one(job, number, table.options, seats))
    return gathered


def play_one(job: Job, number: int, options: dict[str, Any], seats: LineUp) -> Match:
    """The number-th game."""
    game = find(job.game)
    match = PlayableGame(game).stream(stream_seed(job.seed, number), **options)
    match.names = list(seats)
    seated = sit_down(seats, game)
    lucks = [random.Random(f"{job.seed} {number} {seat}") for seat in range(match.seats)]
    while (seat := match.seat) is not None:
        let_bot_choose(match, seated[seat], seats[seat], lucks[seat], number)
    return match


def gather(gathered: Gathered, match: Match) -> None:
    """Count one finished game."""
    game, s, result = match.game, match.state, match.result
    assert result is not None
    together = game.together(s)
    part = 1.0 if together else 1 / max(1, len(result.winners))
    won = [part if seat in result.winners else 0.0 for seat in range(match.seats)]
    rounds = sum(getattr(s, field) for field in game.rounds)
    end = game.ends[s.over]
    once = OfTable(
        games=1,
        wins=[0.0] * match.seats if together else won,
        rivals=int(not together),
        victories=int(together and bool(result.winners)),
    )
    once.ends[end] += 1
    once.rounds[rounds] += 1
    once.decisions[match.number] += 1
    once.rounds_by_end[end] = Sum()
    once.rounds_by_end[end].add(rounds)
    gathered.tables.setdefault(match.seats, OfTable()).join(once)
    for name, value in game.figures(s).items():
        gathered.figures.setdefault(name, Sum()).add(value)
    if game.study is not None:
        tally = game.study.tally(_events(match), s)
        gathered.add_tally(tally, game.study.charts, won, None if together else 1 / match.seats)


def _events(match: Match) -> list[Event]:
    return [*match.opening, *(event for entry in match.log for event in entry.events)]


def report(name: str, tables: tuple[Table, ...], seed: int, games: int, gathered: Gathered) -> StudyReport:
    """Shares, means and intervals."""
    from pileus import __version__

    game = find(name)
    common = sum(each.games - each.rivals for each in gathered.tables.values())
    victories = sum(each.victories for each in gathered.tables.values()) / common if common else 0.0
    charts = game.study.charts if game.study is not None else ()
    return StudyReport(
        game=name,
        seed=seed,
        data=game.data_hash,
        pileus=__version__,
        games=games,
        tables=[
            _table(table, gathered.tables[len(table.bots)]) for table in tables if len(table.bots) in gathered.tables
        ],
        figures={figure: told.figure() for figure, told in gathered.figures.items()},
        shares={
            chart.name: {
                moment: {word: share(count[word], count.total()) for word in chart.words}
                for (of, moment), count in sorted(gathered.shares.items())
                if of == chart.name
            }
            for chart in charts
            if chart.kind == "shares"
        },
        amounts={
            chart.name: {
                source: _amount(gathered, (chart.name, source))
                for source in chart.words
                if (chart.name, source) in gathered.amounts
            }
            for chart in charts
            if chart.kind == "amounts"
        },
        worth={
            chart.name: [
                Worth(thing, success.share(), success.base(victories))
                for thing in chart.words
                if (success := gathered.worth.get((chart.name, thing))) is not None
            ]
            for chart in charts
            if chart.kind == "worth"
        },
    )


def _amount(gathered: Gathered, key: tuple[str, str]) -> Amount:
    winners = gathered.amounts_of_winners.get(key)
    return Amount(gathered.amounts[key].figure(), None if winners is None else winners.figure())


def _table(table: Table, of: OfTable) -> TableReport:
    common = of.games - of.rivals
    return TableReport(
        seats=len(table.bots),
        options=table.options,
        bots=list(table.bots),
        games=of.games,
        ends={end: share(count, of.games) for end, count in sorted(of.ends.items())},
        wins=[share(won, of.rivals) for won in of.wins] if of.rivals else [],
        victories=share(of.victories, common) if common else None,
        rounds=figure(list(of.rounds.elements())),
        decisions=figure(list(of.decisions.elements())),
        rounds_by_end={end: told.figure() for end, told in sorted(of.rounds_by_end.items())},
        games_by_rounds=dict(sorted(of.rounds.items())),
        games_by_decisions=dict(sorted(of.decisions.items())),
    )
