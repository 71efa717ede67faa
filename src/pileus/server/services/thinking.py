"""Where bots think: in worker processes, each kind of bot in its own for each game, so that none can hold up another.

What is sent there is a question, which holds nothing that the bot's seat may not know.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import forkserver
from typing import Any, TypeVar

from pileus import bots
from pileus.bots import Question, worker
from pileus.bots.advising import Advisor
from pileus.play.advice import Advice

logger = logging.getLogger("pileus.robots")

R = TypeVar("R")

NURSERY = "pileus.server.services.nursery"
TRIES = 3
MOURNING = 0.3  # seconds until a nursery that was killed is known to be dead, and another can open


def think(bot: str, question: Question) -> str:
    """In a worker: the name of what a bot chooses."""
    return worker.think(bots.find(bot), question).name


def advise(question: Question) -> list[Advice]:
    """In a worker: what an advisor says."""
    return Advisor().advise(question)


def ready() -> None:
    """In a worker: it has started, which takes longer than many a thought."""


def settle_in(bot: str, game: str, standing_back: int = 0) -> None:
    """In a worker, at its start. `standing_back`: how much it lets other processes go first, as `nice` counts."""
    if standing_back:
        os.nice(standing_back)
    worker.settle_in([bot], game)


CAN_FORK = "forkserver" in multiprocessing.get_all_start_methods()


def open_nursery() -> None:
    """Start the process from which workers will be forked; where there is no such thing each starts by itself."""
    if CAN_FORK:
        multiprocessing.set_forkserver_preload([NURSERY, __name__])
        forkserver.ensure_running()


class Workers:
    """Processes that can be replaced."""

    def __init__(self, bot: str, game: str, count: int, standing_back: int = 0) -> None:
        kind = multiprocessing.get_context("forkserver" if CAN_FORK else "spawn")
        given = (bot, game, standing_back)
        self.pool = ProcessPoolExecutor(count, mp_context=kind, initializer=settle_in, initargs=given)
        self.ready = asyncio.create_task(self._start())
        self.ready.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody may have asked

    async def _start(self) -> None:
        """In a thread: whoever asks for a process waits until the nursery has opened."""
        await asyncio.wrap_future(await asyncio.to_thread(self.pool.submit, ready))

    def end(self) -> None:
        """At once; whoever waits for them hears that their pool is broken."""
        for process in list((self.pool._processes or {}).values()):
            process.kill()
        self.pool.shutdown(wait=False)


class Thinker:
    """One kind of bot for one game, which many tables may ask at the same time."""

    def __init__(self, bot: str, game: str, workers: int, patience: float) -> None:
        self.bot = bot
        self.game = game
        self.count = workers
        self.patience = patience  # seconds for a thought
        self._places = asyncio.Semaphore(workers)
        self._workers = Workers(bot, game, workers)

    def end(self) -> None:
        """No more thoughts."""
        self._workers.end()

    async def choose(self, question: Question) -> str:
        """What the bot chooses, by name; where it fails, or thinks too long, a choice is made for it."""
        name = await self.ask(think, self.bot, question)
        return random.choice(question.choices).name if name is None else name

    async def ask(self, work: Callable[..., R], *given: Any) -> R | None:
        """What a worker answers; nothing where it fails, or thinks too long."""
        for _ in range(TRIES):
            async with self._places:  # so that nobody's patience is spent on waiting for a worker
                workers = self._workers
                try:
                    await asyncio.shield(workers.ready)
                except (BrokenProcessPool, EOFError, OSError):  # the nursery, or what was born there, died
                    self._complain("a bot's worker did not start")
                    await asyncio.sleep(MOURNING)
                    self._replace(workers)
                    continue
                try:
                    loop = asyncio.get_running_loop()
                    thought = loop.run_in_executor(workers.pool, work, *given)
                    return await asyncio.wait_for(thought, self.patience)
                except BrokenProcessPool:  # perhaps another thought's fault: it is thought again
                    self._complain("a bot's worker died")
                    self._replace(workers)
                except TimeoutError:
                    self._complain("a bot thinks too long")
                    self._replace(workers)
                    break
                except Exception:
                    logger.exception("a bot failed", extra={"bot": self.bot})
                    break
        return None

    def _complain(self, what: str) -> None:
        logger.warning(what, extra={"bot": self.bot})

    def _replace(self, workers: Workers) -> None:
        if workers is self._workers:
            self._workers = Workers(self.bot, self.game, self.count)
            workers.end()
