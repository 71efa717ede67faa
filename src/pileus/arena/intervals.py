"""Shares and means with their 95% intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

Z = 1.959964  # of the normal distribution, for 95%


class Share(msgspec.Struct, frozen=True):
    """A share of n with its 95% interval (Wilson's)."""

    n: int
    share: float
    low: float
    high: float


class Figure(msgspec.Struct, frozen=True):
    """A number of finished games: its mean over the n games that have it, and the 95% interval of that mean.

    Of what is true or false (`share`) the mean is the share of games and the interval Wilson's.
    """

    n: int
    mean: float
    low: float
    high: float
    share: bool


def share(successes: float, n: int) -> Share:
    """A proportion and Wilson's 95% interval around it; of nothing nothing is known."""
    if n == 0:
        return Share(0, 0.0, 0.0, 1.0)
    p = successes / n
    centre = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * math.sqrt(max(0.0, p * (1 - p)) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return Share(n, p, max(0.0, centre - half), min(1.0, centre + half))


def mean(n: int, total: float, squares: float) -> Figure:
    """A mean and the normal interval around it, from the sum of n values and the sum of their squares."""
    middle = total / n
    error = math.sqrt(max(0.0, squares - n * middle * middle) / (n - 1) / n) if n > 1 else 0.0
    return Figure(n, middle, middle - Z * error, middle + Z * error, share=False)


def figure(values: Sequence[float]) -> Figure:
    """A share with Wilson's interval where the values are true or false, else a mean with the normal one."""
    n = len(values)
    if all(isinstance(value, bool) for value in values):
        told = share(sum(values), n)
        return Figure(n, told.share, told.low, told.high, share=True)
    return mean(n, sum(values), sum(value * value for value in values))


def figures(told: Sequence[dict[str, int]]) -> dict[str, Figure]:
    """The figures of all games; one that some games do not have is a mean of the others."""
    names = dict.fromkeys(name for figures in told for name in figures)
    return {name: figure([figures[name] for figures in told if name in figures]) for name in names}
