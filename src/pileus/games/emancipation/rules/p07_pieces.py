"""P7.2 What becomes of pieces that are driven out of a port; P4.4 does the same to an agent."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.events import announce

from .flow import go_on
from .p01_components import make_dissident, room_for_dissidents, send_home, unfree_meeple
from .p03_anarchy import add_anarchy
from .state import AGENT_SENT_BACK, MEEPLE_DISPLACED, MEEPLE_RETURNED, State


@kernel
def turn_dissident(s: State, faction: int, sphere: int, then: int) -> None:
    """P4.4, P7.2 A meeple of that colour goes to a free dissident space; with none of either, anarchy."""
    if s.meeples[faction] > 0 and room_for_dissidents(s, sphere) > 0:
        make_dissident(s, faction, sphere)
        announce(s, MEEPLE_DISPLACED, faction, sphere, 0, 0)
        go_on(s, then)
    else:
        add_anarchy(s, sphere, then)


@kernel
def drive_out_agent(s: State, port: int, sphere: int, then: int) -> None:
    """P7.2 The Admin agent goes home, and a meeple of its colour becomes a dissident."""
    faction = send_home(s, port)
    announce(s, AGENT_SENT_BACK, faction, port, 0, 0)
    turn_dissident(s, faction, sphere, then)


@kernel
def drive_out_meeple(s: State, faction: int, port: int, sphere: int, then: int) -> None:
    """P7.2 A freed meeple becomes a dissident; with no space it returns to the reserve and anarchy is added."""
    unfree_meeple(s, faction, port)
    if room_for_dissidents(s, sphere) > 0:
        make_dissident(s, faction, sphere)
        announce(s, MEEPLE_DISPLACED, faction, sphere, 0, 0)
        go_on(s, then)
    else:
        announce(s, MEEPLE_RETURNED, faction, port, 0, 0)
        add_anarchy(s, sphere, then)
