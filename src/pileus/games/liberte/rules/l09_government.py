"""L9 The new government."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.events import announce

from ..tables import BLUE, CARD_FACTION, CARD_VALUE, RED, WHITE
from .l08_contests import advance_chosen, open_contest, open_pass
from .state import (
    AWARD_FIRST,
    DECLINE,
    END_ELECTION,
    FACTIONS_TIED,
    GOVERNMENT_FORMED,
    LIFT_FACTION,
    NO_VOTES,
    NONE,
    OPPOSITION_FORMED,
    SEEK_GOVERNMENT,
    SEEK_OPPOSITION,
    State,
)


@kernel
def votes_for(s: State, faction: int) -> int:
    """L9.2 Blocks of a faction held as votes."""
    total = 0
    for seat in range(s.players):
        total += s.votes[seat][faction]
    return total


@kernel
def seek_government(s: State) -> None:
    """L9.1 Most votes; L9.2 with no votes at all red governs and nothing else happens."""
    s.government = NONE
    s.opposition = NONE
    if votes_for(s, BLUE) + votes_for(s, WHITE) + votes_for(s, RED) == 0:
        s.government = RED
        announce(s, NO_VOTES, RED, 0, 0, 0)
        s.step = END_ELECTION
    else:
        seek_faction(s, SEEK_GOVERNMENT)


@kernel
def seek_opposition(s: State) -> None:
    """L9.1, L9.6 Second most, read from the markers; a faction without votes is never the opposition (L9.2)."""
    if votes_for(s, BLUE) + votes_for(s, WHITE) + votes_for(s, RED) == votes_for(s, s.government):
        s.step = AWARD_FIRST
    else:
        seek_faction(s, SEEK_OPPOSITION)


@kernel
def seek_faction(s: State, sought: int) -> None:
    """L9.1 The one faction farthest along the track, or a contest among those level there (L9.3)."""
    level = 0
    found = 0
    for faction in range(3):
        s.tied[faction] = 0
        if votes_for(s, faction) > 0 and faction != s.government:
            if found == 0 or s.track[faction] > level:
                level = s.track[faction]
            found = 1
    tied = 0
    for faction in range(3):
        if votes_for(s, faction) > 0 and faction != s.government and s.track[faction] == level:
            s.tied[faction] = 1
            tied += 1
    if tied == 1:
        seat_faction(s, best_by_order(s))
        return
    announce(s, FACTIONS_TIED, s.tied[BLUE], s.tied[WHITE], s.tied[RED], 1 if sought == SEEK_GOVERNMENT else 2)
    for seat in range(s.players):
        s.contender[seat] = 1  # L9.3: players without votes or interest may take part
    open_contest(s, LIFT_FACTION, 1, sought)


@kernel
def lift_chosen(s: State, choice: int) -> None:
    """L9.3 A card advanced for its faction: the total counts, or the best single card."""
    if choice != DECLINE:
        faction = CARD_FACTION[choice]
        if s.highest == 0:
            s.total[faction] += CARD_VALUE[choice]
        elif CARD_VALUE[choice] > s.total[faction]:
            s.total[faction] = CARD_VALUE[choice]
    advance_chosen(s, choice)


@kernel
def faction_pass_over(s: State) -> None:
    """L9.5 Repeated among the factions level at the top, until broken or nobody advances."""
    top = 0
    for faction in range(3):
        if s.total[faction] > top:
            top = s.total[faction]
    if top == 0:
        seat_faction(s, best_by_order(s))
        return
    left = 0
    for faction in range(3):
        if s.total[faction] < top:
            s.tied[faction] = 0
        left += s.tied[faction]
    if left == 1:
        winner = best_by_order(s)
        move_losers_back(s, winner)
        seat_faction(s, winner)
    else:
        open_pass(s)


@kernel
def best_by_order(s: State) -> int:
    """L9.5 Radicals before Moderates before Royalists."""
    if s.tied[RED]:
        return RED
    return BLUE if s.tied[BLUE] else WHITE


@kernel
def move_losers_back(s: State, winner: int) -> None:
    """L9.4 One space, once. First edition: those that were tied; second: all at that level or lower."""
    level = s.track[winner]
    for faction in range(3):
        if faction == winner or faction == s.government:
            continue
        if s.track[faction] == level or (s.edition == 2 and s.track[faction] < level):
            s.track[faction] -= 1


@kernel
def seat_faction(s: State, faction: int) -> None:
    """L9.1 First the government, then the opposition."""
    if s.government == NONE:
        s.government = faction
        announce(s, GOVERNMENT_FORMED, faction, votes_for(s, faction), 0, 0)
        s.step = SEEK_OPPOSITION
    else:
        s.opposition = faction
        announce(s, OPPOSITION_FORMED, faction, votes_for(s, faction), 0, 0)
        s.step = AWARD_FIRST
