"""`pileus serve`: a server for a club, or for one's own machine."""

from __future__ import annotations

from typing import Annotated

import typer

from .options import DataFolder, use_data

Host = Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for all.")]
Port = Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 for any that is free.")]
Database = Annotated[str, typer.Option(help="A file for SQLite, or the URL of another database.")]
Pace = Annotated[float, typer.Option(min=0, max=10, help="Seconds between the choices of a bot.")]
Workers = Annotated[int, typer.Option(min=1, max=64, help="Processes in which each kind of bot thinks.")]
Origins = Annotated[
    list[str] | None,
    typer.Option("--origin", metavar="URL", help="The address people open, for a server behind a proxy."),
]
Rate = Annotated[float, typer.Option(min=1, help="Requests a second one address may make; ten times as many at once.")]
Patience = Annotated[float, typer.Option(min=0.1, help="Seconds a bot may think before a choice is made for it.")]
Connections = Annotated[int, typer.Option(min=1, help="Pages one address may have open at tables.")]


def run(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: Database = "pileus.sqlite",
    pace: Pace = 0.8,
    workers: Workers = 1,
    origin: Origins = None,
    rate: Rate = 50,
    connections: Connections = 200,
    patience: Patience = 60,
    data: DataFolder = None,
) -> None:
    """Serve the page and its tables until Ctrl-C."""
    use_data(data)
    from pileus.server.running import serve
    from pileus.server.settings import Settings

    origins = tuple(one.rstrip("/") for one in origin or ())
    serve(Settings(database, host, port, origins, pace, workers, rate, connections, patience))
