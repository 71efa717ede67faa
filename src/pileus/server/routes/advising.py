"""Hints while one plays, and the chances in the course of a game that is over."""

from __future__ import annotations

import asyncio

from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, SkipValidation

from ..services.graphs import Graphs
from ..services.hinting import Hints
from ..wire import AskHint, GraphInfo, HintInfo
from .handling import get, post
from .visiting import Visitor, known

Hinting = NamedDependency[SkipValidation[Hints]]
Drawn = NamedDependency[SkipValidation[Graphs]]


@post("/api/tables/{table_id:str}/hint", "Ask for a hint")
async def hint(table_id: FromPath[str], data: JSONBody[AskHint], visitor: Visitor, hints: Hinting) -> HintInfo:
    """Advice for the seat to move, where the table allows it, by what that seat may know. It takes a second."""
    person = known(visitor)
    asked = await asyncio.to_thread(hints.question, person, table_id, data)
    return await hints.give(person, table_id, data, asked)


@get("/api/tables/{table_id:str}/graph", "Chances to win")
async def graph(table_id: FromPath[str], graphs: Drawn) -> GraphInfo:
    """How likely each seat was to win in the course of a game that is over; ask again until all moments are there."""
    return await graphs.of(table_id)


ROUTES = [hint, graph]
