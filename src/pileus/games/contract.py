"""What every game offers: to the match, to bots, to the table. A game's front door, `GAME`, is one of these."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from pileus.kernel.layout import LOST, Buffer, Core
from pileus.locale import Message, learn_nouns, say

if TYPE_CHECKING:
    from .studies import Study

__all__ = ["Choice", "Event", "Game", "Message", "Offer", "Part", "Refused", "Result", "Rules", "Tactics", "winners"]


class Choice(NamedTuple):
    """One member of the legal set: a small integer that names a thing one can point at."""

    id: int
    kind: str  # "card", "province", "stack", "button" …
    name: str  # "card:71", "province:8", "pass"


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that happened. The tag is its message, the docstring opens with its paragraph."""

    def message(self) -> Message:
        """The event as words to come."""
        args = {name: getattr(self, name) for name in self.__struct_fields__}
        if "seat" in args:
            args["player"] = args.pop("seat")
        return Message(str(self.__struct_config__.tag), args, " ".join((self.__doc__ or "").split()[:1]))

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat (None: a spectator) may know it."""
        return self


class Result(msgspec.Struct, frozen=True):
    """How a game ended."""

    reason: Message
    winners: list[int]  # nobody where everybody lost together
    scores: list[int]  # the points that count for this end, by seat
    tiebreaks: list[list[int]]  # what counts next, in that order, by seat
    places: list[int]  # 1 for a winner; equal places are shared; 0 for all where everybody lost together


class Part(NamedTuple):
    """A part of the table in words: a heading and the lines below it."""

    title: Message
    lines: list[Message]


class Offer(NamedTuple):
    """Choices that belong together: a heading, where one helps, and each choice's name and label."""

    title: Message | None
    choices: list[tuple[str, Message]]


