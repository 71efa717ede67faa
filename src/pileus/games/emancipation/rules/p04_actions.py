"""P4 Actions: up to two a turn, one finished before the other."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.events import announce
from pileus.kernel.layout import Buffer

from ..tables import GREEN, RED, SEAS
from .flow import ask, go_on
from .p01_components import hire_agent, launch_ship, leave_ship, put_on_admin, put_on_idea, ships_in_pool, take_off_idea
from .p01_ideas import slot_of
from .p03_paying import left_for_sending, pay, purse, purse_for_sending
from .p04_post import any_post, begin_post
from .p08_powers import after_fundraiser, after_shipbuilding
from .state import (
    ACT,
    AGENT_DISEMBARKED,
    AGENT_FROM,
    AGENT_HIRED,
    AGENT_POSTED,
    AGENT_SYNDICATED,
    AGENT_TAKEN_BACK,
    BOX_CHOICE,
    BUILD_AT,
    BUILD_SHIP,
    CAPITAL,
    DEBT,
    DONE,
    FUNDRAISER,
    FUNDS_RAISED,
    IDEA_CHOICE,
    MANNED_SHIP,
    NEXT_ACTION,
    NEXT_OPERATION,
    NO_SHIP,
    NONE,
    OPERATIONS,
    POST,
    RAISE_FUNDS,
    ROWS,
    SEA_CHOICE,
    SEND_AGENT,
    SHIP_BUILT,
    SHIPBUILDING,
    SLOTS,
    SYNDICATE,
    SYNDICATE_IDEA,
    TAKE_BACK,
    WEALTH,
    State,
)

SHIP_COST = 3  # P4.3


@kernel
def next_action(s: State) -> None:
    """P4 The next of up to two actions; then come the operations (P3.1)."""
    s.doing = NONE
    if s.actions == 2:
        end_actions(s)
    else:
        ask(s, ACT)


@kernel
def end_actions(s: State) -> None:
    """P3.1 On to the operations."""
    s.phase = OPERATIONS
    go_on(s, NEXT_OPERATION)


@kernel
def act_choices(s: State, out: Buffer) -> int:
    """P4, P3.5 The actions of which all can be done, or none."""
    out[0] = FUNDRAISER
    n = 1
    if can_syndicate(s):
        out[n] = SYNDICATE
        n += 1
    if purse(s, 0) >= SHIP_COST and ships_in_pool(s) > 0:
        out[n] = SHIPBUILDING
        n += 1
    if any_post(s):
        out[n] = POST
        n += 1
    out[n] = DONE
    return n + 1


@kernel
def act_chosen(s: State, choice: int) -> None:
    """P4 An action begins, or there is no more."""
    if choice == DONE:
        end_actions(s)
        return
    s.actions += 1
    s.doing = choice - FUNDRAISER
    if choice == FUNDRAISER:
        s.ships_left = 0
        ask_back(s)
    elif choice == SYNDICATE:
        begin_syndicate(s)
    elif choice == SHIPBUILDING:
        begin_shipbuilding(s)
    else:
        begin_post(s)


# P4.1 Fundraiser


@kernel
def ask_back(s: State) -> None:
    """P4.1 While there is an agent to take back the player is asked."""
    for slot in range(SLOTS):
        if s.on_idea[s.faction][slot] > 0:
            ask(s, TAKE_BACK)
            return
    if s.faction == RED:
        for sea in range(SEAS):
            if s.ship[sea] == MANNED_SHIP:
                ask(s, TAKE_BACK)
                return
    go_on(s, RAISE_FUNDS)


@kernel
def take_back_choices(s: State, out: Buffer) -> int:
    """P4.1 An agent in the market, P8.2 for red also one on a ship; or enough."""
    n = 0
    for slot in range(SLOTS):
        if s.on_idea[s.faction][slot] > 0:
            out[n] = IDEA_CHOICE + s.slot[slot]
            n += 1
    if s.faction == RED:
        for sea in range(SEAS):
            if s.ship[sea] == MANNED_SHIP:
                out[n] = SEA_CHOICE + sea
                n += 1
    out[n] = DONE
    return n + 1


@kernel
def take_back_chosen(s: State, choice: int) -> None:
    """P4.1 That agent goes to Wealth."""
    if choice == DONE:
        go_on(s, RAISE_FUNDS)
        return
    if choice >= SEA_CHOICE:
        leave_ship(s, choice - SEA_CHOICE)
        s.ships_left += 1
        announce(s, AGENT_DISEMBARKED, s.faction, choice - SEA_CHOICE, 0, 0)
    else:
        take_off_idea(s, s.faction, slot_of(s, choice - IDEA_CHOICE))
        announce(s, AGENT_TAKEN_BACK, s.faction, choice - IDEA_CHOICE, 0, 0)
    ask_back(s)


@kernel
def out_of_debt(s: State, faction: int) -> int:
    """P4.1 How many agents a Fundraiser takes out of Debt: one for each in Capital."""
    box = s.box[faction]
    return box[CAPITAL] if box[CAPITAL] < box[DEBT] else box[DEBT]


@kernel
def raise_funds(s: State) -> None:
    """P4.1 For each agent in Capital one leaves Debt for Wealth; then all of Wealth moves to Capital."""
    box = s.box[s.faction]
    relieved = out_of_debt(s, s.faction)
    moved = box[WEALTH] + relieved
    box[DEBT] -= relieved
    box[WEALTH] = 0
    box[CAPITAL] += moved
    announce(s, FUNDS_RAISED, s.faction, relieved, moved, box[CAPITAL])
    after_fundraiser(s)


# P4.2 Syndicate


@kernel
def idea_cost(s: State, slot: int) -> int:
    """P4.2 The row's cost, 0 to 5, and the square of the agents already there, of any colour."""
    agents = s.on_idea[0][slot] + s.on_idea[1][slot] + s.on_idea[2][slot]
    return slot % ROWS + agents * agents


