"""The command line: one file per command. What goes wrong is one sentence on stderr and an exit code."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from typing import Annotated, NoReturn

import typer

from . import analyse, bench, check, fuzz, play, replay, rule, schema, serve, simulate, study, tournament, verify
from .options import DataFolder, use_data
from .table_command import TableCommand

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
TABLES = (play, simulate, tournament, study)  # commands that lay a table, so they take the options of its game
for command in (play, serve, simulate, tournament, study, replay, analyse, verify, fuzz, check, bench, rule, schema):
    kind = TableCommand if command in TABLES else None
    app.command(command.__name__.rpartition(".")[2], cls=kind)(command.run)


@app.callback(invoke_without_command=True)
def pileus(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
    data: DataFolder = None,
) -> None:
    """Liberté and Pax Emancipation by their full rules: play them, and study them fast."""
    if version:
        from pileus import __version__

        typer.echo(f"pileus {__version__}")
        raise typer.Exit
    use_data(data)
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> NoReturn:
    """Run the command line. Exit code 0; 1 where something did not hold; 2 for bad input."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.path.append(os.getcwd())  # a bot may be a module of the current folder, however pileus was started
    try:
        code = run(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read the output has seen enough
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    sys.exit(code)


def run(args: list[str]) -> int:
    """One command; what it could not do becomes one sentence."""
    from pileus import DataError, Refused

    try:
        return app(args, prog_name="pileus", standalone_mode=False) or 0
    except (Refused, DataError) as error:
        return _complain(str(error))
    except Exception as error:
        if not hasattr(error, "format_message"):  # usage errors have it, in every version of typer
            raise
        context = getattr(error, "ctx", None)
        path = context.command_path if context is not None else "pileus"
        return _complain(f"{error.format_message()} ({path} --help)")


def _complain(sentence: str) -> int:
    sys.stdout.flush()
    print(" ".join(sentence.split()), file=sys.stderr)
    return 2
