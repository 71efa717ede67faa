"""Driving any game: the loops around a game's rules, written once in kernel Python.

The rules it calls are holes, filled for each game (`backend.bind`), so the same loops run interpreted and compiled.
States come as a list (an array when compiled) and an index: compiled code is never called one record at a time.
"""

from __future__ import annotations

from .backend import copy_state, kernel
from .layout import Buffer, Core
from .luck import MASK, seed_luck

UNIFORM = 0
FIRST = 1  # leans to the first choices: play whatever can be played
LAST = 2  # leans to the last ones: pass, decline, be done
STUBBORN = 3  # the same finger for long stretches
STYLES = 4

DEAD_END = 100  # somebody must choose, and has no choice
ENDLESS = 101  # the limit of decisions was reached


def setup(s: Core) -> None:
    """A hole for the game's set-up."""


def beat(s: Core) -> None:
    """A hole for the game's beat."""


def choices(s: Core, out: Buffer) -> int:
    """A hole for the game's choices."""
    return 0


def choose(s: Core, choice: int) -> None:
    """A hole for the game's reaction to a choice."""


def scores(s: Core, out: Buffer) -> None:
    """A hole for the game's scores."""


def broken_law(s: Core) -> int:
    """A hole for the game's laws of conservation."""
    return 0


@kernel
def next_luck(luck: int) -> int:
    """The chooser's next word, which is not the table's luck: a congruential step, since only speed counts here."""
    return (luck * 747796405 + 2891336453) & MASK


@kernel
def pick(luck: int, n: int) -> int:
    """A number below n from the better bits of a word."""
    return ((luck >> 8) * n) >> 24


@kernel
def pick_in_style(luck: int, n: int, style: int) -> int:
    """A number below n, leaning as the style does."""
    first = pick(luck, n)
    if style == UNIFORM:
        return first
    second = pick(next_luck(luck ^ 0x5BD1E995), n)
    if style == FIRST:
        return first if first < second else second
    if style == LAST:
        return first if first > second else second
    return first if luck & 0x700 else n // 2


@kernel
def run_beats(s: Core) -> None:
    """Until somebody must choose or the game is over."""
    while s.seat < 0 and s.over == 0:
        s.tape_n = 0
        beat(s)


@kernel
def begin(states: list[Core], template: int, i: int, high: int, low: int, out: Buffer) -> int:
    """Set a game up from a seed, with the options of the template. How many choices there are."""
    copy_state(states, template, i)
    s = states[i]
    seed_luck(s, high, low)
    setup(s)
    run_beats(s)
    return 0 if s.over else choices(s, out)


@kernel
def resume(states: list[Core], i: int, out: Buffer) -> int:
    """Go on from a position that was laid, with the luck it has. How many choices there are."""
    s = states[i]
    run_beats(s)
    return 0 if s.over else choices(s, out)


@kernel
def decide(states: list[Core], i: int, choice: int, out: Buffer) -> int:
    """Make a choice and run on to the next. How many choices there are; 0 when the game is over."""
    s = states[i]
    s.tape_n = 0
    choose(s, choice)
    run_beats(s)
    return 0 if s.over else choices(s, out)


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
        run_beats(s)
        decisions += 1
    return decisions


@kernel
def fuzz_game(states: list[Core], i: int, luck: int, style: int, limit: int, out: Buffer) -> int:
    """Play in a style, asking after the laws at every choice and beat. Decisions made, or minus what broke."""
    s = states[i]
    decisions = 0
    while s.over == 0:
        if decisions == limit:
            return -ENDLESS
        n = choices(s, out)
        if n == 0:
            return -DEAD_END
        luck = next_luck(luck)
        s.tape_n = 0
        choose(s, out[pick_in_style(luck, n, style)])
        law = broken_law(s)
        while law == 0 and s.seat < 0 and s.over == 0:
            s.tape_n = 0
            beat(s)
            law = broken_law(s)
        if law > 0:
            return -law
        decisions += 1
    return decisions


@kernel
def standings(states: list[Core], i: int, out: Buffer) -> None:
    """The standing of every seat: higher is better, equal is shared."""
    scores(states[i], out)


@kernel
def clone_many(states: list[Core], source: int, to: int, times: int) -> None:
    """Clone a state again and again: what a benchmark times."""
    for _ in range(times):
        copy_state(states, source, to)
