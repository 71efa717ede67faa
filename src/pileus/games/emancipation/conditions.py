"""Whether what is pending in a position could have come about: each step has its conditions.

They hold whenever the rules ask the step, however the game began; where they hold, the rules can go on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from .events import PHASES
from .rules import state
from .rules.p01_components import count_ships, disks_left, pieces_in_port, room_for_dissidents, ships_in_pool
from .rules.p01_ideas import EAST, WEST
from .rules.p03_anarchy import loses_now
from .rules.p03_elephant import elephant_sphere
from .rules.p03_paying import least_from_capital, most_from_capital, purse, purse_for_sending
from .rules.p03_turn import choices
from .rules.p04_actions import SHIP_COST, idea_cost
from .rules.p04_post import post_cost
from .rules.p05_gunboats import can_attack, held_here
from .rules.p05_operations import barrier_to_move, may_operate, may_suffrage, slavers_beside
from .rules.p06_elephant import destination
from .rules.p07_hate import hate_dice, is_protected
from .rules.p08_powers import may_go_to_sea
from .rules.p10_end import grade, short_of_goal
from .rules.state import (
    ANARCHY,
    CAPITAL,
    CHOICES,
    COMPETITIVE,
    DEFEAT,
    EMPTY_SHIP,
    MANNED_SHIP,
    MOST_POINTS,
    NO_SHIP,
    NOBODY,
    NONE,
    OPERATIONS,
    ROWS,
    SECOND_STAGE,
    SLOTS,
    STAGE_DEFEAT,
    TWO_STAGE,
    WEALTH,
    State,
)
from .steps import doing
from .tables import (
    BARRIER_COLOUR,
    BARRIER_EDGE,
    BARRIER_NUMBER,
    BARRIER_SPHERE,
    FIRST_PORT,
    GREEN,
    IDEA,
    LAST_PORT,
    PURPLE,
    RED,
    SEA_A,
    SEA_B,
    SPHERE_SEAS,
    SPHERES,
    WHITE,
    YELLOW,
)


class Moment(NamedTuple):
    """What must be under way for a step, or in which phase while nothing is; and what else must hold."""

    under_way: tuple[str, ...]
    holds: Callable[[State], bool]


def pending_is_possible(s: State) -> bool:
    """Whether a game can stand where a laid state says it does."""
    if not _turn_is_possible(s):
        return False
    if s.over:
        return _ended(s)
    moment = MOMENTS[s.step]
    return under_way(s) in moment.under_way and moment.holds(s)


def under_way(s: State) -> str:
    """P3.1 The action or operation, or the phase while there is none."""
    return doing(s) or PHASES[s.phase]


def _turn_is_possible(s: State) -> bool:
    """P4, P5.0 An action was begun, or an agent has operated on a card that shows the operation."""
    if any(s.used[slot] > s.on_idea[s.faction][slot] for slot in range(SLOTS)):
        return False
    word = doing(s)
    if word is None:
        return True
    if word in ("fundraiser", "syndicate", "shipbuilding", "post"):
        return s.phase == state.ACTIONS and s.actions > 0
    return s.phase == OPERATIONS and s.used[s.at_slot] > 0 and word in IDEA[s.slot[s.at_slot]].operations


def offers(s: State) -> int:
    """How many choices there are: where there is one only the rules ask nobody."""
    return choices(s, [0] * CHOICES)


# P3.2 Paying


class Payment(NamedTuple):
    """What is paid for, the most it costs, and what must hold for what comes next."""

    under_way: tuple[str, ...]
    cost: Callable[[State], int]
    holds: Callable[[State], bool]


def _pays(s: State) -> bool:
    """P3.2 The next coin can come out of Capital and out of Wealth, and all can be paid."""
    if s.then not in PAYMENTS:
        return False
    payment = PAYMENTS[s.then]
    if under_way(s) not in payment.under_way or not payment.holds(s) or s.owing > payment.cost(s):
        return False
    return s.box[s.faction][WEALTH] > 0 and least_from_capital(s) < most_from_capital(s)


# P4, P8 Actions


def _takes_back(s: State) -> bool:
    """P4.1, P8.2 Agents that left their ships are in Wealth, and the ships are still there."""
    return s.ships_left <= min(s.box[s.faction][WEALTH], count_ships(s, EMPTY_SHIP)) and offers(s) > 1


def _sends(s: State) -> bool:
    """P8.4 Green chooses a box; P4.4 for a Post the Admin space is free by now."""
    free = doing(s) == "syndicate" or (s.placed == 1 and s.admin[s.elephant] == NOBODY)
    return s.faction == GREEN and free and offers(s) > 1


def _mans(s: State) -> bool:
    """P8.2 The new ship has no agent yet."""
    return s.faction == RED and s.ship[s.sea] == EMPTY_SHIP and s.box[RED][CAPITAL] > 0


def _extra(s: State) -> bool:
    """P8.2 After a Fundraiser, which left nothing in Wealth (P4.1)."""
    return s.faction == RED and s.box[RED][WEALTH] == 0 and may_go_to_sea(s)


# P5 Operations

AT_SEA = ("maritime", "fundraiser", "shipbuilding")
"""P8.2 Red goes to sea after a Fundraiser and with a new ship too."""


def _sails(s: State) -> bool:
    """P8.2 In an action only red, and with a new ship one agent only."""
    return doing(s) == "maritime" or (s.faction == RED and (doing(s) == "fundraiser" or s.lifted == 0))


def _aboard(s: State) -> bool:
    """P5.2 There is a ship with an agent."""
    return _sails(s) and s.ship[s.sea] == MANNED_SHIP


def _corrupts(s: State) -> bool:
    """P5.4 The slaver was taken."""
    return _aboard(s) and s.slaver[s.sea] == s.faction


def _nothing_held(s: State) -> bool:
    """P5.4 Nobody holds a barrier of the two spheres."""
    return held_here(s, SEA_A[s.sea]) + held_here(s, SEA_B[s.sea]) == 0


def _suffrages(s: State) -> bool:
    """P5.7 At the elephant's port."""
    return s.placed == 1 and may_suffrage(s, s.elephant) and barrier_to_move(s, elephant_sphere(s))


