"""What a choice would lead to, as far as that is certain: up to the next question, to luck, or to the end."""

from __future__ import annotations

from typing import Any, NamedTuple

from pileus.games.contract import Event, Game
from pileus.kernel.layout import Core

from .beats import read_tape, seen


class Preview(NamedTuple):
    """As one seat would see it: nothing that it would not be told if it chose so."""

    table: dict[str, Any] | None
    """The table at the next question; None where luck decides before, or the game ends."""
    events: list[dict[str, Any]]
    """What would happen, up to that."""
    declined: list[dict[str, Any]] | None
    """What more would happen if all the others who are asked the same then decline; None if nobody else is asked."""


def preview(game: Game, s: Core, seat: int, choice: int) -> Preview:
    """One choice of the seat to move, tried on a copy."""
    events, after = _certain(game, s, choice)
    table = None if after is None else game.view(after, seat)
    declined = None if after is None else _declined(game, s, after)
    return Preview(table, seen(events, seat), None if declined is None else seen(declined, seat))


def _certain(game: Game, before: Core, choice: int) -> tuple[list[Event], Core | None]:
    """What follows a choice, beat by beat, and the state at the next question.

    The beat in which luck decides or the game ends is not told: the one is not known, the other tells what was secret.
    """
    s = before.clone()
    s.tape_n = 0
    events: list[Event] = []
    game.rules.choose(s, choice)
    while s.rolls == before.rolls and not s.over:
        events += read_tape(game, s)
        if s.seat >= 0:
            return events, s
        game.rules.beat(s)
    return events, None


def _declined(game: Game, before: Core, after: Core) -> list[Event] | None:
    """In a contest others choose after us, from what lies open: this is what they let happen by declining."""
    events: list[Event] | None = None
    asked: Core | None = after
    while asked is not None and (choice := game.declining(before, asked)) is not None:
        more, asked = _certain(game, asked, choice)
        events = (events or []) + more
    return events
