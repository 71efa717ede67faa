"""Benchmarks: how fast a game runs, beside a calibration loop and beside peers, all in the same run.

Speeds are medians of several runs of random legal play on one core. They mean something beside the calibration (plain
Python list-and-integer work) and the peers measured in the same minute; machines differ and are shared.
"""

from __future__ import annotations

import importlib.util
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

import msgspec

from pileus import bots
from pileus.bots.search.manners import manner
from pileus.bots.search.mind import Mind
from pileus.games import find
from pileus.games.contract import Game
from pileus.games.engines import engine
from pileus.kernel.backend import numba_is_there
from pileus.kernel.engine import Engine
from pileus.kernel.layout import Core
from pileus.kernel.luck import scramble
from pileus.play.front import PlayableGame

DECISION_LIMIT = 1_000_000


class Row(msgspec.Struct, frozen=True):
    """One figure; `bar` says what is asked of it and `met` whether it is."""

    what: str
    figure: float | None
    unit: str
    bar: str
    met: bool | None


class BenchReport(msgspec.Struct, frozen=True):
    """All figures of one run."""

    game: str
    rows: list[Row]

    @property
    def met(self) -> bool:
        """Whether every bar that was measured is met."""
        return all(row.met is not False for row in self.rows)


def bench(name: str, quick: bool = False, tell: Callable[[str], None] = lambda _: None) -> BenchReport:
    """Measure a game; `quick` takes a tenth of the time and of the trust."""
    game = find(name)
    runs, seconds = (3, 0.2) if quick else (7, 1.5)
    rows = []

    def add(what: str, figure: float | None, unit: str, least: float = 0, most: float = 0) -> None:
        bar = f"at least {least:,.0f}" if least else f"at most {most:g}" if most else ""
        met = None if figure is None or not bar else figure >= least if least else figure <= most
        rows.append(Row(what, figure, unit, bar, met))

    tell("calibration")
    add("calibration: plain Python list-and-integer steps", _median(_calibration, runs, seconds), "per second")
    tell("CPython")
    plain = engine(game, False)
    interpreted = _median(lambda s: _decisions(game, plain, s), runs, seconds)
    add("CPython, decisions", interpreted, "per second", game.bars[0])
    tell("Catanatron")
    catan = _median(_catanatron, runs, seconds) if importlib.util.find_spec("catanatron") else None
    add("Catanatron, random play, decisions", catan, "per second")
    add("CPython against Catanatron", interpreted / catan if catan else None, "times", 3)
    add("clone of a state, CPython", _median_least(lambda: _clone(game, plain)), "µs", most=8)
    if numba_is_there():
        tell("compiling afresh, in a new process")
        cold, warm = _first_decision(name)
        add("compile, cold cache, to the first decision", cold, "s", most=60)
        add("compile, warm cache, to the first decision", warm, "s", most=1)
        fast = engine(game, True)
        _decisions(game, fast, 0.01)
        tell("numba")
        compiled = _median(lambda s: _decisions(game, fast, s), runs, seconds)
        add("numba, decisions inside compiled code", compiled, "per second", game.bars[1])
        tell("OpenSpiel")
        hearts = _median(_hearts, runs, seconds) if importlib.util.find_spec("pyspiel") else None
        add("OpenSpiel hearts, random play, decisions", hearts, "per second")
        add("numba against OpenSpiel hearts", compiled / hearts if hearts else None, "times", 4)
        add("clone of a state, compiled", _median_least(lambda: _clone(game, fast)), "µs", most=0.5)
        tell("search")
        middle = _middle(game)
        interpreted = _median(lambda s: _looks(Mind(game, False), middle, s), 3, seconds)
        _looks(Mind(game, True), middle, 0.01)
        compiled = _median(lambda s: _looks(Mind(game, True), middle, s), runs, seconds)
        add("search in the middle of a game, CPython, looks ahead", interpreted, "per second")
        add("search in the middle of a game, numba, looks ahead", compiled, "per second")
        add("search, numba against CPython", compiled / interpreted, "times", 10)
    add("a compiled state", game.state.PACKING.size, "bytes", most=2048)
    tell("import")
    add("import pileus without numba", _import_time(), "s", most=0.2)
    return BenchReport(name, rows)


def _median(measure: Callable[[float], float], runs: int, seconds: float) -> float:
    measure(seconds / 10)
    return statistics.median(measure(seconds) for _ in range(runs))


