"""The printed components as JSON, for pages, bots and studies: what card 71 is, where province 8 lies (L1)."""

from __future__ import annotations

from typing import Any

from .tables import BATTLE, BLOCKS, CARD, CLUB, FACTIONS, PERSONALITY, PROVINCE, REGION

KINDS = {PERSONALITY: "personality", CLUB: "club"}


def components() -> dict[str, Any]:
    """Cards, provinces, regions, battles and blocks, by the names and numbers that views and choices use.

    `fidelity` says whether a row is sourced, partly reconstructed or our invention.
    """
    cards = {}
    for card in CARD:
        faction = None if card.faction < 0 else FACTIONS[card.faction]
        cards[str(card.number)] = {**card._asdict(), "kind": KINDS.get(card.kind, "special"), "faction": faction}
    return {
        "cards": cards,
        "provinces": {str(province.number): province._asdict() for province in PROVINCE},
        "regions": {region.key: region._asdict() for region in REGION},
        "battles": {str(battle.turn): battle._asdict() for battle in BATTLE},
        "blocks": dict(zip(FACTIONS, BLOCKS, strict=True)),
    }
