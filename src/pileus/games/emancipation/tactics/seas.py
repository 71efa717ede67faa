"""Ships and gunboats (P5.1 to P5.4): what they can take, and the odds of an attack."""

from __future__ import annotations

from itertools import product

from pileus.kernel.backend import kernel
from pileus.kernel.layout import Buffer

from ..rules.p01_components import disks_left
from ..rules.p03_paying import purse
from ..rules.p05_gunboats import attack_target
from ..rules.state import EMPTY_SHIP, MANNED_SHIP, NOBODY, State
from ..tables import PURPLE, SEA_A, SEA_B, SEAS, SLAVER_NUMBER
from .dangers import loss_worth
from .finance import price
from .sides import barrier_worth, point, slaver_worth
from .weights import FIRST_DISK, RETURNED, SECOND_DISK

THROWS = tuple(product(range(1, 7), repeat=4))
WAYS = tuple(  # by dice and target, how many of the 1296 throws of four dice show a greater sum on so many of them
    tuple(sum(sum(throw[:dice]) > target for throw in THROWS) for target in range(25)) for dice in range(1, 5)
)


@kernel
def attack_worth(s: State, sea: int, dice: int, notes: Buffer, weights: Buffer) -> int:
    """P5.3, P5.4 An attack with so many dice: the odds, the coins, corruption."""
    target = attack_target(s, sea)
    if target > 24:
        target = 24
    ways = WAYS[dice - 1][target]
    worth = slaver_worth(s, s.faction, notes, weights)
    if dice == 1:
        if SLAVER_NUMBER[sea] <= target:
            ways += 216  # bribed
        worth -= weights[RETURNED]
    return worth * ways // 1296 - price(dice * dice, notes)


@kernel
def best_attack(s: State, sea: int, notes: Buffer, weights: Buffer) -> int:
    """P5.3 The best number of dice one can pay for."""
    coins = purse(s, 0)
    best = -9999
    for dice in range(1, 5):
        if dice * dice <= coins:
            worth = attack_worth(s, sea, dice, notes, weights)
            if worth > best:
                best = worth
    return best


@kernel
def disk_worth(s: State, sphere: int, notes: Buffer, weights: Buffer) -> int:
    """P5.2 A disk taken from a sphere."""
    worth = point(s, s.faction, notes, weights) + loss_worth(s, disks_left(s), weights) + weights[FIRST_DISK]
    return worth + weights[SECOND_DISK] if s.anarchy[sphere] > 1 else worth


@kernel
def gunboat_worth(s: State, sea: int, notes: Buffer, weights: Buffer) -> int:
    """P5.2 The best a gunboat can do on a sea border."""
    best = 0
    for i in range(2):
        sphere = SEA_A[sea] if i == 0 else SEA_B[sea]
        worth = 0
        if s.anarchy[sphere] > 0:
            worth = disk_worth(s, sphere, notes, weights)
        if s.colours[PURPLE][sphere] > 0:
            taken = barrier_worth(s, s.faction, notes, weights)
            if taken > worth:
                worth = taken
        if worth > best:
            best = worth
    if s.slaver[sea] == NOBODY and purse(s, 0) > 0:
        worth = best_attack(s, sea, notes, weights)
        if worth > best:
            best = worth
    return best


@kernel
def best_station(s: State, notes: Buffer, weights: Buffer) -> int:
    """P5.1, P8.1 The best an agent can do on a ship without one."""
    best = 0
    for sea in range(SEAS):
        if s.ship[sea] == EMPTY_SHIP:
            worth = gunboat_worth(s, sea, notes, weights)
            if worth > best:
                best = worth
    return best


@kernel
def fleet_worth(s: State, notes: Buffer, weights: Buffer) -> int:
    """P5.1 What a Maritime brings: a gunboat for each agent on ships, roughly the best of all ships."""
    agents = 0
    total = 0
    ships = 0
    best = 0
    for sea in range(SEAS):
        if s.ship[sea] != 0:
            worth = gunboat_worth(s, sea, notes, weights)
            total += worth
            ships += 1
            if worth > best:
                best = worth
            if s.ship[sea] == MANNED_SHIP:
                agents += 1
    if agents == 0:
        return 0
    return best + (agents - 1) * (total // ships)
