"""Beats: how a game runs from one choice to the next, and what a seat may know of what happens."""

from __future__ import annotations

from typing import Any

import msgspec

from pileus.games.contract import Event, Game
from pileus.kernel.layout import EVENT_WIDTH, Core


def run(game: Game, s: Core) -> list[Event]:
    """Beats, until somebody must choose or the game is over."""
    events = read_tape(game, s)
    while s.seat < 0 and not s.over:
        game.rules.beat(s)
        events += read_tape(game, s)
    return events


def read_tape(game: Game, s: Core) -> list[Event]:
    """What a state has announced; its tape is empty then."""
    ints = s.tape[: s.tape_n]
    s.tape_n = 0
    return [game.event(ints[i : i + EVENT_WIDTH]) for i in range(0, len(ints), EVENT_WIDTH)]


def seen(events: list[Event], seat: int | None) -> list[dict[str, Any]]:
    """Events as a seat (None: a spectator) may know them, as messages."""
    return [msgspec.to_builtins(event.seen_by(seat).message()) for event in events]
