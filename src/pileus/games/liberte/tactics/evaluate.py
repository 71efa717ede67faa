"""Who is likely to win: of a game that goes on, or that is over."""

from __future__ import annotations

from math import exp

from pileus.games.contract import CERTAIN
from pileus.kernel.backend import kernel
from pileus.kernel.layout import Buffer

from ..rules.l12_end import scores
from ..rules.state import State
from ..tables import CARD_GENERAL, CARD_KIND, CARD_VALUE, CLUB, PROVINCES
from .network import weigh_by_network
from .outlook import AT_HAND, STAGE, expect_government, expect_votes, prospect
from .weights import (
    COMING,
    GOOD_HAND,
    HAS_GENERAL,
    HAS_SPECIAL,
    IS_PRESENT,
    LATER_IN_ORDER,
    LEAD,
    NETWORK,
    STANDING_BLOCK,
    STANDING_STACK,
)

FINE = 5  # thousandths of a logarithm from one to the next
EXPONENTIALS = tuple(round(1_000_000 * exp(-i * FINE / 1000)) for i in range(2000))


@kernel
def milestone(s: State) -> int:
    """L3.1 The turn: when one begins the last election has been paid for."""
    return s.turn


@kernel
def evaluate(s: State, out: Buffer, notes: Buffer, weights: Buffer) -> None:
    """Each seat's chance to win."""
    if s.over > 0:
        share_win(s, out)
        return
    if weights[NETWORK] > 0:
        weigh_by_network(s, out, notes, weights, NETWORK + 1)
    else:
        weigh_up(s, out, notes, weights)
    best = out[0]
    for seat in range(1, s.players):
        if out[seat] > best:
            best = out[seat]
    total = 0
    for seat in range(s.players):
        gap = (best - out[seat]) // FINE
        out[seat] = EXPONENTIALS[gap] if gap < len(EXPONENTIALS) else 0
        total += out[seat]
    for seat in range(s.players):
        out[seat] = out[seat] * CERTAIN // total


@kernel
def weigh_up(s: State, out: Buffer, notes: Buffer, weights: Buffer) -> None:
    """At the start of a turn: what speaks for each seat. Votes count as if the election came now."""
    notes[STAGE] = AT_HAND
    expect_votes(s, notes, weights)
    expect_government(notes, weights)
    for place in range(s.players):
        seat = s.order[place]
        out[seat] = place * weights[LATER_IN_ORDER + s.turn] + strength(s, seat, notes, weights)


@kernel
def strength(s: State, seat: int, notes: Buffer, weights: Buffer) -> int:
    """What speaks for a seat: its VP above all, and cards more than blocks."""
    turn = s.turn
    strong = s.vp[seat] * weights[LEAD + turn]
    strong += prospect(s, seat, notes, weights) * weights[COMING + turn] // 100
    blocks = 0
    for province in range(1, PROVINCES + 1):
        blocks += s.height[seat][province]
    strong += blocks * weights[STANDING_BLOCK + turn] + s.stacks_of[seat] * weights[STANDING_STACK + turn]
    value = 0
    general = 0
    specials = 0
    for i in range(s.hand_n[seat] + s.display_n[seat]):
        card = s.hand[seat][i] if i < s.hand_n[seat] else s.display[seat][i - s.hand_n[seat]]
        value += CARD_VALUE[card]
        if CARD_GENERAL[card]:
            general = 1
        if CARD_KIND[card] > CLUB:
            specials += 1
    cards = s.hand_n[seat] + s.display_n[seat]
    if cards > 0:
        strong += value * weights[GOOD_HAND + turn] // cards
    strong += general * weights[HAS_GENERAL + turn] + specials * weights[HAS_SPECIAL + turn]
    return strong + s.presence[seat] * weights[IS_PRESENT + turn]


@kernel
def share_win(s: State, out: Buffer) -> None:
    """L12 The winners share."""
    scores(s, out)
    best = out[0]
    for seat in range(1, s.players):
        if out[seat] > best:
            best = out[seat]
    winners = 0
    for seat in range(s.players):
        if out[seat] == best:
            winners += 1
    for seat in range(s.players):
        out[seat] = CERTAIN // winners if out[seat] == best else 0
