"""Records and positions as files."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from pileus.games.contract import Refused
from pileus.locale import Message
from pileus.play.front import game
from pileus.play.match import Match
from pileus.play.record import is_position, replay


def read_record(path: Path) -> bytes:
    """The text of a record; whether it is one, the record's own reader decides."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise Refused(Message("text-cannot-read", {"file": str(path), "problem": _reason(error)}, "")) from error


def open_match(path: Path, seed: int | None = None) -> Match:
    """The match of a record, or one that begins from a position."""
    text = read_record(path)
    try:
        document = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return replay(text)  # which says what is wrong with it
    if is_position(document):
        return game(document["game"]).set_up(document, seed=seed)
    if not isinstance(document, dict) or "pileus" not in document:
        raise Refused(Message("text-neither", {"file": str(path)}, ""))
    return replay(document)


def new_folder(path: Path, but: Callable[[str], bool] = lambda name: False) -> None:
    """A folder to write into, made if need be; what lies in it already might be overwritten, so it must be empty.

    `but`: which files may be there, since whoever goes on with something left them.
    """
    try:
        path.mkdir(parents=True, exist_ok=True)
        taken = any(not but(file.name) for file in path.iterdir())
    except OSError as error:
        raise cannot_save(path, _reason(error)) from error
    if taken:
        raise Refused(Message("text-not-empty", {"file": str(path)}, ""))


def free_name(stem: str) -> Path:
    """A file of the current folder that does not exist yet."""
    number = 1
    while Path(f"{stem}-{number}.json").exists():
        number += 1
    return Path(f"{stem}-{number}.json")


def check_writable(path: Path) -> None:
    """Refuse now what `write_text` would refuse after long work."""
    there = path.is_dir() or path.parent.is_dir()
    if not there or path.is_dir() or not os.access(path if path.exists() else path.parent, os.W_OK):
        problem = errno.EISDIR if path.is_dir() else errno.EACCES if there else errno.ENOENT
        raise cannot_save(path, os.strerror(problem).lower())


def write_record(path: Path, record: dict[str, Any]) -> None:
    """Write a record whole or not at all."""
    _write(path, msgspec.json.encode(record) + b"\n")


def write_text(path: Path, text: str) -> None:
    """Write a text whole or not at all."""
    _write(path, text.encode())


def _write(path: Path, content: bytes) -> None:
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.write_bytes(content)
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise cannot_save(path, _reason(error)) from error


def cannot_save(path: Path, problem: str) -> Refused:
    """A file that cannot be written."""
    return Refused(Message("text-cannot-save", {"file": str(path), "problem": problem}, ""))


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
