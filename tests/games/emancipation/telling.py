"""A table as a person reads it."""

from __future__ import annotations

import re

from pileus.games.contract import Message
from pileus.locale import sentence
from tests.games.emancipation.table import Table

PLAYERS = ["Anna", "Boris", "Clara"]


def tell(message: Message) -> str:
    """The sentence, without a hole, with a paragraph behind it."""
    assert re.fullmatch(r"P\d+(\.\d+[a-c]?)?", message.rule)
    return sentence(message, players=PLAYERS)


def asked(t: Table) -> str:
    """The prompt."""
    return tell(t.match.prompt)


def offered(t: Table) -> list[str]:
    """What is read before a choice: information, headings, and the labels with their names."""
    lines = []
    for title, choices in t.match.game.offer(t.match.view(t.match.seat)):
        lines += [tell(title)] if title is not None else []
        lines += [f"{name} = {tell(label)}" for name, label in choices]
    return lines


def told(t: Table) -> list[str]:
    """The story."""
    return [tell(happened.message()) for happened in t.story]


def part(t: Table, title: str) -> list[str]:
    """The lines of one part of the table."""
    parts = t.match.game.describe(t.match.view(None))
    return [tell(line) for name, lines in parts if title in tell(name) for line in lines]


def labels(t: Table) -> dict[str, str]:
    """The choices, each with its label."""
    return {choice.name: tell(t.match.label(choice)) for choice in t.match.choices}
