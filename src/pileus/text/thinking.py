"""Where the bots of a text table think: in a process beside it, so that nothing a bot does can end the table."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from types import TracebackType
from typing import Literal

from pileus import bots
from pileus.bots import Bot, Budget, Question, worker
from pileus.bots.interrupts import kept_from_children
from pileus.games.contract import Choice

from .seats import Sitter

A_WHILE = 1.0  # seconds


class BackRoom:
    """One process for all bots of a table, which think one after the other; none where only persons sit."""

    def __init__(self, sitters: list[Sitter], game: str, waiting: Callable[[int], None]) -> None:
        """`waiting` hears of a seat whose bot takes its time."""
        self._waiting = waiting
        seated = [(seat, sitter.word, sitter.bot) for seat, sitter in enumerate(sitters) if sitter.bot is not None]
        self.guests = {seat: Guest(self, seat, bot) for seat, _, bot in seated}
        words = {seat: word for seat, word, _ in seated}
        self._pool: ProcessPoolExecutor | None = None
        if words:
            spawn = multiprocessing.get_context("spawn")  # forked from a table it would inherit half-loaded compilers
            self._pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=_settle_in, initargs=(words, game))
            with kept_from_children():
                self._pool.submit(_ready)  # it loads while somebody reads the first page

    def __enter__(self) -> BackRoom:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """At once, in the middle of a thought too."""
        if self._pool is not None:
            worker.end(self._pool)

    def ask(self, seat: int, question: Question) -> Choice:
        """What the bot at a seat chooses."""
        assert self._pool is not None
        try:
            thought = self._pool.submit(_think, seat, question)
            if not wait([thought], A_WHILE).done:
                self._waiting(seat)
            return thought.result()
        except BrokenProcessPool as broken:
            raise worker.Elsewhere("it ended its process") from broken


class Guest:
    """A bot in the back room, as whoever asks it sees it."""

    reads: Literal["view", "copy"]
    budget: Budget

    def __init__(self, room: BackRoom, seat: int, bot: Bot) -> None:
        self.reads, self.budget = bot.reads, bot.budget
        self._room, self._seat = room, seat

    def answer(self, question: Question) -> Choice:
        """One of the choices."""
        return self._room.ask(self._seat, question)


_seated: dict[int, Bot] = {}


def _settle_in(words: dict[int, str], game: str) -> None:
    worker.settle_in((bots.split(word)[0] for word in words.values()), game)
    _seated.update((seat, bots.find_or_import(word)) for seat, word in words.items())


def _ready() -> None:
    """The process has started."""


def _think(seat: int, question: Question) -> Choice:
    try:
        return worker.think(_seated[seat], question)
    except Exception as error:
        raise worker.portable(error) from None
