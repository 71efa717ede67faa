"""What agents in the boxes are worth, and so what payments cost (P3.2, P4.1).

An agent in Wealth comes back to Capital with the next Fundraiser; one in Debt only if there is one in Capital for it.
"""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.layout import Buffer

from ..rules.p04_actions import out_of_debt
from ..rules.state import CAPITAL, DEBT, SLOTS, WEALTH, State
from ..tables import GREEN
from .sides import own_turns_left
from .weights import CALLABLE, FREE, IN_CAPITAL, IN_DEBT, LAST_TURNS

# Places in the notes.
PRICE = 20  # + coins: what paying them costs
MOST_COINS = 20
SENT_PRICE = 41  # what an agent sent to the market or the map costs
RATE = 42  # how much money is worth, of 100: little in the last turns
CALLED = 43  # what it is worth to have agents to take back


@kernel
def boxes_worth(capital: int, wealth: int, debt: int, notes: Buffer, weights: Buffer) -> int:
    """P4.1 What agents in the three boxes are worth: with nobody out of Debt nobody ever comes out of it."""
    free = capital + wealth
    worth = weights[FREE + (free if free < 11 else 11)] + capital * weights[IN_CAPITAL] + debt * weights[IN_DEBT]
    if free == 0:
        worth += notes[CALLED]
    return worth * notes[RATE] // 100


@kernel
def see_prices(s: State, keep: int, notes: Buffer, weights: Buffer) -> None:
    """P3.2 What any sum costs, out of Capital first while so many agents stay there."""
    left = own_turns_left(s)
    rate = weights[LAST_TURNS] + left * weights[LAST_TURNS + 1]
    notes[RATE] = rate if rate < 100 else 100
    notes[CALLED] = 0
    for slot in range(SLOTS):
        if s.on_idea[s.faction][slot] > 0:
            notes[CALLED] = weights[CALLABLE]
    box = s.box[s.faction]
    capital = box[CAPITAL]
    wealth = box[WEALTH]
    debt = box[DEBT]
    before = boxes_worth(capital, wealth, debt, notes, weights)
    for coins in range(MOST_COINS + 1):
        notes[PRICE + coins] = before - boxes_worth(capital, wealth, debt, notes, weights)
        if capital > keep or (wealth == 0 and capital > 0):
            capital -= 1
            wealth += 1
        elif wealth > 0:
            wealth -= 1
            debt += 1
        else:
            before += 100  # cannot be paid
    start = CAPITAL
    if s.faction == GREEN:  # P8.4
        start = DEBT if box[DEBT] > 0 else WEALTH if box[WEALTH] > 0 else CAPITAL
    notes[SENT_PRICE] = agent_price(s, start, notes, weights)


@kernel
def agent_price(s: State, start: int, notes: Buffer, weights: Buffer) -> int:
    """P4.2, P4.4 What an agent that leaves a box is worth there."""
    box = s.box[s.faction]
    before = boxes_worth(box[CAPITAL], box[WEALTH], box[DEBT], notes, weights)
    capital = box[CAPITAL] - 1 if start == CAPITAL else box[CAPITAL]
    wealth = box[WEALTH] - 1 if start == WEALTH else box[WEALTH]
    debt = box[DEBT] - 1 if start == DEBT else box[DEBT]
    return before - boxes_worth(capital, wealth, debt, notes, weights)


@kernel
def price(coins: int, notes: Buffer) -> int:
    """P3.2 What paying a sum costs."""
    return notes[PRICE + (coins if coins < MOST_COINS else MOST_COINS)]


@kernel
def funds_worth(s: State, notes: Buffer, weights: Buffer) -> int:
    """P4.1 What a Fundraiser brings to the boxes."""
    box = s.box[s.faction]
    relieved = out_of_debt(s, s.faction)
    after = boxes_worth(box[CAPITAL] + box[WEALTH] + relieved, 0, box[DEBT] - relieved, notes, weights)
    return after - boxes_worth(box[CAPITAL], box[WEALTH], box[DEBT], notes, weights)


@kernel
def called_worth(s: State, notes: Buffer, weights: Buffer) -> int:
    """P4.1 What an agent taken back brings to the boxes."""
    box = s.box[s.faction]
    before = boxes_worth(box[CAPITAL], box[WEALTH], box[DEBT], notes, weights)
    return boxes_worth(box[CAPITAL] + 1, box[WEALTH], box[DEBT], notes, weights) - before


@kernel
def pay_worth(s: State, box: int, notes: Buffer, weights: Buffer) -> int:
    """P3.2 Which box the next coin comes from; for a second action an agent stays in Capital."""
    capital = s.box[s.faction][CAPITAL]
    wealth = s.box[s.faction][WEALTH]
    debt = s.box[s.faction][DEBT]
    if box == CAPITAL:
        last = s.faction != GREEN and capital - s.leave <= 1 and s.actions < 2
        worth = boxes_worth(capital - 1, wealth + 1, debt, notes, weights)
        return worth - weights[IN_CAPITAL] if last else worth
    return boxes_worth(capital, wealth - 1, debt + 1, notes, weights)