# P6, P7 Elephant, hate, pogroms


def _moves_elephant(s: State) -> bool:
    """P6.1 Two ports with equally many pieces."""
    first, last = FIRST_PORT[destination(s)], LAST_PORT[destination(s)]
    return s.placed == 0 and first != last and pieces_in_port(s, first) == pieces_in_port(s, last)


def _strikes(s: State, *colours: int) -> bool:
    """P7.1 A barrier of the elephant's sphere, with the number of its die; spaces are only uncovered meanwhile."""
    dice = s.hate[: s.hate_n]
    if dice != sorted(dice) or s.hate_n > hate_dice(s, s.elephant) or s.hate_at >= s.hate_n:
        return False
    here = BARRIER_SPHERE[s.struck] == elephant_sphere(s) and s.barrier[s.struck] == NOBODY
    return here and BARRIER_NUMBER[s.struck] == dice[s.hate_at] and BARRIER_COLOUR[s.struck] in colours


def _strikes_two_kinds(s: State) -> bool:
    """P7.2 The agent on the Admin space, or a meeple of the same colour."""
    colour = BARRIER_COLOUR[s.struck]
    there = _strikes(s, RED, GREEN, WHITE) and s.admin[s.elephant] == colour
    return there and s.freed[colour][s.elephant] > 0


def _strikes_two_ships(s: State) -> bool:
    """P7.4 Two ships without an agent beside the sphere."""
    seas = SPHERE_SEAS[elephant_sphere(s)]
    return _strikes(s, PURPLE) and all(sea != NONE and s.ship[sea] == EMPTY_SHIP for sea in seas)


