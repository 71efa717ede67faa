"""Imported by one process alone, the one from which workers are forked: what each would else load for itself.

Compiled code that is there already is loaded for both games, so that the first thought of a bot is no longer than its
others, and workers share the memory of it. No thread may be started here: a fork would not have it.
"""

from __future__ import annotations

import logging
import signal

signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's business, from the first moment on

from pileus import bots  # noqa: E402
from pileus.games import OURS, find  # noqa: E402

from ..logs import set_up_logs  # noqa: E402

set_up_logs()
for _name in OURS:
    try:
        bots.load_compiled(find(_name))
    except Exception:  # the other game's bots must not suffer from it; whoever needs this one is told why it fails
        logging.getLogger("pileus.robots").exception("nothing loaded ahead", extra={"game": _name})
