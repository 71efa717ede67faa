"""The chances to win in the course of games that are over: worked out once, moment by moment, and kept in memory.

One process does it, which stands back for all others and goes when there is nothing left to do; bots are not held up.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict

from pileus.arena.analyse import swings
from pileus.bots import prepare
from pileus.bots.judging import Standing, standing
from pileus.bots.search.warming import is_ready
from pileus.games import find
from pileus.games.contract import Message, Refused

from ..errors import TooMany
from ..wire import GraphInfo, TurningPoint
from .house import House
from .robots import ADVISOR
from .rooms import begin
from .thinking import Workers

logger = logging.getLogger("pileus.graphs")

KEPT = 200  # graphs
WAITING = 20  # graphs to be worked out
AT_ONCE = 8  # moments, so that the page sees how far it is
LOOKS, LOOKS_INTERPRETED = 100, 6
STANDING_BACK = 15  # as `nice` counts
SEED = 1  # the same luck for all moments


def stand(game: str, copies: list[bytes], interpreted: int, compiled: int) -> list[tuple[Standing, int]]:
    """In the worker: how a game stood at some moments, and how often was looked ahead."""
    contract = find(game)
    looks = compiled if is_ready(contract) else interpreted
    return [(standing(contract, contract.state.unpack(copy), looks, SEED), looks) for copy in copies]


class Graph:
    """One game: its moments as they lay open, and how they stood as far as that is known."""

    def __init__(self, game: str, copies: list[bytes]) -> None:
        self.game = game
        self.copies = copies
        self.stands: list[Standing] = []
        self.looks = 0

    @property
    def is_done(self) -> bool:
        """Whether all moments are known."""
        return len(self.stands) == len(self.copies)

    def info(self) -> GraphInfo:
        """What is told of it."""
        turns = swings(self.stands) if self.is_done else []
        told = [[round(chance, 3) for chance in one.chances] for one in self.stands]
        points = [TurningPoint(number, whose, told[number - 1][whose], told[number][whose]) for number, whose in turns]
        return GraphInfo(len(self.copies), told, points, self.looks)


class Graphs:
    """The graphs of all tables, worked out one after the other."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._graphs: OrderedDict[str, Graph] = OrderedDict()
        self._waiting: list[str] = []
        self._work: asyncio.Task[None] | None = None

    async def of(self, table_id: str) -> GraphInfo:
        """The graph of a table, as far as it is known; whoever asks first has it begun."""
        graph = self._graphs.get(table_id)
        if graph is None:
            if len(self._waiting) >= WAITING:
                raise TooMany("graphs-busy")
            begun = await asyncio.to_thread(self._begin, table_id)
            graph = self._graphs.setdefault(table_id, begun)
            if graph is begun:
                self._waiting.append(table_id)
        self._graphs.move_to_end(table_id)
        if self._waiting and (self._work is None or self._work.done()):
            self._work = asyncio.create_task(self._work_through())
        return graph.info()

    async def stop(self) -> None:
        """Let go; what is not done is begun anew when somebody asks again."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    def _begin(self, table_id: str) -> Graph:
        """The moments of a game that is over, when all was told."""
        with self.house.rooms.enter(table_id) as room:
            if room.match.seat is not None:
                raise Refused(Message("graph-not-over", {}, ""))
            row, log = room.row, list(room.match.log)
        match = begin(row)
        copies = [match.determinise(None, SEED).pack()]
        for entry in log:
            match.play(entry.choice, entry.seat)
            copies.append((match.state if match.seat is None else match.determinise(None, SEED)).pack())
        return Graph(row.game, copies)

    async def _work_through(self) -> None:
        """All that waits, in a process for each game that goes when its graph is done."""
        while self._waiting:
            table_id = self._waiting[0]
            graph = self._graphs[table_id]
            await asyncio.to_thread(prepare, ADVISOR, find(graph.game))
            workers = Workers(ADVISOR, graph.game, 1, STANDING_BACK)
            try:
                await workers.ready
                await self._work_out(graph, workers)
            except Exception:  # somebody who asks again has it tried again
                logger.exception("a graph failed", extra={"table": table_id})
                self._graphs.pop(table_id, None)
            finally:
                workers.end()
            self._waiting.remove(table_id)
            self._forget_the_oldest()

    def _forget_the_oldest(self) -> None:
        """Of those that are done; what still waits is kept."""
        spare = [table_id for table_id in self._graphs if table_id not in self._waiting]
        for table_id in spare[: max(0, len(self._graphs) - KEPT)]:
            del self._graphs[table_id]

    async def _work_out(self, graph: Graph, workers: Workers) -> None:
        loop = asyncio.get_running_loop()
        while not graph.is_done:
            done = len(graph.stands)
            some = graph.copies[done : done + AT_ONCE]
            for stood, looks in await loop.run_in_executor(
                workers.pool, stand, graph.game, some, LOOKS_INTERPRETED, LOOKS
            ):
                graph.stands.append(stood)
                graph.looks = looks if graph.looks == 0 else min(graph.looks, looks)
