"""Who asks: the cookie of a browser, and how its person is called."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody, SkipValidation
from litestar.response import Response

from ..db.rows import VisitorRow
from ..errors import Forbidden
from ..services.house import House
from ..wire import Me, Profile
from .handling import get, put

COOKIE = "pileus"
A_YEAR = 365 * 86400

Visitor = NamedDependency[SkipValidation[VisitorRow | None]]
Served = NamedDependency[SkipValidation[House]]


async def recognise(connection: ASGIConnection[Any, Any, Any, Any], house: House) -> VisitorRow | None:
    """The browser that asks, if it was here before."""
    secret = connection.cookies.get(COOKIE, "")
    return house.people.remembered(secret) or await asyncio.to_thread(house.people.recognise, secret)


async def provide_visitor(request: Request[Any, Any, Any], house: Served) -> VisitorRow | None:
    """The same, for handlers."""
    return await recognise(request, house)


def known(visitor: VisitorRow | None) -> VisitorRow:
    """A browser that was here before; others ask `/api/me` first."""
    if visitor is None:
        raise Forbidden("no-cookie")
    return visitor


@get("/api/me", "Who this browser is")
async def me(request: Request[Any, Any, Any], visitor: Visitor, house: Served) -> Response[Me]:
    """Who this browser is; the first visit gives it its cookie."""
    if visitor is not None:
        return Response(_me(visitor))
    newcomer, secret = await asyncio.to_thread(house.people.welcome, house.now())
    safely = request.url.scheme == "https"
    cookie = Cookie(COOKIE, value=secret, max_age=A_YEAR, httponly=True, samesite="lax", secure=safely)
    return Response(_me(newcomer), cookies=[cookie])


@put("/api/me", "Choose a name and a colour")
def rename(data: JSONBody[Profile], visitor: Visitor, house: Served) -> Me:
    """How this browser's person is called from now on. Seats that were taken before keep their names."""
    person = known(visitor)
    return _me(house.people.rename(person, data.name.strip() or person.name, data.colour))


def _me(visitor: VisitorRow) -> Me:
    return Me(visitor.id, visitor.name, visitor.colour)


ROUTES = [me, rename]
