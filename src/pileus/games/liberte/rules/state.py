"""The state of a game of Liberté, its steps, and the integers that name choices and events.

Seats count from 0, cards and provinces from 1 as printed.
"""

from __future__ import annotations

from pileus.kernel.layout import Core, i8, i16, layout

from ..tables import CARDS, PROVINCES, SEATS

NOBODY = -1
NONE = -1

# Steps that wait for a seat to choose.
ACT = 1  # L6.1
USE = 2  # L6.2
PLACE = 3  # L6.2a
SETTLE = 4  # L6.3
FOLLOW = 5  # L6.4, L6.5
TARGET = 6  # L11
TERROR_CARD = 7  # L11.6
DISCARD_TWO = 8  # L6.6
TAKE = 9  # L6.6
TAKE_SECOND = 10  # L6.7
REFRESH_DISCARD = 11  # L5.2
REFILL = 12  # L5.2
ADVANCE_GENERAL = 13  # L7.3
BREAK_TIE = 14  # L8.3
LIFT_FACTION = 15  # L9.3
BREAK_POINTS_TIE = 16  # L10.2
CLAIM_OR_NOT = 17  # L12.5

# Steps that a beat carries out.
BEGIN_TURN = 30  # L3.1
BEGIN_REFRESH = 31  # L5.1
NEXT_REFRESH = 32  # L5.2
NEXT_REFILL = 33  # L5.2
BEGIN_ACTIONS = 34  # L6
NEXT_ACTION = 35  # L6.1
CARD_RESOLVED = 36  # L6.3
BEGIN_BATTLE = 38  # L7
BATTLE_CONTESTED = 39  # L7.3
END_BATTLE = 40  # L7.5
NEXT_CLAIM = 41  # L12.5
BEGIN_ELECTION = 42  # L8.1
NEXT_PROVINCE = 43  # L8.1
TIE_CONTESTED = 44  # L8.4
END_PROVINCES = 45  # L8.8
SEEK_GOVERNMENT = 46  # L9.1
SEEK_OPPOSITION = 47  # L9.6
AWARD_FIRST = 48  # L10.1
FIRST_CONTESTED = 49  # L10.3
SECOND_CONTESTED = 50  # L10.4
AWARD_OPPOSITION = 51  # L10.1
OPPOSITION_CONTESTED = 52  # L10.4
END_ELECTION = 53  # L10.6
NEXT_CONTENDER = 54  # L8.7
PASS_OVER = 55  # L8.9

# Phases of L3.1; the order of play is settled within the start of a turn.
REFRESH_PHASE = 1
ACTION_PHASE = 2
BATTLE_PHASE = 3
ELECTION_PHASE = 4

# Choices: a card is its number, then provinces, stacks and buttons.
PROVINCE_CHOICE = CARDS  # + province
STACK_CHOICE = PROVINCE_CHOICE + PROVINCES + 1  # + (province - 1) * SEATS + seat
DECK = STACK_CHOICE + PROVINCES * SEATS
BLOCKS_BUTTON = DECK + 1
BATTLE_BUTTON = DECK + 2
KEEP = DECK + 3
DISCARD = DECK + 4
DONE = DECK + 5
PASS = DECK + 6
DECLINE = DECK + 7
CLAIM = DECK + 8
CHOICES = DECK + 9  # one more than the largest

# Reasons of the end (L12).
FOUR_TURNS = 1
LANDSLIDE = 2
COUNTER_REVOLUTION = 3

# Events; events.py says what their integers mean.
(
    GAME_BEGAN,
    TURN_BEGAN,
    PLACE_IN_ORDER,
    BLOCKS_JOINED,
    DISPLAY_RETURNED,
    CARD_DISCARDED,
    CARD_DRAWN,
    CARD_TAKEN,
    CARD_TURNED_UP,
    DECK_SHUFFLED,
    PHASE_BEGAN,
    ROUND_BEGAN,
    CARD_PLAYED,
    BLOCK_PLACED,
    NOTHING_PLACED,
    SENT_TO_BATTLE,
    CARD_KEPT,
    SPECIAL_PLAYED,
    BLOCK_REMOVED,
    STACK_REMOVED,
    DISPLAY_CARD_DISCARDED,
    DISPLAY_CARD_BOXED,
    PASSED,
    END_TRIGGERED,
    ARMY_LED,
    BATTLE_LOST,
    LOST_BATTLE_MARKED,
    PROVINCE_TIED,
    CARD_ADVANCED,
    DECLINED,
    VOTES_TAKEN,
    PROVINCE_SCORED,
    TIE_UNBROKEN,
    PROVINCE_CLEARED,
    FACTIONS_TIED,
    GOVERNMENT_FORMED,
    OPPOSITION_FORMED,
    NO_VOTES,
    POINTS_TIED,
    POINTS_SCORED,
    PRESENCE_GAINED,
    VOTES_RETURNED,
    CLAIMED,
    CLAIM_DECLINED,
    GAME_ENDED,
    DISPLAY_FULL,
) = range(1, 47)


