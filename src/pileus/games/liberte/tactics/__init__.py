"""What a good player of Liberté knows, in kernel Python: what choices are worth, and who is likely to win.

What choices are worth is read from what the seat to move may know: the table, its own hand, and how many cards the
others hold. Who is likely to win is read from all hands, in a world that was dealt anew.
"""

from __future__ import annotations

from pileus.games.contract import Tactics

from .evaluate import evaluate, milestone
from .tuned import TUNED
from .weigh import weigh
from .weights import WEIGHTS

TACTICS = Tactics(weigh, evaluate, milestone, tuple(WEIGHTS), TUNED)
