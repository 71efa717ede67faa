"""P9 Score."""

from __future__ import annotations

from pileus.kernel.backend import kernel

from ..tables import BARRIERS, PORTS, RED, SEAS, SPHERES, WHITE
from .p01_components import count_ships
from .state import MANNED_SHIP, State


@kernel
def barriers_held(s: State, faction: int) -> int:
    """P9.1 Barriers a faction holds."""
    held = 0
    for barrier in range(BARRIERS):
        if s.barrier[barrier] == faction:
            held += 1
    return held


@kernel
def slavers_held(s: State, faction: int) -> int:
    """P9.1 Slavers a faction holds."""
    held = 0
    for sea in range(SEAS):
        if s.slaver[sea] == faction:
            held += 1
    return held


@kernel
def disks_scored(s: State, faction: int) -> int:
    """P9.1 Disks a faction holds; P3.4a with `dealt_disks_score` = no only those taken from spheres."""
    return s.disks[faction] if s.dealt_score else s.gained[faction]


@kernel
def meeples_freed(s: State, faction: int) -> int:
    """P9.1 A faction's meeples on slave spaces."""
    freed = 0
    for port in range(PORTS):
        freed += s.freed[faction][port]
    return freed


@kernel
def agents_on_map(s: State, faction: int) -> int:
    """P9.1 A faction's agents on Admin spaces and ships, which are red's alone (P8.1)."""
    agents = count_ships(s, MANNED_SHIP) if faction == RED else 0
    for port in range(PORTS):
        if s.admin[port] == faction:
            agents += 1
    return agents


@kernel
def dissidents_scored(s: State, faction: int) -> int:
    """P9.2 To white every dissident, of any colour, is a point less (`minus`) or more (`plus`)."""
    if faction != WHITE:
        return 0
    dissidents = 0
    for colour in range(3):
        for sphere in range(SPHERES):
            dissidents += s.dissidents[colour][sphere]
    return dissidents if s.plus else -dissidents


@kernel
def points(s: State, faction: int) -> int:
    """P9.1, P9.2 The VP of a faction in play; there is no floor at 0."""
    held = barriers_held(s, faction) + slavers_held(s, faction) + disks_scored(s, faction)
    return held + meeples_freed(s, faction) + agents_on_map(s, faction) + dissidents_scored(s, faction)
