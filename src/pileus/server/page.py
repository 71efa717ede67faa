"""The one HTML page: the same at every address, but that its head names the modules which the screen there will need.

A browser learns what a module imports when it has read it, level by level; named beforehand they all come at once.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from .files import PREFIX

WEB = Path(__file__).parent.parent / "web"
APP = "app.js"
SCREENS = {"": "lobby/lobby.js", "table": "table/table.js", "join": "lobby/join.js"}  # as app.js chooses them
READING = "lobby/reading.js"
IMPORT = re.compile(r'(?:^|;)(?:import|export)\b[^;"()]*"(\.[^"]+\.js)"', re.MULTILINE)
BEFORE = "  <script"  # the links stand before it


def page(path: str, game: str | None = None) -> bytes:
    """What is sent for an address; a table's game is known, its board may be there."""
    needed = modules(SCREENS.get(path.split("/")[1], READING))
    board = f"{game}/game.js"
    if game and (WEB / board).exists():
        needed = tuple(dict.fromkeys(needed + modules(board)))
    links = "".join(f'  <link rel="modulepreload" href="{PREFIX}{name}">\n' for name in needed)
    return (WEB / "index.html").read_text(encoding="utf-8").replace(BEFORE, links + BEFORE, 1).encode()


@cache
def modules(first: str) -> tuple[str, ...]:
    """The page, this module and all that they import, in the order in which a browser would find them."""
    found = [APP, first]
    for name in found:  # grows
        found += [one for one in _imports(name) if one not in found]
    return tuple(found)


def _imports(name: str) -> Iterator[str]:
    source = (WEB / name).read_text(encoding="utf-8")
    for there in dict.fromkeys(IMPORT.findall(source)):
        yield posixpath.normpath(posixpath.join(posixpath.dirname(name), there))
