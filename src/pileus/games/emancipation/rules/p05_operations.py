"""P5 Operations: each of your agents in the market may do one shown on its card."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.events import announce
from pileus.kernel.layout import Buffer

from ..tables import (
    BARRIER_AT,
    FIRST_BARRIER,
    IDEA_OPERATIONS,
    MANUMISSION,
    MARITIME,
    PORT_SPACES,
    PORT_SPHERE,
    PORTS,
    RED,
    SEA_A,
    SEA_B,
    SPHERE_SEAS,
    SUFFRAGE,
    WESTERNIZE,
    WHITE,
)
from .flow import ask, go_on
from .p01_components import free_meeple, return_barrier, take_barrier
from .p01_ideas import slot_of
from .p03_elephant import elephant_sphere, place_elephant
from .p03_paying import pay, purse
from .p08_powers import begin_maritime, may_go_to_sea
from .state import (
    BARRIER_CHOICE,
    BARRIER_RETURNED,
    BARRIER_TAKEN,
    DONE,
    ELEPHANT,
    FREE_MEEPLE,
    FUNDRAISER,
    IDEA_CHOICE,
    LIFT_BARRIER,
    MEEPLE_FREED,
    NEXT_OPERATION,
    NO_SHIP,
    NOBODY,
    NONE,
    OPERATE,
    OPERATE_AT,
    OPERATION_CHOICE,
    PORT_CHOICE,
    ROLL_ELEPHANT,
    SLOTS,
    TAKE_BARRIER,
    WHICH_OPERATION,
    State,
)


@kernel
def next_operation(s: State) -> None:
    """P5.0 While an agent can do something the player is asked; then the elephant (P3.1)."""
    s.doing = NONE
    see_what_is_feasible(s)
    for slot in range(SLOTS):
        if may_operate(s, slot):
            ask(s, OPERATE)
            return
    end_operations(s)


@kernel
def end_operations(s: State) -> None:
    """P3.1 On to the elephant."""
    s.phase = ELEPHANT
    go_on(s, ROLL_ELEPHANT)


@kernel
def see_what_is_feasible(s: State) -> None:
    """P3.5, P5.0 Conditions and costs are read now: which operations on the cards of idle agents can be done."""
    wanted = 0
    for slot in range(SLOTS):
        if s.on_idea[s.faction][slot] > s.used[slot]:
            shows = IDEA_OPERATIONS[s.slot[slot]]
            for operation in range(4):
                if shows[operation]:
                    wanted |= 1 << operation
    s.feasible = 0
    for operation in range(4):
        if wanted >> operation & 1 and can_do(s, operation):
            s.feasible |= 1 << operation


@kernel
def can_do(s: State, operation: int) -> bool:
    """P3.5 Can all of an operation be done? P3.3 At the elephant's port if it was placed, else anywhere."""
    if operation == MARITIME:
        return may_go_to_sea(s)
    if s.placed:
        return can_do_at(s, operation, s.elephant)
    for port in range(PORTS):
        if can_do_at(s, operation, port):
            return True
    return False


@kernel
def can_do_at(s: State, operation: int, port: int) -> bool:
    """P5.5 to P5.7 Can an elephant operation be done at a port?"""
    sphere = PORT_SPHERE[port]
    if operation == SUFFRAGE:
        slavers = slavers_beside(s, sphere)
        return may_suffrage(s, port) and barrier_to_move(s, sphere) and slavers * slavers <= purse(s, 0)
    if s.open[port] == 0 or s.meeples[s.faction] == 0:
        return False
    if operation == MANUMISSION:
        return s.barriers[sphere] <= purse(s, 0)
    return may_westernize(s, port)


@kernel
def shows_feasible(s: State, slot: int, operation: int) -> bool:
    """P5.0 Does a card show an operation that can be done?"""
    return IDEA_OPERATIONS[s.slot[slot]][operation] == 1 and s.feasible >> operation & 1 == 1


