"""What an idea, a barrier, a place or a word of the game is, for whoever asks; and how one wins."""

from __future__ import annotations

from typing import Any

from pileus.games.contract import Message

from .labels import IDEAS
from .labels_map import BARRIERS, SEAS
from .names import choice, choice_id
from .tables import FACTIONS, PORT, SPHERE

PORTS = {port.name: port for port in PORT}
SPHERES = {sphere.key: sphere for sphere in SPHERE}

GOAL = (
    Message("emancipation-goal-modes", {}, "P10"),
    Message("emancipation-goal-points", {}, "P9.1"),
    Message("emancipation-goal-dissidents", {}, "P9.2"),
    Message("emancipation-goal-competitive", {}, "P10.3"),
    Message("emancipation-goal-cooperative", {}, "P10.2"),
    Message("emancipation-goal-goals", {}, "P10.1"),
    Message("emancipation-goal-two-stage", {}, "P10.4"),
    Message("emancipation-goal-solitaire", {}, "P10.7"),
    Message("emancipation-goal-anarchy", {}, "P10.6"),
)

FIDELITIES = {"SOURCED": "sourced", "SOURCED-PART": "partial", "INVENTED": "invented"}

_ADMIN = Message("emancipation-about-admin", {}, "P1.2")
_ANARCHY = Message("emancipation-about-anarchy", {}, "P3.4")
_ATTACK = Message("emancipation-about-attack", {}, "P5.3")
_BLACK_EDGE = Message("emancipation-about-black-edge", {}, "P7.3")
_BOXES = Message("emancipation-about-boxes", {}, "P3.2")
_DISSIDENT = Message("emancipation-about-dissident", {}, "P7.2")
_EVANGELICALS = Message("emancipation-about-evangelicals", {}, "P8.3")
_FREED = Message("emancipation-about-freed", {}, "P1.2")
_MARKET = Message("emancipation-about-market", {}, "P2.5")
_PARLIAMENT = Message("emancipation-about-parliament", {}, "P8.1")
_PHILANTHROPISTS = Message("emancipation-about-philanthropists", {}, "P8.4")
_SEA_BORDER = Message("emancipation-about-sea-border", {}, "P1.3")
_UNCOVERED = Message("emancipation-about-uncovered", {}, "P7.1")

WORDS = {
    "action": Message("emancipation-about-action", {}, "P4"),
    "admin": _ADMIN,
    "admin space": _ADMIN,
    "agent": Message("emancipation-about-agent", {}, "P1.6"),
    "anarchy": _ANARCHY,
    "anarchy disk": _ANARCHY,
    "arrow": Message("emancipation-about-arrow", {}, "P6.2"),
    "attack": _ATTACK,
    "barrier": Message("emancipation-about-barrier", {}, "P1.4"),
    "black edge": _BLACK_EDGE,
    "capital": _BOXES,
    "coin": _BOXES,
    "column": _MARKET,
    "competitive": Message("emancipation-goal-competitive", {}, "P10.3"),
    "cooperative": Message("emancipation-goal-cooperative", {}, "P10.2"),
    "corruption": Message("emancipation-about-corruption", {}, "P5.4"),
    "debt": _BOXES,
    "deck": Message("emancipation-about-deck", {}, "P7.6"),
    "die": _ATTACK,
    "dice": _ATTACK,
    "diplomacy": Message("emancipation-about-diplomacy", {}, "P10.5"),
    "disk": _ANARCHY,
    "dissident": _DISSIDENT,
    "dissident space": _DISSIDENT,
    "east": _MARKET,
    "elephant": Message("emancipation-about-elephant", {}, "P3.3"),
    "evangelical": _EVANGELICALS,
    "faction": Message("emancipation-about-faction", {}, "P1.1"),
    "freed": _FREED,
    "fundraiser": Message("emancipation-about-fundraiser", {}, "P4.1"),
    "green": _PHILANTHROPISTS,
    "gunboat": Message("emancipation-about-gunboat", {}, "P5.2"),
    "gunboat diplomacy": Message("emancipation-about-gunboat", {}, "P5.2"),
    "hate": Message("emancipation-about-hate", {}, "P7.1"),
    "idea": Message("emancipation-about-idea", {}, "P1.5"),
    "land border": _SEA_BORDER,
    "manumission": Message("emancipation-about-manumission", {}, "P5.5"),
    "maritime": Message("emancipation-about-maritime", {}, "P5.1"),
    "market": _MARKET,
    "meeple": _FREED,
    "operation": Message("emancipation-about-operation", {}, "P5.0"),
    "parliament": _PARLIAMENT,
    "pay": _BOXES,
    "paying": _BOXES,
    "philanthropist": _PHILANTHROPISTS,
    "pogrom": Message("emancipation-about-pogrom", {}, "P7.5"),
    "point": Message("emancipation-goal-points", {}, "P9.1"),
    "pool": Message("emancipation-about-pool", {}, "P4.3"),
    "port": Message("emancipation-about-port", {}, "P1.2"),
    "post": Message("emancipation-about-post", {}, "P4.4"),
    "purple": Message("emancipation-about-purple", {}, "P7.4"),
    "red": _PARLIAMENT,
    "reserve": Message("emancipation-about-reserve", {}, "P1.6"),
    "row": _MARKET,
    "sea": _SEA_BORDER,
    "sea border": _SEA_BORDER,
    "ship": Message("emancipation-about-ship", {}, "P4.3"),
    "shipbuilding": Message("emancipation-about-shipbuilding", {}, "P4.3"),
    "slave space": _FREED,
    "slaver": Message("emancipation-about-slaver", {}, "P5.3"),
    "solitaire": Message("emancipation-goal-solitaire", {}, "P10.7"),
    "sphere": Message("emancipation-about-sphere", {}, "P1.2"),
    "stage": Message("emancipation-goal-two-stage", {}, "P10.4"),
    "suffrage": Message("emancipation-about-suffrage", {}, "P5.7"),
    "syndicate": Message("emancipation-about-syndicate", {}, "P4.2"),
    "turn": Message("emancipation-about-turn", {}, "P3.1"),
    "two stage": Message("emancipation-goal-two-stage", {}, "P10.4"),
    "uncovered": _UNCOVERED,
    "uncovered space": _UNCOVERED,
    "vp": Message("emancipation-goal-points", {}, "P9.1"),
    "wealth": _BOXES,
    "west": _MARKET,
    "westernize": Message("emancipation-about-westernize", {}, "P5.6"),
    "white": _EVANGELICALS,
    "yellow": Message("emancipation-about-yellow", {}, "P7.4"),
}

