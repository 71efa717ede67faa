"""What each choice is worth to the player, step by step."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.layout import Buffer

from ..rules.p01_ideas import slot_of
from ..rules.p03_paying import purse_for_sending
from ..rules.p05_operations import shows_feasible, slavers_beside
from ..rules.p07_pogroms import POGROM_COLOUR
from ..rules.state import (
    ACT,
    AGENT_FROM,
    ANARCHY_FROM,
    BARRIER_CHOICE,
    BOX_CHOICE,
    BUILD_AT,
    CORRUPT_BARRIER,
    CORRUPT_SPHERE,
    DICE,
    DICE_CHOICE,
    DISSIDENT_CHOICE,
    DONE,
    EXTRA_MARITIME,
    FACTION_CHOICE,
    FUNDRAISER,
    GUNBOAT,
    HATE_PIECE,
    HOW_MARITIME,
    IDEA_CHOICE,
    LOSE_SHIP,
    MAN_NEW_SHIP,
    MEEPLE_CHOICE,
    MOVE_ELEPHANT,
    NOBODY,
    OPERATE,
    OPERATE_AT,
    OPERATION_CHOICE,
    OVERFLOW,
    PAY,
    POGROM_PIECE,
    PORT_CHOICE,
    POST,
    POST_AT,
    SEA_CHOICE,
    SHIPBUILDING,
    SKIP,
    SPHERE_CHOICE,
    STATION,
    SYNDICATE,
    SYNDICATE_IDEA,
    TAKE_BACK,
    TAKE_BARRIER,
    WHICH_OPERATION,
    State,
)
from ..tables import (
    BARRIER_COLOUR,
    BARRIER_EDGE,
    FIRST_PORT,
    LAST_PORT,
    MANUMISSION,
    MARITIME,
    PORT_SPHERE,
    RED,
    SUFFRAGE,
    WHITE,
)
from .dangers import hate_cost, roaming_cost, unrest_worth
from .finance import SENT_PRICE, agent_price, called_worth, pay_worth, price, see_prices
from .market import (
    best_idea,
    best_ship,
    embark_worth,
    fundraiser_worth,
    held_worth,
    idea_worth,
    maritime_worth,
    see_possibilities,
    ship_worth,
)
from .ports import best_port, best_post, port_worth, post_worth
from .seas import attack_worth, best_attack, disk_worth, fleet_worth, gunboat_worth
from .sides import COMMON, agent_worth, barrier_worth, meeple_worth, point, see_sides
from .weights import EDGE, EMBARK, KEY_COLOUR, OWN_COLOUR, RETURNED


@kernel
def weigh(s: State, out: Buffer, n: int, worth: Buffer, notes: Buffer, weights: Buffer) -> None:
    """By the step that is pending."""
    see_sides(s, notes)
    see_prices(s, 1 if s.actions < 2 else 0, notes, weights)
    step = s.step
    if step == ACT:
        weigh_actions(s, out, n, worth, notes, weights)
    elif step == OPERATE:
        weigh_operations(s, out, n, worth, notes, weights)
    elif step == SYNDICATE_IDEA or step == TAKE_BACK:
        see_possibilities(s, notes, weights)
        for i in range(n):
            worth[i] = card_worth(s, out[i], notes, weights)
    else:
        for i in range(n):
            worth[i] = choice_worth(s, step, out[i], notes, weights)


@kernel
def weigh_actions(s: State, out: Buffer, n: int, worth: Buffer, notes: Buffer, weights: Buffer) -> None:
    """P4 Each action at its best."""
    see_possibilities(s, notes, weights)
    most = purse_for_sending(s)
    for i in range(n):
        choice = out[i]
        if choice == FUNDRAISER:
            worth[i] = fundraiser_worth(s, notes, weights)
        elif choice == SYNDICATE:
            worth[i] = best_idea(s, most, notes, weights)
        elif choice == SHIPBUILDING:
            worth[i] = best_ship(s, notes, weights)
        elif choice == POST:
            worth[i] = best_post(s, most, notes, weights) - best_port(s, notes, weights)
        else:
            worth[i] = 0


@kernel
def card_worth(s: State, choice: int, notes: Buffer, weights: Buffer) -> int:
    """P4.2 A card to send an agent to; P4.1 one to take an agent back from, or a ship."""
    if choice == DONE:
        return 0
    if choice >= SEA_CHOICE:  # P8.2
        return called_worth(s, notes, weights) - agent_worth(s, RED, notes, weights) - weights[EMBARK]
    slot = slot_of(s, choice - IDEA_CHOICE)
    if s.step == SYNDICATE_IDEA:
        return idea_worth(s, slot, notes, weights)
    return called_worth(s, notes, weights) - held_worth(s, slot, notes, weights)


# Operations (P5)


@kernel
def weigh_operations(s: State, out: Buffer, n: int, worth: Buffer, notes: Buffer, weights: Buffer) -> None:
    """P5.0 The best operation of each card, or none."""
    land = best_port(s, notes, weights)
    if s.placed == 0:
        land += roaming_cost(s, notes, weights)
    for i in range(n):
        if out[i] == DONE:
            worth[i] = 0
            continue
        slot = slot_of(s, out[i] - IDEA_CHOICE)
        best = -9999
        for operation in range(4):
            if shows_feasible(s, slot, operation):
                value = operation_worth(s, operation, land, notes, weights)
                if value > best:
                    best = value
        worth[i] = best


@kernel
def operation_worth(s: State, operation: int, land: int, notes: Buffer, weights: Buffer) -> int:
    """P5.0 One operation, at sea, at the elephant's port, or where the elephant would be put."""
    if operation == MARITIME:
        return maritime_worth(s, notes, weights)
    if s.placed == 0:
        return land + (5 if operation == SUFFRAGE else 0)
    sphere = PORT_SPHERE[s.elephant]
    if operation == SUFFRAGE:
        slavers = slavers_beside(s, sphere)
        return barrier_worth(s, s.faction, notes, weights) + 20 - price(slavers * slavers, notes)
    value = meeple_worth(s, s.faction, notes, weights) + 10
    return value - price(s.barriers[sphere], notes) if operation == MANUMISSION else value


