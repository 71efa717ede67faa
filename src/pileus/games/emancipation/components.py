"""The printed components as JSON, for pages, bots and studies: what idea W08 is, where London lies (P1)."""

from __future__ import annotations

from typing import Any

from .tables import (
    AGENTS,
    BARRIER,
    COLOURS,
    DISKS,
    FACTIONS,
    IDEA,
    MEEPLES,
    OPERATIONS,
    PORT,
    SHIPS,
    SLAVER,
    SPHERE,
)


def components() -> dict[str, Any]:
    """Spheres in their clockwise order, ports, sea borders, barriers, ideas and pieces, by the ids that views use.

    `fidelity` says whether a row is sourced, partly reconstructed or our invention.
    """
    return {
        "spheres": {
            sphere.key: {
                **sphere._asdict(),
                "seas": dict(sphere.seas),
                "lands": dict(sphere.lands),
                "ports": [port.name for port in PORT if port.sphere == sphere.key],
            }
            for sphere in SPHERE
        },
        "ports": {port.name: port._asdict() | {"agent": port.agent or None} for port in PORT},
        "seas": {slaver.key: slaver._asdict() for slaver in SLAVER},
        "barriers": {barrier.key: barrier._asdict() for barrier in BARRIER},
        "ideas": {idea.key: idea._asdict() for idea in IDEA},
        "factions": list(FACTIONS),
        "colours": list(COLOURS),
        "operations": list(OPERATIONS),
        "pieces": {"agents": AGENTS, "meeples": MEEPLES, "ships": SHIPS, "disks": DISKS},
    }
