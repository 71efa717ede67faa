"""The bot that chooses at random: the measure of all others."""

from __future__ import annotations

import random
from typing import Any

from pileus.games.contract import Choice


class RandomBot:
    """Every choice is as likely as any other."""

    def choose(self, view: dict[str, Any], choices: list[Choice], luck: random.Random) -> Choice:
        """Any of them."""
        return luck.choice(choices)
