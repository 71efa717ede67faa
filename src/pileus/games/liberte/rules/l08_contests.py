"""L8.7, L8.9 Contests: in order of play, each contender may advance one card from his display.

Used by L7.3, L8.3, L9.3 and L10.2. Whoever opens a contest names the contenders, the step its cards are chosen in and
the step that follows.
"""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.events import announce
from pileus.kernel.layout import Buffer

from ..tables import CARD_FACTION, CARD_GENERAL, CARD_VALUE
from .l01_components import advance_from_display
from .state import (
    ADVANCE_GENERAL,
    BREAK_TIE,
    CARD_ADVANCED,
    DECLINE,
    DECLINED,
    LIFT_FACTION,
    NEXT_CONTENDER,
    NOBODY,
    PASS_OVER,
    State,
)


@kernel
def open_contest(s: State, step: int, repeats: int, after: int) -> None:
    """L8.9 A contest among `s.contender` begins."""
    s.contest = step
    s.repeats = repeats
    s.after = after
    open_pass(s)


@kernel
def open_pass(s: State) -> None:
    """L8.9 Each pass is counted alone."""
    for seat in range(s.players):
        s.bid[seat] = 0
    for faction in range(3):
        s.total[faction] = 0
    s.asked = 0
    s.step = NEXT_CONTENDER


@kernel
def contenders(s: State) -> int:
    """How many are still in the contest."""
    n = 0
    for seat in range(s.players):
        n += s.contender[seat]
    return n


@kernel
def the_contender(s: State) -> int:
    """The one who is left."""
    for seat in range(s.players):
        if s.contender[seat]:
            return seat
    return NOBODY


@kernel
def may_advance(s: State, seat: int, card: int) -> bool:
    """L7.3, L8.3, L9.3, L10.2 Which cards count in the contest under way."""
    if s.contest == ADVANCE_GENERAL:
        return CARD_GENERAL[card] == 1
    if s.contest == BREAK_TIE:
        return CARD_FACTION[card] == s.faction[seat][s.province]
    if s.contest == LIFT_FACTION:
        return s.tied[CARD_FACTION[card]] == 1
    return CARD_FACTION[card] == s.contested


@kernel
def next_contender(s: State) -> None:
    """L8.7 The next contender who has an eligible card is asked; displays are public, so a skip reveals nothing."""
    while s.asked < s.players:
        seat = s.order[s.asked]
        s.asked += 1
        if s.contender[seat]:
            for i in range(s.display_n[seat]):
                if may_advance(s, seat, s.display[seat][i]):
                    s.step = s.contest
                    s.seat = seat
                    return
    s.step = PASS_OVER


@kernel
def advance_choices(s: State, out: Buffer) -> int:
    """L8.7 One eligible card of the display, or decline."""
    n = 0
    for i in range(s.display_n[s.seat]):
        card = s.display[s.seat][i]
        if may_advance(s, s.seat, card):
            out[n] = card
            n += 1
    out[n] = DECLINE
    return n + 1


@kernel
def advance_chosen(s: State, choice: int) -> None:
    """L8.7 Every advanced card is discarded, whether it helped or not."""
    if choice == DECLINE:
        announce(s, DECLINED, s.seat, 0, 0, 0)
    else:
        advance_from_display(s, choice)
        s.bid[s.seat] = CARD_VALUE[choice]
        announce(s, CARD_ADVANCED, s.seat, choice, CARD_VALUE[choice], 0)
    s.seat = NOBODY
    s.step = NEXT_CONTENDER


@kernel
def pass_over(s: State) -> None:
    """L8.9 The highest VALUE of this pass stays; nobody advanced: all stay tied and it is over."""
    top = 0
    for seat in range(s.players):
        if s.contender[seat] and s.bid[seat] > top:
            top = s.bid[seat]
    for seat in range(s.players):
        if s.bid[seat] < top:
            s.contender[seat] = 0
    if top > 0 and s.repeats and contenders(s) > 1:
        open_pass(s)
    else:
        s.step = s.after
