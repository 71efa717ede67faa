"""Hints: advice for whoever is to choose, at tables that allow it, thought out in the bots' worker processes."""

from __future__ import annotations

import random
import secrets
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any

from pileus.bots import Budget, Question, question
from pileus.bots.advising import Advisor
from pileus.games.contract import Message, Refused
from pileus.play.advice import Advice

from ..db.rows import VisitorRow
from ..errors import Forbidden, TooMany
from ..wire import AskHint, ExpectedChoice, HintedChoice, HintInfo
from . import looking
from .house import House, check_mine
from .playing import Stale
from .showing import told

BUDGET = Budget(seconds=1.0)
BEST = 3  # choices that are told
KEPT = 500  # hints, so that asking again is answered at once, and the same
WAITING = 8  # people whose hints are being thought out at the same time

Think = Callable[[Question], Coroutine[Any, Any, list[Advice] | None]]


class Hints:
    """Answers whoever asks, one hint at a time for each person."""

    def __init__(self, house: House, think: Think) -> None:
        self.house = house
        self.think = think
        self._given: OrderedDict[tuple[str, int], HintInfo] = OrderedDict()
        self._asking: set[str] = set()

    def question(self, visitor: VisitorRow, table_id: str, wanted: AskHint) -> Question:
        """What is to be thought out, if this visitor may ask: it holds what the seat may know, and no more."""
        with self.house.rooms.enter(table_id) as room:
            check_mine(room, visitor, wanted.seat)
            if not room.row.hints:
                raise Forbidden("hints-not-allowed")
            if room.version != wanted.version:
                raise Stale(looking.shown(self.house, room, visitor, wanted.seat, wanted.version))
            match = room.match
            if match.seat is None:
                raise Refused(Message("game-over", {}, ""))
            if match.seat != wanted.seat:
                raise Refused(Message("not-your-turn", {"player": match.seat}, ""))
            return question(match, Advisor(), random.Random(secrets.randbits(256)), BUDGET)

    def given(self, table_id: str, version: int) -> HintInfo | None:
        """What was said about a version before."""
        return self._given.get((table_id, version))

    async def give(self, visitor: VisitorRow, table_id: str, wanted: AskHint, asked: Question) -> HintInfo:
        """Have it thought out, or say what was said before."""
        before = self.given(table_id, wanted.version)
        if before is not None:
            return before
        if visitor.id in self._asking or len(self._asking) >= WAITING:
            raise TooMany("hints-busy")
        self._asking.add(visitor.id)
        try:
            advised = await self.think(asked)
        finally:
            self._asking.discard(visitor.id)
        if advised is None:
            raise TooMany("hint-failed")
        hint = HintInfo(wanted.version, [_hinted(one) for one in advised[:BEST]])
        self._given[table_id, wanted.version] = hint
        while len(self._given) > KEPT:
            self._given.popitem(last=False)
        return hint


def _hinted(advice: Advice) -> HintedChoice:
    line = [ExpectedChoice(one.seat, one.name, told(one.label)) for one in advice.line]
    return HintedChoice(advice.name, told(advice.label), round(advice.chance, 3), line)
