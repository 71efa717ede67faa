"""What a network reads of a table to tell who will win: of one seat, and of what all share.

All hands are read: a look ahead is judged in a world that was dealt, not in the true one. Votes are those of an
election that came now. Whatever is changed here the network must learn again (tools/learn.py).
"""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.layout import Buffer

from ..rules.l01_components import blocks_on_cards
from ..rules.l07_battle import has_general
from ..rules.l12_end import blocks_in_stacks, royalist_count
from ..rules.state import REFRESH_PHASE, State
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
SHOWN_CARDS = FEATURES + 23
SHOWN_BLOCKS = FEATURES + 24  # + faction
SHOWN_GENERAL = FEATURES + 27
MAP_BLOCKS = FEATURES + 28  # + faction
STACKS = FEATURES + 31  # + height - 1
LED = FEATURES + 34
LEVEL = FEATURES + 35
LED_POINTS = FEATURES + 36
LEVEL_POINTS = FEATURES + 37
PARIS_AHEAD = FEATURES + 38  # of a stack of one's own
TOKENS = FEATURES + 39
TOKENS_AHEAD = FEATURES + 40
PRESENT = FEATURES + 41
PLACE_IN_ORDER = FEATURES + 42
WAITS = FEATURES + 43
WHITE_FLEURS = FEATURES + 44
WHITE_AHEAD = FEATURES + 45
RED_AHEAD = FEATURES + 46
OF_SEAT = 47

# Of all.
TURN = FEATURES + OF_SEAT  # + turn - 1
ROUNDS = TURN + 4
ENDING = TURN + 5
SUPPLY = TURN + 6  # + faction
LEAST_SUPPLY = TURN + 9
FLEURS_TAKEN = TURN + 10
ALL_VOTES = TURN + 11  # + faction
RULES = TURN + 14  # + faction
OPPOSES = TURN + 17  # + faction
EDITION = TURN + 20
SEATS_TAKEN = TURN + 21
REFRESHING = TURN + 22
OF_ALL = 23

# What reading needs besides.
WHITE_NEAR = TURN + OF_ALL  # + seat: blocks in stacks and on cards shown or held,
RED_NEAR = WHITE_NEAR + SEATS  # + seat
READ = RED_NEAR + SEATS  # the first place that is free


@kernel
def read_all(s: State, notes: Buffer, weights: Buffer) -> None:
    """What all seats share; works out what each seat's own needs."""
    notes[STAGE] = AT_HAND
    expect_votes(s, notes, weights)
    expect_government(notes, weights)
    for turn in range(4):
        notes[TURN + turn] = 1 if s.turn == turn + 1 else 0
    notes[ROUNDS] = s.rounds
    notes[ENDING] = s.ending
    least = s.supply[0]
    for faction in range(3):
        notes[SUPPLY + faction] = s.supply[faction]
        if s.supply[faction] < least:
            least = s.supply[faction]
        notes[ALL_VOTES + faction] = notes[TOTAL + faction] // 10
        notes[RULES + faction] = notes[RULE + faction]
        notes[OPPOSES + faction] = notes[OPPOSE + faction]
    notes[LEAST_SUPPLY] = least
    notes[FLEURS_TAKEN] = royalist_count(s)
    notes[EDITION] = s.edition
    notes[SEATS_TAKEN] = s.players
    notes[REFRESHING] = 1 if s.phase == REFRESH_PHASE else 0
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
    tokens = 0
    white = 0
    red = 0
    for other in range(s.players):
        if other != seat:
            lead = s.vp[seat] - s.vp[other]
            ahead = lead if lead < ahead else ahead
            tokens = s.battle[other] if s.battle[other] > tokens else tokens
            white = notes[WHITE_NEAR + other] if notes[WHITE_NEAR + other] > white else white
            red = notes[RED_NEAR + other] if notes[RED_NEAR + other] > red else red
    notes[POINTS_AHEAD] = ahead
    notes[TOKENS] = s.battle[seat]
    notes[TOKENS_AHEAD] = s.battle[seat] - tokens
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
            now = s.at - 1 if s.rounds > 0 else s.at
            notes[WAITS] = place - now if place >= now else place - now + s.players


@kernel
def read_cards(s: State, seat: int, notes: Buffer) -> None:
    """L6.3 Hand and display."""
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
    for i in range(s.display_n[seat]):
        card = s.display[seat][i]
        notes[SHOWN_BLOCKS + CARD_FACTION[card]] += CARD_VALUE[card]
    notes[SHOWN_CARDS] = s.display_n[seat]
    notes[SHOWN_GENERAL] = 1 if has_general(s, seat) else 0


@kernel
def read_map(s: State, seat: int, notes: Buffer) -> None:
    """L6.2a, L8.2 Stacks, and what they lead in as things stand."""
    for province in range(1, PROVINCES + 1):
        height = s.height[seat][province]
        if height == 0:
            continue
        faction = s.faction[seat][province]
        notes[MAP_BLOCKS + faction] += height
        notes[STACKS + (height if height < 3 else 3) - 1] += 1
        top = 0
        for other in range(s.players):
            if other != seat and s.height[other][province] > top:
                top = s.height[other][province]
        if province == PARIS:
            notes[PARIS_AHEAD] = height - top
        if height > top:
            notes[LED] += 1
            notes[LED_POINTS] += PROVINCE_VP[province]
            if faction == WHITE and has_fleur(province):
                notes[WHITE_FLEURS] += 1
        elif height == top:
            notes[LEVEL] += 1
            notes[LEVEL_POINTS] += PROVINCE_VP[province]
