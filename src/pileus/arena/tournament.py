"""Tournaments: line-ups of bots over the same deals in rotating seats.

The luck of the table follows from seed and deal, that of each bot from seed, game and seat: a game comes out the same
in whichever process, and after however many interruptions, if its bots count iterations and not seconds.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec

from pileus.games import find
from pileus.games.contract import Refused
from pileus.locale import Message
from pileus.play.front import PlayableGame

from .schedule import LineUp, schedule
from .seeds import stream_seed
from .turns import compile_for, let_bot_choose, sit_down


class Plan(NamedTuple):
    """All that a tournament's games follow from."""

    game: str
    options: dict[str, Any]
    line_ups: tuple[LineUp, ...]
    seed: int
    deals: int
    data: str  # the hash of the game's data


class Job(NamedTuple):
    """One game, for whoever plays it."""

    game: str
    options: dict[str, Any]
    seats: LineUp
    seed: int
    number: int
    deal: int
    line_up: int
    data: str
    recorded: bool


class Played(msgspec.Struct, frozen=True):
    """One game that was played. Lists go by seat."""

    number: int
    deal: int
    line_up: int
    seats: list[str]
    end: str
    together: bool
    winners: list[int]
    places: list[int]
    scores: list[int]
    figures: dict[str, bool | int]
    rounds: int
    decisions: list[int]
    seconds: list[float]


class Outcome(NamedTuple):
    """A game, and its record if that was asked for."""

    played: Played
    record: dict[str, Any] | None


Spread = Callable[[Callable[[Job], Outcome], list[Job]], Iterator[tuple[int, Outcome]]]
"""How jobs are spread over processes or machines: the number of each job with what came of it."""


def plan(game: str, options: dict[str, Any], every: list[LineUp], seed: int, deals: int) -> Plan:
    """A tournament of these line-ups."""
    return Plan(game, options, tuple(every), seed, deals, find(game).data_hash)


def play(
    plan: Plan,
    spread: Spread,
    done: dict[int, Played],
    add: Callable[[Played], None],
    tick: Callable[[int], None] = lambda _: None,
    keep: Callable[[int, dict[str, Any]], None] | None = None,
) -> list[Played]:
    """All games in order: those done before, and the others, which are added as they are finished.

    `keep` is given the number and the record of each game that is played now.
    """
    every = schedule(plan.line_ups, plan.deals)
    missing = [pairing for pairing in every if pairing.number not in done]
    tick(len(every) - len(missing))
    jobs = [
        Job(plan.game, plan.options, seats, plan.seed, number, deal, line_up, plan.data, keep is not None)
        for number, deal, line_up, seats in missing
    ]
    games = dict(done)
    for _, (played, record) in spread(play_one, jobs):
        games[played.number] = played
        if keep is not None and record is not None:
            keep(played.number, record)
        add(played)  # last: what is in the file is not played again, so its record must be there
        tick(1)
    return [games[pairing.number] for pairing in every]


def get_ready(job: Job) -> None:
    """On a machine where nobody has seen to compiled code."""
    compile_for(job.seats, find(job.game))


def play_one(job: Job) -> Outcome:
    """The game of one job."""
    game = find(job.game)
    if game.data_hash != job.data:
        raise Refused(Message("arena-other-data", {"here": game.data_hash, "data": job.data}, ""))
    match = PlayableGame(game).stream(stream_seed(job.seed, job.deal), **job.options)
    match.names = list(job.seats)
    seated = sit_down(job.seats, game)
    lucks = [random.Random(f"{job.seed} {job.number} {seat}") for seat in range(match.seats)]
    decisions, seconds = [0] * match.seats, [0.0] * match.seats
    while (seat := match.seat) is not None:
        begun = time.perf_counter()
        let_bot_choose(match, seated[seat], job.seats[seat], lucks[seat], job.number)
        seconds[seat] += time.perf_counter() - begun
        decisions[seat] += 1
    s, result = match.state, match.result
    assert result is not None
    played = Played(
        number=job.number,
        deal=job.deal,
        line_up=job.line_up,
        seats=list(job.seats),
        end=game.ends[s.over],
        together=game.together(s),
        winners=result.winners,
        places=result.places,
        scores=result.scores,
        figures=game.figures(s),
        rounds=sum(getattr(s, field) for field in game.rounds),
        decisions=decisions,
        seconds=[round(spent, 6) for spent in seconds],
    )
    return Outcome(played, match.record() if job.recorded else None)
