"""A game looked at afterwards: how likely each seat was to win all along, where that turned, and what was missed."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec

from pileus.bots import Budget, Question, question
from pileus.bots.advising import Advisor
from pileus.bots.judging import SURE, Missed, Standing, judge, standing
from pileus.bots.search.warming import is_ready
from pileus.games import find
from pileus.games.contract import Game
from pileus.locale import Message, say
from pileus.play.match import Match
from pileus.play.record import Record, replay

from .pool import processes_for, spread
from .turns import sit_down

SWING = 0.05
"""Of a chance: what changes less is no turning point."""
MOST_SWINGS = 10
LOOKS, LOOKS_INTERPRETED = 300, 12


class Job(NamedTuple):
    """One moment: the table as it lay open, and the decision that follows, as its seat could know it."""

    game: str
    copy: bytes
    looks: int
    seed: int
    asked: Question | None
    made: int


class Chances(msgspec.Struct, frozen=True):
    """After a decision; number 0 is the set-up."""

    number: int
    seat: int | None
    choice: str | None
    label: str | None
    chances: list[float]
    """Each seat's chance to win, or how good it looks for all together; at the end of a game the result itself."""


class Swing(msgspec.Struct, frozen=True):
    """A turning point: a decision after which a seat stood quite differently."""

    number: int
    seat: int
    choice: str
    label: str
    whose: int
    """The seat whose chance changed most."""
    before: float
    after: float


class Better(msgspec.Struct, frozen=True):
    """A decision that its seat would better have made otherwise, by what it could know."""

    number: int
    seat: int
    choice: str
    label: str
    better: str
    better_label: str
    chance: float
    better_chance: float
    by: float


class Analysis(msgspec.Struct, frozen=True):
    """What a game came to, looked at afterwards."""

    game: str
    options: dict[str, Any]
    data: str
    pileus: str
    seed: int
    looks: int
    compiled: bool
    names: list[str]
    seats: int
    over: bool
    winners: list[int]
    together: bool
    """Whether all stood alike all along: then a chance is everybody's."""
    judged: list[int]
    """The seats whose decisions were judged."""
    moments: list[Chances]
    swings: list[Swing]
    """The largest first."""
    missed: list[Better]
    """The largest first."""


def analyse(
    record: Record | dict[str, Any] | str | bytes,
    looks: int,
    seed: int = 0,
    seats: Sequence[int] | None = None,
    processes: int | None = None,
    tick: Callable[[int], None] = lambda _: None,
) -> Analysis:
    """Look at a record; `seats` are those whose decisions are judged. The answer depends on the seed alone."""
    match = replay(record)
    judged = list(range(match.seats)) if seats is None else sorted(set(seats))
    jobs, labels = _jobs(record, looks, seed, judged)
    found = []
    for one in spread(work, jobs, processes_for(processes)):
        found.append(one)
        tick(1)
    return _report(match, found, labels, looks, seed, judged)


def names_of(match: Match) -> list[str]:
    """Who sat where, as the record says or by number."""
    if len(match.names) == match.seats and all(match.names):
        return match.names
    return [say(Message("seat-name", {"number": seat + 1}, "")) for seat in range(match.seats)]


def budget_for(game: Game) -> int:
    """How many looks ahead nobody minds waiting for; without compiled code they take fifty times as long."""
    return LOOKS if is_ready(game) else LOOKS_INTERPRETED


def work(job: Job) -> tuple[Standing, Missed | None]:
    """In a worker: one moment."""
    game = find(job.game)
    sit_down(("search",), game)
    stands = standing(game, game.state.unpack(job.copy), job.looks, job.seed)
    return stands, None if job.asked is None else judge(job.asked, job.made)


def _jobs(record: Any, looks: int, seed: int, judged: list[int]) -> tuple[list[Job], list[Message]]:
    """The moments of a record, and what each choice was called when it was made."""
    whole = replay(record)
    match = replay(record, 0)
    advisor = Advisor()
    jobs: list[Job] = []
    labels: list[Message] = []
    for entry in [*whole.log, None]:
        copy = match.determinise(None, seed).pack() if match.seat is not None else match.state.pack()
        asked = None
        if entry is not None:
            labels.append(match.label(entry.choice))
            if entry.seat in judged:
                luck = random.Random(f"{seed} {entry.number}")
                asked = question(match, advisor, luck, Budget(iterations=looks))
        jobs.append(Job(match.game.name, copy, looks, seed, asked, -1 if entry is None else entry.choice.id))
        if entry is not None:
            match.play(entry.choice, entry.seat)
    return jobs, labels


def swings(stands: Sequence[Standing]) -> list[tuple[int, int]]:
    """The turning points, the largest first: the number of the decision, and whose chance changed most.

    Only what is surely more than noise.
    """
    found = []
    for number, (before, after) in enumerate(pairwise(stands), start=1):
        changes = [abs(new - old) for old, new in zip(before.chances, after.chances, strict=True)]
        whose = max(range(len(changes)), key=lambda seat: changes[seat])
        if changes[whose] >= max(SWING, SURE * math.hypot(before.errors[whose], after.errors[whose])):
            found.append((-changes[whose], number, whose))
    return [(number, whose) for _, number, whose in sorted(found)[:MOST_SWINGS]]


def _report(
    match: Match,
    found: list[tuple[Standing, Missed | None]],
    labels: list[Message],
    looks: int,
    seed: int,
    judged: list[int],
) -> Analysis:
    from pileus import __version__

    names = names_of(match)
    told = [say(label, players=names) for label in labels]
    chances = [[round(chance, 4) for chance in stands.chances] for stands, _ in found]
    result = match.result
    moments = [Chances(0, None, None, None, chances[0])]
    for entry in match.log:
        after = chances[entry.number]
        moments.append(Chances(entry.number, entry.seat, entry.choice.name, told[entry.number - 1], after))
    return Analysis(
        game=match.game.name,
        options=msgspec.to_builtins(match.options),
        data=match.game.data_hash,
        pileus=__version__,
        seed=seed,
        looks=looks,
        compiled=is_ready(match.game),
        names=names,
        seats=match.seats,
        over=result is not None,
        winners=[] if result is None else result.winners,
        together=match.game.together(match.state) and all(len(set(one)) == 1 for one in chances),
        judged=judged,
        moments=moments,
        swings=[_swing(moments, number, whose) for number, whose in swings([stands for stands, _ in found])],
        missed=sorted(
            (
                _better(match, entry.number, told[entry.number - 1], missed, names)
                for entry, (_, missed) in zip(match.log, found, strict=False)
                if missed is not None
            ),
            key=lambda one: (-one.by, one.number),
        ),
    )


def _swing(moments: list[Chances], number: int, whose: int) -> Swing:
    made = moments[number]
    assert made.seat is not None and made.choice is not None and made.label is not None
    before, after = moments[number - 1].chances[whose], made.chances[whose]
    return Swing(number, made.seat, made.choice, made.label, whose, before, after)


def _better(match: Match, number: int, label: str, missed: Missed, names: list[str]) -> Better:
    entry = match.log[number - 1]
    return Better(
        number=number,
        seat=entry.seat,
        choice=entry.choice.name,
        label=label,
        better=match.game.choice(missed.better).name,
        better_label=say(missed.label, players=names),
        chance=round(missed.chance, 4),
        better_chance=round(missed.better_chance, 4),
        by=round(missed.better_chance - missed.chance, 4),
    )