@kernel
def can_syndicate(s: State) -> bool:
    """P3.5 Is there a card one can pay for, and an agent to send?"""
    most = purse_for_sending(s)
    if most >= 0:
        for slot in range(SLOTS):
            if idea_cost(s, slot) <= most:
                return True
    return False


@kernel
def begin_syndicate(s: State) -> None:
    """P4.2 Choose the card; where only one can be paid for it is that one."""
    most = purse_for_sending(s)
    cards = 0
    for slot in range(SLOTS):
        if idea_cost(s, slot) <= most:
            cards += 1
            s.at_slot = slot
    if cards == 1:
        pay_for_idea(s)
    else:
        ask(s, SYNDICATE_IDEA)


@kernel
def syndicate_choices(s: State, out: Buffer) -> int:
    """P4.2 The cards of either column that one can pay for."""
    most = purse_for_sending(s)
    n = 0
    for slot in range(SLOTS):
        if idea_cost(s, slot) <= most:
            out[n] = IDEA_CHOICE + s.slot[slot]
            n += 1
    return n


@kernel
def syndicate_chosen(s: State, choice: int) -> None:
    """P4.2 That card."""
    s.at_slot = slot_of(s, choice - IDEA_CHOICE)
    pay_for_idea(s)


@kernel
def pay_for_idea(s: State) -> None:
    """P4.2 Pay; P3.5 an agent must be left to send."""
    pay(s, idea_cost(s, s.at_slot), left_for_sending(s), SEND_AGENT)


# The agent for the market or the map (P4.2, P4.4, P8.4)


@kernel
def send_agent(s: State) -> None:
    """P4.2, P4.4 Out of Capital; P8.4 green may take it from any of its boxes."""
    box = s.box[s.faction]
    if s.faction != GREEN:
        agent_sent(s, CAPITAL)
        return
    boxes = 0
    start = CAPITAL
    for i in range(3):
        if box[i] > 0:
            boxes += 1
            start = i
    if boxes == 1:
        agent_sent(s, start)
    else:
        ask(s, AGENT_FROM)


@kernel
def agent_from_choices(s: State, out: Buffer) -> int:
    """P8.4 Any box with an agent."""
    n = 0
    for i in range(3):
        if s.box[s.faction][i] > 0:
            out[n] = BOX_CHOICE + i
            n += 1
    return n


@kernel
def agent_from_chosen(s: State, choice: int) -> None:
    """P8.4 The agent comes from there."""
    agent_sent(s, choice - BOX_CHOICE)


@kernel
def agent_sent(s: State, start: int) -> None:
    """P4.2 To the market card, or P4.4 to the Admin space of the elephant's port."""
    if s.doing == POST - FUNDRAISER:
        put_on_admin(s, s.faction, start, s.elephant)
        announce(s, AGENT_POSTED, s.faction, s.elephant, 0, 0)
    else:
        put_on_idea(s, s.faction, start, s.at_slot)
        announce(s, AGENT_SYNDICATED, s.faction, s.slot[s.at_slot], 0, 0)
    go_on(s, NEXT_ACTION)


# P4.3 Shipbuilding


@kernel
def begin_shipbuilding(s: State) -> None:
    """P4.3 Choose a sea border without a ship; where only one is left it is that one."""
    if ships_in_pool(s) > 1:
        ask(s, BUILD_AT)
        return
    for sea in range(SEAS):
        if s.ship[sea] == NO_SHIP:
            s.sea = sea
    pay(s, SHIP_COST, 0, BUILD_SHIP)


@kernel
def build_at_choices(s: State, out: Buffer) -> int:
    """P4.3 The sea borders without a ship."""
    n = 0
    for sea in range(SEAS):
        if s.ship[sea] == NO_SHIP:
            out[n] = SEA_CHOICE + sea
            n += 1
    return n


@kernel
def build_at_chosen(s: State, choice: int) -> None:
    """P4.3 There; pay 3."""
    s.sea = choice - SEA_CHOICE
    pay(s, SHIP_COST, 0, BUILD_SHIP)


@kernel
def build_ship(s: State) -> None:
    """P4.3 The ship is there, and a new agent, if any is left, comes to Debt."""
    launch_ship(s, s.sea)
    announce(s, SHIP_BUILT, s.faction, s.sea, 0, 0)
    if s.reserve[s.faction] > 0:
        hire_agent(s, s.faction)
        announce(s, AGENT_HIRED, s.faction, 0, 0, 0)
    after_shipbuilding(s)