def _pogroms_go_on(s: State) -> bool:
    """P7.5 Disks only grow here, so a sphere whose die was rolled still has two."""
    return all(s.anarchy[sphere] == 2 for sphere in range(SPHERES) if s.rolled[sphere])


def _hits(s: State) -> bool:
    """P7.5 1 to 3 hits a piece, and there are several."""
    return _pogroms_go_on(s) and s.rolled[s.pogrom] == 1 and s.die <= 3 and offers(s) > 1


# P3.4 Anarchy


def _posts(s: State) -> bool:
    """P4.4 An agent was driven out, and there was no space or no meeple; one's own agent is still to come."""
    driven = s.placed == 1 and s.admin[s.elephant] == NOBODY and purse_for_sending(s) >= 0
    others = [s.meeples[faction] for faction in range(3) if faction != s.faction]
    return driven and (room_for_dissidents(s, elephant_sphere(s)) == 0 or 0 in others)


def _hates(s: State) -> bool:
    """P7.2 No space, or no meeple left; P7.3 or a black edge without a target."""
    if not _strikes(s, RED, GREEN, WHITE):
        return False
    colour = BARRIER_COLOUR[s.struck]
    if room_for_dissidents(s, elephant_sphere(s)) == 0 or s.meeples[colour] == 0:
        return True
    missed = s.admin[s.elephant] != colour and s.freed[colour][s.elephant] == 0
    return missed and BARRIER_EDGE[s.struck] == 1 and not is_protected(s, elephant_sphere(s))


def _disk_is_due(s: State) -> bool:
    """P3.4 Why a disk is added, and where."""
    word = under_way(s)
    if s.next == state.SEND_AGENT:
        return word == "post" and s.unrest == elephant_sphere(s) and _posts(s)
    if s.next == state.NEXT_STATION:
        return word in AT_SEA and s.unrest in (SEA_A[s.sea], SEA_B[s.sea]) and _corrupts(s) and _nothing_held(s)
    if s.next == state.NEXT_HATE:
        return word == "hate" and s.unrest == elephant_sphere(s) and _hates(s)
    pogrom = word == "pogroms" and s.unrest == s.pogrom and s.rolled[s.pogrom] == 1 and s.die > 3
    return s.next == state.NEXT_POGROM and pogrom and _pogroms_go_on(s)


def _takes_disk(s: State) -> bool:
    """P3.4 One's own supply is empty."""
    return _disk_is_due(s) and s.disks[s.faction] == 0 and offers(s) > 1


def _overflows(s: State) -> bool:
    """P3.4 The giver has the disk; one with a supply gives his own."""
    gives = s.disks[s.giver] > 0 and (s.giver == s.faction or s.disks[s.faction] == 0)
    return _disk_is_due(s) and gives and not loses_now(s) and s.anarchy[s.unrest] == 2 and offers(s) > 1


# P10 The end


def _ended(s: State) -> bool:
    """P3.4 The disks are gone; P7.6 or a refill was due and there was no card."""
    if s.over == ANARCHY:
        return disks_left(s) == 0 and _disk_is_due(s)
    refilled = s.phase != state.MARKET or s.slot[ROWS - 1] != NONE or s.deck_n[WEST] + s.deck_n[EAST] > 0
    return not refilled and s.doing == NONE and s.over == _reason(s)


def _reason(s: State) -> int:
    """P10.2 to P10.4 How a game ends for which there is no card."""
    if s.mode == COMPETITIVE:
        return MOST_POINTS
    if s.mode != TWO_STAGE:
        return grade(s)
    if s.stage == 2:
        return SECOND_STAGE
    missed = any(s.seat_of[faction] != NOBODY and short_of_goal(s, faction) > 0 for faction in range(3))
    return STAGE_DEFEAT + grade(s) - DEFEAT if missed else NONE


