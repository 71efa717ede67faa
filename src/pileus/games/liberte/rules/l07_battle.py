"""L7 Battle."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.events import announce

from ..tables import BATTLE_VP, CARD_GENERAL
from .l01_components import mark_lost_battle
from .l08_contests import contenders, open_contest, the_contender
from .l12_end import counter_revolution_check
from .state import (
    ADVANCE_GENERAL,
    ARMY_LED,
    BATTLE_CONTESTED,
    BATTLE_LOST,
    BATTLE_PHASE,
    BEGIN_ELECTION,
    END_BATTLE,
    NEXT_CLAIM,
    PHASE_BEGAN,
    State,
)


@kernel
def has_general(s: State, seat: int) -> bool:
    """L7.1 A General in the display."""
    for i in range(s.display_n[seat]):
        if CARD_GENERAL[s.display[seat][i]]:
            return True
    return False


@kernel
def begin_battle(s: State) -> None:
    """L7.2 The eligible player (L7.1) with most tokens leads; L7.3 a tie is contested; L7.4 nobody: lost."""
    s.phase = BATTLE_PHASE
    announce(s, PHASE_BEGAN, BATTLE_PHASE, 0, 0, 0)
    most = 1
    for seat in range(s.players):
        if has_general(s, seat) and s.battle[seat] > most:
            most = s.battle[seat]
    for seat in range(s.players):
        s.contender[seat] = 1 if has_general(s, seat) and s.battle[seat] == most else 0
    if contenders(s) > 1:
        open_contest(s, ADVANCE_GENERAL, 0, BATTLE_CONTESTED)
    else:
        decide_battle(s)


@kernel
def decide_battle(s: State) -> None:
    """L7.2, L7.4 One contender left leads the army; otherwise the battle is lost."""
    if contenders(s) == 1:
        leader = the_contender(s)
        s.vp[leader] += BATTLE_VP[s.turn]
        announce(s, ARMY_LED, leader, s.turn, BATTLE_VP[s.turn], 0)
    else:
        s.lost[s.turn] = 1
        announce(s, BATTLE_LOST, s.turn, 0, 0, 0)
        mark_lost_battle(s, s.turn)  # an older debt waits for the election
    s.step = END_BATTLE


@kernel
def end_battle(s: State) -> None:
    """L7.5 All tokens return; L12.4 a lost battle may bring the counter-revolution."""
    for seat in range(s.players):
        s.battle[seat] = 0
    if s.lost[s.turn] > 0 and counter_revolution_check(s):
        return
    s.at = 0
    s.step = NEXT_CLAIM if s.claimed else BEGIN_ELECTION
