"""The table in words, for the terminal and for screen readers."""

from __future__ import annotations

from typing import Any

from pileus.games.contract import Offer, Part


def describe(view: dict[str, Any]) -> list[Part]:
    """P11.1 The whole table."""
    return []


def offer(view: dict[str, Any]) -> list[Offer]:
    """The choices of the viewer."""
    return []
