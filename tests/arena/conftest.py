"""Pebbles, a game of a few moves, for what would take long with a real one."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.installed import install_pebbles


@pytest.fixture
def pebbles(tmp_path: Path) -> Iterator[str]:
    """The game's name; it is installed for this test."""
    folder = tmp_path / "installed"
    folder.mkdir()
    sys.path.insert(0, str(install_pebbles(folder)))
    yield "pebbles"
    sys.path.remove(str(folder))
