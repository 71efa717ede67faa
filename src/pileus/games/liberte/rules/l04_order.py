"""L4 Order of play."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.events import announce
from pileus.kernel.luck import random_below

from .state import PLACE_IN_ORDER, State


@kernel
def settle_order(s: State) -> None:
    """L4.2 Most VP first; ties at random: shuffled, then sorted without disturbing equals."""
    for place in range(s.players - 1, 0, -1):
        other = random_below(s, place + 1)
        seat = s.order[place]
        s.order[place] = s.order[other]
        s.order[other] = seat
    for place in range(1, s.players):
        seat = s.order[place]
        before = place
        while before > 0 and s.vp[s.order[before - 1]] < s.vp[seat]:
            s.order[before] = s.order[before - 1]
            before -= 1
        s.order[before] = seat
    for place in range(s.players):
        announce(s, PLACE_IN_ORDER, s.order[place], place + 1, 0, 0)