@kernel
def may_operate(s: State, slot: int) -> bool:
    """P5.0 An agent of yours there has not operated in this turn, and its card shows something feasible."""
    if s.on_idea[s.faction][slot] <= s.used[slot]:
        return False
    for operation in range(4):
        if shows_feasible(s, slot, operation):
            return True
    return False


@kernel
def operate_choices(s: State, out: Buffer) -> int:
    """P5.0 The cards on which an agent can operate; or no more."""
    n = 0
    for slot in range(SLOTS):
        if may_operate(s, slot):
            out[n] = IDEA_CHOICE + s.slot[slot]
            n += 1
    out[n] = DONE
    return n + 1


@kernel
def operate_chosen(s: State, choice: int) -> None:
    """P5.0 That agent; where its card offers one operation only it is that one."""
    if choice == DONE:
        end_operations(s)
        return
    s.at_slot = slot_of(s, choice - IDEA_CHOICE)
    operations = 0
    only = 0
    for operation in range(4):
        if shows_feasible(s, s.at_slot, operation):
            operations += 1
            only = operation
    if operations == 1:
        begin_operation(s, only)
    else:
        ask(s, WHICH_OPERATION)


@kernel
def which_operation_choices(s: State, out: Buffer) -> int:
    """P5.0 The operations of the card that can be done."""
    n = 0
    for operation in range(4):
        if shows_feasible(s, s.at_slot, operation):
            out[n] = OPERATION_CHOICE + operation
            n += 1
    return n


@kernel
def which_operation_chosen(s: State, choice: int) -> None:
    """P5.0 That one."""
    begin_operation(s, choice - OPERATION_CHOICE)


@kernel
def begin_operation(s: State, operation: int) -> None:
    """P5.0 The agent has operated; P3.3 an elephant operation needs a port."""
    s.used[s.at_slot] += 1
    s.doing = OPERATION_CHOICE + operation - FUNDRAISER
    if operation == MARITIME:
        begin_maritime(s)
    elif s.placed:
        operate_at(s, s.elephant)
    else:
        ports = 0
        only = 0
        for port in range(PORTS):
            if can_do_at(s, operation, port):
                ports += 1
                only = port
        if ports == 1:
            operate_at(s, only)
        else:
            ask(s, OPERATE_AT)


@kernel
def operate_at_choices(s: State, out: Buffer) -> int:
    """P3.3 The ports where the operation can be carried out."""
    n = 0
    for port in range(PORTS):
        if can_do_at(s, s.doing + FUNDRAISER - OPERATION_CHOICE, port):
            out[n] = PORT_CHOICE + port
            n += 1
    return n


@kernel
def operate_at_chosen(s: State, choice: int) -> None:
    """P3.3 That port."""
    operate_at(s, choice - PORT_CHOICE)


@kernel
def operate_at(s: State, port: int) -> None:
    """P5.5 to P5.7 Pay what the operation costs at that port."""
    operation = s.doing + FUNDRAISER - OPERATION_CHOICE
    place_elephant(s, port)
    sphere = PORT_SPHERE[port]
    if operation == MANUMISSION:
        pay(s, s.barriers[sphere], 0, FREE_MEEPLE)
    elif operation == WESTERNIZE:
        go_on(s, FREE_MEEPLE)
    else:
        slavers = slavers_beside(s, sphere)
        pay(s, slavers * slavers, 0, LIFT_BARRIER)


# P5.5 Manumission, P5.6 Westernize


@kernel
def meeple_freed(s: State) -> None:
    """P5.5, P5.6 Your meeple goes from the reserve to a free slave space of the port."""
    free_meeple(s, s.faction, s.elephant)
    announce(s, MEEPLE_FREED, s.faction, s.elephant, s.doing, 0)
    go_on(s, NEXT_OPERATION)


