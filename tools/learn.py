"""Learn Liberté's network: `python tools/learn.py gather games.npz --minutes 5`, then `… fit network.txt games.npz`.

`gather` lets greedy bots play each other at tables of three to six, in both editions, and keeps what the network reads
(tactics/features.py) at the starts of turns, where play-outs are judged, with who won in the end. `fit` makes the
chance of the winner as large as it can, keeps a part of the games to check, and writes the numbers as the bots read
them. `compare` says what those in use are worth.
"""

from __future__ import annotations

import random
import textwrap
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import numpy as np
import typer

from pileus.arena.pool import processes_for, spread
from pileus.bots.search.engine import search_engine
from pileus.games import find
from pileus.games.contract import CERTAIN, NOTES, Refused, winners
from pileus.games.engines import engine
from pileus.games.liberte.rules.state import State
from pileus.games.liberte.tables import SEATS
from pileus.games.liberte.tactics.features import (
    FEATURES,
    OF_ALL,
    OF_SEAT,
    SEATS_TAKEN,
    TURN,
    read_all,
    read_seat,
)
from pileus.games.liberte.tactics.network import DEEP_UNITS, INPUTS, UNITS
from pileus.games.liberte.tactics.weights import NETWORK
from pileus.kernel.backend import Twin, kernel
from pileus.kernel.layout import Buffer
from pileus.text.files import check_writable

TABLES = (4, 4, 4, 3, 5, 6)  # numbers of players, as often as they stand here
TEMPERS = (3, 6)  # how far from their best bots play
BATCH = 4096
CHECKED = 0.05  # of the moments, the last ones
app = typer.Typer(add_completion=False)


@kernel
def read(states: list[State], i: int, rows: Buffer, notes: Buffer, weights: Buffer) -> None:
    """The features of every seat, one after the other, then those of all."""
    s = states[i]
    read_all(s, notes, weights)
    for seat in range(s.players):
        read_seat(s, seat, notes, weights)
        for k in range(OF_SEAT):
            rows[seat * OF_SEAT + k] = notes[FEATURES + k]
    for k in range(OF_ALL):
        rows[SEATS * OF_SEAT + k] = notes[FEATURES + OF_SEAT + k]


class Gathering:
    """Room and engines for games that are watched."""

    def __init__(self) -> None:
        self.game = find("liberte")
        tactics = self.game.tactics
        assert tactics is not None
        self.rules, self.greedy = engine(self.game, True), search_engine(self.game, True)
        self.states, self.seats = self.rules.states(2), 0
        self.out, self.worth = self.rules.buffer(self.game.most_choices), self.rules.buffer(self.game.most_choices)
        self.notes, self.rows = self.rules.buffer(NOTES), self.rules.buffer(SEATS * OF_SEAT + OF_ALL)
        self.tempers, self.sides = self.rules.buffer(SEATS), self.rules.buffer(SEATS)
        self.weights = np.array(tactics.tuned, dtype=np.int32)
        self.read: Any = Twin(State.dtype(), [read]).of(read)

    def play(self, seed: int, number: int) -> tuple[list[Any], list[float]]:
        """What is read at the starts of turns 2 to 4 of one game, and how much of the victory each seat had."""
        kept: list[Any] = []
        for _ in self.starts(seed, number):
            self.read(self.states, 0, self.rows, self.notes, self.weights)
            kept.append(self.rows.astype(np.int16))
        return kept, self.shares()

    def starts(self, seed: int, number: int) -> Iterator[int]:
        """One game: the turn, whenever one begins after the first."""
        game, rules, states = self.game, self.rules, self.states
        luck = random.Random(f"{seed} {number}")
        options = game.options(players=luck.choice(TABLES), edition=luck.choice(("second", "second", "first")))
        template = game.state()
        game.lay_options(template, options)
        self.seats = game.seats(template)
        rules.put(states, 1, template)
        rules.begin(states, 1, 0, seed, number, self.out)
        for seat in range(self.seats):
            self.tempers[seat] = luck.choice(TEMPERS)
        turn = 1
        while not states[0]["over"]:
            if int(states[0]["turn"]) != turn:
                turn = int(states[0]["turn"])
                yield turn
            given = (self.tempers, self.sides, self.weights, self.weights, luck.getrandbits(32), 1)
            self.greedy.finish(states, 0, *given, self.out, self.worth, self.notes)

    def shares(self) -> list[float]:
        """How much of the victory each seat had."""
        self.rules.standings(self.states, 0, self.out)
        best = winners([int(self.out[seat]) for seat in range(self.seats)])
        return [1 / len(best) if seat in best else 0.0 for seat in range(SEATS)]

    def chances(self, weights: Any) -> list[float]:
        """How likely each seat is held to win."""
        self.greedy.judge(self.states, 0, self.seats, self.out, self.notes, weights)
        return [max(1, int(self.out[seat])) / CERTAIN if seat < self.seats else 1.0 for seat in range(SEATS)]


