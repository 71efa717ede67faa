"""Driving any game: the loops around a game's rules, written once in kernel Python.

The rules it calls are holes, filled by `bind` for each game, so the same loops run interpreted and compiled.
States come as a list (an array when compiled) and an index: compiled code is never called one record at a time.
"""

from __future__ import annotations

from .backend import kernel
from .layout import Buffer, Core
from .luck import MASK, seed_luck


def setup(s: Core) -> None:
    """A hole for the game's set-up."""


def beat(s: Core) -> None:
    """A hole for the game's beat."""


def choices(s: Core, out: Buffer) -> int:
    """A hole for the game's choices."""
    return 0


def choose(s: Core, choice: int) -> None:
    """A hole for the game's reaction to a choice."""


def broken_law(s: Core) -> int:
    """A hole for the game's conservation laws."""
    return 0


@kernel
def run_beats(s: Core) -> None:
    """Until somebody must choose or the game is over."""
    while s.seat < 0 and s.over == 0:
        s.tape_n = 0
        beat(s)


@kernel
def pick(luck: int, n: int) -> int:
    """A choice among n from a word of the chooser's own luck, which is not the table's."""
    return ((luck >> 8) * n) >> 24


@kernel
def next_luck(luck: int) -> int:
    """The chooser's next word: a plain congruential step, since only speed counts here."""
    return (luck * 747796405 + 2891336453) & MASK


@kernel
def begin(states: list[Core], i: int, high: int, low: int) -> None:
    """Set a game up from a seed; the options are in the state."""
    s = states[i]
    seed_luck(s, high, low)
    setup(s)
    run_beats(s)


@kernel
def random_game(states: list[Core], i: int, luck: int, limit: int, out: Buffer) -> int:
    """Random legal play to the end, or for `limit` decisions. How many there were."""
    s = states[i]
    decisions = 0
    while s.over == 0 and decisions < limit:
        n = choices(s, out)
        luck = next_luck(luck)
        s.tape_n = 0
        choose(s, out[pick(luck, n)])
        while s.seat < 0 and s.over == 0:
            s.tape_n = 0
            beat(s)
        decisions += 1
    return decisions
