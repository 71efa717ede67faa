"""The application without a network: whole HTTP answers and websocket messages, byte for byte."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx

from pileus.server.app import make_app
from pileus.server.services.house import House
from pileus.server.settings import Settings

HOST = "127.0.0.1:8000"


class Wire:
    """An application over a house; every answer as the bytes that would be sent."""

    def __init__(self, house: House) -> None:
        self.app = make_app(Settings(requests_per_second=1e9), house)
        transport = httpx.ASGITransport(self.app)  # type: ignore[arg-type]
        self.http = httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}")

    async def ask(self, cookie: str, method: str, path: str, body: Any = None, **query: Any) -> bytes:
        """Status, headers and body of an answer."""
        headers = {"cookie": f"pileus={cookie}", "accept-encoding": "identity"}
        answer = await self.http.request(method, path, json=body, params=query, headers=headers)
        assert answer.status_code < 500, answer.text
        return b"\n".join(
            [str(answer.status_code).encode(), answer.content, repr(sorted(answer.headers.items())).encode()]
        )

    async def live(self, cookie: str, path: str, query: str) -> list[bytes]:
        """The first messages of a websocket, and that it is accepted."""
        sent: list[bytes] = []
        gone = asyncio.Event()

        async def receive() -> dict[str, Any]:
            if not sent:
                return {"type": "websocket.connect"}
            await gone.wait()
            return {"type": "websocket.disconnect", "code": 1000}

        async def send(message: Any) -> None:
            sent.append(repr(message).encode())
            if message["type"] == "websocket.send":
                gone.set()

        scope = {
            "type": "websocket",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(b"host", HOST.encode()), (b"cookie", f"pileus={cookie}".encode())],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 8000),
            "scheme": "ws",
            "subprotocols": [],
            "extensions": {},
        }
        await asyncio.wait_for(self.app(scope, receive, send), 30)  # type: ignore[arg-type]
        return sent