class Job(NamedTuple):
    """What one process gathers."""

    seed: int
    seconds: float


def gather_some(job: Job) -> tuple[int, Any, Any]:
    """As many games as there is time for."""
    gathering = Gathering()
    rows, shares = [], []
    begun, number = time.monotonic(), 0
    while time.monotonic() - begun < job.seconds:
        kept, won = gathering.play(job.seed, number)
        rows.extend(kept)
        shares.extend([won] * len(kept))
        number += 1
    return number, np.array(rows), np.array(shares, dtype=np.float32)


@app.command()
def gather(
    file: Path,
    minutes: Annotated[float, typer.Option(min=0.01, help="How long, besides compiling.")] = 5.0,
    seed: Annotated[int, typer.Option(help="Which games.")] = 1,
    processes: Annotated[int | None, typer.Option(min=1, help="How many processes.", show_default=False)] = None,
) -> None:
    """Let bots play, and keep moments of their games."""
    try:
        check_writable(file)
    except Refused as refused:
        raise typer.BadParameter(str(refused)) from refused
    print("Compiling, if that was not done before; then they play.", flush=True)
    Gathering().play(0, 0)  # compiled here, once for all processes
    n = processes_for(processes)
    jobs = [Job(1000 * seed + i, 60 * minutes) for i in range(n)]
    games, rows, won = zip(*spread(gather_some, jobs, n), strict=True)
    np.savez(file, rows=np.concatenate(rows), won=np.concatenate(won))
    print(f"{sum(games)} games, {sum(map(len, rows))} moments in {file}", flush=True)


class Network:
    """The network in floating point, with what it takes to learn (Adam)."""

    def __init__(self, seed: int) -> None:
        luck = np.random.default_rng(seed)
        self.values: list[Any] = []
        for inputs, units in ((INPUTS, UNITS), (UNITS, DEEP_UNITS)):
            weights = luck.normal(0, (2 / inputs) ** 0.5, (inputs, units)).astype(np.float32)
            self.values += [weights, np.zeros(units, np.float32)]
        self.values.append(luck.normal(0, 0.1 * (2 / DEEP_UNITS) ** 0.5, (DEEP_UNITS, 1)).astype(np.float32))
        self.first = [np.zeros_like(value) for value in self.values]
        self.second = [np.zeros_like(value) for value in self.values]
        self.steps = 0

    def chances(self, x: Any, taken: Any) -> tuple[Any, ...]:
        """Each seat's chance, and what lies between. x: moments, seats, inputs."""
        w1, b1, w2, b2, w3 = self.values
        one = np.maximum(x @ w1 + b1, 0)
        two = np.maximum(one @ w2 + b2, 0)
        strength = np.where(taken, (two @ w3)[..., 0], -30)
        strength -= strength.max(1, keepdims=True)
        odds = np.exp(strength)
        return odds / odds.sum(1, keepdims=True), one, two

    def learn(self, x: Any, taken: Any, won: Any, rate: float, decay: float) -> None:
        """One step from a batch."""
        _, _, w2, _, w3 = self.values
        chances, one, two = self.chances(x, taken)
        n, seats, _ = x.shape
        d3 = ((chances - won) * taken / n).reshape(-1, 1).astype(np.float32)
        flat = [part.reshape(n * seats, -1) for part in (x, one, two)]
        d2 = (d3 @ w3.T) * (flat[2] > 0)
        d1 = (d2 @ w2.T) * (flat[1] > 0)
        slopes = [flat[0].T @ d1, d1.sum(0), flat[1].T @ d2, d2.sum(0), flat[2].T @ d3]
        self.steps += 1
        for value, slope, first, second in zip(self.values, slopes, self.first, self.second, strict=True):
            down = slope + decay * value if value.ndim == 2 else slope
            first[...] += 0.1 * (down - first)
            second[...] += 0.001 * (down * down - second)
            step = first / (1 - 0.9**self.steps) / (np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8)
            value[...] -= rate * step


