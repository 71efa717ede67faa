"""Secrecy on the wire: no byte that a seat or a spectator is sent depends on what it may not know.

A whole game is played. At sampled moments the hidden part of the true state is dealt anew as each viewer could imagine
it (`determinise`), and everything he could ask for is compared, answer by answer: the state, its pushes, the table in
words, the reasons why things are no choices, previews, refusals, lists, invitations and the record. Then the same
choice is made in both worlds, and what he is sent is compared again.
"""

from __future__ import annotations

import asyncio
import copy
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from pileus.kernel.layout import Core
from pileus.server.db.rows import LogRow, VisitorRow
from pileus.server.db.store import Store
from pileus.server.services import looking, opening, playing, sitting
from pileus.server.services.house import House
from pileus.server.services.rooms import Room
from pileus.server.wire import Choose, Join, NewSeat, NewTable
from tests.server.wire import Wire

NOW = 1_000_000.0
ALTERNATIVES = 1
STEPS = 12  # choices made alike in two worlds
TURNED_UP = {  # what was hidden lies open from then on, and worlds part
    *("liberte-card-turned-up", "emancipation-idea-laid-out"),
    *("emancipation-decks-used-up", "emancipation-second-stage-began"),
}


class Viewer(NamedTuple):
    """Somebody who looks on: at a seat, or as a spectator."""

    seat: int | None
    visitor: VisitorRow | None
    cookie: str

    @property
    def query(self) -> dict[str, Any]:
        return {"watch": True} if self.seat is None else {"seat": self.seat}


class Case:
    """A table of three people and a spectator, each with a browser of his own."""

    def __init__(self, folder: Path, game: str, options: dict[str, Any]) -> None:
        self.house = House(Store(f"sqlite:///{folder / 'secret.sqlite'}"), pace=0, now=lambda: NOW)
        self.wire = Wire(self.house)
        people = [self.house.people.welcome(NOW) for _ in range(3)]
        seats = [NewSeat("me"), NewSeat("link"), NewSeat("link")]
        opened = opening.open_table(self.house, people[0][0], NewTable(game, seats, options, "Secret", listed=True))
        self.table = opened.id
        self.link = opened.links["2"]
        for seat in (1, 2):
            sitting.join(self.house, people[seat][0], Join(opened.links[str(seat)], f"Seat {seat}"))
        self.viewers = [Viewer(seat, *people[seat]) for seat in range(3)] + [Viewer(None, None, "")]
        with self.room() as room:
            ids = range(room.match.game.choice_ids)
            self.things = [room.match.game.choice(i).name for i in ids if room.match.game.is_choice(i)]

    @contextmanager
    def room(self) -> Iterator[Room]:
        with self.house.rooms.enter(self.table) as room:
            yield room

    @contextmanager
    def world(self, room: Room) -> Iterator[None]:
        """While this lasts another room is behind the door."""
        door = self.house.rooms._doors[self.table]
        true, door.room = door.room, room
        try:
            yield
        finally:
            door.room = true

    def play(self, choice: str) -> None:
        """The seat to move chooses."""
        with self.room() as room:
            seat, version = room.match.seat, room.version
        assert seat is not None
        person = self.viewers[seat].visitor
        assert person is not None
        playing.choose(self.house, person, self.table, Choose(seat, choice, version, f"key-{version:05}"))

    # What a viewer can ask for

    async def sent(self, viewer: Viewer, luck: random.Random) -> list[bytes]:
        """Everything, as bytes."""
        path, query = f"/api/tables/{self.table}", viewer.query
        with self.room() as room:
            version, to_move = room.version, room.match.seat
            mine = [choice.name for choice in room.match.choices] if to_move == viewer.seat else []
        others = [thing for thing in luck.sample(self.things, 3) if thing not in mine]
        words = "&".join(f"{name}={str(value).lower()}" for name, value in query.items())
        asked: list[tuple[Any, ...]] = [("GET", path, None), ("GET", f"{path}/words", None)]
        asked += [("GET", f"{path}/record", None), ("GET", f"{path}/chat", None), ("GET", "/api/tables", None)]
        asked += [("GET", f"/api/join/{self.link}", None)]
        answers = [await self.wire.ask(viewer.cookie, *one, **query) for one in asked]
        answers += [await self.wire.ask(viewer.cookie, "GET", f"{path}/why-not", thing=one, **query) for one in others]
        seat = viewer.seat or 0
        for one in others:
            wanted = {"seat": seat, "choice": one, "version": version, "key": f"refused-{one}"}
            answers.append(await self.wire.ask(viewer.cookie, "POST", f"{path}/choices", wanted))
        for one in luck.sample(mine, min(len(mine), 8)) + others[:1]:
            asking = {"seat": seat, "choice": one, "version": version}
            answers.append(await self.wire.ask(viewer.cookie, "GET", f"{path}/preview", **asking))
        answers += await self.wire.live(viewer.cookie, f"{path}/live", f"{words}&version={max(0, version - 3)}")
        return answers + self.reasons(viewer)

    def reasons(self, viewer: Viewer) -> list[bytes]:
        """Why not, of every thing there is."""
        return [
            msgspec.json.encode(looking.why_not(self.house, viewer.visitor, self.table, viewer.seat, thing))
            for thing in self.things
        ]


