"""The shapes that travel: what requests carry and what they are answered with. The page and the client know these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

LINE = r"^[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ue000-\uf8ff]*$"
"""One line of letters: nothing that a database or a page stumbles over, or that turns the text after it round."""
TEXT = r"^[^\x00]*$"
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=LINE)]
NameOrNone = Annotated[str, msgspec.Meta(max_length=40, pattern=LINE)]
Colour = Literal["plum", "amber", "green", "ink", "pink", "sky"]
Key = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern=r"^[ -~]*$")]
Seat = Annotated[int, msgspec.Meta(ge=0, le=63)]
LARGEST = 2**31 - 1  # no table comes near; what counts versions, moments or lines fits every database
Count = Annotated[int, msgspec.Meta(ge=0, le=LARGEST)]


# Requests: whatever they say that we do not understand is refused


class Profile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a person is called."""

    name: Name
    colour: Colour = "plum"


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there: `me`, a person at this device (`here`), a `bot`, a friend by `link`, or anybody (`open`)."""

    who: Literal["me", "here", "bot", "link", "open"]
    name: NameOrNone = ""
    colour: Colour | None = None
    bot: Annotated[str, msgspec.Meta(max_length=80)] = "random"


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open: game, table options, and who sits where."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    name: Annotated[str, msgspec.Meta(max_length=60, pattern=LINE)] = ""
    listed: bool = False
    pace: Annotated[float, msgspec.Meta(ge=0, le=10)] | None = None
    clock: Annotated[float, msgspec.Meta(ge=10, le=90 * 86400)] | None = None
    position: dict[str, Any] | None = None
    hints: bool | None = None  # if left out: where nobody plays against people elsewhere


class Choose(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One choice: by its name, for a seat, as an answer to a version; `key` makes it happen once."""

    seat: Seat
    choice: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    version: Count
    key: Key


class TakeBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Undo the last choice, or all back to the moment after choice `to`."""

    seat: Seat
    version: Count
    key: Key
    to: Count | None = None


class AskHint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hint for the seat to move, at a version of the table."""

    seat: Seat
    version: Count


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down by a link."""

    link: Annotated[str, msgspec.Meta(min_length=8, max_length=64)]
    name: Name
    colour: Colour = "plum"


class HandOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Leave the choosing at a seat to a bot."""

    bot: Annotated[str, msgspec.Meta(min_length=1, max_length=80)] = "random"


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of talk."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern=TEXT)]


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Private notes on a table."""

    text: Annotated[str, msgspec.Meta(max_length=10_000, pattern=TEXT)]


class Import(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record, to be a table of its own."""

    record: dict[str, Any]


# Answers


class Told(msgspec.Struct, frozen=True):
    """A message on the wire: the browser writes the sentence."""

    id: str
    args: dict[str, Any]
    rule: str


class Me(msgspec.Struct, frozen=True):
    """This browser's person."""

    id: str
    name: str
    colour: str


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where, for everybody to see."""

    seat: int
    name: str
    colour: str
    kind: Literal["person", "bot", "free"]
    bot: str | None
    listed: bool
    online: bool
    mine: bool
    clock: float | None  # seconds left
    link: bool  # a link leads to it; told to whoever opened the table


class ChoiceInfo(msgspec.Struct, frozen=True):
    """One member of the legal set, and what it is called."""

    id: int
    kind: str
    name: str
    label: Told


class Moment(msgspec.Struct, frozen=True):
    """A choice and what came of it, as a seat may know it; number 0 is the set-up."""

    number: int
    seat: int | None
    choice: str | None
    label: Told | None
    events: list[Told]
    at: float | None


class OfferInfo(msgspec.Struct, frozen=True):
    """Choices that belong together, in words."""

    title: Told | None
    choices: list[tuple[str, Told]]


class TableState(msgspec.Struct, frozen=True):
    """A table as one seat, or a spectator, may know it: everything a page draws."""

    id: str
    name: str
    game: str
    options: dict[str, Any]
    version: int
    number: int
    moments: int  # how many choices the match has in all; more than `number` in a replay
    seat: int | None
    to_move: int | None
    seats: list[SeatInfo]
    prompt: Told
    choices: list[ChoiceInfo]
    offer: list[OfferInfo]
    table: dict[str, Any]
    result: dict[str, Any] | None
    undo: Told | None  # why the last choice cannot be taken back; none if it can
    undo_to: int  # how far back this seat can go
    owner: bool
    listed: bool
    pace: float
    hints: bool  # whether whoever is to choose may ask for advice
    story_since: int
    story: list[Moment]
    commitment: str


class PreviewInfo(msgspec.Struct, frozen=True):
    """What a choice would lead to, as far as it is certain, as a seat may know it."""

    version: int  # of the table; where another was asked about, there is nothing else
    table: dict[str, Any] | None  # at the next question; none where luck decides before, or the game ends
    events: list[Told]
    declined: list[Told] | None  # what more, if all who are asked the same then decline; none if nobody is


class ExpectedChoice(msgspec.Struct, frozen=True):
    """A choice that is expected later."""

    seat: int
    name: str
    label: Told


class HintedChoice(msgspec.Struct, frozen=True):
    """A choice that was looked into: the chance to win after it, and what is expected to follow."""

    name: str
    label: Told
    chance: float
    line: list[ExpectedChoice]


class HintInfo(msgspec.Struct, frozen=True):
    """Advice for the seat to move: the best choice first, three at most."""

    version: int
    choices: list[HintedChoice]


class TurningPoint(msgspec.Struct, frozen=True):
    """A decision after which a seat stood quite differently."""

    number: int
    seat: int
    before: float
    after: float


class GraphInfo(msgspec.Struct, frozen=True):
    """The chances to win in the course of a game that is over, as far as they are worked out."""

    moments: int  # how many there will be: one more than choices
    chances: list[list[float]]  # after each choice, by seat; the first are those of the set-up
    turns: list[TurningPoint]  # the largest first; told when all is worked out
    looks: int  # how often was looked ahead from each moment


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    name: str
    game: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    to_move: int | None
    mine_to_move: bool
    over: bool
    changed: float
    listed: bool
    prompt: Told | None


class Invitation(msgspec.Struct, frozen=True):
    """Where a link leads: the table and the seat."""

    table: TableLine
    seat: int


class Opened(msgspec.Struct, frozen=True):
    """A table that was opened, with the links of seats for friends: they are told once."""

    id: str
    links: dict[str, str]


class Seated(msgspec.Struct, frozen=True):
    """A seat at a table."""

    id: str
    seat: int


class BotInfo(msgspec.Struct, frozen=True):
    """A bot that can sit down; a slow one would look farther ahead with the fast engine."""

    name: str
    slow: bool = False


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here: its options as a JSON Schema, its bots, whether seats know different things."""

    name: str
    options: dict[str, Any]
    bots: list[BotInfo]
    secrets: bool


class Line(msgspec.Struct, frozen=True):
    """A line of talk."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float


class Problem(msgspec.Struct, frozen=True):
    """A refusal: the message, and where it helps the fresh state of the table."""

    problem: Told
    state: TableState | None = None
