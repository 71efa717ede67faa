"""What blocks are worth: in a province, on a card (L6.2a)."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.layout import Buffer

from ..rules.l01_components import unused_tokens
from ..rules.l06_placement import as_many_as_possible, province_of, provinces_of, space
from ..rules.l12_end import COUNTER_REVOLUTION_FLEURS, royalist_count
from ..rules.state import State
from ..tables import FLEURS, PARIS, PROVINCE_VP, WHITE
from .outlook import (
    PROSPECT,
    SEAT_NOTE,
    SECOND,
    SHIFT,
    STAGE,
    TOP,
    TOP_SEAT,
    TOP_STACKS,
    hold_chance,
    leads_in_blocks,
    read_province,
)
from .weights import DRAIN, FUTURE, PROVINCE_POINTS, ROYAL, ROYAL_LATE

# Places in the notes.
FLEURS_HELD = 64  # L12.3, of the seven that end the game
ROYALIST = 65  # 1 if the seat would win a counter-revolution, else -1
LEAST = 66  # L6.9: the colour of which there is least
ONE, TWO, THREE = 67, 68, 69  # the best a region offers for blocks in one province, ...
ONE_AT, NEXT_ONE, THIRD_ONE = 70, 71, 72  # and the next best for single ones


@kernel
def look_at_map(s: State, notes: Buffer) -> None:
    """What placing needs besides the outlook."""
    seat = notes[SEAT_NOTE]
    notes[FLEURS_HELD] = 0
    notes[ROYALIST] = -1
    if s.turn >= 2:
        notes[FLEURS_HELD] = royalist_count(s)
        if notes[FLEURS_HELD] >= 3 and leads_in_blocks(s, seat, WHITE):
            notes[ROYALIST] = 1
    least = 0
    for faction in range(3):
        if s.supply[faction] < s.supply[least]:
            least = faction
    notes[LEAST] = least


@kernel
def has_fleur(province: int) -> bool:
    """L1.1 Does the province carry a fleur-de-lis?"""
    for i in range(len(FLEURS)):
        if FLEURS[i] == province:
            return True
    return False


@kernel
def stack_worth(s: State, province: int, faction: int, height: int, notes: Buffer, weights: Buffer) -> int:
    """What a stack of one's own would be worth there, given the others' (`read_province` without one's own)."""
    seat = notes[SEAT_NOTE]
    top = notes[TOP]
    chance = 0
    worth = 0
    if height > 0:
        chance = hold_chance(notes, weights, height - top)
        votes = height if province == PARIS else 1
        worth = chance * votes * notes[SHIFT + 3 * seat + faction]
        worth += chance * PROVINCE_VP[province] * weights[PROVINCE_POINTS + s.turn]
        worth += chance * (height if province != PARIS else 0) * weights[FUTURE + s.turn]
    if top > 0:
        rival = notes[TOP_SEAT]
        against = height if height > notes[SECOND] else notes[SECOND]
        held = hold_chance(notes, weights, top - against)
        votes = top if province == PARIS else 1
        worth -= held * votes * notes[SHIFT + 3 * rival + s.faction[rival][province]]
        worth -= held * PROVINCE_VP[province] * weights[PROVINCE_POINTS + s.turn] // s.players
    return worth // 100 + royal_worth(s, province, faction, height, notes, weights)


@kernel
def royal_worth(s: State, province: int, faction: int, height: int, notes: Buffer, weights: Buffer) -> int:
    """L12.3 One fleur-de-lis more for white: near seven it decides the game."""
    held = notes[FLEURS_HELD]
    if held < 3 or not has_fleur(province):
        return 0
    top = notes[TOP]
    white = False
    if height > top:
        white = faction == WHITE
    elif top > height and notes[TOP_STACKS] == 1:
        white = s.faction[notes[TOP_SEAT]][province] == WHITE
    if not white:
        return 0
    if held > COUNTER_REVOLUTION_FLEURS:
        held = COUNTER_REVOLUTION_FLEURS
    return notes[ROYALIST] * weights[ROYAL + held] * weights[ROYAL_LATE + s.turn] // 100


@kernel
def gain(s: State, province: int, faction: int, blocks: int, notes: Buffer, weights: Buffer) -> int:
    """What so many blocks more in a province are worth."""
    seat = notes[SEAT_NOTE]
    read_province(s, province, seat, notes)
    height = s.height[seat][province]
    before = stack_worth(s, province, faction, height, notes, weights)
    return stack_worth(s, province, faction, height + blocks, notes, weights) - before


@kernel
def look_at_region(s: State, region: int, faction: int, most: int, notes: Buffer, weights: Buffer) -> None:
    """The best that blocks of a faction can do in a region: one, two and three in one province, and single ones."""
    seat = notes[SEAT_NOTE]
    notes[ONE] = -9999
    notes[TWO] = -9999
    notes[THREE] = -9999
    notes[NEXT_ONE] = -9999
    notes[THIRD_ONE] = -9999
    notes[ONE_AT] = 0
    may_start = unused_tokens(s, seat) > 0
    for i in range(provinces_of(region)):
        province = province_of(region, i)
        if province == 0:
            continue
        height = s.height[seat][province]
        fits = space(s, seat, province, faction)
        if fits == 0 or (height == 0 and not may_start):
            continue
        read_province(s, province, seat, notes)
        before = stack_worth(s, province, faction, height, notes, weights)
        one = stack_worth(s, province, faction, height + 1, notes, weights) - before
        if one > notes[ONE]:
            notes[THIRD_ONE] = notes[NEXT_ONE]
            notes[NEXT_ONE] = notes[ONE]
            notes[ONE] = one
            notes[ONE_AT] = province
        elif one > notes[NEXT_ONE]:
            notes[THIRD_ONE] = notes[NEXT_ONE]
            notes[NEXT_ONE] = one
        elif one > notes[THIRD_ONE]:
            notes[THIRD_ONE] = one
        if most > 1 and fits > 1:
            two = stack_worth(s, province, faction, height + 2, notes, weights) - before
            if two > notes[TWO]:
                notes[TWO] = two
        if most > 2 and fits > 2:
            three = stack_worth(s, province, faction, height + 3, notes, weights) - before
            if three > notes[THREE]:
                notes[THREE] = three


@kernel
def blocks_worth(s: State, faction: int, value: int, region: int, notes: Buffer, weights: Buffer) -> int:
    """L6.2a What VALUE blocks of a faction are worth where they may go."""
    blocks = as_many_as_possible(s, notes[SEAT_NOTE], faction, region, value)
    if blocks == 0:
        return 0
    look_at_region(s, region, faction, blocks, notes, weights)
    one = notes[ONE]
    worth = one
    if blocks == 2:
        worth = greater(notes[TWO], one + notes[NEXT_ONE])
    elif blocks == 3:
        apart = greater(notes[TWO] + one, one + notes[NEXT_ONE] + notes[THIRD_ONE])
        worth = greater(notes[THREE], apart)
    return worth + drain_worth(s, faction, blocks, notes, weights)


@kernel
def greater(a: int, b: int) -> int:
    """The greater of two."""
    return a if a > b else b


@kernel
def drain_worth(s: State, faction: int, blocks: int, notes: Buffer, weights: Buffer) -> int:
    """L6.9 Whoever stands well wants the phase to end, the others do not."""
    if notes[STAGE] == 0 or notes[STAGE] == 3 or faction != notes[LEAST]:
        return 0
    ahead = notes[PROSPECT] - 1000 // s.players
    return blocks * ahead * weights[DRAIN] // 100
