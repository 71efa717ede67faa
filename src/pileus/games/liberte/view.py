"""L13 What a seat is shown: the table as one seat, or a spectator, may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from .events import ENDS, PHASES
from .options import read_options
from .rules.l01_components import unused_tokens, waiting
from .rules.l06_actions import display_has_room
from .rules.l06_placement import place_choices
from .rules.l08_contests import may_advance
from .rules.l08_elections import LANDSLIDE_VOTES, red_votes
from .rules.l12_end import COUNTER_REVOLUTION_FLEURS, royalist_count, white_controls
from .rules.state import (
    ACTION_PHASE,
    ADVANCE_GENERAL,
    BREAK_POINTS_TIE,
    BREAK_TIE,
    DECK,
    DISCARD_TWO,
    ELECTION_PHASE,
    LIFT_FACTION,
    NEXT_CONTENDER,
    PASS_OVER,
    PLACE,
    PROVINCE_CHOICE,
    REFRESH_PHASE,
    SETTLE,
    TARGET,
    TERROR_CARD,
    USE,
    State,
)
from .steps import AWARD_OF
from .tables import CARD_KIND, CLUB, FACTIONS, FLEURS, PARIS, PROVINCE_VP, PROVINCES, RED

PLAYING = (USE, PLACE, SETTLE, TARGET, TERROR_CARD)
"""Steps in which a card lies on the table, out of the hand and not yet settled (L6.3)."""

CONTESTS = {
    ADVANCE_GENERAL: "general",
    BREAK_TIE: "province",
    LIFT_FACTION: "faction",
    BREAK_POINTS_TIE: "points",
}


def view(s: State, seat: int | None) -> dict[str, Any]:
    """L13.1 Everything public, and the seat's own hand. Seats, cards and provinces are numbers."""
    seats = range(s.players)
    return {
        "game": "liberte",
        "viewer": seat,
        "options": msgspec.to_builtins(read_options(s)),
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "round": s.rounds or None if s.phase == ACTION_PHASE else None,
        "order": s.order[: s.players],
        "acting": _acting(s),
        "seat": s.seat if s.seat >= 0 else None,
        "ending": bool(s.ending) and s.phase == ACTION_PHASE,
        "over": ENDS[s.over] or None,
        "stacks": _stacks(s),
        "supply": _by_faction(s.supply),
        "waiting": _by_faction([waiting(s)] * 3),
        "on_map": _by_faction(s.on_map),
        "votes": [_by_faction(s.votes[other]) for other in seats],
        "track": _by_faction(s.track),
        "vp": s.vp[: s.players],
        "battle": s.battle[: s.players],
        "tokens": [unused_tokens(s, other) for other in seats],
        "presence": [bool(s.presence[other]) for other in seats],
        "government": _faction(s.government),
        "opposition": _faction(s.opposition),
        "lost_battles": [{"turn": turn, "marked": s.lost[turn] == 2} for turn in (2, 3, 4) if s.lost[turn]],
        "deck": {"cards": s.deck_n + s.under_n, "set": ("A", "B", "mixed")[min(s.shuffles, 3) - 1]},
        "row": [card or None for card in s.row],
        "discard": s.discard[: s.discard_n],
        "box": s.box[: s.box_n],
        "displays": [s.display[other][: s.display_n[other]] for other in seats],
        "hands": [_hand(s, other, seat) for other in seats],
        "playing": _playing(s),
        "taking": _taking(s),
        "province": s.province or None,
        "provinces_decided": s.province_at if s.phase == ELECTION_PHASE else 0,
        "contest": _contest(s),
        "counters": _counters(s),
        "projection": None if s.phase == ELECTION_PHASE or s.over else projection(s),
    }


def card_in_play(s: State) -> int:
    """L6.3 The card played and not yet settled, or 0; the state keeps it in the hand until then."""
    return s.card if s.step in PLAYING else 0


def _acting(s: State) -> int | None:
    """L5.2, L6.1 Whose refresh or action it is; in a contest it is the seat that is asked."""
    place = s.at if s.phase == REFRESH_PHASE else s.at - 1
    if s.phase in (REFRESH_PHASE, ACTION_PHASE) and 0 <= place < s.players:
        return s.order[place]
    return s.seat if s.seat >= 0 else None


def _faction(faction: int) -> str | None:
    return FACTIONS[faction] if faction >= 0 else None


def _by_faction(numbers: Sequence[int]) -> dict[str, int]:
    return dict(zip(FACTIONS, numbers, strict=True))


def _stacks(s: State) -> list[dict[str, Any]]:
    """L6.2a The map, province by province."""
    return [
        {
            "province": province,
            "seat": seat,
            "faction": FACTIONS[s.faction[seat][province]],
            "blocks": s.height[seat][province],
        }
        for province in range(1, PROVINCES + 1)
        for seat in range(s.players)
        if s.height[seat][province] > 0
    ]


