"""A server's life: from the first log line to a clean stop."""

from __future__ import annotations

import gc
import logging
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn

from pileus.games import OURS, find
from pileus.games.contract import Message, Refused

from .app import make_app
from .bounds import BoundedRequests
from .db.store import CannotOpen
from .logs import set_up_logs
from .settings import Settings

logger = logging.getLogger("pileus.server")

LARGEST_MESSAGE = 1024  # nothing a client says over a websocket is needed


def serve(settings: Settings, ready: Callable[[str], None] = lambda _: None, log_level: str = "info") -> None:
    """Serve until a signal; `ready` is told the address once it can be opened."""
    set_up_logs(log_level)
    for name in OURS:
        find(name)  # data that do not fit are refused now, and not when somebody opens a table
    listener = _listen(settings)
    try:
        app = make_app(settings)
    except CannotOpen as error:
        raise Refused(Message("cannot-open-database", {"problem": str(error)}, "")) from error
    server = _Server(
        uvicorn.Config(
            app,
            log_config=None,
            access_log=False,  # the guard logs requests, with how long they took
            server_header=False,
            loop="asyncio",  # uvloop takes in one new connection a round: at a busy server the last of 200 waits 17 s
            http=BoundedRequests,
            ws="websockets-sansio",
            ws_max_size=LARGEST_MESSAGE,
            timeout_graceful_shutdown=5,
        )
    )

    _collect_rarely()

    def started() -> None:
        address = _address(listener)
        logger.info("serving", extra={"address": address})
        ready(address)

    server.when_started = started
    server.run(sockets=[listener])
    logger.info("stopped")


def _collect_rarely() -> None:
    """Python looks for unreachable cycles after every 700 objects, through all tables: a sixth of a busy server's time.

    Requests leave a few; these are found in time with far fewer looks.
    """
    gc.freeze()  # what is there now stays
    gc.set_threshold(50_000, 20, 100)


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        listener = socket.create_server((settings.host, settings.port), family=family)
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # else an answer's end waits 40 ms for an ACK
        return listener
    except OSError as error:
        where = {"host": settings.host, "port": str(settings.port), "problem": error.strerror or str(error)}
        raise Refused(Message("cannot-listen", where, "")) from error


def _address(listener: socket.socket) -> str:
    """What one would open here."""
    host, port = listener.getsockname()[:2]
    here = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{here}:{port}/"


class _Server(uvicorn.Server):
    """Says when it can be reached, and goes when it is asked to without a signal of its own."""

    when_started: Callable[[], None]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """As uvicorn does, then tell."""
        await super().startup(sockets=sockets)
        if self.started:
            self.when_started()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A clean stop; whoever asks twice does not want to wait. (uvicorn would raise the signal again at the end.)"""
        self.force_exit = self.should_exit
        self.should_exit = True
