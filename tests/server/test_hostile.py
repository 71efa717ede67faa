"""What a server on the open net must bear: refused with the right status, logged, and nothing changed."""

from __future__ import annotations

import contextlib
import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from socket import create_connection
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from pileus.client import Client, ServerRefused
from pileus.server.app import LARGEST_BODY
from pileus.server.bounds import LARGEST_HEAD
from pileus.server.page import WEB
from pileus.server.security import HEADERS
from tests.server.raw import Answer, request, send, upgrade
from tests.server.serving import Served, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("hostile"), "--pace", "0", "--rate", "10000") as server:
        yield server
    faults = [line for line in server.log if line.get("level") in ("error", "critical") or "at" not in line]
    assert faults == []


class Scene:
    """A table of Claire's with a free seat for a friend, and a stranger."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.claire = Client(served.address, "Claire", patience=0)
        self.mallory = Client(served.address, "Mallory", patience=0)
        seats = [{"who": "me"}, {"who": "link"}, {"who": "here"}]
        opened = self.claire.open("liberte", seats, players=3)
        self.table, self.link = opened["id"], opened["links"]["1"]
        self.path = f"/api/tables/{self.table}"

    def everything(self) -> list[list[Any]]:
        """All that could be changed: every row of the database but those of people, and what the server shows.

        Not who is online: the server hears that a connection is gone a moment after it is.
        """
        with closing(sqlite3.connect(f"file:{self.served.database}?mode=ro", uri=True)) as database:
            rows = [
                list(database.execute(f"SELECT * FROM {name}")) for name in ("tables", "seats", "log", "chat", "notes")
            ]
        shown = self.claire.look(self.table, seat=0)
        for seat in shown["seats"]:
            del seat["online"]
        return [*rows, [shown]]

    def choice(self, **changes: Any) -> dict[str, Any]:
        """A choice that would be good, but for the changes."""
        to_move = self.claire.look(self.table)["to_move"]
        return {"seat": to_move, "choice": "pass", "version": 0, "key": "a key of its own", **changes}


@pytest.fixture(scope="module")
def a_scene(served: Served) -> Scene:
    return Scene(served)


@pytest.fixture
def scene(a_scene: Scene) -> Iterator[Scene]:
    """Whatever a test does, nothing has changed."""
    before = a_scene.everything()
    yield a_scene
    assert a_scene.everything() == before


def expect(status: int, problem: str, client: Client, *asked: Any, **query: Any) -> None:
    """Refused with that status, for that reason."""
    with pytest.raises(ServerRefused) as no:
        client.ask(*asked, **query)
    assert (no.value.status, no.value.problem["id"]) == (status, problem)


def expect_logged(served: Served, **fields: Any) -> None:
    """A line of the log says so, within a moment."""
    until = time.monotonic() + 10
    while not served.logged(**fields):
        assert time.monotonic() < until, fields
        time.sleep(0.02)


# Wrong seat


def test_a_stranger_can_do_nothing_at_a_seat(scene: Scene):
    for seat in (0, 1, 2):
        at = f"{scene.path}/seats/{seat}"
        expect(403, "seat-not-yours", scene.mallory, "POST", f"{scene.path}/choices", scene.choice(seat=seat))
        back = {"seat": seat, "version": 0, "key": "a key of its own"}
        expect(403, "seat-not-yours", scene.mallory, "POST", f"{scene.path}/undo", back)
        expect(403, "seat-not-yours", scene.mallory, "GET", scene.path, seat=seat)
        expect(403, "seat-not-yours", scene.mallory, "GET", f"{scene.path}/words", seat=seat)
        expect(403, "seat-not-yours", scene.mallory, "GET", f"{scene.path}/why-not", seat=seat, thing="pass")
        expect(403, "seat-not-yours", scene.mallory, "GET", f"{scene.path}/preview", seat=seat, choice="pass")
        expect(403, "seat-not-yours", scene.mallory, "POST", f"{at}/bot", {"bot": "random"})
        expect(403, "seat-not-yours", scene.mallory, "DELETE", f"{at}/bot")
        expect(403, "seat-not-open", scene.mallory, "POST", f"{at}/sit", {"name": "Mallory"})
        expect(403, "table-not-yours", scene.mallory, "POST", f"{at}/link")
        expect(403, "table-not-yours", scene.mallory, "DELETE", f"{at}/link")
    expect_logged(scene.served, message="refused", status=403, reason="seat-not-yours", path=f"{scene.path}/choices")


def test_a_person_chooses_only_in_his_turn(scene: Scene):
    other = 2 if scene.choice()["seat"] == 0 else 0
    expect(422, "not-your-turn", scene.claire, "POST", f"{scene.path}/choices", scene.choice(seat=other))


def test_a_seat_or_a_table_that_is_not_there(scene: Scene):
    expect(404, "no-such-seat", scene.claire, "POST", f"{scene.path}/choices", scene.choice(seat=3))
    expect(404, "no-such-seat", scene.claire, "POST", f"{scene.path}/seats/99999999999999999999/link")
    expect(404, "no-such-table", scene.claire, "GET", "/api/tables/nosuchtable1")
    expect(404, "no-such-table", scene.claire, "POST", "/api/tables/nosuchtable1/choices", scene.choice())


# Tokens


@pytest.mark.parametrize("cookie", ["", "forged", "é", "x" * 4000, "' OR 1=1 --", '"'])
def test_without_the_right_cookie_one_is_a_stranger(scene: Scene, cookie: str):
    body = json.dumps(scene.choice()).encode()
    headers = {"Cookie": f"pileus={cookie}", "Content-Type": "application/json"}
    answer = send(scene.served, request("POST", f"{scene.path}/choices", headers, body))
    assert (answer.status, json.loads(answer.body)["problem"]["id"]) == (403, "no-cookie")
    headers["Cookie"] = f"pileus={cookie}"
    assert send(scene.served, request("GET", f"{scene.path}?seat=0", headers)).status == 403


@pytest.mark.parametrize("link", ["forgedforged", "x" * 2000, "%ff%fe%ff%fe%ff", "%C3%A9" * 9])
def test_a_forged_link_leads_nowhere(scene: Scene, link: str):
    answer = send(scene.served, request("GET", f"/api/join/{link}"))
    assert (answer.status, json.loads(answer.body)["problem"]["id"]) == (404, "no-such-link")


def test_a_revoked_link_and_whoever_came_by_it_are_out(served: Served):
    scene = Scene(served)
    joshua = Client(served.address, "Joshua", patience=0)
    joshua.join(scene.link)
    live = joshua.messages(scene.table, timeout=30, seat=1)
    assert next(live)["state"]["seat"] == 1
    scene.claire.ask("POST", f"{scene.path}/seats/1/link")
    assert next(message for message in live if message["kind"] == "problem")["problem"]["id"] == "seat-not-yours"
    expect(403, "seat-not-yours", joshua, "GET", scene.path, seat=1)
    expect(404, "no-such-link", joshua, "POST", "/api/join", {"link": scene.link, "name": "Joshua"})


def test_a_taken_seat_is_not_for_a_second_person_with_the_same_link(served: Served):
    scene = Scene(served)
    Client(served.address, "Joshua").join(scene.link)
    expect(409, "seat-taken", scene.mallory, "POST", "/api/join", {"link": scene.link, "name": "Mallory"})


def test_no_secret_is_ever_logged(served: Served):
    scene = Scene(served)
    scene.mallory.http.get(f"/api/join/{scene.link}")
    scene.mallory.http.get(f"/join/{scene.link}")
    Client(served.address, "Joshua").join(scene.link)
    expect_logged(served, path="/join/…")
    secrets = [scene.link, *scene.claire.http.cookies.values(), *scene.mallory.http.cookies.values()]
    assert not [secret for secret in secrets if secret in json.dumps(served.log)]


def test_the_cookie_is_out_of_reach_of_scripts(served: Served):
    cookie = httpx.get(f"{served.address}/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_behind_an_encrypting_proxy_the_cookie_is_for_encrypted_lines_alone(served: Served):
    cookie = httpx.get(f"{served.address}/api/me", headers={"X-Forwarded-Proto": "https"}).headers["set-cookie"]
    assert "Secure" in cookie


# Origins


FOREIGN = ("https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1.evil.example", "", "file://")


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_foreign_page_can_change_nothing(scene: Scene, origin: str):
    choice = scene.choice()
    answer = scene.claire.http.post(f"{scene.path}/choices", json=choice, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["problem"]["id"]) == (403, "foreign-origin")
    for method, path in (("PUT", f"{scene.path}/note"), ("DELETE", f"{scene.path}/seats/1/link")):
        assert scene.claire.http.request(method, path, headers={"Origin": origin}).status_code == 403
    expect_logged(scene.served, message="refused", status=403, reason="foreign-origin")


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_foreign_page_gets_no_live_view(scene: Scene, origin: str):
    answer = send(scene.served, upgrade(f"{scene.path}/live", {"Origin": origin}))
    assert answer.status == 403


def test_the_servers_own_page_may(scene: Scene):
    at_home = {"Origin": scene.served.address}
    answer = scene.claire.http.put("/api/me", json={"name": "Claire"}, headers=at_home)
    assert answer.status_code == 200
    assert (
        send(scene.served, upgrade(f"{scene.path}/live", {"Host": f"127.0.0.1:{scene.served.port}", **at_home})).status
        == 101
    )


def test_a_page_of_the_net_that_calls_itself_this_machine_is_found_out(scene: Scene):
    """Its name was made to lead here, so its origin and its host agree; but that is not our name."""
    evil = {"Host": f"evil.example:{scene.served.port}", "Origin": f"http://evil.example:{scene.served.port}"}
    answer = send(scene.served, request("GET", scene.path, evil))
    assert (answer.status, json.loads(answer.body)["problem"]["id"]) == (421, "foreign-host")
    assert send(scene.served, upgrade(f"{scene.path}/live", evil)).status == 421


def test_behind_a_proxy_its_address_is_allowed(tmp_path: Path):
    with serving(tmp_path, "--origin", "https://pileus.example") as served:
        home = {"Host": "pileus.example", "Origin": "https://pileus.example", "Content-Type": "application/json"}
        answer = send(served, request("PUT", "/api/me", home, b'{"name": "Claire"}'))
        assert json.loads(answer.body)["problem"]["id"] == "no-cookie"
        assert send(served, request("GET", "/", {"Host": "pileus.example"})).status == 200


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


# Websockets


def live(scene: Scene, query: str = "") -> Any:
    cookie = f"pileus={scene.claire.http.cookies['pileus']}"
    address = f"ws://127.0.0.1:{scene.served.port}{scene.path}/live{query}"
    return connect(address, additional_headers={"Cookie": cookie}, max_size=None)


@pytest.mark.parametrize("message", ["", "{}", "[" * 500, "\x00", b"\xff\xfe", b"", '{"choice": "pass"}'])
def test_whatever_a_client_says_over_a_websocket_does_nothing(scene: Scene, message: str | bytes):
    with live(scene) as socket:
        first = json.loads(socket.recv(timeout=30))
        socket.send(message)
        with live(scene):  # somebody else comes, and everybody is told
            assert json.loads(socket.recv(timeout=30))["state"]["version"] == first["state"]["version"]


def closed_with(scene: Scene, do: Callable[[Any], None]) -> int | None:
    with live(scene) as socket:
        socket.recv(timeout=30)
        with pytest.raises(ConnectionClosed) as closed:
            do(socket)
            while True:
                socket.recv(timeout=30)
    return closed.value.rcvd.code if closed.value.rcvd else None


def test_an_oversized_message_closes_the_websocket(scene: Scene):
    assert closed_with(scene, lambda socket: socket.send("x" * 100_000)) == 1009


def test_a_flood_of_messages_closes_the_websocket(scene: Scene):
    def chatter(socket: Any) -> None:
        for _ in range(200):
            socket.send("x")

    assert closed_with(scene, chatter) == 1008


def test_bytes_that_are_no_frame_close_the_websocket(scene: Scene):
    assert closed_with(scene, lambda socket: socket.socket.sendall(b"\xff" * 64)) == 1002


@pytest.mark.parametrize(("query", "problem"), [("?seat=1", "seat-not-yours"), ("?seat=7", "no-such-seat")])
def test_a_live_view_that_is_refused_says_why(scene: Scene, query: str, problem: str):
    with live(scene, query) as socket:
        assert json.loads(socket.recv(timeout=30))["problem"]["id"] == problem
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=30)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4000


@pytest.mark.parametrize("query", ["?seat=x", "?version=-1", f"?version={10**30}", "?watch=perhaps"])
def test_a_live_view_with_a_query_out_of_bounds_is_refused(scene: Scene, query: str):
    with pytest.raises((InvalidStatus, ConnectionClosed)), live(scene, query) as socket:
        socket.recv(timeout=30)


def test_a_table_that_is_not_there_has_no_live_view(served: Served):
    with connect(f"ws://127.0.0.1:{served.port}/api/tables/nosuchtable1/live") as socket:
        assert json.loads(socket.recv(timeout=30))["problem"]["id"] == "no-such-table"


# Floods


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path, "--rate", "2", "--connections", "3") as server:
        yield server


def asked_in_vain(served: Served, path: str) -> int:
    """How often one may ask at once before the server says that it is too fast."""
    with httpx.Client(base_url=served.address) as flood:
        return next(count for count in range(100_000) if flood.get(path).status_code == 429)


def test_a_flood_is_answered_with_429_and_the_server_goes_on(strict: Served):
    assert asked_in_vain(strict, "/api/words") >= 20
    expect_logged(strict, message="refused", status=429, reason="too-fast")
    until = time.monotonic() + 30
    while httpx.get(f"{strict.address}/health").status_code == 429:
        assert time.monotonic() < until
        time.sleep(1)  # who waits is heard again


def test_who_floods_gets_no_live_view_either(strict: Served):
    asked_in_vain(strict, "/api/words")
    statuses = [send(strict, upgrade("/api/tables/x/live")).status for _ in range(30)]
    assert 429 in statuses


def test_a_club_behind_one_address_may_open_the_page_together_but_files_have_a_bound_too(strict: Served):
    assert asked_in_vain(strict, "/web/icon.svg") >= 200


def test_one_address_cannot_hold_every_connection(strict: Served):
    claire = Client(strict.address, "Claire", patience=0)
    table = claire.open("liberte", [{"who": "me"}, {"who": "here"}, {"who": "here"}], players=3)["id"]
    address = f"ws://127.0.0.1:{strict.port}/api/tables/{table}/live"
    with connect(address), connect(address), connect(address):
        with pytest.raises(InvalidStatus) as no, connect(address):
            pass
        assert no.value.response.status_code == 429


# Headers


def test_every_answer_has_the_headers(scene: Scene):
    answers: list[Answer] = [
        send(scene.served, request("GET", path))
        for path in (
            "/",
            "/web/app.js",
            "/api/games",
            "/api/schema/openapi.json",
            "/health",
            "/nowhere",
            "/web/nowhere",
            scene.path,
        )
    ]
    answers += [
        send(scene.served, request("POST", "/api/tables", {"Content-Type": "application/json"}, b"{")),
        send(scene.served, request("POST", "/api/tables", {"Origin": "https://evil.example"})),
        send(scene.served, request("GET", "/", {"Host": "evil.example"})),
        send(scene.served, request("TRACE", "/")),
        send(scene.served, upgrade(f"{scene.path}/live", {"Origin": "https://evil.example"})),
    ]
    for answer in answers:
        assert HEADERS.items() <= answer.headers.items()
        assert "cache-control" in answer.headers
        assert "server" not in answer.headers


def test_the_policy_allows_nothing_but_our_own(served: Served):
    policy = send(served, request("GET", "/")).headers["content-security-policy"]
    rules = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    assert rules.pop("default-src") == "'none'"
    assert set(rules.values()) == {"'self'", "'none'"}


def test_what_a_seat_is_sent_is_kept_in_no_cache(scene: Scene):
    assert scene.claire.http.get(f"{scene.path}?seat=0").headers["cache-control"] == "no-store"


def test_every_file_of_the_page_is_served_and_nothing_else_is(served: Served):
    with httpx.Client(base_url=served.address) as http:
        for file in WEB.rglob("*"):
            expected = 200 if file.is_file() else 404
            assert http.get(f"/web/{file.relative_to(WEB)}").status_code == expected, file
