"""P5.2 to P5.4 Gunboat Diplomacy: disks, purple barriers, attacks on slavers, corruption."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.events import announce
from pileus.kernel.layout import Buffer
from pileus.kernel.luck import random_below

from ..tables import (
    BARRIER_AT,
    BARRIER_COLOUR,
    FIRST_BARRIER,
    PURPLE,
    SEA_A,
    SEA_B,
    SLAVER_NUMBER,
)
from .flow import ask, go_on
from .p01_components import open_in_sphere, return_barrier, take_barrier, take_disk, take_slaver
from .p03_anarchy import add_anarchy
from .p03_elephant import elephant_sphere
from .p03_paying import pay, purse
from .state import (
    ATTACK_FAILED,
    ATTACK_ROLLED,
    BARRIER_CHOICE,
    BARRIER_RETURNED,
    BARRIER_TAKEN,
    CORRUPT_BARRIER,
    CORRUPT_SPHERE,
    DICE,
    DICE_CHOICE,
    DISK_TAKEN,
    GUNBOAT,
    GUNBOAT_FORGONE,
    NEXT_STATION,
    NOBODY,
    ROLL_ATTACK,
    SEA_CHOICE,
    SKIP,
    SLAVER_CORRUPTED,
    SLAVER_TAKEN,
    SPHERE_CHOICE,
    State,
)


@kernel
def open_gunboat(s: State, sea: int) -> None:
    """P5.2 With the agent on that ship, if there is anything to do."""
    s.sea = sea
    a = SEA_A[sea]
    b = SEA_B[sea]
    if s.anarchy[a] + s.anarchy[b] + s.colours[PURPLE][a] + s.colours[PURPLE][b] > 0 or can_attack(s):
        ask(s, GUNBOAT)
    else:
        go_on(s, NEXT_STATION)


@kernel
def can_attack(s: State) -> bool:
    """P5.2, P5.3 The slaver is still on that border, and there is a coin for one die."""
    return s.slaver[s.sea] == NOBODY and purse(s, 0) > 0


@kernel
def gunboat_choices(s: State, out: Buffer) -> int:
    """P5.2 A disk from a sphere beside the ship, a purple barrier there, the slaver on the border; or nothing."""
    n = gunboat_sphere_choices(s, SEA_A[s.sea], out, 0)
    n = gunboat_sphere_choices(s, SEA_B[s.sea], out, n)
    if can_attack(s):
        out[n] = SEA_CHOICE + s.sea
        n += 1
    out[n] = SKIP
    return n + 1


@kernel
def gunboat_sphere_choices(s: State, sphere: int, out: Buffer, n: int) -> int:
    """P5.2 What one of the two spheres offers, after n others."""
    if s.anarchy[sphere] > 0:
        out[n] = SPHERE_CHOICE + sphere
        n += 1
    if s.colours[PURPLE][sphere] > 0:
        for i in range(FIRST_BARRIER[sphere], FIRST_BARRIER[sphere + 1]):
            barrier = BARRIER_AT[i]
            if BARRIER_COLOUR[barrier] == PURPLE and s.barrier[barrier] == NOBODY:
                out[n] = BARRIER_CHOICE + barrier
                n += 1
    return n


@kernel
def gunboat_chosen(s: State, choice: int) -> None:
    """P5.2 The player whose turn it is takes, and pays, whoever owns the agent."""
    if choice == SEA_CHOICE + s.sea:
        begin_attack(s)
        return
    if choice == SKIP:
        announce(s, GUNBOAT_FORGONE, s.faction, s.sea, 0, 0)
    elif choice >= BARRIER_CHOICE:
        take_barrier(s, s.faction, choice - BARRIER_CHOICE)
        announce(s, BARRIER_TAKEN, s.faction, choice - BARRIER_CHOICE, 0, 0)
    else:
        take_disk(s, s.faction, choice - SPHERE_CHOICE)
        announce(s, DISK_TAKEN, s.faction, choice - SPHERE_CHOICE, 0, 0)
    go_on(s, NEXT_STATION)


# P5.3 Attack


@kernel
def begin_attack(s: State) -> None:
    """P5.3 One to four dice; with coins for one only it is one."""
    if purse(s, 0) < 4:
        attack_with(s, 1)
    else:
        ask(s, DICE)


@kernel
def dice_choices(s: State, out: Buffer) -> int:
    """P5.3 As many dice as one can pay the square of."""
    most = purse(s, 0)
    n = 0
    for dice in range(1, 5):
        if dice * dice <= most:
            out[n] = DICE_CHOICE + dice
            n += 1
    return n


@kernel
def dice_chosen(s: State, choice: int) -> None:
    """P5.3 So many."""
    attack_with(s, choice - DICE_CHOICE)


@kernel
def attack_with(s: State, dice: int) -> None:
    """P5.3 Pay the number squared, then roll."""
    s.dice = dice
    pay(s, dice * dice, 0, ROLL_ATTACK)


@kernel
def attack_target(s: State, sea: int) -> int:
    """P5.3 Uncovered slave spaces of the two bordering spheres (or of the elephant's): the sum must exceed them."""
    if s.elephant_target:
        return open_in_sphere(s, elephant_sphere(s))
    return open_in_sphere(s, SEA_A[sea]) + open_in_sphere(s, SEA_B[sea])


@kernel
def roll_attack(s: State) -> None:
    """P5.3 All dice at once; P5.4 one die that shows the slaver's own number takes it too, with corruption."""
    total = 0
    shown = 0  # the dice as decimal digits
    for _ in range(s.dice):
        die = 1 + random_below(s, 6)
        total += die
        shown = 10 * shown + die
    target = attack_target(s, s.sea)
    announce(s, ATTACK_ROLLED, s.faction, s.sea, shown, target)
    bribed = s.dice == 1 and total == SLAVER_NUMBER[s.sea]
    if total > target or bribed:
        take_slaver(s, s.faction, s.sea)
        announce(s, SLAVER_TAKEN, s.faction, s.sea, 0, 0)
    else:
        announce(s, ATTACK_FAILED, s.faction, s.sea, 0, 0)
    if bribed and not (s.short and total > target):
        begin_corruption(s)
    else:
        go_on(s, NEXT_STATION)


# P5.4 Corruption


@kernel
def held_barriers(s: State, sphere: int, out: Buffer, n: int) -> int:
    """P5.4 Barriers of a sphere that any player holds, after n others."""
    for i in range(FIRST_BARRIER[sphere], FIRST_BARRIER[sphere + 1]):
        if s.barrier[BARRIER_AT[i]] != NOBODY:
            out[n] = BARRIER_CHOICE + BARRIER_AT[i]
            n += 1
    return n


@kernel
def held_here(s: State, sphere: int) -> int:
    """P5.4 How many barriers of a sphere players hold."""
    return FIRST_BARRIER[sphere + 1] - FIRST_BARRIER[sphere] - s.barriers[sphere]


@kernel
def begin_corruption(s: State) -> None:
    """P5.4 A held barrier of the two spheres goes back; if there is none, anarchy in one of the two."""
    announce(s, SLAVER_CORRUPTED, s.faction, s.sea, 0, 0)
    a = SEA_A[s.sea]
    b = SEA_B[s.sea]
    held = held_here(s, a) + held_here(s, b)
    if held == 0:
        ask(s, CORRUPT_SPHERE)
    elif held > 1:
        ask(s, CORRUPT_BARRIER)
    else:
        sphere = a if held_here(s, a) == 1 else b
        for i in range(FIRST_BARRIER[sphere], FIRST_BARRIER[sphere + 1]):
            if s.barrier[BARRIER_AT[i]] != NOBODY:
                give_back(s, BARRIER_AT[i])


@kernel
def corrupt_barrier_choices(s: State, out: Buffer) -> int:
    """P5.4 Any held barrier of the two spheres, one's own included."""
    return held_barriers(s, SEA_B[s.sea], out, held_barriers(s, SEA_A[s.sea], out, 0))


@kernel
def corrupt_barrier_chosen(s: State, choice: int) -> None:
    """P5.4 That one."""
    give_back(s, choice - BARRIER_CHOICE)


@kernel
def give_back(s: State, barrier: int) -> None:
    """P5.4 A barrier returns to its sphere."""
    announce(s, BARRIER_RETURNED, s.faction, barrier, s.barrier[barrier], 0)
    return_barrier(s, barrier)
    go_on(s, NEXT_STATION)


@kernel
def corrupt_sphere_choices(s: State, out: Buffer) -> int:
    """P5.4 One of the two spheres."""
    out[0] = SPHERE_CHOICE + SEA_A[s.sea]
    out[1] = SPHERE_CHOICE + SEA_B[s.sea]
    return 2


@kernel
def corrupt_sphere_chosen(s: State, choice: int) -> None:
    """P5.4 Anarchy there."""
    add_anarchy(s, choice - SPHERE_CHOICE, NEXT_STATION)
