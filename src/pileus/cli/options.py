"""Options that several commands share."""

from __future__ import annotations

from enum import Enum, StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer


class Edition(StrEnum):
    """L0.2"""

    second = "second"
    first = "first"


class CounterRevolution(StrEnum):
    """L0.4"""

    automatic = "automatic"
    claimed = "claimed"


class GovernmentTie(StrEnum):
    """L0.5"""

    sum = "sum"
    highest = "highest"


GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game: liberte.", show_default=False)]
DataFolder = Annotated[
    Path | None, typer.Option("--data", metavar="DIR", help="Read the printed components from this folder.")
]
Players = Annotated[int | None, typer.Option(help="How many players (L0.1).", show_default=False)]
EditionOption = Annotated[Edition | None, typer.Option("--edition", help="Whose rules (L0.2).", show_default=False)]
Pairs = Annotated[
    bool | None,
    typer.Option("--pairs/--no-pairs", help="Two cards of value 1 at once? (L0.3)", show_default=False),
]
CounterRevolutionOption = Annotated[
    CounterRevolution | None,
    typer.Option("--counter-revolution", help="Noticed by itself, or to be claimed? (L0.4)", show_default=False),
]
GovernmentTieOption = Annotated[
    GovernmentTie | None,
    typer.Option("--government-tie", help="By total value, or by the highest card? (L0.5)", show_default=False),
]
Processes = Annotated[
    int | None, typer.Option(min=1, help="How many processes; one per core if left out.", show_default=False)
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document.")]


def use_data(folder: Path | None) -> None:
    """Choose the data before a game is loaded."""
    if folder is not None:
        from pileus import data

        data.use(folder)


def table_options(**given: Any) -> dict[str, Any]:
    """The table options that were given, as plain values; the rest is the game's default."""
    plain = {name: value.value if isinstance(value, Enum) else value for name, value in given.items()}
    return {name: value for name, value in plain.items() if value is not None}


def names(text: str) -> list[str]:
    """A list written with commas."""
    return [name.strip() for name in text.split(",") if name.strip()]
