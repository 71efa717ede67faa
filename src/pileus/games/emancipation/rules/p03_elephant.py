"""P3.3 The elephant's port: where the elephant actions and operations of a turn happen."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.events import announce

from ..tables import PORT_SPHERE
from .state import ELEPHANT_PLACED, State


@kernel
def elephant_sphere(s: State) -> int:
    """P3.3 The sphere where the elephant stands."""
    return PORT_SPHERE[s.elephant]


@kernel
def place_elephant(s: State, port: int) -> None:
    """P3.3 With the first elephant action or operation of a turn; later ones happen there too."""
    if s.placed == 0:
        s.placed = 1
        s.elephant = port
        announce(s, ELEPHANT_PLACED, s.faction, port, 0, 0)
