"""Random play through the kernels themselves, for tests of laws that hold everywhere."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from pileus.games.liberte.options import Options, lay_options
from pileus.games.liberte.rules.l02_setup import setup
from pileus.games.liberte.rules.l03_turn import beat, choices, choose
from pileus.games.liberte.rules.l13_secrets import determinise
from pileus.games.liberte.rules.state import State
from pileus.kernel.luck import seed_luck

TABLES: tuple[dict[str, Any], ...] = (
    {"players": 3},
    {"players": 4, "counter_revolution": "claimed"},
    {"players": 5, "edition": "first", "government_tie": "highest"},
    {"players": 6, "pairs": False},
)


def legal(s: State) -> list[int]:
    """What the seat to move may choose."""
    out = [0] * 128
    return out[: choices(s, out)] if s.seat >= 0 else []


def walk(seed: int, **options: Any) -> Iterator[State]:
    """One state, after set-up and after every choice and beat of a random game, with its tape."""
    luck = random.Random(seed)
    s = State()
    lay_options(s, Options(**options))
    seed_luck(s, 7, seed)
    setup(s)
    yield s
    while not s.over:
        s.tape_n = 0
        if s.seat >= 0:
            choose(s, luck.choice(legal(s)))
        else:
            beat(s)
        yield s


def alternatives(s: State, seat: int | None, count: int = 2) -> Iterator[State]:
    """L13.2 The same table as far as a seat can tell, dealt anew."""
    for i in range(count):
        other = s.clone()
        seed_luck(other, 11, i)
        determinise(other, -1 if seat is None else seat)
        yield other
