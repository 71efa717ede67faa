"""Looking at a table, choosing, taking back."""

from __future__ import annotations

from typing import Annotated, Any

from litestar.params import FromPath, JSONBody, QueryParameter

from ..db.rows import VisitorRow
from ..services import looking, playing
from ..services.house import House
from ..wire import LARGEST, Choose, PreviewInfo, TableState, TakeBack, Told
from .handling import get, post
from .visiting import Served, Visitor, known

Seat = Annotated[int | None, QueryParameter(ge=0, le=63, description="The seat to look from; one's own if left out.")]
Watch = Annotated[bool, QueryParameter(description="Look as a spectator.")]
At = Annotated[int | None, QueryParameter(ge=0, le=LARGEST, description="An earlier moment: after that many choices.")]
Thing = Annotated[str, QueryParameter(max_length=80, description="The name of a thing, such as card:71.")]


def seat_to_look_from(
    house: House, visitor: VisitorRow | None, table_id: str, seat: int | None, watch: bool
) -> int | None:
    """The seat asked for, none for a spectator, or the visitor's own."""
    if watch:
        return None
    return looking.seat_of(house, visitor, table_id) if seat is None else seat


@get("/api/tables/{table_id:str}", "Look at a table")
def look(
    table_id: FromPath[str],
    visitor: Visitor,
    house: Served,
    seat: Seat = None,
    watch: Watch = False,
    at: At = None,
    since: Annotated[int, QueryParameter(ge=0, le=LARGEST, description="Leave out the story up to that moment.")] = 0,
) -> TableState:
    """A table as a seat, or a spectator, may know it, now or at an earlier moment."""
    looking_from = seat_to_look_from(house, visitor, table_id, seat, watch)
    return looking.state(house, visitor, table_id, looking_from, at=at, told_to=since)


@post("/api/tables/{table_id:str}/choices", "Choose")
def choose(table_id: FromPath[str], data: JSONBody[Choose], visitor: Visitor, house: Served) -> TableState:
    """Make one choice for one seat. A stale version or an illegal choice changes nothing."""
    return playing.choose(house, known(visitor), table_id, data)


@post("/api/tables/{table_id:str}/undo", "Take back")
def undo(table_id: FromPath[str], data: JSONBody[TakeBack], visitor: Visitor, house: Served) -> TableState:
    """Take back the last choice, or all back to a moment; never past luck or another seat."""
    return playing.undo(house, known(visitor), table_id, data)


@get("/api/tables/{table_id:str}/why-not", "Why not?")
def why_not(
    table_id: FromPath[str], visitor: Visitor, house: Served, thing: Thing, seat: Seat = None, watch: Watch = False
) -> dict[str, Told | None]:
    """Why a thing is not a choice now; `reason` is null if it is one."""
    looking_from = seat_to_look_from(house, visitor, table_id, seat, watch)
    return {"reason": looking.why_not(house, visitor, table_id, looking_from, thing)}


@get("/api/tables/{table_id:str}/preview", "What a choice would do")
def preview(
    table_id: FromPath[str],
    visitor: Visitor,
    house: Served,
    seat: Annotated[int, QueryParameter(ge=0, le=63, description="The seat to move.")],
    choice: Annotated[str, QueryParameter(max_length=80, description="The name of a choice.")],
    version: Annotated[
        int | None, QueryParameter(ge=0, le=LARGEST, description="The version asked about; the table's if left out.")
    ] = None,
) -> PreviewInfo:
    """What a choice would lead to. `table` is null where luck decides, `events` are those before it.

    If the table has another `version` than was asked about, that is all the answer tells.
    """
    return looking.preview(house, known(visitor), table_id, seat, choice, version)


@get("/api/tables/{table_id:str}/words", "The table in words")
def words(
    table_id: FromPath[str],
    visitor: Visitor,
    house: Served,
    seat: Seat = None,
    watch: Watch = False,
    at: At = None,
) -> list[dict[str, Any]]:
    """The table in words: parts with a title and lines."""
    looking_from = seat_to_look_from(house, visitor, table_id, seat, watch)
    return looking.describe(house, visitor, table_id, looking_from, at)


ROUTES = [look, choose, undo, why_not, preview, words]
