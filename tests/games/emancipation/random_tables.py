"""Tables with everything somewhere at random, for what games from the set-up hardly ever reach."""

from __future__ import annotations

import random
from typing import Any

import pileus
from pileus.games.emancipation.options import VARIANTS
from pileus.games.emancipation.tables import BARRIER, FACTIONS, IDEA, PORT, SLAVER, SPHERE
from pileus.play.match import Match

PHASES = ("actions", "operations", "elephant", "hate", "pogroms", "market")


def random_table(seed: int) -> Match:
    """A match from the first possible position of its luck."""
    luck = random.Random(seed)
    while True:
        try:
            return pileus.game("emancipation").set_up(random_position(luck), seed=seed)
        except pileus.Refused:  # too many pieces of a colour, or all lost
            continue


def random_position(luck: random.Random) -> dict[str, Any]:
    """A position by names; now and then with more pieces than there are."""
    options = luck.choice(VARIANTS)
    factions = list(FACTIONS) if options["players"] == 3 else ["red", luck.choice(["green", "white"])]
    first_stage, second_stage = (33, 47) if len(factions) == 3 else (21, 31)
    second = options["mode"] == "two-stage" and luck.random() < 0.5
    phase = luck.choice(PHASES)
    market = _market(luck, factions, phase in ("hate", "pogroms", "market"))
    crowd, loot, fleet, unrest = (luck.random() for _ in range(4))
    return {
        "game": "emancipation",
        "options": options,
        "factions": luck.sample(factions, len(factions)),
        "turn": luck.randint(first_stage + 1, second_stage) if second else luck.randint(1, first_stage),
        "stage": 2 if second else 1,
        "phase": phase,
        **market,
        "boxes": {word: [luck.randint(0, 3) for _ in range(3)] for word in factions},
        "admin": {port.name: luck.choice(FACTIONS) for port in PORT if luck.random() < crowd / 2},
        "freed": {
            port.name: [luck.choice(FACTIONS) for _ in range(port.slave_spaces) if luck.random() < crowd]
            for port in PORT
        },
        "dissidents": {
            sphere.key: [luck.choice(FACTIONS)]
            for sphere in SPHERE
            if sphere.dissident_spaces and luck.random() < unrest
        },
        "ships": {slaver.key: luck.choice(["red", None]) for slaver in SLAVER if luck.random() < fleet},
        "slavers": {slaver.key: luck.choice(factions) for slaver in SLAVER if luck.random() < loot / 2},
        "barriers": {barrier.key: luck.choice(factions) for barrier in BARRIER if luck.random() < loot},
        "anarchy": {sphere.key: luck.choice([1, 2, 2]) for sphere in SPHERE if luck.random() < unrest},
        "disks": {luck.choice(factions): 0} if luck.random() < 0.3 else {},
        "elephant": luck.choice(PORT).name,
        "placed": luck.random() < 0.2,
    }


def _market(luck: random.Random, factions: list[str], gap: bool) -> dict[str, Any]:
    west: list[str | None] = list(luck.sample([idea.key for idea in IDEA if idea.deck == "west"], 6))
    east = luck.sample([idea.key for idea in IDEA if idea.deck == "east"], 6)
    if gap:
        west[luck.randrange(6)] = None
    agents: dict[str, list[str]] = {}
    for word in factions:
        for idea in luck.choices([*filter(None, west), *east], k=luck.randint(0, 4)):
            agents.setdefault(idea, []).append(word)
    return {"west": west, "east": east, "market_agents": agents}
