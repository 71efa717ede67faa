"""P1 Components, and what is conserved.

Pieces move only here and ideas only in p01_ideas, so P1.1 and P1.6 can be checked by reading the two.
"""

from __future__ import annotations

from pileus.kernel.backend import kernel

from ..tables import (
    BARRIER_COLOUR,
    BARRIER_SPHERE,
    DISSIDENT_SPACES,
    FIRST_PORT,
    LAST_PORT,
    PORT_SPACES,
    RED,
    SEAS,
)
from .state import (
    CAPITAL,
    DEBT,
    EMPTY_SHIP,
    MANNED_SHIP,
    NO_SHIP,
    NOBODY,
    WEALTH,
    State,
)

# Agents (P1.6)


@kernel
def bring_home(s: State, faction: int, agents: int) -> None:
    """P3.6 Agents return to their owner's Wealth; those of a colour not in play to its reserve."""
    if s.seat_of[faction] == NOBODY:
        s.reserve[faction] += agents
    else:
        s.box[faction][WEALTH] += agents


@kernel
def hire_agent(s: State, faction: int) -> None:
    """P4.3 A new agent, from the reserve to Debt."""
    s.reserve[faction] -= 1
    s.box[faction][DEBT] += 1


@kernel
def put_on_idea(s: State, faction: int, box: int, slot: int) -> None:
    """P4.2 From a box to a market card."""
    s.box[faction][box] -= 1
    s.on_idea[faction][slot] += 1


@kernel
def take_off_idea(s: State, faction: int, slot: int) -> None:
    """P4.1 From a market card to Wealth."""
    s.on_idea[faction][slot] -= 1
    s.box[faction][WEALTH] += 1


@kernel
def clear_idea(s: State, faction: int, slot: int) -> int:
    """P6.2 All of a faction's agents on a card come home. How many."""
    agents = s.on_idea[faction][slot]
    s.on_idea[faction][slot] = 0
    bring_home(s, faction, agents)
    return agents


@kernel
def put_on_admin(s: State, faction: int, box: int, port: int) -> None:
    """P4.4 From a box to an Admin space."""
    s.box[faction][box] -= 1
    s.admin[port] = faction


@kernel
def send_home(s: State, port: int) -> int:
    """P4.4, P7.2 The agent on an Admin space comes home. Its faction."""
    faction = s.admin[port]
    s.admin[port] = NOBODY
    bring_home(s, faction, 1)
    return faction


@kernel
def agent_to_reserve(s: State, port: int) -> None:
    """P7.5 The agent on an Admin space goes to the reserve."""
    s.reserve[s.admin[port]] += 1
    s.admin[port] = NOBODY


# Meeples (P1.6)


@kernel
def room_for_dissidents(s: State, sphere: int) -> int:
    """P1.2 Free dissident spaces of a sphere."""
    taken = s.dissidents[0][sphere] + s.dissidents[1][sphere] + s.dissidents[2][sphere]
    return DISSIDENT_SPACES[sphere] * s.spaces - taken


@kernel
def free_meeple(s: State, faction: int, port: int) -> None:
    """P5.5, P5.6 From the reserve to a slave space."""
    s.meeples[faction] -= 1
    s.freed[faction][port] += 1
    s.open[port] -= 1


@kernel
def unfree_meeple(s: State, faction: int, port: int) -> None:
    """P7.2, P7.5 From a slave space to the reserve."""
    s.meeples[faction] += 1
    s.freed[faction][port] -= 1
    s.open[port] += 1


@kernel
def make_dissident(s: State, faction: int, sphere: int) -> None:
    """P4.4, P7.2 From the reserve to a dissident space."""
    s.meeples[faction] -= 1
    s.dissidents[faction][sphere] += 1


@kernel
def remove_dissident(s: State, faction: int, sphere: int) -> None:
    """P7.5 From a dissident space to the reserve."""
    s.meeples[faction] += 1
    s.dissidents[faction][sphere] -= 1


