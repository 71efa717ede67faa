"""L6 Action phase: rounds of one action each, until a supply runs out.

The card being played stays in the hand until it is settled (L6.3): every card is always in one place (L1.5).
"""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.events import announce
from pileus.kernel.layout import Buffer

from ..tables import (
    CARD_CANNON,
    CARD_FACTION,
    CARD_KIND,
    CARD_REGION,
    CARD_SANS_CULOTTES,
    CARD_VALUE,
    CLUB,
)
from .l01_components import discard_from_hand, keep_in_display, make_up_shuffle, unused_tokens
from .l06_placement import as_many_as_possible, ask_or_place, put_block
from .l11_specials import play_special, special_playable
from .l12_end import counter_revolution_check, may_claim
from .state import (
    ACT,
    ACTION_PHASE,
    BATTLE_BUTTON,
    BEGIN_BATTLE,
    BEGIN_ELECTION,
    BLOCKS_BUTTON,
    CARD_KEPT,
    CARD_PLAYED,
    CARD_RESOLVED,
    DECK,
    DISCARD,
    DISPLAY_FULL,
    DONE,
    END_TRIGGERED,
    FOLLOW,
    KEEP,
    NEXT_ACTION,
    NOBODY,
    NONE,
    NOTHING_PLACED,
    PASS,
    PASSED,
    PHASE_BEGAN,
    PROVINCE_CHOICE,
    ROUND_BEGAN,
    SENT_TO_BATTLE,
    SETTLE,
    USE,
    State,
)


@kernel
def begin_actions(s: State) -> None:
    """L6.1 The first round; L6.9 a supply empty from the start leaves just this one."""
    s.phase = ACTION_PHASE
    announce(s, PHASE_BEGAN, ACTION_PHASE, 0, 0, 0)
    s.rounds = 1
    s.at = 0
    s.busy = 0
    s.idle_rounds = 0
    s.ending = 0
    for faction in range(3):
        if s.supply[faction] == 0 and s.ending == 0:
            s.ending = 1
            announce(s, END_TRIGGERED, faction, 0, 0, 0)
    s.step = NEXT_ACTION


@kernel
def next_action(s: State) -> None:
    """L6.1 The next player of the round acts."""
    if s.at == s.players:
        end_round(s)
        return
    seat = s.order[s.at]
    s.at += 1
    s.cards_played = 0
    s.special_played = 0
    s.pair_region = NONE
    make_up_shuffle(s)  # L5.3
    if s.hand_n[seat] == 0 and s.deck_n == 0 and s.row[0] + s.row[1] + s.row[2] == 0 and not may_claim(s):
        announce(s, PASSED, seat, 0, 0, 0)  # L6.8: everybody can see that there is nothing else
        return
    s.step = ACT
    s.seat = seat


@kernel
def end_round(s: State) -> None:
    """L6.9 The phase ends with the round in which it was triggered; L6.10 or when nothing happens any more."""
    s.idle_rounds = 0 if s.busy else s.idle_rounds + 1
    if s.ending or s.idle_rounds >= 2 or s.rounds >= 60:
        s.rounds_before += s.rounds
        s.rounds = 0
        s.step = BEGIN_ELECTION if s.turn == 1 else BEGIN_BATTLE
        return
    s.rounds += 1
    s.at = 0
    s.busy = 0
    announce(s, ROUND_BEGAN, s.rounds, 0, 0, 0)


@kernel
def end_action(s: State) -> None:
    """L6.1 The action is over."""
    s.seat = NOBODY
    s.step = NEXT_ACTION


# What to do (L6.1)


@kernel
def act_choices(s: State, out: Buffer) -> int:
    """L6.1 A playable card of the hand, a face-up card, the deck, or pass."""
    n = playable_cards(s, out)
    for i in range(3):
        if s.row[i] > 0:
            out[n] = s.row[i]
            n += 1
    if s.deck_n > 0:
        out[n] = DECK
        n += 1
    out[n] = PASS
    return n + 1


@kernel
def pass_action(s: State) -> None:
    """L6.8 The player may act again in the next round."""
    announce(s, PASSED, s.seat, 0, 0, 0)
    end_action(s)


@kernel
def playable_cards(s: State, out: Buffer) -> int:
    """L6.2, L6.4, L6.5 The cards of the hand that may be played at this point of the action."""
    hand = s.hand[s.seat]
    n = 0
    for i in range(s.hand_n[s.seat]):
        if playable(s, hand[i]):
            out[n] = hand[i]
            n += 1
    return n


@kernel
def playable(s: State, card: int) -> bool:
    """L6.2 A first card; L6.4 a second; L6.5 one Special."""
    if CARD_KIND[card] > CLUB:
        return s.special_played == 0 and special_playable(s, s.seat, card)
    return s.cards_played == 0 or (s.cards_played == 1 and plays_second(s, card))


@kernel
def plays_second(s: State, card: int) -> bool:
    """L6.4 A value 1 that goes, and can go, to the region of the first block."""
    if s.pair_region == NONE or CARD_VALUE[card] != 1:
        return False
    if CARD_KIND[card] != CLUB and CARD_REGION[card] != s.pair_region:
        return False
    return as_many_as_possible(s, s.seat, CARD_FACTION[card], s.pair_region, 1) == 1


