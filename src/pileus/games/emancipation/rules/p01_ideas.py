"""P1.5, P1.6 Ideas: from the box to the decks, the columns and the discards. They move only here."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.events import announce
from pileus.kernel.luck import random_below

from ..tables import IDEAS
from .state import IDEA_LAID_OUT, NONE, ROWS, SLOTS, State

WEST, EAST = 0, 1
HALF = IDEAS // 2  # all ideas do not fit in the bits of one integer


@kernel
def fill_box(s: State, first: int, last: int) -> None:
    """P2.5 Ideas, by their numbers, lie in the box behind those already there."""
    for idea in range(first, last):
        s.unused[s.unused_n] = idea
        s.unused_n += 1


@kernel
def draw_from_box(s: State, first: int) -> int:
    """P2.5 A random idea among those in the box from the first-th on."""
    i = first + random_below(s, s.unused_n - first)
    idea = s.unused[i]
    s.unused_n -= 1
    s.unused[i] = s.unused[s.unused_n]
    return idea


@kernel
def slot_of(s: State, idea: int) -> int:
    """P2.5 Where an idea lies in the market."""
    slot = 0
    while s.slot[slot] != idea:
        slot += 1
    return slot


@kernel
def put_on_deck(s: State, deck: int, idea: int) -> None:
    """P2.5 On top of a deck."""
    s.deck[deck][s.deck_n[deck]] = idea
    s.deck_n[deck] += 1


@kernel
def lay_out_top(s: State, deck: int, slot: int) -> None:
    """P2.5, P7.6 The top card of a deck goes to an empty slot; the one below it is now known (P11.1)."""
    s.deck_n[deck] -= 1
    s.slot[slot] = s.deck[deck][s.deck_n[deck]]
    if s.deck_n[deck] > 0:
        s.rolls += 1  # a card unknown so far was turned up: no undo past it


@kernel
def discard_idea(s: State, slot: int) -> int:
    """P6.2 From a slot to the discards; its agents have left. Which idea."""
    idea = s.slot[slot]
    s.slot[slot] = NONE
    s.discard[s.discard_n] = idea
    s.discard_n += 1
    return idea


@kernel
def move_idea(s: State, start: int, end: int) -> None:
    """P6.2, P7.6 From a slot to an empty one, with its agents."""
    s.slot[end] = s.slot[start]
    s.slot[start] = NONE
    for faction in range(3):
        s.on_idea[faction][end] = s.on_idea[faction][start]
        s.on_idea[faction][start] = 0


@kernel
def slide_down(s: State, gap: int) -> None:
    """P7.6 West cards above the gap slide down a row with their agents."""
    for row in range(gap, ROWS - 1):
        move_idea(s, row + 1, row)


@kernel
def refill(s: State) -> bool:
    """P7.6 Row 6 from the West deck or, when that is empty, from the East deck. Was there a card?"""
    deck = WEST if s.deck_n[WEST] > 0 else EAST
    if s.deck_n[deck] == 0:
        return False
    lay_out_top(s, deck, ROWS - 1)
    announce(s, IDEA_LAID_OUT, s.slot[ROWS - 1], deck, 0, 0)
    return True


@kernel
def redeal_discards(s: State, cards: int) -> None:
    """P10.4 All discards are shuffled; as many as `cards` are the new West deck, as many the East deck."""
    for deck in range(2):
        for _ in range(cards):
            if s.discard_n > 0:  # there are fewer only in a game begun from a position
                i = random_below(s, s.discard_n)
                put_on_deck(s, deck, s.discard[i])
                s.discard_n -= 1
                for j in range(i, s.discard_n):
                    s.discard[j] = s.discard[j + 1]


@kernel
def broken_ideas_law(s: State) -> bool:
    """P1.6 Every idea is in exactly one place."""
    low = 0  # a bit for each idea of the first half
    high = 0  # and of the second
    total = s.unused_n + s.discard_n + s.deck_n[WEST] + s.deck_n[EAST]
    for place in range(5):
        n = SLOTS
        if place < 2:
            n = s.deck_n[place]
        elif place == 2:
            n = s.discard_n
        elif place == 3:
            n = s.unused_n
        for i in range(n):
            idea = s.slot[i] if place == 4 else s.unused[i] if place == 3 else s.discard[i]
            if place < 2:
                idea = s.deck[place][i]
            if idea >= HALF:
                high |= 1 << (idea - HALF)
            elif idea >= 0:
                low |= 1 << idea
            if place == 4 and idea >= 0:
                total += 1
    return total != IDEAS or low != (1 << HALF) - 1 or high != (1 << HALF) - 1
