"""P6 Elephant phase: one die, used twice."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.events import announce
from pileus.kernel.layout import Buffer
from pileus.kernel.luck import random_below

from ..tables import FIRST_PORT, IDEA_ARROW, LAST_PORT, SPHERES
from .flow import ask, go_on
from .p01_components import clear_idea, pieces_in_port
from .p01_ideas import discard_idea, move_idea
from .p03_elephant import elephant_sphere
from .state import (
    AGENTS_CAME_HOME,
    DISCARD_IDEA,
    ELEPHANT_MOVED,
    ELEPHANT_ROLLED,
    ELEPHANT_STAYED,
    IDEA_DISCARDED,
    IDEA_WENT_EAST,
    MOVE_ELEPHANT,
    PORT_CHOICE,
    ROLL_HATE,
    ROWS,
    State,
)


@kernel
def roll_elephant(s: State) -> None:
    """P6.1 If it was not placed the elephant moves that many spheres clockwise, to the port with most pieces."""
    s.die = 1 + random_below(s, 6)
    announce(s, ELEPHANT_ROLLED, s.faction, s.die, 0, 0)
    if s.placed:
        announce(s, ELEPHANT_STAYED, s.elephant, 0, 0, 0)
        go_on(s, DISCARD_IDEA)
        return
    sphere = destination(s)
    first = FIRST_PORT[sphere]
    last = LAST_PORT[sphere]
    if first != last and pieces_in_port(s, first) == pieces_in_port(s, last):
        ask(s, MOVE_ELEPHANT)
    else:
        move_elephant(s, first if pieces_in_port(s, first) > pieces_in_port(s, last) else last)


@kernel
def destination(s: State) -> int:
    """P6.1 The sphere that the die leads to."""
    return (elephant_sphere(s) + s.die) % SPHERES


@kernel
def move_elephant_choices(s: State, out: Buffer) -> int:
    """P6.1 Two ports with equally many pieces."""
    sphere = destination(s)
    out[0] = PORT_CHOICE + FIRST_PORT[sphere]
    out[1] = PORT_CHOICE + LAST_PORT[sphere]
    return 2


@kernel
def move_elephant_chosen(s: State, choice: int) -> None:
    """P6.1 That port."""
    move_elephant(s, choice - PORT_CHOICE)


@kernel
def move_elephant(s: State, port: int) -> None:
    """P6.1 The elephant goes there."""
    s.elephant = port
    announce(s, ELEPHANT_MOVED, port, 0, 0, 0)
    go_on(s, DISCARD_IDEA)


@kernel
def discard_row(s: State) -> None:
    """P6.2 The West card of the row; with an arrow it slides into the place of the East card, which goes instead."""
    west = s.die - 1
    east = west + ROWS
    if IDEA_ARROW[s.slot[west]]:
        empty_slot(s, east)
        announce(s, IDEA_WENT_EAST, s.slot[west], s.die, 0, 0)
        move_idea(s, west, east)
    else:
        empty_slot(s, west)
    go_on(s, ROLL_HATE)


@kernel
def empty_slot(s: State, slot: int) -> None:
    """P6.2 Agents on a discarded card return to their owners' Wealth."""
    announce(s, IDEA_DISCARDED, s.slot[slot], s.die, slot // ROWS, 0)
    for faction in range(3):
        agents = clear_idea(s, faction, slot)
        if agents > 0:
            announce(s, AGENTS_CAME_HOME, faction, agents, s.slot[slot], 0)
    discard_idea(s, slot)
