"""What is sent of a room: the state of a table for one seat or a spectator, and lines for lists."""

from __future__ import annotations

from typing import Any

import msgspec

from pileus.games.contract import Message
from pileus.play.match import Match

from ..db.rows import SeatRow, VisitorRow
from ..wire import ChoiceInfo, Moment, OfferInfo, SeatInfo, TableLine, TableState, Told
from . import clocks
from .rooms import Room, begin


def told(message: Message) -> Told:
    """A message on the wire."""
    return Told(message.id, msgspec.to_builtins(message.args), message.rule)


def seats(room: Room, visitor: VisitorRow | None, online: set[str], now: float) -> list[SeatInfo]:
    """Who sits where."""
    return [_seat(room, row, visitor, online, now) for row in room.seats]


def _seat(room: Room, row: SeatRow, visitor: VisitorRow | None, online: set[str], now: float) -> SeatInfo:
    return SeatInfo(
        seat=row.seat,
        name=row.name,
        colour=row.colour,
        kind="bot" if row.bot else "person" if row.visitor else "free",
        bot=row.bot,
        listed=row.listed and row.visitor is None,
        online=row.visitor in online,
        mine=visitor is not None and row.visitor == visitor.id,
        clock=clocks.left(room, row.seat, now),
        link=row.link is not None and visitor is not None and room.row.owner == visitor.id,
    )


def state(
    room: Room,
    visitor: VisitorRow | None,
    seat: int | None,
    online: set[str],
    now: float,
    known: int | None = None,
    at: int | None = None,
    told_to: int = 0,
) -> TableState:
    """The table for a seat. `known`: the version whose story the page has already; `at`: an earlier moment.

    `told_to`: the moment up to which the page knows the story of an earlier moment.
    """
    match = room.match if at is None else rewound(room, at)
    view = match.view(seat)
    since = min(told_to, match.number) if known is None or at is not None else room.changed_since(known)
    mine = at is None and seat is not None and seat == match.seat
    refusal = match.undo_refusal(seat) if at is None and seat is not None else Message("undo-nothing", {}, "")
    return TableState(
        id=room.row.id,
        name=room.row.name,
        game=room.row.game,
        options=view["options"],
        version=room.version,
        number=match.number,
        moments=room.match.number,
        seat=seat,
        to_move=match.seat,
        seats=seats(room, visitor, online, now),
        prompt=told(match.prompt),
        choices=_choices(match, view) if mine else [],
        offer=_offer(match, view) if mine else [],
        table=view["table"],
        result=view["result"],
        undo=None if refusal is None else told(refusal),
        undo_to=match.undo_reach if refusal is None else match.number,
        owner=visitor is not None and room.row.owner == visitor.id,
        listed=room.row.listed,
        pace=room.row.pace,
        hints=room.row.hints,
        story_since=since,
        story=story(room, match, seat, since),
        commitment=match.luck.commitment or "",
    )


def _choices(match: Match, view: dict[str, Any]) -> list[ChoiceInfo]:
    choices = match.choices
    labels = [match.label(choice) for choice in choices] if match.game.labels is None else match.game.labels(view)
    return [ChoiceInfo(c.id, c.kind, c.name, told(label)) for c, label in zip(choices, labels, strict=True)]


def _offer(match: Match, view: dict[str, Any]) -> list[OfferInfo]:
    return [
        OfferInfo(
            None if offer.title is None else told(offer.title), [(name, told(label)) for name, label in offer.choices]
        )
        for offer in match.game.offer(view)
    ]


def story(room: Room, match: Match, seat: int | None, since: int) -> list[Moment]:
    """The moments after `since`; with 0 also the set-up."""
    moments = []
    for entry in match.story(seat, since + 1 if since else 0):
        number = entry["number"]
        moments.append(
            Moment(
                number=number,
                seat=entry["seat"],
                choice=entry["choice"],
                label=told(room.labels[number - 1]) if number else None,
                events=[Told(**event) for event in entry["events"]],
                at=room.at[number - 1] if number else None,
            )
        )
    return moments


def rewound(room: Room, at: int) -> Match:
    """The match at an earlier moment."""
    match = begin(room.row)
    for entry in room.match.log[:at]:
        match.play(entry.choice, entry.seat)
    return match


def line(room: Room, visitor: VisitorRow | None, online: set[str], now: float) -> TableLine:
    """A table in a list."""
    match = room.match
    mine = match.seat is not None and visitor is not None and room.seats[match.seat].visitor == visitor.id
    return TableLine(
        id=room.row.id,
        name=room.row.name,
        game=room.row.game,
        options=msgspec.to_builtins(match.options),
        seats=seats(room, visitor, online, now),
        to_move=match.seat,
        mine_to_move=mine and room.seats[match.seat].bot is None if match.seat is not None else False,
        over=match.seat is None,
        changed=room.changed,
        listed=room.row.listed,
        prompt=told(match.prompt),
    )
