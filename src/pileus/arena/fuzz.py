"""Fuzzing: games in odd styles over all options, with the laws of conservation asked after every choice and beat.

What fails is shrunk and left as a record that replays. `compare` plays the same games interpreted and compiled and
compares the states after every step.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from pileus.games import find
from pileus.games.contract import Game, winners
from pileus.games.engines import engine
from pileus.kernel import driver
from pileus.kernel.engine import Engine
from pileus.kernel.luck import MASK
from pileus.play.front import PlayableGame
from pileus.play.match import Match

from .pool import chunks, processes_for, spread
from .seeds import chooser, stream_seed

DECISION_LIMIT = 20_000  # the longest possible game of any kind is far shorter
CRASH = 102
DIFFERENCE = 103
WORDS = {
    driver.DEAD_END: "dead end",
    driver.ENDLESS: "endless game",
    CRASH: "crash",
    DIFFERENCE: "CPython and compiled code differ",
}


class Job(NamedTuple):
    """A run of games for one process."""

    game: str
    seed: int
    numbers: range
    compiled: bool | None


class Failure(NamedTuple):
    """One game that went wrong; it can be had again from these."""

    game: str
    options: dict[str, Any]
    seed: int
    number: int
    broken: int  # a law of the game, or one of WORDS
    what: str


@dataclass
class FuzzReport:
    """What many games came to."""

    games: int = 0
    decisions: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    shared: int = 0
    failures: list[Failure] = field(default_factory=list)

    def add(self, other: FuzzReport) -> None:
        """The other's games too."""
        self.games += other.games
        self.decisions += other.decisions
        self.ends += other.ends
        self.shared += other.shared
        self.failures += other.failures


def variant(game: Game, number: int) -> dict[str, Any]:
    """The options of the number-th game: all combinations in turn."""
    return game.variants[number % len(game.variants)]


def style(game: Game, number: int) -> int:
    """The style of the number-th game."""
    return number // len(game.variants) % driver.STYLES


def fuzz(
    name: str,
    games: int,
    seed: int = 0,
    processes: int | None = None,
    compiled: bool | None = None,
    tick: Callable[[int], None] = lambda _: None,
) -> FuzzReport:
    """Play many games, over all options and styles; the answer depends on the seed alone."""
    report = FuzzReport()
    jobs = [Job(name, seed, numbers, compiled) for numbers in chunks(games, 64 if compiled is False else 640)]
    for some in spread(fuzz_some, jobs, processes_for(processes)):
        report.add(some)
        tick(some.games)
    return report


def fuzz_some(job: Job) -> FuzzReport:
    """The games of one job."""
    game = find(job.game)
    runner = engine(game, job.compiled)
    states, out = runner.states(1 + len(game.variants)), runner.buffer(game.most_choices)
    _lay_variants(game, runner, states)
    seats = [game.seats(runner.get(states, i)) for i in range(1, len(game.variants) + 1)]
    report = FuzzReport()
    for number in job.numbers:
        options = variant(game, number)
        try:
            runner.begin(states, 1 + number % len(game.variants), 0, job.seed & MASK, number, out)
            luck = chooser(job.seed, number)
            played = runner.fuzz_game(states, 0, luck, style(game, number), DECISION_LIMIT, out)
        except (IndexError, ValueError, ZeroDivisionError) as error:
            played, crash = -CRASH, repr(error)
        report.games += 1
        if played < 0:
            what = crash if played == -CRASH else WORDS.get(-played) or game.laws[-played]
            report.failures.append(Failure(job.game, options, job.seed, number, -played, what))
            continue
        report.decisions += played
        report.ends[game.ends[runner.field(states, 0, "over")]] += 1
        runner.standings(states, 0, out)
        standings = [int(out[seat]) for seat in range(seats[number % len(seats)])]
        report.shared += len(winners(standings)) > 1
    return report


