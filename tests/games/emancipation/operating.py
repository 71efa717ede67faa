"""Tables in the middle of somebody's operations, over a market in which every card is known."""

from __future__ import annotations

from typing import Any

from tests.games.emancipation.table import Table, table

WEST = ["W08", "W04", "W10", "W44", "W11", "W31"]
"""Row by row: Maritime, Manumission, Westernize, Suffrage, Maritime or Manumission, Maritime."""

EAST = ["E21", "E02", "E05", "E10", "E08", "E32"]
"""The same; row 6 shows Maritime and Suffrage."""


def operating(faction: str, *ideas: str, **fields: Any) -> Table:
    """A faction has an agent on each of these cards.

    Another one, on W31, can go to sea with the agent on the South Pacific (S9): so the turn waits for it, and
    nothing happens but what is asked for.
    """
    agents: dict[str, list[str]] = {"W31": [faction]}
    for idea in ideas:
        agents.setdefault(idea, []).append(faction)
    ships = {"S9": "red", **fields.pop("ships", {})}
    return table(phase="operations", faction=faction, west=WEST, east=EAST, market_agents=agents, ships=ships, **fields)


def at_sea(faction: str, *seas: str, **fields: Any) -> Table:
    """A faction has begun a Maritime with manned ships on these borders; the other agent in the market can repeat it.

    With one ship its agent is already back aboard.
    """
    ships: dict[str, str | None] = {**dict.fromkeys(seas, "red"), **fields.pop("ships", {})}
    agents = {"W08": [faction], "W31": [faction]}
    t = table(phase="operations", faction=faction, west=WEST, east=EAST, market_agents=agents, ships=ships, **fields)
    t.play("idea:W08")
    return t.play("maritime") if "maritime" in t.choices else t
