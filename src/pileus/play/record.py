"""The record: a whole match as a small JSON document, versioned and hash-chained.

A game is its options, its luck and the choices made; the record is just that. Each entry carries a link: the hash of
the header and of all choices up to it; `head` is the last of them, so a changed, missing or added entry shows. The
header names the luck's commitment; the key itself is in a public record only when the game is over.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from pileus.games import find
from pileus.games.contract import Message, Refused, Result

from .inputs import check_seed, convert_options, convert_position, settled, shown
from .luck import Luck
from .match import Match

VERSION = 1


class RecordedLuck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table's commitment and, where it may be known, its key; or a laboratory's seed."""

    commitment: str | None = None
    key: str | None = None
    seed: int | None = None


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One match. `choices` are triples: seat, name of the choice, link of the chain; `names` say who sat where."""

    pileus: int
    game: str
    data: str
    options: dict[str, Any]
    luck: RecordedLuck
    choices: list[tuple[int, str, str]]
    head: str
    names: list[str] = []
    position: dict[str, Any] | None = None
    result: Result | None = None


def write(match: Match, public: bool = False) -> dict[str, Any]:
    """The record of a match. A `public` one leaves the key out until the game is over."""
    luck = match.luck
    hidden = public and match.result is None
    if hidden and luck.key is None:
        raise bad("a laboratory match has no secret key, so its record cannot be public before the end")
    record = Record(
        pileus=VERSION,
        game=match.game.name,
        data=match.game.data_hash,
        options=msgspec.to_builtins(match.options),
        luck=RecordedLuck(luck.commitment, luck.key.hex() if luck.key and not hidden else None, luck.seed),
        choices=[],
        head="",
        names=match.names,
        position=None if match.start is None else _position(match, hidden),
        result=match.result,
    )
    link = _header(record)
    for entry in match.log:
        link = _next_link(link, entry.seat, entry.choice.name)
        record.choices.append((entry.seat, entry.choice.name, link))
    document: dict[str, Any] = msgspec.to_builtins(msgspec.structs.replace(record, head=link))
    return document


def _position(match: Match, hidden: bool) -> dict[str, Any]:
    """A position names what is hidden, so a public record of a match under way cannot have one."""
    if hidden:
        raise bad("the match began from a position, which names what is hidden: its record is public only at the end")
    named: dict[str, Any] = msgspec.to_builtins(match.start)
    return named


def parse(document: Any) -> Record:
    """A record from a JSON document, its text, or its bytes; what is no record is refused with a sentence."""
    if isinstance(document, Record):
        return document
    try:
        text = document if isinstance(document, str | bytes) else msgspec.json.encode(document)
        document = msgspec.json.decode(text)
    except (msgspec.MsgspecError, ValueError, TypeError, OverflowError, RecursionError) as error:
        raise bad(f"it is not JSON ({shown(error)})") from error
    if is_position(document):
        raise Refused(Message("record-is-position", {}, ""))
    if not isinstance(document, dict) or "pileus" not in document:
        raise bad("it has no field pileus, which names the version of the format")
    version = document["pileus"]
    if type(version) is not int or version < 1:
        raise bad(f"version {shown(version)} is not a number from 1")
    if version > VERSION:
        raise Refused(Message("record-version", {"version": shown(version), "known": VERSION}, ""))
    try:
        return msgspec.convert(document, Record)
    except msgspec.ValidationError as error:
        raise bad(str(error)) from error


def is_position(document: Any) -> bool:
    """Whether a JSON document is, by its looks, a position to begin from instead of a record."""
    return isinstance(document, dict) and "game" in document and "pileus" not in document


def replay(document: Any, at: int | None = None) -> Match:
    """The match of a record, after all its choices or the first `at` of them."""
    record = parse(document)
    count = len(record.choices)
    if at is not None and (type(at) is not int or not 0 <= at <= count):
        raise bad(f"it has {count} choices, so there is no moment {shown(at)}; 0 to {count} would be right")
    match = _begin(record)
    match.names = list(record.names)
    for number, (seat, name, _) in enumerate(record.choices[:at], start=1):
        try:
            match.play(name, seat)
        except Refused as refused:
            raise Refused(Message("record-choice", {"number": number, "name": name}, refused.rule)) from refused
    return match


def verify(document: Any) -> Match:
    """Prove a record: data, commitment, chain, legality of every choice, result. The match it leads to.

    What does not hold is refused, with the number of the first bad entry.
    """
    record = parse(document)
    link = _header(record)
    for number, (seat, name, written) in enumerate(record.choices, start=1):
        link = _next_link(link, seat, name)
        if link != written:
            raise Refused(Message("record-chain", {"number": number}, ""))
    if link != record.head:
        raise Refused(Message("record-head", {"number": len(record.choices)}, ""))
    match = replay(record)
    if record.result != match.result:
        raise Refused(Message("record-result", {}, ""))
    return match


def _begin(record: Record) -> Match:
    game = find(record.game)
    if record.data != game.data_hash:
        raise Refused(Message("record-data", {"data": record.data, "known": game.data_hash}, ""))
    options = convert_options(game.options, record.options)
    if record.position is None:
        return Match(game, options, _luck(record.luck))
    match = Match(game, options, _luck(record.luck), convert_position(game.position, record.position))
    if match.options != settled(game, match.start.options):
        raise bad("its options are not those of the position it begins from")
    return match


def _luck(recorded: RecordedLuck) -> Luck:
    if recorded.seed is not None:
        if recorded.key is not None or recorded.commitment is not None:
            raise bad("it has a seed and a key; a table has a key, a laboratory a seed")
        return Luck.stream(check_seed(recorded.seed))
    if recorded.key is None:
        raise bad("it has no key: a game under way can be replayed by its host alone")
    try:
        luck = Luck(key=bytes.fromhex(recorded.key))
    except ValueError as error:
        raise bad("its key is not hexadecimal") from error
    if luck.commitment != recorded.commitment:
        raise Refused(Message("record-commitment", {}, ""))
    return luck


def _header(record: Record) -> str:
    luck = record.luck.commitment if record.luck.commitment is not None else record.luck.seed
    header = [record.pileus, record.game, record.data, record.options, luck, record.position]
    return _digest(msgspec.json.encode(header, order="deterministic"))


def _next_link(link: str, seat: int, name: str) -> str:
    return _digest(msgspec.json.encode([link, seat, name]))


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


def bad(problem: str) -> Refused:
    """A record that is none."""
    return Refused(Message("bad-record", {"problem": problem}, ""))
