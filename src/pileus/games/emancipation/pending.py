"""What is pending in a position: the step asked, and what is under way, by names.

Each step brings its own fields, and those alone are written and read; everything else that the rules keep in the state
follows from the table. A position may come from anybody, so nothing here is believed: a pending part is laid only where
it could have come about (`conditions`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, NamedTuple, get_args

import msgspec

from . import by_name
from .by_name import number, refuse
from .conditions import pending_is_possible
from .events import DOING, ENDS, Doing, End
from .rules import state
from .rules.p01_laws import broken_law
from .rules.p03_paying import left_for_sending
from .rules.p05_operations import see_what_is_feasible
from .rules.state import (
    AGENT_FROM,
    ANARCHY,
    ANARCHY_FROM,
    BUILD_SHIP,
    CORRUPT_BARRIER,
    CORRUPT_SPHERE,
    DICE,
    GUNBOAT,
    HATE,
    MAN_NEW_SHIP,
    MOVE_ELEPHANT,
    NEXT_SPHERE,
    NEXT_STATION,
    NOBODY,
    NONE,
    OPERATIONS,
    OVERFLOW,
    PAY,
    POGROMS,
    ROLL_ATTACK,
    SEND_AGENT,
    SLOTS,
    STATION,
    TAKE_BACK,
    TAKE_POST,
    WHICH_OPERATION,
    State,
)
from .steps import END_RULES, STEP, doing
from .tables import BARRIER, BARRIER_AT, BARRIER_SPHERE, FACTIONS, FIRST_BARRIER, IDEA, RED, SLAVER, SPHERE

StepName = Literal[
    "act",
    "take-back",
    "syndicate-idea",
    "build-at",
    "post-at",
    "pay",
    "agent-from",
    "man-new-ship",
    "extra-maritime",
    "operate",
    "which-operation",
    "how-maritime",
    "station",
    "gunboat",
    "dice",
    "corrupt-barrier",
    "corrupt-sphere",
    "take-barrier",
    "move-elephant",
    "hate-piece",
    "lose-ship",
    "next-sphere",
    "pogrom-piece",
    "anarchy-from",
    "overflow",
    "operate-at",
]
Then = Literal[
    "send-agent",
    "build-ship",
    "take-post",
    "roll-attack",
    "free-meeple",
    "lift-barrier",
    "next-hate",
    "next-station",
    "next-pogrom",
]

STEP_NAMES: dict[str, int] = {name: getattr(state, name.upper().replace("-", "_")) for name in get_args(StepName)}
THEN: dict[str, int] = {name: getattr(state, name.upper().replace("-", "_")) for name in get_args(Then)}

Die = Annotated[int, msgspec.Meta(ge=1, le=6)]
Ships = Annotated[int, msgspec.Meta(ge=0, le=9)]


class Pending(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The step asked, or how the game ended, and the fields that belong to it."""

    step: StepName | None = None
    over: End | None = None
    actions: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    """P4 How many were begun in this turn."""
    doing: Doing | None = None
    """P4, P5 The action or operation under way."""
    operated: dict[str, Annotated[int, msgspec.Meta(ge=1, le=15)]] = {}
    """P5.0 How many of the player's agents on an idea have operated in this turn."""
    idea: str | None = None
    """P4.2, P5.0 The card concerned."""
    left_ships: Ships = 0
    """P8.2 Red agents that this Fundraiser has taken back from ships."""
    sea: str | None = None
    """P4.3, P5.1 The sea border concerned."""
    lifted: Ships = 0
    """P5.1 Agents picked up and not yet put back."""
    owing: Annotated[int, msgspec.Meta(ge=1, le=99)] | None = None
    """P3.2 Coins still to pay."""
    dice: Annotated[int, msgspec.Meta(ge=1, le=4)] | None = None
    """P5.3 How many will be rolled."""
    then: Then | None = None
    """P3.2, P3.4 What comes after a payment or a disk."""
    die: Die | None = None
    """P6.1, P7.5 What it showed."""
    hate: Annotated[list[Die], msgspec.Meta(min_length=1, max_length=4)] | None = None
    """P7.1 The dice, from low to high."""
    hate_at: Annotated[int, msgspec.Meta(ge=1, le=4)] | None = None
    """P7.1 Which of them is being resolved, counted from 1."""
    struck: str | None = None
    """P7.1 The barrier being resolved."""
    rolled: list[str] = []
    """P7.5 Spheres whose die was rolled."""
    pogrom: str | None = None
    """P7.5 The sphere being resolved."""
    unrest: str | None = None
    """P3.4 The sphere that a disk is added to."""
    giver: Literal["red", "green", "white"] | None = None
    """P3.4 The faction whose disk it is."""


