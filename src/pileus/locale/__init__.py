"""Words: Fluent catalogues, one folder per language, and the sentence that a message becomes.

`table.ftl` belongs to every game; a game's own catalogue bears its name, and so do its messages (`liberte-`).
Arguments become Fluent variables: seats are named, cards and provinces get their proper names from the game,
lists are joined. A language may have names of its own (`liberte-name-normandie`, after the name in the data), and
forms of names for its grammar, in catalogues that English lacks: see `_forms`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Protocol

import msgspec

HOME = "en"
"""The language that is always complete; others may lag behind it."""

COMPLETE = ("it",)
"""Other languages that lack nothing the page says; tests keep it so."""

_FOLDER = Path(__file__).parent


class Message(msgspec.Struct, frozen=True):
    """Something to be said, before it has words: an id of a catalogue, its arguments, the paragraph behind it.

    An argument's name says what it is (`player` a seat, `card`, `province`, `faction` …).
    """

    id: str
    args: dict[str, Any]
    rule: str


class Tellable(Protocol):
    """What can be told though it is no message itself: an event."""

    def message(self) -> Message:
        """Its message."""
        ...


class Unsayable(Exception):
    """A message without words: its id or one of its variables is missing."""


def languages() -> list[str]:
    """The languages there are catalogues for."""
    return sorted(path.name for path in _FOLDER.iterdir() if path.is_dir() and any(path.glob("*.ftl")))


def catalogues(language: str = HOME) -> list[str]:
    """The catalogues of a language by name (`table`, `liberte`)."""
    return sorted(path.stem for path in (_FOLDER / language).glob("*.ftl"))


def ids(catalogue: str, language: str = HOME) -> list[str]:
    """All message ids of a catalogue (`table`, `liberte`), in its order."""
    from fluent.syntax import ast

    return [entry.id.name for entry in resource(catalogue, language).body if isinstance(entry, ast.Message)]


def resource(catalogue: str, language: str = HOME) -> Any:
    """A catalogue as fluent.syntax reads it: for tests and translators' tools."""
    from fluent.syntax import FluentParser

    return FluentParser().parse((_FOLDER / language / f"{catalogue}.ftl").read_text(encoding="utf-8"))


def catalogue(language: str, without: Sequence[str] = ()) -> str:
    """All catalogues of a language as one text, for a page that writes its sentences itself.

    `without`: those whose names begin so (`cli`, another game) are left out.
    """
    paths = sorted((_FOLDER / language).glob("*.ftl"))
    return "\n".join(path.read_text(encoding="utf-8") for path in paths if path.stem.split("-")[0] not in without)


def say(message: Message | Tellable, language: str = HOME, players: Sequence[str] | None = None) -> str:
    """The sentence; where the catalogue has a hole English, and where that has one too, the bare message."""
    if not isinstance(message, Message):
        message = message.message()
    for tried in dict.fromkeys((language, HOME)):
        try:
            return sentence(message, tried, players)
        except Unsayable:
            continue
    args = ", ".join(f"{name}: {value}" for name, value in message.args.items())
    return f"{message.id} ({args})" if args else message.id


def sentence(message: Message, language: str = HOME, players: Sequence[str] | None = None) -> str:
    """The sentence, or Unsayable."""
    game = message.id.split("-", 1)[0]
    args = {name: _word(name, value, language, players, game) for name, value in message.args.items()}
    for name, value in message.args.items():
        noun = _noun(name, value, game)
        forms = {} if noun is None else _forms(noun, game, language)
        args |= {f"{name}-{form}": text for form, text in forms.items()}
    return _format(message.id, language, args)


def _word(name: str, value: Any, language: str, players: Sequence[str] | None, game: str) -> Any:
    """What Fluent is given for an argument: a name, a number or a word to select by."""
    if isinstance(value, Message):  # a sentence may be made of smaller ones
        return sentence(value, language, players)
    if isinstance(value, list | tuple):
        return _joined([_member(name, item, language, players, game) for item in value], language)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if name == "player" and isinstance(value, int):
        if players is not None and 0 <= value < len(players):
            return players[value]
        return _format("seat-name", language, {"number": value + 1})
    noun = _noun(name, value, game)
    return value if noun is None else _name(noun, game, language)


def _noun(name: str, value: Any, game: str) -> str | None:
    """The proper name behind an argument, as the game's data have it."""
    return _nouns[game](name, value) if game in _nouns and isinstance(value, int | str) else None


def name_id(noun: str, game: str) -> str:
    """The id of the message that a proper name may have: built on the name, so that other data keep their names."""
    letters = "".join(letter for letter in unicodedata.normalize("NFD", noun) if not unicodedata.combining(letter))
    return f"{game}-name-" + re.sub("[^a-z0-9]+", "-", letters.lower()).strip("-")


def _name(noun: str, game: str, language: str) -> str:
    """A proper name in a language: as the data have it, unless it has a message of its own."""
    own = name_id(noun, game)
    return _format(own, language, {}) if _bundle(language).has_message(own) else noun


@cache
def _forms(noun: str, game: str, language: str) -> dict[str, str]:
    """The forms of a name that a language asks for: `in` makes `$province-in`, “nel Maine”.

    They are attributes of the message `proper-name`, and of a name's own message where that differs.
    """
    bundle = _bundle(language)
    patterns: dict[str, Any] = {}
    for message_id in ("proper-name", name_id(noun, game)):
        if bundle.has_message(message_id):
            patterns |= bundle.get_message(message_id).attributes
    name = {"name": _name(noun, game, language)}
    return {form: str(bundle.format_pattern(pattern, name)[0]) for form, pattern in patterns.items()}


def _member(name: str, item: Any, language: str, players: Sequence[str] | None, game: str) -> str:
    """One member of a list: `factions` holds what `faction` would be, said by `liberte-faction`."""
    single = name.removesuffix("s")
    if isinstance(item, Message):
        return sentence(item, language, players)
    word = _word(single, item, language, players, game)
    says = f"{game}-{single}"
    return _format(says, language, {single: word}) if _bundle(language).has_message(says) else str(word)


def _joined(words: list[str], language: str) -> str:
    if not words:
        return ""
    text = words[-1]
    for i, word in enumerate(reversed(words[:-1])):
        text = _format("list-end" if i == 0 else "list-more", language, {"before": word, "after": text})
    return text


def _format(message_id: str, language: str, args: dict[str, Any]) -> str:
    bundle = _bundle(language)
    if not bundle.has_message(message_id):
        raise Unsayable(f"{language} has no message {message_id}")
    text, errors = bundle.format_pattern(bundle.get_message(message_id).value, args)
    if errors:
        raise Unsayable(f"{language} {message_id}: {'; '.join(str(error) for error in errors)}")
    return str(text)


@cache
def _bundle(language: str) -> Any:
    """All catalogues of a language; bidi isolation marks are off, since terminals show them."""
    if language not in languages():
        raise Unsayable(f"there is no catalogue in {language}")
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((_FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


_nouns: dict[str, Callable[[str, Any], str | None]] = {}


def learn_nouns(game: str, nouns: Callable[[str, Any], str | None]) -> None:
    """Proper names are a game's own: for an argument and its value the name, or None."""
    _nouns[game] = nouns
