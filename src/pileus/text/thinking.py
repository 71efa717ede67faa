"""Where the bots of a text table think: in a process beside it, so that nothing a bot does can end the table."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
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
        spawn = multiprocessing.get_context("spawn")  # forked from a table it would inherit half-loaded compilers
        self._pipe, theirs = spawn.Pipe()
        words = {seat: word for seat, word, _ in seated}
        self._process = spawn.Process(target=_serve, args=(theirs, words, game), daemon=True)
        if words:
            with kept_from_children():
                self._process.start()  # it loads while somebody reads the first page
        theirs.close()

    def __enter__(self) -> BackRoom:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """At once, in the middle of a thought too."""
        if self.guests:
            self._process.kill()
            self._process.join()
        self._pipe.close()

    def ask(self, seat: int, question: Question) -> Choice:
        """What the bot at a seat chooses."""
        try:
            self._pipe.send((seat, question))
            if not self._pipe.poll(A_WHILE):
                self._waiting(seat)
            choice, error = self._pipe.recv()
        except (EOFError, ConnectionError) as gone:
            raise worker.Elsewhere("it ended its process") from gone
        if error is not None:
            raise error
        chosen: Choice = choice
        return chosen


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


def _serve(pipe: Connection, words: dict[int, str], game: str) -> None:
    """In the process: thoughts, as long as somebody asks for them."""
    worker.settle_in((bots.split(word)[0] for word in words.values()), game)
    seated = {seat: bots.find_or_import(word) for seat, word in words.items()}
    while True:
        try:
            seat, question = pipe.recv()
        except (EOFError, ConnectionError):
            return
        try:
            pipe.send((worker.think(seated[seat], question), None))
        except Exception as error:
            pipe.send((None, worker.portable(error)))
