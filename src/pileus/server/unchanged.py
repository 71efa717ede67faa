"""What a browser has already is not sent again: an answer whose tag it knows is 304, without a body."""

from __future__ import annotations

from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send


class Unchanged:
    """Compares the `etag` of an answer with what the request says the browser has."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        known = _tags(scope)
        if not known:
            await self.app(scope, receive, send)
            return
        silent = False

        async def send_what_is_new(message: Any) -> None:
            nonlocal silent
            if message["type"] == "http.response.start" and message["status"] == 200:
                headers = [(name.lower(), value) for name, value in message["headers"]]
                if dict(headers).get(b"etag") in known:
                    silent = True
                    kept = [(name, value) for name, value in headers if not name.startswith(b"content-")]
                    message = {**message, "status": 304, "headers": kept}
            elif silent:
                message = {"type": "http.response.body", "body": b"", "more_body": message.get("more_body", False)}
            await send(message)

        await self.app(scope, receive, send_what_is_new)


def _tags(scope: Any) -> set[bytes]:
    """What the browser has; a proxy may have weakened the tags."""
    given = dict(scope["headers"]).get(b"if-none-match", b"") if scope["type"] == "http" else b""
    return {tag.strip().removeprefix(b"W/") for tag in given.split(b",") if tag.strip()}
