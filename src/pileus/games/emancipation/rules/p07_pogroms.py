"""P7.5 Pogroms: one die for each sphere with two disks."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.events import announce
from pileus.kernel.layout import Buffer
from pileus.kernel.luck import random_below

from ..tables import FIRST_PORT, GREEN, LAST_PORT, RED, SPHERES, WHITE
from .flow import ask, go_on
from .p01_components import agent_to_reserve, remove_dissident, unfree_meeple
from .p03_anarchy import add_anarchy
from .state import (
    ADMIN_CHOICE,
    DISSIDENT_CHOICE,
    MARKET,
    MEEPLE_CHOICE,
    NEXT_POGROM,
    NEXT_SPHERE,
    POGROM_HIT_AGENT,
    POGROM_HIT_DISSIDENT,
    POGROM_HIT_MEEPLE,
    POGROM_MISSED,
    POGROM_PIECE,
    POGROM_ROLLED,
    POGROMS,
    REFILL,
    SPHERE_CHOICE,
    State,
)

POGROM_COLOUR = (0, WHITE, RED, GREEN)  # what a 1, 2 and 3 hit


@kernel
def begin_pogroms(s: State) -> None:
    """P7.5 Each sphere once."""
    s.phase = POGROMS
    for sphere in range(SPHERES):
        s.rolled[sphere] = 0
    go_on(s, NEXT_POGROM)


@kernel
def is_due(s: State, sphere: int) -> bool:
    """P7.5 Two disks, and no die yet; spheres that reach two during this step included."""
    return s.anarchy[sphere] == 2 and s.rolled[sphere] == 0


@kernel
def next_pogrom(s: State) -> None:
    """P7.5 In the order the player chooses; then the market (P3.1)."""
    due = 0
    only = 0
    for sphere in range(SPHERES):
        if is_due(s, sphere):
            due += 1
            only = sphere
    if due == 0:
        s.phase = MARKET
        go_on(s, REFILL)
    elif due == 1:
        roll_pogrom(s, only)
    else:
        ask(s, NEXT_SPHERE)


@kernel
def next_sphere_choices(s: State, out: Buffer) -> int:
    """P7.5 The spheres whose die is due."""
    n = 0
    for sphere in range(SPHERES):
        if is_due(s, sphere):
            out[n] = SPHERE_CHOICE + sphere
            n += 1
    return n


@kernel
def next_sphere_chosen(s: State, choice: int) -> None:
    """P7.5 That one."""
    roll_pogrom(s, choice - SPHERE_CHOICE)


@kernel
def roll_pogrom(s: State, sphere: int) -> None:
    """P7.5 1, 2, 3: a white, red, green piece of the sphere goes to the reserve; 4 to 6: anarchy, which overflows."""
    s.pogrom = sphere
    s.rolled[sphere] = 1
    s.die = 1 + random_below(s, 6)
    announce(s, POGROM_ROLLED, sphere, s.die, 0, 0)
    if s.die > 3:
        add_anarchy(s, sphere, NEXT_POGROM)
        return
    colour = POGROM_COLOUR[s.die]
    places = 0
    only = 0
    for place in range(5):
        if has_piece_at(s, sphere, colour, place):
            places += 1
            only = place
    if places == 0:
        announce(s, POGROM_MISSED, sphere, colour, 0, 0)
        go_on(s, NEXT_POGROM)
    elif places == 1:
        pogrom_piece_chosen(s, place_choice(sphere, only))
    else:
        ask(s, POGROM_PIECE)


@kernel
def place_choice(sphere: int, place: int) -> int:
    """P7.5 The places of pieces in a sphere: two ports' Admin and slave spaces, then the dissident spaces."""
    if place == 4:
        return DISSIDENT_CHOICE + sphere
    port = FIRST_PORT[sphere] if place < 2 else LAST_PORT[sphere]
    return (ADMIN_CHOICE if place % 2 == 0 else MEEPLE_CHOICE) + port


@kernel
def has_piece_at(s: State, sphere: int, colour: int, place: int) -> bool:
    """P7.5 Is there a piece of a colour in one of those places?"""
    if place == 4:
        return s.dissidents[colour][sphere] > 0
    first = FIRST_PORT[sphere]
    last = LAST_PORT[sphere]
    if place >= 2 and first == last:
        return False
    port = first if place < 2 else last
    return s.admin[port] == colour if place % 2 == 0 else s.freed[colour][port] > 0


@kernel
def pogrom_piece_choices(s: State, out: Buffer) -> int:
    """P7.5 Any piece of the colour in the sphere, dissidents included."""
    n = 0
    for place in range(5):
        if has_piece_at(s, s.pogrom, POGROM_COLOUR[s.die], place):
            out[n] = place_choice(s.pogrom, place)
            n += 1
    return n


@kernel
def pogrom_piece_chosen(s: State, choice: int) -> None:
    """P7.5 That piece returns to the reserve, agents too."""
    colour = POGROM_COLOUR[s.die]
    if choice >= DISSIDENT_CHOICE:
        remove_dissident(s, colour, choice - DISSIDENT_CHOICE)
        announce(s, POGROM_HIT_DISSIDENT, colour, choice - DISSIDENT_CHOICE, 0, 0)
    elif choice >= MEEPLE_CHOICE:
        unfree_meeple(s, colour, choice - MEEPLE_CHOICE)
        announce(s, POGROM_HIT_MEEPLE, colour, choice - MEEPLE_CHOICE, 0, 0)
    else:
        agent_to_reserve(s, choice - ADMIN_CHOICE)
        announce(s, POGROM_HIT_AGENT, colour, choice - ADMIN_CHOICE, 0, 0)
    go_on(s, NEXT_POGROM)
