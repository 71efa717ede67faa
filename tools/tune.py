"""Tune the weights of a game's tactics by play: `python tools/tune.py liberte weights.json --players 4 --minutes 60`.

Greedy bots play each other, half of the seats with all weights moved a step one way, half with all moved the other way,
each weight's way drawn at random. Over many such games every weight's own effect stands out from that of the others
(simultaneous perturbation); those that matter are moved, and the next round begins. The file is written after every
round, with the share of wins of one tuned bot against the weights it began with, and is gone on from where it exists.
"""

from __future__ import annotations

import json
import random
import statistics
import time
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
import typer

from pileus.arena.pool import processes_for, spread
from pileus.bots.search.engine import search_engine
from pileus.games import find
from pileus.games.contract import NOTES, winners
from pileus.games.engines import engine
from pileus.kernel.luck import scramble

GAMES = 160  # for each pair of weights
STEP = 0.12  # how far each weight is moved, of itself
SURE = 2.5  # standard errors with which a weight is moved by a whole step


class Pair(NamedTuple):
    """Games between two sets of weights."""

    game: str
    options: dict[str, Any]
    one: list[int]
    other: list[int]
    seed: int
    games: int
    alone: bool
    """One seat against all others, instead of every second one."""


def wins(pair: Pair) -> float:
    """The share of games that the first set wins; each deal is played from both sides."""
    game = find(pair.game)
    rules, greedy = engine(game, True), search_engine(game, True)
    template = game.state()
    game.lay_options(template, msgspec.convert(pair.options, game.options))
    seats = game.seats(template)
    states, out, worth = rules.states(2), rules.buffer(game.most_choices), rules.buffer(max(game.most_choices, 16))
    notes, tempers, sides, one, other = (rules.buffer(n) for n in (NOTES, 16, 16, len(pair.one), len(pair.other)))
    one[:], other[:] = pair.one, pair.other
    rules.put(states, 1, template)
    won = 0.0
    for number in range(pair.games):
        for seat in range(seats):
            sides[seat] = (seat - number) % seats != 0 if pair.alone else (seat + number) % 2
        rules.begin(states, 1, 0, pair.seed, number // (seats if pair.alone else 2), out)
        luck = scramble(pair.seed ^ scramble(number))
        greedy.finish(states, 0, tempers, sides, one, other, luck, 1_000_000, out, worth, notes)
        rules.standings(states, 0, out)
        best = winners([int(out[seat]) for seat in range(seats)])
        won += sum(sides[seat] == 0 for seat in best) / max(1, len(best))
    return won / pair.games


def signs(seed: int, n: int) -> list[int]:
    """Which way each weight goes."""
    luck = random.Random(seed)
    return [luck.choice((-1, 1)) for _ in range(n)]


def run(
    game: str,
    file: Path,
    players: Annotated[int, typer.Option(help="Seats of the table.")] = 4,
    minutes: Annotated[float, typer.Option(help="How long.")] = 30.0,
    tasks: Annotated[int, typer.Option(help="Pairs of weights in a round.")] = 400,
    count: Annotated[int, typer.Option(help="Tune only so many of the weights, the first ones; 0 for all.")] = 0,
    processes: Annotated[int | None, typer.Option(help="How many processes.", show_default=False)] = None,
) -> None:
    """Round after round, until the time is up."""
    tactics, options = find(game).tactics, {"players": players}
    assert tactics is not None
    start = list(tactics.weights)
    n = count or len(start)
    now = [float(weight) for weight in (json.loads(file.read_text())["weights"] if file.exists() else start)]
    luck, begun = random.Random(), time.monotonic()
    wins(Pair(game, options, start, start, 0, 1, True))  # compiled here, once for all processes
    while time.monotonic() - begun < 60 * minutes:
        steps = [max(1, round(abs(weight) * STEP)) for weight in now[:n]]
        seeds = [luck.getrandbits(31) for _ in range(tasks)]
        pairs = []
        for seed in seeds:
            moved = [sign * step for sign, step in zip(signs(seed, n), steps, strict=True)] + [0] * (len(start) - n)
            one = [round(weight) + by for weight, by in zip(now, moved, strict=True)]
            other = [round(weight) - by for weight, by in zip(now, moved, strict=True)]
            pairs.append(Pair(game, options, one, other, seed, GAMES, False))
        gains = [share - 0.5 for share in spread(wins, pairs, processes_for(processes))]
        error = statistics.stdev(gains) / tasks**0.5
        ways = [signs(seed, n) for seed in seeds]
        for i, step in enumerate(steps):
            effect = sum(way[i] * gain for way, gain in zip(ways, gains, strict=True)) / tasks / error
            now[i] += max(-1.0, min(1.0, effect / SURE)) * step
        tuned = [round(weight) for weight in now]
        checks = [Pair(game, options, tuned, start, luck.getrandbits(31), 250, True) for _ in range(8)]
        share = statistics.mean(spread(wins, checks, processes_for(processes)))
        file.write_text(json.dumps({"weights": tuned, "share": share}))
        print(
            f"{time.monotonic() - begun:.0f} s: {100 * share:.1f}% of {250 * len(checks)} games, alone against the rest"
        )


if __name__ == "__main__":
    typer.run(run)
