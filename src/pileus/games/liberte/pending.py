"""What is pending in a position: read as it is, laid only where it fits the table.

A position may come from anybody, so nothing here is believed: every field has its range, the seat to move follows from
the order of play, and each step brings its own conditions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pileus.kernel.layout import copied

from .rules.l03_turn import choices
from .rules.l06_placement import as_many_as_possible
from .rules.l08_elections import LANDSLIDE_VOTES, red_votes
from .rules.l12_end import COUNTER_REVOLUTION_FLEURS, royalist_count
from .rules.state import (
    ACT,
    ACTION_PHASE,
    ADVANCE_GENERAL,
    BATTLE_CONTESTED,
    BATTLE_PHASE,
    BREAK_POINTS_TIE,
    BREAK_TIE,
    CHOICES,
    CLAIM_OR_NOT,
    COUNTER_REVOLUTION,
    DECK,
    DISCARD_TWO,
    ELECTION_PHASE,
    END_PROVINCES,
    FIRST_CONTESTED,
    FOLLOW,
    FOUR_TURNS,
    LANDSLIDE,
    LIFT_FACTION,
    NOBODY,
    NONE,
    OPPOSITION_CONTESTED,
    PASS_OVER,
    PLACE,
    REFILL,
    REFRESH_DISCARD,
    REFRESH_PHASE,
    SECOND_CONTESTED,
    SEEK_GOVERNMENT,
    SEEK_OPPOSITION,
    SETTLE,
    TAKE,
    TAKE_SECOND,
    TARGET,
    TERROR_CARD,
    TIE_CONTESTED,
    USE,
    State,
)
from .tables import CARD_CANNON, CARD_FACTION, CARD_KIND, CARDS, CLUB, PROVINCES, REGIONS, SEATS, TERROR

FIELDS: dict[str, tuple[int, int]] = {  # the fields that a phase sets itself when it begins afresh, and their ranges
    "step": (ACT, PASS_OVER),
    "seat": (NOBODY, SEATS - 1),
    "over": (0, COUNTER_REVOLUTION),
    "at": (0, SEATS),
    "rounds": (0, 60),
    "rounds_before": (0, 240),
    "busy": (0, 1),
    "idle_rounds": (0, 1),
    "ending": (0, 1),
    "votes": (0, 30),
    "track": (-3, 30),
    "lost": (0, 2),
    "card": (0, CARDS),
    "blocks_left": (0, 3),
    "where": (NONE, REGIONS - 1),
    "placed_in": (NONE, REGIONS - 1),
    "cards_played": (0, 2),
    "special_played": (0, 1),
    "pair_region": (NONE, REGIONS - 1),
    "owed": (0, 2),
    "taking": (0, DECK),
    "province_at": (0, PROVINCES),
    "province": (0, PROVINCES),
    "contest": (0, BREAK_POINTS_TIE),
    "after": (0, PASS_OVER),
    "repeats": (0, 1),
    "contender": (0, 1),
    "rival": (0, 1),
    "bid": (0, 3),
    "asked": (0, SEATS),
    "contested": (NONE, 2),
    "tied": (0, 1),
    "total": (0, 18),
}


def read_pending(s: State) -> dict[str, Any]:
    """What is under way, by the names of the fields."""
    return {name: copied(getattr(s, name)) for name in FIELDS}


def lay_pending(s: State, pending: dict[str, Any]) -> str | None:
    """Write what is pending into a state whose table is laid. What does not fit, or None."""
    shapes = {field.name: field.shape for field in State.FIELDS}
    for name, value in pending.items():
        if name not in FIELDS:
            return f"pending has no field {name}"
        if not _fits(shapes[name], value, *FIELDS[name]):
            return f"pending {name} cannot be {str(value)[:60]}"
        setattr(s, name, copied(value))
    return None


def _fits(shape: tuple[int, ...], value: Any, low: int, high: int) -> bool:
    if not shape:
        return type(value) is int and low <= value <= high
    return isinstance(value, list) and len(value) == shape[0] and all(_fits(shape[1:], v, low, high) for v in value)


def pending_is_possible(s: State) -> bool:
    """Whether what is pending fits the table: the step its phase, the seat the order, the rest the step."""
    if s.over:
        return s.seat == NOBODY and _ended(s)
    if s.seat == NOBODY:  # between decisions a position may begin where all votes are counted
        return s.phase == ELECTION_PHASE and s.step == END_PROVINCES
    if s.seat >= s.players or s.step not in STEPS:
        return False
    phase, condition = STEPS[s.step]
    if s.phase != phase or not condition(s):
        return False
    return choices(s, [0] * CHOICES) > 0


def _ended(s: State) -> bool:
    """L12 Each end has its condition."""
    if s.over == FOUR_TURNS:
        return s.turn == 4 and s.phase == ELECTION_PHASE
    if s.over == LANDSLIDE:
        return s.phase == ELECTION_PHASE and red_votes(s) >= LANDSLIDE_VOTES
    return s.turn >= 3 and s.phase != ELECTION_PHASE and royalist_count(s) >= COUNTER_REVOLUTION_FLEURS


def _refreshes(s: State) -> bool:
    """L5.2 The player whose refresh it is."""
    return s.at < s.players and s.order[s.at] == s.seat


def _acts(s: State) -> bool:
    """L6.1 The player whose action it is, with no card on the table."""
    return 1 <= s.at <= s.players and s.order[s.at - 1] == s.seat and s.rounds >= 1 and s.card == 0


def _begins(s: State) -> bool:
    """L6.1 Nothing was played yet."""
    return _acts(s) and s.cards_played == 0 and s.special_played == 0


def _owes(s: State) -> bool:
    """L6.6 Discards are owed for a card that is there."""
    there = s.deck_n > 0 if s.taking == DECK else s.taking > 0 and s.taking in s.row
    return _begins(s) and s.owed >= 1 and there and s.hand_n[s.seat] >= 8


def _plays(s: State, special: bool) -> bool:
    """L6.2, L11 A card of the player's hand is on the table."""
    held = s.card in s.hand[s.seat][: s.hand_n[s.seat]]
    turn = 1 <= s.at <= s.players and s.order[s.at - 1] == s.seat and s.rounds >= 1
    return turn and held and (CARD_KIND[s.card] > CLUB) == special


