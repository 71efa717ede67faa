"""What a server on the open net must bear: strangers at seats, forged tokens, foreign pages. Nothing changes."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest

from pileus.client import Client
from tests.server.hostile.scene import Scene, expect, expect_logged
from tests.server.raw import request, send, upgrade
from tests.server.serving import Served, serving


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
