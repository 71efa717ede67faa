"""Who sits where in which game: every deal is played once in every rotation of every line-up.

So every bot of a line-up has every seat of every deal equally often, and luck of the deal favours nobody.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

LineUp = tuple[str, ...]


class Pairing(NamedTuple):
    """One game: its number, its deal, which line-up it is of, and the bot at each seat."""

    number: int
    deal: int
    line_up: int
    seats: LineUp


def line_ups(bots: Sequence[str], seats: int) -> list[LineUp]:
    """As many bots as seats are one line-up; of fewer or more all mixes in which different bots meet.

    More bots than seats sit down in every choice of them, without repeats.
    """
    if len(bots) == seats:
        return [tuple(bots)]
    different = tuple(dict.fromkeys(bots))
    if len(different) > seats:
        return list(combinations(different, seats))
    mixes = combinations_with_replacement(different, seats)
    return [mix for mix in mixes if len(set(mix)) > 1] or [different * seats]


def rotations(line_up: LineUp) -> list[LineUp]:
    """All different rotations, the line-up itself first."""
    return list(dict.fromkeys(line_up[-shift:] + line_up[:-shift] for shift in range(len(line_up))))


def games_per_deal(every: Sequence[LineUp]) -> int:
    """How many games a deal makes."""
    return sum(len(rotations(line_up)) for line_up in every)


def schedule(every: Sequence[LineUp], deals: int) -> list[Pairing]:
    """All games, deal by deal, so that more deals only add games at the end."""
    seated = [(i, seats) for i, line_up in enumerate(every) for seats in rotations(line_up)]
    return [
        Pairing(deal * len(seated) + place, deal, i, seats)
        for deal in range(deals)
        for place, (i, seats) in enumerate(seated)
    ]
