"""Opening tables: new ones, rematches, records of games played elsewhere."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from pileus import bots
from pileus.games import find
from pileus.games.contract import Message, Refused
from pileus.play.inputs import convert_options, convert_position
from pileus.play.match import Match
from pileus.play.record import Record, bad, parse, replay

from ..db.rows import LogRow, SeatRow, TableRow, VisitorRow
from ..wire import NewSeat, NewTable, Opened
from .house import House, check_owner
from .people import COLOURS, hashed, new_id, new_secret
from .rooms import begin

NAMES = (  # for tables that were given none
    *("Vendémiaire", "Brumaire", "Frimaire", "Nivôse", "Pluviôse", "Ventôse"),
    *("Germinal", "Floréal", "Prairial", "Messidor", "Thermidor", "Fructidor"),
)
KEY_BYTES = 32


def open_table(house: House, visitor: VisitorRow, new: NewTable) -> Opened:
    """Open a table; the match begins at once, and a seat nobody has taken yet is waited for."""
    game = find(new.game)
    s = game.state()
    game.lay_options(s, convert_options(game.options, new.options))
    if len(new.seats) != game.seats(s):
        raise Refused(Message("seats-do-not-fit", {"given": len(new.seats), "seats": game.seats(s)}, ""))
    position = None
    if new.position is not None:
        position = {**new.position, "options": new.options}
        convert_position(game.position, position)
    rows, links = _seats(visitor, new.seats)
    now = house.now()
    row = TableRow(
        id=new_id(),
        game=game.name,
        data=game.data_hash,
        options=msgspec.to_builtins(game.read_options(s)),
        position=position,
        key=secrets.token_bytes(KEY_BYTES),
        name=new.name.strip() or secrets.choice(NAMES),
        listed=new.listed,
        pace=house.pace if new.pace is None else new.pace,
        clock=new.clock,
        owner=visitor.id,
        created=now,
        changed=now,
        to_move=None,
        version=0,
        hints=_are_alone(new.seats) if new.hints is None else new.hints,
    )
    match = begin(row)  # an impossible position is refused here
    house.store.add_table(row._replace(to_move=match.seat), rows, [])
    house.bus.ring(row.id, robots=True)
    return Opened(row.id, links)


def _are_alone(seats: list[NewSeat]) -> bool:
    """Whether nobody is expected from elsewhere, who might mind that others are advised."""
    return all(seat.who in ("me", "here", "bot") for seat in seats)


def _seats(visitor: VisitorRow, wanted: list[NewSeat]) -> tuple[list[SeatRow], dict[str, str]]:
    """The seats, and the links of those for friends: they are stored hashed and told only now."""
    rows: list[SeatRow] = []
    links: dict[str, str] = {}
    for seat, new in enumerate(wanted):
        if new.who == "bot":
            bots.find(new.bot)  # only those that are installed
        if new.who == "link":
            links[str(seat)] = new_secret()
        rows.append(
            SeatRow(
                seat=seat,
                name=new.name.strip() or (visitor.name if new.who == "me" else ""),
                colour=_colour(new, visitor, {row.colour for row in rows}),
                visitor=visitor.id if new.who in ("me", "here") else None,
                bot=new.bot if new.who == "bot" else None,
                link=hashed(links[str(seat)]) if new.who == "link" else None,
                listed=new.who == "open",
                used=0.0,
            )
        )
    return rows, links


def _colour(new: NewSeat, visitor: VisitorRow, taken: set[str]) -> str:
    """The colour asked for, else the visitor's own, else any that is free."""
    wanted = [new.colour, visitor.colour if new.who == "me" else None, *COLOURS]
    return next((colour for colour in wanted if colour is not None and colour not in taken), COLOURS[0])


def rematch(house: House, visitor: VisitorRow, table_id: str) -> Opened:
    """The same people at a new table: seats of this browser and bots at once, the others by link."""
    with house.rooms.enter(table_id) as room:
        row = room.row
        if row.position is not None and room.match.seat is not None:
            check_owner(room, visitor)  # it names what is hidden
        seats = [_again(seat, visitor) for seat in room.seats]
    return open_table(
        house,
        visitor,
        NewTable(row.game, seats, row.options, row.name, row.listed, row.pace, row.clock, row.position, row.hints),
    )


def _again(row: SeatRow, visitor: VisitorRow) -> NewSeat:
    if row.visitor == visitor.id:
        return NewSeat("me", row.name, row.colour)  # type: ignore[arg-type]
    if row.bot is not None:
        return NewSeat("bot", row.name, row.colour, row.bot)  # type: ignore[arg-type]
    who = "open" if row.listed and row.visitor is None else "link"
    return NewSeat(who, row.name, row.colour)  # type: ignore[arg-type]


def import_record(house: House, visitor: VisitorRow, document: dict[str, Any]) -> Opened:
    """A record becomes a table of this visitor, to be replayed or, if it is not over, played on."""
    record = parse(document)
    match = replay(record)
    if match.luck.key is None:
        raise Refused(Message("import-laboratory", {}, ""))
    if len(match.luck.key) != KEY_BYTES:
        raise bad(f"its key has {len(match.luck.key)} bytes instead of {KEY_BYTES}")
    now = house.now()
    row = _imported(match, match.luck.key, visitor, now, house.pace)
    entries = [LogRow(e.number, e.seat, e.choice.name, f"imported-{e.number}", now) for e in match.log]
    house.store.add_table(row, _sitters(record, match, visitor), entries)
    return Opened(row.id, {})


def _imported(match: Match, key: bytes, visitor: VisitorRow, now: float, pace: float) -> TableRow:
    return TableRow(
        id=new_id(),
        game=match.game.name,
        data=match.game.data_hash,
        options=msgspec.to_builtins(match.options),
        position=None if match.start is None else msgspec.to_builtins(match.start),
        key=key,
        name=secrets.choice(NAMES),
        listed=False,
        pace=pace,
        clock=None,
        owner=visitor.id,
        created=now,
        changed=now,
        to_move=match.seat,
        version=match.number,
        hints=True,  # all its seats are at one device
    )


def _sitters(record: Record, match: Match, visitor: VisitorRow) -> list[SeatRow]:
    names = [*record.names, *[""] * match.seats]
    return [
        SeatRow(seat, _printable(names[seat])[:40], COLOURS[seat % len(COLOURS)], visitor.id, None, None, False, 0.0)
        for seat in range(match.seats)
    ]


def _printable(name: str) -> str:
    return "".join(letter for letter in name if letter.isprintable()).strip()
