"""A server, and a table on it that nobody can change who may not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.hostile.scene import Scene
from tests.server.serving import Served, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("hostile"), "--pace", "0", "--rate", "10000") as server:
        yield server
    faults = [line for line in server.log if line.get("level") in ("error", "critical") or "at" not in line]
    assert faults == []


@pytest.fixture(scope="module")
def a_scene(served: Served) -> Scene:
    return Scene(served)


@pytest.fixture
def scene(a_scene: Scene) -> Iterator[Scene]:
    """Whatever a test does, nothing has changed."""
    before = a_scene.everything()
    yield a_scene
    assert a_scene.everything() == before
