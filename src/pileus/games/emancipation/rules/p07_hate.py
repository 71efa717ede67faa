"""P7.1 to P7.4 Hate: dice against the elephant's port, each triggering barriers of the sphere."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.events import announce
from pileus.kernel.layout import Buffer
from pileus.kernel.luck import random_below

from ..tables import (
    BARRIER_AT,
    BARRIER_COLOUR,
    BARRIER_EDGE,
    BARRIER_NUMBER,
    FIRST_BARRIER,
    PURPLE,
    SPHERE_SEAS,
    YELLOW,
)
from .flow import ask, go_on
from .p01_components import return_ship
from .p03_anarchy import add_anarchy
from .p03_elephant import elephant_sphere
from .p03_paying import pay, purse
from .p07_pieces import drive_out_agent, drive_out_meeple
from .p07_pogroms import begin_pogroms
from .state import (
    ADMIN_CHOICE,
    BARRIER_TRIGGERED,
    BARRIER_WITHOUT_TARGET,
    COOPERATIVE,
    EMPTY_SHIP,
    HATE,
    HATE_PIECE,
    HATE_ROLLED,
    LOSE_SHIP,
    MEEPLE_CHOICE,
    NEXT_HATE,
    NOBODY,
    NONE,
    SEA_CHOICE,
    SHIP_RETURNED,
    SOLITAIRE,
    State,
)

PROTECTING = 5  # P7.3: as many barriers protect a sphere from its black edges


@kernel
def hate_dice(s: State, port: int) -> int:
    """P7.1 One per uncovered space of a port, at most 4; the port itself is always uncovered."""
    dice = 1 + s.open[port]
    if s.admin[port] == NOBODY:
        dice += 1
    return dice if dice < 4 else 4


@kernel
def roll_hate(s: State) -> None:
    """P7.1 The number of dice is fixed before the roll; they are resolved from low to high."""
    s.phase = HATE
    s.hate_n = hate_dice(s, s.elephant)
    for i in range(s.hate_n):
        die = 1 + random_below(s, 6)
        place = i
        while place > 0 and s.hate[place - 1] > die:
            s.hate[place] = s.hate[place - 1]
            place -= 1
        s.hate[place] = die
    shown = 0  # the dice as decimal digits
    for i in range(s.hate_n):
        shown = 10 * shown + s.hate[i]
    s.hate_at = 0
    s.barrier_at = 0
    announce(s, HATE_ROLLED, s.faction, s.elephant, shown, 0)
    go_on(s, NEXT_HATE)


@kernel
def next_hate(s: State) -> None:
    """P7.1 The next die and barrier: each die triggers every barrier with its number, in the order of the data."""
    sphere = elephant_sphere(s)
    first = FIRST_BARRIER[sphere]
    while s.hate_at < s.hate_n:
        while first + s.barrier_at < FIRST_BARRIER[sphere + 1]:
            barrier = BARRIER_AT[first + s.barrier_at]
            s.barrier_at += 1
            if s.barrier[barrier] == NOBODY and BARRIER_NUMBER[barrier] == s.hate[s.hate_at]:
                trigger(s, barrier, sphere)
                return
        s.barrier_at = 0
        s.hate_at += 1
    begin_pogroms(s)


@kernel
def trigger(s: State, barrier: int, sphere: int) -> None:
    """P7.2 to P7.4 By the colour of the barrier."""
    s.struck = barrier
    colour = BARRIER_COLOUR[barrier]
    announce(s, BARRIER_TRIGGERED, barrier, BARRIER_NUMBER[barrier], 0, 0)
    if colour == PURPLE:
        trigger_purple(s, sphere)
    elif colour == YELLOW:
        if purse(s, 0) > 0:
            pay(s, 1, 0, NEXT_HATE)
        else:
            without_target(s)
    else:
        trigger_colour(s, colour, sphere)


@kernel
def trigger_colour(s: State, colour: int, sphere: int) -> None:
    """P7.2 A piece of that colour in the port, the player's choice; P7.3 a black edge without one adds anarchy."""
    meeples = s.freed[colour][s.elephant]
    if s.admin[s.elephant] == colour:
        if meeples > 0:
            ask(s, HATE_PIECE)
        else:
            drive_out_agent(s, s.elephant, sphere, NEXT_HATE)
    elif meeples > 0:
        drive_out_meeple(s, colour, s.elephant, sphere, NEXT_HATE)
    elif BARRIER_EDGE[s.struck] and not is_protected(s, sphere):
        announce(s, BARRIER_WITHOUT_TARGET, s.struck, 1, 0, 0)
        add_anarchy(s, sphere, NEXT_HATE)
    else:
        without_target(s)


@kernel
def without_target(s: State) -> None:
    """P7.3, P7.4 No target and no effect."""
    announce(s, BARRIER_WITHOUT_TARGET, s.struck, 0, 0, 0)
    go_on(s, NEXT_HATE)


@kernel
def is_protected(s: State, sphere: int) -> bool:
    """P7.3 Five barriers protect a sphere; P10.2 not in cooperative and solitaire games."""
    return s.barriers[sphere] >= PROTECTING and s.mode != COOPERATIVE and s.mode != SOLITAIRE


@kernel
def hate_piece_choices(s: State, out: Buffer) -> int:
    """P7.2 The agent on the Admin space or a meeple on a slave space; where there is one kind only nobody is asked."""
    out[0] = ADMIN_CHOICE + s.elephant
    out[1] = MEEPLE_CHOICE + s.elephant
    return 2


@kernel
def hate_piece_chosen(s: State, choice: int) -> None:
    """P7.2 That piece."""
    sphere = elephant_sphere(s)
    if choice == ADMIN_CHOICE + s.elephant:
        drive_out_agent(s, s.elephant, sphere, NEXT_HATE)
    else:
        drive_out_meeple(s, BARRIER_COLOUR[s.struck], s.elephant, sphere, NEXT_HATE)


@kernel
def trigger_purple(s: State, sphere: int) -> None:
    """P7.4 One ship without an agent beside the sphere returns to the pool, if there is any."""
    ships = 0
    only = 0
    for i in range(2):
        sea = SPHERE_SEAS[sphere][i]
        if sea != NONE and s.ship[sea] == EMPTY_SHIP:
            ships += 1
            only = sea
    if ships == 0:
        without_target(s)
    elif ships == 1:
        lose_ship(s, only)
    else:
        ask(s, LOSE_SHIP)


@kernel
def lose_ship_choices(s: State, out: Buffer) -> int:
    """P7.4 The two ships beside the sphere."""
    sphere = elephant_sphere(s)
    out[0] = SEA_CHOICE + SPHERE_SEAS[sphere][0]
    out[1] = SEA_CHOICE + SPHERE_SEAS[sphere][1]
    return 2


@kernel
def lose_ship_chosen(s: State, choice: int) -> None:
    """P7.4 That ship."""
    lose_ship(s, choice - SEA_CHOICE)


@kernel
def lose_ship(s: State, sea: int) -> None:
    """P7.4 Back to the pool."""
    return_ship(s, sea)
    announce(s, SHIP_RETURNED, sea, 0, 0, 0)
    go_on(s, NEXT_HATE)
