"""A bot's turn at a match, wherever that is played: whatever the bot does wrong changes nothing."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any

from pileus import bots
from pileus.bots import Bot, question
from pileus.bots.search.warming import compile_now, is_ready
from pileus.bots.worker import told
from pileus.games.contract import Event, Game, Refused
from pileus.kernel.backend import numba_is_there
from pileus.locale import Message, say
from pileus.play.match import Match


class BotFailed(Refused):
    """A bot raised an error, or chose what is no choice. The match stands where it stood: `record` has it."""

    def __init__(self, reason: Message, record: dict[str, Any]) -> None:
        super().__init__(reason)
        self.args = (reason, record)  # what it is made from again in another process
        self.record = record


def let_bot_choose(match: Match, bot: Bot, word: str, luck: random.Random, number: int | None = None) -> list[Event]:
    """One choice of a bot, which is called `word`, in the `number`-th game of several."""
    seat = match.seat
    assert seat is not None
    try:
        return match.play(bot.answer(question(match, bot, luck)), seat)
    except (Exception, SystemExit) as error:
        args: dict[str, Any] = {"bot": word, "decision": match.number + 1, "rule": match.prompt.rule, "player": seat}
        args["problem"] = str(error) if isinstance(error, Refused) else told(error)
        if number is None:
            raise BotFailed(Message("bot-failed", args, ""), match.record()) from error
        raise BotFailed(Message("bot-failed-in-game", {**args, "game": number}, ""), match.record()) from error


def compile_for(words: Iterable[str], game: Game, notice: Callable[[str], None] = lambda _: None) -> None:
    """Before games are handed out: compiled code is made for bots that want it, so that none begins more slowly."""
    if any(bots.split(word)[0] in bots.SEARCHING for word in words) and numba_is_there():
        if not is_ready(game):
            notice(say(Message("arena-compiling", {}, "")))
        compile_now(game.name)


def sit_down(words: Iterable[str], game: Game) -> list[Bot]:
    """A bot for each seat, new to the game, in a process that has loaded all it needs for its first thought."""
    bots.leave_compiling_to_others()
    for name in {bots.split(word)[0] for word in words}:
        if (name, game.name) not in _loaded:
            bots.load(name, game)
            _loaded.add((name, game.name))
    return [bots.find_or_import(word) for word in words]


_loaded: set[tuple[str, str]] = set()
