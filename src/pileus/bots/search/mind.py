"""A mind: one search over one question, for as long as its budget lasts."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

from pileus.games.contract import CERTAIN, NOTES, Game
from pileus.kernel.layout import Core
from pileus.kernel.luck import seed_luck

from ..budget import Budget
from . import loop
from .engine import SearchEngine, search_engine
from .manners import Manner
from .tree import FIRST, KEY, NEXT, TOTAL, VISITS, WIDTH, choice_of

CHECK = 0.01  # seconds between looks at the clock
CATCH_UP = 0.05  # by how much of what is left of a budget the second choice may still gain on the first
ENOUGH = 60_000  # nodes: as many as look aheads that a strong bot has time for


class Finding(NamedTuple):
    """What a search found about one choice."""

    choice: int
    visits: int
    value: float  # how well the seat stands after it: its chance to win


class Mind:
    """Room and engine for searches in one game, used again and again."""

    def __init__(self, game: Game, compiled: bool | None = None, nodes: int = ENOUGH) -> None:
        self.engine: SearchEngine = search_engine(game, compiled)
        self.game = game
        engine = self.engine
        self.states = engine.states(2)
        self.tree = engine.longs(nodes * WIDTH)
        self.nodes = nodes
        self.settings = engine.buffer(loop.SETTINGS)
        plain = game.tactics.weights if game.tactics is not None else ()
        tuned = game.tactics.tuned if game.tactics is not None else ()
        self._weights = {False: self._written(plain), True: self._written(tuned or plain)}
        self.weights = self._weights[False]
        self.out = engine.buffer(game.most_choices)
        self.worth = engine.buffer(max(game.most_choices, 16))
        self.notes = engine.buffer(NOTES)
        self.path: Any = None
        self.together = False  # whether all win or lose together in what was asked
        self.kept = engine.longs(loop.KEPT)

    def _written(self, weights: tuple[int, ...]) -> Any:
        """Weights as compiled code reads them."""
        buffer = self.engine.buffer(len(weights) + 1)
        for place, weight in enumerate(weights):
            buffer[place] = weight
        return buffer

    def ask(self, s: Core, seed: int, manner: Manner, seat: int | None = None, room: int | None = None) -> None:
        """Begin anew, from a copy that its seat may have.

        `seat`: by what another than the one to move may know (-1: a spectator). `room`: for fewer nodes; with 1 there
        is no tree, and all play on by their tactics.
        """
        engine = self.engine
        engine.put(self.states, 0, s)
        self.together = self.game.tactics is not None and self.game.together(s)
        self.weights = self._weights[manner.tuned]
        if self.path is None or len(self.path) < manner.depth + self.game.most_choices:
            self.path = engine.buffer(manner.depth + self.game.most_choices)
        given = {
            loop.SEAT: s.seat if seat is None else seat,
            loop.EXPLORE: manner.explore,
            loop.PRIOR_TEMPER: manner.prior_temper,
            loop.PLAYOUT_TEMPER: manner.playout_temper,
            loop.HORIZON: manner.common_horizon if self.together and manner.common_horizon else manner.horizon,
            loop.FIRST_PLAY: manner.first_play,
            loop.DEPTH: manner.depth,
            loop.ROOM: self.nodes if room is None else room,
            loop.SEATS: self.game.seats(s),
        }
        for place, value in given.items():
            self.settings[place] = value
        for place in range(WIDTH):
            self.tree[place] = 0
        self.kept[loop.LUCK] = seed & 0xFFFFFFFF
        self.kept[loop.SEED] = seed >> 32 & 0xFFFFFFFF
        self.kept[loop.LOOKS] = 0
        self.kept[loop.NODES] = 1
        self.kept[loop.DECISIONS] = 0

    def go_on_from(self, s: Core) -> None:
        """Look ahead from another copy with the tree grown so far: another world, in which the same was chosen."""
        self.engine.put(self.states, 0, s)

    def look_ahead(self, times: int) -> None:
        """So many times more."""
        buffers = (self.out, self.worth, self.notes, self.path, self.kept)
        self.engine.grow(self.states, self.tree, self.settings, self.weights, *buffers, times)

    def warm_up(self) -> None:
        """One look ahead from a new game: compiled code is made, or loaded."""
        s = self.game.state()
        self.game.lay_options(s, self.game.options())
        seed_luck(s, 0, 0)
        self.game.rules.setup(s)
        while s.seat < 0:
            s.tape_n = 0
            self.game.rules.beat(s)
        self.ask(s, 0, Manner(horizon=0))
        self.look_ahead(1)

    @property
    def looks(self) -> int:
        """How many times so far."""
        return int(self.kept[loop.LOOKS])

    def findings(self) -> list[Finding]:
        """What was found about each choice that was tried, the most tried first."""
        found = []
        child = int(self.tree[FIRST])
        while child:
            key, visits, total = (int(self.tree[child * WIDTH + place]) for place in (KEY, VISITS, TOTAL))
            found.append(Finding(choice_of(key), visits, total / max(1, visits) / CERTAIN))
            child = int(self.tree[child * WIDTH + NEXT])
        return sorted(found, key=lambda one: (-one.visits, -one.value, one.choice))

    def think(self, budget: Budget) -> None:
        """Until the budget is spent, or what is left of it will hardly change the answer."""
        started = time.perf_counter()
        if budget.iterations:
            while (left := budget.iterations - self.looks) > 0 and not self._is_settled(left):
                self.look_ahead(min(left, 200))
            return
        batch = 1
        while True:
            before = time.perf_counter()
            self.look_ahead(batch)
            now = time.perf_counter()
            rate = batch / max(now - before, 1e-6)
            left_s = budget.seconds - (now - started)
            if left_s <= 0 or self._is_settled(int(left_s * rate) + 1):
                return
            batch = max(1, min(int(rate * CHECK), int(rate * left_s)))

    def _is_settled(self, left: int) -> bool:
        """Whether the most tried choice will stay the most tried: a second that catches up does so by small margins."""
        found = self.findings()
        if len(found) < 2:
            return False
        return found[0].visits - found[1].visits > left * CATCH_UP
