"""Fundraisers, ideas and ships: what actions away from the map lead to (P4.1 to P4.3)."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.layout import Buffer

from ..rules.p01_components import count_ships
from ..rules.p04_actions import idea_cost
from ..rules.p05_operations import slavers_beside
from ..rules.p08_powers import may_go_to_sea
from ..rules.state import CAPITAL, EMPTY_SHIP, NO_SHIP, ROWS, SLOTS, State
from ..tables import IDEA_OPERATIONS, MARITIME, PORT_SPHERE, PORTS, RED, SEAS
from .finance import SENT_PRICE, funds_worth, price
from .ports import may_suffrage_with, may_westernize_with
from .seas import best_station, fleet_worth, gunboat_worth
from .sides import agent_worth, own_turns_left
from .weights import BACK_HOME, EMBARK, HIRED, OPERATION, ROW_RISK, SHIP, USES

# Places in the notes.
POSSIBLE = 44  # + operation: what one more agent with it would do, somewhere


@kernel
def fundraiser_worth(s: State, notes: Buffer, weights: Buffer) -> int:
    """P4.1 What it brings to the boxes; P8.2 and red's extra Maritime."""
    worth = funds_worth(s, notes, weights)
    if s.faction == RED and may_go_to_sea(s):
        worth += maritime_worth(s, notes, weights)
    return worth


@kernel
def maritime_worth(s: State, notes: Buffer, weights: Buffer) -> int:
    """P5.1 The whole fleet, or P8.1 for red one agent more."""
    worth = fleet_worth(s, notes, weights)
    if s.faction == RED and s.box[RED][CAPITAL] > 0 and count_ships(s, EMPTY_SHIP) > 0:
        more = embark_worth(s, notes, weights)
        if more > worth:
            worth = more
    return worth


@kernel
def embark_worth(s: State, notes: Buffer, weights: Buffer) -> int:
    """P8.1 A red agent on a ship, and its gunboat."""
    return agent_worth(s, RED, notes, weights) + weights[EMBARK] - notes[SENT_PRICE] + best_station(s, notes, weights)


@kernel
def see_possibilities(s: State, notes: Buffer, weights: Buffer) -> None:
    """P5 Whether each operation could be done at any port, or at sea."""
    free = 0
    west = 0
    vote = 0
    for port in range(PORTS):
        if s.placed and port != s.elephant:
            continue
        sphere = PORT_SPHERE[port]
        if s.open[port] > 0:
            if s.barriers[sphere] <= 3:
                free = 1
            if may_westernize_with(s, port, s.admin[port]):
                west = 1
        if s.barriers[sphere] > 0 and slavers_beside(s, sphere) < 2 and may_suffrage_with(s, port, s.admin[port]):
            vote = 1
    notes[POSSIBLE] = 1 if may_go_to_sea(s) else 0
    notes[POSSIBLE + 1] = free
    notes[POSSIBLE + 2] = west
    notes[POSSIBLE + 3] = vote


@kernel
def idea_worth(s: State, slot: int, notes: Buffer, weights: Buffer) -> int:
    """P4.2 To send an agent to a card: what it will do there, less what it costs."""
    sent = notes[SENT_PRICE] * (100 - weights[BACK_HOME]) // 100
    return held_worth(s, slot, notes, weights) - price(idea_cost(s, slot), notes) - sent


@kernel
def held_worth(s: State, slot: int, notes: Buffer, weights: Buffer) -> int:
    """P5.0 An agent on a card: the best operation it shows, as often as it will come to it."""
    shows = IDEA_OPERATIONS[s.slot[slot]]
    left = own_turns_left(s)
    uses = weights[USES + (left if left < 3 else 3)]
    best = 0
    kinds = 0
    for operation in range(4):
        if shows[operation]:
            kinds += 1
            worth = weights[OPERATION + operation]
            if operation == MARITIME and notes[POSSIBLE]:
                worth = fleet_worth(s, notes, weights)
            if notes[POSSIBLE + operation] == 0:
                worth //= 4
            if worth > best:
                best = worth
    return best * uses // 100 + 8 * kinds - weights[ROW_RISK] * (1 if slot < ROWS else 0)


@kernel
def best_idea(s: State, most: int, notes: Buffer, weights: Buffer) -> int:
    """P4.2 The best card one can pay for."""
    best = -9999
    for slot in range(SLOTS):
        if idea_cost(s, slot) <= most:
            worth = idea_worth(s, slot, notes, weights)
            if worth > best:
                best = worth
    return best


@kernel
def ship_worth(s: State, sea: int, notes: Buffer, weights: Buffer) -> int:
    """P4.3 A ship on a sea border: for red with an agent and a gunboat, for all a new agent in Debt."""
    worth = weights[SHIP] - price(3, notes)
    if s.reserve[s.faction] > 0:
        worth += weights[HIRED] * own_turns_left(s) // 6
    if s.faction == RED and s.box[RED][CAPITAL] > 2:
        worth += gunboat_worth(s, sea, notes, weights)
        worth += agent_worth(s, RED, notes, weights) + weights[EMBARK] - notes[SENT_PRICE]
    return worth


@kernel
def best_ship(s: State, notes: Buffer, weights: Buffer) -> int:
    """P4.3 The best sea border for a new ship."""
    best = -9999
    for sea in range(SEAS):
        if s.ship[sea] == NO_SHIP:
            worth = ship_worth(s, sea, notes, weights)
            if worth > best:
                best = worth
    return best
