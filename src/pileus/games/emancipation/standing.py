"""P9.3, P10 A standing taken apart, and whose it is."""

from __future__ import annotations

from pileus.kernel.layout import LOST

from .rules.p10_end import STANDING
from .rules.state import COMPETITIVE, SECOND_STAGE, State


def split(standing: int) -> list[int]:
    """P9.3 Points, own meeples on slave spaces, barriers; those who lost together keep the points that fell short."""
    if standing <= LOST // 2:
        standing -= LOST
    points, ties = divmod(standing, STANDING)
    return [points, *divmod(ties, 100)]


def together(s: State) -> bool:
    """P10.2, P10.4, P10.6 All win or lose together, but in a competitive game and at the end of a second stage."""
    return s.mode != COMPETITIVE and s.over != SECOND_STAGE
