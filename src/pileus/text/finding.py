"""Finding what was typed: by number, by its name in the API, or by an unambiguous part of its label."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

SHORTEST_PART = 3
"""Letters that a part of a label needs to stand for it: a slip of the finger must not choose anything."""


def plain(text: str) -> str:
    """Without case, accents and hyphens, so that `ile de france` finds Île-de-France."""
    letters = unicodedata.normalize("NFKD", text.replace("-", " ").replace("’", "'"))
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).casefold().split())


def matches(typed: str, listed: Sequence[tuple[str, str]]) -> list[int]:
    """The places in a list of names and labels that fit what was typed; an exact fit stands alone."""
    if typed.isascii() and typed.isdigit():
        return [int(typed) - 1] if 1 <= int(typed) <= len(listed) else []
    for i, (name, _) in enumerate(listed):
        if typed == name:
            return [i]
    wanted = plain(typed)
    if not wanted:
        return []
    labels = [plain(label) for _, label in listed]
    # What a thing is called comes before what is said about it: Paris is a province first, then part of a region.
    called = [label.rsplit(" (", 1)[0].replace("(", "").replace(")", "") for label in labels]
    exact = [i for i, label in enumerate(labels) if wanted in (label, label.split(" (")[0], called[i])]
    if exact or sum(letter.isalpha() for letter in wanted) < SHORTEST_PART:
        return exact
    by_name = [i for i, name in enumerate(called) if f" {wanted}" in f" {name}"]
    return by_name or [i for i, label in enumerate(labels) if f" {wanted}" in f" {label.replace('(', ' ')}"]
