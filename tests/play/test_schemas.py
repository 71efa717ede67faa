"""The JSON Schemas in the package describe what the code reads and writes."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import pileus
from pileus.games import find
from pileus.play.record import Record

FOLDER = Path(pileus.__file__).parent / "schemas"


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("record", Record),
        ("liberte-position", find("liberte").position),
        ("emancipation-position", find("emancipation").position),
    ],
)
def test_the_schema_is_the_one_the_types_give(name: str, kind: type[msgspec.Struct]):
    """If it differs: `pileus schema record > src/pileus/schemas/record.json` (or position)."""
    assert msgspec.json.decode((FOLDER / f"{name}.json").read_bytes()) == msgspec.json.schema(kind)
