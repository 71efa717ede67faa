"""P3.2 Paying, and what must be left for later steps (P3.5)."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.events import announce
from pileus.kernel.layout import Buffer

from ..tables import GREEN
from .flow import ask, go_on
from .state import BOX_CHOICE, CAPITAL, COINS_PAID, DEBT, PAY, WEALTH, State


@kernel
def purse(s: State, leave: int) -> int:
    """P3.2 The most one can pay while as many agents stay in Capital; -1 if there are fewer."""
    box = s.box[s.faction]
    spare = box[CAPITAL] - leave
    return 2 * spare + box[WEALTH] if spare >= 0 else -1


@kernel
def left_for_sending(s: State) -> int:
    """P3.5, P8.4 Agents that must stay in Capital for a Syndicate or Post; green sends one from any box."""
    return 0 if s.faction == GREEN else 1


@kernel
def purse_for_sending(s: State) -> int:
    """P3.5 The most one can pay for a Syndicate or Post, -1 if there is no agent to send."""
    box = s.box[s.faction]
    if box[CAPITAL] + box[WEALTH] + box[DEBT] == 0:
        return -1
    return purse(s, left_for_sending(s))


@kernel
def pay(s: State, coins: int, leave: int, then: int) -> None:
    """P3.2 Pay, then go on with a step. The sum is known to be payable (P3.5)."""
    s.owing = coins
    s.leave = leave
    s.then = then
    pay_what_is_certain(s)


@kernel
def most_from_capital(s: State) -> int:
    """P3.2 The most coins of the sum owed that can come out of Capital."""
    most = s.box[s.faction][CAPITAL] - s.leave
    return most if most < s.owing else s.owing


@kernel
def least_from_capital(s: State) -> int:
    """P3.2 The fewest: what Wealth cannot pay, with the agents that come into it on the way."""
    missing = s.owing - s.box[s.faction][WEALTH]
    return (missing + 1) // 2 if missing > 0 else 0


@kernel
def pay_what_is_certain(s: State) -> None:
    """P3.2 What can be paid in one way only is paid; the payer is asked for the rest, coin by coin."""
    box = s.box[s.faction]
    capital = 0
    wealth = 0
    asking = False
    while s.owing > 0 and not asking:
        n = s.owing
        most = most_from_capital(s)
        if least_from_capital(s) == most:  # out of Capital so many, out of Wealth the rest
            box[CAPITAL] -= most
            box[WEALTH] += 2 * most - n
            box[DEBT] += n - most
            capital += most
            wealth += n - most
            s.owing = 0
        elif box[WEALTH] == 0:
            box[CAPITAL] -= 1
            box[WEALTH] += 1
            capital += 1
            s.owing -= 1
        else:
            asking = True
    if capital + wealth > 0:
        announce(s, COINS_PAID, s.faction, capital, wealth, 0)
    if asking:
        ask(s, PAY)
    else:
        go_on(s, s.then)


@kernel
def pay_choices(s: State, out: Buffer) -> int:
    """P3.2 The next coin: an agent out of Capital or one out of Wealth; where only one can, nobody is asked."""
    out[0] = BOX_CHOICE + CAPITAL
    out[1] = BOX_CHOICE + WEALTH
    return 2


@kernel
def pay_chosen(s: State, choice: int) -> None:
    """P3.2 One agent moves one box down."""
    box = s.box[s.faction]
    start = choice - BOX_CHOICE
    box[start] -= 1
    box[start + 1] += 1
    s.owing -= 1
    announce(s, COINS_PAID, s.faction, 1 - start, start, 0)
    pay_what_is_certain(s)
