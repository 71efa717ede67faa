"""The names of choices, stable and part of the API: `card:71`, `province:8`, `stack:8:2`, `deck`, `pass` …"""

from __future__ import annotations

from typing import Any

from pileus.games.contract import Choice

from .rules.state import CHOICES, DECK, PROVINCE_CHOICE, STACK_CHOICE
from .tables import BATTLE, CARD, CARDS, PROVINCE, PROVINCES, REGION, SEATS

BUTTONS = ("deck", "blocks", "battle", "keep", "discard", "done", "pass", "decline", "claim")


def _all_choices() -> list[Choice | None]:
    table: list[Choice | None] = [None] * CHOICES
    for card in range(1, CARDS + 1):
        table[card] = Choice(card, "card", f"card:{card}")
    for province in range(1, PROVINCES + 1):
        table[PROVINCE_CHOICE + province] = Choice(PROVINCE_CHOICE + province, "province", f"province:{province}")
        for seat in range(SEATS):
            stack = STACK_CHOICE + (province - 1) * SEATS + seat
            table[stack] = Choice(stack, "stack", f"stack:{province}:{seat}")
    for i, button in enumerate(BUTTONS):
        table[DECK + i] = Choice(DECK + i, "button", button)
    return table


_CHOICES = _all_choices()
_IDS = {choice.name: choice.id for choice in _CHOICES if choice is not None}


def is_choice(number: int) -> bool:
    """Whether an integer names a thing."""
    return 0 < number < CHOICES and _CHOICES[number] is not None


def choice(number: int) -> Choice:
    """The choice a kernel integer stands for."""
    found = _CHOICES[number]
    assert found is not None
    return found


def choice_id(name: str) -> int | None:
    """The integer behind a name."""
    return _IDS.get(name)


def nouns(argument: str, value: Any) -> str | None:
    """Proper names behind the arguments of messages; what has words of its own is left to the locale."""
    if argument == "card" and isinstance(value, int) and 1 <= value <= CARDS:
        return CARD[value - 1].name
    if argument == "province" and isinstance(value, int) and 1 <= value <= PROVINCES:
        return PROVINCE[value - 1].name
    if argument == "region" and isinstance(value, int) and 0 <= value < len(REGION):
        return REGION[value].name_en
    if argument == "battle" and isinstance(value, int):
        return next((battle.name for battle in BATTLE if battle.turn == value), None)
    return None
