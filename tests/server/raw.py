"""Requests no well-meaning client would send: written by hand into a socket."""

from __future__ import annotations

import base64
import os
import socket
from typing import NamedTuple

from tests.server.serving import Served


class Answer(NamedTuple):
    """What came back."""

    status: int
    headers: dict[str, str]
    body: bytes


def send(served: Served, request: bytes, *, wait: float = 10.0) -> Answer:
    """Bytes out, the whole answer in."""
    with socket.create_connection(("127.0.0.1", served.port), timeout=wait) as line:
        line.sendall(request)
        return _read(line)


def request(method: str, path: str, headers: dict[str, str] | None = None, body: bytes = b"") -> bytes:
    """A request as it is, with nothing put right."""
    given = {"Host": "127.0.0.1", "Connection": "close", **(headers or {})}
    if body and "Content-Length" not in given and "Transfer-Encoding" not in given:
        given["Content-Length"] = str(len(body))
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in given.items()), "", ""]
    return "\r\n".join(lines).encode("latin-1") + body


def upgrade(path: str, headers: dict[str, str] | None = None) -> bytes:
    """A request for a websocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    asked = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": key}
    return request("GET", path, {**asked, **(headers or {})})


def _read(line: socket.socket) -> Answer:
    data = b""
    while b"\r\n\r\n" not in data:
        more = line.recv(65536)
        if not more:
            return Answer(0, {}, data)
        data += more
    head, _, body = data.partition(b"\r\n\r\n")
    first, *rest = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (one.partition(":") for one in rest)}
    while len(body) < int(headers.get("content-length", 0)):
        more = line.recv(65536)
        if not more:
            break
        body += more
    return Answer(int(first.split()[1]), headers, body)
