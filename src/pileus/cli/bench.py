"""`pileus bench`: how fast a game runs here."""

from __future__ import annotations

from typing import Annotated

import typer

from .options import GAMES, AsJson, DataFolder, use_data
from .working import note


def run(
    game: Annotated[str, typer.Argument(metavar="GAME", help=GAMES)] = "liberte",
    quick: Annotated[bool, typer.Option("--quick", help="A tenth of the time, and of the trust.")] = False,
    as_json: AsJson = False,
    data: DataFolder = None,
) -> None:
    """Measure the speed of a game. Beside other engines, where they are installed."""
    use_data(data)
    from pileus.arena.bench import bench
    from pileus.text.voice import Voice

    report = bench(game, quick, note)
    if as_json:
        import msgspec

        typer.echo(msgspec.json.encode(report).decode())
        return
    voice = Voice()
    for row in report.rows:
        figure = "" if row.figure is None else _figure(row.figure)
        state = "absent" if row.figure is None else "none" if row.met is None else "met" if row.met else "missed"
        voice.tell("cli-bench-row", what=row.what, figure=figure, unit=row.unit, bar=row.bar, state=state)
    voice.tell("cli-bench-met" if report.met else "cli-bench-missed")


def _figure(figure: float) -> str:
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:.3g}"
