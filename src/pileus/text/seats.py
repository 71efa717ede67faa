"""Who sits at a text table: `you`, other persons by name, or bots by theirs."""

from __future__ import annotations

from typing import NamedTuple

from pileus import bots
from pileus.games.contract import Refused
from pileus.locale import HOME, Message, say
from pileus.play.match import Match

YOU = "you"
LONGEST_NAME = 24


class Sitter(NamedTuple):
    """Whoever sits at a seat: the name in sentences, the word by which they sat down, and the bot, if it is one."""

    name: str
    word: str
    bot: bots.Bot | None


def sit_down(words: list[str], seats: int, language: str = HOME, typed: bool = True) -> list[Sitter]:
    """One sitter for each word. Words that were not typed but come from a file seat no `module:Class`."""
    if len(words) != seats:
        raise Refused(Message("text-seat-count", {"given": len(words), "seats": seats}, ""))
    names = called(words, language)
    for i, name in enumerate(names):
        if name in names[:i]:
            raise Refused(Message("text-same-name", {"name": name}, ""))
    return [Sitter(name, word, _bot(word, typed)) for name, word in zip(names, words, strict=True)]


def called(words: list[str], language: str = HOME) -> list[str]:
    """How sentences speak of those words."""
    return [_name(word, number, language) for number, word in enumerate(words, start=1)]


def names_of(match: Match) -> list[str] | None:
    """How sentences speak of those who sat at a match, if its record says who did."""
    return called(match.names) if len(match.names) == match.seats else None


def _name(word: str, number: int, language: str) -> str:
    if word == YOU:
        return say(Message("text-your-name", {}, ""), language)
    if not _is_person(word):
        return say(Message("text-bot-name", {"number": number}, ""), language)
    if len(word) > LONGEST_NAME or not word.isprintable():
        raise Refused(Message("text-bad-name", {"name": ascii(word[:40]), "most": LONGEST_NAME}, ""))
    return word


def _is_person(word: str) -> bool:
    """A capital letter, so that a misspelt bot is not taken for a person; `module:Class` is a bot."""
    return word == YOU or (word[:1].isupper() and ":" not in word)


def _bot(word: str, typed: bool) -> bots.Bot | None:
    if _is_person(word):
        return None
    if bots.names_code(word) and not typed:
        raise Refused(Message("text-file-names-code", {"name": word[:40]}, ""))
    try:
        return bots.find_or_import(word)
    except Refused as refused:
        if refused.reason.id != "no-such-bot":
            raise
        known = refused.reason.args["known"]
        raise Refused(Message("text-no-such-sitter", {"name": word[:40], "known": known}, "")) from refused
