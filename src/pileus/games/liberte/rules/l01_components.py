"""L1 Components, and what is conserved.

Pieces and cards move only here, so L1.3 to L1.5 can be checked by reading one file.
"""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.events import announce
from pileus.kernel.layout import TAPE_LENGTH
from pileus.kernel.luck import random_below

from ..tables import BLOCKS, BLUE, CARD_FACTION, CARD_SET_B, CARD_VALUE, CARDS, PROVINCES, RED, WHITE
from .state import (
    BLOCKS_JOINED,
    CARD_DISCARDED,
    CARD_DRAWN,
    CARD_TAKEN,
    CARD_TURNED_UP,
    DECK_SHUFFLED,
    DISPLAY_CARD_BOXED,
    DISPLAY_CARD_DISCARDED,
    DISPLAY_RETURNED,
    LOST_BATTLE_MARKED,
    State,
)


@kernel
def unused_tokens(s: State, seat: int) -> int:
    """L1.4 Of 20 tokens two lie on the tracks; stacks, the Battle Box and presence take the others."""
    unused = 18 - s.stacks_of[seat] - s.battle[seat] - s.presence[seat]
    return unused if unused > 0 else 0


# Blocks (L1.3)


@kernel
def place_block(s: State, province: int, seat: int, faction: int) -> None:
    """L6.2a From the supply to a seat's stack; a new stack takes a token (L1.4)."""
    if s.height[seat][province] == 0:
        s.faction[seat][province] = faction
        s.stacks[province] += 1
        s.stacks_of[seat] += 1
    s.height[seat][province] += 1
    s.supply[faction] -= 1
    s.on_map[faction] += 1


@kernel
def lift_blocks(s: State, province: int, seat: int, count: int) -> int:
    """Off the map, on the way elsewhere; the last block gives the token back (L1.4). Its faction."""
    faction = s.faction[seat][province]
    s.height[seat][province] -= count
    s.on_map[faction] -= count
    if s.height[seat][province] == 0:
        s.faction[seat][province] = 0
        s.stacks[province] -= 1
        s.stacks_of[seat] -= 1
    return faction


@kernel
def remove_blocks(s: State, province: int, seat: int, count: int) -> int:
    """L8.4, L11.7 From a stack back to the supply."""
    faction = lift_blocks(s, province, seat, count)
    s.supply[faction] += count
    return faction


@kernel
def take_votes(s: State, province: int, seat: int, count: int) -> int:
    """L8.2 From a stack into its owner's hands, and the marker moves."""
    faction = lift_blocks(s, province, seat, count)
    s.votes[seat][faction] += count
    s.track[faction] += count
    return faction


@kernel
def return_votes(s: State) -> None:
    """L10.6 All votes go back to the supply."""
    for seat in range(s.players):
        for faction in range(3):
            s.supply[faction] += s.votes[seat][faction]
            s.votes[seat][faction] = 0


@kernel
def waiting(s: State) -> int:
    """L2.3 Blocks of each colour that wait on the turn track."""
    return 2 if s.turn == 1 else 0


@kernel
def join_waiting_blocks(s: State) -> None:
    """L4.1 Turn 2 has begun: the waiting blocks join the supply."""
    for faction in range(3):
        s.supply[faction] += 2
    announce(s, BLOCKS_JOINED, 0, 0, 0, 0)


@kernel
def mark_lost_battle(s: State, turn: int) -> None:
    """L7.4 A white block on a lost battle that still owes one, if the supply has any."""
    if s.lost[turn] == 1 and s.supply[WHITE] > 0:
        s.supply[WHITE] -= 1
        s.lost[turn] = 2
        announce(s, LOST_BATTLE_MARKED, turn, 0, 0, 0)


# Cards (L1.5)


@kernel
def renew_deck(s: State) -> None:
    """L2.2, L5.3 An empty deck: the B set comes up, or the discard pile is shuffled, A and B together."""
    if s.under_n > 0:
        for i in range(s.under_n):
            s.deck[i] = s.deck[CARDS - 1 - i]
        s.deck_n = s.under_n
        s.under_n = 0
        s.shuffles = 2
    elif s.discard_n > 0:
        for i in range(s.discard_n):
            s.deck[i] = s.discard[i]
        s.deck_n = s.discard_n
        s.discard_n = 0
        s.shuffles = s.shuffles + 1 if s.shuffles > 2 else 3
        s.rolls += 1  # a shuffle is luck, though a deck without order needs no number for it: no undo past it
        announce(s, DECK_SHUFFLED, s.deck_n, 0, 0, 0)


