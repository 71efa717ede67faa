"""A second game, to prove that kernel and play know none: take one to three pebbles; whoever takes the last one wins.

It has what a game can have: luck (the size of the heap), a secret (each seat holds a card that breaks ties), an option.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Annotated, Any, Literal

import msgspec

from pileus.games.contract import Choice, Event, Game, Message, Refused, Rules
from pileus.kernel.backend import kernel
from pileus.kernel.events import announce
from pileus.kernel.layout import Buffer, Core, i8, layout
from pileus.kernel.luck import random_below

SIZES = (0, 1, 2, 3)


@layout
class Pebbles(Core):
    """A heap and two secret cards."""

    most: int = i8("The most pebbles one may take.")
    heap: int = i8("Pebbles left.")
    card: list[int] = i8("A seat's secret card.", 2)


@kernel
def setup(s: Pebbles) -> None:
    s.heap = 10 + random_below(s, 10)
    s.card[0] = 1 + random_below(s, 6)
    s.card[1] = 1 + random_below(s, 6)
    s.seat = 0


@kernel
def beat(s: Pebbles) -> None:
    s.over = 1


@kernel
def choices(s: Pebbles, out: Buffer) -> int:
    n = s.most if s.most < s.heap else s.heap
    for i in range(n):
        out[i] = SIZES[i + 1]
    return n


@kernel
def choose(s: Pebbles, choice: int) -> None:
    s.heap -= choice
    announce(s, 1, s.seat, choice, s.heap, 0)
    s.step = s.seat
    s.seat = 1 - s.seat if s.heap > 0 else -1


@kernel
def determinise(s: Pebbles, seat: int) -> None:
    for other in range(2):
        if other != seat:
            s.card[other] = 1 + random_below(s, 6)


@kernel
def scores(s: Pebbles, out: Buffer) -> None:
    for seat in range(2):
        out[seat] = (10 if s.heap == 0 and s.step == seat else 0) + s.card[seat]


@kernel
def broken_law(s: Pebbles) -> int:
    return 1 if s.heap < 0 else 0


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    most: Annotated[int, msgspec.Meta(ge=2, le=3)] = 3


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Literal["pebbles"]
    options: Options
    heap: int = 10


class Taken(Event, frozen=True, tag="pebbles-taken"):
    """N1.1 Pebbles were taken."""

    seat: int
    count: int
    left: int


def lay_options(s: Pebbles, options: Options) -> None:
    s.most = options.most


def read_options(s: Pebbles) -> Options:
    return Options(s.most)


def lay_position(s: Pebbles, position: Position) -> None:
    if position.heap < 1:
        raise Refused(Message("bad-position", {"problem": "the heap is empty"}, "N1.1"))
    s.heap = position.heap
    s.card[:] = [1, 1]


def view(s: Pebbles, seat: int | None) -> dict[str, Any]:
    return {"heap": s.heap, "card": None if seat is None else s.card[seat]}


GAME = Game(
    name="pebbles",
    state=Pebbles,
    rules=Rules(setup, beat, choices, choose, determinise, scores, broken_law),
    options=Options,
    lay_options=lay_options,
    read_options=read_options,
    seats=lambda s: 2,
    most_choices=3,
    choice_ids=4,
    data_hash="none",
    components=dict,
    is_choice=lambda number: 1 <= number <= 3,
    choice=lambda number: Choice(id=number, kind="count", name=f"take:{number}"),
    choice_id={"take:1": 1, "take:2": 2, "take:3": 3}.get,
    prompt=lambda s: Message("pebbles-take", {"player": s.seat}, "N1.1"),
    event=lambda ints: Taken(ints[1], ints[2], ints[3]),
    view=view,
    why_not=lambda s, seat, choice: Message("pebbles-too-many", {"left": s.heap}, "N1.1"),
    label=lambda s, choice: Message(f"pebbles-take-{choice}", {}, "N1.1"),
    describe=lambda view: [],
    offer=lambda view: [],
    about=lambda name: [],
    nearest=lambda view, names: names[0],
    position=Position,
    lay_position=lay_position,
    read_position=lambda s: {"game": "pebbles", "options": {"most": s.most}, "heap": s.heap},
    end=lambda s: Message("pebbles-end", {}, "N1.2"),
    split=lambda standing: list(divmod(standing, 10)),
    bars=(0, 0),
    ends=("", "last-pebble"),
    rounds=("rolls",),
    figures=lambda s: {"opener-won": s.step == 0, "opener-card": s.card[0]},
    variants=({"most": 2}, {"most": 3}),
    starts=({"game": "pebbles", "options": {"most": 2}, "heap": 6},),
    laws={1: "N1.1"},
    nouns=lambda argument, value: None,
)


@kernel
def law_of_five(s: Pebbles) -> int:
    """A law that the rules do not keep, to see the fuzzer find and shrink it."""
    return 1 if s.heap == 5 else 0


BROKEN = replace(GAME, name="broken", rules=Rules(setup, beat, choices, choose, determinise, scores, law_of_five))


class Three:
    """A bot that takes as many as it may."""

    def choose(self, view: dict[str, Any], choices: list[Choice], luck: random.Random) -> Choice:
        return choices[-1]
