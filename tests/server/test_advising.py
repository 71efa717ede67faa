"""Hints and graphs at a real server, and who may have them."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

import pytest

from pileus.client import Client, ServerRefused
from pileus.server.db.rows import VisitorRow
from pileus.server.errors import Forbidden
from pileus.server.services.hinting import Hints
from pileus.server.services.playing import Stale
from pileus.server.wire import AskHint
from tests.server.serving import Served, serving
from tests.server.tables import Club
from tests.web import positions


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    limits = ("--pace", "0", "--rate", "10000")
    with serving(tmp_path_factory.mktemp("advising"), *limits, environment={"PILEUS_FAST": "0"}) as server:
        yield server


@pytest.fixture
def claire(served: Served) -> Client:
    return Client(served.address, "Claire")


def hint(client: Client, state: dict[str, Any], **other: Any) -> Any:
    body = {"seat": state["to_move"], "version": state["version"], **other}
    return client.ask("POST", f"/api/tables/{state['id']}/hint", body)


def refusal(client: Client, state: dict[str, Any], **other: Any) -> tuple[int, str]:
    with pytest.raises(ServerRefused) as no:
        hint(client, state, **other)
    return no.value.status, no.value.problem["id"]


@pytest.mark.parametrize(("game", "players"), [("liberte", 3), ("emancipation", 1)])
def test_whoever_is_to_choose_is_given_the_best_choices(claire: Client, game: str, players: int):
    seats = [{"who": "me"}, *[{"who": "here"}] * (players - 1)]
    table = claire.open(game, seats, players=players)["id"]
    state = claire.look(table)
    given = hint(claire, state)
    assert given["version"] == state["version"]
    assert 1 <= len(given["choices"]) <= 3
    offered = {choice["name"]: choice["label"] for choice in state["choices"]}
    for one in given["choices"]:
        assert one["label"] == offered[one["name"]]
        assert 0 <= one["chance"] <= 1
        assert all({"seat", "name", "label"} <= set(expected) for expected in one["line"])
    assert hint(claire, state) == given  # it is kept
    assert claire.choose(state, given["choices"][0]["name"])["version"] == 1


def test_people_play_on_while_a_hint_is_thought_out(served: Served, claire: Client):
    table = claire.open("liberte", [{"who": "me"}, {"who": "here"}, {"who": "here"}], players=3)["id"]
    state = claire.look(table)
    started = time.monotonic()
    hint(claire, state)
    assert time.monotonic() - started > 0.5  # it did think
    assert refusal(claire, claire.choose(state, "pass"), version=0) == (409, "stale")


def test_a_graph_is_worked_out_when_the_game_is_over(claire: Client):
    wanted = positions.the_last_round(me="bot")
    table = claire.ask("POST", "/api/tables", {"game": "liberte", **wanted})["id"]
    last = [state for state in claire.live(table, watch=True)][-1]
    seen: list[Any] = []
    while not seen or len(seen[-1]["chances"]) < seen[-1]["moments"]:
        seen.append(claire.ask("GET", f"/api/tables/{table}/graph"))
        time.sleep(0.1)
    graph = seen[-1]
    assert graph["moments"] == last["number"] + 1 == len(graph["chances"])
    shares = 1 / len(last["result"]["winners"])
    won = [round(shares, 3) if seat in last["result"]["winners"] else 0.0 for seat in range(3)]
    assert graph["chances"][-1] == won
    assert all(abs(sum(chances) - 1) < 0.01 for chances in graph["chances"])
    assert graph["looks"] > 0
    for turn in graph["turns"]:
        before, after = (graph["chances"][number][turn["seat"]] for number in (turn["number"] - 1, turn["number"]))
        assert (turn["before"], turn["after"]) == (before, after)
        assert abs(after - before) >= 0.049
    assert claire.ask("GET", f"/api/tables/{table}/graph") == graph  # it is kept


def test_there_is_no_graph_of_a_game_that_goes_on(claire: Client):
    table = claire.open("liberte", [{"who": "me"}, {"who": "here"}, {"who": "here"}], players=3)["id"]
    with pytest.raises(ServerRefused) as no:
        claire.ask("GET", f"/api/tables/{table}/graph")
    assert (no.value.status, no.value.problem["id"]) == (422, "graph-not-over")


# Who may ask, over every database


def asked(club: Club, person: VisitorRow, table: str, **other: Any) -> Any:
    """What would be thought out."""

    async def think(question: Any) -> None: ...

    with club.house.rooms.enter(table) as room:
        wanted = AskHint(**{"seat": room.match.seat or 0, "version": room.version, **other})
    return Hints(club.house, think).question(person, table, wanted)


def test_hints_are_allowed_where_nobody_comes_from_elsewhere_unless_it_is_said(club: Club):
    def allowed(*who: str, **more: Any) -> bool:
        return club.look(None, club.open(*who, **more)).hints

    assert allowed("me", "bot", "bot")
    assert allowed("me", "here", "here")
    assert not allowed("me", "link", "bot")
    assert not allowed("me", "open", "bot", listed=True)
    assert allowed("me", "link", "bot", hints=True)
    assert not allowed("me", "bot", "bot", hints=False)
    table = club.open("me", "link", "bot", hints=True)
    club.restart()
    assert club.look(None, table).hints


def test_only_the_seat_to_move_and_only_its_person_may_ask(club: Club):
    table = club.open("me", "here", "here")
    seat = club.to_move(table).seat
    assert seat is not None
    assert asked(club, club.claire, table).seat == seat
    with pytest.raises(Forbidden, match="seat-not-yours"):
        asked(club, club.joshua, table)
    with pytest.raises(Exception, match="turn"):
        asked(club, club.claire, table, seat=(seat + 1) % 3)
    with pytest.raises(Stale):
        asked(club, club.claire, table, version=7)
    closed = club.open("me", "here", "here", hints=False)
    with pytest.raises(Forbidden, match="hints-not-allowed"):
        asked(club, club.claire, closed)


def test_what_is_thought_out_holds_nothing_that_the_seat_may_not_know(club: Club, monkeypatch: pytest.MonkeyPatch):
    """The truth is replaced by a world that the seat cannot tell from it: the question stays what it was."""
    monkeypatch.setattr("pileus.server.services.hinting.secrets.randbits", lambda _: 5)
    table = club.open("me", "here", "here")
    luck = random.Random(1)
    for _ in range(12):
        state = club.to_move(table)
        club.choose(club.claire, state, luck.choice(state.choices).name)
    before = asked(club, club.claire, table)
    with club.house.rooms.enter(table) as room:
        truth, room.match._state = room.match._state, room.match.determinise(room.match.seat, 99)
        assert truth.pack() != room.match._state.pack()
    after = asked(club, club.claire, table)
    assert (after.copy, after.choices, after.view) == (before.copy, before.choices, before.view)