@kernel
def pick_top(s: State) -> int:
    """L2.2 The top card: any of those that can be there (the deck is a set, not an order)."""
    i = random_below(s, s.deck_n)
    card = s.deck[i]
    s.deck_n -= 1
    s.deck[i] = s.deck[s.deck_n]
    if s.deck_n == 0:
        renew_deck(s)
    return card


@kernel
def fill_row(s: State) -> None:
    """L2.2, L5.2 Gaps of the face-up row are filled from the deck, while there is one (L5.3)."""
    for i in range(3):
        if s.row[i] == 0 and s.deck_n > 0:
            s.row[i] = pick_top(s)
            announce(s, CARD_TURNED_UP, s.row[i], 0, 0, 0)


@kernel
def make_up_shuffle(s: State) -> bool:
    """L5.3 A shuffle that found no card is made up once there is a discard, gaps first. Did it happen?"""
    if s.deck_n > 0 or s.discard_n == 0:
        return False
    renew_deck(s)
    fill_row(s)
    return True


@kernel
def add_to_hand(s: State, seat: int, card: int, drawn: int) -> None:
    """L13.2 `drawn`: the deck an unseen card came from, 0 for a card everybody saw."""
    s.hand[seat][s.hand_n[seat]] = card
    s.hand_n[seat] += 1
    s.drawn[card] = drawn


@kernel
def draw_to_hand(s: State, seat: int) -> None:
    """L5.2, L6.6 The top of the deck, unseen by the others."""
    drawn = s.shuffles
    card = pick_top(s)
    add_to_hand(s, seat, card, drawn)
    announce(s, CARD_DRAWN, seat, card, 0, 0)


@kernel
def take_from_row(s: State, seat: int, card: int) -> None:
    """L5.2, L6.6 A face-up card, replaced at once."""
    for i in range(3):
        if s.row[i] == card:
            s.row[i] = 0
    add_to_hand(s, seat, card, 0)
    announce(s, CARD_TAKEN, seat, card, 0, 0)
    fill_row(s)


@kernel
def leave_hand(s: State, seat: int, card: int) -> None:
    """Out of the hand, on the way elsewhere."""
    hand = s.hand[seat]
    last = s.hand_n[seat] - 1
    for i in range(last):
        if hand[i] == card:
            hand[i] = hand[last]
            break
    s.hand_n[seat] = last
    s.drawn[card] = 0


@kernel
def to_discard(s: State, card: int) -> None:
    """Onto the discard pile."""
    s.discard[s.discard_n] = card
    s.discard_n += 1


@kernel
def discard_from_hand(s: State, seat: int, card: int) -> None:
    """L5.2, L6.3, L6.6 From the hand to the discard pile."""
    leave_hand(s, seat, card)
    to_discard(s, card)
    announce(s, CARD_DISCARDED, seat, card, 0, 0)


@kernel
def keep_in_display(s: State, seat: int, card: int) -> None:
    """L6.3 From the hand to the display."""
    leave_hand(s, seat, card)
    s.display[seat][s.display_n[seat]] = card
    s.display_n[seat] += 1


@kernel
def leave_display(s: State, card: int) -> int:
    """Out of whichever display holds it, on the way elsewhere. Whose it was."""
    for seat in range(s.players):
        for i in range(s.display_n[seat]):
            if s.display[seat][i] == card:
                for j in range(i, s.display_n[seat] - 1):
                    s.display[seat][j] = s.display[seat][j + 1]
                s.display_n[seat] -= 1
                return seat
    return -1


@kernel
def advance_from_display(s: State, card: int) -> None:
    """L8.7 An advanced card is discarded."""
    leave_display(s, card)
    to_discard(s, card)


@kernel
def discard_from_display(s: State, card: int) -> None:
    """L11.2, L11.5 From a display to the discard pile."""
    owner = leave_display(s, card)
    to_discard(s, card)
    announce(s, DISPLAY_CARD_DISCARDED, owner, card, 0, 0)


@kernel
def box_from_display(s: State, card: int) -> None:
    """L11.4, L11.6 From a display out of the game."""
    owner = leave_display(s, card)
    s.box[s.box_n] = card
    s.box_n += 1
    announce(s, DISPLAY_CARD_BOXED, owner, card, 0, 0)


@kernel
def return_displays(s: State) -> None:
    """L5.1 Everybody takes his display back into his hand, seen by all."""
    for seat in range(s.players):
        if s.display_n[seat] > 0:
            announce(s, DISPLAY_RETURNED, seat, s.display_n[seat], 0, 0)
        for i in range(s.display_n[seat]):
            add_to_hand(s, seat, s.display[seat][i], 0)
        s.display_n[seat] = 0


