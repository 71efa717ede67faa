"""Opening tables, sitting down, lists, records, talk."""

from __future__ import annotations

from typing import Annotated, Any

from litestar.params import FromPath, JSONBody, QueryParameter

from ..services import looking, opening, sitting, talking
from ..wire import (
    LARGEST,
    HandOver,
    Import,
    Invitation,
    Join,
    Line,
    NewTable,
    Note,
    Opened,
    Profile,
    Say,
    Seated,
    TableLine,
)
from .handling import delete, get, post, put
from .visiting import Served, Visitor, known

Number = Annotated[int, QueryParameter(ge=0, le=LARGEST)]


@post("/api/tables", "Open a table")
def open_table(data: JSONBody[NewTable], visitor: Visitor, house: Served) -> Opened:
    """Open a table. The answer has the links of seats for friends; they are told only here."""
    return opening.open_table(house, known(visitor), data)


@get("/api/tables", "List tables")
def lists(visitor: Visitor, house: Served) -> dict[str, list[TableLine]]:
    """This browser's tables (`mine`) and those open to all (`listed`), the last changed first."""
    mine = [] if visitor is None else looking.mine(house, visitor)
    return {"mine": mine, "listed": looking.listed(house, visitor)}


@get("/api/join/{link:str}", "Where a link leads")
def invitation(link: FromPath[str], visitor: Visitor, house: Served) -> Invitation:
    """The table and the seat of a link, before one sits down."""
    return sitting.invitation(house, visitor, link)


@post("/api/join", "Sit down by a link")
def join(data: JSONBody[Join], visitor: Visitor, house: Served) -> Seated:
    """Take the seat of a link. The same browser may follow its link again."""
    return Seated(*sitting.join(house, known(visitor), data))


@post("/api/tables/{table_id:str}/seats/{seat:int}/sit", "Take an open seat")
def sit(
    table_id: FromPath[str], seat: FromPath[int], data: JSONBody[Profile], visitor: Visitor, house: Served
) -> Seated:
    """Take a seat that is open to anybody."""
    sitting.sit(house, known(visitor), table_id, seat, data.name, data.colour)
    return Seated(table_id, seat)


@post("/api/tables/{table_id:str}/seats/{seat:int}/link", "Issue a link")
def issue_link(table_id: FromPath[str], seat: FromPath[int], visitor: Visitor, house: Served) -> dict[str, str]:
    """A new link for a seat; the old one, and whoever came by it, loses the seat. For whoever opened the table."""
    return {"link": sitting.issue_link(house, known(visitor), table_id, seat)}


@delete("/api/tables/{table_id:str}/seats/{seat:int}/link", "Revoke a link")
def revoke_link(table_id: FromPath[str], seat: FromPath[int], visitor: Visitor, house: Served) -> None:
    """The link of a seat leads nowhere any more; whoever sits there stays. For whoever opened the table."""
    sitting.revoke_link(house, known(visitor), table_id, seat)


@post("/api/tables/{table_id:str}/seats/{seat:int}/bot", "Hand a seat to a bot")
def hand_over(
    table_id: FromPath[str], seat: FromPath[int], data: JSONBody[HandOver], visitor: Visitor, house: Served
) -> Seated:
    """Leave the choosing at one's seat to a bot; whoever opened the table may seat bots where nobody sits yet."""
    sitting.hand_over(house, known(visitor), table_id, seat, data.bot)
    return Seated(table_id, seat)


@delete("/api/tables/{table_id:str}/seats/{seat:int}/bot", "Take a seat back")
def take_over(table_id: FromPath[str], seat: FromPath[int], visitor: Visitor, house: Served) -> None:
    """Take the choosing back from the bot. A clock that ran out starts anew."""
    sitting.take_over(house, known(visitor), table_id, seat)


@post("/api/tables/{table_id:str}/rematch", "Open a rematch")
def rematch(table_id: FromPath[str], visitor: Visitor, house: Served) -> Opened:
    """The same people and options at a new table; the others follow new links."""
    return opening.rematch(house, known(visitor), table_id)


@get("/api/tables/{table_id:str}/record", "The record of a table")
def record(table_id: FromPath[str], house: Served) -> dict[str, Any]:
    """The public record: options, commitment and choices; the key once the game is over."""
    return looking.record(house, table_id)


@post("/api/records", "Import a record")
def import_record(data: JSONBody[Import], visitor: Visitor, house: Served) -> Opened:
    """A record becomes a table of this browser's, to be replayed or played on."""
    return opening.import_record(house, known(visitor), data.record)


@get("/api/tables/{table_id:str}/chat", "The talk of a table")
def chat(table_id: FromPath[str], house: Served, since: Number = 0) -> list[Line]:
    """The talk of a table after line `since`."""
    return [Line(*row) for row in talking.heard(house, table_id, since)]


@post("/api/tables/{table_id:str}/chat", "Say something")
def say(table_id: FromPath[str], data: JSONBody[Say], visitor: Visitor, house: Served) -> dict[str, str]:
    """Say something to everybody at the table."""
    talking.say(house, known(visitor), table_id, data.text)
    return {"id": table_id}


@get("/api/tables/{table_id:str}/note", "Private notes")
def note(table_id: FromPath[str], visitor: Visitor, house: Served) -> Note:
    """This browser's private notes on a table."""
    return Note(talking.note(house, known(visitor), table_id))


@put("/api/tables/{table_id:str}/note", "Write private notes")
def write_note(table_id: FromPath[str], data: JSONBody[Note], visitor: Visitor, house: Served) -> Note:
    """Write this browser's notes on a table anew."""
    talking.write_note(house, known(visitor), table_id, data.text)
    return data


ROUTES = [
    open_table,
    lists,
    invitation,
    join,
    sit,
    issue_link,
    revoke_link,
    hand_over,
    take_over,
    rematch,
    record,
    import_record,
    chat,
    say,
    note,
    write_note,
]
