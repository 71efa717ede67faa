"""P11 What a player may know: shuffling again what nobody can see."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.luck import random_below

from ..tables import IDEAS, WEST_IDEAS
from .p01_ideas import EAST, WEST
from .state import NONE, State


@kernel
def determinise(s: State, seat: int) -> None:
    """P11.1 The cards below the top of each deck change places with those that could lie there; all seats know alike.

    In the first stage those are the ideas of the same side in the box. In the second everybody saw which discards
    became the decks (P10.4), but not which of them lie in which. They are sorted before they are shuffled, so the state
    that comes out depends on luck and on what everybody knows, and on nothing else.
    """
    if s.stage == 2:
        sort_hidden(s, WEST, NONE, below_top(s, EAST))
    else:
        west = boxed_west(s)
        sort_hidden(s, WEST, 0, west)
        sort_hidden(s, EAST, west, s.unused_n - west)
    for i in range(s.unused_n, IDEAS):
        s.unused[i] = 0  # ideas that lay there at the set-up
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


@kernel
def sort_hidden(s: State, deck: int, start: int, n: int) -> None:
    """P11.1 By number: the hidden cards of a deck, then n of the box from `start` on, or (-1) of the East deck."""
    hidden = below_top(s, deck)
    for i in range(1, hidden + n):
        idea = hidden_card(s, deck, hidden, start, i)
        j = i
        while j > 0 and hidden_card(s, deck, hidden, start, j - 1) > idea:
            put_hidden_card(s, deck, hidden, start, j, hidden_card(s, deck, hidden, start, j - 1))
            j -= 1
        put_hidden_card(s, deck, hidden, start, j, idea)


@kernel
def below_top(s: State, deck: int) -> int:
    """P11.1 Cards of a deck that nobody sees."""
    return s.deck_n[deck] - 1 if s.deck_n[deck] > 0 else 0


@kernel
def hidden_card(s: State, deck: int, hidden: int, start: int, i: int) -> int:
    """P11.1 The i-th of those cards."""
    if i < hidden:
        return s.deck[deck][i]
    return s.unused[start + i - hidden] if start >= 0 else s.deck[EAST][i - hidden]


@kernel
def put_hidden_card(s: State, deck: int, hidden: int, start: int, i: int, idea: int) -> None:
    """P11.1 An idea lies there now."""
    if i < hidden:
        s.deck[deck][i] = idea
    elif start >= 0:
        s.unused[start + i - hidden] = idea
    else:
        s.deck[EAST][i - hidden] = idea