class Refused(Exception):
    """What was asked for is not allowed; nothing has changed."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)
        self.rule = reason.rule
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.rule}: {say(self.reason)}" if self.rule else say(self.reason)


def winners(standings: list[int]) -> list[int]:
    """The seats with the highest standing, unless that has LOST in it."""
    best = max(standings)
    return [seat for seat, standing in enumerate(standings) if standing == best > LOST // 2]


@dataclass(frozen=True)
class Rules:
    """The rules as kernels; everything that drives a game calls these and nothing else."""

    setup: Callable[[Any], None]
    beat: Callable[[Any], None]
    choices: Callable[[Any, Buffer], int]
    choose: Callable[[Any, int], None]
    determinise: Callable[[Any, int], None]
    scores: Callable[[Any, Buffer], None]
    broken_law: Callable[[Any], int]


CERTAIN = 10_000
"""A chance of one, as `Tactics.evaluate` writes it."""
NOTES = 288
"""Room in the buffer where tactics note what they work out."""


@dataclass(frozen=True)
class Tactics:
    """What a good player knows of a game, as kernels, for bots.

    `weigh` reads nothing that the seat to move may not know. `evaluate` may read all, so it is asked of worlds that
    were dealt anew, and never of the true one while a game goes on. `notes` is scratch paper; `weights` are the numbers
    that can be tuned.
    """

    weigh: Callable[[Any, Buffer, int, Buffer, Buffer, Buffer], None]
    """(s, choices, n, worth, notes, weights): what each of n choices is worth to the seat to move, in hundredths of a
    point, up to a constant."""
    evaluate: Callable[[Any, Buffer, Buffer, Buffer], None]
    """(s, out, notes, weights): how well each seat stands, of CERTAIN: its chance to win or, where all win or lose
    together, how good the common result is. Of a game that is over: how it ended."""
    milestone: Callable[[Any], int]
    """A number that grows in the course of a game; where it does `evaluate` is worth most."""
    weights: tuple[int, ...]
    tuned: tuple[int, ...] = ()
    """Other weights, found by play against those (tools/tune.py), for the strongest bot; without any, the same."""


@dataclass(frozen=True)
class Game:
    """A game."""

    name: str
    state: type[Core]
    rules: Rules
    options: type[msgspec.Struct]
    lay_options: Callable[[Any, Any], None]
    """Write checked options into a fresh state."""
    read_options: Callable[[Any], Any]
    """The options of a state, defaults written out."""
    seats: Callable[[Any], int]
    """How many seats a state's table has."""
    most_choices: int
    """Room for the largest legal set."""
    choice_ids: int
    """One more than the largest choice: the size of a learner's action space."""
    data_hash: str
    components: Callable[[], dict[str, Any]]
    """The printed components as JSON: what the numbers in views and choices stand for."""
    is_choice: Callable[[int], bool]
    """Whether an integer names a thing at all."""
    choice: Callable[[int], Choice]
    choice_id: Callable[[str], int | None]
    """The integer a name stands for, or None if it names nothing."""
    prompt: Callable[[Any], Message]
    event: Callable[[list[int]], Event]
    view: Callable[[Any, int | None], dict[str, Any]]
    why_not: Callable[[Any, int | None, int], Message]
    """Why something that is not a choice is none; asked only of such."""
    position: type[msgspec.Struct]
    lay_position: Callable[[Any, Any], None]
    """Write a position into a state whose options are laid; refuses an impossible one."""
    read_position: Callable[[Any], dict[str, Any]]
    end: Callable[[Any], Message]
    """The reason of the end, of a state that is over."""
    split: Callable[[int], list[int]]
    """The points and what breaks ties, which `scores` joins in one standing."""
    ends: tuple[str, ...]
    """A word for each reason a game can end for, by its number."""
    bars: tuple[int, int]
    """Decisions per second asked of CPython and of compiled code by the benchmark; 0 for no bar."""
    rounds: tuple[str, ...]
    """The fields of the state whose sum is the length of a game, in whatever unit `NAME-word-length` names."""
    figures: Callable[[Any], dict[str, int]]
    """What a finished game comes to, by name, for simulations: a truth makes a share of games, a number a mean."""
    variants: tuple[dict[str, Any], ...]
    """Every combination of table options, for the fuzzer."""
    starts: tuple[dict[str, Any], ...]
    """Positions by names that the fuzzer begins from too: for what games from the set-up hardly ever reach."""
    laws: dict[int, str]
    """The paragraph behind each number `broken_law` can answer."""
    label: Callable[[Any, int], Message]
    """What a choice is called at the table."""
    describe: Callable[[dict[str, Any]], list[Part]]
    """The table in words, from the view of a match; the first part sums it up."""
    offer: Callable[[dict[str, Any]], list[Offer]]
    """The choices of a view in words, those that belong together side by side."""
    about: Callable[[str], list[Message]]
    """What a thing, by its name, or a word of the game is; nothing for what needs no words. `goal`: how one wins."""
    nearest: Callable[[dict[str, Any], list[str]], str]
    """Of several things with one label the one a view's seat means: held, before seen, before hidden."""
    nouns: Callable[[str, Any], str | None]
    """The proper name behind an argument of a message (a card, a province), or None."""
    labels: Callable[[dict[str, Any]], list[Message]] | None = None
    """What the choices of a match's view are called, in their order; for games where `label` takes longer."""
    declining: Callable[[Any, Any], int | None] = lambda before, asked: None
    """The choice by which a seat that is asked declines, where another was asked the same in a state before.

    Only where everybody can see that it may be chosen.
    """
    together: Callable[[Any], bool] = lambda s: False
    """Whether all seats won or lost a game that is over together, so that nobody was better than anybody."""
    study: Study | None = None
    """What a study counts, beside what every game has."""
    tactics: Tactics | None = None
    """Without them bots choose at random, and look ahead to the very end."""

    secrets: bool = True
    """Whether seats know different things: then nothing stays on a screen that two persons share."""

    def __post_init__(self) -> None:
        learn_nouns(self.name, self.nouns)
