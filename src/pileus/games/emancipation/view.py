"""P11 What a seat is shown."""

from __future__ import annotations

from typing import Any

from .rules.state import State


def view(s: State, seat: int | None) -> dict[str, Any]:
    """P11.1 Everything but the order of the decks."""
    return {"game": "emancipation", "turn": s.turn}
