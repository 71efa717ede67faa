"""What cards are worth: in a hand, in a display, in the row (L5, L6.3, L6.6)."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.layout import Buffer

from ..rules.l07_battle import has_general
from ..rules.state import DECK, State
from ..tables import BATTLE_VP, CARD_CANNON, CARD_FACTION, CARD_GENERAL, CARD_KIND, CARD_VALUE, CLUB, PROVINCES
from .outlook import STAGE, hold_chance
from .weights import (
    BATTLE,
    CANNON,
    CLUB_ANYWHERE,
    DECK_CARD,
    EMPTY_HAND,
    GENERAL,
    KEEP,
    SLOT,
    SPECIAL,
    TAKE,
    TIE_CARD,
    VALUE,
)


@kernel
def holds_general(s: State, seat: int, but: int) -> bool:
    """L7.1 A General in the display, or another in hand."""
    for i in range(s.hand_n[seat]):
        if s.hand[seat][i] != but and CARD_GENERAL[s.hand[seat][i]]:
            return True
    return has_general(s, seat)


@kernel
def card_worth(s: State, seat: int, card: int, notes: Buffer, weights: Buffer) -> int:
    """What a card is worth to whoever holds it."""
    kind = CARD_KIND[card]
    if kind > CLUB:
        return weights[SPECIAL + kind]
    worth = weights[VALUE + CARD_VALUE[card]]
    if kind == CLUB:
        worth += weights[CLUB_ANYWHERE]
    if CARD_CANNON[card]:
        worth += weights[CANNON + s.turn]
    if CARD_GENERAL[card] and not holds_general(s, seat, card):
        worth += weights[GENERAL + s.turn]
    return worth


@kernel
def taken_worth(s: State, seat: int, choice: int, notes: Buffer, weights: Buffer) -> int:
    """L5.2, L6.6 What a face-up card or the deck offers."""
    if choice == DECK:
        return weights[DECK_CARD]
    return card_worth(s, seat, choice, notes, weights)


@kernel
def take_worth(s: State, seat: int, choice: int, notes: Buffer, weights: Buffer) -> int:
    """L6.6 What it is worth to spend an action on it."""
    worth = taken_worth(s, seat, choice, notes, weights) * weights[TAKE + notes[STAGE]] // 100
    if s.hand_n[seat] <= 2:
        worth += weights[EMPTY_HAND] // (1 + s.hand_n[seat])
    return worth


@kernel
def battle_chance(s: State, seat: int, more: int, general: bool, notes: Buffer, weights: Buffer) -> int:
    """L7.2 The chance to lead the army with so many tokens more."""
    if not general or s.battle[seat] + more == 0:
        return 0
    most = 0
    for other in range(s.players):
        if other != seat:
            tokens = 2 * s.battle[other]
            if tokens > 0 and not has_general(s, other):
                tokens -= 1 if notes[STAGE] > 1 else 2
            if tokens > most:
                most = tokens
    return hold_chance(notes, weights, s.battle[seat] + more - (most + 1) // 2)


@kernel
def battle_worth(s: State, seat: int, chance: int, weights: Buffer) -> int:
    """L7.2 What such a chance is worth."""
    return chance * BATTLE_VP[s.turn] * weights[BATTLE] // 100


@kernel
def general_worth(s: State, seat: int, notes: Buffer, weights: Buffer) -> int:
    """L7.1 What the first General in the display is worth now."""
    if s.turn < 2 or has_general(s, seat):
        return 0
    return battle_worth(s, seat, battle_chance(s, seat, 0, True, notes, weights), weights)


@kernel
def has_stack_of(s: State, seat: int, faction: int) -> bool:
    """L8.3 A stack that a card of the faction could help."""
    for province in range(1, PROVINCES + 1):
        if s.height[seat][province] > 0 and s.faction[seat][province] == faction:
            return True
    return False


@kernel
def display_worth(s: State, seat: int, card: int, notes: Buffer, weights: Buffer) -> int:
    """L6.3 What a card in the display does there: break ties, lead the army; and it comes back (L5.1)."""
    worth = card_worth(s, seat, card, notes, weights) * weights[KEEP + s.turn] // 100
    if has_stack_of(s, seat, CARD_FACTION[card]):
        worth += CARD_VALUE[card] * weights[TIE_CARD]
    return worth


@kernel
def keep_worth(s: State, notes: Buffer, weights: Buffer) -> int:
    """L6.3 What it is worth to keep the card just played."""
    worth = display_worth(s, s.seat, s.card, notes, weights) - weights[SLOT + s.display_n[s.seat]]
    if CARD_GENERAL[s.card]:
        worth += general_worth(s, s.seat, notes, weights)
    return worth