@kernel
def may_westernize(s: State, port: int) -> bool:
    """P5.6 Your agent in the Admin space, no red barrier in the sphere, or a ship to a sphere without any."""
    sphere = PORT_SPHERE[port]
    return s.admin[port] == s.faction or s.colours[RED][sphere] == 0 or reached_without(s, sphere, RED)


@kernel
def reached_without(s: State, sphere: int, colour: int) -> bool:
    """P5.6, P5.7 A ship, manned or not, on a border to a sphere without barriers of that colour."""
    for i in range(2):
        sea = SPHERE_SEAS[sphere][i]
        if sea != NONE and s.ship[sea] != NO_SHIP:
            beyond = SEA_B[sea] if SEA_A[sea] == sphere else SEA_A[sea]
            if s.colours[colour][beyond] == 0:
                return True
    return False


# P5.7 Suffrage


@kernel
def may_suffrage(s: State, port: int) -> bool:
    """P5.7 As for Westernize, with white barriers; or a majority in the port."""
    sphere = PORT_SPHERE[port]
    if s.admin[port] == s.faction or s.colours[WHITE][sphere] == 0:
        return True
    return has_majority(s, port) or reached_without(s, sphere, WHITE)


@kernel
def has_majority(s: State, port: int) -> bool:
    """P5.7 More of your pieces in the port than pieces of others plus free slave spaces."""
    own = s.freed[s.faction][port]
    others = PORT_SPACES[port] - own  # meeples of others and free spaces
    if s.admin[port] == s.faction:
        own += 1
    elif s.admin[port] != NOBODY:
        others += 1
    return own > others


@kernel
def slavers_beside(s: State, sphere: int) -> int:
    """P5.7 Slavers still bordering a sphere."""
    slavers = 0
    for i in range(2):
        sea = SPHERE_SEAS[sphere][i]
        if sea != NONE and s.slaver[sea] == NOBODY:
            slavers += 1
    return slavers


@kernel
def barrier_to_move(s: State, sphere: int) -> bool:
    """P5.7 A barrier to take, or one of another player's to return."""
    for i in range(FIRST_BARRIER[sphere], FIRST_BARRIER[sphere + 1]):
        if s.barrier[BARRIER_AT[i]] != s.faction:
            return True
    return False


@kernel
def lift_barrier(s: State) -> None:
    """P5.7 Which barrier? Where there is only one it is that one."""
    barriers = 0
    only = 0
    sphere = elephant_sphere(s)
    for i in range(FIRST_BARRIER[sphere], FIRST_BARRIER[sphere + 1]):
        if s.barrier[BARRIER_AT[i]] != s.faction:
            barriers += 1
            only = BARRIER_AT[i]
    if barriers == 1:
        move_barrier(s, only)
    else:
        ask(s, TAKE_BARRIER)


@kernel
def take_barrier_choices(s: State, out: Buffer) -> int:
    """P5.7 Any barrier in the sphere, whatever its colour, and any of its own held by another player."""
    n = 0
    sphere = elephant_sphere(s)
    for i in range(FIRST_BARRIER[sphere], FIRST_BARRIER[sphere + 1]):
        if s.barrier[BARRIER_AT[i]] != s.faction:
            out[n] = BARRIER_CHOICE + BARRIER_AT[i]
            n += 1
    return n


@kernel
def take_barrier_chosen(s: State, choice: int) -> None:
    """P5.7 That one."""
    move_barrier(s, choice - BARRIER_CHOICE)


@kernel
def move_barrier(s: State, barrier: int) -> None:
    """P5.7 Taken from the sphere, or returned to it."""
    if s.barrier[barrier] == NOBODY:
        take_barrier(s, s.faction, barrier)
        announce(s, BARRIER_TAKEN, s.faction, barrier, 0, 0)
    else:
        announce(s, BARRIER_RETURNED, s.faction, barrier, s.barrier[barrier], 0)
        return_barrier(s, barrier)
    go_on(s, NEXT_OPERATION)
