"""People at a real server: each in a thread of its own, playing over HTTP and a websocket until the game is over."""

from __future__ import annotations

import random
import threading
from typing import Any

from pileus.client import Client, ServerRefused

WAIT = 60.0  # seconds without news after which a test has failed


def hurried(state: dict[str, Any], luck: random.Random) -> str:
    """Any choice; but who may pass often does, so that a game is soon over."""
    names = [choice["name"] for choice in state["choices"]]
    return "pass" if "pass" in names and luck.random() < 0.6 else luck.choice(names)


class Watcher(threading.Thread):
    """Somebody who looks on, and remembers every state."""

    def __init__(self, client: Client, table: str, **query: Any) -> None:
        super().__init__(daemon=True)
        self.client = client
        self.table = table
        self.query = query
        self.states: list[dict[str, Any]] = []
        self.failure: BaseException | None = None
        self.start()

    def run(self) -> None:
        """Until the game is over."""
        try:
            for state in self.client.live(self.table, timeout=WAIT, **self.query):
                self.states.append(state)
                self.see(state)
        except BaseException as error:
            self.failure = error

    def see(self, state: dict[str, Any]) -> None:
        """What to do with a new state."""

    def finish(self) -> dict[str, Any]:
        """Wait for the end; the last state."""
        self.join(timeout=2 * WAIT)
        if self.failure is not None:
            raise self.failure
        assert self.states[-1]["result"] is not None
        return self.states[-1]


class Sitter(Watcher):
    """Somebody who plays at a seat, and remembers what was acknowledged."""

    def __init__(self, client: Client, table: str, seat: int) -> None:
        self.luck = random.Random(seat)
        self.acknowledged: dict[int, str] = {}
        super().__init__(client, table, seat=seat)

    def see(self, state: dict[str, Any]) -> None:
        """Choose if it is this seat's turn."""
        if not state["choices"]:
            return
        name = hurried(state, self.luck)
        try:
            after = self.client.choose(state, name)
        except ServerRefused as refused:
            assert refused.status == 409  # somebody else was faster, and the next state says so
            return
        self.acknowledged[state["number"] + 1] = name
        assert after["version"] > state["version"]


def sit_down(people: list[Client], game: str, **options: Any) -> tuple[str, list[Sitter]]:
    """The first opens a table, the others follow their links; everybody begins to play."""
    seats = [{"who": "me"}, *({"who": "link"} for _ in people[1:])]
    opened = people[0].open(game, seats, **options)
    for seat, client in enumerate(people[1:], start=1):
        assert client.join(opened["links"][str(seat)]) == {"id": opened["id"], "seat": seat}
    return opened["id"], [Sitter(client, opened["id"], seat) for seat, client in enumerate(people)]
