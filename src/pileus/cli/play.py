"""`pileus play`: the page in the browser; with a game, a text table."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from .browse import browse
from .options import AnyGame, DataFolder, names, use_data
from .table_command import table_options
from .table_options import seat_players


def run(
    context: typer.Context,
    game: AnyGame = None,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="NAMES",
            help="Who sits where, with commas: you, a Name for another person, or a bot: random, greedy, "
            "search, strong, or module:Class; with a budget: search:2s, strong:5000 (look aheads).",
            show_default="as saved, or you and bots",
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="Play a game whose luck can be had again.", show_default=False)
    ] = None,
    load: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Go on with a saved game, which is saved there again when you leave; or begin from a position.",
        ),
    ] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the record in this file.")] = None,
    language: Annotated[str, typer.Option(help="The language of the table.")] = "en",
    database: Annotated[str, typer.Option(metavar="FILE", help="Where the page keeps its games.")] = "pileus.sqlite",
    data: DataFolder = None,
) -> None:
    """Play in the browser; with a GAME at a text table. Against bots, or with others at the same device."""
    use_data(data)
    if game is None:
        browse(database)
        return
    sitters = names(seats) if seats is not None else None
    _open(game, sitters, table_options(context), seed, load, save, language)


def _open(
    name: str,
    words: list[str] | None,
    options: dict[str, Any],
    seed: int | None,
    load: Path | None,
    save: Path | None,
    language: str,
) -> None:
    from pileus.bots import prepare, split
    from pileus.games.contract import Refused
    from pileus.locale import Message, languages
    from pileus.play.front import game
    from pileus.text.files import cannot_save, open_match
    from pileus.text.seats import YOU, sit_down
    from pileus.text.table import TextTable
    from pileus.text.voice import Voice

    if language not in languages():
        raise Refused(Message("cli-no-such-language", {"name": language, "known": languages()}, ""))
    if load is None:
        if words is not None:
            seat_players(game(name).contract, options, len(words))
        match = game(name).new(seed=seed, **options)
    elif options:
        raise Refused(Message("cli-load-with-options", {"names": sorted(options)}, ""))
    else:
        match = open_match(load, seed)
        if match.game.name != name:
            raise Refused(Message("wrong-game", {}, ""))
    if save is not None and save != load and save.exists():
        raise cannot_save(save, "it exists already")
    seated = words or match.names or [YOU] + ["greedy"] * (match.seats - 1)
    sitters = sit_down(seated, match.seats, language, typed=words is not None)
    for sitter in sitters:
        prepare(split(sitter.word)[0], match.game)
    loaded = load if match.start is None or match.number else None  # what begins from a position is a new game
    if sys.stdin.isatty():
        import readline  # noqa: F401  # lines can be edited and recalled
    voice = Voice(language, [sitter.name for sitter in sitters])
    table = TextTable(match, sitters, voice, seed=seed, file=save or loaded, loaded=loaded, command=_command(name))
    table.run()


def _command(name: str) -> str:
    """What one types in a shell to play here again: the program as it was started, and its data."""
    started = Path(sys.argv[0])
    as_module = started.name == "__main__.py"
    words = [_program(Path(sys.executable)), "-m", "pileus"] if as_module else [_program(started)]
    words += ["play", name]
    if folder := os.environ.get("PILEUS_DATA"):
        words += ["--data", folder]
    return shlex.join(words)


def _program(path: Path) -> str:
    """A program by its name if the shell would find it, else by its path from here."""
    found = shutil.which(path.name)
    if found is not None and Path(found) == path:
        return path.name
    return str(path.relative_to(Path.cwd())) if path.is_relative_to(Path.cwd()) else str(path)
