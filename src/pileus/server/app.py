"""The application: routes, errors, the page, start and stop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, get
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import Response

from pileus.games.contract import Message, Refused

from .db.store import Store
from .errors import ServiceError
from .files import PREFIX, Files, tag
from .page import WEB, page
from .routes import advising, live, playing, reading, tables, visiting
from .security import REASON, Guard
from .services.graphs import Graphs
from .services.hinting import Hints
from .services.house import House
from .services.playing import Stale
from .services.robots import Robots
from .services.showing import told
from .settings import Settings
from .unchanged import Unchanged
from .wire import Problem

LARGEST_BODY = 2_000_000  # a record of the longest game is a tenth of it
THREADS = 32  # most of them wait for a commit, and so go into one together

logger = logging.getLogger("pileus.server")


def make_app(settings: Settings, house: House | None = None) -> Guard:
    """An ASGI application over one database, or over a house of one's own."""
    house = house or House(Store(settings.url), settings.pace)
    robots = Robots(house, settings.workers, settings.patience)
    hints, graphs = Hints(house, robots.advise), Graphs(house)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(THREADS, "service"))
        house.bus.open()
        robots.start()
        yield
        house.bus.close()
        await graphs.stop()
        await robots.stop()
        house.store.close()

    app = Litestar(
        route_handlers=[
            *visiting.ROUTES,
            *tables.ROUTES,
            *playing.ROUTES,
            *advising.ROUTES,
            *live.ROUTES,
            *reading.ROUTES,
            show_page,
            no_such_file,
        ],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "visitor": Provide(visiting.provide_visitor),
            "hints": Provide(lambda: hints, sync_to_thread=False),
            "graphs": Provide(lambda: graphs, sync_to_thread=False),
        },
        exception_handlers={
            ServiceError: on_service_error,
            Refused: on_refused,
            Stale: on_stale,
            HTTPException: on_http_error,
            RecursionError: on_unreadable,
            UnicodeError: on_unreadable,
            Exception: on_fault,
        },
        openapi_config=OpenAPIConfig(
            title="Pileus",
            version="1",
            description="Tables of games. Messages are ids with arguments; /api/words has the words.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        lifespan=[lifespan],
        compression_config=CompressionConfig(
            backend="brotli", minimum_size=1000, brotli_quality=5, gzip_compress_level=5
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    return Guard(Unchanged(Files(app, WEB)), settings)


@get(["/", "/table/{_:path}", "/join/{_:path}", "/about", "/learn", "/rules", "/history"], include_in_schema=False)
async def show_page(request: Request[Any, Any, Any], house: House) -> Response[bytes]:
    """The page; what it shows follows from its address."""
    _, screen, name = f"{request.url.path}/".split("/", 2)
    table = await asyncio.to_thread(house.store.table, name.strip("/")) if screen == "table" else None
    return _page(request, game=table.game if table else None)


def _page(request: Request[Any, Any, Any], status: int = 200, game: str | None = None) -> Response[bytes]:
    text = page(request.url.path, game)
    headers = {"cache-control": "no-cache", "etag": tag(text)}
    return Response(text, media_type="text/html; charset=utf-8", status_code=status, headers=headers)


@get("/web/{_:path}", include_in_schema=False)
async def no_such_file() -> None:
    """What is there never comes this far."""
    raise NotFoundException


# Errors, as one sentence each


def _problem(request: Request[Any, Any, Any], status: int, message: Message, state: Any = None) -> Response[bytes]:
    request.scope[REASON] = message.id  # type: ignore[literal-required]
    body = msgspec.json.encode(Problem(told(message), state))
    return Response(body, status_code=status, media_type="application/json")


def on_service_error(request: Request[Any, Any, Any], error: ServiceError) -> Response[bytes]:
    """What a service refuses."""
    return _problem(request, error.status, error.message)


def on_refused(request: Request[Any, Any, Any], error: Refused) -> Response[bytes]:
    """What the rules refuse."""
    return _problem(request, 422, error.reason)


def on_stale(request: Request[Any, Any, Any], error: Stale) -> Response[bytes]:
    """A choice that answers a version that is no more, answered with the fresh state."""
    return _problem(request, 409, Message("stale", {}, ""), error.state)


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses: no such path, a body that does not fit. A reader gets the page, which says so."""
    if error.status_code == 404 and _is_read(request):
        return _page(request, 404)
    if isinstance(error, ValidationException):
        extra = error.extra if isinstance(error.extra, list) else []
        problem = "; ".join(f"{one.get('key', '')}: {one.get('message', '')}" for one in extra) or error.detail
        return _problem(request, 400, Message("bad-request", {"problem": problem}, ""))
    return _problem(request, error.status_code, Message("http-error", {"status": error.status_code}, ""))


def _is_read(request: Request[Any, Any, Any]) -> bool:
    """Whether a person asks, who mistyped an address of the page, and no program."""
    asks = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    return asks and not request.url.path.startswith(("/api/", PREFIX))


def on_unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A body that is nested too deeply, or no text: the framework does not expect such."""
    return _problem(request, 400, Message("bad-request", {"problem": type(error).__name__}, ""))


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A fault of ours: told in the log, not to the world."""
    logger.error("fault", exc_info=error)
    return _problem(request, 500, Message("server-fault", {}, ""))
