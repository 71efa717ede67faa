"""For whom something is good (P10): oneself, everybody, or a rival."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.layout import Buffer

from ..rules.p10_end import in_play, short_of_goal
from ..rules.state import COMPETITIVE, State
from ..tables import GREEN, RED, WHITE
from .weights import GOAL, RIVAL

# Places in the notes.
COMMON = 1  # 1 while all win or lose together
SHORT = 2  # + faction: 1 if its goal is missed as things stand and counts


@kernel
def is_common(s: State) -> bool:
    """P10.2, P10.4 Do all win or lose together?"""
    return s.mode != COMPETITIVE and s.stage == 1


@kernel
def see_sides(s: State, notes: Buffer) -> None:
    """What the worth of points depends on."""
    notes[COMMON] = 1 if is_common(s) else 0
    for faction in range(3):
        counts = notes[COMMON] == 1 and in_play(s, faction) and short_of_goal(s, faction) > -1
        notes[SHORT + faction] = 1 if counts else 0


@kernel
def point(s: State, faction: int, notes: Buffer, weights: Buffer) -> int:
    """P9.1 What a VP of a faction is worth to the player."""
    if faction == s.faction:
        return 100
    if not in_play(s, faction):
        return 0
    return 100 if notes[COMMON] else -weights[RIVAL]


@kernel
def meeple_worth(s: State, faction: int, notes: Buffer, weights: Buffer) -> int:
    """P9.1 A meeple on a slave space; P10.1 of any colour it serves white's goal."""
    return point(s, faction, notes, weights) + notes[SHORT + WHITE] * weights[GOAL]


@kernel
def barrier_worth(s: State, faction: int, notes: Buffer, weights: Buffer) -> int:
    """P9.1 A barrier held; P10.1 it serves green's goal."""
    return point(s, faction, notes, weights) + notes[SHORT + GREEN] * weights[GOAL]


@kernel
def slaver_worth(s: State, faction: int, notes: Buffer, weights: Buffer) -> int:
    """P9.1 A slaver held; P10.1 it serves red's goal."""
    return point(s, faction, notes, weights) + notes[SHORT + RED] * weights[GOAL]


@kernel
def agent_worth(s: State, faction: int, notes: Buffer, weights: Buffer) -> int:
    """P9.1 An agent on the map; P10.1 a red one serves red's goal."""
    worth = point(s, faction, notes, weights)
    return worth + notes[SHORT + RED] * weights[GOAL] if faction == RED else worth


@kernel
def turns_left(s: State) -> int:
    """P7.6 Turns to come after this one, of all factions; in the first of two stages the second is not seen."""
    return s.deck_n[0] + s.deck_n[1]


@kernel
def own_turns_left(s: State) -> int:
    """P3.1 Turns of the faction to come."""
    return turns_left(s) // s.factions
