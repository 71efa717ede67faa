"""Positions go by names: what they stand for, and the refusal of those that stand for nothing."""

from __future__ import annotations

from pileus.games.contract import Message, Refused

from .tables import BARRIER, IDEA, PORT, SLAVER, SPHERE

PORTS = {port.name: i for i, port in enumerate(PORT)}
SPHERES = {sphere.key: i for i, sphere in enumerate(SPHERE)}
SEAS = {slaver.key: i for i, slaver in enumerate(SLAVER)}
BARRIERS = {barrier.key: i for i, barrier in enumerate(BARRIER)}
IDEAS = {idea.key: i for i, idea in enumerate(IDEA)}


def refuse(rule: str, problem: str) -> Refused:
    """An impossible position, in one sentence."""
    return Refused(Message("bad-position", {"problem": problem}, rule))


def number(names: dict[str, int], field: str, name: str, rule: str) -> int:
    """What a name stands for."""
    if name not in names:
        some = ", ".join(list(names)[:3])
        raise refuse(rule, f"{field} names {told(name)}, which there is not; there are {some} …")
    return names[name]


def told(name: str) -> str:
    """A word that came from outside as part of a sentence, however long or odd it is."""
    word = name if name.isprintable() else ascii(name)
    return word if len(word) <= 40 else word[:39] + "…"
