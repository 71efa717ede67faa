"""P2 Set-up."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.events import announce
from pileus.kernel.luck import random_below

from ..tables import (
    AGENTS,
    BARRIER_COLOUR,
    BARRIER_SPHERE,
    BARRIERS,
    DISKS,
    ELEPHANT_START,
    IDEAS,
    MEEPLES,
    PORT_AGENT,
    PORT_MEEPLES,
    PORT_SPACES,
    PORTS,
    RED,
    SEAS,
    WEST_IDEAS,
    WHITE,
)
from .flow import go_on
from .p01_components import free_meeple
from .p01_ideas import EAST, WEST, draw_from_box, fill_box, put_on_deck
from .state import (
    BEGIN_TURN,
    CAPITAL,
    FACTION_ASSIGNED,
    NOBODY,
    NONE,
    ROWS,
    SLOTS,
    WEALTH,
    State,
)


@kernel
def setup(s: State) -> None:
    """P2 Everything in its place; red begins."""
    clear_table(s)
    assign_factions(s)
    set_up_map(s)
    set_up_boards(s)
    set_up_market(s)
    s.faction = WHITE  # the one before red, who begins (P3.1)
    go_on(s, BEGIN_TURN)


@kernel
def clear_table(s: State) -> None:
    """P1.6 Nothing is anywhere yet."""
    s.stage = 1
    s.doing = NONE
    for faction in range(3):
        s.seat_of[faction] = NOBODY
    for port in range(PORTS):
        s.admin[port] = NOBODY
    for sea in range(SEAS):
        s.slaver[sea] = NOBODY
    for slot in range(SLOTS):
        s.slot[slot] = NONE


@kernel
def assign_factions(s: State) -> None:
    """P2.1 At random; with two factions red is one of them. A single player has both."""
    s.factions = 3 if s.players == 3 else 2
    first = random_below(s, s.players)
    s.seat_of[RED] = first
    other = 1 + random_below(s, 2)
    if s.players == 3:
        s.seat_of[other] = (first + 1) % 3
        s.seat_of[3 - other] = (first + 2) % 3
    else:
        s.seat_of[other] = 1 - first if s.players == 2 else 0
    for faction in range(3):
        if s.seat_of[faction] != NOBODY:
            announce(s, FACTION_ASSIGNED, s.seat_of[faction], faction, 0, 0)


@kernel
def set_up_map(s: State) -> None:
    """P2.3 Barriers, slavers, printed agents and meeples, the elephant; all three colours."""
    for faction in range(3):
        s.reserve[faction] = AGENTS
        s.meeples[faction] = MEEPLES
    for port in range(PORTS):
        s.open[port] = PORT_SPACES[port]
        if PORT_AGENT[port] != NONE:
            s.admin[port] = PORT_AGENT[port]
            s.reserve[PORT_AGENT[port]] -= 1
        for faction in range(3):
            for _ in range(PORT_MEEPLES[port][faction]):
                free_meeple(s, faction, port)
    for barrier in range(BARRIERS):
        s.barrier[barrier] = NOBODY
        s.barriers[BARRIER_SPHERE[barrier]] += 1
        s.colours[BARRIER_COLOUR[barrier]][BARRIER_SPHERE[barrier]] += 1
    s.elephant = ELEPHANT_START


@kernel
def set_up_boards(s: State) -> None:
    """P2.2 Three agents in Capital, three in Wealth; P2.4 the disks are dealt evenly."""
    for faction in range(3):
        if s.seat_of[faction] != NOBODY:
            s.box[faction][CAPITAL] = 3
            s.box[faction][WEALTH] = 3
            s.reserve[faction] -= 6
            s.disks[faction] = DISKS // s.factions


@kernel
def set_up_market(s: State) -> None:
    """P2.5 Random ideas, West and East: six laid out, the rest the deck."""
    fill_box(s, 0, WEST_IDEAS)
    deal_column(s, WEST, 0)
    fill_box(s, WEST_IDEAS, IDEAS)
    deal_column(s, EAST, WEST_IDEAS - ideas_dealt(s))


@kernel
def ideas_dealt(s: State) -> int:
    """P2.5 22 of each side, 16 with two factions."""
    return 22 if s.factions == 3 else 16


@kernel
def deal_column(s: State, deck: int, first: int) -> None:
    """P2.5 The deck from those in the box from the first-th on, then the column."""
    for _ in range(ideas_dealt(s) - ROWS):
        put_on_deck(s, deck, draw_from_box(s, first))
    for row in range(ROWS):
        s.slot[deck * ROWS + row] = draw_from_box(s, first)
