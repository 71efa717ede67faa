"""P7.6 Market: the West column closes its gap and is refilled, or the game or its first stage ends."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.events import announce

from .flow import go_on
from .p01_ideas import redeal_discards, refill, slide_down
from .p10_end import end_first_stage, end_game_by_mode
from .state import BEGIN_TURN, DECKS_USED_UP, NONE, SECOND_STAGE_BEGAN, TWO_STAGE, State


@kernel
def refill_market(s: State) -> None:
    """P7.6 Row 6 from the decks; without a card the game ends, P10.4 or its first stage."""
    gap = 0
    while s.slot[gap] != NONE:
        gap += 1
    slide_down(s, gap)
    if refill(s):
        go_on(s, BEGIN_TURN)
        return
    announce(s, DECKS_USED_UP, s.turn, 0, 0, 0)
    if s.mode != TWO_STAGE or s.stage == 2:
        end_game_by_mode(s)
    elif end_first_stage(s):
        begin_second_stage(s)


@kernel
def begin_second_stage(s: State) -> None:
    """P10.4 New decks from all discards; the refill that was due, and on with the next player."""
    s.stage = 2
    redeal_discards(s, 7 if s.factions == 3 else 5)
    announce(s, SECOND_STAGE_BEGAN, s.deck_n[0], s.deck_n[1], 0, 0)
    refill(s)
    go_on(s, BEGIN_TURN)
