"""Advice: the search shows what it found, as chances to win and the lines it expects.

Whoever advises is asked as bots are, so advice holds nothing that follows from what the seat may not know.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any, Literal

from pileus.games.contract import Choice, Game
from pileus.kernel.layout import Core
from pileus.kernel.luck import seed_luck
from pileus.play.advice import Advice, Expected
from pileus.play.match import Match

from .asking import A_SECOND, Question, question
from .budget import Budget, budget_of
from .moving import make_choice
from .search.chances import Way, line_below, look, way_to
from .search.manners import manner
from .search.mind import Mind
from .search.warming import mind_for

LEVEL = "strong"
WORLDS = 24  # in which the line is tried, to say it in words


class Advisor:
    """Looks ahead as the strongest bot does."""

    reads: Literal["view", "copy"] = "copy"
    budget: Budget = A_SECOND

    def answer(self, asked: Question) -> Choice:
        """What it would choose."""
        return self.advise(asked)[0].choice

    def advise(self, asked: Question) -> list[Advice]:
        """The choices it looked into, the one it looked into most first."""
        game = asked.contract()
        mind = mind_for(game)
        copy = asked.state()
        mind.ask(copy, asked.luck.getrandbits(64), manner(game.name, LEVEL))
        worlds = [asked.luck.getrandbits(32) for _ in range(WORLDS)]
        found = _chances(mind, asked)
        choices = {choice.id: choice for choice in asked.choices}
        advised = [
            Advice(
                choice=choices[way.choice],
                label=game.label(copy, way.choice),
                chance=sum(chances) / len(chances),
                tried=len(chances),
                line=_in_words(game, copy, [way, *line_below(mind, node)], worlds),
            )
            for node, way, chances in found
        ]
        return sorted(advised, key=lambda one: (-one.tried, -one.chance, one.choice.id))


def advise(match: Match, seat: int, budget: Any = A_SECOND, seed: int | None = None) -> list[Advice]:
    """What the advisor says to the seat to move; `Match.advise` asks here."""
    assert seat == match.seat
    luck = random.Random(random.SystemRandom().getrandbits(64) if seed is None else seed)
    advisor = Advisor()
    return advisor.advise(question(match, advisor, luck, budget_of(budget)))


def _chances(mind: Mind, asked: Question) -> list[tuple[int, Way, list[float]]]:
    """Every choice that was looked into: its node, and the seat's chance at the end of each look."""
    found: dict[int, list[float]] = {}
    for _ in _while_it_lasts(asked.budget):
        seen = look(mind)
        found.setdefault(seen.first, []).append(seen.chances[asked.seat])
    if len(asked.choices) == 1:  # which has no node: there is nothing to learn about it
        way = Way(asked.seat, asked.state().step, asked.choices[0].id)
        return [(0, way, [chance for chances in found.values() for chance in chances])]
    return [(node, way_to(mind, node), chances) for node, chances in found.items() if node]


def _while_it_lasts(budget: Budget) -> Iterator[None]:
    """As often as one may look ahead, at least once."""
    started, looks = time.perf_counter(), 0
    while looks == 0 or looks < budget.iterations or time.perf_counter() - started < budget.seconds:
        yield
        looks += 1


def _in_words(game: Game, copy: Core, line: list[Way], worlds: list[int]) -> list[Expected]:
    """A line after its first choice as it would be told: in the world, of some, in which it goes farthest.

    What is expected after luck may not be possible after other luck.
    """
    longest: list[tuple[Core, Way]] = []
    for world in worlds:
        followed = _follow(game, copy, line, world)
        if len(followed) > len(longest):
            longest = followed
        if len(longest) == len(line):
            break
    return [Expected(way.seat, game.choice(way.choice).name, game.label(s, way.choice)) for s, way in longest[1:]]


def _follow(game: Game, copy: Core, line: list[Way], world: int) -> list[tuple[Core, Way]]:
    """The choices of a line with the states they are made in, as far as one world goes along."""
    s = copy.clone()
    seed_luck(s, world, 0)
    game.rules.determinise(s, copy.seat)
    followed: list[tuple[Core, Way]] = []
    out = [0] * game.most_choices
    for way in line:
        n = game.rules.choices(s, out)
        while followed and n == 1 and not s.over:  # such choices are in no line
            make_choice(game, s, out[0])
            n = game.rules.choices(s, out) if not s.over else 0
        if s.over or (s.seat, s.step) != (way.seat, way.step) or way.choice not in out[:n]:
            break
        followed.append((s.clone(), way))
        make_choice(game, s, way.choice)
    return followed
