"""Whatever the server refuses has words, every variable of them a value, and no words are left over."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from pileus import server
from pileus.locale import ids
from pileus.server import errors
from tests.games.words import WORDS, variables

FOLDER = Path(server.__file__).parent
REFUSALS = {name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, Exception)}


def raised() -> Iterator[tuple[str, set[str]]]:
    """Every message in the sources, with the names of its arguments."""
    for path in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                yield from _called(node, node.func.id)
            if isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple):  # the guard: a status and an id
                status, *message = node.value.elts
                if isinstance(status, ast.Constant) and isinstance(status.value, int):
                    yield from ((str(one.value), set[str]()) for one in message if isinstance(one, ast.Constant))


def _called(call: ast.Call, name: str) -> Iterator[tuple[str, set[str]]]:
    if not call.args or not isinstance(call.args[0], ast.Constant):
        return
    message = str(call.args[0].value)
    if name in REFUSALS:
        yield message, {keyword.arg or "" for keyword in call.keywords}
    if name == "Message" and isinstance(call.args[1], ast.Dict):
        yield message, {str(key.value) for key in call.args[1].keys if isinstance(key, ast.Constant)}
    if name == "Message" and isinstance(call.args[1], ast.Name):
        yield message, variables(message)  # its arguments were put together before; another test says them


RAISED = sorted(raised(), key=lambda one: one[0])


@pytest.mark.parametrize(("message", "args"), RAISED, ids=[message for message, _ in RAISED])
def test_every_refusal_has_words_for_its_arguments(message: str, args: set[str]):
    assert message in WORDS
    assert variables(message) <= args


def test_the_sources_were_read():
    assert len({message for message, _ in RAISED}) > 20


def test_no_words_of_the_server_are_left_over():
    assert sorted(set(ids("server")) - {message for message, _ in RAISED}) == []
