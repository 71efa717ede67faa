"""P3.4 Anarchy: whose disk it is, where it goes, and the loss of everybody."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.events import announce
from pileus.kernel.layout import Buffer

from ..tables import DISTANCE, SPHERES
from .flow import ask, go_on
from .p01_components import add_disk, disks_left
from .p10_end import lose_to_anarchy
from .state import (
    ANARCHY_ADDED,
    ANARCHY_FROM,
    ANARCHY_OVERFLOWED,
    FACTION_CHOICE,
    OVERFLOW,
    SPHERE_CHOICE,
    State,
)


@kernel
def add_anarchy(s: State, sphere: int, then: int) -> None:
    """P3.4 Add a disk to a sphere, then go on with a step: out of one's own supply or that of a player one chooses."""
    s.unrest = sphere
    s.next = then
    givers = 0
    for faction in range(3):
        if s.disks[faction] > 0:
            givers += 1
            s.giver = faction
    if givers == 0:
        lose_to_anarchy(s)
    elif s.disks[s.faction] > 0:
        s.giver = s.faction
        find_room(s)
    elif givers == 1:
        find_room(s)
    else:
        ask(s, ANARCHY_FROM)


@kernel
def anarchy_from_choices(s: State, out: Buffer) -> int:
    """P3.4 A player who has a disk; one's own supply is empty."""
    n = 0
    for faction in range(3):
        if s.disks[faction] > 0:
            out[n] = FACTION_CHOICE + faction
            n += 1
    return n


@kernel
def anarchy_from_chosen(s: State, choice: int) -> None:
    """P3.4 That player gives the disk."""
    s.giver = choice - FACTION_CHOICE
    find_room(s)


@kernel
def nearest_room(s: State, sphere: int) -> int:
    """P3.4 How many borders away the nearest sphere with room is; there is always one."""
    nearest = SPHERES
    for other in range(SPHERES):
        if s.anarchy[other] < 2 and DISTANCE[sphere][other] < nearest:
            nearest = DISTANCE[sphere][other]
    return nearest


@kernel
def find_room(s: State) -> None:
    """P3.4 A third disk goes to the nearest sphere with room; the player chooses among equals."""
    nearest = nearest_room(s, s.unrest)
    rooms = 0
    room = 0
    for sphere in range(SPHERES):
        if s.anarchy[sphere] < 2 and DISTANCE[s.unrest][sphere] == nearest:
            rooms += 1
            room = sphere
    if rooms == 1 or loses_now(s):
        put_disk(s, room)
    else:
        ask(s, OVERFLOW)


@kernel
def overflow_choices(s: State, out: Buffer) -> int:
    """P3.4 The nearest spheres with room."""
    nearest = nearest_room(s, s.unrest)
    n = 0
    for sphere in range(SPHERES):
        if s.anarchy[sphere] < 2 and DISTANCE[s.unrest][sphere] == nearest:
            out[n] = SPHERE_CHOICE + sphere
            n += 1
    return n


@kernel
def overflow_chosen(s: State, choice: int) -> None:
    """P3.4 The disk goes there."""
    put_disk(s, choice - SPHERE_CHOICE)


@kernel
def loses_now(s: State) -> bool:
    """P3.4 The last disk leaves the supplies, and that is enough (`empty`)."""
    return s.owed == 0 and disks_left(s) == 1


@kernel
def put_disk(s: State, sphere: int) -> None:
    """P3.4 The disk is added; where it was the last, everybody loses and nothing more is resolved."""
    lost = loses_now(s)
    add_disk(s, s.giver, sphere)
    if sphere == s.unrest:
        announce(s, ANARCHY_ADDED, s.giver, sphere, s.disks[s.giver], 0)
    else:
        announce(s, ANARCHY_OVERFLOWED, s.giver, s.unrest, sphere, s.disks[s.giver])
    if lost:
        lose_to_anarchy(s)
    else:
        go_on(s, s.next)
