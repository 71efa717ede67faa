"""What may come, shown before the click: prices and odds of attacks, what dice would do, how near the goals are."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any

from .rules.p01_components import pieces_in_port, room_for_dissidents
from .rules.p03_anarchy import nearest_room
from .rules.p03_elephant import elephant_sphere
from .rules.p03_paying import purse
from .rules.p05_gunboats import attack_target
from .rules.p07_hate import hate_dice, is_protected
from .rules.p10_end import short_of_goal
from .rules.state import EMPTY_SHIP, NOBODY, NONE, OPERATIONS, ROWS, State
from .tables import (
    BARRIER,
    BARRIER_AT,
    BARRIER_COLOUR,
    BARRIER_EDGE,
    BARRIER_NUMBER,
    COLOURS,
    DISTANCE,
    FACTIONS,
    FIRST_BARRIER,
    FIRST_PORT,
    IDEA,
    IDEA_ARROW,
    LAST_PORT,
    PORT,
    PURPLE,
    SEAS,
    SLAVER,
    SLAVER_NUMBER,
    SPHERE,
    SPHERE_SEAS,
    SPHERES,
    YELLOW,
)

FACES = range(1, 7)

# P5.3, P5.4 Attacks


@cache
def chance_to_exceed(dice: int, target: int) -> Fraction:
    """P5.3 How likely so many dice add up to more than the target."""
    if dice == 0:
        return Fraction(int(target < 0))
    return sum((chance_to_exceed(dice - 1, target - face) for face in FACES), Fraction(0)) / 6


def attacks(s: State) -> list[dict[str, Any]]:
    """P5.3 For every slaver still on its border the target, and for 1 to 4 dice the price and the odds."""
    return [attack(s, sea) for sea in range(SEAS) if s.slaver[sea] == NOBODY]


def attack(s: State, sea: int) -> dict[str, Any]:
    """P5.3, P5.4 `chance` is that of taking the slaver, `corruption` that of taking it with corruption."""
    target = attack_target(s, sea)
    own = SLAVER_NUMBER[sea]
    offers = []
    for dice in range(1, 5):
        taken = chance_to_exceed(dice, target)
        corrupt = Fraction(0)
        if dice == 1:
            if own <= target:
                taken += Fraction(1, 6)
            if own <= target or not s.short:
                corrupt = Fraction(1, 6)
        offers.append(
            {
                "dice": dice,
                "price": dice * dice,
                "affordable": dice * dice <= purse(s, 0),
                "chance": float(taken),
                "corruption": float(corrupt),
            }
        )
    return {"sea": SLAVER[sea].key, "target": target, "number": own, "offers": offers}


# P7.1 to P7.4 Hate


def hate(s: State) -> dict[str, Any]:
    """P7.1 How many dice the elephant's port would face as it stands, and what each face would do first."""
    sphere = elephant_sphere(s)
    barriers = [BARRIER_AT[i] for i in range(FIRST_BARRIER[sphere], FIRST_BARRIER[sphere + 1])]
    left = [barrier for barrier in barriers if s.barrier[barrier] == NOBODY]
    return {
        "port": PORT[s.elephant].name,
        "dice": hate_dice(s, s.elephant),
        "faces": {str(face): [_effect(s, b, sphere) for b in left if BARRIER_NUMBER[b] == face] for face in FACES},
    }


def _effect(s: State, barrier: int, sphere: int) -> dict[str, Any]:
    """P7.2 to P7.4 What a barrier would hit: `does` is piece, anarchy, ship, pay or nothing."""
    colour = BARRIER_COLOUR[barrier]
    effect: dict[str, Any] = {"barrier": BARRIER[barrier].key, "colour": COLOURS[colour], "does": "nothing"}
    if colour == YELLOW:
        effect["does"] = "pay" if purse(s, 0) > 0 else "nothing"
    elif colour == PURPLE:
        ships = [SLAVER[sea].key for sea in SPHERE_SEAS[sphere] if sea != NONE and s.ship[sea] == EMPTY_SHIP]
        effect |= {"does": "ship" if ships else "nothing", "seas": ships}
    else:
        full = room_for_dissidents(s, sphere) == 0
        pieces = {}  # each with whether hitting it adds anarchy
        if s.admin[s.elephant] == colour:
            pieces["admin"] = full or s.meeples[colour] == 0
        if s.freed[colour][s.elephant] > 0:
            pieces["meeple"] = full
        effect["pieces"] = pieces
        if pieces:
            effect |= {"does": "piece", "anarchy": all(pieces.values())}
        elif BARRIER_EDGE[barrier] and not is_protected(s, sphere):
            effect["does"] = "anarchy"
    return effect


# P6 The elephant's die


def elephant_faces(s: State) -> dict[str, Any]:
    """P6.1, P6.2 Where each face would take the elephant, and which idea discard; nothing once it is rolled."""
    faces: dict[str, Any] = {}
    if s.phase > OPERATIONS or s.over:
        return faces
    for face in FACES:
        west, east = s.slot[face - 1], s.slot[face - 1 + ROWS]
        arrow = bool(IDEA_ARROW[west])
        sphere = elephant_sphere(s) if s.placed else (elephant_sphere(s) + face) % SPHERES
        faces[str(face)] = {
            "sphere": SPHERE[sphere].key,
            "ports": [PORT[s.elephant].name] if s.placed else _likely_ports(s, sphere),
            "discards": IDEA[east if arrow else west].key,
            "goes_east": IDEA[west].key if arrow else None,
        }
    return faces


def _likely_ports(s: State, sphere: int) -> list[str]:
    """P6.1 The port with most pieces; both where they are level."""
    first, last = FIRST_PORT[sphere], LAST_PORT[sphere]
    most = max(pieces_in_port(s, first), pieces_in_port(s, last))
    return [PORT[port].name for port in sorted({first, last}) if pieces_in_port(s, port) == most]


# P3.4 Anarchy, P10.1 Goals


def overflow(s: State, sphere: int) -> list[str]:
    """P3.4 Where the next disk of a sphere would go: itself, or the nearest with room."""
    nearest = nearest_room(s, sphere)
    rooms = [other for other in range(SPHERES) if s.anarchy[other] < 2 and DISTANCE[sphere][other] == nearest]
    return [SPHERE[other].key for other in rooms]


def goal(s: State, faction: int) -> dict[str, Any]:
    """P10.1 Whether a faction's goal is met as things stand, and how much is missing."""
    short = short_of_goal(s, faction)
    return {"met": short <= 0, "short": max(short, 0), "faction": FACTIONS[faction]}
