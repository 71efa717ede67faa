"""What each choice is worth to the seat to move, step by step."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.layout import Buffer

from ..rules.state import (
    ACT,
    BATTLE_BUTTON,
    CLAIM,
    CLAIM_OR_NOT,
    DECK,
    DECLINE,
    DISCARD_TWO,
    DONE,
    FOLLOW,
    KEEP,
    PASS,
    PLACE,
    PROVINCE_CHOICE,
    REFILL,
    REFRESH_DISCARD,
    SETTLE,
    TAKE,
    TAKE_SECOND,
    TARGET,
    TERROR_CARD,
    USE,
    State,
)
from ..tables import (
    ANYWHERE,
    CARD_CANNON,
    CARD_FACTION,
    CARD_GENERAL,
    CARD_KIND,
    CARD_REGION,
    CARD_VALUE,
    CLUB,
    PROVINCE_REGION,
    WHITE,
)
from .cards import (
    battle_chance,
    battle_worth,
    card_worth,
    general_worth,
    holds_general,
    keep_worth,
    take_worth,
    taken_worth,
)
from .contests import weigh_advances
from .outlook import STAGE, leads_in_blocks, outlook, stage_of
from .placing import ONE, ONE_AT, blocks_worth, gain, greater, look_at_map, look_at_region
from .specials import card_removal_worth, special_worth, target_worth
from .weights import GENERAL_LATE, HOLD_SPECIAL, SECOND_CARD, TRIM


@kernel
def weigh(s: State, out: Buffer, n: int, worth: Buffer, notes: Buffer, weights: Buffer) -> None:
    """By the step that is pending; the most frequent first."""
    step = s.step
    if step == ACT or step == FOLLOW:
        look(s, notes, weights)
        weigh_plays(s, out, n, worth, notes, weights)
    elif step == PLACE:
        look(s, notes, weights)
        weigh_provinces(s, out, n, worth, notes, weights)
    elif step == SETTLE:
        notes[STAGE] = stage_of(s)
        for i in range(n):
            worth[i] = keep_worth(s, notes, weights) if out[i] == KEEP else 0
    elif step == TARGET or step == TERROR_CARD:
        look(s, notes, weights)
        for i in range(n):
            worth[i] = victim_worth(s, out[i], notes, weights)
    elif step == USE:
        look(s, notes, weights)
        for i in range(n):
            battle = out[i] == BATTLE_BUTTON
            worth[i] = (
                token_worth(s, s.card, notes, weights) if battle else card_blocks_worth(s, s.card, notes, weights)
            )
    elif step == REFILL or step == TAKE or step == TAKE_SECOND:
        notes[STAGE] = stage_of(s)
        for i in range(n):
            worth[i] = 0 if out[i] == DONE else taken_worth(s, s.seat, out[i], notes, weights)
    elif step == REFRESH_DISCARD:
        notes[STAGE] = 3
        for i in range(n):
            worth[i] = 0 if out[i] == DONE else weights[TRIM] - card_worth(s, s.seat, out[i], notes, weights)
    elif step == DISCARD_TWO:
        notes[STAGE] = stage_of(s)
        for i in range(n):
            worth[i] = -card_worth(s, s.seat, out[i], notes, weights)
    elif step == CLAIM_OR_NOT:
        for i in range(n):
            worth[i] = 0
    else:
        weigh_advances(s, out, n, worth, notes, weights)
    if s.claimed:
        weigh_claim(s, out, n, worth)


@kernel
def look(s: State, notes: Buffer, weights: Buffer) -> None:
    """The outlook of the seat to move."""
    outlook(s, s.seat, notes, weights)
    look_at_map(s, notes)


@kernel
def weigh_claim(s: State, out: Buffer, n: int, worth: Buffer) -> None:
    """L12.5 The end, for whoever wins by it."""
    for i in range(n):
        if out[i] == CLAIM:
            worth[i] = 5000 if leads_in_blocks(s, s.seat, WHITE) else -5000


# Playing cards (L6.1 to L6.8)


@kernel
def weigh_plays(s: State, out: Buffer, n: int, worth: Buffer, notes: Buffer, weights: Buffer) -> None:
    """L6.1 Cards of the hand, of the row, the deck, or nothing. A Special leaves the action open (L6.5)."""
    best = 0
    for i in range(n):
        choice = out[i]
        if choice == PASS or choice == DONE or choice == CLAIM:
            worth[i] = 0
        elif choice == DECK or choice == s.row[0] or choice == s.row[1] or choice == s.row[2]:
            worth[i] = take_worth(s, s.seat, choice, notes, weights)
            best = greater(best, worth[i])
        elif CARD_KIND[choice] <= CLUB:
            worth[i] = play_worth(s, choice, notes, weights)
            best = greater(best, worth[i])
    for i in range(n):
        choice = out[i]
        if choice < DECK and CARD_KIND[choice] > CLUB and not in_row(s, choice):
            worth[i] = special_worth(s, choice, notes, weights) - weights[HOLD_SPECIAL]
            if s.cards_played == 0:
                worth[i] += best


@kernel
def in_row(s: State, card: int) -> bool:
    """L6.6 A face-up card."""
    return card == s.row[0] or card == s.row[1] or card == s.row[2]


@kernel
def play_worth(s: State, card: int, notes: Buffer, weights: Buffer) -> int:
    """L6.2 A Club or Personality: for blocks or for battle; L6.4 with what may follow."""
    worth = card_blocks_worth(s, card, notes, weights)
    if s.cards_played == 0:
        if CARD_VALUE[card] == 1 and s.pairs:
            worth += second_worth(s, card, notes, weights) * weights[SECOND_CARD] // 100
        if CARD_CANNON[card] and s.turn >= 2:
            worth = greater(worth, token_worth(s, card, notes, weights))
    if CARD_GENERAL[card]:
        worth += general_worth(s, s.seat, notes, weights) - weights[GENERAL_LATE + notes[STAGE]]
    return worth


@kernel
def card_blocks_worth(s: State, card: int, notes: Buffer, weights: Buffer) -> int:
    """L6.2a Its blocks, where they may go."""
    region = CARD_REGION[card] if s.cards_played == 0 else s.pair_region
    return blocks_worth(s, CARD_FACTION[card], CARD_VALUE[card], region, notes, weights)


@kernel
def second_worth(s: State, card: int, notes: Buffer, weights: Buffer) -> int:
    """L6.4 The best second card of a pair."""
    region = CARD_REGION[card]
    if region == ANYWHERE:
        look_at_region(s, ANYWHERE, CARD_FACTION[card], 1, notes, weights)
        if notes[ONE_AT] == 0:
            return 0
        region = PROVINCE_REGION[notes[ONE_AT]]
    best = 0
    for i in range(s.hand_n[s.seat]):
        other = s.hand[s.seat][i]
        if other != card and CARD_VALUE[other] == 1 and (CARD_KIND[other] == CLUB or CARD_REGION[other] == region):
            best = greater(best, blocks_worth(s, CARD_FACTION[other], 1, region, notes, weights))
    return best


@kernel
def token_worth(s: State, card: int, notes: Buffer, weights: Buffer) -> int:
    """L6.2b A token in the Battle Box."""
    general = CARD_GENERAL[card] == 1 or holds_general(s, s.seat, card)
    before = battle_chance(s, s.seat, 0, general, notes, weights)
    after = battle_chance(s, s.seat, 1, general, notes, weights)
    return battle_worth(s, s.seat, after - before, weights)


@kernel
def weigh_provinces(s: State, out: Buffer, n: int, worth: Buffer, notes: Buffer, weights: Buffer) -> None:
    """L6.2a Where the next block goes: alone, or the first of several."""
    faction = CARD_FACTION[s.card]
    look_at_region(s, s.where, faction, 1, notes, weights)
    usual = notes[ONE]
    for i in range(n):
        if out[i] == CLAIM:
            continue
        province = out[i] - PROVINCE_CHOICE
        best = -9999
        for blocks in range(1, s.blocks_left + 1):
            if s.height[s.seat][province] + blocks <= 3:
                best = greater(
                    best, gain(s, province, faction, blocks, notes, weights) + (s.blocks_left - blocks) * usual
                )
        worth[i] = best


@kernel
def victim_worth(s: State, choice: int, notes: Buffer, weights: Buffer) -> int:
    """L11 The stack or card that a Special hits."""
    if choice >= DECLINE:
        return 0
    if s.step == TERROR_CARD:
        return card_removal_worth(s, choice, notes, weights)
    return target_worth(s, s.card, choice, notes, weights)
