"""Simulation: many games by bots, and what came of them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from pileus.games import find
from pileus.games.contract import Game, winners
from pileus.games.engines import engine
from pileus.kernel import driver
from pileus.kernel.layout import Core
from pileus.kernel.luck import MASK
from pileus.play.front import PlayableGame
from pileus.play.match import Match

from .intervals import Figure, Share, figures, share
from .pool import chunks, processes_for, spread
from .seeds import chooser, stream_seed
from .turns import BotFailed, let_bot_choose, sit_down

DECISION_LIMIT = 1_000_000


class Job(NamedTuple):
    """A run of games for one process."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int
    numbers: range
    compiled: bool | None
    recorded: bool = False


class Played(NamedTuple):
    """One game that was played."""

    reason: int
    rounds: int
    decisions: int
    scores: list[int]
    winners: list[int]
    figures: dict[str, int]
    record: dict[str, Any] | None = None


class Simulation(msgspec.Struct, frozen=True):
    """What came of many games."""

    game: str
    options: dict[str, Any]
    bots: list[str]
    seed: int
    games: int
    ends: dict[str, int]
    decisions: float
    rounds: float
    scores: list[float]
    wins: list[Share]
    """By seat; a shared win counts as its part."""
    figures: dict[str, Figure]
    """The game's own figures, by name, in its order."""


def simulate(
    name: str,
    games: int,
    seed: int,
    seats: tuple[str, ...],
    options: dict[str, Any],
    processes: int | None = None,
    compiled: bool | None = None,
    tick: Callable[[int], None] = lambda _: None,
    keep: Callable[[int, dict[str, Any]], None] | None = None,
) -> Simulation:
    """Play many games; the answer depends on the seed, not on the number of processes nor on numba.

    `keep` is given the number and the record of each game, also of one that a bot's failure ends.
    """
    size = max(1, min(200, games // 16))
    recorded = keep is not None
    jobs = [Job(name, options, seats, seed, numbers, compiled, recorded) for numbers in chunks(games, size)]
    played: list[Played] = []
    try:
        for some in spread(play_some, jobs, processes_for(processes)):
            for game in some:
                if keep is not None and game.record is not None:
                    keep(len(played), game.record)
                played.append(game._replace(record=None))
            tick(len(some))
    except BotFailed as failed:
        if keep is not None:
            keep(failed.reason.args["game"], failed.record)
        raise
    return summary(name, options, seats, seed, played)


def play_some(job: Job) -> list[Played]:
    """The games of one job."""
    if set(job.bots) == {"random"} and not job.recorded:
        return _play_in_engine(job)
    return [_play_match(job, number) for number in job.numbers]


def _play_in_engine(job: Job) -> list[Played]:
    """Random play runs inside the engine."""
    game = find(job.game)
    runner = engine(game, job.compiled)
    template = game.state()
    game.lay_options(template, msgspec.convert(job.options, game.options))
    seats = game.seats(template)
    states, out = runner.states(2), runner.buffer(game.most_choices)
    runner.put(states, 1, template)
    played = []
    for number in job.numbers:
        runner.begin(states, 1, 0, job.seed & MASK, number, out)
        decisions = runner.random_game(states, 0, chooser(job.seed, number), DECISION_LIMIT, out)
        runner.standings(states, 0, out)
        standings = [int(out[seat]) for seat in range(seats)]
        played.append(_played(game, runner.get(states, 0), decisions, standings))
    return played


def _play_match(job: Job, number: int) -> Played:
    """Bots that see views play a match, and so does whoever leaves a record."""
    playable = PlayableGame(find(job.game))
    match = playable.stream(stream_seed(job.seed, number), **job.options)
    match.names = list(job.bots)
    take_turn = _as_the_engine(job, number) if set(job.bots) == {"random"} else _as_the_bots(job, number)
    while match.seat is not None:
        take_turn(match)
    s = match.state
    standings = [0] * match.seats
    match.game.rules.scores(s, standings)
    played = _played(match.game, s, match.number, standings)
    return played._replace(record=match.record()) if job.recorded else played


def _as_the_engine(job: Job, number: int) -> Callable[[Match], object]:
    """The choices that `random_game` makes inside the engine, one by one."""
    luck = chooser(job.seed, number)

    def take_turn(match: Match) -> object:
        nonlocal luck
        luck = driver.next_luck(luck)
        choices = match.choices_in_order
        return match.play(choices[driver.pick(luck, len(choices))])

    return take_turn


def _as_the_bots(job: Job, number: int) -> Callable[[Match], object]:
    seated = sit_down(job.bots, find(job.game))
    luck = random.Random(f"{job.seed} {number}")

    def take_turn(match: Match) -> object:
        seat = match.seat
        assert seat is not None
        return let_bot_choose(match, seated[seat], job.bots[seat], luck, number)

    return take_turn


def _played(game: Game, s: Core, decisions: int, standings: list[int]) -> Played:
    rounds = sum(getattr(s, field) for field in game.rounds)
    scores = [game.split(standing)[0] for standing in standings]
    return Played(s.over, rounds, decisions, scores, winners(standings), game.figures(s))


def summary(name: str, options: dict[str, Any], seats: tuple[str, ...], seed: int, played: list[Played]) -> Simulation:
    """Shares, means and intervals."""
    n = len(played)
    game = find(name)
    wins = [sum(1 / len(p.winners) for p in played if seat in p.winners) for seat in range(len(seats))]
    ends = Counter(game.ends[p.reason] for p in played)
    return Simulation(
        game=name,
        options=options,
        bots=list(seats),
        seed=seed,
        games=n,
        ends=dict(sorted(ends.items())),
        decisions=sum(p.decisions for p in played) / n,
        rounds=sum(p.rounds for p in played) / n,
        scores=[sum(p.scores[seat] for p in played) / n for seat in range(len(seats))],
        wins=[share(won, n) for won in wins],
        figures=figures([p.figures for p in played]),
    )
