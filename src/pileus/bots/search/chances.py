"""What looks ahead came to, one by one and for every seat, which the tree keeps for nobody.

Where everybody plays for himself that is a chance to win: a look that came to the end of a game counts as what it was,
won or lost. Where all win or lose together it is how good the end was, of the best there is, as the tactics judge it:
victories are so rare among play-outs that their share would tell no choice from another.
"""

from __future__ import annotations

from typing import NamedTuple

from pileus.games.contract import CERTAIN, NOTES, Game, winners
from pileus.kernel.layout import Core

from . import loop
from .mind import Mind
from .tree import FIRST, KEY, NEXT, SEAT_BITS, STEP_BITS, VISITS, WIDTH, choice_of, seat_of

WELL_TRIED = 8  # times: fewer say little of what is expected
EXPECTED = 0.15  # of the times that one could go on


class Look(NamedTuple):
    """One look ahead."""

    first: int
    """The node of its first choice; 0 if none was kept."""
    chances: list[float]


class Way(NamedTuple):
    """A choice on the way down the tree: of whom, asked how."""

    seat: int
    step: int
    choice: int


def look(mind: Mind) -> Look:
    """One more look ahead of a mind that was asked."""
    mind.path[0] = 0
    mind.look_ahead(1)
    if mind.engine.field(mind.states, 1, "over") and not mind.together:
        return Look(int(mind.path[0]), result(mind.game, mind.engine.get(mind.states, 1)))
    seats = int(mind.settings[loop.SEATS])
    return Look(int(mind.path[0]), [int(mind.worth[seat]) / CERTAIN for seat in range(seats)])


def result(game: Game, s: Core) -> list[float]:
    """What each seat had of a game that is over: its part of a victory, or how good the end was for all."""
    standings = [0] * game.seats(s)
    game.rules.scores(s, standings)
    won = winners(standings)
    if game.together(s) and game.tactics is not None:
        worth = [0] * max(16, len(standings))
        game.tactics.evaluate(s, worth, [len(standings)] + [0] * (NOTES - 1), list(game.tactics.weights))
        return [worth[seat] / CERTAIN for seat in range(len(standings))]
    part = 1.0 if game.together(s) else 1 / max(1, len(won))
    return [part if seat in won else 0.0 for seat in range(len(standings))]


def way_to(mind: Mind, node: int) -> Way:
    """The choice that leads to a node."""
    key = int(mind.tree[node * WIDTH + KEY])
    return Way(seat_of(key), key >> SEAT_BITS & ((1 << STEP_BITS) - 1), choice_of(key))


def line_below(mind: Mind, node: int) -> list[Way]:
    """The choices tried most below a node, as far down as they were tried well."""
    line: list[Way] = []
    while True:
        reached = int(mind.tree[node * WIDTH + VISITS]) if node else mind.looks
        node = max(_children(mind, node), key=lambda child: int(mind.tree[child * WIDTH + VISITS]), default=0)
        visits = int(mind.tree[node * WIDTH + VISITS]) if node else 0
        if visits < max(WELL_TRIED, EXPECTED * reached):
            return line
        line.append(way_to(mind, node))


def _children(mind: Mind, node: int) -> list[int]:
    """The nodes below one, in the order in which they were first tried."""
    found = []
    child = int(mind.tree[node * WIDTH + FIRST])
    while child:
        found.append(child)
        child = int(mind.tree[child * WIDTH + NEXT])
    return found[::-1]
