"""`pileus replay`: the story of a record, and the table at one moment of it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .options import DataFolder, use_data

if TYPE_CHECKING:
    from pileus.games.contract import Part
    from pileus.play.match import Match


def run(
    file: Annotated[Path, typer.Argument(help="A record.", show_default=False)],
    at: Annotated[
        int | None, typer.Option(metavar="N", min=0, help="After the N-th choice.", show_default="the last")
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(metavar="K", min=1, help="As the K-th seat may know it.", show_default="as a spectator"),
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="With all hands and all cards drawn.")] = False,
    data: DataFolder = None,
) -> None:
    """Tell a recorded game in words. Then show the table, as it was at the moment asked for."""
    use_data(data)
    from pileus.games.contract import Refused
    from pileus.locale import Message
    from pileus.play.record import replay
    from pileus.text.files import read_record
    from pileus.text.seats import names_of
    from pileus.text.voice import Voice

    if everything and seat is not None:
        raise Refused(Message("cli-seat-or-all", {}, ""))
    match = replay(read_record(file), at)
    if seat is not None and seat > match.seats:
        raise Refused(Message("cli-no-such-seat", {"number": seat, "last": match.seats}, ""))
    viewer = None if seat is None else seat - 1
    voice = Voice(players=names_of(match))
    voice.story(_told_in_full(match) if everything else match.story(viewer))
    voice.blank()
    voice.parts(_shown_in_full(match) if everything else match.game.describe(match.view(viewer)))
    voice.line(voice.words(match.prompt))


def _told_in_full(match: Match) -> list[dict[str, Any]]:
    """The story as nobody at the table knew it."""
    told = [match.opening, *(entry.events for entry in match.log)]
    return [{"events": [event.message() for event in events]} for events in told]


def _shown_in_full(match: Match) -> list[Part]:
    """What a spectator sees, and what each seat sees besides."""
    parts = match.game.describe(match.view(None))
    for seat in range(match.seats):
        parts += [part for part in match.game.describe(match.view(seat)) if part not in parts]
    return parts
