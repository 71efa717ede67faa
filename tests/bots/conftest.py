"""Searches interpreted, where a test is about what they find and not about how fast."""

from __future__ import annotations

from collections.abc import Iterator

import pytest


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if numba were not installed."""
    monkeypatch.setenv("PILEUS_FAST", "0")
    yield