def _median_least(measure: Callable[[], float]) -> float:
    return statistics.median(measure() for _ in range(7))


def _calibration(seconds: float) -> float:
    """Steps of plain Python over a list of integers."""
    cells, steps, i = list(range(64)), 0, 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        for _ in range(2000):
            i = (i * 5 + 1) & 63
            cells[i] = (cells[i] + cells[63 - i]) & 255
        steps += 2000
    return steps / spent


def _decisions(game: Game, runner: Engine, seconds: float) -> float:
    """Decisions per second of random legal play, set-up of the games included."""
    template = game.state()
    game.lay_options(template, game.options())
    states, out = runner.states(2), runner.buffer(game.most_choices)
    runner.put(states, 1, template)
    decisions, number = 0, 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        runner.begin(states, 1, 0, 0, number, out)
        decisions += runner.random_game(states, 0, scramble(number), DECISION_LIMIT, out)
        number += 1
    return decisions / spent


def _clone(game: Game, runner: Engine) -> float:
    """Microseconds for a clone of a state in the middle of a game."""
    template = game.state()
    game.lay_options(template, game.options())
    states, out = runner.states(2), runner.buffer(game.most_choices)
    runner.put(states, 1, template)
    runner.begin(states, 1, 0, 0, 1, out)
    runner.random_game(states, 0, 1, 200, out)
    times = 200_000 if runner.compiled else 10_000
    start = time.perf_counter()
    runner.clone_many(states, 0, 1, times)
    return (time.perf_counter() - start) / times * 1e6


def _looks(mind: Mind, middle: Core, seconds: float) -> float:
    """Looks ahead per second of a search from that moment."""
    mind.ask(middle, 1, manner(mind.game.name, "search"))
    looks, batch = 0, 1
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        mind.look_ahead(batch)
        looks += batch
        batch = max(1, looks // 8)  # the clock is looked at seldom, and not too late
    return looks / spent


def _middle(game: Game) -> Core:
    """A moment half way through a game by greedy bots, always the same."""
    match = PlayableGame(game).stream(7)
    bot, luck = bots.find("greedy"), random.Random(7)
    moments = []
    while match.seat is not None:
        if len(match.choices) > 4:
            moments.append(match.determinise(match.seat, 7))
        match.play(bot.answer(bots.question(match, bot, luck)))
    return moments[len(moments) // 2]


FIRST_DECISION = """
import sys, time
start = time.perf_counter()
from pileus.games import find
from pileus.games.engines import engine
game = find(sys.argv[1])
runner = engine(game, True)
s = game.state()
game.lay_options(s, game.options())
states, out = runner.states(2), runner.buffer(game.most_choices)
runner.put(states, 1, s)
runner.begin(states, 1, 0, 0, 1, out)
runner.decide(states, 0, int(out[0]), out)
print(time.perf_counter() - start)
"""


def _first_decision(name: str) -> tuple[float, float]:
    """Seconds from nothing to the first decision made by compiled code, without and with a cache."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", FIRST_DECISION, name]
        environment = {**os.environ, "PILEUS_CACHE": folder}
        times = [
            float(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)
            for _ in range(4)
        ]
    return times[0], statistics.median(times[1:])


def _import_time() -> float:
    """Seconds that `import pileus` takes in a new process."""
    program = "import time; start = time.perf_counter(); import pileus; print(time.perf_counter() - start)"
    command = [sys.executable, "-c", program]
    environment = {**os.environ, "PILEUS_FAST": "0"}
    return statistics.median(
        float(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)
        for _ in range(5)
    )


# Peers, where they are installed (`make peers`)


def _catanatron(seconds: float) -> float:
    """Decisions per second of four random players; forced moves count as decisions, as in its own loop."""
    from catanatron import Color, Game, RandomPlayer

    decisions, seed = 0, 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        players = [RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)]
        match = Game(players, seed=seed)
        while match.winning_color() is None and match.state.num_turns < 1000:
            match.play_tick()
            decisions += 1
        seed += 1
    return decisions / spent


def _hearts(seconds: float) -> float:
    """Decisions per second of random play in OpenSpiel's hearts, through its Python interface as one trains with it."""
    import random

    import pyspiel

    game, luck, decisions = pyspiel.load_game("hearts"), random.Random(0), 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(luck.random() * len(actions))])
            decisions += not state.is_chance_node()
    return decisions / spent
