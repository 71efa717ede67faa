"""How long a bot may think: seconds, or iterations, with which the same luck gives the same answer."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from pileus.games.contract import Message, Refused


class Budget(NamedTuple):
    """One of the two; the other is 0."""

    seconds: float = 0.0
    iterations: int = 0

    def __str__(self) -> str:
        return str(self.iterations) if self.iterations else f"{self.seconds:g}s"


def read_budget(word: str) -> Budget | None:
    """`1s`, `0.5s` or `2000`; None for any other word."""
    if re.fullmatch(r"[0-9]{1,9}", word) and int(word) > 0:
        return Budget(iterations=int(word))
    if re.fullmatch(r"[0-9]{0,6}\.?[0-9]{1,6}s", word) and float(word[:-1]) > 0:
        return Budget(seconds=float(word[:-1]))
    return None


def budget_of(given: Any) -> Budget:
    """A budget, or what stands for one: `"1s"`, `"500"`, 500."""
    if isinstance(given, Budget):
        read = given if min(given) >= 0 and max(given) > 0 else None
    else:
        read = read_budget(str(given)) if isinstance(given, str | int) else None
    if read is None:
        raise Refused(Message("bad-budget", {"given": str(given)[:40]}, ""))
    return read
