"""L6.2a, L6.2c Blocks on the map: where they may go, and how many must."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.events import announce
from pileus.kernel.layout import Buffer

from ..tables import ANYWHERE, CARD_FACTION, EVERY_PROVINCE, PROVINCE_REGION, PROVINCES, REGION_PROVINCES
from .l01_components import place_block, unused_tokens
from .state import BLOCK_PLACED, END_TRIGGERED, PLACE, PROVINCE_CHOICE, State


@kernel
def provinces_of(region: int) -> int:
    """How many places `province_of` counts."""
    return PROVINCES if region == ANYWHERE else 5


@kernel
def province_of(region: int, i: int) -> int:
    """The i-th province of a region, or of France; 0 for none."""
    return EVERY_PROVINCE[i] if region == ANYWHERE else REGION_PROVINCES[region][i]


@kernel
def space(s: State, seat: int, province: int, faction: int) -> int:
    """L6.2a Blocks of a faction that fit in a province, given a token for a new stack."""
    height = s.height[seat][province]
    if height > 0:
        return 3 - height if s.faction[seat][province] == faction else 0
    return 3 if s.stacks[province] < 3 else 0


@kernel
def as_many_as_possible(s: State, seat: int, faction: int, region: int, value: int) -> int:
    """L6.2c The least of VALUE, supply of the colour, and room."""
    most = value if value < s.supply[faction] else s.supply[faction]
    tokens = unused_tokens(s, seat)
    room = 0
    for i in range(provinces_of(region)):
        province = province_of(region, i)
        if province == 0:
            continue
        fits = space(s, seat, province, faction)
        if fits > 0 and s.height[seat][province] == 0:
            if tokens == 0:
                continue
            tokens -= 1
        room += fits
        if room >= most:
            return most
    return room


@kernel
def place_choices(s: State, out: Buffer) -> int:
    """L6.2a Every province of the region where one more block fits."""
    faction = CARD_FACTION[s.card]
    may_start = unused_tokens(s, s.seat) > 0
    n = 0
    for i in range(provinces_of(s.where)):
        province = province_of(s.where, i)
        if province == 0:
            continue
        if (may_start or s.height[s.seat][province] > 0) and space(s, s.seat, province, faction) > 0:
            out[n] = PROVINCE_CHOICE + province
            n += 1
    return n


@kernel
def put_block(s: State, province: int) -> None:
    """L6.2a One block; L6.9 an empty supply triggers the end of the phase, for good."""
    faction = CARD_FACTION[s.card]
    place_block(s, province, s.seat, faction)
    s.blocks_left -= 1
    s.placed_in = PROVINCE_REGION[province]
    announce(s, BLOCK_PLACED, s.seat, province, faction, s.height[s.seat][province])
    if s.supply[faction] == 0 and s.ending == 0:
        s.ending = 1
        announce(s, END_TRIGGERED, faction, 0, 0, 0)


@kernel
def ask_or_place(s: State) -> bool:
    """L6.2a Ask for the next province; where all splits are one, the blocks are placed. Was it asked?

    Any single legal block leaves room one smaller, so block by block every split of L6.2c can be reached and no other.
    """
    while s.blocks_left > 0:
        faction = CARD_FACTION[s.card]
        may_start = unused_tokens(s, s.seat) > 0
        ways = 0
        capacity = 0
        only = 0
        for i in range(provinces_of(s.where)):
            province = province_of(s.where, i)
            if province > 0 and (may_start or s.height[s.seat][province] > 0):
                fits = space(s, s.seat, province, faction)
                if fits > 0:
                    ways += 1
                    capacity += fits
                    only = province
                    if ways > 1 and capacity > s.blocks_left:
                        s.step = PLACE
                        return True
        put_block(s, only)  # one province, or all of them filled to the brim
    return False
