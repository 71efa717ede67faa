"""Why a ship, a slaver, a sphere or a barrier is not a choice in a Maritime (P5.1 to P5.4, P8.1, P8.2)."""

from __future__ import annotations

from pileus.games.contract import Message

from .rules import state
from .rules.p01_components import count_ships
from .rules.p03_paying import purse
from .rules.p05_gunboats import can_attack
from .rules.state import CAPITAL, EMPTY_SHIP, MANNED_SHIP, NO_SHIP, NOBODY, State
from .tables import (
    BARRIER,
    BARRIER_SPHERE,
    FACTIONS,
    RED,
    SEA_A,
    SEA_B,
    SLAVER,
    SPHERE,
)


def no_maritime(s: State) -> Message | None:
    """P5.1 An agent on a ship; P8.1 red may do with one in Capital and a ship without one."""
    if count_ships(s, MANNED_SHIP) > 0:
        return None
    if count_ships(s, EMPTY_SHIP) == 0:
        return Message("emancipation-why-not-no-ships", {}, "P5.1")
    if s.faction != RED:
        return nobody_aboard()
    if s.box[RED][CAPITAL] > 0:
        return None
    return Message("emancipation-why-not-nobody-to-board", {"holder": FACTIONS[RED]}, "P8.1")


def nobody_aboard() -> Message:
    """P5.1 There is no agent to pick up."""
    return Message("emancipation-why-not-nobody-aboard", {}, "P5.1")


def to_sea(s: State, kind: str, thing: int) -> Message | None:
    """P8.1 An agent in Capital and a ship without one."""
    if kind != "agent":
        return None
    if thing != CAPITAL:
        return Message("emancipation-why-not-capital-only", {}, "P8.1")
    if s.box[RED][CAPITAL] == 0:
        return Message("emancipation-why-not-capital-empty", {"holder": FACTIONS[RED]}, "P8.1")
    return Message("emancipation-why-not-all-manned", {}, "P8.1")


def man_new_ship(s: State, kind: str, thing: int) -> Message | None:
    """P8.2 The new ship, and an agent in Capital."""
    if kind == "agent":
        return Message("emancipation-why-not-capital-only", {}, "P8.2")
    if kind == "sea" and thing != s.sea:
        return Message("emancipation-why-not-new-ship-only", {"sea": SLAVER[thing].key}, "P8.2")
    return None


def station(s: State, kind: str, thing: int) -> Message | None:
    """P5.1 Any ship, one agent on each (P1.6)."""
    if kind != "sea":
        return None
    reason = "emancipation-why-not-no-ship-there" if s.ship[thing] == NO_SHIP else "emancipation-why-not-ship-manned"
    return Message(reason, {"sea": SLAVER[thing].key}, "P5.1")


# Gunboat Diplomacy (P5.2, P5.3)


def gunboat(s: State, kind: str, thing: int) -> Message | None:
    """P5.2 A disk or a purple barrier of the two spheres, or the slaver between them."""
    if kind == "sphere":
        if thing not in beside(s):
            return sphere_not_beside(s, thing, "P5.2")
        return Message("emancipation-why-not-no-disk", {"sphere": SPHERE[thing].key}, "P5.2")
    if kind == "barrier":
        return _no_gunboat_barrier(s, thing)
    if kind == "sea":
        return _no_attack(s, thing)
    if kind == "dice":
        attack = Message("emancipation-why-not-attack-first", {"sea": SLAVER[s.sea].key}, "P5.2")
        return attack if can_attack(s) else _no_attack(s, s.sea)
    return None


def beside(s: State) -> tuple[int, int]:
    """P5.2 The two spheres beside the ship."""
    return SEA_A[s.sea], SEA_B[s.sea]


def sphere_not_beside(s: State, sphere: int, rule: str) -> Message:
    """P5.2, P5.4 Another sphere than those two."""
    args = {"sphere": SPHERE[sphere].key, "sea": SLAVER[s.sea].key}
    return Message("emancipation-why-not-sphere-not-beside", args, rule)


def barrier_not_beside(s: State, barrier: int, rule: str) -> Message:
    """P5.2, P5.4 A barrier of another sphere than those two."""
    args = {"barrier": BARRIER[barrier].key, "sphere": BARRIER[barrier].sphere, "sea": SLAVER[s.sea].key}
    return Message("emancipation-why-not-barrier-not-beside", args, rule)


def _no_gunboat_barrier(s: State, barrier: int) -> Message:
    """P5.2 Purple, in one of the two spheres, and still there."""
    args = {"barrier": BARRIER[barrier].key}
    if s.barrier[barrier] != NOBODY:
        held = {**args, "holder": FACTIONS[s.barrier[barrier]]}
        return Message("emancipation-why-not-barrier-held", held, "P5.2")
    if BARRIER_SPHERE[barrier] not in beside(s):
        return barrier_not_beside(s, barrier, "P5.2")
    return Message("emancipation-why-not-not-purple", args, "P5.2")


def _no_attack(s: State, sea: int) -> Message:
    """P5.2 The slaver of that border only; P5.3 one die costs one coin."""
    args = {"sea": SLAVER[sea].key}
    if sea != s.sea:
        return Message("emancipation-why-not-other-sea", args, "P5.2")
    if s.slaver[sea] != NOBODY:
        return Message("emancipation-why-not-slaver-gone", {**args, "holder": FACTIONS[s.slaver[sea]]}, "P5.2")
    return Message("emancipation-why-not-no-coin", {**args, "holder": FACTIONS[s.faction]}, "P5.3")


def dice(s: State, kind: str, thing: int) -> Message | None:
    """P5.3 The number of dice squared."""
    if kind != "dice":
        return None
    number = thing + 1
    args = {"dice": number, "cost": number * number, "holder": FACTIONS[s.faction], "most": purse(s, 0)}
    return Message("emancipation-why-not-dice-cost", args, "P5.3")


# Corruption (P5.4)


def corrupt_barrier(s: State, kind: str, thing: int) -> Message | None:
    """P5.4 A barrier of the two spheres that a player holds; anarchy only where there is none."""
    if kind == "barrier":
        if BARRIER_SPHERE[thing] not in beside(s):
            return barrier_not_beside(s, thing, "P5.4")
        args = {"barrier": BARRIER[thing].key, "sphere": BARRIER[thing].sphere}
        return Message("emancipation-why-not-barrier-at-home", args, "P5.4")
    if kind == "sphere":
        if thing not in beside(s):
            return sphere_not_beside(s, thing, "P5.4")
        return Message("emancipation-why-not-barrier-before-anarchy", {"sphere": SPHERE[thing].key}, "P5.4")
    return None


def corrupt_sphere(s: State, kind: str, thing: int) -> Message | None:
    """P5.4 One of the two spheres, since nobody holds a barrier of them."""
    if kind == "sphere":
        return sphere_not_beside(s, thing, "P5.4")
    if kind == "barrier":
        spheres = [SPHERE[sphere].key for sphere in beside(s)]
        return Message("emancipation-why-not-anarchy-instead", {"spheres": spheres}, "P5.4")
    return None


REASONS = {
    state.MAN_NEW_SHIP: man_new_ship,
    state.EXTRA_MARITIME: to_sea,
    state.HOW_MARITIME: to_sea,
    state.STATION: station,
    state.GUNBOAT: gunboat,
    state.DICE: dice,
    state.CORRUPT_BARRIER: corrupt_barrier,
    state.CORRUPT_SPHERE: corrupt_sphere,
}