@kernel
def choice_worth(s: State, step: int, choice: int, notes: Buffer, weights: Buffer) -> int:
    """The frequent questions."""
    if step == PAY:
        return pay_worth(s, choice - BOX_CHOICE, notes, weights)
    if step == GUNBOAT:
        return gunboat_choice_worth(s, choice, notes, weights)
    if step == STATION:
        return gunboat_worth(s, choice - SEA_CHOICE, notes, weights)
    if step == POST_AT:
        return post_worth(s, choice - PORT_CHOICE, notes, weights)
    if step == OPERATE_AT:
        return port_worth(s, choice - PORT_CHOICE, notes, weights)
    if step == WHICH_OPERATION:
        land = 0 if s.placed else best_port(s, notes, weights)
        return operation_worth(s, choice - OPERATION_CHOICE, land, notes, weights)
    if step == BUILD_AT:
        return ship_worth(s, choice - SEA_CHOICE, notes, weights)
    if step == DICE:
        return attack_worth(s, s.sea, choice - DICE_CHOICE, notes, weights)
    if step == TAKE_BARRIER:
        return take_worth(s, choice - BARRIER_CHOICE, notes, weights)
    if step == AGENT_FROM:
        return -agent_price(s, choice - BOX_CHOICE, notes, weights)  # P8.4
    return rarer_worth(s, step, choice, notes, weights)


@kernel
def gunboat_choice_worth(s: State, choice: int, notes: Buffer, weights: Buffer) -> int:
    """P5.2 A disk, a purple barrier, the slaver, or nothing."""
    if choice == SKIP:
        return 0
    if choice >= BARRIER_CHOICE:
        return barrier_worth(s, s.faction, notes, weights)
    if choice >= SEA_CHOICE:
        return best_attack(s, s.sea, notes, weights)
    return disk_worth(s, choice - SPHERE_CHOICE, notes, weights)


