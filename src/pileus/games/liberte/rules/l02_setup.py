"""L2 Set-up."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.events import announce
from pileus.kernel.luck import random_below

from ..tables import BLOCKS, CARD_SET_B, CARDS
from .l01_components import add_to_hand, fill_row, pick_top
from .state import BEGIN_ACTIONS, GAME_BEGAN, NOBODY, NONE, State


@kernel
def setup(s: State) -> None:
    """L2 The table before the first action. Options and luck are in the state already; all else is zero."""
    first = random_below(s, s.players)
    for place in range(s.players):
        s.order[place] = (first + place) % s.players  # L2.1
    build_deck(s)
    for seat in range(s.players):
        for _ in range(7):
            add_to_hand(s, seat, pick_top(s), 1)
    clear_table(s)
    for faction in range(3):
        s.supply[faction] = BLOCKS[faction] - 2  # L2.3
    announce(s, GAME_BEGAN, first, 0, 0, 0)
    fill_row(s)
    s.turn = 1  # L2.4
    s.step = BEGIN_ACTIONS


@kernel
def build_deck(s: State) -> None:
    """L2.2 The A set on top of the B set."""
    for card in range(1, CARDS + 1):
        if CARD_SET_B[card] == 0:
            s.deck[s.deck_n] = card
            s.deck_n += 1
        else:
            s.under_n += 1
            s.deck[CARDS - s.under_n] = card
    s.shuffles = 1


@kernel
def clear_table(s: State) -> None:
    """L2.4 No government, nobody to move, nothing pending."""
    s.government = NONE
    s.opposition = NONE
    s.seat = NOBODY
    s.where = NONE
    s.placed_in = NONE
    s.pair_region = NONE
    s.contested = NONE
