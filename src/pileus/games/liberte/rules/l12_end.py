"""L12 The end."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.events import announce
from pileus.kernel.layout import Buffer

from ..tables import CARD_VALUE, FLEURS, PROVINCES, RED, WHITE
from .l01_components import blocks_on_cards
from .state import (
    BEGIN_ELECTION,
    CLAIM_DECLINED,
    CLAIM_OR_NOT,
    CLAIMED,
    COUNTER_REVOLUTION,
    DECLINE,
    ELECTION_PHASE,
    GAME_ENDED,
    LANDSLIDE,
    NEXT_CLAIM,
    NOBODY,
    State,
)

COUNTER_REVOLUTION_FLEURS = 7
STANDING = 1000  # a seat's standing is points times this, plus what breaks ties


@kernel
def end_game(s: State, reason: int) -> None:
    """L12 The game is over; L12.6 standings follow from the reason."""
    s.over = reason
    s.seat = NOBODY
    announce(s, GAME_ENDED, reason, 0, 0, 0)


# Counter-revolution (L12.3)


@kernel
def white_controls(s: State, province: int) -> bool:
    """L12.3 One white stack higher than every other stack, other white ones included."""
    top = 0
    white = False
    for seat in range(s.players):
        height = s.height[seat][province]
        if height > top:
            top = height
            white = s.faction[seat][province] == WHITE
        elif height == top:
            white = False
    return white


@kernel
def royalist_count(s: State) -> int:
    """L12.3 Fleur-de-lis provinces controlled by white, each Lost Battle counting as one more."""
    count = 0
    for turn in range(2, 5):
        if s.lost[turn] > 0:
            count += 1
    for i in range(len(FLEURS)):
        if s.stacks[FLEURS[i]] > 0 and white_controls(s, FLEURS[i]):
            count += 1
    return count


@kernel
def counter_revolution(s: State) -> bool:
    """L12.3 Turns 3 and 4, any phase but the election. Too few white blocks need no count."""
    if s.turn < 3 or s.phase == ELECTION_PHASE:
        return False
    if s.on_map[WHITE] < COUNTER_REVOLUTION_FLEURS - 3:
        return False
    return royalist_count(s) >= COUNTER_REVOLUTION_FLEURS


@kernel
def counter_revolution_check(s: State) -> bool:
    """L12.4 Whether the game ends now; where it must be claimed the engine does not notice (L0.4)."""
    if s.claimed or not counter_revolution(s):
        return False
    end_game(s, COUNTER_REVOLUTION)
    return True


@kernel
def may_claim(s: State) -> bool:
    """L12.5 While the condition holds, outside the election."""
    return s.claimed == 1 and counter_revolution(s)


@kernel
def claim(s: State) -> None:
    """L12.5 A claim ends the game as it stands."""
    announce(s, CLAIMED, s.seat, 0, 0, 0)
    end_game(s, COUNTER_REVOLUTION)


@kernel
def next_claim(s: State) -> None:
    """L12.5 When the battle is over everybody is asked once, in order of play."""
    if s.at == s.players or not may_claim(s):
        s.step = BEGIN_ELECTION
    else:
        s.step = CLAIM_OR_NOT
        s.seat = s.order[s.at]
        s.at += 1


@kernel
def claim_choices(s: State, out: Buffer) -> int:
    """L12.5 Decline; the claim itself is offered beside every decision."""
    out[0] = DECLINE
    return 1


@kernel
def claim_declined(s: State) -> None:
    """L12.5 The next is asked."""
    announce(s, CLAIM_DECLINED, s.seat, 0, 0, 0)
    s.seat = NOBODY
    s.step = NEXT_CLAIM


# Standings (L12.1 to L12.3, L12.6)


@kernel
def blocks_in_stacks(s: State, seat: int, faction: int) -> int:
    """L12.2, L12.3 Blocks of a colour in a seat's stacks."""
    total = 0
    for province in range(1, PROVINCES + 1):
        if s.height[seat][province] > 0 and s.faction[seat][province] == faction:
            total += s.height[seat][province]
    return total


@kernel
def display_value(s: State, seat: int) -> int:
    """L12.1 The total VALUE in a display."""
    total = 0
    for i in range(s.display_n[seat]):
        total += CARD_VALUE[s.display[seat][i]]
    return total


@kernel
def scores(s: State, out: Buffer) -> None:
    """L12.6 A seat's standing: points times 1000, plus what breaks ties. Higher is better, equal is shared."""
    for seat in range(s.players):
        if s.over == LANDSLIDE:
            cards = blocks_on_cards(s, seat, RED)
            votes = s.votes[seat][RED] if s.edition == 2 else 0
            out[seat] = (blocks_in_stacks(s, seat, RED) + cards + votes) * STANDING + cards
        elif s.over == COUNTER_REVOLUTION:
            cards = blocks_on_cards(s, seat, WHITE)
            out[seat] = (blocks_in_stacks(s, seat, WHITE) + cards) * STANDING + cards
        else:
            out[seat] = s.vp[seat] * STANDING + display_value(s, seat)