def _lay_variants(game: Game, runner: Engine, states: Any) -> None:
    """A template for every combination of options, from index 1 on."""
    for i, options in enumerate(game.variants, start=1):
        template = game.state()
        game.lay_options(template, msgspec.convert(options, game.options))
        runner.put(states, i, template)


# CPython and compiled code


def compare(
    name: str,
    games: int,
    seed: int = 0,
    processes: int | None = None,
    tick: Callable[[int], None] = lambda _: None,
) -> FuzzReport:
    """Play games twice, interpreted and compiled, and compare all of the state after every step."""
    report = FuzzReport()
    jobs = [Job(name, seed, numbers, True) for numbers in chunks(games, 8)]
    for some in spread(compare_some, jobs, processes_for(processes)):
        report.add(some)
        tick(some.games)
    return report


def compare_some(job: Job) -> FuzzReport:
    """The games of one job."""
    game = find(job.game)
    plain, fast = engine(game, False), engine(game, True)
    ours, theirs = plain.states(1 + len(game.variants)), fast.states(1 + len(game.variants))
    _lay_variants(game, plain, ours)
    _lay_variants(game, fast, theirs)
    out, fast_out = plain.buffer(game.most_choices), fast.buffer(game.most_choices)
    report = FuzzReport()
    for number in job.numbers:
        options = variant(game, number)
        template = 1 + number % len(game.variants)
        n = plain.begin(ours, template, 0, job.seed & MASK, number, out)
        equal = n == fast.begin(theirs, template, 0, job.seed & MASK, number, fast_out)
        luck = chooser(job.seed, number)
        while n and equal:
            luck = driver.next_luck(luck)
            choice = out[driver.pick_in_style(luck, n, style(game, number))]
            n = plain.decide(ours, 0, choice, out)
            equal = n == fast.decide(theirs, 0, choice, fast_out)
            equal = equal and out[:n] == fast_out[:n].tolist() and ours[0].pack() == theirs[0].tobytes()
            report.decisions += 1
        report.games += 1
        if equal:
            report.ends[game.ends[ours[0].over]] += 1
        else:
            report.failures.append(Failure(job.game, options, job.seed, number, DIFFERENCE, WORDS[DIFFERENCE]))
    return report


# Shrinking


def shrink(failure: Failure, tries: int = 400) -> dict[str, Any]:
    """The shortest record found that still goes wrong in the same way: runs of choices are left out, by halves."""
    picks = _picks(failure)
    match, failed = _rerun(failure, picks)
    picks = picks[: match.number]
    chunk = len(picks) // 2
    while chunk and failed and tries:
        start = 0
        while start < len(picks) and tries:
            shorter = picks[:start] + picks[start + chunk :]
            tries -= 1
            trial, still = _rerun(failure, shorter)
            if still:
                match, picks = trial, shorter[: trial.number]
            else:
                start += chunk
        chunk //= 2
    return match.record()


def _picks(failure: Failure) -> list[int]:
    """The fingers of the failed game: each is reduced by the number of choices there are."""
    luck, fingers = chooser(failure.seed, failure.number), []
    for _ in range(DECISION_LIMIT if failure.broken == driver.ENDLESS else 5000):
        luck = driver.next_luck(luck)
        fingers.append(luck)
    return fingers


def _rerun(failure: Failure, picks: list[int]) -> tuple[Match, bool]:
    """Play the fingers until the same thing breaks."""
    playable = PlayableGame(find(failure.game))
    match = playable.stream(stream_seed(failure.seed, failure.number), **failure.options)
    manner = style(playable.contract, failure.number)
    for finger in picks:
        if match.seat is None:
            return match, False
        choices = match.choices_in_order
        if not choices:
            return match, failure.broken == driver.DEAD_END
        try:
            match.play(choices[driver.pick_in_style(finger, len(choices), manner)])
        except (IndexError, ValueError, ZeroDivisionError):
            return match, failure.broken == CRASH
        if match.broken_law == failure.broken:
            return match, True
    return match, failure.broken == driver.ENDLESS
