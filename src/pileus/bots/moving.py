"""A choice on a copy, outside of any match."""

from __future__ import annotations

from pileus.games.contract import Game
from pileus.kernel.layout import Core


def make_choice(game: Game, s: Core, choice: int) -> None:
    """One choice, and on to the next question or the end."""
    s.tape_n = 0
    game.rules.choose(s, choice)
    while s.seat < 0 and not s.over:
        s.tape_n = 0
        game.rules.beat(s)
