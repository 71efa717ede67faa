"""P9.3 A standing taken apart."""

from __future__ import annotations

from pileus.kernel.layout import LOST

from .rules.p10_end import STANDING


def split(standing: int) -> list[int]:
    """P9.3 Points, own meeples on slave spaces, barriers; those who lost together keep the points that fell short."""
    if standing <= LOST // 2:
        standing -= LOST
    points, ties = divmod(standing, STANDING)
    return [points, *divmod(ties, 100)]