def _uses(s: State) -> bool:
    return _plays(s, False) and s.turn >= 2 and s.cards_played == 0 and CARD_CANNON[s.card] == 1


def _places(s: State) -> bool:
    if not _plays(s, False) or s.blocks_left == 0:
        return False
    faction = CARD_FACTION[s.card]
    return as_many_as_possible(s, s.seat, faction, s.where, s.blocks_left) == s.blocks_left


def _contends(s: State, *after: int) -> bool:
    """L8.7 A contender, asked in his place, in a contest that leads on from here."""
    asked = 1 <= s.asked <= s.players and s.order[s.asked - 1] == s.seat
    return asked and s.contest == s.step and s.contender[s.seat] == 1 and s.after in after


def _breaks_tie(s: State) -> bool:
    tied = all(s.height[seat][s.province] > 0 for seat in range(s.players) if s.contender[seat])
    return _contends(s, TIE_CONTESTED) and s.province > 0 and tied


def _lifts(s: State) -> bool:
    if not _contends(s, SEEK_GOVERNMENT, SEEK_OPPOSITION) or sum(s.tied) < 2:
        return False
    return (s.government == NONE) == (s.after == SEEK_GOVERNMENT)


def _breaks_points(s: State) -> bool:
    counted = s.opposition if s.after == OPPOSITION_CONTESTED else s.government
    awards = (FIRST_CONTESTED, SECOND_CONTESTED, OPPOSITION_CONTESTED)
    return _contends(s, *awards) and s.government != NONE and s.contested == counted != NONE


def _claims(s: State) -> bool:
    return s.claimed == 1 and 1 <= s.at <= s.players and s.order[s.at - 1] == s.seat


STEPS: dict[int, tuple[int, Callable[[State], bool]]] = {
    ACT: (ACTION_PHASE, _begins),
    USE: (ACTION_PHASE, _uses),
    PLACE: (ACTION_PHASE, _places),
    SETTLE: (ACTION_PHASE, lambda s: _plays(s, False)),
    FOLLOW: (ACTION_PHASE, _acts),
    TARGET: (ACTION_PHASE, lambda s: _plays(s, True)),
    TERROR_CARD: (ACTION_PHASE, lambda s: _plays(s, True) and CARD_KIND[s.card] == TERROR),
    DISCARD_TWO: (ACTION_PHASE, _owes),
    TAKE: (ACTION_PHASE, _begins),
    TAKE_SECOND: (ACTION_PHASE, _begins),
    REFRESH_DISCARD: (REFRESH_PHASE, _refreshes),
    REFILL: (REFRESH_PHASE, lambda s: _refreshes(s) and s.hand_n[s.seat] < 7),
    ADVANCE_GENERAL: (BATTLE_PHASE, lambda s: _contends(s, BATTLE_CONTESTED)),
    BREAK_TIE: (ELECTION_PHASE, _breaks_tie),
    LIFT_FACTION: (ELECTION_PHASE, _lifts),
    BREAK_POINTS_TIE: (ELECTION_PHASE, _breaks_points),
    CLAIM_OR_NOT: (BATTLE_PHASE, _claims),
}
