"""Learning the network: from games gathered to numbers that the bots read."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from pileus.games.contract import NOTES
from pileus.games.liberte.tables import SEATS
from pileus.games.liberte.tactics.features import FEATURES, OF_ALL, OF_SEAT, POINTS, SEATS_TAKEN
from pileus.games.liberte.tactics.network import INPUTS, SIZE, share, strength_of
from pileus.kernel.backend import numba_is_there
from tools.learn import Gathering, Network, app, written

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
        w1, b1, w2, b2, w3 = network.values
        meant = float((np.maximum(np.maximum(own @ w1 + b1, 0) @ w2 + b2, 0) @ w3)[0])
        notes = [0] * NOTES
        notes[FEATURES : FEATURES + INPUTS] = [int(value) for value in x]
        share(notes, [0] * 7 + numbers, 7)
        assert abs(strength_of(notes, [0] * 7 + numbers, 7) / 1000 - meant) < 0.06


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


def test_too_few_moments_are_refused_and_nothing_is_written(tmp_path: Path):
    rows = np.zeros((50, SEATS * OF_SEAT + OF_ALL), dtype=np.int16)
    np.savez(tmp_path / "few.npz", rows=rows, won=np.zeros((50, SEATS), dtype=np.float32))
    done = CliRunner().invoke(app, ["fit", str(tmp_path / "network.txt"), str(tmp_path / "few.npz")])
    assert done.exit_code == 2
    assert "gather more than" in done.output
    assert not (tmp_path / "network.txt").exists()


@pytest.mark.skipif(not numba_is_there(), reason="needs pileus[fast]")
def test_starts_of_turns_are_gathered_with_who_won():
    gathering = Gathering()
    kept, won = gathering.play(5, 0)
    again, _ = gathering.play(5, 0)
    assert (np.array(kept) == np.array(again)).all()
    assert sum(won) == pytest.approx(1)
    assert 1 <= len(kept) <= 3
    turns = [row[SEATS * OF_SEAT : SEATS * OF_SEAT + 3].tolist() for row in kept]
    assert turns == [[1, 0, 0], [0, 1, 0], [0, 0, 1]][: len(kept)]
    players = {int(row[SEATS * OF_SEAT + PLAYERS_AT]) for row in kept}
    assert len(players) == 1
    assert players <= {3, 4, 5, 6}


@pytest.mark.skipif(not numba_is_there(), reason="needs pileus[fast]")
def test_the_network_in_use_foresees_more_than_the_model_without_it():
    done = CliRunner().invoke(app, ["compare", "--games", "600"])
    assert done.exit_code == 0, done.output
    told = re.findall(r"turn (\d): network ([\d.]+), without ([\d.]+)", done.output)
    assert [turn for turn, _, _ in told] == ["2", "3", "4"]
    assert sum(float(network) for _, network, _ in told) < sum(float(model) for _, _, model in told)
