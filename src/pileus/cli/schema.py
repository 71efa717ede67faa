"""`pileus schema`: the JSON Schemas of the documents Pileus reads and writes."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer

from .options import GAMES


class Document(StrEnum):
    """What has a schema."""

    record = "record"
    position = "position"


def run(
    document: Annotated[Document, typer.Argument(show_default=False)],
    game: Annotated[str, typer.Argument(metavar="GAME", help=f"Whose positions. {GAMES}")] = "liberte",
) -> None:
    """Print a JSON Schema. Of records, or of a game's positions."""
    import msgspec

    from pileus.games import find
    from pileus.play.record import Record

    kind = Record if document is Document.record else find(game).position
    typer.echo(msgspec.json.format(msgspec.json.encode(msgspec.json.schema(kind)), indent=2).decode())
