"""Bots and clocks at tables: whenever one has the next word it is heard, through the same service as people are."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from typing import NamedTuple

from pileus import bots
from pileus.bots import Question
from pileus.games import find
from pileus.games.contract import Refused
from pileus.play.advice import Advice

from ..errors import ServiceError
from . import clocks, playing
from .house import House
from .thinking import Thinker, advise, open_nursery

logger = logging.getLogger("pileus.robots")

ADVISOR = "search"  # the bot in whose workers advice is given
SECOND_THOUGHTS = 5.0  # seconds after which a table that could not be attended to is tried again


class Turn(NamedTuple):
    """Whose word it is at a table: a bot's, or a person's on a clock; and which bots sit there."""

    game: str
    bots: set[str]
    version: int
    seat: int
    pace: float
    bot: str | None
    left: float | None
    question: Question | None


class Robots:
    """Looks after every table where a bot or a clock has the next word."""

    def __init__(self, house: House, workers: int, patience: float) -> None:
        self.house = house
        self.workers = workers
        self.patience = patience
        self._thinkers: dict[tuple[str, str], Thinker] = {}
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._watch: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Listen, and look at everything that was under way when the server stopped."""
        open_nursery()
        self._watch = asyncio.create_task(self._listen())

    async def stop(self) -> None:
        """Let go; what was being thought is thought again at the next start."""
        tasks = [task for task in (self._watch, *self._busy.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for thinker in self._thinkers.values():
            thinker.end()

    async def _listen(self) -> None:
        for table_id in await asyncio.to_thread(self.house.store.tables_under_way):
            self._look_after(table_id)
        while True:
            self._look_after(await self.house.bus.robots.get())

    def _look_after(self, table_id: str) -> None:
        """One task a table; while there is one it listens by itself."""
        if table_id not in self._busy:
            task = asyncio.create_task(self._attend(table_id))
            self._busy[table_id] = task
            task.add_done_callback(lambda _: self._busy.pop(table_id, None))

    async def _attend(self, table_id: str) -> None:
        """One table, for as long as a bot or a clock has the next word."""
        with self.house.bus.listening(table_id) as ear:
            again = True
            while again or ear.is_set():
                ear.clear()
                try:
                    again = await self._one_turn(table_id, ear)
                except (ServiceError, Refused) as refused:  # played with other data than this installation's
                    logger.warning("not attended", extra={"table": table_id, "reason": str(refused)})
                    return
                except Exception:  # a game must not stop for a fault that passes, nor fill the log with one that stays
                    logger.exception("attending", extra={"table": table_id})
                    await asyncio.sleep(SECOND_THOUGHTS)

    async def _one_turn(self, table_id: str, ear: asyncio.Event) -> bool:
        """A bot's choice or the end of a clock. Whether to look again."""
        turn = await asyncio.to_thread(self._turn, table_id)
        if turn is None:
            return False
        for bot in turn.bots:  # before it is their turn: to start takes a while
            await self._thinker(bot, turn.game)
        if turn.bot is None or turn.question is None:
            return turn.left is not None and await self._run_clock(table_id, ear, turn.left)
        loop = asyncio.get_running_loop()
        started = loop.time()
        choices = turn.question.choices
        thinker = await self._thinker(turn.bot, turn.game)
        name = choices[0].name if len(choices) == 1 else await thinker.choose(turn.question)
        await asyncio.sleep(turn.pace - (loop.time() - started))
        await asyncio.to_thread(playing.choose_for_bot, self.house, table_id, turn.seat, name, turn.version)
        return True

    async def advise(self, question: Question) -> list[Advice] | None:
        """What an advisor says, who thinks where the searching bots do; nothing if he fails."""
        thinker = await self._thinker(ADVISOR, question.game)
        return await thinker.ask(advise, question)

    async def _thinker(self, bot: str, game: str) -> Thinker:
        """The workers of a bot; what it compiles is compiled beside them."""
        if (bot, game) not in self._thinkers:
            self._thinkers[bot, game] = Thinker(bot, game, self.workers, self.patience)
            await asyncio.to_thread(bots.prepare, bot, find(game))
        return self._thinkers[bot, game]

    def _turn(self, table_id: str) -> Turn | None:
        with self.house.rooms.enter(table_id) as room:
            seat = room.match.seat
            if seat is None:
                return None
            row = room.seats[seat]
            here = {other.bot for other in room.seats if other.bot is not None}
            asked = None
            if row.bot is not None:
                luck = random.Random(secrets.randbits(256))
                asked = bots.question(room.match, bots.find(row.bot), luck)
            left = clocks.left(room, seat, self.house.now()) if row.visitor is not None else None
            return Turn(room.row.game, here, room.version, seat, room.row.pace, row.bot, left, asked)

    async def _run_clock(self, table_id: str, ear: asyncio.Event, left: float) -> bool:
        """Wait until the clock of the seat to move runs out, or the table changes. Whether to look again."""
        try:
            await asyncio.wait_for(ear.wait(), left + 0.05)
        except TimeoutError:
            await asyncio.to_thread(clocks.time_is_up, self.house, table_id)
        return True
