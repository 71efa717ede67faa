"""A real server and real clients: whole games over HTTP and websockets, and everything people do around them."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import pileus
from pileus.client import Client, ServerRefused
from tests.server.playing import WAIT, Sitter, Watcher, sit_down
from tests.server.serving import Served, serving

OPEN_HOUSE = ("--pace", "0", "--rate", "10000")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("served"), *OPEN_HOUSE) as server:
        yield server


def people(served: Served, *names: str) -> list[Client]:
    return [Client(served.address, name) for name in names]


@pytest.fixture
def claire(served: Served) -> Client:
    return Client(served.address, "Claire")


@pytest.fixture
def joshua(served: Served) -> Client:
    return Client(served.address, "Joshua")


def hot_seat(client: Client, **more: Any) -> str:
    """A table of Liberté where one browser has all three seats."""
    opened = client.open("liberte", [{"who": "me"}, {"who": "here"}, {"who": "here"}], table=more, players=3)
    return str(opened["id"])


def refused(status: int, problem: str, client: Client, *request: Any, **query: Any) -> ServerRefused:
    """A request that is refused, for the right reason."""
    with pytest.raises(ServerRefused) as no:
        client.ask(*request, **query)
    assert (no.value.status, no.value.problem["id"]) == (status, problem)
    return no.value


# Whole games


class Played(NamedTuple):
    """A whole game of three people at three browsers, one with a second tab, and a spectator."""

    table: str
    sitters: list[Sitter]
    spectator: Watcher
    second_tab: Watcher


@pytest.fixture(scope="module", params=["liberte", "emancipation"])
def played(request: pytest.FixtureRequest, served: Served) -> Played:
    clients = people(served, "Claire", "Joshua", "Amina")
    table, sitters = sit_down(clients, request.param, players=3)
    whole = Played(table, sitters, Watcher(Client(served.address, "Nina"), table), Watcher(clients[1], table, seat=1))
    for one in (*sitters, whole.spectator, whole.second_tab):
        one.finish()
    return whole


def test_three_people_and_a_spectator_play_a_whole_game_and_see_the_same_end(played: Played):
    last = [one.states[-1] for one in (*played.sitters, played.spectator, played.second_tab)]
    assert len({str(state["result"]) for state in last}) == 1
    assert {state["number"] for state in last} == {last[0]["number"]}


def test_every_acknowledged_choice_is_in_the_story_and_there_is_no_other(played: Played):
    story = played.spectator.client.look(played.table, watch=True)["story"]
    chosen = {number: name for sitter in played.sitters for number, name in sitter.acknowledged.items()}
    assert chosen == {moment["number"]: moment["choice"] for moment in story[1:]}


def test_the_pieces_of_story_that_were_pushed_make_the_whole(played: Played):
    for one in (*played.sitters, played.spectator, played.second_tab):
        told: dict[int, Any] = {}
        for state in one.states:
            told |= {moment["number"]: moment for moment in state["story"]}
        assert [told[number] for number in sorted(told)] == one.client.look(played.table, **one.query)["story"]


def test_choices_are_for_the_seat_to_move_alone(played: Played):
    for one in (*played.sitters, played.spectator):
        for state in one.states:
            assert bool(state["choices"]) == (state["seat"] is not None and state["seat"] == state["to_move"])


def test_during_a_game_everybody_sees_his_own_hand_and_nobody_elses(played: Played):
    for one in (*played.sitters, played.spectator):
        for state in one.states[:-1]:
            shown = [seat for seat, hand in enumerate(state["table"].get("hands", [])) if "cards" in hand]
            assert set(shown) <= {state["seat"]}


def test_the_record_of_the_whole_game_can_be_verified(played: Played):
    assert pileus.verify(played.spectator.client.ask("GET", f"/api/tables/{played.table}/record")).result is not None


def test_a_kill_in_the_middle_of_a_game_and_everybody_comes_back_by_himself(tmp_path: Path):
    with serving(tmp_path, *OPEN_HOUSE) as served:
        clients = people(served, "Claire", "Joshua", "Amina")
        table, sitters = sit_down(clients, "emancipation", players=3, mode="cooperative")
        spectator = Watcher(Client(served.address, "Nina"), table)
        while max((state["version"] for state in spectator.states), default=0) < 10:
            time.sleep(0.01)
        served.kill()
        served.start_again()
        for one in (*sitters, spectator):
            one.finish()
        story = clients[0].look(table)["story"]
        kept = {moment["number"]: moment["choice"] for moment in story[1:]}
        for sitter in sitters:
            assert sitter.acknowledged.items() <= kept.items()
        assert served.stop() == 0


# Choosing


def test_two_clients_racing_for_one_choice_one_wins_the_other_gets_the_fresh_state(claire: Client):
    table = hot_seat(claire)
    before = claire.look(table)
    outcomes: list[Any] = []

    def race() -> None:
        try:
            outcomes.append(claire.choose(before, "pass")["version"])
        except ServerRefused as no:
            outcomes.append((no.status, no.problem["id"], no.state["version"], no.state["seat"]))

    threads = [threading.Thread(target=race) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(map(str, outcomes)) == sorted(["1", *[str((409, "stale", 1, before["seat"]))] * 5])
    assert claire.look(table)["version"] == 1


def test_the_same_key_twice_is_one_choice(claire: Client):
    table = hot_seat(claire)
    before = claire.look(table)
    first = claire.choose(before, "pass", key="the same key")
    again = claire.choose(before, "pass", key="the same key")
    assert (first["version"], again["version"], claire.look(table)["number"]) == (1, 1, 1)


def test_undo_step_by_step_to_a_moment_and_no_further(claire: Client):
    marat = {"game": "liberte", "order": [0, 1, 2], "hands": [[71], [], []]}
    table = hot_seat(claire, position=marat)
    states = [claire.look(table)]
    for name in ("card:71", "province:8", "province:3"):
        states.append(claire.choose(states[-1], name))
    back = claire.undo(states[3])
    assert (back["number"], back["table"], back["undo_to"]) == (2, states[2]["table"], 0)
    start = claire.undo(back, to=0)
    assert (start["number"], start["table"]) == (0, states[0]["table"])
    assert [choice["name"] for choice in start["choices"]] == [choice["name"] for choice in states[0]["choices"]]
    with pytest.raises(ServerRefused) as no:
        claire.undo(start)
    assert (no.value.status, no.value.problem["id"]) == (422, "undo-nothing")


def test_an_undo_that_would_go_too_far_takes_nothing_back(claire: Client):
    table = hot_seat(claire)
    claire.choose(claire.look(table), "pass")
    state = claire.choose(claire.look(table), "pass")
    with pytest.raises(ServerRefused) as no:
        claire.undo(state, to=0)
    assert (no.value.status, no.value.problem["id"]) == (422, "undo-too-far")
    assert claire.look(table)["number"] == 2


def test_what_a_choice_would_do_and_why_others_are_none(claire: Client):
    table = hot_seat(claire)
    state = claire.look(table)
    seat, path = state["seat"], f"/api/tables/{table}"
    card = next(choice["name"] for choice in state["choices"] if choice["kind"] == "card")
    assert claire.ask("GET", f"{path}/why-not", thing=card, seat=seat) == {"reason": None}
    reason = claire.ask("GET", f"{path}/why-not", thing="province:8", seat=seat)["reason"]
    assert reason["rule"] == "L6.2"
    preview = claire.ask("GET", f"{path}/preview", seat=seat, choice="pass", version=0)
    after = claire.choose(state, "pass")
    assert (preview["version"], preview["table"], preview["events"]) == (
        0,
        after["table"],
        after["story"][-1]["events"],
    )
    assert [part["title"]["id"] for part in claire.ask("GET", f"{path}/words")]


def test_a_preview_that_comes_too_late_is_told_so_and_is_no_error(claire: Client):
    table = hot_seat(claire)
    state = claire.look(table)
    claire.choose(state, "pass")
    path, asked = f"/api/tables/{table}/preview", {"seat": state["seat"], "choice": "pass"}
    nothing: dict[str, Any] = {"version": 1, "table": None, "events": [], "declined": None}
    assert claire.ask("GET", path, **asked, version=0) == nothing
    refused(422, "liberte-why-not-turn", claire, "GET", path, **asked)
    refused(422, "liberte-why-not-turn", claire, "GET", path, **asked, version=1)


# Looking back


def test_an_earlier_moment_is_shown_as_it_was(claire: Client):
    table = hot_seat(claire)
    first = claire.look(table)
    claire.choose(first, "pass")
    past = claire.look(table, at=0, seat=first["seat"])
    assert (past["table"], past["prompt"], past["moments"]) == (first["table"], first["prompt"], 1)
    refused(404, "no-such-moment", claire, "GET", f"/api/tables/{table}", at=2)


def test_a_page_that_comes_back_is_told_only_what_it_missed(claire: Client):
    table = hot_seat(claire)
    for _ in range(3):
        claire.choose(claire.look(table), "pass")
    message = next(claire.messages(table, timeout=WAIT, version=2))
    assert [moment["number"] for moment in message["state"]["story"]] == [3]


# Around the game


def test_talk_reaches_everybody_and_notes_nobody(claire: Client, joshua: Client):
    table = hot_seat(claire)
    heard = joshua.messages(table, timeout=WAIT)
    assert next(heard)["kind"] == "state"
    claire.ask("POST", f"/api/tables/{table}/chat", {"text": "bonjour à tous"})
    line = next(message for message in heard if message["kind"] == "chat")["lines"][0]
    assert (line["seat"], line["name"], line["text"]) == (0, "Claire", "bonjour à tous")
    joshua.ask("POST", f"/api/tables/{table}/chat", {"text": "hello"})
    assert [line["seat"] for line in claire.ask("GET", f"/api/tables/{table}/chat")] == [0, None]
    assert [line["number"] for line in claire.ask("GET", f"/api/tables/{table}/chat", since=1)] == [2]
    claire.ask("PUT", f"/api/tables/{table}/note", {"text": "Danton is out"})
    assert claire.ask("GET", f"/api/tables/{table}/note") == {"text": "Danton is out"}
    assert joshua.ask("GET", f"/api/tables/{table}/note") == {"text": ""}


def test_who_is_there_is_seen(claire: Client, joshua: Client):
    opened = claire.open("liberte", [{"who": "me"}, {"who": "link"}, {"who": "bot"}], players=3)
    joshua.join(opened["links"]["1"])
    assert [seat["online"] for seat in claire.look(opened["id"])["seats"]] == [False, False, False]
    line = joshua.messages(opened["id"], timeout=WAIT)
    next(line)
    assert [seat["online"] for seat in claire.look(opened["id"])["seats"]] == [False, True, False]


def test_a_record_can_be_imported_and_is_the_same_game(claire: Client, joshua: Client):
    match = pileus.game("emancipation").new(mode="solitaire", seed=4)
    while match.seat is not None:
        match.play(match.choices[0])
    record = json.loads(json.dumps(match.record()))
    table = joshua.ask("POST", "/api/records", {"record": record})["id"]
    assert joshua.look(table)["result"] == record["result"]
    assert claire.look(table, seat=0, at=3)["number"] == 3
    assert claire.ask("GET", f"/api/tables/{table}/record")["choices"] == record["choices"]
    refused(422, "bad-record", joshua, "POST", "/api/records", {"record": {"pileus": 1}})


def test_a_record_of_a_game_under_way_has_no_key(claire: Client):
    record = claire.ask("GET", f"/api/tables/{hot_seat(claire)}/record")
    assert set(record["luck"]) == {"commitment"}


def test_a_rematch_with_the_same_people(claire: Client, joshua: Client):
    opened = claire.open("liberte", [{"who": "me"}, {"who": "link"}, {"who": "bot"}], players=3, edition="first")
    joshua.join(opened["links"]["1"])
    again = claire.ask("POST", f"/api/tables/{opened['id']}/rematch")
    assert joshua.join(again["links"]["1"])["seat"] == 1
    state = claire.look(again["id"])
    assert [seat["kind"] for seat in state["seats"]] == ["person", "person", "bot"]
    assert state["options"]["edition"] == "first"


def test_at_one_device_a_look_is_from_the_seat_to_move(claire: Client):
    table = hot_seat(claire)
    seats = []
    for _ in range(3):
        state = claire.look(table)
        assert state["seat"] == state["to_move"]
        seats.append(state["seat"])
        claire.choose(state, "pass")
    assert sorted(seats) == [0, 1, 2]


def test_a_bot_plays_for_a_person_who_hands_over_and_until_he_takes_back(claire: Client):
    table = hot_seat(claire, pace=0)
    state = claire.look(table)
    path = f"/api/tables/{table}/seats/{state['seat']}/bot"
    claire.ask("POST", path, {"bot": "random"})
    after = next(seen for seen in claire.live(table, timeout=WAIT) if seen["to_move"] != state["seat"])
    assert after["seats"][state["seat"]]["kind"] == "bot"
    claire.ask("DELETE", path)
    assert claire.look(table)["seats"][state["seat"]]["kind"] == "person"


def test_bots_play_to_the_end_while_nobody_waits_for_them(claire: Client):
    opened = claire.open("emancipation", [{"who": "bot"}] * 3, players=3, mode="competitive")
    last = Watcher(claire, opened["id"]).finish()
    assert last["result"]["scores"]


def test_a_clock_that_runs_out_gives_the_seat_to_a_bot_by_itself(claire: Client):
    table = hot_seat(claire, clock=10, pace=0)
    state = claire.look(table)
    assert 9 < state["seats"][state["seat"]]["clock"] <= 10
    live = claire.live(table, timeout=WAIT)
    taken = next(seen for seen in live if seen["version"] > 0)
    assert taken["seats"][state["seat"]]["kind"] == "bot"


def test_a_listed_table_is_found_and_its_open_seat_taken_once(claire: Client, joshua: Client, served: Served):
    seats = [{"who": "me"}, {"who": "open"}, {"who": "bot"}]
    table = claire.open("liberte", seats, table={"listed": True, "name": "Everybody"}, players=3)["id"]
    private = hot_seat(claire)
    listed = {line["id"]: line for line in joshua.ask("GET", "/api/tables")["listed"]}
    assert listed[table]["name"] == "Everybody"
    assert [seat["listed"] for seat in listed[table]["seats"]] == [False, True, False]
    assert private not in listed
    sit = ("POST", f"/api/tables/{table}/seats/1/sit", {"name": "Joshua"})
    assert joshua.ask(*sit) == {"id": table, "seat": 1}
    refused(403, "seat-not-open", Client(served.address), *sit)
    assert [line["id"] for line in joshua.ask("GET", "/api/tables")["mine"]] == [table]


def test_a_link_can_be_looked_at_revoked_and_issued_again(claire: Client, joshua: Client):
    opened = claire.open("liberte", [{"who": "me"}, {"who": "link"}, {"who": "bot"}], players=3)
    link = opened["links"]["1"]
    assert joshua.ask("GET", f"/api/join/{link}")["seat"] == 1
    claire.ask("DELETE", f"/api/tables/{opened['id']}/seats/1/link")
    refused(404, "no-such-link", joshua, "GET", f"/api/join/{link}")
    refused(404, "no-such-link", joshua, "POST", "/api/join", {"link": link, "name": "Joshua"})
    fresh = claire.ask("POST", f"/api/tables/{opened['id']}/seats/1/link")["link"]
    assert joshua.join(fresh)["seat"] == 1


def test_a_table_may_begin_from_a_position(claire: Client):
    seats = [{"who": "me"}, {"who": "here"}, {"who": "here"}]
    start = {"game": "liberte", "turn": 3, "vp": [5, 7, 0]}
    table = claire.open("liberte", seats, table={"position": start}, players=3)["id"]
    assert claire.look(table)["table"]["vp"] == [5, 7, 0]
    with pytest.raises(ServerRefused) as no:
        claire.open("liberte", seats, table={"position": {**start, "vp": [-1, 0, 0]}}, players=3)
    assert no.value.status == 422


# What is the same for everybody


def test_games_words_rules_and_health(claire: Client):
    assert [game["name"] for game in claire.ask("GET", "/api/games")][:2] == ["liberte", "emancipation"]
    assert [game["secrets"] for game in claire.ask("GET", "/api/games")][:2] == [True, False]
    assert "en" in claire.ask("GET", "/api/words")
    assert "no-such-table" in claire.http.get("/api/words/en").text
    assert claire.ask("GET", "/api/games/liberte/rules")[0]["id"]
    assert claire.ask("GET", "/api/games/liberte/components")["cards"]
    assert claire.ask("GET", "/api/games/liberte/about", thing="card:71")
    assert claire.ask("GET", "/health")["ok"] is True
    refused(404, "no-such-game", claire, "GET", "/api/games/chess/rules")
    refused(404, "no-such-language", claire, "GET", "/api/words/xx")


def test_words_come_in_parts(claire: Client):
    """A page needs its own words and those of the game that it shows."""
    page, liberte = (claire.http.get("/api/words/en", params={"part": part}).text for part in ("page", "liberte"))
    assert "no-such-table" in page
    assert "liberte-act =" in liberte
    assert "liberte-act =" not in page
    assert "no-such-table" not in liberte
    assert "emancipation-" not in liberte
    refused(404, "no-such-game", claire, "GET", "/api/words/en", part="chess")


@pytest.mark.parametrize("path", ["/", "/table/abc", "/join/abcdefgh", "/about", "/learn", "/rules", "/history"])
def test_every_address_of_the_page_is_the_page(claire: Client, path: str):
    answer = claire.http.get(path)
    assert answer.headers["content-type"].startswith("text/html")
    assert "/web/app.js" in answer.text


@pytest.mark.parametrize("path", ["/tabel/abc", "/table/", "/join/"])
def test_a_mistyped_address_is_answered_by_the_page_to_readers_alone(claire: Client, path: str):
    read = claire.http.get(path, headers={"Accept": "text/html,*/*"})
    assert (read.status_code, "/web/app.js" in read.text) == (404, True)
    asked = claire.http.get(path, headers={"Accept": "application/json"})
    assert (asked.status_code, asked.json()["problem"]["id"]) == (404, "http-error")
    assert claire.http.get("/web/none.js", headers={"Accept": "text/html"}).json()["problem"]["id"] == "http-error"


@pytest.mark.parametrize("path", ["/", "/web/app.js", "/api/words/en"])
def test_what_a_browser_has_is_not_sent_again(claire: Client, path: str):
    first = claire.http.get(path)
    again = claire.http.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
    assert claire.http.get(path, headers={"If-None-Match": '"another"'}).content == first.content


# The server's own life


def test_a_server_stops_cleanly_with_pages_open_and_bots_at_work(tmp_path: Path):
    with serving(tmp_path, "--pace", "0.01") as served:
        claire = Client(served.address, "Claire", patience=0)
        table = claire.open("liberte", [{"who": "bot"}] * 3, players=3)["id"]
        watcher = Watcher(claire, table)
        while not watcher.states:
            time.sleep(0.01)
        began = time.monotonic()
        assert served.stop() == 0
        assert time.monotonic() - began < 10
        assert served.log[-1]["message"] == "stopped"
        assert not [line for line in served.log if line.get("level") in ("error", "critical") or "at" not in line]


def test_a_port_that_is_taken_is_one_sentence(served: Served, tmp_path: Path):
    with pytest.raises(AssertionError, match="The server cannot listen at 127"):
        Served(tmp_path / "other.sqlite", port=served.port)


def test_a_database_that_is_none_is_one_sentence(tmp_path: Path):
    (tmp_path / "none.sqlite").write_text("This is no database. " * 100)
    with pytest.raises(AssertionError, match=r"The database cannot be opened: file is not a database"):
        Served(tmp_path / "none.sqlite")
