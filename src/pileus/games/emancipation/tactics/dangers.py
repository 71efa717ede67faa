"""What anarchy and hate threaten to cost (P3.4, P7)."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.layout import Buffer

from ..rules.p01_components import disks_left, pieces_in_port, room_for_dissidents
from ..rules.p07_hate import is_protected
from ..rules.state import NOBODY, State
from ..tables import (
    BARRIER_AT,
    BARRIER_COLOUR,
    BARRIER_EDGE,
    FIRST_BARRIER,
    FIRST_PORT,
    LAST_PORT,
    PORT_SPHERE,
    PURPLE,
    SPHERES,
    WHITE,
    YELLOW,
)
from .finance import price
from .sides import agent_worth, meeple_worth, point, turns_left
from .weights import DANGER, DISSIDENT, FIRST_DISK, HATE, SECOND_DISK


@kernel
def loss_worth(s: State, disks: int, weights: Buffer) -> int:
    """P3.4 What a disk less in the supplies is worth against the loss of everybody."""
    step = disks // 3
    return weights[DANGER + (step if step < 6 else 6)]


@kernel
def unrest_worth(s: State, sphere: int, notes: Buffer, weights: Buffer) -> int:
    """P7.5 What the next disk in a sphere threatens: a second one brings a die every turn."""
    left = turns_left(s)
    if s.anarchy[sphere] == 0:
        return weights[FIRST_DISK]
    return weights[SECOND_DISK] * (left if left < 12 else 12) // 12 + weights[FIRST_DISK]


@kernel
def disk_cost(s: State, sphere: int, notes: Buffer, weights: Buffer) -> int:
    """P3.4 What adding a disk to a sphere costs: the giver's VP, the peace of the sphere, the danger."""
    giver = s.faction
    if s.disks[giver] == 0:
        giver = (giver + 1) % 3 if s.disks[(giver + 1) % 3] > 0 else (giver + 2) % 3
    cost = point(s, giver, notes, weights) if s.dealt_score or s.gained[giver] == s.disks[giver] else 0
    return cost + unrest_worth(s, sphere, notes, weights) + loss_worth(s, disks_left(s), weights)


@kernel
def displaced_cost(s: State, faction: int, sphere: int, notes: Buffer, weights: Buffer) -> int:
    """P7.2 A piece driven out needs a dissident space, or there is anarchy."""
    if room_for_dissidents(s, sphere) > 0:
        cost = weights[DISSIDENT]
        if s.seat_of[WHITE] != NOBODY:
            cost += -point(s, WHITE, notes, weights) if s.plus else point(s, WHITE, notes, weights)
        return cost
    return disk_cost(s, sphere, notes, weights)


@kernel
def hate_cost(s: State, port: int, covered: int, admin: int, notes: Buffer, weights: Buffer) -> int:
    """P7.1 What hate is expected to cost at a port with so many more meeples and that faction's agent there."""
    sphere = PORT_SPHERE[port]
    dice = 1 + s.open[port] - covered
    if admin == NOBODY:
        dice += 1
    if dice > 4:
        dice = 4
    cost = 0
    for i in range(FIRST_BARRIER[sphere], FIRST_BARRIER[sphere + 1]):
        barrier = BARRIER_AT[i]
        if s.barrier[barrier] == NOBODY:
            cost += trigger_cost(s, barrier, port, sphere, covered, admin, notes, weights)
    return cost * dice // 6 * weights[HATE] // 100


@kernel
def trigger_cost(
    s: State, barrier: int, port: int, sphere: int, covered: int, admin: int, notes: Buffer, weights: Buffer
) -> int:
    """P7.2 to P7.4 What one barrier costs when its number is rolled."""
    colour = BARRIER_COLOUR[barrier]
    if colour == PURPLE:
        return 20
    if colour == YELLOW:
        return price(1, notes)
    meeples = s.freed[colour][port]
    if colour == s.faction:
        meeples += covered
    if meeples > 0:
        return meeple_worth(s, colour, notes, weights) + displaced_cost(s, colour, sphere, notes, weights)
    if admin == colour:
        return agent_worth(s, colour, notes, weights) + displaced_cost(s, colour, sphere, notes, weights)
    if BARRIER_EDGE[barrier] and not is_protected(s, sphere):
        return disk_cost(s, sphere, notes, weights)
    return 0


@kernel
def roaming_cost(s: State, notes: Buffer, weights: Buffer) -> int:
    """P6.1 What hate is expected to cost where the die will lead the elephant."""
    cost = 0
    for die in range(1, 7):
        sphere = (PORT_SPHERE[s.elephant] + die) % SPHERES
        port = FIRST_PORT[sphere]
        if pieces_in_port(s, LAST_PORT[sphere]) > pieces_in_port(s, port):
            port = LAST_PORT[sphere]
        cost += hate_cost(s, port, 0, s.admin[port], notes, weights)
    return cost // 6
