"""Why a port, a piece, a ship, a sphere or a faction is not a choice once luck strikes (P3.4, P6, P7)."""

from __future__ import annotations

from pileus.games.contract import Message

from .rules import state
from .rules.p03_elephant import elephant_sphere
from .rules.p06_elephant import destination
from .rules.p07_pogroms import POGROM_COLOUR
from .rules.state import MANNED_SHIP, NOBODY, State
from .tables import FACTIONS, PORT, PORT_SPHERE, SEA_A, SEA_B, SLAVER, SPHERE
from .why_not_actions import choose_port


def move_elephant(s: State, kind: str, thing: int) -> Message | None:
    """P6.1 The two ports of the sphere that the die leads to."""
    if kind not in ("port", "admin", "meeple"):
        return None
    if PORT_SPHERE[thing] == destination(s):
        return choose_port(thing)
    args = {"die": s.die, "sphere": SPHERE[destination(s)].key, "port": PORT[thing].name}
    return Message("emancipation-why-not-elephant-die", args, "P6.1")


# Hate (P7.2, P7.4)


def hate_piece(s: State, kind: str, thing: int) -> Message | None:
    """P7.2 The agent or a meeple in the elephant's port; dissidents are left alone."""
    args = {"port": PORT[s.elephant].name}
    if kind == "dissident":
        return Message("emancipation-why-not-hate-dissident", args, "P7.2")
    if kind in ("admin", "meeple"):
        return Message("emancipation-why-not-hate-port", args, "P7.2")
    return None


def lose_ship(s: State, kind: str, thing: int) -> Message | None:
    """P7.4 One of the two ships beside the elephant's sphere."""
    if kind != "sea":
        return None
    args = {"sea": SLAVER[thing].key, "sphere": SPHERE[elephant_sphere(s)].key}
    return Message("emancipation-why-not-ship-not-beside", args, "P7.4")


# Pogroms (P7.5)


def next_sphere(s: State, kind: str, thing: int) -> Message | None:
    """P7.5 Two disks, and no die yet."""
    if kind != "sphere":
        return None
    args = {"sphere": SPHERE[thing].key, "disks": s.anarchy[thing]}
    reason = "emancipation-why-not-pogrom-rolled" if s.rolled[thing] else "emancipation-why-not-no-pogrom"
    return Message(reason, args, "P7.5")


def pogrom_piece(s: State, kind: str, thing: int) -> Message | None:
    """P7.5 A piece of the colour that the die names, in that sphere; agents on ships are left alone."""
    colour = POGROM_COLOUR[s.die]
    args = {"sphere": SPHERE[s.pogrom].key, "die": s.die, "faction": FACTIONS[colour]}
    if kind == "sea" and s.ship[thing] == MANNED_SHIP and s.pogrom in (SEA_A[thing], SEA_B[thing]):
        return Message("emancipation-why-not-pogrom-ship", {"sea": SLAVER[thing].key}, "P7.5")
    if kind not in ("admin", "meeple", "dissident"):
        return None
    if (thing if kind == "dissident" else PORT_SPHERE[thing]) != s.pogrom:
        return Message("emancipation-why-not-pogrom-elsewhere", args, "P7.5")
    if kind == "dissident":
        return Message("emancipation-why-not-pogrom-dissident", args, "P7.5")
    here = {**args, "port": PORT[thing].name}
    if kind == "meeple":
        return Message("emancipation-why-not-pogrom-meeple", here, "P7.5")
    if s.admin[thing] == NOBODY:
        return Message("emancipation-why-not-pogrom-admin", here, "P7.5")
    return Message("emancipation-why-not-pogrom-agent", {**here, "holder": FACTIONS[s.admin[thing]]}, "P7.5")


# Anarchy (P3.4)


def anarchy_from(s: State, kind: str, thing: int) -> Message | None:
    """P3.4 A player with a disk."""
    if kind != "faction":
        return None
    return Message("emancipation-why-not-no-disk-left", {"holder": FACTIONS[thing]}, "P3.4")


def overflow(s: State, kind: str, thing: int) -> Message | None:
    """P3.4 The nearest spheres with room."""
    if kind != "sphere":
        return None
    if s.anarchy[thing] == 2:
        return Message("emancipation-why-not-sphere-full", {"sphere": SPHERE[thing].key}, "P3.4")
    args = {"sphere": SPHERE[s.unrest].key, "beyond": SPHERE[thing].key}
    return Message("emancipation-why-not-farther", args, "P3.4")


REASONS = {
    state.MOVE_ELEPHANT: move_elephant,
    state.HATE_PIECE: hate_piece,
    state.LOSE_SHIP: lose_ship,
    state.NEXT_SPHERE: next_sphere,
    state.POGROM_PIECE: pogrom_piece,
    state.ANARCHY_FROM: anarchy_from,
    state.OVERFLOW: overflow,
}
