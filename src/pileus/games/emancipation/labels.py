"""What a choice is called at the table."""

from __future__ import annotations

from pileus.games.contract import Message

from .names import choice as named
from .rules.state import State


def label(s: State, choice: int) -> Message:
    """The label of a choice."""
    return Message(f"emancipation-choice-{named(choice).kind}", {}, "P1.1")