@layout
class State(Core):
    """Everything there is to know about a table of Liberté."""

    players: int = i8("L0.1: 3 to 6.")
    edition: int = i8("L0.2: 1 or 2.")
    pairs: int = i8("L0.3: 1 if two value-1 cards may be played or taken.")
    claimed: int = i8("L0.4: 1 if a counter-revolution must be claimed.")
    highest: int = i8("L0.5: 1 if the best single card decides a tie of factions.")

    turn: int = i8("L3.1: 1 to 4.")
    phase: int = i8("L3.1: refresh, action, battle or election.")
    order: list[int] = i8("L2.1, L4.2: the seat at each place of the order of play.", SEATS)
    at: int = i8("The place in the order of play whose turn it is.")
    rounds: int = i8("L6.1: the round of the action phase.")
    rounds_before: int = i16("L6.1: rounds of the action phases before this one.")
    busy: int = i8("L6.10: 1 if somebody did not pass in this round.")
    idle_rounds: int = i8("L6.10: successive rounds in which everybody passed.")
    ending: int = i8("L6.9: 1 once the end of the phase is triggered.")

    # By seat first: six long rows are cloned faster than twenty-eight short ones.
    height: list[list[int]] = i8("L6.2a: blocks in the stack of a seat in a province.", SEATS, PROVINCES + 1)
    faction: list[list[int]] = i8("L6.2a: the colour of that stack, 0 without one.", SEATS, PROVINCES + 1)
    stacks: list[int] = i8("L6.2a: stacks in a province.", PROVINCES + 1)
    stacks_of: list[int] = i8("L1.4: stacks of a seat.", SEATS)
    supply: list[int] = i8("L1.3: blocks of a faction in the supply.", 3)
    on_map: list[int] = i8("L1.3: blocks of a faction on the map.", 3)
    votes: list[list[int]] = i8("L8.2: blocks held as votes, by seat and faction.", SEATS, 3)
    track: list[int] = i8("L8.2, L9.4: the election marker of a faction.", 3)
    lost: list[int] = i8("L7.4: by turn, 1 for a lost battle whose block is owed, 2 when it lies there.", 5)
    battle: list[int] = i8("L6.2b: tokens in the Battle Box.", SEATS)
    presence: list[int] = i8("L10.5: 1 for presence in the government.", SEATS)
    government: int = i8("L9.1: the faction that governs, or -1.")
    opposition: int = i8("L9.1: the faction in opposition, or -1.")
    vp: list[int] = i16("L10: victory points.", SEATS)

    deck: list[int] = i8("From the front the cards that can be on top; from the back the B set under them.", CARDS)
    deck_n: int = i8("How many can be on top; the deck has no order.")
    under_n: int = i8("L2.2: how many of the B set lie under the A set.")
    shuffles: int = i16("What the deck is: 1 the A set, 2 the B set, 3 or more mixed (L5.3).")
    row: list[int] = i8("L2.2: the face-up row; 0 is a gap.", 3)
    hand: list[list[int]] = i8("Cards in hand; with the display never more than 15 (L6.6).", SEATS, 15)
    hand_n: list[int] = i8("How many those are.", SEATS)
    drawn: list[int] = i16("L13.2: by card, the deck it was drawn from unseen; 0 if its place is public.", CARDS + 1)
    display: list[list[int]] = i8("L6.3: cards in the display.", SEATS, 5)
    display_n: list[int] = i8("How many those are.", SEATS)
    discard: list[int] = i8("The discard pile.", CARDS)
    discard_n: int = i8("How many those are.")
    box: list[int] = i8("L11.7: cards out of the game.", CARDS)
    box_n: int = i8("How many those are.")

    card: int = i8("The card being played; it stays in the hand until it is settled (L6.3).")
    blocks_left: int = i8("L6.2a: blocks it still has to place.")
    where: int = i8("L6.2a, L6.4: the region they go to, or -1 for anywhere.")
    placed_in: int = i8("L6.4: the region of the block it placed, or -1.")
    cards_played: int = i8("L6.4: Clubs and Personalities played in this action.")
    special_played: int = i8("L6.5: 1 if a Special was played in this action.")
    pair_region: int = i8("L6.4: the region a second card is tied to, or -1 if there can be none.")
    owed: int = i8("L6.6: cards still to discard before the take.")
    taking: int = i16("L6.6: the face-up card or the deck pointed at for the take.")

    province_at: int = i8("L8.1: how many provinces were decided.")
    province: int = i8("L8.1: the province being decided.")
    contest: int = i8("L8.9: the step of the contest under way.")
    after: int = i8("L8.9: the step that follows the contest.")
    repeats: int = i8("L8.5, L10.2: 1 if the contest is repeated among those still tied.")
    contender: list[int] = i8("L8.9: 1 for a seat still in the contest.", SEATS)
    rival: list[int] = i8("L10.3: 1 for a seat that was tied for first.", SEATS)
    bid: list[int] = i8("L8.9: the VALUE a seat advanced in this pass.", SEATS)
    asked: int = i8("L8.7: how many places of the order were asked in this pass.")
    contested: int = i8("L10.2: the faction whose cards count, or -1.")
    tied: list[int] = i8("L9.3: 1 for a faction still tied.", 3)
    total: list[int] = i8("L9.3: the VALUE advanced for a faction in this pass.", 3)
