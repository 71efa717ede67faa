"""`pileus check`: the data are valid, and every paragraph of the rulebook has a test that names it."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .options import DataFolder, GameName, use_data

if TYPE_CHECKING:
    from pileus.text.voice import Voice

ID = re.compile(r"(?<![A-Za-z0-9])([A-Z]\d+)[._](\d+[a-z]?)(?![A-Za-z0-9])")


def run(
    game: GameName,
    tests: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Where the tests are.", show_default="beside pyproject.toml"),
    ] = None,
    every: Annotated[bool, typer.Option("--list", help="Name every test of each rule, not only the first.")] = False,
    data: DataFolder = None,
) -> int:
    """Check the data and the tests. Every rule is named by a test: exit code 1 if one is not."""
    use_data(data)
    from pileus import DataError
    from pileus.games import find
    from pileus.locale import Message, say
    from pileus.rulebooks import checkout, read
    from pileus.text.voice import Voice

    try:
        data_hash = find(game).data_hash
    except DataError as error:
        typer.echo(str(error), err=True)
        return 1
    voice = Voice()
    root = checkout()
    folder = tests if tests is not None else root / "tests" if root is not None else None
    rules = [paragraph.id for paragraph in read(game) if not paragraph.is_heading]
    named = tests_by_rule(folder) if folder is not None and folder.is_dir() else None
    if named is not None:
        for rule in rules:
            names = named.get(rule, [])
            shown = names if every else names[:1]
            voice.line(", ".join(shown) or "-", f"{rule:<7} {len(names):>3}  ", " " * 13)
        voice.blank()
    voice.tell("cli-data-valid", game=Message(f"{game}-word-title", {}, ""), data=data_hash)
    _tell_files(voice, game)
    if named is None:
        voice.tell("cli-no-tests")
        return 0
    missing = [rule for rule in rules if rule not in named]
    if missing:
        typer.echo(say(Message("cli-rules-untested", {"rules": missing, "count": len(missing)}, "")), err=True)
        return 1
    voice.tell("cli-rules-tested", count=len(rules))
    return 0


def _tell_files(voice: Voice, game: str) -> None:
    """Which files the data came from."""
    from pileus.data import is_own, loaded

    files = loaded(game)
    theirs = [name for name, path in files.items() if not is_own(path)]
    own = [name for name, path in files.items() if is_own(path)]
    if theirs:
        voice.tell("cli-data-from", folder=str(files[theirs[0]].parent), files=theirs)
    if own:
        voice.tell("cli-data-own", folder=str(files[own[0]].parent), files=own)


def tests_by_rule(folder: Path) -> dict[str, list[str]]:
    """For each rule id the tests whose name or docstring has it, written `L8_3` or `L8.3`."""
    named: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                text = f"{node.name} {ast.get_docstring(node) or ''}"
                for rule in dict.fromkeys(f"{found[1]}.{found[2]}" for found in ID.finditer(text)):
                    named.setdefault(rule, []).append(node.name)
    return named
