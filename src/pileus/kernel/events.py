"""Events: what a beat announces, as integers on a short tape in the state.

The game's `events.py` gives them names, the locale gives them words.
"""

from __future__ import annotations

from .backend import kernel
from .layout import EVENT_WIDTH, TAPE_LENGTH, Core


@kernel
def announce(s: Core, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Say that something happened. A full tape takes no more; the fuzzer proves that it never fills."""
    i = s.tape_n
    if i < TAPE_LENGTH:
        tape = s.tape
        tape[i] = kind
        tape[i + 1] = a
        tape[i + 2] = b
        tape[i + 3] = c
        tape[i + 4] = d
        s.tape_n = i + EVENT_WIDTH
