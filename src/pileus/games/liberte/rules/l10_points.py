"""L10 Victory points, presence."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.events import announce

from .l01_components import mark_lost_battle, return_votes
from .l08_contests import contenders, open_contest
from .l12_end import end_game
from .state import (
    AWARD_OPPOSITION,
    BEGIN_TURN,
    BREAK_POINTS_TIE,
    END_ELECTION,
    FIRST_CONTESTED,
    FOUR_TURNS,
    NONE,
    OPPOSITION_CONTESTED,
    POINTS_SCORED,
    POINTS_TIED,
    PRESENCE_GAINED,
    SECOND_CONTESTED,
    VOTES_RETURNED,
    State,
)

# Which award of L10.1 a contest is about, for the words.
FIRST_IN_GOVERNMENT = 1
SECOND_IN_GOVERNMENT = 2
FIRST_IN_OPPOSITION = 3


@kernel
def most_votes_below(s: State, faction: int, limit: int) -> int:
    """L10.1 The holders of the most votes of a faction, fewer than a limit, become the contenders. How many votes?"""
    most = 0
    for seat in range(s.players):
        votes = s.votes[seat][faction]
        if most < votes < limit:
            most = votes
    for seat in range(s.players):
        s.contender[seat] = 1 if most > 0 and s.votes[seat][faction] == most else 0
    return most


@kernel
def score_contenders(s: State, award: int, alone: int, shared: int) -> None:
    """L10.1, L10.4 The points of an award to the one contender left, or to each of those still tied."""
    points = alone if contenders(s) == 1 else shared
    for seat in range(s.players):
        if s.contender[seat]:
            s.vp[seat] += points
            announce(s, POINTS_SCORED, seat, points, award, s.contested)


@kernel
def award_first(s: State) -> None:
    """L10.1 Most votes of the government's colour."""
    s.contested = s.government
    most_votes_below(s, s.government, 99)
    for seat in range(s.players):
        s.rival[seat] = s.contender[seat]
    if contenders(s) > 1:
        open_points_contest(s, FIRST_IN_GOVERNMENT, FIRST_CONTESTED)
    else:
        first_contested(s)


@kernel
def open_points_contest(s: State, award: int, after: int) -> None:
    """L10.2 Repeated among those still tied until broken or nobody advances."""
    announce(s, POINTS_TIED, award, s.contested, contenders(s), 0)
    open_contest(s, BREAK_POINTS_TIE, 1, after)


@kernel
def first_contested(s: State) -> None:
    """L10.1 5 VP, or L10.4 3 VP each; second place: L10.3 a loser of the tie, else L10.4 the next most votes."""
    score_contenders(s, FIRST_IN_GOVERNMENT, 5, 3)
    losers = 0
    votes = 0
    for seat in range(s.players):
        if s.contender[seat]:
            votes = s.votes[seat][s.government]
        elif s.rival[seat]:
            losers += 1
    if losers > 0:
        for seat in range(s.players):
            s.contender[seat] = 1 if s.rival[seat] and not s.contender[seat] else 0
    else:
        most_votes_below(s, s.government, votes)
    if contenders(s) > 1:
        open_points_contest(s, SECOND_IN_GOVERNMENT, SECOND_CONTESTED)
    else:
        second_contested(s)


@kernel
def second_contested(s: State) -> None:
    """L10.1 2 VP; L10.4 1 VP each to those still tied."""
    score_contenders(s, SECOND_IN_GOVERNMENT, 2, 1)
    s.step = AWARD_OPPOSITION


@kernel
def award_opposition(s: State) -> None:
    """L10.1 Most votes of the opposition's colour."""
    if s.opposition == NONE:
        s.step = END_ELECTION
        return
    s.contested = s.opposition
    most_votes_below(s, s.opposition, 99)
    if contenders(s) > 1:
        open_points_contest(s, FIRST_IN_OPPOSITION, OPPOSITION_CONTESTED)
    else:
        opposition_contested(s)


@kernel
def opposition_contested(s: State) -> None:
    """L10.1 3 VP; L10.4 2 VP each to those still tied."""
    score_contenders(s, FIRST_IN_OPPOSITION, 3, 2)
    s.step = END_ELECTION


@kernel
def end_election(s: State) -> None:
    """L10.5 Presence; L10.6 votes return, lost battles get their blocks, the next turn or the end."""
    s.contested = NONE
    for seat in range(s.players):
        s.presence[seat] = 1 if s.votes[seat][s.government] > 0 else 0
        if s.presence[seat]:
            announce(s, PRESENCE_GAINED, seat, s.government, 0, 0)
    return_votes(s)
    announce(s, VOTES_RETURNED, 0, 0, 0, 0)
    for turn in range(2, 5):
        mark_lost_battle(s, turn)
    if s.turn == 4:
        end_game(s, FOUR_TURNS)
    else:
        s.step = BEGIN_TURN