DEFAULTS = Pending()


# Which field belongs to which moment


def asked(s: State, *steps: int) -> bool:
    """Is it one of these steps?"""
    return s.over == 0 and s.step in steps


def adds_disk(s: State) -> bool:
    """P3.4 A disk is on its way to a sphere, or was the end of the game."""
    return s.over == ANARCHY or asked(s, ANARCHY_FROM, OVERFLOW)


def at_sea(s: State) -> bool:
    """P5.1 Agents are being put on ships, or one aboard is acting."""
    if asked(s, STATION, GUNBOAT, DICE, CORRUPT_BARRIER, CORRUPT_SPHERE):
        return True
    return (adds_disk(s) and s.next == NEXT_STATION) or (asked(s, PAY) and s.then == ROLL_ATTACK)


def names_sea(s: State) -> bool:
    """P4.3, P5.2 One sea border is concerned; while agents wait to be put on ships (P5.1) none is."""
    building = asked(s, MAN_NEW_SHIP) or (asked(s, PAY) and s.then == BUILD_SHIP)
    return building or (at_sea(s) and not asked(s, STATION))


def names_idea(s: State) -> bool:
    """P4.2 The card paid for, P5.0 the card of the agent that operates."""
    word = doing(s)
    if word == "syndicate":
        return asked(s, PAY, AGENT_FROM)
    return asked(s, WHICH_OPERATION) or word in DOING[4:]


def resolves_pogrom(s: State) -> bool:
    """P7.5 A sphere's die was rolled and is being resolved."""
    return s.phase == POGROMS and not asked(s, NEXT_SPHERE)


class Field(NamedTuple):
    """When a field belongs to a moment, and how it is read there."""

    belongs: Callable[[State], bool]
    read: Callable[[State], Any]


def _word(words: dict[str, int], value: int) -> str:
    return next(word for word, i in words.items() if i == value)


FIELDS: dict[str, Field] = {  # those that come first tell whether those that follow belong
    "step": Field(lambda s: s.over == 0, lambda s: _word(STEP_NAMES, s.step)),
    "over": Field(lambda s: s.over > 0, lambda s: ENDS[s.over]),
    "actions": Field(lambda s: True, lambda s: s.actions),
    "doing": Field(lambda s: s.doing != NONE, doing),
    "then": Field(lambda s: adds_disk(s) or asked(s, PAY), lambda s: _word(THEN, s.then if asked(s, PAY) else s.next)),
    "operated": Field(
        lambda s: s.phase == OPERATIONS,
        lambda s: {IDEA[s.slot[slot]].key: s.used[slot] for slot in range(SLOTS) if s.used[slot]},
    ),
    "idea": Field(names_idea, lambda s: IDEA[s.slot[s.at_slot]].key),
    "left_ships": Field(lambda s: asked(s, TAKE_BACK) and s.faction == RED, lambda s: s.ships_left),
    "sea": Field(names_sea, lambda s: SLAVER[s.sea].key),
    "lifted": Field(at_sea, lambda s: s.lifted),
    "owing": Field(lambda s: asked(s, PAY), lambda s: s.owing),
    "dice": Field(lambda s: asked(s, PAY) and s.then == ROLL_ATTACK, lambda s: s.dice),
    "die": Field(lambda s: asked(s, MOVE_ELEPHANT) or resolves_pogrom(s), lambda s: s.die),
    "hate": Field(lambda s: s.phase == HATE, lambda s: s.hate[: s.hate_n]),
    "hate_at": Field(lambda s: s.phase == HATE, lambda s: s.hate_at + 1),
    "struck": Field(lambda s: s.phase == HATE, lambda s: BARRIER[s.struck].key),
    "rolled": Field(
        lambda s: s.phase == POGROMS, lambda s: [sphere.key for i, sphere in enumerate(SPHERE) if s.rolled[i]]
    ),
    "pogrom": Field(resolves_pogrom, lambda s: SPHERE[s.pogrom].key),
    "unrest": Field(adds_disk, lambda s: SPHERE[s.unrest].key),
    "giver": Field(lambda s: asked(s, OVERFLOW), lambda s: FACTIONS[s.giver]),
}
assert set(FIELDS) == set(Pending.__struct_fields__)


