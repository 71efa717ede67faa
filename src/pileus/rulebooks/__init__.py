"""The rulebooks by paragraphs: `docs/rules/*.md` of a checkout, or the copy packed beside this file.

A paragraph is a line that begins with its id (`- L8.3 …`, `  - L6.2a …`) or a heading (`## L8 …`).
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from pileus.games.contract import Refused
from pileus.locale import Message

LINE = re.compile(r"(?:##|\s*-) ([A-Z]\d+(?:\.\d+[a-z]?)?) (.+)")


class Paragraph(NamedTuple):
    """One paragraph, without the marks of its file format."""

    id: str
    text: str

    @property
    def is_heading(self) -> bool:
        """Whether it is a section's name."""
        return "." not in self.id


def folder() -> Path:
    """Where the rulebooks are; a checkout's own win, since a packed copy may be older."""
    root = checkout()
    return root / "docs" / "rules" if root else Path(__file__).parent


def checkout() -> Path | None:
    """The repository this package runs from, if it does."""
    root = Path(__file__).parents[3]
    return root if (root / "pyproject.toml").is_file() and (root / "docs" / "rules").is_dir() else None


@cache
def read(game: str) -> tuple[Paragraph, ...]:
    """All paragraphs of a game's rulebook, in order."""
    path = folder() / f"{game}.md"
    if not path.is_file():
        raise Refused(Message("no-rulebook", {"name": game}, ""))
    lines = path.read_text(encoding="utf-8").splitlines()
    return tuple(Paragraph(found[1], _plain(found[2])) for line in lines if (found := LINE.match(line)))


def find(rule: str) -> list[Paragraph]:
    """The paragraph of that id with those below it: all of L6 for `L6`, L6.2a to L6.2c too for `L6.2`."""
    wanted = rule.strip().removesuffix(".")
    wanted = wanted[:1].upper() + wanted[1:].lower()
    for path in sorted(folder().glob("*.md")):
        found = [paragraph for paragraph in read(path.stem) if _is_below(paragraph.id, wanted)]
        if found:
            return found
    raise Refused(Message("no-such-rule", {"name": rule[:80], "known": ", ".join(_sections())}, ""))


def _is_below(rule: str, wanted: str) -> bool:
    if rule == wanted or rule.startswith(f"{wanted}."):
        return True
    return "." in wanted and rule[:-1] == wanted and rule[-1].isalpha()


def _sections() -> list[str]:
    """The span of each rulebook: `L0 to L15`."""
    books = [[p.id for p in read(path.stem) if p.is_heading] for path in sorted(folder().glob("*.md"))]
    return [f"{book[0]} to {book[-1]}" for book in books if book]


def _plain(text: str) -> str:
    """Without the asterisks and backticks that a screen reader would read aloud."""
    return re.sub(r"\*\*?([^*]+)\*\*?", r"\1", text).replace("`", "")
