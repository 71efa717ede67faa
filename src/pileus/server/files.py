"""The files of the page, served from memory: read once, without their comments, compressed once and well.

A page loads some hundred of them, so each must cost next to nothing. A file that has changed is read again.
"""

from __future__ import annotations

import gzip
import hashlib
import re
import threading
from pathlib import Path
from stat import S_ISREG
from typing import Any, NamedTuple

import brotli
from litestar.types import ASGIApp, Receive, Scope, Send

PREFIX = "/web/"
NAME = re.compile(r"(?:[A-Za-z0-9_-][A-Za-z0-9._-]*/)*[A-Za-z0-9_-][A-Za-z0-9._-]*")  # nothing that leads elsewhere
COMMENT = re.compile(r"^[ \t]*(?://.*|/\*(?:(?!\*/)[\s\S])*\*/)[ \t]*$", re.MULTILINE)  # whole lines alone
COMMENTED = (".js", ".css")
OTHERS = "vendor"  # what others wrote is sent as they wrote it, with its notices
COMPRESS_FROM = 500  # bytes
PLAIN = b""  # as a part of whatever a browser accepts
KINDS = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}


class Kept(NamedTuple):
    """A file as it is sent, and as what it was when it was read."""

    changed: tuple[int, int]
    headers: list[tuple[bytes, bytes]]
    bodies: list[tuple[bytes, bytes]]
    """By encoding, the smallest first; the last is plain."""


class Files:
    """Answers for the folder of the page; everything else is for the application behind."""

    def __init__(self, app: ASGIApp, folder: Path) -> None:
        self.app = app
        self.folder = folder
        self._kept: dict[str, Kept] = {}
        threading.Thread(target=self._read_ahead, daemon=True).start()  # to compress well takes most of a second

    def _read_ahead(self) -> None:
        for path in self.folder.rglob("*"):
            self._find(path.relative_to(self.folder).as_posix())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked: Any = scope
        kept = None
        if asked["type"] == "http" and asked["method"] in ("GET", "HEAD") and asked["path"].startswith(PREFIX):
            kept = self._find(asked["path"].removeprefix(PREFIX))
        if kept is None:
            await self.app(scope, receive, send)
        else:
            await _send(kept, asked, send)

    def _find(self, name: str) -> Kept | None:
        if not NAME.fullmatch(name):
            return None
        path = self.folder / name
        try:
            found = path.stat()
        except OSError:
            return None
        if not S_ISREG(found.st_mode):
            return None
        changed = (found.st_mtime_ns, found.st_size)
        kept = self._kept.get(name)
        if kept is None or kept.changed != changed:
            kept = self._kept[name] = _read(path, changed)
        return kept


def _read(path: Path, changed: tuple[int, int]) -> Kept:
    data = path.read_bytes()
    if path.suffix in COMMENTED and OTHERS not in path.parts:
        data = without_comments(data.decode()).encode()
    headers = {
        "content-type": KINDS.get(path.suffix, "text/plain; charset=utf-8"),
        "cache-control": "no-cache",
        "etag": tag(data),
        "vary": "accept-encoding",
    }
    bodies = [(PLAIN, data)]
    if len(data) >= COMPRESS_FROM:
        bodies = [(b"br", brotli.compress(data)), (b"gzip", gzip.compress(data, 9, mtime=0)), *bodies]
    return Kept(changed, [(name.encode(), value.encode()) for name, value in headers.items()], bodies)


def tag(data: bytes) -> str:
    """By which a browser says what it has."""
    return f'"{hashlib.sha256(data).hexdigest()[:16]}"'


def without_comments(source: str) -> str:
    """They are for whoever reads the source; lines keep their numbers."""
    return COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), source)


async def _send(kept: Kept, scope: Any, send: Any) -> None:
    accepted = dict(scope["headers"]).get(b"accept-encoding", b"")
    encoding, body = next((one, body) for one, body in kept.bodies if one in accepted)
    headers = [*kept.headers, (b"content-length", str(len(body)).encode())]
    if encoding != PLAIN:
        headers.append((b"content-encoding", encoding))
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body if scope["method"] == "GET" else b"", "more_body": False})