def read_pending(s: State) -> Pending | None:
    """What is under way; None between two decisions, which nobody but the rules ever sees."""
    if s.seat == NOBODY and not s.over:
        return None
    return Pending(**{name: field.read(s) for name, field in FIELDS.items() if field.belongs(s)})


# Laying


def lay_pending(s: State, pending: Pending) -> None:
    """Write what is pending into a state whose table is laid; refuses what cannot have come about there."""
    if (pending.step is None) == (pending.over is None):
        raise refuse("P3.1", "pending names either the step asked or, as over, how the game ended")
    _lay_moment(s, pending)
    rule = END_RULES[s.over] if s.over else STEP[s.step].rule
    for name, field in FIELDS.items():
        value = getattr(pending, name)
        if field.belongs(s) and value is None:
            raise refuse(rule, f"pending {_moment(pending)} needs {name}")
        if not field.belongs(s) and value != getattr(DEFAULTS, name):
            raise refuse(rule, f"pending {_moment(pending)} has no {name} here")
    _lay_names(s, pending)
    _lay_numbers(s, pending)
    _lay_what_follows(s)
    if broken_law(s) or not pending_is_possible(s):
        problem = f"pending {_moment(pending)} does not fit the table; without pending the phase begins afresh"
        raise refuse(rule, problem)


def _moment(pending: Pending) -> str:
    return f"step {pending.step}" if pending.over is None else f"over {pending.over}"


def _lay_moment(s: State, pending: Pending) -> None:
    """What tells which other fields belong here."""
    s.over = 0 if pending.over is None else ENDS.index(pending.over)
    s.step = 0 if pending.step is None else STEP_NAMES[pending.step]
    s.seat = NOBODY if s.over else s.seat_of[s.faction]
    s.doing = NONE if pending.doing is None else DOING.index(pending.doing)
    s.then = s.next = 0 if pending.then is None else THEN[pending.then]


def _lay_names(s: State, pending: Pending) -> None:
    """Names of things; the phase has seen to it that ideas are in the market."""
    for idea, agents in pending.operated.items():
        s.used[_slot(s, "operated", idea)] = agents
    s.at_slot = 0 if pending.idea is None else _slot(s, "idea", pending.idea)
    s.sea = 0 if pending.sea is None else number(by_name.SEAS, "pending sea", pending.sea, "P1.3")
    s.struck = 0 if pending.struck is None else number(by_name.BARRIERS, "pending struck", pending.struck, "P1.4")
    s.pogrom = 0 if pending.pogrom is None else number(by_name.SPHERES, "pending pogrom", pending.pogrom, "P1.2")
    s.unrest = 0 if pending.unrest is None else number(by_name.SPHERES, "pending unrest", pending.unrest, "P1.2")
    s.giver = 0 if pending.giver is None else FACTIONS.index(pending.giver)
    for sphere in range(len(SPHERE)):
        s.rolled[sphere] = 0
    for name in pending.rolled:
        s.rolled[number(by_name.SPHERES, "pending rolled", name, "P1.2")] = 1


def _slot(s: State, field: str, name: str) -> int:
    idea = number(by_name.IDEAS, f"pending {field}", name, "P1.5")
    if idea not in s.slot:
        raise refuse("P1.6", f"pending {field} names {name}, which is not in the market")
    return s.slot.index(idea)


def _lay_numbers(s: State, pending: Pending) -> None:
    """Counts and dice; agents picked up (P5.1) were laid with the others."""
    s.actions = pending.actions
    s.ships_left = pending.left_ships
    s.owing = pending.owing or 0
    s.dice = pending.dice or 0
    s.die = pending.die or 0
    dice = pending.hate or []
    s.hate[:] = dice + [0] * (len(s.hate) - len(dice))
    s.hate_n = len(dice)
    s.hate_at = 0 if pending.hate_at is None else pending.hate_at - 1


def _lay_what_follows(s: State) -> None:
    """What the rules keep beside it."""
    s.leave = left_for_sending(s) if s.then in (SEND_AGENT, TAKE_POST) else 0
    s.barrier_at = BARRIER_AT.index(s.struck) - FIRST_BARRIER[BARRIER_SPHERE[s.struck]] + 1 if s.hate_n else 0
    if s.phase == OPERATIONS:
        see_what_is_feasible(s)
