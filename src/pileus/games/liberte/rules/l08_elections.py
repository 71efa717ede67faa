"""L8 Provincial elections.

A tie (L8.3) is the only decision in this phase: beats decide province after province until one is tied.
"""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.events import announce

from ..tables import ELECTION_ORDER, PARIS, PROVINCE_VP, PROVINCES, RED
from .l01_components import remove_blocks, take_votes
from .l08_contests import contenders, open_contest, the_contender
from .l12_end import end_game
from .state import (
    BREAK_TIE,
    ELECTION_PHASE,
    END_PROVINCES,
    LANDSLIDE,
    NEXT_PROVINCE,
    NONE,
    PHASE_BEGAN,
    PROVINCE_CLEARED,
    PROVINCE_SCORED,
    PROVINCE_TIED,
    SEEK_GOVERNMENT,
    TIE_CONTESTED,
    TIE_UNBROKEN,
    VOTES_TAKEN,
    State,
)

LANDSLIDE_VOTES = 17


@kernel
def begin_election(s: State) -> None:
    """L8.1 Nobody is present in the government any more, all markers at 0."""
    s.phase = ELECTION_PHASE
    announce(s, PHASE_BEGAN, ELECTION_PHASE, 0, 0, 0)
    for seat in range(s.players):
        s.presence[seat] = 0
    for faction in range(3):
        s.track[faction] = 0
    s.opposition = NONE
    s.province_at = 0
    s.step = NEXT_PROVINCE


@kernel
def next_province(s: State) -> None:
    """L8.1 Second edition: by number; first: region by region. L8.2 Without stacks there is no election."""
    while s.province_at < PROVINCES:
        province = ELECTION_ORDER[2 - s.edition][s.province_at]
        s.province_at += 1
        if s.stacks[province] > 0:
            elect_province(s, province)
            return
    s.province = 0
    s.step = END_PROVINCES


@kernel
def elect_province(s: State, province: int) -> None:
    """L8.2 The single highest stack wins; stacks are never added up. L8.3 A tie is contested."""
    s.province = province
    top = 0
    for seat in range(s.players):
        if s.height[seat][province] > top:
            top = s.height[seat][province]
    for seat in range(s.players):
        s.contender[seat] = 1 if s.height[seat][province] == top else 0
    if contenders(s) > 1:
        announce(s, PROVINCE_TIED, province, top, contenders(s), 0)
        open_contest(s, BREAK_TIE, 1 if province == PARIS else 0, TIE_CONTESTED)  # L8.5
    else:
        win_province(s, province, the_contender(s))


@kernel
def win_province(s: State, province: int, seat: int) -> None:
    """L8.2 One block becomes a vote; in Paris the whole stack does (L8.5). Points by L8.6."""
    votes = s.height[seat][province] if province == PARIS else 1
    faction = take_votes(s, province, seat, votes)
    announce(s, VOTES_TAKEN, seat, province, faction, votes)
    if s.turn >= 3 and PROVINCE_VP[province] > 0:
        s.vp[seat] += PROVINCE_VP[province]
        announce(s, PROVINCE_SCORED, seat, province, PROVINCE_VP[province], 0)
    s.step = NEXT_PROVINCE


@kernel
def end_tie(s: State) -> None:
    """L8.4 The winner of a broken tie takes his vote first; then all blocks left in the province return."""
    if contenders(s) == 1:
        win_province(s, s.province, the_contender(s))
    else:
        announce(s, TIE_UNBROKEN, s.province, 0, 0, 0)
    for seat in range(s.players):
        if s.height[seat][s.province] > 0:
            remove_blocks(s, s.province, seat, s.height[seat][s.province])
    announce(s, PROVINCE_CLEARED, s.province, 0, 0, 0)
    s.step = NEXT_PROVINCE


@kernel
def red_votes(s: State) -> int:
    """L8.8 Red blocks held as votes by everybody."""
    total = 0
    for seat in range(s.players):
        total += s.votes[seat][RED]
    return total


@kernel
def end_provinces(s: State) -> None:
    """L8.8 Seventeen red votes end the game before a government is formed."""
    if red_votes(s) >= LANDSLIDE_VOTES:
        end_game(s, LANDSLIDE)
    else:
        s.step = SEEK_GOVERNMENT
