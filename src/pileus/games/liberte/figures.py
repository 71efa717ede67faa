"""What a finished game comes to, for simulations."""

from __future__ import annotations

from .rules.state import State
from .tables import FACTIONS


def figures(s: State) -> dict[str, int]:
    """L3.1, L7.4, L9.1 Turns played, battles lost, and who governs at the end."""
    governs = {f"government-{word}": s.government == faction for faction, word in enumerate(FACTIONS)}
    return {"turns": s.turn, "lost-battles": sum(mark > 0 for mark in s.lost), **governs}
