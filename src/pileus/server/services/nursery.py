"""Imported by one process alone, the one from which workers are forked: what each would else load for itself.

Compiled code that is there already is loaded for both games, so that the first thought of a bot is no longer than its
others, and workers share the memory of it. No thread may be started here: a fork would not have it.
"""

from __future__ import annotations

from pileus import bots
from pileus.games import OURS, find

for _name in OURS:
    bots.load_compiled(find(_name))
