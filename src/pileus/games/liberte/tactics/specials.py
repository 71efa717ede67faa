"""What Special cards can do (L11): the worth of each target, and of the best one."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.layout import Buffer

from ..rules.l07_battle import has_general
from ..rules.l11_specials import hits_card, hits_map, hits_stack
from ..rules.state import STACK_CHOICE, State
from ..tables import CARD_GENERAL, CARD_KIND, PARIS, PROVINCE_VP, PROVINCES, SEATS, TERROR
from .cards import battle_chance, battle_worth, display_worth
from .outlook import SEAT_NOTE, TOP, hold_chance, read_province
from .placing import stack_worth
from .weights import FUTURE, PROVINCE_POINTS


@kernel
def removal_worth(s: State, province: int, owner: int, blocks: int, notes: Buffer, weights: Buffer) -> int:
    """L11.1, L11.3, L11.6 What it is worth to remove blocks from a stack."""
    seat = notes[SEAT_NOTE]
    faction = s.faction[owner][province]
    if owner == seat:
        read_province(s, province, seat, notes)
        height = s.height[seat][province]
        left = stack_worth(s, province, faction, height - blocks, notes, weights)
        return left - stack_worth(s, province, faction, height, notes, weights)
    own = s.faction[seat][province]
    height = s.height[seat][province]
    read_province(s, province, seat, notes)
    before = stack_worth(s, province, own, height, notes, weights)
    hurt = owner_loss(s, province, owner, blocks, notes, weights)
    s.height[owner][province] -= blocks
    read_province(s, province, seat, notes)
    after = stack_worth(s, province, own, height, notes, weights)
    s.height[owner][province] += blocks
    return after - before + hurt


@kernel
def owner_loss(s: State, province: int, owner: int, blocks: int, notes: Buffer, weights: Buffer) -> int:
    """A part of what the owner of a stack loses, whatever it does to oneself: rivals divide what there is."""
    read_province(s, province, owner, notes)
    height = s.height[owner][province]
    lost = hold_chance(notes, weights, height - notes[TOP]) - hold_chance(notes, weights, height - blocks - notes[TOP])
    if height == blocks:
        lost = hold_chance(notes, weights, height - notes[TOP])
    return (
        lost * (40 + PROVINCE_VP[province] * weights[PROVINCE_POINTS + s.turn]) // 100
        + blocks * weights[FUTURE + s.turn]
    ) // s.players


@kernel
def card_removal_worth(s: State, card: int, notes: Buffer, weights: Buffer) -> int:
    """L11.2, L11.4 to L11.6 What it is worth to remove a card from a display."""
    seat = notes[SEAT_NOTE]
    owner = display_of(s, card)
    worth = display_worth(s, owner, card, notes, weights)
    if CARD_GENERAL[card] and s.turn >= 2 and generals(s, owner) == 1:
        led = battle_worth(s, owner, battle_chance(s, owner, 0, True, notes, weights), weights)
        if owner == seat:
            worth += led
        else:
            own = battle_chance(s, seat, 0, has_general(s, seat), notes, weights)
            worth += led * (50 + own) // 100
    if owner == seat:
        return -worth
    return worth // 3


@kernel
def generals(s: State, seat: int) -> int:
    """L7.1 Generals in a display."""
    count = 0
    for i in range(s.display_n[seat]):
        count += CARD_GENERAL[s.display[seat][i]]
    return count


@kernel
def display_of(s: State, card: int) -> int:
    """Whose display a card is in."""
    for seat in range(s.players):
        for i in range(s.display_n[seat]):
            if s.display[seat][i] == card:
                return seat
    return 0


@kernel
def target_worth(s: State, card: int, choice: int, notes: Buffer, weights: Buffer) -> int:
    """L11 What a Special does to one target."""
    kind = CARD_KIND[card]
    if not hits_map(kind):
        return card_removal_worth(s, choice, notes, weights)
    province = (choice - STACK_CHOICE) // SEATS + 1
    owner = (choice - STACK_CHOICE) % SEATS
    blocks = s.height[owner][province] if kind == TERROR else 1
    return removal_worth(s, province, owner, blocks, notes, weights)


@kernel
def special_worth(s: State, card: int, notes: Buffer, weights: Buffer) -> int:
    """L11 What a Special does to its best target; others' stacks that win something are looked at."""
    seat = notes[SEAT_NOTE]
    kind = CARD_KIND[card]
    best = -9999
    if hits_map(kind):
        for province in range(1, PROVINCES + 1):
            if s.stacks[province] > 0 and (s.height[seat][province] > 0 or matters(s, province)):
                for owner in range(s.players):
                    if owner != seat and s.height[owner][province] > 0 and hits_stack(s, kind, province, owner):
                        blocks = s.height[owner][province] if kind == TERROR else 1
                        worth = removal_worth(s, province, owner, blocks, notes, weights)
                        if worth > best:
                            best = worth
        return best
    for owner in range(s.players):
        if owner != seat:
            for i in range(s.display_n[owner]):
                if hits_card(kind, s.display[owner][i]):
                    worth = card_removal_worth(s, s.display[owner][i], notes, weights)
                    if worth > best:
                        best = worth
    return best


@kernel
def matters(s: State, province: int) -> bool:
    """Paris, a province with VP, or one where somebody has a high stack."""
    if province == PARIS or PROVINCE_VP[province] > 0:
        return True
    for seat in range(s.players):
        if s.height[seat][province] > 1:
            return True
    return False
