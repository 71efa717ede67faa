"""Positions near the end that the fuzzer also begins from: random play from the set-up hardly ever meets a goal.

Together they reach every end (P3.4, P10) in every mode, with two and three factions, with the default options and with
the other value of each (P0.2).
"""

from __future__ import annotations

from itertools import cycle, islice
from typing import Any

from .tables import BARRIER, PORT, SLAVER, SPHERE

LAST_TURN = {3: 33, 2: 21}  # P12.8, of the first stage, by factions
LAST_OF_SECOND = {3: 47, 2: 31}

OTHER_OPTIONS = {
    "dissidents": "plus",
    "gunboat_target": "elephant",
    "dealt_disks_score": False,
    "dissident_spaces": 2,
    "anarchy_loss": "owed",
    "corruption": "short",
}


def freed(colours: list[str], count: int) -> dict[str, list[str]]:
    """P1.2 So many meeples on slave spaces, port by port, the colours in turn."""
    meeples = islice(cycle(colours), count)
    return {port.name: list(islice(meeples, port.slave_spaces)) for port in PORT}


def held(things: list[str], colours: list[str], count: int) -> dict[str, str]:
    """P1.6 The last so many barriers or slavers, held by the colours in turn."""
    return dict(zip(things[len(things) - count :], cycle(colours), strict=False))


def posts(colours: list[str], count: int) -> dict[str, str]:
    """P1.2 Agents on the first so many Admin spaces, the colours in turn."""
    return dict(zip([port.name for port in PORT[:count]], cycle(colours), strict=False))


def late(
    colours: list[str],
    before_end: int = 0,
    *,
    meeples: int,
    barriers: int,
    slavers: int,
    admins: int,
    without_red: bool = False,
    unrest: int = 0,
    stage: int = 1,
) -> dict[str, Any]:
    """A table so many turns before the last one of its stage; `without_red` red holds nothing but freed meeples."""
    last = (LAST_TURN if stage == 1 else LAST_OF_SECOND)[len(colours)]
    holders = colours[1:] if without_red else colours
    return {
        "factions": colours,
        "turn": last - before_end,
        "stage": stage,
        "freed": freed(colours, meeples),
        "admin": posts(holders, admins),
        "barriers": held([barrier.key for barrier in BARRIER], holders, barriers),
        "slavers": held([slaver.key for slaver in SLAVER], holders, slavers),
        "anarchy": {sphere.key: 2 for sphere in SPHERE[:unrest]},
    }


def unrest(colours: list[str]) -> dict[str, Any]:
    """P3.4 Six disks are left to the players, and six spheres roll for pogroms."""
    return late(colours, 1, meeples=12, barriers=10, slavers=3, admins=6, unrest=6)


def close(colours: list[str]) -> dict[str, Any]:
    """P10.1, P10.2 Each goal is just met, and the total is near the first mark."""
    return late(colours, 1, meeples=15, barriers=14, slavers=6, admins=9)


def won(colours: list[str]) -> dict[str, Any]:
    """P10.2 All goals are met with pieces to spare, and the total is beyond the second mark."""
    return late(colours, 1, meeples=32, barriers=27, slavers=8, admins=12)


def missed(colours: list[str]) -> dict[str, Any]:
    """P10.2, P10.4 Red has missed its goal, the others have points enough without it."""
    return late(colours, meeples=30, barriers=36, slavers=7, admins=9, without_red=True)


def fell_short(colours: list[str]) -> dict[str, Any]:
    """P10.2, P10.4 Red has missed its goal, and the others have hardly points enough without it."""
    return late(colours, meeples=24, barriers=30, slavers=4, admins=9, without_red=True)


def even(colours: list[str]) -> dict[str, Any]:
    """P9.3 All have the same; what the last hate does decides."""
    spread = len(colours)
    table = late(colours, meeples=4 * spread, barriers=4 * spread, slavers=2 * spread, admins=2 * spread)
    largest = max(PORT, key=lambda port: port.slave_spaces)
    return {**table, "phase": "hate", "elephant": largest.name, "placed": True}


def second_stage(colours: list[str]) -> dict[str, Any]:
    """P10.4 The second stage is nearly over; diplomacy decides (P10.5)."""
    return late(colours, 1, meeples=30, barriers=30, slavers=6, admins=10, stage=2)


TABLES = {
    "competitive": (unrest, close, even),
    "cooperative": (unrest, close, won, missed, fell_short),
    "solitaire": (unrest, close, won, missed, fell_short),
    "two-stage": (unrest, close, won, missed, fell_short, second_stage),
}


def _starts() -> list[dict[str, Any]]:
    starts = []
    for options, second in (({}, "green"), (OTHER_OPTIONS, "white")):
        for mode, tables in TABLES.items():
            for players in (1,) if mode == "solitaire" else (2, 3):
                colours = ["red", "green", "white"] if players == 3 else ["red", second]
                named = {"game": "emancipation", "options": {"players": players, "mode": mode, **options}}
                starts += [{**named, **table(colours)} for table in tables]
    return starts


STARTS = tuple(_starts())
