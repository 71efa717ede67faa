"""P3 General: a turn from phase to phase, and the way from a step to the section that knows it.

This is the game as the kernel sees it: `setup`, `beat`, `choices`, `choose`, `determinise`, `scores`.
"""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.events import announce
from pileus.kernel.layout import Buffer

from .flow import go_on
from .p03_anarchy import anarchy_from_choices, anarchy_from_chosen, overflow_choices, overflow_chosen
from .p03_paying import pay_choices, pay_chosen
from .p04_actions import (
    act_choices,
    act_chosen,
    agent_from_choices,
    agent_from_chosen,
    build_at_choices,
    build_at_chosen,
    build_ship,
    next_action,
    raise_funds,
    send_agent,
    syndicate_choices,
    syndicate_chosen,
    take_back_choices,
    take_back_chosen,
)
from .p04_post import post_at_choices, post_at_chosen, take_post
from .p05_gunboats import (
    corrupt_barrier_choices,
    corrupt_barrier_chosen,
    corrupt_sphere_choices,
    corrupt_sphere_chosen,
    dice_choices,
    dice_chosen,
    gunboat_choices,
    gunboat_chosen,
    roll_attack,
)
from .p05_maritime import next_station, station_choices, station_chosen
from .p05_operations import (
    lift_barrier,
    meeple_freed,
    next_operation,
    operate_at_choices,
    operate_at_chosen,
    operate_choices,
    operate_chosen,
    take_barrier_choices,
    take_barrier_chosen,
    which_operation_choices,
    which_operation_chosen,
)
from .p06_elephant import discard_row, move_elephant_choices, move_elephant_chosen, roll_elephant
from .p07_hate import hate_piece_choices, hate_piece_chosen, lose_ship_choices, lose_ship_chosen, next_hate, roll_hate
from .p07_market import refill_market
from .p07_pogroms import next_pogrom, next_sphere_choices, next_sphere_chosen, pogrom_piece_choices, pogrom_piece_chosen
from .p08_powers import (
    extra_maritime_choices,
    extra_maritime_chosen,
    how_maritime_choices,
    how_maritime_chosen,
    man_new_ship_choices,
    man_new_ship_chosen,
)
from .state import (
    ACT,
    ACTIONS,
    AGENT_FROM,
    ANARCHY_FROM,
    BUILD_AT,
    BUILD_SHIP,
    CORRUPT_BARRIER,
    CORRUPT_SPHERE,
    DICE,
    DISCARD_IDEA,
    EXTRA_MARITIME,
    FREE_MEEPLE,
    GUNBOAT,
    HATE_PIECE,
    HOW_MARITIME,
    LIFT_BARRIER,
    LOSE_SHIP,
    MAN_NEW_SHIP,
    MOVE_ELEPHANT,
    NEXT_ACTION,
    NEXT_HATE,
    NEXT_OPERATION,
    NEXT_POGROM,
    NEXT_SPHERE,
    NEXT_STATION,
    NOBODY,
    OPERATE,
    OPERATE_AT,
    PAY,
    POGROM_PIECE,
    POST_AT,
    RAISE_FUNDS,
    ROLL_ATTACK,
    ROLL_ELEPHANT,
    ROLL_HATE,
    SEND_AGENT,
    SLOTS,
    STATION,
    SYNDICATE_IDEA,
    TAKE_BACK,
    TAKE_BARRIER,
    TAKE_POST,
    TURN_BEGAN,
    WHICH_OPERATION,
    State,
)


@kernel
def begin_turn(s: State) -> None:
    """P3.1 The next faction in play, in the order red, green, white."""
    s.turn += 1
    faction = (s.faction + 1) % 3
    while s.seat_of[faction] == NOBODY:
        faction = (faction + 1) % 3
    s.faction = faction
    s.phase = ACTIONS
    s.actions = 0
    s.placed = 0
    for slot in range(SLOTS):
        s.used[slot] = 0
    announce(s, TURN_BEGAN, s.turn, faction, s.seat_of[faction], 0)
    go_on(s, NEXT_ACTION)


@kernel
def beat(s: State) -> None:
    """The smallest thing one would narrate, while nobody has to choose."""
    step = s.step
    if step < ROLL_ELEPHANT:
        beat_of_player(s, step)
    elif step == ROLL_ELEPHANT:
        roll_elephant(s)
    elif step == DISCARD_IDEA:
        discard_row(s)
    elif step == ROLL_HATE:
        roll_hate(s)
    elif step == NEXT_HATE:
        next_hate(s)
    elif step == NEXT_POGROM:
        next_pogrom(s)
    else:
        refill_market(s)


