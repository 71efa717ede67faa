"""What a network reads of a table at the start of a turn to tell who will win: of one seat, and of what all share.

All hands are read: a look ahead is judged in a world that was dealt, not in the true one. Votes are those of an
election that came now. Whatever is changed here the network must learn again (tools/learn.py).
"""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.layout import Buffer

from ..rules.l01_components import blocks_on_cards
from ..rules.l12_end import blocks_in_stacks, royalist_count
from ..rules.state import State
from ..tables import (
    CARD_CANNON,
    CARD_FACTION,
    CARD_GENERAL,
    CARD_KIND,
    CARD_VALUE,
    CLUB,
    PARIS,
    PROVINCE_VP,
    PROVINCES,
    RED,
    SEATS,
    WHITE,
)
from .outlook import AT_HAND, OPPOSE, RULE, STAGE, TOTAL, VOTES, expect_government, expect_votes, prospect
from .placing import has_fleur

FEATURES = 128  # their place in the notes: of a seat, then of all

# Of a seat.
POINTS = FEATURES
POINTS_AHEAD = FEATURES + 1  # of the best other
COMING_POINTS = FEATURES + 2
VOTES_COMING = FEATURES + 3  # + faction
VOTES_AHEAD = FEATURES + 6  # + faction, of the best other
HAND_BLOCKS = FEATURES + 9  # + faction
HAND_CARDS = FEATURES + 12
HAND_CLUBS = FEATURES + 13
HAND_HIGH = FEATURES + 14
HAND_GENERALS = FEATURES + 15
HAND_CANNONS = FEATURES + 16
HAND_SPECIALS = FEATURES + 17  # + kind - 2
MAP_BLOCKS = FEATURES + 23  # + faction
STACKS = FEATURES + 26  # of one block, of more
LED = FEATURES + 28
LEVEL = FEATURES + 29
LED_POINTS = FEATURES + 30
LEVEL_POINTS = FEATURES + 31
PARIS_AHEAD = FEATURES + 32
PRESENT = FEATURES + 33
PLACE_IN_ORDER = FEATURES + 34
WHITE_FLEURS = FEATURES + 35
WHITE_AHEAD = FEATURES + 36
RED_AHEAD = FEATURES + 37
OF_SEAT = 38

# Of all.
TURN = FEATURES + OF_SEAT  # + turn - 2
SUPPLY = TURN + 3  # + faction
LEAST_SUPPLY = TURN + 6
FLEURS_TAKEN = TURN + 7
ALL_VOTES = TURN + 8  # + faction
RULES = TURN + 11  # + faction
OPPOSES = TURN + 14  # + faction
GOVERNMENT = TURN + 17  # + faction
EDITION = TURN + 20
SEATS_TAKEN = TURN + 21
OF_ALL = 22

# What reading needs besides.
WHITE_NEAR = TURN + OF_ALL  # + seat: blocks in stacks and on cards held,
RED_NEAR = WHITE_NEAR + SEATS  # + seat
READ = RED_NEAR + SEATS  # the first place that is free


@kernel
def read_all(s: State, notes: Buffer, weights: Buffer) -> None:
    """What all seats share; works out what each seat's own needs."""
    notes[STAGE] = AT_HAND
    expect_votes(s, notes, weights)
    expect_government(notes, weights)
    for i in range(3):
        notes[TURN + i] = 1 if s.turn == i + 2 else 0
    least = s.supply[0]
    for faction in range(3):
        notes[SUPPLY + faction] = s.supply[faction]
        if s.supply[faction] < least:
            least = s.supply[faction]
        notes[ALL_VOTES + faction] = notes[TOTAL + faction] // 10
        notes[RULES + faction] = notes[RULE + faction]
        notes[OPPOSES + faction] = notes[OPPOSE + faction]
        notes[GOVERNMENT + faction] = 1 if s.government == faction else 0
    notes[LEAST_SUPPLY] = least
    notes[FLEURS_TAKEN] = royalist_count(s)
    notes[EDITION] = s.edition
    notes[SEATS_TAKEN] = s.players
    for seat in range(s.players):
        notes[WHITE_NEAR + seat] = blocks_in_stacks(s, seat, WHITE) + blocks_on_cards(s, seat, WHITE)
        notes[RED_NEAR + seat] = blocks_in_stacks(s, seat, RED) + blocks_on_cards(s, seat, RED)


@kernel
def read_seat(s: State, seat: int, notes: Buffer, weights: Buffer) -> None:
    """What is a seat's own, after `read_all`."""
    for i in range(OF_SEAT):
        notes[FEATURES + i] = 0
    notes[POINTS] = s.vp[seat]
    notes[COMING_POINTS] = prospect(s, seat, notes, weights) // 10
    read_cards(s, seat, notes)
    read_map(s, seat, notes)
    ahead = 99
    white = 0
    red = 0
    for other in range(s.players):
        if other != seat:
            lead = s.vp[seat] - s.vp[other]
            ahead = lead if lead < ahead else ahead
            white = notes[WHITE_NEAR + other] if notes[WHITE_NEAR + other] > white else white
            red = notes[RED_NEAR + other] if notes[RED_NEAR + other] > red else red
    notes[POINTS_AHEAD] = ahead
    notes[WHITE_AHEAD] = notes[WHITE_NEAR + seat] - white
    notes[RED_AHEAD] = notes[RED_NEAR + seat] - red
    notes[PRESENT] = s.presence[seat]
    for faction in range(3):
        own = notes[VOTES + 3 * seat + faction]
        most = 0
        for other in range(s.players):
            if other != seat and notes[VOTES + 3 * other + faction] > most:
                most = notes[VOTES + 3 * other + faction]
        notes[VOTES_COMING + faction] = own // 10
        notes[VOTES_AHEAD + faction] = (own - most) // 10
    for place in range(s.players):
        if s.order[place] == seat:
            notes[PLACE_IN_ORDER] = place


@kernel
def read_cards(s: State, seat: int, notes: Buffer) -> None:
    """L5.1 The hand, into which the display has come back."""
    for i in range(s.hand_n[seat]):
        card = s.hand[seat][i]
        kind = CARD_KIND[card]
        if kind > CLUB:
            notes[HAND_SPECIALS + kind - 2] += 1
            continue
        notes[HAND_BLOCKS + CARD_FACTION[card]] += CARD_VALUE[card]
        if kind == CLUB:
            notes[HAND_CLUBS] += 1
        if CARD_VALUE[card] == 3:
            notes[HAND_HIGH] += 1
        notes[HAND_GENERALS] += CARD_GENERAL[card]
        notes[HAND_CANNONS] += CARD_CANNON[card]
    notes[HAND_CARDS] = s.hand_n[seat]


@kernel
def read_map(s: State, seat: int, notes: Buffer) -> None:
    """L6.2a, L8.2 Stacks, and what they lead in as things stand."""
    for province in range(1, PROVINCES + 1):
        height = s.height[seat][province]
        top = 0
        for other in range(s.players):
            if other != seat and s.height[other][province] > top:
                top = s.height[other][province]
        if province == PARIS:
            notes[PARIS_AHEAD] = height - top
        if height == 0:
            continue
        faction = s.faction[seat][province]
        notes[MAP_BLOCKS + faction] += height
        notes[STACKS + (0 if height == 1 else 1)] += 1
        if height > top:
            notes[LED] += 1
            notes[LED_POINTS] += PROVINCE_VP[province]
            if faction == WHITE and has_fleur(province):
                notes[WHITE_FLEURS] += 1
        elif height == top:
            notes[LEVEL] += 1
            notes[LEVEL_POINTS] += PROVINCE_VP[province]
