"""Luck: xoshiro128** inside the state, in 32-bit arithmetic that CPython and compiled code do alike.

A state is keyed with four words: at a table from the table's secret before every choice (`play`), in the
laboratory once from a seed.
"""

from __future__ import annotations

from .backend import kernel
from .layout import Core

MASK = 0xFFFFFFFF


@kernel
def random_below(s: Core, n: int) -> int:
    """A number from 0 to n - 1. The bias, below n in 2**32, is smaller than any table could notice."""
    a = s.rng[0] & MASK
    b = s.rng[1] & MASK
    c = s.rng[2] & MASK
    d = s.rng[3] & MASK
    x = (b * 5) & MASK
    x = ((x << 7) | (x >> 25)) & MASK
    x = (x * 9) & MASK
    t = (b << 9) & MASK
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= t
    d = ((d << 11) | (d >> 21)) & MASK
    s.rng[0] = a
    s.rng[1] = b
    s.rng[2] = c
    s.rng[3] = d
    s.rolls = (s.rolls + 1) & MASK
    return (x * n) >> 32


@kernel
def scramble(x: int) -> int:
    """One word well mixed; neighbouring seeds give unrelated words."""
    x = (x + 0x9E3779B9) & MASK
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & MASK
    x = ((x ^ (x >> 15)) * 0x735A2D97) & MASK
    return x ^ (x >> 15)


@kernel
def seed_luck(s: Core, high: int, low: int) -> None:
    """Key the generator from a seed of two words."""
    word = scramble(high & MASK) ^ (low & MASK)
    for i in range(4):
        word = scramble(word)
        s.rng[i] = word
    s.rng[3] = s.rng[3] | 1  # the generator must not be all zero
