"""What keeps a server safe on the open net: headers, origins, floods. And the log of requests."""

from __future__ import annotations

import logging
import time
from collections import Counter, OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from .files import PREFIX
from .settings import Settings
from .wire import Problem, Told

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
        "font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

_ADDED = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
_PRIVATE = [*_ADDED, (b"cache-control", b"no-store")]  # what a seat is sent is kept nowhere

logger = logging.getLogger("pileus.requests")

SAFE = ("GET", "HEAD", "OPTIONS")
BURST_SECONDS = 10  # so much of the average may be asked at once
FILE_COST = 0.1  # of a request: a page has a hundred files, and a club may open it together from one address
ADDRESSES = 10_000
REASON = "pileus.reason"  # where in a scope the id of a refusal is kept, for the log


class Guard:
    """Refuses other origins and floods, and adds the headers, for HTTP and websockets alike."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self._names = settings.names
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._connected: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        sending = _Sending(scope, send)
        address = _address(scope)
        refused = self._refusal(scope, address)
        if refused is not None:
            await _refuse(scope, sending, *refused)
        elif scope["type"] == ScopeType.WEBSOCKET:
            self._connected[address] += 1
            try:
                await self.app(scope, receive, sending)
            finally:
                self._connected[address] -= 1
                if not self._connected[address]:
                    del self._connected[address]
        else:
            await self.app(scope, receive, sending)

    def _refusal(self, scope: Any, address: str) -> tuple[int, str] | None:
        headers = dict(scope["headers"])
        host, origin = headers.get(b"host", b"").decode("latin-1"), headers.get(b"origin")
        if "\x00" in scope["path"]:
            return 404, "no-such-address"
        if self._names is not None and _name(host) not in self._names:
            return 421, "foreign-host"
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and origin is not None and not self._is_ours(origin.decode("latin-1"), host):
            return 403, "foreign-origin"
        if not self._may_ask(address, FILE_COST if scope["path"].startswith(PREFIX) else 1.0):
            return 429, "too-fast"
        if scope["type"] == "websocket" and self._connected[address] >= self.settings.connections:
            return 429, "too-many-connections"
        return None

    def _is_ours(self, origin: str, host: str) -> bool:
        return origin in (f"http://{host}", f"https://{host}", *self.settings.origins)

    def _may_ask(self, address: str, cost: float) -> bool:
        """A bucket for each address, which fills at the average rate."""
        rate = self.settings.requests_per_second
        now = time.monotonic()
        left, then = self._left.pop(address, (rate * BURST_SECONDS, now))
        left = min(rate * BURST_SECONDS, left + (now - then) * rate) - cost
        self._left[address] = (max(left, -1.0), now)
        while len(self._left) > ADDRESSES:
            self._left.popitem(last=False)
        return left >= 0


class _Sending:
    """Adds the headers to whatever is answered, and logs it."""

    def __init__(self, scope: Any, send: Send) -> None:
        self.scope = scope
        self.send = send
        self.started = time.monotonic()

    async def __call__(self, message: Any) -> None:
        kind = message["type"]
        if kind in ("http.response.start", "websocket.http.response.start"):
            given = list(message.get("headers", ()))
            cached = any(name.lower() == b"cache-control" for name, _ in given)
            message = {**message, "headers": given + (_ADDED if cached else _PRIVATE)}
            self._log(message["status"])
        elif kind == "websocket.accept":
            self._log(101)
        elif kind == "websocket.close":
            self._log(message.get("code", 1000))
        await self.send(message)

    def _log(self, status: int) -> None:
        """One line a request; ids of tables are in the path, secrets never are."""
        line = {
            "method": self.scope.get("method", "WEBSOCKET"),
            "path": _without_secrets(self.scope["path"]),
            "status": status,
            "ms": round(1000 * (time.monotonic() - self.started), 1),
        }
        if REASON in self.scope:
            line["reason"] = self.scope[REASON]
        level = logging.ERROR if 500 <= status < 600 else logging.WARNING if REASON in self.scope else logging.INFO
        logger.log(level, "refused" if REASON in self.scope else "request", extra=line)


def _without_secrets(path: str) -> str:
    """A link is in the path of whoever follows it; it must not be in the log."""
    before, join, _ = path.partition("/join/")
    return f"{before}{join}…" if join else path


def _address(scope: Any) -> str:
    client = scope.get("client")
    return _household(client[0]) if client else ""


@lru_cache(ADDRESSES)
def _household(host: str) -> str:
    """Who asks. A household has many addresses of the new kind, of which the first half is the same."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    return address.exploded[:19] if isinstance(address, IPv6Address) else host


@lru_cache(ADDRESSES)
def _name(host: str) -> str:
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


async def _refuse(scope: Any, send: _Sending, status: int, message_id: str) -> None:
    scope[REASON] = message_id
    if scope["type"] == "websocket" and "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008, "reason": message_id})
        return
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    body = msgspec.json.encode(Problem(Told(message_id, {}, "")))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body, "more_body": False})
