"""A table for every decision there is, by the name its step has in a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.games.emancipation.operating import EAST, WEST, at_sea, operating
from tests.games.emancipation.table import Table, table


def syndicating(faction: str, idea: str) -> Table:
    """P4.2 A faction has chosen a card to pay for."""
    return table(faction=faction, west=WEST, east=EAST).play("syndicate", f"idea:{idea}")


def corrupted(**fields: Any) -> Table:
    """P5.4, P12.3 Green has taken the North Atlantic slaver with one die that showed its number."""
    return at_sea("green", "S1", "S2", **fields).play("sea:S1", "sea:S1", "dice:1", "agent:wealth").rolling((3,))


MOMENTS: dict[str, Callable[[], Table]] = {
    "act": table,
    "take-back": lambda: table(west=WEST, market_agents={"W08": ["red"]}).play("fundraiser"),
    "syndicate-idea": lambda: table().play("syndicate"),
    "build-at": lambda: table().play("shipbuilding"),
    "post-at": lambda: table().play("post"),
    "pay": lambda: syndicating("red", "W10"),
    "agent-from": lambda: syndicating("green", "W08"),
    "man-new-ship": lambda: table().play("shipbuilding", "sea:S1", "agent:wealth", "agent:wealth", "agent:wealth"),
    "extra-maritime": lambda: table(ships={"S1": "red"}).play("fundraiser", "done"),
    "operate": lambda: operating("red", "W10"),
    "which-operation": lambda: operating("green", "W11").play("idea:W11"),
    "how-maritime": lambda: operating("red", ships={"S1": None}).play("idea:W31"),
    "station": lambda: at_sea("green", "S1", "S2"),
    "gunboat": lambda: at_sea("green", "S1", "S2").play("sea:S1"),
    "dice": lambda: at_sea("green", "S1", "S2").play("sea:S1", "sea:S1"),
    "corrupt-barrier": lambda: corrupted(barriers={"B01": "red", "B02": "green"}),
    "corrupt-sphere": corrupted,
    "take-barrier": lambda: operating("red", "W44").play("idea:W44", "port:London", *["agent:wealth"] * 3),
    "move-elephant": lambda: table(phase="elephant").rolling(4),
    "hate-piece": lambda: table(
        phase="hate", elephant="New Orleans", admin={"New Orleans": "red"}, freed={"New Orleans": ["red"]}
    ).rolling((2, 2, 5)),
    "lose-ship": lambda: table(phase="hate", elephant="Freetown", ships={"S5": None, "S6": None}).rolling((5, 6, 6)),
    "next-sphere": lambda: table(phase="pogroms", anarchy={"EEU": 2, "WEU": 2}),
    "pogrom-piece": lambda: table(phase="pogroms", anarchy={"WEU": 2}).rolling(2),
    "anarchy-from": lambda: table(disks={"red": 0}, dissidents={"NAM": ["white"]}, boxes={"red": [3, 1, 0]}).play(
        "post", "port:Philadelphia", "agent:wealth", "agent:capital"
    ),
    "overflow": lambda: table(phase="pogroms", anarchy={"MEA": 2}).rolling(6),
    "operate-at": lambda: operating("red", "W10").play("idea:W10"),
}

WAYS: dict[str, Callable[[], Table]] = {  # payments, disks and ships that come about otherwise
    "pay for a ship": lambda: table().play("shipbuilding", "sea:S1"),
    "pay for a post": lambda: table(boxes={"red": [3, 1, 0]}).play("post", "port:Philadelphia"),
    "pay for dice": lambda: at_sea("green", "S1", "S2").play("sea:S1", "sea:S1", "dice:2"),
    "pay for a meeple": lambda: operating("green", "W04").play("idea:W04", "port:New Orleans"),
    "pay for a barrier": lambda: operating("red", "W44").play("idea:W44", "port:London"),
    "pay for hate": lambda: table(phase="hate", elephant="New Orleans", admin={}, freed={}).rolling((1, 1, 1, 6)),
    "disk of corruption": lambda: corrupted(anarchy={"NAM": 2}).play("sphere:NAM"),
    "disk of hate": lambda: table(
        phase="hate", elephant="New Orleans", admin={}, freed={}, anarchy={"NAM": 2}, barriers={"B03": "red"}
    ).rolling((1, 1, 1, 2)),
    "agent for a post": lambda: table(faction="green", admin={}, barriers={"B01": "red", "B02": "red"}).play(
        "post", "port:Philadelphia", "agent:wealth"
    ),
    "gunboat of a new ship": lambda: MOMENTS["man-new-ship"]().play("agent:capital"),
    "gunboat after a fundraiser": lambda: MOMENTS["extra-maritime"]().play("maritime"),
}
