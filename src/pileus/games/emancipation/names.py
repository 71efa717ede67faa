"""The names of choices, stable and part of the API, built on the data's ids: `idea:W08`, `port:London`, `done` …"""

from __future__ import annotations

from typing import Any

from pileus.games.contract import Choice

from .rules.state import (
    ADMIN_CHOICE,
    BARRIER_CHOICE,
    BOX_CHOICE,
    CHOICES,
    DICE_CHOICE,
    DISSIDENT_CHOICE,
    FACTION_CHOICE,
    FUNDRAISER,
    IDEA_CHOICE,
    MEEPLE_CHOICE,
    PORT_CHOICE,
    SEA_CHOICE,
    SPHERE_CHOICE,
)
from .tables import BARRIER, FACTIONS, IDEA, OPERATIONS, PORT, SLAVER, SPHERE

BOXES = ("capital", "wealth", "debt")
BUTTONS = ("fundraiser", "syndicate", "shipbuilding", "post", *OPERATIONS, "skip", "done")

KINDS: tuple[tuple[str, int, tuple[str, ...]], ...] = (  # the kind of thing, its first integer, its names
    ("idea", IDEA_CHOICE, tuple(idea.key for idea in IDEA)),
    ("port", PORT_CHOICE, tuple(port.name for port in PORT)),
    ("sphere", SPHERE_CHOICE, tuple(sphere.key for sphere in SPHERE)),
    ("sea", SEA_CHOICE, tuple(slaver.key for slaver in SLAVER)),
    ("barrier", BARRIER_CHOICE, tuple(barrier.key for barrier in BARRIER)),
    ("admin", ADMIN_CHOICE, tuple(port.name for port in PORT)),
    ("meeple", MEEPLE_CHOICE, tuple(port.name for port in PORT)),
    ("dissident", DISSIDENT_CHOICE, tuple(sphere.key for sphere in SPHERE)),
    ("agent", BOX_CHOICE, BOXES),
    ("faction", FACTION_CHOICE, FACTIONS),
    ("dice", DICE_CHOICE + 1, ("1", "2", "3", "4")),
)


def _all_choices() -> dict[int, Choice]:
    table = {}
    for kind, first, things in KINDS:
        for i, thing in enumerate(things, start=first):
            table[i] = Choice(i, kind, f"{kind}:{thing}")
    for i, button in enumerate(BUTTONS, start=FUNDRAISER):
        table[i] = Choice(i, "button", button)
    return table


_CHOICES = _all_choices()
_IDS = {choice.name: choice.id for choice in _CHOICES.values()}
assert sorted(_CHOICES) == list(range(CHOICES))


def is_choice(number: int) -> bool:
    """Whether an integer names a thing."""
    return number in _CHOICES


def choice(number: int) -> Choice:
    """The choice a kernel integer stands for."""
    return _CHOICES[number]


def choice_id(name: str) -> int | None:
    """The integer behind a name."""
    return _IDS.get(name)


_PORTS = {port.name: port.name for port in PORT}
_BORDERS = {name: name for sphere in SPHERE for _, name in (*sphere.seas, *sphere.lands)}

_NOUNS = {
    "idea": {idea.key: idea.name for idea in IDEA},
    "sphere": {sphere.key: sphere.name for sphere in SPHERE},
    "beyond": {sphere.key: sphere.name for sphere in SPHERE},
    "sea": {slaver.key: slaver.sea for slaver in SLAVER},
    "barrier": {barrier.key: barrier.name for barrier in BARRIER},
    # Names that the data have no ids for: a language may have its own all the same.
    **dict.fromkeys(("port", "elephant", "where", "other"), _PORTS),
    "name": _BORDERS,
    "cargo": {slaver.cargo: slaver.cargo for slaver in SLAVER},
    "note": {note: note for note in (*(idea.note for idea in IDEA), *(barrier.note for barrier in BARRIER)) if note},
}


def nouns(argument: str, value: Any) -> str | None:
    """Proper names behind the arguments of messages, which are the data's ids; what has words of its own is left."""
    return _NOUNS.get(argument, {}).get(value) if isinstance(value, str) else None