def _hand(s: State, owner: int, viewer: int | None) -> dict[str, Any]:
    """L13.2 How many, which of them anybody could have noted, and all of them for their owner; by number.

    `no_room` are those that the display has no room for (L6.3).
    """
    cards = sorted(card for card in s.hand[owner][: s.hand_n[owner]] if card != card_in_play(s))
    hand: dict[str, Any] = {"count": len(cards), "known": [card for card in cards if s.drawn[card] == 0]}
    if owner == viewer:
        hand["cards"] = cards
        hand["no_room"] = [c for c in cards if CARD_KIND[c] <= CLUB and not display_has_room(s, owner, c)]
    return hand


def _playing(s: State) -> dict[str, Any] | None:
    """L6.2 The card on the table, and where its blocks may go."""
    card = card_in_play(s)
    if card == 0:
        return None
    playing: dict[str, Any] = {"card": card, "second": s.cards_played == 1, "blocks_left": 0, "provinces": []}
    if s.step == PLACE:
        out = [0] * PROVINCES
        n = place_choices(s, out) if s.seat >= 0 else 0
        playing["blocks_left"] = s.blocks_left
        playing["provinces"] = [choice - PROVINCE_CHOICE for choice in out[:n]]
    return playing


def _taking(s: State) -> dict[str, Any] | None:
    """L6.6 What was pointed at for the take, while discards are owed for it."""
    if s.step != DISCARD_TWO:
        return None
    return {"card": None if s.taking == DECK else s.taking, "owed": s.owed}


def _contest(s: State) -> dict[str, Any] | None:
    """L8.9 The contest under way: who is in it, with which cards; what was advanced in this pass, who was asked."""
    if s.step not in (*CONTESTS, NEXT_CONTENDER, PASS_OVER):
        return None
    contest: dict[str, Any] = {
        "kind": CONTESTS[s.contest],
        "contenders": [seat for seat in s.order[: s.players] if s.contender[seat]],
        "asked": [seat for seat in s.order[: s.asked] if s.contender[seat]],
        "bids": s.bid[: s.players],
        "eligible": [_eligible(s, seat) for seat in range(s.players)],
        "repeats": bool(s.repeats),
    }
    if s.contest == LIFT_FACTION:
        contest["tied"] = [word for word, tied in zip(FACTIONS, s.tied, strict=True) if tied]
        contest["totals"] = _by_faction(s.total)
    elif s.contest == BREAK_POINTS_TIE:
        contest["faction"] = FACTIONS[s.contested]
        contest["award"] = AWARD_OF[s.after]
    elif s.contest == BREAK_TIE:
        contest["province"] = s.province
    return contest


def _eligible(s: State, seat: int) -> list[int]:
    """L8.7 The display cards a seat could advance, if it is in the contest."""
    display = s.display[seat][: s.display_n[seat]] if s.contender[seat] else []
    return [card for card in display if may_advance(s, seat, card)]


def _counters(s: State) -> dict[str, Any]:
    """L12.2, L12.3 How near the two sudden ends are."""
    return {
        "fleurs": royalist_count(s),
        "fleurs_needed": COUNTER_REVOLUTION_FLEURS,
        "white_controls": [p for p in FLEURS if s.stacks[p] and white_controls(s, p)],
        "red_votes": red_votes(s),
        "landslide": LANDSLIDE_VOTES,
    }


def projection(s: State) -> dict[str, Any]:
    """L8.2 to L9.2 The election as the map stands now. Ties are listed, never guessed."""
    provinces = [_elect(s, province) for province in range(1, PROVINCES + 1) if s.stacks[province]]
    totals = [sum(p["votes"] for p in provinces if p["faction"] == word) for word in FACTIONS]
    first = _most(totals, ()) or [RED]  # L9.2: without any vote red governs
    second = _most(totals, first) if len(first) == 1 else []
    return {
        "provinces": provinces,
        "totals": _by_faction(totals),
        "government": FACTIONS[first[0]] if len(first) == 1 else None,
        "tied_for_government": [FACTIONS[faction] for faction in first] if len(first) > 1 else [],
        "opposition": FACTIONS[second[0]] if len(second) == 1 else None,
        "tied_for_opposition": [FACTIONS[faction] for faction in second] if len(second) > 1 else [],
        "red_votes": totals[RED],
    }


def _elect(s: State, province: int) -> dict[str, Any]:
    """L8.2 The single highest stack; L8.3 or those tied; L8.5 Paris; L8.6 the points from turn 3 on."""
    top = max(s.height[seat][province] for seat in range(s.players))
    highest = [seat for seat in range(s.players) if s.height[seat][province] == top]
    won = len(highest) == 1
    return {
        "province": province,
        "seat": highest[0] if won else None,
        "faction": FACTIONS[s.faction[highest[0]][province]] if won else None,
        "votes": (top if province == PARIS else 1) if won else 0,
        "vp": PROVINCE_VP[province] if won and s.turn >= 3 else 0,
        "tied": [] if won else highest,
    }


def _most(totals: list[int], apart_from: Sequence[int]) -> list[int]:
    """L9.1, L9.2 The factions with the most votes, at least one."""
    left = [faction for faction in range(3) if faction not in apart_from and totals[faction] > 0]
    return [faction for faction in left if totals[faction] == max(totals[other] for other in left)]
