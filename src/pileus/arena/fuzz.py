"""Fuzzing: games in odd styles over all options, with the laws of conservation asked after every choice and beat.

Games begin from the usual set-up with every combination of options in turn, then from each of the game's `starts`.
What fails is shrunk and left as a record that replays. `compare` plays the same games interpreted and compiled and
compares the states after every step.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from pileus.games import find
from pileus.games.contract import Game, winners
from pileus.games.engines import engine
from pileus.kernel import driver
from pileus.kernel.engine import Engine
from pileus.kernel.layout import Core
from pileus.kernel.luck import MASK
from pileus.play.front import PlayableGame
from pileus.play.inputs import convert_options, convert_position
from pileus.play.luck import Luck
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
    seed: int
    number: int
    broken: int  # a law of the game, or one of WORDS
    what: str


@dataclass
class FuzzReport:
    """What many games came to."""

    games: int = 0
    started: int = 0
    """How many of them began from a position."""
    decisions: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    shared: int = 0
    failures: list[Failure] = field(default_factory=list)

    def add(self, other: FuzzReport) -> None:
        """The other's games too."""
        self.games += other.games
        self.started += other.started
        self.decisions += other.decisions
        self.ends += other.ends
        self.shared += other.shared
        self.failures += other.failures


def variant(game: Game, number: int) -> dict[str, Any] | None:
    """The options of the number-th game, all combinations in turn; None if it begins from a position."""
    which = number % (len(game.variants) + len(game.starts))
    return game.variants[which] if which < len(game.variants) else None


def start(game: Game, number: int) -> dict[str, Any] | None:
    """The position that the number-th game begins from; None for the usual set-up."""
    which = number % (len(game.variants) + len(game.starts)) - len(game.variants)
    return game.starts[which] if which >= 0 else None


def style(game: Game, number: int) -> int:
    """The style of the number-th game."""
    return number // (len(game.variants) + len(game.starts)) % driver.STYLES


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
    table = Table(game, engine(game, job.compiled))
    runner, states, out = table.runner, table.states, table.out
    report = FuzzReport()
    for number in job.numbers:
        crash = ""
        try:
            table.begin(job.seed, number)
            luck = chooser(job.seed, number)
            played = runner.fuzz_game(states, 0, luck, style(game, number), DECISION_LIMIT, out)
        except (IndexError, ValueError, ZeroDivisionError) as error:
            played, crash = -CRASH, repr(error)
        report.games += 1
        report.started += start(game, number) is not None
        if played < 0:
            what = crash or WORDS.get(-played) or game.laws[-played]
            report.failures.append(Failure(job.game, job.seed, number, -played, what))
            continue
        report.decisions += played
        report.ends[game.ends[runner.field(states, 0, "over")]] += 1
        runner.standings(states, 0, out)
        standings = [int(out[seat]) for seat in range(table.seats(number))]
        report.shared += len(winners(standings)) > 1
    return report


class Table:
    """Where the games of a job are played one after another, at index 0: before it begins each is set up or laid."""

    def __init__(self, game: Game, runner: Engine) -> None:
        self.game, self.runner = game, runner
        self.states, self.out = runner.states(1 + len(game.variants)), runner.buffer(game.most_choices)
        self.starts = [convert_position(game.position, position) for position in game.starts]
        every = [convert_options(game.options, options) for options in game.variants]
        self.templates = [self._with_options(options) for options in every + [laid.options for laid in self.starts]]
        for i in range(len(game.variants)):
            runner.put(self.states, 1 + i, self.templates[i])

    def begin(self, seed: int, number: int) -> int:
        """Begin the number-th game. How many choices there are."""
        which = number % len(self.templates)
        if which < len(self.game.variants):
            return self.runner.begin(self.states, 1 + which, 0, seed & MASK, number, self.out)
        s = self.templates[which].clone()
        Luck.stream(stream_seed(seed, number)).prepare(s, 0)
        self.game.lay_position(s, self.starts[which - len(self.game.variants)])
        self.runner.put(self.states, 0, s)
        return self.runner.resume(self.states, 0, self.out)

    def seats(self, number: int) -> int:
        """How many seats the number-th game has."""
        return self.game.seats(self.templates[number % len(self.templates)])

    def _with_options(self, options: Any) -> Core:
        template = self.game.state()
        self.game.lay_options(template, options)
        return template


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
    plain, fast = Table(game, engine(game, False)), Table(game, engine(game, True))
    report = FuzzReport()
    for number in job.numbers:
        n = plain.begin(job.seed, number)
        equal = n == fast.begin(job.seed, number) and _same(plain, fast, n)
        luck = chooser(job.seed, number)
        while n and equal:
            luck = driver.next_luck(luck)
            choice = plain.out[driver.pick_in_style(luck, n, style(game, number))]
            n = plain.runner.decide(plain.states, 0, choice, plain.out)
            equal = n == fast.runner.decide(fast.states, 0, choice, fast.out) and _same(plain, fast, n)
            report.decisions += 1
        report.games += 1
        report.started += start(game, number) is not None
        if equal:
            report.ends[game.ends[plain.states[0].over]] += 1
        else:
            report.failures.append(Failure(job.game, job.seed, number, DIFFERENCE, WORDS[DIFFERENCE]))
    return report


def _same(plain: Table, fast: Table, n: int) -> bool:
    """Whether both have the same n choices and the same state, to the last byte."""
    choices = plain.out[:n] == fast.out[:n].tolist()
    return choices and bool(plain.states[0].pack() == fast.states[0].tobytes())


# Shrinking


def shrink(failure: Failure, tries: int = 400) -> dict[str, Any]:
    """The shortest record found that still goes wrong in the same way: runs of choices are left out, by halves."""
    picks = _picks(failure)
    match, failed = _rerun(failure, picks)
    picks = picks[: match.number]
    chunk = len(picks) // 2
    while chunk and failed and tries:
        at = 0
        while at < len(picks) and tries:
            shorter = picks[:at] + picks[at + chunk :]
            tries -= 1
            trial, still = _rerun(failure, shorter)
            if still:
                match, picks = trial, shorter[: trial.number]
            else:
                at += chunk
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
    options, position = variant(playable.contract, failure.number), start(playable.contract, failure.number)
    match = playable.stream(stream_seed(failure.seed, failure.number), position=position, **options or {})
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