@kernel
def blocks_on_cards(s: State, seat: int, faction: int) -> int:
    """L12.2, L12.3 Blocks of a colour shown on the cards of a hand and display."""
    total = 0
    for i in range(s.hand_n[seat]):
        if CARD_FACTION[s.hand[seat][i]] == faction:
            total += CARD_VALUE[s.hand[seat][i]]
    for i in range(s.display_n[seat]):
        if CARD_FACTION[s.display[seat][i]] == faction:
            total += CARD_VALUE[s.display[seat][i]]
    return total


# What is conserved

BLOCKS_LAW = 1
STACKS_LAW = 2
TOKENS_LAW = 3
CARDS_LAW = 4
DECK_LAW = 5
TAPE_LAW = 6


@kernel
def broken_law(s: State) -> int:
    """L1.3 to L1.5 Which law a state breaks; 0 for none. The fuzzer asks after every beat."""
    law = broken_map_law(s)
    if law > 0:
        return law
    for faction in range(3):
        blocks = s.on_map[faction] + s.supply[faction] + waiting(s)
        for seat in range(s.players):
            blocks += s.votes[seat][faction]
        for turn in range(2, 5):
            if faction == WHITE and s.lost[turn] == 2:
                blocks += 1
        if blocks != BLOCKS[faction] or s.supply[faction] < 0:
            return BLOCKS_LAW
    if s.tape_n >= TAPE_LENGTH:
        return TAPE_LAW
    return broken_card_law(s)


@kernel
def broken_map_law(s: State) -> int:
    """L6.2a Stacks of 1 to 3, at most three in a province; L1.3, L1.4 the counters agree with the map."""
    stacks = 0
    for province in range(1, PROVINCES + 1):
        stacks += s.stacks[province]
        if s.stacks[province] > 3:
            return STACKS_LAW
    blue = 0
    white = 0
    red = 0
    for seat in range(s.players):
        own = 0
        for province in range(1, PROVINCES + 1):
            height = s.height[seat][province]
            if height != 0:
                if height < 0 or height > 3 or s.stacks[province] < 1:
                    return STACKS_LAW
                own += 1
                if s.faction[seat][province] == BLUE:
                    blue += height
                elif s.faction[seat][province] == WHITE:
                    white += height
                else:
                    red += height
        stacks -= own
        if own != s.stacks_of[seat] or own + s.battle[seat] > 18:
            return TOKENS_LAW
    if blue != s.on_map[BLUE] or white != s.on_map[WHITE] or red != s.on_map[RED]:
        return BLOCKS_LAW
    return STACKS_LAW if stacks != 0 else 0


@kernel
def broken_card_law(s: State) -> int:
    """L1.5 Every card is in exactly one place; L2.2 no B card on top of an A card."""
    low = 0  # a bit for each of the cards 1 to 55
    high = 0  # and for 56 to 110
    total = 0
    for place in range(17):
        n = place_size(s, place)
        total += n
        for i in range(n):
            card = place_card(s, place, i)
            if 1 <= card <= 55:
                low |= 1 << card
            elif 55 < card <= CARDS:
                high |= 1 << (card - 55)
            elif card != 0 or place != 4:
                return CARDS_LAW
            else:
                total -= 1  # a gap in the row
    if total != CARDS or low != (1 << 56) - 2 or high != (1 << 56) - 2:
        return CARDS_LAW
    if s.shuffles <= 2:
        for i in range(s.deck_n):
            if CARD_SET_B[s.deck[i]] != s.shuffles - 1:
                return DECK_LAW
    if s.deck_n == 0 and s.under_n > 0:
        return DECK_LAW
    return 0


@kernel
def place_size(s: State, place: int) -> int:
    """L1.5 The places of cards, numbered: deck, below it, discard, box, row, hands, displays."""
    if place == 0:
        return s.deck_n
    if place == 1:
        return s.under_n
    if place == 2:
        return s.discard_n
    if place == 3:
        return s.box_n
    if place == 4:
        return 3
    if place < 11:
        return s.hand_n[place - 5]
    return s.display_n[place - 11]


@kernel
def place_card(s: State, place: int, i: int) -> int:
    """L1.5 One card of a place."""
    if place == 0:
        return s.deck[i]
    if place == 1:
        return s.deck[CARDS - 1 - i]
    if place == 2:
        return s.discard[i]
    if place == 3:
        return s.box[i]
    if place == 4:
        return s.row[i]
    if place < 11:
        return s.hand[place - 5][i]
    return s.display[place - 11][i]
