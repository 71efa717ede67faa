"""Positions that the fuzzer also begins from: from the set-up one game in 1,500 ends by a landslide (L12.2)."""

from __future__ import annotations

from typing import Any

from .tables import BLUE, CARD, CLUB, PARIS, RED

ALONE = [province for province in range(1, 15) if province != PARIS]
"""Provinces that red wins unless something happens: thirteen votes."""
RED_CARDS = [card.number for card in CARD if card.faction == RED]
BLUE_CARDS = [card.number for card in CARD if card.faction == BLUE]
SPECIALS = [card.number for card in CARD if card.kind > CLUB]


def stack(province: int, seat: int, faction: str, blocks: int) -> dict[str, Any]:
    """L6.2a"""
    return {"province": province, "seat": seat, "faction": faction, "blocks": blocks}


AT_THE_POLLS: dict[str, Any] = {
    # Paris and four more provinces are tied: red needs most of them for its seventeen votes (L8.8).
    "game": "liberte",
    "options": {"players": 3, "edition": "first"},
    "turn": 2,
    "phase": "election",
    "stacks": [stack(province, province % 3, "red", 1) for province in ALONE]
    + [stack(PARIS, 0, "red", 3), stack(PARIS, 1, "red", 3)]
    + [stack(province, province % 3, "red", 1) for province in range(15, 19)]
    + [stack(province, (province + 1) % 3, "blue", 1) for province in range(15, 19)],
    "displays": [[*RED_CARDS[2 * seat : 2 * seat + 2], BLUE_CARDS[seat]] for seat in range(3)],
}

LAST_ROUND: dict[str, Any] = {
    # Every red block is on the map, so one round is left (L6.9), in which a card may take one of seventeen votes.
    "game": "liberte",
    "options": {"players": 5, "edition": "second"},
    "turn": 3,
    "phase": "action",
    "government": "blue",
    "stacks": [stack(province, province % 5, "red", 2) for province in [*ALONE[:10], 15, 16]]
    + [stack(province, province % 5, "red", 1) for province in ALONE[10:]]
    + [stack(PARIS, 3, "red", 3), stack(1, 3, "blue", 2)]
    + [stack(province, (province + 2) % 5, "white", 1) for province in range(19, 28)],
    "hands": [[*SPECIALS[2 * seat : 2 * seat + 2], BLUE_CARDS[seat], RED_CARDS[seat]] for seat in range(5)],
}

STARTS = (AT_THE_POLLS, LAST_ROUND)
