"""Tables of Pax Emancipation to open at a wanted moment: one laid by hand, and one for every question there is."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pileus
from pileus.games.emancipation.starts import STARTS
from pileus.games.emancipation.steps import STEPS
from pileus.play.match import Match

QUESTIONS = [step.prompt for step in STEPS]

BUSY: dict[str, Any] = {  # turn 13: every kind of piece in every kind of place, and red is to operate
    "game": "emancipation",
    "options": {"players": 3, "mode": "two-stage"},
    "turn": 13,
    "phase": "operations",
    "faction": "red",
    "boxes": {"red": [3, 3, 1], "green": [2, 4, 2], "white": [4, 2, 1]},
    "admin": {
        "Philadelphia": "green",
        "London": "red",
        "St Petersburg": "white",
        "Alexandria": "green",
        "Bahia": "white",
        "Freetown": "red",
        "Calcutta": "red",
    },
    "freed": {
        "Philadelphia": ["green", "white"],
        "London": ["red", "green"],
        "St Petersburg": ["white"],
        "Alexandria": ["green"],
        "Port-au-Prince": ["green"],
        "Bahia": ["white"],
        "Freetown": ["red"],
        "Ouidah": ["white"],
        "Bombay": ["red"],
        "Calcutta": ["green"],
    },
    "dissidents": {"MEA": ["green"], "EAF": ["white"]},
    "ships": {"S1": "red", "S5": "red", "S2": None, "S8": None},
    "slavers": {"S1": "red", "S2": "red", "S7": "green"},
    "barriers": {
        "B03": "red",
        "B05": "green",
        "B13": "green",
        "B18": "red",
        "B27": "white",
        "B35": "white",
        "B38": "green",
    },
    "anarchy": {"EEU": 1, "EIN": 1, "EAF": 2, "LAM": 1},
    "elephant": "Ouidah",
    "placed": True,
    "west": ["W29", "W37", "W44", "W45", "W50", "W52"],
    "east": ["E05", "E07", "E09", "E02", "E10", "E12"],
    "market_agents": {"W29": ["red"], "W37": ["green"], "W45": ["red"], "E07": ["green"], "E02": ["white"]},
}

AT_HATE = {  # ships without an agent on both sides of a sphere with a purple barrier (P7.4)
    **BUSY,
    "phase": "hate",
    "elephant": "Batavia",
    "placed": False,
    "west": ["W29", "W37", "W44", "W45", None, "W52"],
    "ships": {"S8": None, "S9": None},
    "barriers": {},
}


@cache
def moments() -> dict[str, list[dict[str, Any]]]:
    """For every question two positions where it is asked, met by playing at random."""
    luck = random.Random(5)
    met: dict[str, list[dict[str, Any]]] = {question: [] for question in QUESTIONS}
    game = pileus.game("emancipation")
    for _ in range(40):
        for start in (*STARTS, AT_HATE, *[BUSY] * 20):
            if min(map(len, met.values())) == 2:
                return met
            _walk(game.set_up(start, seed=luck.randrange(10**6)), met, luck)
    raise AssertionError(f"never asked: {[question for question in QUESTIONS if len(met[question]) < 2]}")


def _walk(match: Match, met: dict[str, list[dict[str, Any]]], luck: random.Random) -> None:
    while match.seat is not None:
        here = met[match.prompt.id]
        if len(here) < 2:
            here.append(match.position())
        attacks = [choice for choice in match.choices if choice.kind in ("sea", "dice")]  # corruption is rare (P5.4)
        match.play(luck.choice(attacks if attacks and luck.random() < 0.7 else match.choices))


def opened(position: dict[str, Any], **more: Any) -> dict[str, Any]:
    """What opens a table at a position where this browser has the seat to move; nobody sits at the others yet."""
    match = pileus.game("emancipation").set_up(position)
    names = ("Claire", "Joshua", "Amina")[: position["options"]["players"]]
    seats = [{"who": "me" if seat == match.seat else "link", "name": name} for seat, name in enumerate(names)]
    return {"game": "emancipation", "seats": seats, "options": position["options"], "position": position, **more}
