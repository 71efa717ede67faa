"""What a thing or a word of the game is."""

from __future__ import annotations

from typing import Any

from pileus.games.contract import Message


def about(name: str) -> list[Message]:
    """What a thing, by its name, or a word is."""
    return []


def nearest(view: dict[str, Any], names: list[str]) -> str:
    """Of several things with one label the one meant."""
    return names[0]
