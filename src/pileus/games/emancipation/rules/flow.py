"""From step to step: somebody is asked, or the game goes on by itself. Every section needs it; no paragraph has it."""

from __future__ import annotations

from pileus.kernel.backend import kernel

from .state import NOBODY, State


@kernel
def ask(s: State, step: int) -> None:
    """P3.1 The player whose turn it is must choose."""
    s.step = step
    s.seat = s.seat_of[s.faction]


@kernel
def go_on(s: State, step: int) -> None:
    """A beat carries out what comes next."""
    s.step = step
    s.seat = NOBODY
