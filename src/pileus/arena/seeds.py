"""The luck of the number-th game of a run: the table's, as a match or an engine takes it, and the chooser's."""

from __future__ import annotations

from pileus.kernel.luck import MASK, scramble


def stream_seed(seed: int, number: int) -> int:
    """The seed with which a match has the luck that an engine's `begin(…, seed, number, …)` gives."""
    return (seed & MASK) << 32 | number


def chooser(seed: int, number: int) -> int:
    """The luck of whoever chooses, which is not the table's."""
    return scramble(number ^ scramble(seed & MASK))
