"""L13 What a player may know: dealing again what a seat cannot see."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.luck import random_below

from ..tables import CARDS
from .state import State


@kernel
def determinise(s: State, seat: int) -> None:
    """L13.2 Deal the cards that a seat (-1: a spectator) cannot know anew among the places where they can be.

    A card drawn unseen came from the A set, the B set or one of the later shuffles, and everybody saw which deck
    that was. So cards change places only with others of the same deck: those in other hands, and what is left of it.
    They are sorted before they are dealt, so the state that comes out depends on luck and on what the seat may know,
    and on nothing else: not on how the cards lay before, nor on what is left over in unused places.
    """
    decks = s.shuffles if s.shuffles > 2 else 2
    for deck in range(1, decks + 1):
        pool = s.deck_n
        for other in range(s.players):
            if other != seat:
                for i in range(s.hand_n[other]):
                    card = s.hand[other][i]
                    if s.drawn[card] == deck:
                        s.hand[other][i] = 0
                        s.drawn[card] = 0
                        s.deck[pool] = card  # the unused end of the deck is the table to shuffle on
                        pool += 1
        redeal(s, pool, deck)
    wipe_unused(s, seat)


@kernel
def redeal(s: State, pool: int, deck: int) -> None:
    """L13.2 Fill the empty slots of hands from the pool; only the present deck is part of it."""
    first = 0 if deck == s.shuffles else s.deck_n
    sort_cards(s, first, pool)
    for other in range(s.players):
        for i in range(s.hand_n[other]):
            if s.hand[other][i] == 0:
                pick = first + random_below(s, pool - first)
                card = s.deck[pick]
                pool -= 1
                s.deck[pick] = s.deck[pool]
                s.hand[other][i] = card
                s.drawn[card] = deck


@kernel
def sort_cards(s: State, first: int, end: int) -> None:
    """L13.2 The cards on the table to shuffle on, by their numbers."""
    for i in range(first + 1, end):
        card = s.deck[i]
        j = i
        while j > first and s.deck[j - 1] > card:
            s.deck[j] = s.deck[j - 1]
            j -= 1
        s.deck[j] = card


@kernel
def wipe_unused(s: State, seat: int) -> None:
    """L13.2 Places behind the last card of the deck and of other hands still show cards that once lay there."""
    for i in range(s.deck_n, CARDS - s.under_n):
        s.deck[i] = 0
    for other in range(s.players):
        if other != seat:
            for i in range(s.hand_n[other], len(s.hand[other])):
                s.hand[other][i] = 0
