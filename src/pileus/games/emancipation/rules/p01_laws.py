"""P1.1, P1.6 What is conserved: every piece is always in exactly one place, and the counters agree with that."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.layout import TAPE_LENGTH

from ..tables import (
    AGENTS,
    BARRIER_AT,
    BARRIER_COLOUR,
    DISKS,
    FIRST_BARRIER,
    MEEPLES,
    PORT_SPACES,
    PORTS,
    RED,
    SEAS,
    SPHERES,
)
from .p01_components import count_ships, room_for_dissidents
from .p01_ideas import broken_ideas_law
from .state import CAPITAL, DEBT, EMPTY_SHIP, MANNED_SHIP, NOBODY, OPERATIONS, SLOTS, WEALTH, State

AGENTS_LAW = 1
MEEPLES_LAW = 2
SPACES_LAW = 3
SHIPS_LAW = 4
DISKS_LAW = 5
BARRIERS_LAW = 6
IDEAS_LAW = 7
TAPE_LAW = 8


@kernel
def broken_law(s: State) -> int:
    """P1.1 Which law a state breaks; 0 for none. The fuzzer asks after every beat."""
    if s.tape_n >= TAPE_LENGTH:
        return TAPE_LAW
    for faction in range(3):
        law = broken_pieces_law(s, faction)
        if law > 0:
            return law
    law = broken_spaces_law(s)
    if law > 0:
        return law
    if s.lifted < 0 or s.lifted > count_ships(s, EMPTY_SHIP):
        return SHIPS_LAW
    if broken_barriers_law(s):
        return BARRIERS_LAW
    for slot in range(SLOTS):
        if s.used[slot] < 0 or (s.phase == OPERATIONS and s.used[slot] > s.on_idea[s.faction][slot]):
            return AGENTS_LAW
    return IDEAS_LAW if broken_ideas_law(s) else 0


@kernel
def broken_pieces_law(s: State, faction: int) -> int:
    """P1.1 15 agents and 16 meeples; a colour not in play has nothing but what was set up (P2.1)."""
    box = s.box[faction]
    if box[CAPITAL] < 0 or box[WEALTH] < 0 or box[DEBT] < 0 or s.reserve[faction] < 0:
        return AGENTS_LAW
    agents = box[CAPITAL] + box[WEALTH] + box[DEBT] + s.reserve[faction]
    if s.seat_of[faction] == NOBODY and agents != s.reserve[faction]:
        return AGENTS_LAW
    if faction == RED:
        agents += s.lifted + count_ships(s, MANNED_SHIP)
    for slot in range(SLOTS):
        if s.on_idea[faction][slot] < 0 or (s.on_idea[faction][slot] > 0 and s.slot[slot] == NOBODY):
            return AGENTS_LAW
        agents += s.on_idea[faction][slot]
    meeples = s.meeples[faction]
    if meeples < 0:
        return MEEPLES_LAW
    for port in range(PORTS):
        if s.admin[port] == faction:
            agents += 1
        if s.freed[faction][port] < 0:
            return MEEPLES_LAW
        meeples += s.freed[faction][port]
    for sphere in range(SPHERES):
        if s.dissidents[faction][sphere] < 0:
            return MEEPLES_LAW
        meeples += s.dissidents[faction][sphere]
    if agents != AGENTS:
        return AGENTS_LAW
    return 0 if meeples == MEEPLES else MEEPLES_LAW


@kernel
def broken_spaces_law(s: State) -> int:
    """P1.6 A space holds one piece, a sphere two disks; P1.1 there are 18 disks."""
    for port in range(PORTS):
        freed = s.freed[0][port] + s.freed[1][port] + s.freed[2][port]
        if s.open[port] < 0 or s.open[port] + freed != PORT_SPACES[port]:
            return SPACES_LAW
    disks = 0
    for sphere in range(SPHERES):
        if room_for_dissidents(s, sphere) < 0:
            return SPACES_LAW
        if s.anarchy[sphere] < 0 or s.anarchy[sphere] > 2:
            return DISKS_LAW
        disks += s.anarchy[sphere]
    for faction in range(3):
        if s.gained[faction] < 0 or s.gained[faction] > s.disks[faction]:
            return DISKS_LAW
        if s.disks[faction] > 0 and s.seat_of[faction] == NOBODY:
            return DISKS_LAW
        disks += s.disks[faction]
    return 0 if disks == DISKS else DISKS_LAW


@kernel
def broken_barriers_law(s: State) -> bool:
    """P1.6 The counters by sphere and colour agree with where the barriers are; only factions in play hold any."""
    for sphere in range(SPHERES):
        left = s.barriers[sphere]
        red = s.colours[0][sphere]
        green = s.colours[1][sphere]
        white = s.colours[2][sphere]
        purple = s.colours[3][sphere]
        yellow = s.colours[4][sphere]
        for i in range(FIRST_BARRIER[sphere], FIRST_BARRIER[sphere + 1]):
            barrier = BARRIER_AT[i]
            if s.barrier[barrier] == NOBODY:
                colour = BARRIER_COLOUR[barrier]
                left -= 1
                red -= colour == 0
                green -= colour == 1
                white -= colour == 2
                purple -= colour == 3
                yellow -= colour == 4
            elif s.seat_of[s.barrier[barrier]] == NOBODY:
                return True
        if left != 0 or red != 0 or green != 0 or white != 0 or purple != 0 or yellow != 0:
            return True
    for sea in range(SEAS):
        if s.slaver[sea] != NOBODY and s.seat_of[s.slaver[sea]] == NOBODY:
            return True
    return False