def spread_out(rows: Any) -> tuple[Any, Any]:
    """Rows as they were kept become inputs by seat, and who is there."""
    own = rows[:, : SEATS * OF_SEAT].reshape(-1, SEATS, OF_SEAT)
    everybodys = np.broadcast_to(rows[:, None, SEATS * OF_SEAT :], (len(rows), SEATS, OF_ALL))
    players = rows[:, SEATS * OF_SEAT + SEATS_TAKEN - TURN]
    return np.concatenate([own, everybodys], 2), np.arange(SEATS)[None] < players[:, None]


@app.command()
def fit(
    file: Path,
    games: Annotated[list[Path], typer.Argument(exists=True, dir_okay=False)],
    epochs: Annotated[int, typer.Option(min=1, help="How often all is gone through.")] = 12,
    rate: Annotated[float, typer.Option(help="How fast it learns.")] = 0.002,
    decay: Annotated[float, typer.Option(help="How weights are kept small.")] = 1e-5,
    seed: Annotated[int, typer.Option(help="Where it begins.")] = 1,
) -> None:
    """Fit the network to games gathered, and write its numbers."""
    learnt, checked = [], {}
    for path in games:
        try:
            with np.load(path) as part:
                every = [part["rows"], part["won"]]
        except (ValueError, KeyError, TypeError) as error:
            raise typer.BadParameter(f"{path} was not gathered by this tool.") from error
        cut = int(len(every[0]) * (1 - CHECKED))
        learnt.append([one[:cut] for one in every])
        checked[path] = [one[cut:] for one in every]
    rows, won = (np.concatenate([part[k] for part in learnt]) for k in (0, 1))
    if len(rows) < BATCH:
        raise typer.BadParameter(f"{len(rows)} moments are not enough: gather more than {BATCH}.")
    network, luck, begun = Network(seed), np.random.default_rng(seed), time.monotonic()
    x, taken = spread_out(rows[luck.permutation(len(rows))[:50_000]])
    middle = x[taken].mean(0).astype(np.float32)
    width = x[taken].std(0).astype(np.float32) + 0.5
    total, step = epochs * (len(rows) // BATCH), 0
    for epoch in range(epochs):
        order = luck.permutation(len(rows))
        for start in range(0, len(rows) - BATCH + 1, BATCH):
            some = order[start : start + BATCH]
            x, taken = spread_out(rows[some])
            slower = rate * min(1.0, 4 * (1 - step / total)) * min(1.0, (step + 1) / 200)
            network.learn(((x - middle) / width).astype(np.float32), taken, won[some], slower, decay)
            step += 1
        told = [f"{path.stem} {loss(network, part[0], part[1], middle, width):.4f}" for path, part in checked.items()]
        print(f"{time.monotonic() - begun:.0f} s, epoch {epoch + 1}: {', '.join(told)}", flush=True)
    numbers = written(network, middle, width)
    file.write_text(textwrap.fill(" ".join(map(str, numbers)), 118) + "\n", encoding="utf-8")


def loss(network: Network, rows: Any, won: Any, middle: Any, width: Any) -> float:
    """Minus the mean logarithm of the chance given to who won."""
    x, taken = spread_out(rows)
    chances = network.chances(((x - middle) / width).astype(np.float32), taken)[0]
    return float(-(won * np.log(np.maximum(chances, 1e-9))).sum(1).mean())


@app.command()
def compare(
    games: Annotated[int, typer.Option(min=10, help="How many.")] = 3000,
    seed: Annotated[int, typer.Option(help="Which games.")] = 991,
) -> None:
    """Tell how well the network that bots use foresees who wins, beside the model without it."""
    gathering = Gathering()
    without = gathering.weights.copy()
    without[NETWORK] = 0
    lost: dict[int, list[tuple[float, float]]] = {}
    for number in range(games):
        seen = [
            (turn, gathering.chances(gathering.weights), gathering.chances(without))
            for turn in gathering.starts(seed, number)
        ]
        won = np.array(gathering.shares())
        for turn, *both in seen:
            by_network, by_model = (float(-(won * np.log(chances)).sum()) for chances in both)
            lost.setdefault(turn, []).append((by_network, by_model))
    for turn in sorted(lost):
        (network, model), n = np.mean(lost[turn], axis=0), len(lost[turn])
        print(f"turn {turn}: network {network:.4f}, without {model:.4f} (mean logarithmic loss of {n} games)")


def written(network: Network, middle: Any, width: Any) -> list[int]:
    """In the order and the parts in which `network.py` reads it, for features as they are."""
    w1, b1, w2, b2, w3 = network.values
    parts = [(w1 / width[:, None]).T, b1 - (middle / width) @ w1, w2.T, b2, w3]
    return [round(float(value) * 1024) for part in parts for value in part.reshape(-1)]


if __name__ == "__main__":
    app()
