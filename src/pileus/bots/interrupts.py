"""Ctrl-C is meant for whoever plays, not for processes started beside."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def kept_from_children() -> Iterator[None]:
    """What is started meanwhile hears no Ctrl-C, from its first moment on; who starts it hears it afterwards."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
