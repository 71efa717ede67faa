"""What a good player of Pax Emancipation knows, in kernel Python: what choices are worth, and how a game will end.

While all win or lose together (P10.2, the first stage of P10.4) they are worth what they bring to everybody.
"""

from __future__ import annotations

from pileus.games.contract import Tactics

from .evaluate import evaluate, milestone
from .weigh import weigh
from .weights import WEIGHTS

TACTICS = Tactics(weigh, evaluate, milestone, tuple(WEIGHTS))
