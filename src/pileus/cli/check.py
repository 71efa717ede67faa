"""`pileus check`: the data are valid, and every paragraph of the rulebook has a test that names it."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Annotated

import typer

from .options import DataFolder, GameName, use_data

ID = re.compile(r"(?<![A-Za-z0-9])([A-Z]\d+)[._](\d+[a-z]?)(?![A-Za-z0-9])")


def run(
    game: GameName,
    tests: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Where the tests are.", show_default="beside pyproject.toml"),
    ] = None,
    data: DataFolder = None,
) -> int:
    """Check the data and the tests. Lists the tests that name each rule; exit code 1 if one is missing."""
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
    voice.tell("cli-data-valid", game=Message(f"{game}-word-title", {}, ""), data=data_hash)
    root = checkout()
    folder = tests if tests is not None else root / "tests" if root is not None else None
    if folder is None or not folder.is_dir():
        voice.tell("cli-no-tests")
        return 0
    named = tests_by_rule(folder)
    rules = [paragraph.id for paragraph in read(game) if not paragraph.is_heading]
    voice.blank()
    for rule in rules:
        voice.line(", ".join(named.get(rule, ["-"])), f"{rule:<7}", " " * 7)
    missing = [rule for rule in rules if rule not in named]
    voice.blank()
    if missing:
        typer.echo(say(Message("cli-rules-untested", {"rules": missing, "count": len(missing)}, "")), err=True)
        return 1
    voice.tell("cli-rules-tested", count=len(rules))
    return 0


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