@kernel
def beat_of_player(s: State, step: int) -> None:
    """P3.1 Actions and operations, and the turn before them."""
    if step == NEXT_ACTION:
        next_action(s)
    elif step == NEXT_OPERATION:
        next_operation(s)
    elif step == SEND_AGENT:
        send_agent(s)
    elif step == RAISE_FUNDS:
        raise_funds(s)
    elif step == BUILD_SHIP:
        build_ship(s)
    elif step == TAKE_POST:
        take_post(s)
    elif step == NEXT_STATION:
        next_station(s)
    elif step == ROLL_ATTACK:
        roll_attack(s)
    elif step == FREE_MEEPLE:
        meeple_freed(s)
    elif step == LIFT_BARRIER:
        lift_barrier(s)
    else:
        begin_turn(s)


@kernel
def choices(s: State, out: Buffer) -> int:
    """Everything the seat to move may choose, by the section of the step; the most frequent first. How many."""
    step = s.step
    if step == ACT:
        return act_choices(s, out)
    if step == PAY:
        return pay_choices(s, out)
    if step == OPERATE:
        return operate_choices(s, out)
    if step == GUNBOAT:
        return gunboat_choices(s, out)
    if step == SYNDICATE_IDEA:
        return syndicate_choices(s, out)
    if step == NEXT_SPHERE:
        return next_sphere_choices(s, out)
    if step == TAKE_BACK:
        return take_back_choices(s, out)
    if step == STATION:
        return station_choices(s, out)
    if step == POST_AT:
        return post_at_choices(s, out)
    if step == OPERATE_AT:
        return operate_at_choices(s, out)
    if step == WHICH_OPERATION:
        return which_operation_choices(s, out)
    if step == BUILD_AT:
        return build_at_choices(s, out)
    return rarer_choices(s, step, out)


@kernel
def rarer_choices(s: State, step: int, out: Buffer) -> int:
    """The choices of the other steps."""
    if step == DICE:
        return dice_choices(s, out)
    if step == TAKE_BARRIER:
        return take_barrier_choices(s, out)
    if step == AGENT_FROM:
        return agent_from_choices(s, out)
    if step == MAN_NEW_SHIP:
        return man_new_ship_choices(s, out)
    if step == EXTRA_MARITIME:
        return extra_maritime_choices(s, out)
    if step == HOW_MARITIME:
        return how_maritime_choices(s, out)
    if step == CORRUPT_BARRIER:
        return corrupt_barrier_choices(s, out)
    if step == CORRUPT_SPHERE:
        return corrupt_sphere_choices(s, out)
    if step == MOVE_ELEPHANT:
        return move_elephant_choices(s, out)
    if step == HATE_PIECE:
        return hate_piece_choices(s, out)
    if step == LOSE_SHIP:
        return lose_ship_choices(s, out)
    if step == POGROM_PIECE:
        return pogrom_piece_choices(s, out)
    if step == ANARCHY_FROM:
        return anarchy_from_choices(s, out)
    return overflow_choices(s, out)


@kernel
def choose(s: State, choice: int) -> None:
    """Carry out one of `choices`."""
    step = s.step
    if step == ACT:
        act_chosen(s, choice)
    elif step == PAY:
        pay_chosen(s, choice)
    elif step == OPERATE:
        operate_chosen(s, choice)
    elif step == GUNBOAT:
        gunboat_chosen(s, choice)
    elif step == SYNDICATE_IDEA:
        syndicate_chosen(s, choice)
    elif step == NEXT_SPHERE:
        next_sphere_chosen(s, choice)
    elif step == TAKE_BACK:
        take_back_chosen(s, choice)
    elif step == STATION:
        station_chosen(s, choice)
    elif step == POST_AT:
        post_at_chosen(s, choice)
    elif step == OPERATE_AT:
        operate_at_chosen(s, choice)
    elif step == WHICH_OPERATION:
        which_operation_chosen(s, choice)
    elif step == BUILD_AT:
        build_at_chosen(s, choice)
    else:
        rarer_chosen(s, step, choice)


@kernel
def rarer_chosen(s: State, step: int, choice: int) -> None:
    """Carry out a choice of the other steps."""
    if step == DICE:
        dice_chosen(s, choice)
    elif step == TAKE_BARRIER:
        take_barrier_chosen(s, choice)
    elif step == AGENT_FROM:
        agent_from_chosen(s, choice)
    elif step == MAN_NEW_SHIP:
        man_new_ship_chosen(s, choice)
    elif step == EXTRA_MARITIME:
        extra_maritime_chosen(s, choice)
    elif step == HOW_MARITIME:
        how_maritime_chosen(s, choice)
    elif step == CORRUPT_BARRIER:
        corrupt_barrier_chosen(s, choice)
    elif step == CORRUPT_SPHERE:
        corrupt_sphere_chosen(s, choice)
    elif step == MOVE_ELEPHANT:
        move_elephant_chosen(s, choice)
    elif step == HATE_PIECE:
        hate_piece_chosen(s, choice)
    elif step == LOSE_SHIP:
        lose_ship_chosen(s, choice)
    elif step == POGROM_PIECE:
        pogrom_piece_chosen(s, choice)
    elif step == ANARCHY_FROM:
        anarchy_from_chosen(s, choice)
    else:
        overflow_chosen(s, choice)
