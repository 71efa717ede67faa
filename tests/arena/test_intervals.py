"""Intervals, against values worked out elsewhere."""

from __future__ import annotations

import pytest

from pileus.arena.intervals import figure, mean, share


@pytest.mark.parametrize(
    ("successes", "n", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),  # the textbook's corner: z² / (n + z²) above nothing
        (10, 10, 0.7225, 1.0),
        (1, 10, 0.0179, 0.4042),
        (5, 10, 0.2366, 0.7634),
        (15, 50, 0.1910, 0.4375),
        (81, 263, 0.2553, 0.3662),  # Newcombe (1998), method 3
        (15, 148, 0.0624, 0.1605),  # the same
        (0, 20, 0.0, 0.1611),  # the same
        (1, 29, 0.0061, 0.1718),  # the same
    ],
)
def test_wilson(successes: int, n: int, low: float, high: float):
    told = share(successes, n)
    assert (told.low, told.high) == pytest.approx((low, high), abs=1e-4)
    assert told.n == n


def test_of_nothing_nothing_is_known():
    assert (share(0, 0).low, share(0, 0).high) == (0, 1)


def test_a_mean_from_sums_is_the_mean_of_the_values():
    values = [3.0, 1.0, 4.0, 1.0, 5.0]
    assert mean(5, sum(values), sum(value * value for value in values)) == figure(values)
