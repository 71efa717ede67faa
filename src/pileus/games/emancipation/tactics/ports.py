"""What a port offers to the player this turn: a Post, and operations of agents in the market (P4.4, P5.5 to P5.7)."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.layout import Buffer

from ..rules.p03_paying import purse
from ..rules.p04_post import post_cost
from ..rules.p05_operations import barrier_to_move, reached_without, slavers_beside
from ..rules.state import NOBODY, SLOTS, State
from ..tables import (
    IDEA_OPERATIONS,
    MANUMISSION,
    PORT_SPACES,
    PORT_SPHERE,
    PORTS,
    RED,
    SUFFRAGE,
    WESTERNIZE,
    WHITE,
)
from .dangers import displaced_cost, hate_cost, roaming_cost
from .finance import SENT_PRICE, price
from .sides import COMMON, agent_worth, barrier_worth, meeple_worth
from .weights import ADMIN, DRIVE_OUT, EDGE

# Places in the notes.
FREED_HERE = 8  # meeples that operations at a port would free
TAKEN_HERE = 9  # barriers they would take
COINS_HERE = 10  # coins they would cost


@kernel
def may_westernize_with(s: State, port: int, admin: int) -> bool:
    """P5.6 With that faction's agent in charge."""
    sphere = PORT_SPHERE[port]
    return admin == s.faction or s.colours[RED][sphere] == 0 or reached_without(s, sphere, RED)


@kernel
def may_suffrage_with(s: State, port: int, admin: int) -> bool:
    """P5.7 With that faction's agent in charge."""
    sphere = PORT_SPHERE[port]
    if admin == s.faction or s.colours[WHITE][sphere] == 0:
        return True
    own = s.freed[s.faction][port]
    others = PORT_SPACES[port] - own
    if admin != NOBODY:
        others += 1
    return own > others or reached_without(s, sphere, WHITE)


@kernel
def operations_worth(s: State, port: int, admin: int, coins: int, notes: Buffer, weights: Buffer) -> int:
    """P5.0 What all idle agents in the market could do at a port, with so many coins."""
    sphere = PORT_SPHERE[port]
    room = s.open[port]
    meeples = s.meeples[s.faction]
    if meeples < room:
        room = meeples
    barriers = s.barriers[sphere]
    toll = slavers_beside(s, sphere)
    toll *= toll
    west = may_westernize_with(s, port, admin)
    vote = may_suffrage_with(s, port, admin) and barrier_to_move(s, sphere)
    freed = 0
    taken = 0
    spent = 0
    for slot in range(SLOTS):
        idle = s.on_idea[s.faction][slot] - s.used[slot]
        if idle <= 0:
            continue
        shows = IDEA_OPERATIONS[s.slot[slot]]
        for _ in range(idle):
            if shows[WESTERNIZE] and west and freed < room:
                freed += 1
            elif shows[SUFFRAGE] and vote and taken < barriers and spent + toll <= coins:
                taken += 1
                spent += toll
            elif shows[MANUMISSION] and freed < room and spent + barriers - taken <= coins:
                freed += 1
                spent += barriers - taken
    notes[FREED_HERE] = freed
    notes[TAKEN_HERE] = taken
    notes[COINS_HERE] = spent
    worth = freed * meeple_worth(s, s.faction, notes, weights)
    worth += taken * (barrier_worth(s, s.faction, notes, weights) + weights[EDGE] // 2)
    return worth - price(spent, notes)


@kernel
def port_worth(s: State, port: int, notes: Buffer, weights: Buffer) -> int:
    """P3.3 What the elephant at a port is worth: the operations there, less the hate that follows."""
    worth = operations_worth(s, port, s.admin[port], purse(s, 0), notes, weights)
    return worth - hate_cost(s, port, notes[FREED_HERE], s.admin[port], notes, weights)


@kernel
def post_worth(s: State, port: int, notes: Buffer, weights: Buffer) -> int:
    """P4.4 An agent in charge of a port, the operations this makes possible, less the hate that follows."""
    cost = post_cost(s, port)
    left = purse(s, 0) - cost - 2
    worth = operations_worth(s, port, s.faction, left if left > 0 else 0, notes, weights)
    worth -= hate_cost(s, port, notes[FREED_HERE], s.faction, notes, weights)
    worth += agent_worth(s, s.faction, notes, weights) + weights[ADMIN] - notes[SENT_PRICE] - price(cost, notes)
    rival = s.admin[port]
    if rival != NOBODY:
        worth -= agent_worth(s, rival, notes, weights) + displaced_cost(s, rival, PORT_SPHERE[port], notes, weights)
        if notes[COMMON] == 0:
            worth += weights[DRIVE_OUT]
    return worth


@kernel
def best_port(s: State, notes: Buffer, weights: Buffer) -> int:
    """P3.3, P6.1 The best the elephant can do; left alone it goes on by a die."""
    if s.placed:
        return port_worth(s, s.elephant, notes, weights)
    best = -roaming_cost(s, notes, weights)
    for port in range(PORTS):
        if s.open[port] > 0 or s.barriers[PORT_SPHERE[port]] > 0:
            worth = port_worth(s, port, notes, weights)
            if worth > best and notes[FREED_HERE] + notes[TAKEN_HERE] > 0:
                best = worth
    return best


@kernel
def best_post(s: State, most: int, notes: Buffer, weights: Buffer) -> int:
    """P4.4 The best Post one can pay for."""
    best = -9999
    for port in range(PORTS):
        if s.placed and port != s.elephant:
            continue
        if s.admin[port] != s.faction and post_cost(s, port) <= most:
            worth = post_worth(s, port, notes, weights)
            if worth > best:
                best = worth
    return best