@kernel
def take_worth(s: State, barrier: int, notes: Buffer, weights: Buffer) -> int:
    """P5.7 A barrier to take, or another's to give back to its sphere."""
    holder = s.barrier[barrier]
    if holder != NOBODY:
        return -barrier_worth(s, holder, notes, weights) - weights[RETURNED]
    colour = BARRIER_COLOUR[barrier]
    worth = barrier_worth(s, s.faction, notes, weights)
    if BARRIER_EDGE[barrier]:
        worth += weights[EDGE]
    if colour == s.faction:
        worth += weights[OWN_COLOUR]
    if colour == RED or colour == WHITE:
        worth += weights[KEY_COLOUR]
    return worth


@kernel
def rarer_worth(s: State, step: int, choice: int, notes: Buffer, weights: Buffer) -> int:
    """The other questions."""
    if step == MAN_NEW_SHIP or step == EXTRA_MARITIME or step == HOW_MARITIME:
        return crew_worth(s, step, choice, notes, weights)
    if step == MOVE_ELEPHANT:
        port = choice - PORT_CHOICE
        return -hate_cost(s, port, 0, s.admin[port], notes, weights)
    if step == HATE_PIECE:
        return piece_worth(s, choice, BARRIER_COLOUR[s.struck], notes, weights)
    if step == POGROM_PIECE:
        return piece_worth(s, choice, POGROM_COLOUR[s.die], notes, weights)
    if step == OVERFLOW or step == CORRUPT_SPHERE:
        return -sphere_cost(s, choice - SPHERE_CHOICE, notes, weights)
    if step == CORRUPT_BARRIER:
        barrier = choice - BARRIER_CHOICE
        edge = weights[EDGE] if BARRIER_EDGE[barrier] else 0
        return -barrier_worth(s, s.barrier[barrier], notes, weights) - edge
    if step == ANARCHY_FROM:
        faction = choice - FACTION_CHOICE
        return s.disks[faction] if notes[COMMON] else s.disks[faction] - point(s, faction, notes, weights)
    if step == LOSE_SHIP:
        return -gunboat_worth(s, choice - SEA_CHOICE, notes, weights)
    return 0  # NEXT_SPHERE: one order is as good as another


@kernel
def crew_worth(s: State, step: int, choice: int, notes: Buffer, weights: Buffer) -> int:
    """P8.1, P8.2 The whole fleet, one agent more, or neither."""
    if choice == SKIP:
        return 0
    if choice == OPERATION_CHOICE + MARITIME:
        return fleet_worth(s, notes, weights)
    if step == MAN_NEW_SHIP:
        worth = agent_worth(s, RED, notes, weights) + weights[EMBARK] - notes[SENT_PRICE]
        return worth + gunboat_worth(s, s.sea, notes, weights)
    return embark_worth(s, notes, weights)


@kernel
def piece_worth(s: State, choice: int, colour: int, notes: Buffer, weights: Buffer) -> int:
    """P7.2, P7.5 A piece that is lost."""
    if choice >= DISSIDENT_CHOICE:
        white = point(s, WHITE, notes, weights)
        return -white if s.plus else white
    if choice >= MEEPLE_CHOICE:
        return -meeple_worth(s, colour, notes, weights)
    return -agent_worth(s, colour, notes, weights) - 5


@kernel
def sphere_cost(s: State, sphere: int, notes: Buffer, weights: Buffer) -> int:
    """P3.4 A disk there: pogroms would hit what stands in the sphere."""
    cost = 2 * unrest_worth(s, sphere, notes, weights)
    for port in range(FIRST_PORT[sphere], LAST_PORT[sphere] + 1):
        for faction in range(3):
            cost += s.freed[faction][port] * point(s, faction, notes, weights) // 10
        if s.admin[port] != NOBODY:
            cost += point(s, s.admin[port], notes, weights) // 10
    return cost
