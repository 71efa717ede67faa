"""Which card to advance in a contest, if any (L7.3, L8.3, L9.3, L10.2)."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.layout import Buffer

from ..rules.l08_contests import may_advance
from ..rules.state import (
    ADVANCE_GENERAL,
    BREAK_TIE,
    DECLINE,
    FIRST_CONTESTED,
    LIFT_FACTION,
    NONE,
    OPPOSITION_CONTESTED,
    State,
)
from ..tables import BATTLE_VP, CARD_FACTION, CARD_VALUE, PARIS, PROVINCE_VP
from .cards import card_worth
from .outlook import OPPOSE, RULE, SHIFT, outlook, prospect
from .weights import BATTLE, SPEND, TIE_CARD

AWARD = 73  # place in the notes: what the contest is worth


@kernel
def prize(s: State, notes: Buffer, weights: Buffer) -> int:
    """What it is worth to win the contest under way."""
    seat = s.seat
    if s.contest == ADVANCE_GENERAL:
        return BATTLE_VP[s.turn] * weights[BATTLE]
    if s.contest == BREAK_TIE:
        outlook(s, seat, notes, weights)
        votes = s.height[seat][s.province] if s.province == PARIS else 1
        vote = votes * notes[SHIFT + 3 * seat + s.faction[seat][s.province]]
        return vote + PROVINCE_VP[s.province] * (100 if s.turn >= 3 else 0)
    if s.after == FIRST_CONTESTED:
        return 300  # 5 instead of 2, or of 3 each
    return 200 if s.after == OPPOSITION_CONTESTED else 120  # 3 or 2 each; 2 or 1 each


@kernel
def weigh_advances(s: State, out: Buffer, n: int, worth: Buffer, notes: Buffer, weights: Buffer) -> None:
    """L8.9 The least card that wins as things stand; none where none can."""
    if s.contest == LIFT_FACTION:
        weigh_lifts(s, out, n, worth, notes, weights)
        return
    award = prize(s, notes, weights)
    top = 0
    for other in range(s.players):
        if s.bid[other] > top:
            top = s.bid[other]
    for i in range(n):
        card = out[i]
        if card >= DECLINE:
            worth[i] = 0
            continue
        chance = 0
        if CARD_VALUE[card] > top:
            chance = 100 - answer_chance(s, CARD_VALUE[card])
        elif CARD_VALUE[card] == top and s.repeats:
            chance = 40
        worth[i] = award * chance // 100 - spent_worth(s, card, notes, weights)


@kernel
def answer_chance(s: State, value: int) -> int:
    """L8.7 How likely somebody after oneself advances as much or more: displays are public."""
    chance = 0
    for place in range(s.asked, s.players):
        other = s.order[place]
        if s.contender[other]:
            best = 0
            for i in range(s.display_n[other]):
                card = s.display[other][i]
                if may_advance(s, other, card) and CARD_VALUE[card] > best:
                    best = CARD_VALUE[card]
            if best > value:
                chance = 70 if chance < 70 else 85
            elif best == value and chance < 50:
                chance = 50
    return chance


@kernel
def spent_worth(s: State, card: int, notes: Buffer, weights: Buffer) -> int:
    """L8.7 An advanced card is lost: for the contests to come, and for the hand of the next turn."""
    worth = card_worth(s, s.seat, card, notes, weights) * weights[SPEND + s.turn] // 100
    return worth + CARD_VALUE[card] * weights[TIE_CARD] // 2


@kernel
def weigh_lifts(s: State, out: Buffer, n: int, worth: Buffer, notes: Buffer, weights: Buffer) -> None:
    """L9.3 What it would bring if a card's faction won the tie; those already advanced count."""
    seat = s.seat
    outlook(s, seat, notes, weights)
    for faction in range(3):
        notes[AWARD + 1 + faction] = seated_worth(s, seat, faction, notes, weights) if s.tied[faction] else 0
    usual = faction_ahead(s, -1, 0)
    for i in range(n):
        card = out[i]
        if card >= DECLINE:
            worth[i] = 0
            continue
        ahead = faction_ahead(s, CARD_FACTION[card], CARD_VALUE[card])
        difference = notes[AWARD + 1 + ahead] - notes[AWARD + 1 + usual]
        worth[i] = difference * 70 // 100 - spent_worth(s, card, notes, weights)


@kernel
def faction_ahead(s: State, faction: int, value: int) -> int:
    """L9.3, L9.5 The faction that would win the tie as things stand, with one card more."""
    best = -1
    most = -1
    for i in range(3):
        candidate = 2 if i == 0 else i - 1  # Radicals before Moderates before Royalists
        if s.tied[candidate]:
            total = s.total[candidate]
            if candidate == faction:
                if s.highest == 0:
                    total += value
                elif value > total:
                    total = value
            if total > most:
                most = total
                best = candidate
    return best


@kernel
def seated_worth(s: State, seat: int, faction: int, notes: Buffer, weights: Buffer) -> int:
    """L10.1 What a seat would score with that faction in government, or as the opposition."""
    for other in range(3):
        notes[RULE + other] = 100 if other == s.government else 0
        notes[OPPOSE + other] = 0
    if s.government == NONE:
        notes[RULE + faction] = 100
        for other in range(3):
            if other != faction and s.tied[other]:
                notes[OPPOSE + other] = 100  # L9.4: it was level with the winner
    else:
        notes[OPPOSE + faction] = 100
    return prospect(s, seat, notes, weights)
