"""L6.6, L6.7 Taking a card instead of playing one."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.layout import Buffer

from ..tables import CARD_VALUE
from .l01_components import discard_from_hand, draw_to_hand, make_up_shuffle, take_from_row
from .l06_actions import end_action
from .state import DECK, DISCARD_TWO, DONE, TAKE, TAKE_SECOND, State


@kernel
def take(s: State, choice: int) -> None:
    """L6.6 A face-up card or the deck; with nine or more cards in hand two are discarded first."""
    s.busy = 1
    s.taking = choice
    if s.hand_n[s.seat] >= 9:
        s.owed = 2
        s.step = DISCARD_TWO
    else:
        take_now(s)


@kernel
def discard_two_choices(s: State, out: Buffer) -> int:
    """L6.6 Any card of the hand."""
    for i in range(s.hand_n[s.seat]):
        out[i] = s.hand[s.seat][i]
    return s.hand_n[s.seat]


@kernel
def discard_two_chosen(s: State, choice: int) -> None:
    """L6.6 Then the card pointed at is taken; L5.3 a shuffle made up just now opens the choice again."""
    discard_from_hand(s, s.seat, choice)
    s.owed -= 1
    if s.owed == 0:
        if make_up_shuffle(s):
            s.step = TAKE
        else:
            take_now(s)


@kernel
def take_chosen(s: State, choice: int) -> None:
    """L6.6 What is taken after all."""
    s.taking = choice
    take_now(s)


@kernel
def take_now(s: State) -> None:
    """L6.6 One card; L6.7 a face-up one of value 1 may bring a second."""
    taken = s.taking
    s.taking = 0
    if taken == DECK:
        draw_to_hand(s, s.seat)
    else:
        take_from_row(s, s.seat, taken)
        if s.pairs and CARD_VALUE[taken] == 1:
            for i in range(3):
                if CARD_VALUE[s.row[i]] == 1:
                    s.step = TAKE_SECOND
                    return
    end_action(s)


@kernel
def take_second_choices(s: State, out: Buffer) -> int:
    """L6.7 A second face-up card of value 1, also one just turned up, or done."""
    n = 0
    for i in range(3):
        if CARD_VALUE[s.row[i]] == 1:
            out[n] = s.row[i]
            n += 1
    out[n] = DONE
    return n + 1


@kernel
def take_second_chosen(s: State, choice: int) -> None:
    """L6.7 No discard is owed for it."""
    if choice != DONE:
        take_from_row(s, s.seat, choice)
    end_action(s)
