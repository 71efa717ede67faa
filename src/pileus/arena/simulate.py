"""Simulation: many games by bots, and what came of them."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from pileus import bots
from pileus.games import find
from pileus.games.contract import Game, winners
from pileus.games.engines import engine
from pileus.kernel.luck import scramble
from pileus.play.front import PlayableGame

from .pool import chunks, processes_for, spread

DECISION_LIMIT = 1_000_000


class Job(NamedTuple):
    """A run of games for one process."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int
    numbers: range
    compiled: bool | None


class Played(NamedTuple):
    """One game that was played."""

    reason: int
    rounds: int
    decisions: int
    scores: list[int]
    winners: list[int]


class Share(msgspec.Struct, frozen=True):
    """A share of n with its 95% interval (Wilson's)."""

    share: float
    low: float
    high: float


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


def simulate(
    name: str,
    games: int,
    seed: int,
    seats: tuple[str, ...],
    options: dict[str, Any],
    processes: int | None = None,
    compiled: bool | None = None,
    tick: Callable[[int], None] = lambda _: None,
) -> Simulation:
    """Play many games; the answer depends on the seed, not on the number of processes nor on numba."""
    size = max(1, min(200, games // 16))
    jobs = [Job(name, options, seats, seed, numbers, compiled) for numbers in chunks(games, size)]
    played: list[Played] = []
    for some in spread(play_some, jobs, processes_for(processes)):
        played += some
        tick(len(some))
    return summary(name, options, seats, seed, played)


def play_some(job: Job) -> list[Played]:
    """The games of one job."""
    if set(job.bots) == {"random"}:
        return _play_at_random(job)
    return [_play_with_bots(job, number) for number in job.numbers]


def _play_at_random(job: Job) -> list[Played]:
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
        runner.begin(states, 1, 0, job.seed & 0xFFFFFFFF, number, out)
        decisions = runner.random_game(states, 0, scramble(number ^ scramble(job.seed)), DECISION_LIMIT, out)
        runner.standings(states, 0, out)
        rounds = sum(runner.field(states, 0, field) for field in game.rounds)
        standings = [int(out[seat]) for seat in range(seats)]
        played.append(_played(game, runner.field(states, 0, "over"), rounds, decisions, standings))
    return played


def _play_with_bots(job: Job, number: int) -> Played:
    """Other bots see views, so they play a match."""
    playable = PlayableGame(find(job.game))
    match = playable.stream((job.seed & 0xFFFFFFFF) << 32 | number, **job.options)
    seated = [bots.find(name) for name in job.bots]
    luck = random.Random(f"{job.seed} {number}")
    while (seat := match.seat) is not None:
        match.play(seated[seat].choose(match.view(seat), match.choices, luck))
    s = match.state
    standings = [0] * match.seats
    match.game.rules.scores(s, standings)
    rounds = sum(getattr(s, field) for field in match.game.rounds)
    return _played(match.game, s.over, rounds, match.number, standings)


def _played(game: Game, reason: int, rounds: int, decisions: int, standings: list[int]) -> Played:
    scores = [game.split(standing)[0] for standing in standings]
    return Played(reason, rounds, decisions, scores, winners(standings))


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
    )


def share(successes: float, n: int) -> Share:
    """A proportion and Wilson's 95% interval around it."""
    z = 1.959964
    p = successes / n
    centre = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return Share(p, max(0.0, centre - half), min(1.0, centre + half))
