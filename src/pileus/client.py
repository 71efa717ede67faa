"""A small client of a Pileus server, for bots, scripts and tests.

client = Client("http://127.0.0.1:8000")
table = client.open("liberte", [{"who": "me"}, {"who": "bot"}, {"who": "bot"}], players=3)
for state in client.live(table["id"]):
    if state["choices"]:
        client.choose(state, state["choices"][0]["name"])

It is patient: while the server does not answer, or asks for slowness, it tries again. A choice has a key, so that it
happens once however often it is sent.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlencode

import httpx
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

TOO_FAST = 429
PAUSE = 0.3  # seconds before another try


class ServerRefused(Exception):
    """The server said no: the status, the message and, for a stale choice, the fresh state."""

    def __init__(self, status: int, answer: dict[str, Any]) -> None:
        self.status = status
        self.problem: dict[str, Any] = answer.get("problem", {})
        self.state: Any = answer.get("state")
        super().__init__(f"{status} {self.problem.get('id', '')} {self.problem.get('args', '')}")


class Client:
    """One browser, as the server sees it: it has a cookie, and seats at tables."""

    def __init__(self, address: str, name: str = "Client", patience: float = 30.0) -> None:
        self.address = address.rstrip("/")
        self.patience = patience
        self.http = httpx.Client(base_url=self.address, timeout=30)
        self.me = self.ask("GET", "/api/me")
        self.me = self.ask("PUT", "/api/me", {"name": name})

    def close(self) -> None:
        """Let go of the connection."""
        self.http.close()

    def ask(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        """Any request; a refusal is raised. What was not answered is asked again only if that does no harm."""
        wanted = {key: value for key, value in query.items() if value is not None}
        again = method != "POST" or (isinstance(body, dict) and "key" in body)
        answer = self._insist(again, method, path, json=body, params=wanted)
        if answer.status_code >= 400:
            raise ServerRefused(answer.status_code, _json(answer))
        return answer.json() if answer.content else None

    def _insist(self, again: bool, method: str, path: str, **more: Any) -> httpx.Response:
        until = time.monotonic() + self.patience
        while True:
            try:
                answer = self.http.request(method, path, **more)
                if answer.status_code != TOO_FAST or time.monotonic() > until:
                    return answer
            except httpx.ConnectError:
                if time.monotonic() > until:
                    raise
            except httpx.TransportError:  # it may have been heard
                if not again or time.monotonic() > until:
                    raise
            time.sleep(PAUSE)

    def open(
        self, game: str, seats: list[dict[str, Any]], *, table: dict[str, Any] | None = None, **options: Any
    ) -> Any:
        """Open a table: `{"id": …, "links": {seat: link}}`. `table`: name, listed, pace, clock, position."""
        return self.ask("POST", "/api/tables", {"game": game, "seats": seats, "options": options, **(table or {})})

    def join(self, link: str, name: str | None = None) -> Any:
        """Sit down by a link."""
        return self.ask("POST", "/api/join", {"link": link, "name": name or self.me["name"]})

    def look(self, table_id: str, **query: Any) -> Any:
        """The state of a table; `seat`, `watch`, `at`, `since`."""
        return self.ask("GET", f"/api/tables/{table_id}", **query)

    def choose(self, state: dict[str, Any], choice: str, key: str | None = None) -> Any:
        """Choose as an answer to a state. The state after it."""
        return self._change("choices", state, {"choice": choice, "key": key or secrets.token_hex(8)})

    def undo(self, state: dict[str, Any], to: int | None = None) -> Any:
        """Take back the last choice, or all back to a moment. The state after it."""
        return self._change("undo", state, {"to": to, "key": secrets.token_hex(8)})

    def _change(self, what: str, state: dict[str, Any], body: dict[str, Any]) -> Any:
        answers = {"seat": state["seat"], "version": state["version"]}
        return self.ask("POST", f"/api/tables/{state['id']}/{what}", {**answers, **body})

    def live(self, table_id: str, timeout: float | None = None, **query: Any) -> Iterator[Any]:
        """The states of a table, each version once, as they come; ends when the game is over.

        A connection that breaks is made again. `timeout`: how many seconds to wait for news at most.
        """
        seen = -1
        until = time.monotonic() + self.patience
        while True:
            known = {} if seen < 0 else {"version": seen}
            try:
                for message in self.messages(table_id, timeout, **query, **known):
                    until = time.monotonic() + self.patience
                    if message["kind"] == "problem":
                        raise ServerRefused(400, message)
                    if message["kind"] == "state" and message["state"]["version"] > seen:
                        seen = message["state"]["version"]
                        yield message["state"]
                        if message["state"]["result"] is not None:
                            return
            except (ConnectionClosed, InvalidStatus, ConnectionError, EOFError):
                if time.monotonic() > until:
                    raise
                time.sleep(PAUSE)

    def messages(self, table_id: str, timeout: float | None = None, **query: Any) -> Iterator[Any]:
        """Everything a table's websocket sends."""
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{table_id}/live?{urlencode(query)}"
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as socket:
            while True:
                yield json.loads(socket.recv(timeout=timeout))


def _json(answer: httpx.Response) -> dict[str, Any]:
    try:
        found = answer.json()
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
