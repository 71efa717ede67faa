"""What a server on the open net must bear: floods, and headers that keep browsers safe from us."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from pileus.client import Client
from pileus.server.page import WEB
from pileus.server.security import HEADERS
from tests.server.hostile.scene import Scene, expect_logged
from tests.server.raw import Answer, request, send, upgrade
from tests.server.serving import Served, serving

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
