"""P11 What a player may know: shuffling again what nobody can see."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.luck import random_below

from ..tables import WEST_IDEAS
from .p01_ideas import EAST, WEST
from .state import State


@kernel
def determinise(s: State, seat: int) -> None:
    """P11.1 The cards below the top of each deck change places with those that could lie there; all seats know alike.

    In the first stage those are the ideas of the same side in the box. In the second everybody saw which discards
    became the decks (P10.4), but not which of them lie in which.
    """
    for deck in range(2):
        for i in range(s.deck_n[deck] - 1):
            exchange(s, deck, i)


@kernel
def exchange(s: State, deck: int, i: int) -> None:
    """P11.1 One hidden card and another that could be in its place: a step of a shuffle."""
    below = s.deck_n[deck] - 1 - i  # itself and those above it but the top
    if s.stage == 2:
        others = s.deck_n[EAST] - 1 if deck == WEST and s.deck_n[EAST] > 0 else 0
        pick = random_below(s, below + others)
        if pick < below:
            swap_in_deck(s, deck, i, deck, i + pick)
        else:
            swap_in_deck(s, deck, i, EAST, pick - below)
        return
    first = 0 if deck == WEST else boxed_west(s)
    boxed = boxed_west(s) if deck == WEST else s.unused_n - first
    pick = random_below(s, below + boxed)
    if pick < below:
        swap_in_deck(s, deck, i, deck, i + pick)
    else:
        j = first + pick - below
        idea = s.deck[deck][i]
        s.deck[deck][i] = s.unused[j]
        s.unused[j] = idea


@kernel
def swap_in_deck(s: State, deck: int, i: int, other: int, j: int) -> None:
    """P11.1 Two cards of the decks change places."""
    idea = s.deck[deck][i]
    s.deck[deck][i] = s.deck[other][j]
    s.deck[other][j] = idea


@kernel
def boxed_west(s: State) -> int:
    """P2.5 How many ideas in the box are West ones; they come first."""
    n = 0
    while n < s.unused_n and s.unused[n] < WEST_IDEAS:
        n += 1
    return n