@kernel
def play_card(s: State, card: int) -> None:
    """L6.2 A card leaves the secrecy of the hand; what it is used for is asked where there is a choice."""
    s.busy = 1
    s.card = card
    s.drawn[card] = 0
    if CARD_KIND[card] > CLUB:
        s.special_played = 1
        play_special(s)
        return
    announce(s, CARD_PLAYED, s.seat, card, s.cards_played, 0)
    if s.cards_played == 0 and s.turn >= 2 and CARD_CANNON[card] and unused_tokens(s, s.seat) > 0:
        s.step = USE  # L6.2b
    else:
        play_blocks(s)


@kernel
def use_choices(s: State, out: Buffer) -> int:
    """L6.2 Blocks or, with a Cannon, a token in the Battle Box."""
    out[0] = BLOCKS_BUTTON
    out[1] = BATTLE_BUTTON
    return 2


@kernel
def use_chosen(s: State, choice: int) -> None:
    """L6.2b One token, whatever the value; no General is needed."""
    if choice == BATTLE_BUTTON:
        s.battle[s.seat] += 1
        s.placed_in = NONE
        announce(s, SENT_TO_BATTLE, s.seat, s.card, s.battle[s.seat], 0)
        settle_card(s)
    else:
        play_blocks(s)


@kernel
def play_blocks(s: State) -> None:
    """L6.2a VALUE blocks of its FACTION, as many as possible (L6.2c)."""
    s.where = CARD_REGION[s.card] if s.cards_played == 0 else s.pair_region
    s.placed_in = NONE
    faction = CARD_FACTION[s.card]
    s.blocks_left = as_many_as_possible(s, s.seat, faction, s.where, CARD_VALUE[s.card])
    if s.blocks_left == 0:
        announce(s, NOTHING_PLACED, s.seat, s.card, faction, 0)
    if not ask_or_place(s):
        settle_card(s)


@kernel
def place_chosen(s: State, choice: int) -> None:
    """L6.2a The next block goes there."""
    put_block(s, choice - PROVINCE_CHOICE)
    if not ask_or_place(s):
        settle_card(s)


# Kept or discarded (L6.3)


@kernel
def display_has_room(s: State, seat: int, card: int) -> bool:
    """L6.3 Four cards; five with a Sans-Culottes among them, in the first edition on the fifth itself."""
    if s.display_n[seat] < 4:
        return True
    if s.display_n[seat] > 4:
        return False
    if CARD_SANS_CULOTTES[card]:
        return True
    if s.edition == 2:
        for i in range(4):
            if CARD_SANS_CULOTTES[s.display[seat][i]]:
                return True
    return False


@kernel
def settle_card(s: State) -> None:
    """L6.3 Kept or discarded; without room it is discarded."""
    if display_has_room(s, s.seat, s.card):
        s.step = SETTLE
    else:
        announce(s, DISPLAY_FULL, s.seat, s.card, s.display_n[s.seat], 0)
        settle_chosen(s, DISCARD)


@kernel
def settle_choices(s: State, out: Buffer) -> int:
    """L6.3 Keep or discard."""
    out[0] = KEEP
    out[1] = DISCARD
    return 2


@kernel
def settle_chosen(s: State, choice: int) -> None:
    """L6.3 The card is resolved; L6.4 a value 1 that placed its block may bring a second card."""
    if choice == KEEP:
        keep_in_display(s, s.seat, s.card)
        announce(s, CARD_KEPT, s.seat, s.card, 0, 0)
    else:
        discard_from_hand(s, s.seat, s.card)
    s.seat = NOBODY
    s.cards_played += 1
    s.pair_region = NONE
    if s.pairs and s.cards_played == 1 and CARD_VALUE[s.card] == 1:
        s.pair_region = s.placed_in
    s.step = CARD_RESOLVED


# What else (L6.4, L6.5)


@kernel
def card_resolved(s: State) -> None:
    """L12.4 The counter-revolution is looked for; then the action goes on, if more can be played.

    The question is left out only where everybody can see that nothing is left: leaving it out because of what is
    hidden in the hand would tell the others (L13.3).
    """
    s.card = 0
    if counter_revolution_check(s):
        return
    s.seat = s.order[s.at - 1]
    if more_may_follow(s) or may_claim(s):
        s.step = FOLLOW
    else:
        end_action(s)


@kernel
def more_may_follow(s: State) -> bool:
    """L6.4, L6.5 Whether, for all that the others know, another card of the hand can be played."""
    open_slot = s.special_played == 0 or s.cards_played == 0 or s.pair_region != NONE
    hand = s.hand[s.seat]
    for i in range(s.hand_n[s.seat]):
        if (open_slot and s.drawn[hand[i]] > 0) or playable(s, hand[i]):
            return True
    return False


@kernel
def follow_choices(s: State, out: Buffer) -> int:
    """L6.4, L6.5 A second card, a Special, or done."""
    n = playable_cards(s, out)
    out[n] = DONE
    return n + 1


@kernel
def follow_chosen(s: State, choice: int) -> None:
    """L6.4, L6.5 The same action goes on, or ends."""
    if choice == DONE:
        end_action(s)
    else:
        play_card(s, choice)
