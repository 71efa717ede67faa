"""Who sits at a text table: `you`, other persons by name, or bots by theirs."""

from __future__ import annotations

from typing import NamedTuple

from pileus import bots
from pileus.games.contract import Refused
from pileus.locale import HOME, Message, say

YOU = "you"
LONGEST_NAME = 24


class Sitter(NamedTuple):
    """Whoever sits at a seat: the name by which sentences speak of them, and the bot, if it is one."""

    name: str
    kind: str
    bot: bots.Bot | None


def sit_down(words: list[str], seats: int, language: str = HOME) -> list[Sitter]:
    """One sitter for each word."""
    if len(words) != seats:
        raise Refused(Message("text-seat-count", {"given": len(words), "seats": seats}, ""))
    sitters = [_sitter(word, number, language) for number, word in enumerate(words, start=1)]
    for i, sitter in enumerate(sitters):
        if any(sitter.name == other.name for other in sitters[:i]):
            raise Refused(Message("text-same-name", {"name": sitter.name}, ""))
    return sitters


def _sitter(word: str, number: int, language: str) -> Sitter:
    if word == YOU:
        return Sitter(say(Message("text-your-name", {}, ""), language), YOU, None)
    if word[:1].isupper():  # so that a misspelt bot is not taken for a person
        if len(word) > LONGEST_NAME or not word.isprintable():
            raise Refused(Message("text-bad-name", {"name": ascii(word[:40]), "most": LONGEST_NAME}, ""))
        return Sitter(word, "", None)
    try:
        return Sitter(say(Message("text-bot-name", {"number": number}, ""), language), word, bots.find(word))
    except Refused as refused:
        known = refused.reason.args["known"]
        raise Refused(Message("text-no-such-sitter", {"name": word[:40], "known": known}, "")) from refused
