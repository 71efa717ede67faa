"""The files of the page: what is sent of them."""

from __future__ import annotations

import asyncio
import gzip
import os
from pathlib import Path
from typing import Any

import brotli
import pytest

from pileus.server.files import COMMENTED, OTHERS, Files, without_comments
from pileus.server.page import WEB

SOURCE = """// About the file.

/** @param {number} n */
export function half(n) {
  // Why this is so.
  return /** @type {number} */ (n) / 2; // not a line of its own
}
/* One
   two */ const slashes = `
  https://example.org`;
/** A doc comment
 * of two lines. */
export const address = "//example.org"; /* stays */
"""
SENT = """


export function half(n) {

  return /** @type {number} */ (n) / 2; // not a line of its own
}
/* One
   two */ const slashes = `
  https://example.org`;


export const address = "//example.org"; /* stays */
"""


async def nobody(scope: Any, receive: Any, send: Any) -> None:
    """An application that knows nothing."""
    await send({"type": "http.response.start", "status": 404, "headers": []})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


class Asker:
    """Somebody who asks for files of a folder."""

    def __init__(self, folder: Path) -> None:
        self.files = Files(nobody, folder)

    def ask(self, path: str, method: str = "GET", accepts: bytes = b"") -> tuple[int, dict[bytes, bytes], bytes]:
        sent: list[Any] = []

        async def receive() -> Any:
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            sent.append(message)

        scope: Any = {"type": "http", "method": method, "path": path, "headers": [(b"accept-encoding", accepts)]}
        asyncio.run(self.files(scope, receive, send))
        return sent[0]["status"], dict(sent[0]["headers"]), sent[1]["body"]


@pytest.fixture
def asker(tmp_path: Path) -> Asker:
    (tmp_path / "lib").mkdir()
    (tmp_path / "vendor").mkdir()
    (tmp_path / "lib" / "half.js").write_text(SOURCE * 3)
    (tmp_path / "vendor" / "theirs.js").write_text(SOURCE)
    (tmp_path / ".hidden").write_text("secret")
    (tmp_path.parent / "outside.js").write_text("secret")
    return Asker(tmp_path)


def test_comments_that_are_whole_lines_are_not_sent_and_lines_keep_their_numbers():
    assert without_comments(SOURCE) == SENT
    assert SENT.count("\n") == SOURCE.count("\n")


def test_what_others_wrote_is_sent_as_they_wrote_it(asker: Asker):
    assert asker.ask("/web/vendor/theirs.js")[2] == SOURCE.encode()


def test_a_file_is_compressed_for_who_understands_that(asker: Asker):
    plain = asker.ask("/web/lib/half.js", accepts=b"identity")
    assert plain[2] == SENT.encode() * 3
    assert b"content-encoding" not in plain[1]
    _, headers, body = asker.ask("/web/lib/half.js", accepts=b"gzip, deflate")
    assert (headers[b"content-encoding"], gzip.decompress(body)) == (b"gzip", plain[2])
    _, headers, body = asker.ask("/web/lib/half.js", accepts=b"gzip, deflate, br")
    assert (headers[b"content-encoding"], brotli.decompress(body)) == (b"br", plain[2])


def test_only_the_head_if_that_is_asked_for(asker: Asker):
    status, headers, body = asker.ask("/web/lib/half.js", "HEAD")
    assert (status, int(headers[b"content-length"]), body) == (200, 3 * len(SENT.encode()), b"")


def test_a_file_that_has_changed_is_read_again_and_has_another_tag(asker: Asker):
    before = asker.ask("/web/lib/half.js")
    path = asker.files.folder / "lib" / "half.js"
    path.write_text("export const half = 1;\n")
    os.utime(path, ns=(1, 1))
    after = asker.ask("/web/lib/half.js")
    assert after[2] == b"export const half = 1;\n"
    assert after[1][b"etag"] != before[1][b"etag"]


@pytest.mark.parametrize(
    "path",
    ["/web/", "/web/lib", "/web/.hidden", "/web/../outside.js", "/web/lib/../../outside.js", "/web//lib/half.js"],
)
def test_nothing_else_is_there(asker: Asker, path: str):
    assert asker.ask(path)[0] == 404


def test_no_file_of_ours_has_more_than_comments_taken_away():
    """What is left is what was there, line by line, or nothing."""
    ours = [path for path in WEB.rglob("*") if path.suffix in COMMENTED and OTHERS not in path.parts]
    assert len(ours) > 50
    for path in ours:
        source = path.read_text(encoding="utf-8")
        sent = without_comments(source).split("\n")
        for line, kept in zip(source.split("\n"), sent, strict=True):
            assert kept in (line, "")
            if kept != line and path.suffix == ".js":
                assert line.lstrip().startswith(("//", "/*", "*"))
