"""Learning the network: from games gathered to numbers that the bots read."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from typer.testing import CliRunner

from pileus.games.contract import NOTES
from pileus.games.liberte.tactics.features import FEATURES, OF_ALL, OF_SEAT, POINTS, SEATS_TAKEN
from pileus.games.liberte.tactics.network import INPUTS, SHARED, SIZE, UNITS, strength_of
from tools.learn import SEATS, Network, app, written

POINTS_AT, PLAYERS_AT = POINTS - FEATURES, SEATS_TAKEN - FEATURES - OF_SEAT


def test_in_integers_the_network_says_what_it_says_in_floating_point():
    luck = np.random.default_rng(1)
    network = Network(1)
    network.values[4] *= 10
    middle, width = luck.normal(3, 1, INPUTS), luck.uniform(0.5, 4, INPUTS)
    numbers = written(network, middle, width)
    assert len(numbers) == SIZE
    for _ in range(20):
        x = luck.integers(-10, 20, INPUTS)
        own = ((x - middle) / width).astype(np.float32)
        w1, b1, w2, b2, w3, _ = network.values
        meant = float((np.maximum(np.maximum(own @ w1 + b1, 0) @ w2 + b2, 0) @ w3)[0])
        notes = [0] * NOTES
        notes[FEATURES : FEATURES + INPUTS] = [int(value) for value in x]
        for unit in range(UNITS):  # as `judge` does
            shared = numbers[unit * INPUTS + OF_SEAT : (unit + 1) * INPUTS]
            bias = numbers[UNITS * INPUTS + unit]
            notes[SHARED + unit] = bias + sum(w * int(v) for w, v in zip(shared, x[OF_SEAT:], strict=True))
        assert abs(strength_of(notes, numbers, 0) / 1000 - meant) < 0.06


def test_it_learns_who_wins(tmp_path: Path):
    """Where whoever has most points wins, points speak for a seat."""
    luck = np.random.default_rng(2)
    rows = np.zeros((8_200 * 4, SEATS * OF_SEAT + OF_ALL), dtype=np.int16)
    points = luck.permuted(np.tile(np.arange(4), (len(rows), 1)), axis=1)
    for seat in range(4):
        rows[:, seat * OF_SEAT + POINTS_AT] = 3 * points[:, seat]
    rows[:, SEATS * OF_SEAT + PLAYERS_AT] = 4
    won = np.zeros((len(rows), SEATS), dtype=np.float32)
    won[np.arange(len(rows)), points.argmax(1)] = 1
    np.savez(tmp_path / "games.npz", rows=rows, won=won)
    done = CliRunner().invoke(
        app, ["fit", str(tmp_path / "network.txt"), str(tmp_path / "games.npz"), "--epochs", "30"]
    )
    assert done.exit_code == 0, done.output
    losses = [float(line.rsplit(" ", 1)[1]) for line in done.output.splitlines() if "epoch" in line]
    assert losses[-1] < 0.1 < losses[0]
    numbers = [int(number) for number in (tmp_path / "network.txt").read_text().split()]
    assert len(numbers) == SIZE


def test_games_are_gathered_with_those_who_won_them(tmp_path: Path):
    file = tmp_path / "games.npz"
    done = CliRunner().invoke(app, ["gather", str(file), "--minutes", "0.02", "--processes", "1"])
    assert done.exit_code == 0, done.output
    gathered = np.load(file)
    assert len(gathered["rows"]) == len(gathered["won"]) > 5
    assert np.allclose(gathered["won"].sum(1), 1)
    players = gathered["rows"][:, SEATS * OF_SEAT + PLAYERS_AT]
    assert set(players) <= {3, 4, 5, 6}