def twin(room: Room, state: Core) -> Room:
    """The same room in another state; nothing is shared that changes."""
    other, match = copy.copy(room), copy.copy(room.match)
    match._state = state.clone()
    match.log, match._before = list(match.log), list(match._before)
    other.match, other.keys = match, set(room.keys)
    other.at, other.labels, other.touched = list(room.at), list(room.labels), list(room.touched)
    return other


def chosen(room: Room, name: str) -> Room:
    """The same room with one choice more."""
    after = twin(room, room.match.state)
    assert after.match.seat is not None
    after.apply(LogRow(room.version + 1, after.match.seat, name, f"key-{room.version}", NOW))
    return after


def turns_up(room: Room, viewer: Viewer) -> bool:
    """Whether the last choice of a room brought to light what was hidden from a viewer, such as a card he drew."""
    events = room.match.story(None, room.match.number)[-1]["events"]
    drawn = any(e["id"].startswith("liberte-card-drawn") and e["args"]["player"] == viewer.seat for e in events)
    return drawn or room.match.seat is None or any(e["id"] in TURNED_UP for e in events)


def go_on(worlds: list[Room], viewer: Viewer, luck: random.Random) -> tuple[list[Room], int]:
    """Make the same choices in all worlds while nothing hidden is turned up; and how many that were."""
    for step in range(STEPS):
        legal = sorted(set.intersection(*({choice.name for choice in room.match.choices} for room in worlds)))
        if not legal:
            return worlds, step
        name = "deck" if "deck" in legal and luck.random() < 0.5 else luck.choice(legal)  # what others do not see
        after = [chosen(room, name) for room in worlds]
        if any(turns_up(room, viewer) for room in after):
            return worlds, step
        worlds = after
    return worlds, STEPS


def first_difference(one: list[bytes], other: list[bytes]) -> str:
    """For people: where two worlds differ."""
    for mine, theirs in zip(one, other, strict=True):
        if mine != theirs:
            at = next(i for i, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b)
            return f"{mine[max(0, at - 150) : at + 150]!r} is not {theirs[max(0, at - 150) : at + 150]!r}"
    return ""


class Compared(NamedTuple):
    """How much was compared: worlds at a moment, and choices made in both."""

    moments: int
    choices: int


async def compare_a_game(case: Case, seed: int, every: int) -> Compared:
    """Play to the end, and compare at every `every`th moment."""
    luck = random.Random(seed)
    moments = choices = 0
    while True:
        with case.room() as room:
            if room.match.seat is None:
                return Compared(moments, choices)
            legal = [choice.name for choice in room.match.choices]
        for viewer in case.viewers if room.version % every == 0 else []:
            for _ in range(ALTERNATIVES):
                choices += await compare(case, room, viewer, luck)
                moments += 1
        case.play("pass" if "pass" in legal and luck.random() < 0.4 else luck.choice(legal))  # soon over


async def compare(case: Case, room: Room, viewer: Viewer, luck: random.Random) -> int:
    """The true world and another that a viewer cannot tell from it; how many choices they had in common."""
    state = room.match.determinise(viewer.seat, luck.getrandbits(32))
    state.rng, state.rolls = list(room.match._state.rng), room.match._state.rolls
    worlds = [room, twin(room, state)]
    await expect_no_difference(case, worlds, viewer, luck.random())
    worlds, steps = go_on(worlds, viewer, luck)
    if steps:
        await expect_no_difference(case, worlds, viewer, luck.random())
    return steps


async def expect_no_difference(case: Case, worlds: list[Room], viewer: Viewer, picks: float) -> None:
    """Every byte is the same."""
    sent = []
    for room in worlds:
        with case.world(room):
            sent.append(await case.sent(viewer, random.Random(picks)))
    assert first_difference(*sent) == ""


@pytest.mark.parametrize(
    ("game", "options", "every"),
    [
        ("liberte", {"players": 3}, 30),
        ("emancipation", {"players": 3, "mode": "competitive"}, 8),
        ("emancipation", {"players": 3, "mode": "cooperative"}, 8),
    ],
)
def test_no_byte_depends_on_what_a_viewer_may_not_know(tmp_path: Path, game: str, options: dict[str, Any], every: int):
    case = Case(tmp_path, game, options)
    compared = asyncio.run(compare_a_game(case, 7, every))
    assert compared.moments >= 16
    assert compared.choices >= 20
    case.house.store.close()