PAYMENTS: dict[int, Payment] = {
    state.SEND_AGENT: Payment(("syndicate",), lambda s: idea_cost(s, s.at_slot), lambda s: True),
    state.BUILD_SHIP: Payment(("shipbuilding",), lambda s: SHIP_COST, lambda s: s.ship[s.sea] == NO_SHIP),
    state.TAKE_POST: Payment(
        ("post",), lambda s: post_cost(s, s.elephant), lambda s: s.placed == 1 and s.admin[s.elephant] != s.faction
    ),
    state.ROLL_ATTACK: Payment(AT_SEA, lambda s: s.dice * s.dice, lambda s: _aboard(s) and s.slaver[s.sea] == NOBODY),
    state.FREE_MEEPLE: Payment(
        ("manumission",),
        lambda s: s.barriers[elephant_sphere(s)],
        lambda s: s.placed == 1 and s.open[s.elephant] > 0 and s.meeples[s.faction] > 0,
    ),
    state.LIFT_BARRIER: Payment(("suffrage",), lambda s: slavers_beside(s, elephant_sphere(s)) ** 2, _suffrages),
    state.NEXT_HATE: Payment(("hate",), lambda s: 1, lambda s: _strikes(s, YELLOW)),
}

ANYWHERE = (*AT_SEA, "post", "hate", "pogroms")

MOMENTS: dict[int, Moment] = {
    state.ACT: Moment(("actions",), lambda s: s.actions < 2),
    state.TAKE_BACK: Moment(("fundraiser",), _takes_back),
    state.SYNDICATE_IDEA: Moment(("syndicate",), lambda s: offers(s) > 1),
    state.BUILD_AT: Moment(("shipbuilding",), lambda s: purse(s, 0) >= SHIP_COST and ships_in_pool(s) > 1),
    state.POST_AT: Moment(("post",), lambda s: s.placed == 0 and offers(s) > 1),
    state.PAY: Moment(tuple(word for payment in PAYMENTS.values() for word in payment.under_way), _pays),
    state.AGENT_FROM: Moment(("syndicate", "post"), _sends),
    state.MAN_NEW_SHIP: Moment(("shipbuilding",), _mans),
    state.EXTRA_MARITIME: Moment(("fundraiser",), _extra),
    state.OPERATE: Moment(("operations",), lambda s: offers(s) > 1),
    state.WHICH_OPERATION: Moment(("operations",), lambda s: may_operate(s, s.at_slot) and offers(s) > 1),
    state.HOW_MARITIME: Moment(("maritime",), lambda s: offers(s) > 1),
    state.STATION: Moment(("maritime", "fundraiser"), lambda s: _sails(s) and s.lifted > 0 and offers(s) > 1),
    state.GUNBOAT: Moment(AT_SEA, lambda s: _aboard(s) and offers(s) > 1),
    state.DICE: Moment(AT_SEA, lambda s: _aboard(s) and can_attack(s) and offers(s) > 1),
    state.CORRUPT_BARRIER: Moment(AT_SEA, lambda s: _corrupts(s) and offers(s) > 1),
    state.CORRUPT_SPHERE: Moment(AT_SEA, lambda s: _corrupts(s) and _nothing_held(s)),
    state.TAKE_BARRIER: Moment(("suffrage",), lambda s: _suffrages(s) and offers(s) > 1),
    state.MOVE_ELEPHANT: Moment(("elephant",), _moves_elephant),
    state.HATE_PIECE: Moment(("hate",), _strikes_two_kinds),
    state.LOSE_SHIP: Moment(("hate",), _strikes_two_ships),
    state.NEXT_SPHERE: Moment(("pogroms",), lambda s: _pogroms_go_on(s) and offers(s) > 1),
    state.POGROM_PIECE: Moment(("pogroms",), _hits),
    state.ANARCHY_FROM: Moment(ANYWHERE, _takes_disk),
    state.OVERFLOW: Moment(ANYWHERE, _overflows),
    state.OPERATE_AT: Moment(("manumission", "westernize", "suffrage"), lambda s: s.placed == 0 and offers(s) > 1),
}
