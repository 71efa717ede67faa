"""Random play, for tests of laws that hold everywhere: through the kernels themselves, or as matches."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

import pileus
from pileus.games.emancipation.options import Options, lay_options
from pileus.games.emancipation.rules.p02_setup import setup
from pileus.games.emancipation.rules.p03_turn import beat, choices, choose
from pileus.games.emancipation.rules.state import State
from pileus.kernel.layout import Core
from pileus.kernel.luck import seed_luck
from pileus.play.match import Match
from tests.games.emancipation.quiet import quiet, second_stage

TABLES: tuple[dict[str, Any], ...] = (
    {"players": 3, "mode": "competitive"},
    {"players": 3, "mode": "cooperative", "dissident_spaces": 2, "corruption": "short"},
    {"players": 3, "mode": "two-stage", "anarchy_loss": "owed", "gunboat_target": "elephant"},
    {"players": 2, "mode": "competitive", "dealt_disks_score": False},
    {"players": 2, "mode": "cooperative", "anarchy_loss": "owed"},
    {"players": 2, "mode": "two-stage", "dissident_spaces": 2},
    {"players": 1, "mode": "solitaire"},
)
"""Each mode with each number of players (P0.1), and each option (P0.2) both ways."""


def begun(seed: int, **options: Any) -> State:
    """P2 A table as set up."""
    s = State()
    lay_options(s, Options(**options))
    seed_luck(s, 7, seed)
    setup(s)
    return s


def peaceful(seed: int, **options: Any) -> State:
    """P7.1 A table without barriers, which random play seldom loses to anarchy."""
    return quiet(seed=seed, **options).state


def in_second_stage(seed: int, players: int) -> State:
    """P10.4 A second stage has just begun."""
    return second_stage(seed=seed, players=players).state


def legal(s: State) -> list[int]:
    """What the seat to move may choose."""
    out = [0] * 64
    return out[: choices(s, out)] if s.seat >= 0 else []


def walk(s: State, seed: int) -> Iterator[State]:
    """One state, as it is and after every choice and beat of random play to the end."""
    luck = random.Random(seed)
    seed_luck(s, 8, seed)
    yield s
    while not s.over:
        s.tape_n = 0
        if s.seat >= 0:
            choose(s, luck.choice(legal(s)))
        else:
            beat(s)
        yield s


def matches(seed: int) -> Iterator[Match]:
    """A match of every mode, some in the second stage."""
    for options in TABLES:
        yield pileus.game("emancipation").new(seed=seed, **options)
        yield quiet(seed=seed, **options).match
    yield second_stage(seed=seed, players=3).match
    yield second_stage(seed=seed, players=2).match


def twin(match: Match, s: Core) -> Match:
    """The same match, of which another state is the true one."""
    other = copy.copy(match)
    other.log = list(match.log)
    other._before = []
    other._state = s
    return other
