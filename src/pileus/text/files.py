"""Records as files."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec

from pileus.games.contract import Refused
from pileus.locale import Message


def read_record(path: Path) -> bytes:
    """The text of a record; whether it is one, the record's own reader decides."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise Refused(Message("text-cannot-read", {"file": str(path), "problem": _reason(error)}, "")) from error


def write_record(path: Path, record: dict[str, Any]) -> None:
    """Write a record whole or not at all."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.write_bytes(msgspec.json.encode(record) + b"\n")
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise cannot_save(path, _reason(error)) from error


def cannot_save(path: Path, problem: str) -> Refused:
    """A file that cannot be written."""
    return Refused(Message("text-cannot-save", {"file": str(path), "problem": problem}, ""))


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
