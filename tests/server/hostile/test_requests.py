"""What a server on the open net must bear: bodies, paths and methods that nobody means well by."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from socket import create_connection
from typing import Any

import pytest

from pileus.server.app import LARGEST_BODY
from pileus.server.bounds import LARGEST_HEAD
from tests.server.hostile.scene import Scene, expect, expect_logged
from tests.server.raw import request, send
from tests.server.serving import Served

# Bodies


def nested(depth: int) -> bytes:
    return b"[" * depth + b"]" * depth


BODIES: dict[str, tuple[bytes, int]] = {
    "nothing": (b"", 400),
    "no JSON": (b"pass", 400),
    "half of it": (b'{"seat": 0, "choice": ', 400),
    "another kind": (b"[1, 2, 3]", 400),
    "null": (b"null", 400),
    "wrong types": (b'{"seat": "0", "choice": 7, "version": [], "key": {}}', 400),
    "unknown fields": (b'{"seat": 0, "choice": "pass", "version": 0, "key": "12345678", "admin": true}', 400),
    "a huge number": (b'{"seat": 0, "choice": "pass", "version": 1e400, "key": "12345678"}', 400),
    "a number too large": (b'{"seat": 0, "choice": "pass", "version": 99999999999999999999, "key": "12345678"}', 400),
    "a number of a thousand digits": (
        b'{"seat": 0, "choice": "pass", "version": ' + b"9" * 1000 + b', "key": "12345678"}',
        400,
    ),
    "a negative number": (b'{"seat": -1, "choice": "pass", "version": 0, "key": "12345678"}', 400),
    "a broken number": (b'{"seat": 0.5, "choice": "pass", "version": 0, "key": "12345678"}', 400),
    "no number": (b'{"seat": NaN, "choice": "pass", "version": 0, "key": "12345678"}', 400),
    "a key with a zero": (b'{"seat": 0, "choice": "pass", "version": 0, "key": "12345678\\u0000"}', 400),
    "half a character": (b'{"seat": 0, "choice": "\\ud800", "version": 0, "key": "12345678"}', 400),
    "no UTF-8": (b'{"seat": 0, "choice": "\xff\xfe", "version": 0, "key": "12345678"}', 400),
    "a long choice": (b'{"seat": 0, "choice": "' + b"x" * 10_000 + b'", "version": 0, "key": "12345678"}', 400),
    "deep": (nested(100_000), 400),
    "deep inside": (b'{"seat": 0, "choice": "pass", "version": 0, "key": ' + nested(50_000) + b"}", 400),
    "too large": (b'{"choice": "' + b"x" * LARGEST_BODY + b'"}', 413),
}


@pytest.mark.parametrize("name", BODIES)
def test_a_body_that_is_no_choice(scene: Scene, name: str):
    body, status = BODIES[name]
    answer = scene.claire.http.post(f"{scene.path}/choices", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == status
    assert answer.json()["problem"]["id"] in ("bad-request", "http-error")
    expect_logged(scene.served, message="refused", status=status, path=f"{scene.path}/choices")


def test_a_body_that_never_ends_is_cut_off(scene: Scene):
    def drip() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 65536

    answer = scene.claire.http.post(
        f"{scene.path}/choices", content=drip(), headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == 413


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
def test_what_a_foreign_form_could_send_is_no_choice(scene: Scene, kind: str):
    """A page may send these kinds anywhere without asking; the origin is checked, and so is this."""
    body = json.dumps(scene.choice(seat=1)).encode()
    answer = scene.claire.http.post(f"{scene.path}/choices", content=body, headers={"Content-Type": kind})
    assert answer.status_code in (400, 403, 415)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", {"game": "liberte", "seats": []}),
        ("/api/tables", {"game": "liberte", "seats": [{"who": "me"}] * 17}),
        ("/api/tables", {"game": "liberte", "seats": [{"who": "root"}] * 3}),
        ("/api/tables", {"game": "liberte", "seats": [{"who": "me", "name": "x" * 41}] * 3}),
        ("/api/tables", {"game": "liberte", "seats": [{"who": "me", "name": "a\nb"}] * 3}),
        ("/api/tables", {"game": "liberte", "seats": [{"who": "me", "name": "a\u202eb"}] * 3}),
        ("/api/tables", {"game": "liberte", "seats": [{"who": "me"}] * 3, "name": "\ue0007\ue001"}),
        ("/api/tables", {"game": "liberte", "seats": [{"who": "me"}] * 3, "pace": -1}),
        ("/api/tables", {"game": "liberte", "seats": [{"who": "me"}] * 3, "clock": 0}),
        ("/api/join", {"link": "x", "name": "Mallory"}),
        ("/api/records", {"record": []}),
    ],
)
def test_a_request_out_of_bounds_is_refused(scene: Scene, path: str, body: Any):
    expect(400, "bad-request", scene.claire, "POST", path, body)


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ({"game": "chess", "seats": [{"who": "me"}]}, "no-such-game"),
        ({"game": "liberte", "seats": [{"who": "me"}] * 3, "options": {"players": 99}}, "bad-options"),
        ({"game": "liberte", "seats": [{"who": "me"}] * 3, "options": {"cheat": True}}, "bad-options"),
        ({"game": "liberte", "seats": [{"who": "me"}] * 4, "options": {"players": 3}}, "seats-do-not-fit"),
        (
            {"game": "liberte", "seats": [{"who": "bot", "bot": "os:system"}] * 3, "options": {"players": 3}},
            "no-such-bot",
        ),
        (
            {"game": "liberte", "seats": [{"who": "me"}] * 3, "options": {"players": 3}, "position": {"x": 1}},
            "bad-position",
        ),
    ],
)
def test_a_table_that_cannot_be_is_refused(scene: Scene, body: Any, problem: str):
    expect(422, problem, scene.claire, "POST", "/api/tables", body)


def test_a_record_that_lies_is_refused(scene: Scene):
    record = scene.claire.ask("GET", f"{scene.path}/record")
    forged = {**record, "luck": {**record["luck"], "key": "00" * 32}}
    expect(422, "record-commitment", scene.claire, "POST", "/api/records", {"record": forged})
    expect(422, "bad-record", scene.claire, "POST", "/api/records", {"record": record})


@pytest.mark.parametrize("text", ["", "x" * 501, "\x00"])
def test_talk_has_bounds(scene: Scene, text: str):
    expect(400, "bad-request", scene.claire, "POST", f"{scene.path}/chat", {"text": text})


# Paths and methods


TRICKS = (
    "/web/../app.py",
    "/web/../../server/app.py",
    "/web/..%2fserver%2fapp.py",
    "/web/%2e%2e/server/app.py",
    "/web/%2e%2e%2fserver%2fapp.py",
    "/web/....//server/app.py",
    "/web/..\\server\\app.py",
    "/web/%5c..%5cserver%5capp.py",
    "/web//etc/passwd",
    "/web/%2fetc%2fpasswd",
    "/web/%00",
    "/web/app.js%00.png",
    "//etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/api/tables/../../etc/passwd",
    "/api/tables/%00",
    "/api/tables/%ff%fe",
    "/api/words/..%2fen",
    "/api/words/%2e%2e",
    "/api/games/..%2f..%2fserver/rules",
    "/api/games/%00/components",
    "/api/join/%00",
    "/web",
    "/web/",
    "/web/vendor",
)


@pytest.mark.parametrize("path", TRICKS)
def test_no_path_leads_out_of_the_page(served: Served, path: str):
    answer = send(served, request("GET", path))
    assert 400 <= answer.status < 500
    assert b"root:" not in answer.body
    assert b"import" not in answer.body


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("DELETE", "/api/tables"),
        ("PUT", "/api/tables/x/choices"),
        ("GET", "/api/tables/x/choices"),
        ("POST", "/web/app.js"),
        ("PATCH", "/api/me"),
        ("POST", "/"),
        ("TRACE", "/"),
    ],
)
def test_a_wrong_method_is_refused(served: Served, method: str, path: str):
    assert send(served, request(method, path)).status == 405


@pytest.mark.parametrize(
    "query", ["seat=-1", "seat=x", "seat=1e3", "at=-1", f"at={10**30}", "since=-1", f"seat={10**30}", "watch=perhaps"]
)
def test_a_query_out_of_bounds_is_refused(scene: Scene, query: str):
    assert scene.claire.http.get(f"{scene.path}?{query}").status_code == 400


def test_a_line_number_larger_than_any_database_knows(scene: Scene):
    assert scene.claire.http.get(f"{scene.path}/chat?since={2**63}").status_code == 400


def test_what_is_no_http_is_refused(served: Served):
    assert send(served, b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 64 + b"\r\n\r\n").status == 400
    assert send(served, request("BREW", "/api/games")).status == 400


def test_a_head_without_bounds_is_refused(served: Served):
    many = {f"X-{i}": "x" * 1000 for i in range(LARGEST_HEAD // 1000 + 1)}
    assert send(served, request("GET", "/", many)).status == 400
    assert send(served, request("GET", "/" + "x" * LARGEST_HEAD)).status == 400
    fitting = dict(list(many.items())[:-4])
    assert send(served, request("GET", "/", fitting)).status == 200


@pytest.mark.parametrize("beginning", [b"GET /", b"GET / HTTP/1.1\r\nX-", b"GET / HTTP/1.1\r\nX-Endless: "])
def test_a_head_that_never_ends_is_refused(served: Served, beginning: bytes):
    with create_connection(("127.0.0.1", served.port), timeout=30) as line:
        line.sendall(beginning)
        sent = 0
        with contextlib.suppress(ConnectionError):  # refused while we still speak
            while sent < 100 * LARGEST_HEAD:
                line.sendall(b"x" * 4096)
                sent += 4096
        assert sent < 100 * LARGEST_HEAD
