"""Copies of our data files with a fault in them."""

from __future__ import annotations

from pathlib import Path

from pileus.games.emancipation.tables import FILES


def changed(folder: Path, name: str, *texts: str) -> Path:
    """A copy of one of our files in which pieces of text, each there once, are others: old, new, old, new …"""
    text = FILES[name].read_text(encoding="utf-8")
    for old, new in zip(texts[::2], texts[1::2], strict=True):
        assert text.count(old) == 1, f"{old} is there {text.count(old)} times"
        text = text.replace(old, new)
    (folder / name).write_text(text, encoding="utf-8")
    return folder / name


def everywhere(folder: Path, name: str, old: str, new: str) -> Path:
    """A copy of one of our files in which a piece of text is another wherever it stands."""
    text = FILES[name].read_text(encoding="utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new), encoding="utf-8")
    return folder / name


def without(folder: Path, name: str, start: str) -> Path:
    """A copy of one of our files without the line that starts so."""
    lines = FILES[name].read_text(encoding="utf-8").splitlines(keepends=True)
    kept = [line for line in lines if not line.startswith(start)]
    assert len(kept) == len(lines) - 1
    (folder / name).write_text("".join(kept), encoding="utf-8")
    return folder / name
