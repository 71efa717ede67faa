"""`pileus verify`: proves a record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .options import DataFolder, use_data


def run(file: Annotated[Path, typer.Argument(help="A record.", show_default=False)], data: DataFolder = None) -> int:
    """Prove a record. Its data, luck, chain, choices and result: exit code 1 if one does not hold."""
    use_data(data)
    from pileus.games.contract import Refused
    from pileus.locale import Message
    from pileus.play.record import verify
    from pileus.text.files import read_record
    from pileus.text.seats import names_of
    from pileus.text.voice import Voice

    record = read_record(file)
    try:
        match = verify(record)
    except Refused as refused:
        typer.echo(str(refused), err=True)
        return 1
    voice = Voice(players=names_of(match))
    voice.tell("cli-verified", file=str(file), game=Message(f"{match.game.name}-word-title", {}, ""))
    voice.tell("cli-verified-data", data=match.game.data_hash)
    voice.tell("cli-verified-seed" if match.luck.commitment is None else "cli-verified-luck")
    voice.tell("cli-verified-choices", count=match.number)
    if match.result is None:
        voice.tell("cli-verified-unfinished")
    else:
        won = match.result.winners
        voice.tell("cli-verified-result", reason=match.prompt, players=won, count=len(won))
    return 0
