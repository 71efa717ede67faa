"""Bots for tests: one that knows how to win at pebbles, and some that misbehave."""

from __future__ import annotations

import os
import random
import time
from typing import Any

from pileus.games.contract import Choice


class Expert:
    """Leaves a multiple of four pebbles whenever it can."""

    def choose(self, view: dict[str, Any], choices: list[Choice], luck: random.Random) -> Choice:
        wanted = view["table"]["heap"] % 4
        return next((choice for choice in choices if choice.id == wanted), luck.choice(choices))


class Plain:
    """Chooses at random, but is not called so."""

    def choose(self, view: dict[str, Any], choices: list[Choice], luck: random.Random) -> Choice:
        return luck.choice(choices)


class Slow:
    """Chooses at random, after a while."""

    def choose(self, view: dict[str, Any], choices: list[Choice], luck: random.Random) -> Choice:
        time.sleep(0.002)
        return luck.choice(choices)


class Pondering:
    """Takes its time for its first choice."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: dict[str, Any], choices: list[Choice], luck: random.Random) -> Choice:
        self.asked += 1
        if self.asked == 1:
            time.sleep(3)
        return luck.choice(choices)


class Raising:
    """Has no idea after its tenth choice."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: dict[str, Any], choices: list[Choice], luck: random.Random) -> Choice:
        self.asked += 1
        if self.asked > 10:
            raise ValueError("no idea")
        return luck.choice(choices)


class OddError(Exception):
    """Cannot be made again from what it says."""

    def __init__(self, number: int, what: str) -> None:
        super().__init__(f"{number} is {what}")


class Odd:
    """Raises at its tenth choice what does not come over to another process."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: dict[str, Any], choices: list[Choice], luck: random.Random) -> Choice:
        self.asked += 1
        if self.asked == 10:
            raise OddError(3, "odd")
        return luck.choice(choices)


class Dying:
    """Ends its process at its tenth choice."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: dict[str, Any], choices: list[Choice], luck: random.Random) -> Choice:
        self.asked += 1
        if self.asked == 10:
            os._exit(3)
        return luck.choice(choices)


class Cheating:
    """Chooses what is not there."""

    def choose(self, view: dict[str, Any], choices: list[Choice], luck: random.Random) -> str:
        return "card:999"
