"""Judging what was played: how likely each seat is to win, and what a seat would better have chosen.

How a game stands is judged by what lies open to everybody, so that a line through a game does not jump with whoever
knows more. A choice is judged by what its seat could know then, asked as bots are; what came of it by luck is no fault.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from pileus.games.contract import Game, Message
from pileus.kernel.layout import Core
from pileus.kernel.luck import MASK, seed_luck

from .asking import Question
from .moving import make_choice
from .search.chances import look, result, way_to
from .search.manners import manner
from .search.mind import Mind
from .search.warming import mind_for

LEVEL = "strong"
LEAST = 0.03  # of a chance: less is not worth a word
SURE = 2.6  # standard errors, for 99%: of hundreds of choices a few would look worse by chance alone
LOOKS_IN_WORLD = 4  # from one and the same outcome of a choice: to write a world takes as long as some looks


class Missed(NamedTuple):
    """A choice that was better than the one made."""

    better: int
    label: Message
    """What that was called."""
    chance: float
    """To win, after what was chosen."""
    better_chance: float


class Standing(NamedTuple):
    """How a game stands."""

    chances: list[float]
    """Each seat's, to win."""
    errors: list[float]
    """Their standard errors."""


def standing(game: Game, copy: Core, looks: int, seed: int) -> Standing:
    """Each seat's chance to win, by what a spectator may know: all play on by their tactics, in worlds dealt anew.

    The same seed brings the same luck, so that moments of one game can be compared.
    """
    if copy.over:
        return Standing(won := result(game, copy), [0.0] * len(won))
    mind = mind_for(game)
    mind.ask(copy, seed, manner(game.name, LEVEL), seat=-1, room=1)
    seen = zip(*(look(mind).chances for _ in range(looks)), strict=True)  # by seat
    by_seat = [list(chances) for chances in seen]
    return Standing([_mean(chances) for chances in by_seat], [_error(chances) for chances in by_seat])


def judge(asked: Question, made: int) -> Missed | None:
    """What the seat would better have chosen, if anything is surely better.

    The best choice is found by a search. Then it and the one that was made are looked into as often as each other, in
    the same worlds with the same luck.
    """
    if len(asked.choices) < 2:
        return None
    game = asked.contract()
    mind = mind_for(game)
    looks = asked.budget.iterations
    seed = asked.luck.getrandbits(64)
    mind.ask(asked.state(), seed, manner(game.name, LEVEL))
    found: dict[int, list[float]] = {}
    for _ in range(looks):
        seen = look(mind)
        found.setdefault(seen.first, []).append(seen.chances[asked.seat])
    chances = {way_to(mind, node).choice: chances for node, chances in found.items() if node}
    best = max(chances, key=lambda choice: (len(chances[choice]), _mean(chances[choice]), -choice))
    if best == made or _is_as_good(chances.get(made, []), chances[best]):
        return None
    after_made, after_best = (_after(mind, asked, choice, looks, seed) for choice in (made, best))
    gains = [better - worse for better, worse in zip(after_best, after_made, strict=True)]
    if _mean(gains) < max(LEAST, SURE * _error(gains)):
        return None
    return Missed(best, game.label(asked.state(), best), _mean(after_made), _mean(after_best))


def _is_as_good(made: list[float], best: list[float]) -> bool:
    """Whether a choice was looked into nearly as often as the best, and found nearly as good."""
    return 2 * len(made) >= len(best) and _mean(best) - _mean(made) < LEAST


def _after(mind: Mind, asked: Question, choice: int, looks: int, seed: int) -> list[float]:
    """The seat's chance after a choice, world by world: dealt anew, and with luck of its own for the choice."""
    game = mind.game
    copy = asked.state()
    begun = False
    chances = []
    for world in range(max(2, looks // LOOKS_IN_WORLD)):
        s = copy.clone()
        seed_luck(s, seed & MASK, world)
        game.rules.determinise(s, asked.seat)
        make_choice(game, s, choice)
        if s.over:
            chances.append(result(game, s)[asked.seat])
            continue
        if begun:
            mind.go_on_from(s)
        else:
            mind.ask(s, seed, manner(game.name, LEVEL), seat=asked.seat)
            begun = True
        chances.append(_mean([look(mind).chances[asked.seat] for _ in range(LOOKS_IN_WORLD)]))
    return chances


def _mean(values: list[float]) -> float:
    return sum(values) / max(1, len(values))


def _error(values: list[float]) -> float:
    """The standard error of their mean."""
    n, middle = len(values), _mean(values)
    return math.sqrt(sum((value - middle) ** 2 for value in values) / max(1, n - 1) / n)
