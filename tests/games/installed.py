"""A distribution that registers the games and the bot of pebbles.py, as `pip install` would leave it."""

from __future__ import annotations

from pathlib import Path

ENTRY_POINTS = """
[pileus.games]
pebbles = tests.games.pebbles:GAME
broken = tests.games.pebbles:BROKEN
[pileus.bots]
three = tests.games.pebbles:Three
"""


def install_pebbles(folder: Path) -> Path:
    """Write the distribution's metadata; the folder then goes on Python's path."""
    info = folder / "pebbles-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRY_POINTS)
    return folder