# Ships (P1.3); only red agents board them (P8.1)


@kernel
def ships_in_pool(s: State) -> int:
    """P2.3 Ships that are not on the map."""
    return count_ships(s, NO_SHIP)  # as many ships as sea borders (P1.1)


@kernel
def count_ships(s: State, kind: int) -> int:
    """P1.3 Sea borders without a ship, with an empty one, or with a manned one."""
    ships = 0
    for sea in range(SEAS):
        if s.ship[sea] == kind:
            ships += 1
    return ships


@kernel
def launch_ship(s: State, sea: int) -> None:
    """P4.3 From the pool to a sea border."""
    s.ship[sea] = EMPTY_SHIP


@kernel
def return_ship(s: State, sea: int) -> None:
    """P7.4 A ship without an agent goes back to the pool."""
    s.ship[sea] = NO_SHIP


@kernel
def lift_from_capital(s: State) -> None:
    """P8.1, P8.2 A red agent leaves Capital for a ship."""
    s.box[RED][CAPITAL] -= 1
    s.lifted += 1


@kernel
def lift_from_ships(s: State) -> None:
    """P5.1 All agents on ships are picked up."""
    for sea in range(SEAS):
        if s.ship[sea] == MANNED_SHIP:
            s.ship[sea] = EMPTY_SHIP
            s.lifted += 1


@kernel
def man_ship(s: State, sea: int) -> None:
    """P5.1 An agent on its way goes aboard."""
    s.lifted -= 1
    s.ship[sea] = MANNED_SHIP


@kernel
def leave_ship(s: State, sea: int) -> None:
    """P8.2 A red agent goes from a ship to Wealth; the ship stays."""
    s.ship[sea] = EMPTY_SHIP
    s.box[RED][WEALTH] += 1


# Barriers, slavers, disks (P1.6)


@kernel
def take_barrier(s: State, faction: int, barrier: int) -> None:
    """P5.2, P5.7 From its sphere to a player."""
    sphere = BARRIER_SPHERE[barrier]
    s.barrier[barrier] = faction
    s.barriers[sphere] -= 1
    s.colours[BARRIER_COLOUR[barrier]][sphere] -= 1


@kernel
def return_barrier(s: State, barrier: int) -> None:
    """P5.4, P5.7 From a player to its sphere."""
    sphere = BARRIER_SPHERE[barrier]
    s.barrier[barrier] = NOBODY
    s.barriers[sphere] += 1
    s.colours[BARRIER_COLOUR[barrier]][sphere] += 1


@kernel
def take_slaver(s: State, faction: int, sea: int) -> None:
    """P5.3 From its border to a player."""
    s.slaver[sea] = faction


@kernel
def disks_left(s: State) -> int:
    """P3.4 Disks in the players' supplies."""
    return s.disks[0] + s.disks[1] + s.disks[2]


@kernel
def add_disk(s: State, faction: int, sphere: int) -> None:
    """P3.4 From a supply to a sphere; P3.4a dealt ones first."""
    s.disks[faction] -= 1
    if s.gained[faction] > s.disks[faction]:
        s.gained[faction] = s.disks[faction]
    s.anarchy[sphere] += 1


@kernel
def take_disk(s: State, faction: int, sphere: int) -> None:
    """P5.2, P3.4a From a sphere to the taker's supply."""
    s.anarchy[sphere] -= 1
    s.disks[faction] += 1
    s.gained[faction] += 1


# Counting


@kernel
def pieces_in_port(s: State, port: int) -> int:
    """P6.1 Agents and meeples on a port's Admin and slave spaces."""
    pieces = PORT_SPACES[port] - s.open[port]
    return pieces if s.admin[port] == NOBODY else pieces + 1


@kernel
def open_in_sphere(s: State, sphere: int) -> int:
    """P5.3 Uncovered slave spaces in all ports of a sphere."""
    first = FIRST_PORT[sphere]
    last = LAST_PORT[sphere]
    return s.open[first] if first == last else s.open[first] + s.open[last]
