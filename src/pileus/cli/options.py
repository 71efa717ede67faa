"""Options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pileus import games

GAMES = f"The game: {', '.join(games.names())}."
GameName = Annotated[str, typer.Argument(metavar="GAME", help=GAMES, show_default=False)]
AnyGame = Annotated[str | None, typer.Argument(metavar="[GAME]", help=GAMES, show_default=False)]
DataFolder = Annotated[
    Path | None, typer.Option("--data", metavar="DIR", help="Read the printed components from this folder.")
]
Processes = Annotated[
    int | None,
    typer.Option(
        "--processes", "--jobs", min=1, help="How many processes; one per core if left out.", show_default=False
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document.")]


def use_data(folder: Path | None) -> None:
    """Choose the data before a game is loaded."""
    if folder is not None:
        from pileus import data

        data.use(folder)


def names(text: str) -> list[str]:
    """A list written with commas."""
    return [name.strip() for name in text.split(",") if name.strip()]
