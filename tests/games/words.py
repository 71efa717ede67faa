"""Catalogues as Fluent reads them, and what the sources say with them: for the tests of every game's words."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import pileus.locale
from pileus.locale import resource

HOUSE = Path(pileus.locale.__file__).parents[1]
SOURCES = sorted(HOUSE.rglob("*.py"))
CATALOGUES = sorted(path.stem for path in (HOUSE / "locale" / "en").glob("*.ftl"))


class Variables(Visitor):
    """The variables a message names, and the messages it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


def catalogue(name: str) -> dict[str, ftl.Message]:
    """The messages of a catalogue."""
    return {entry.id.name: entry for entry in resource(name).body if isinstance(entry, ftl.Message)}


WORDS = {id: words for name in CATALOGUES for id, words in catalogue(name).items()}


def named_in(name: str) -> Variables:
    """What a message itself names."""
    found = Variables()
    found.visit(WORDS[name])
    return found


def variables(name: str) -> set[str]:
    """The variables a message needs, also for the messages it refers to."""
    found = named_in(name)
    return found.names.union(*(variables(other) for other in found.messages))


@cache
def literals() -> set[str]:
    """All strings of the sources."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES]
    nodes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {node.value for node in nodes if isinstance(node.value, str)}


def spoken() -> list[tuple[str, set[str]]]:
    """Every `Message("id", {"name": …}, …)` that is written out in the sources."""
    found = []
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Message":
                match node.args:
                    case [ast.Constant(value=str(name)), ast.Dict(keys=keys), *_] if None not in keys:
                        args = {str(key.value) for key in keys if isinstance(key, ast.Constant)}
                        asks = path.name == "steps.py"  # every prompt names its player, added at the end
                        found.append((name, args | {"player"} if asks else args))
    return found
