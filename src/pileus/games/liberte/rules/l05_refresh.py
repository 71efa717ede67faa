"""L5 Refresh: in order of play everybody discards as he likes, then refills to seven."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.events import announce
from pileus.kernel.layout import Buffer

from .l01_components import discard_from_hand, draw_to_hand, make_up_shuffle, return_displays, take_from_row
from .state import (
    BEGIN_ACTIONS,
    DECK,
    DONE,
    NEXT_REFILL,
    NEXT_REFRESH,
    NOBODY,
    PHASE_BEGAN,
    REFILL,
    REFRESH_DISCARD,
    REFRESH_PHASE,
    State,
)


@kernel
def begin_refresh(s: State) -> None:
    """L5.1 First everybody takes his display back."""
    s.phase = REFRESH_PHASE
    announce(s, PHASE_BEGAN, REFRESH_PHASE, 0, 0, 0)
    return_displays(s)
    s.at = 0
    s.step = NEXT_REFRESH


@kernel
def next_refresh(s: State) -> None:
    """L5.2 The next player discards; without cards there is nothing to ask."""
    if s.at == s.players:
        s.step = BEGIN_ACTIONS
    elif s.hand_n[s.order[s.at]] == 0:
        s.step = NEXT_REFILL
    else:
        s.step = REFRESH_DISCARD
        s.seat = s.order[s.at]


@kernel
def refresh_discard_choices(s: State, out: Buffer) -> int:
    """L5.2 Any card of the hand, or done."""
    n = s.hand_n[s.seat]
    for i in range(n):
        out[i] = s.hand[s.seat][i]
    out[n] = DONE
    return n + 1


@kernel
def refresh_discard_chosen(s: State, choice: int) -> None:
    """L5.2 As many as he likes, one by one."""
    if choice != DONE:
        discard_from_hand(s, s.seat, choice)
    if choice == DONE or s.hand_n[s.seat] == 0:
        s.seat = NOBODY
        s.step = NEXT_REFILL


@kernel
def next_refill(s: State) -> None:
    """L5.2 Up to seven, one at a time; asked only where row and deck leave a choice (L5.3)."""
    seat = s.order[s.at]
    if s.hand_n[seat] < 7:
        make_up_shuffle(s)
        ways = 0
        for i in range(3):
            if s.row[i] > 0:
                ways += 1
        if s.deck_n > 0:
            ways += 1
        if ways > 1:
            s.step = REFILL
            s.seat = seat
            return
        if ways == 1:
            take_only_card(s, seat)
            return
    s.at += 1
    s.step = NEXT_REFRESH


@kernel
def take_only_card(s: State, seat: int) -> None:
    """L5.2 The one card there is: the deck, or the last face-up card."""
    for i in range(3):
        if s.row[i] > 0:
            take_from_row(s, seat, s.row[i])
            return
    draw_to_hand(s, seat)


@kernel
def refill_choices(s: State, out: Buffer) -> int:
    """L5.2 A face-up card or the deck."""
    n = 0
    for i in range(3):
        if s.row[i] > 0:
            out[n] = s.row[i]
            n += 1
    if s.deck_n > 0:
        out[n] = DECK
        n += 1
    return n


@kernel
def refill_chosen(s: State, choice: int) -> None:
    """L5.2 A taken face-up card is replaced at once."""
    seat = s.seat
    s.seat = NOBODY
    s.step = NEXT_REFILL
    if choice == DECK:
        draw_to_hand(s, seat)
    else:
        take_from_row(s, seat, choice)
