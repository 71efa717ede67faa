"""Why a thing is not a choice now: the paragraph and the reason."""

from __future__ import annotations

from pileus.games.contract import Message

from .rules.state import State


def why_not(s: State, seat: int | None, choice: int) -> Message:
    """Why a seat (None: a spectator) cannot choose a thing now."""
    return Message("emancipation-why-not-turn", {"player": s.seat}, "P3.1")
