"""A game as the API shows it: begin a match, from the usual set-up or from a position."""

from __future__ import annotations

from typing import Any

from pileus.games import find
from pileus.games.contract import Game, Message, Refused

from .inputs import check_seed, convert_options, convert_position
from .luck import Luck
from .match import Match


class PlayableGame:
    """What `pileus.game(name)` gives.

    >>> import pileus
    >>> match = pileus.game("liberte").new(players=4, seed=7, edition="second")
    >>> match.seats
    4
    """

    def __init__(self, game: Game) -> None:
        self.contract = game
        self.name = game.name

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    def components(self) -> dict[str, Any]:
        """The printed components as JSON: what the numbers in views and choices stand for."""
        return self.contract.components()

    def new(self, *, seed: int | None = None, **options: Any) -> Match:
        """A match with these table options. With a seed its luck can be had again; without, nobody can foresee it."""
        return Match(self.contract, convert_options(self.contract.options, options), self._luck(seed))

    def stream(self, seed: int, *, position: dict[str, Any] | None = None, **options: Any) -> Match:
        """A laboratory match: the luck of one seed in one stream, as compiled code draws it.

        From a position, which has its own options, or from the usual set-up with these.
        """
        luck = Luck.stream(check_seed(seed))
        if position is None:
            return Match(self.contract, convert_options(self.contract.options, options), luck)
        if options:
            raise Refused(Message("bad-options", {"problem": "a position has its own"}, ""))
        return self._from_position(position, luck)

    def set_up(self, position: dict[str, Any], *, seed: int | None = None) -> Match:
        """A match from a position by names; an impossible one is refused with a sentence saying what is wrong."""
        return self._from_position(position, self._luck(seed))

    def _from_position(self, position: dict[str, Any], luck: Luck) -> Match:
        checked = convert_position(self.contract.position, position)
        return Match(self.contract, checked.options, luck, checked)

    @staticmethod
    def _luck(seed: int | None) -> Luck:
        return Luck.fresh(None if seed is None else check_seed(seed))


def game(name: str) -> PlayableGame:
    """The game of that name."""
    return PlayableGame(find(name))
