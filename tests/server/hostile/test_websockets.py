"""What a server on the open net must bear: whatever is said over a websocket."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.hostile.scene import Scene
from tests.server.serving import Served


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