FACTION_WORDS = {"red": _PARLIAMENT, "green": _PHILANTHROPISTS, "white": _EVANGELICALS}
assert set(FACTION_WORDS) == set(FACTIONS)


def about(name: str) -> list[Message]:
    """A thing by the name of its choice, a word of the game in small letters, or `goal`."""
    if name == "goal":
        return list(GOAL)
    word = WORDS.get(name) or WORDS.get(name.removesuffix("s"))
    if word is not None:
        return [word]
    number = choice_id(name)
    if number is None:
        return []
    kind = choice(number).kind
    thing = name.partition(":")[2]
    if kind in TOLD:
        return TOLD[kind](thing)
    return [WORDS[kind]] if kind in ("admin", "meeple", "dissident", "agent", "dice") else []


def _idea(key: str) -> list[Message]:
    """P1.5 What is printed on it, and the idea in history."""
    idea = IDEAS[key]
    args = {"idea": key, "column": idea.deck, "operations": list(idea.operations), "arrow": bool(idea.arrow)}
    return [
        Message("emancipation-about-the-idea", args, "P1.5"),
        *_history(idea.year, idea.note),
        *_fidelity("idea", idea.fidelity),
    ]


def _barrier(key: str) -> list[Message]:
    """P1.4 What is printed on it, what its colour does when hate triggers it, and what it stands for."""
    barrier = BARRIERS[key]
    args = {
        "barrier": key,
        "sphere": barrier.sphere,
        "colour": barrier.colour,
        "number": barrier.number,
        "edge": bool(barrier.black_edge),
    }
    return [
        Message("emancipation-about-the-barrier", args, "P1.4"),
        *_history("", barrier.note),
        *_fidelity("barrier", barrier.fidelity),
    ]


def _port(name: str) -> list[Message]:
    """P1.2, P2.3 What is printed on it, and what is set up there."""
    port = PORTS[name]
    args = {"port": name, "sphere": port.sphere, "spaces": port.slave_spaces}
    return [Message("emancipation-about-the-port", args, "P1.2"), *_fidelity("port", port.fidelity)]


def _sphere(key: str) -> list[Message]:
    """P1.2, P1.3 Its ports, and its neighbours."""
    sphere = SPHERES[key]
    args = {
        "sphere": key,
        "ports": [port.name for port in PORT if port.sphere == key],
        "number": sphere.order,
        "barriers": sphere.barriers,
    }
    told = [Message("emancipation-about-the-sphere", args, "P1.2")]
    beside = [beyond for beyond, _ in (*sphere.seas, *sphere.lands)]
    told.append(Message("emancipation-about-neighbours", {"spheres": list(dict.fromkeys(beside))}, "P1.3"))
    return told + _fidelity("sphere", sphere.fidelity)


def _sea(key: str) -> list[Message]:
    """P1.3 A sea border and its slaver."""
    slaver = SEAS[key]
    args = {
        "sea": key,
        "spheres": [slaver.sphere_a, slaver.sphere_b],
        "number": slaver.number,
    }
    told = [Message("emancipation-about-the-sea", args, "P1.3")]
    if slaver.cargo:
        told.append(Message("emancipation-about-cargo", {"cargo": slaver.cargo}, "P1.3"))
    return told + _fidelity("sea", slaver.fidelity)


def _faction(word: str) -> list[Message]:
    """P8 A faction and its powers."""
    return [FACTION_WORDS[word]]


TOLD = {"idea": _idea, "barrier": _barrier, "port": _port, "sphere": _sphere, "sea": _sea, "faction": _faction}


def _history(year: str, note: str) -> list[Message]:
    if not year and not note:
        return []
    told = "emancipation-about-dated" if year else "emancipation-about-note"
    return [Message(told, {"year": year, "note": note}, "")]


def _fidelity(kind: str, fidelity: str) -> list[Message]:
    """Whether this is as in the printed game; data of other hands may say nothing of it."""
    if fidelity not in FIDELITIES:
        return []
    return [Message("emancipation-about-fidelity", {"thing": kind, "fidelity": FIDELITIES[fidelity]}, "P0.3")]


def nearest(view: dict[str, Any], names: list[str]) -> str:
    """Of several things with one label the one that can be chosen, if any."""
    offered = [choice["name"] for choice in view["choices"] if choice["name"] in names]
    return (offered or names)[0]
