"""The printed components, as files: one folder per game, and the choice of another folder for a whole process.

Whoever owns a printed game can enter its numbers: copy a game's folder, edit, and name it with `--data DIR` or
PILEUS_DATA. Files that DIR does not have are the package's own. The choice is made once, before a game is loaded,
because the tables are constants of the rules: compiled code is compiled for them.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

_loaded: dict[str, dict[str, Path]] = {}


class DataError(Exception):
    """A data file breaks a rule; the sentence names the file, the line, the field and the paragraph."""

    def __init__(self, rule: str, sentence: str) -> None:
        super().__init__(f"{sentence} ({rule})" if rule else sentence)
        self.rule = rule


def use(folder: Path | str) -> None:
    """Read the printed components from another folder, in this process and those it starts."""
    path = Path(folder)
    if not path.is_dir():
        raise DataError("", f"{path} is not a folder; --data takes a folder with the files of a game")
    if _loaded:
        games = ", ".join(sorted(_loaded))
        raise DataError("", f"the data must be chosen before a game is loaded, and {games} is loaded already")
    os.environ["PILEUS_DATA"] = str(path.resolve())


def files(game: str, names: tuple[str, ...]) -> dict[str, Path]:
    """Where each of a game's files is: in the chosen folder (or its subfolder named as the game), or our own."""
    _loaded[game] = _find(game, names)
    return _loaded[game]


def loaded(game: str) -> dict[str, Path]:
    """The files a game was loaded from; none before it is loaded, and for a game without any."""
    return _loaded.get(game, {})


def is_own(path: Path) -> bool:
    """Whether a file is the package's own."""
    return path.is_relative_to(Path(__file__).parent)


def _find(game: str, names: tuple[str, ...]) -> dict[str, Path]:
    own = Path(__file__).parent / game
    environment = os.environ.get("PILEUS_DATA")
    if not environment:
        return {name: own / name for name in names}
    chosen = Path(environment)
    folder = chosen / game if (chosen / game).is_dir() else chosen
    if not any((folder / name).is_file() for name in names):
        if _has_another_game(chosen):  # the numbers of one game were entered, the other is ours
            return {name: own / name for name in names}
        raise DataError("", f"{folder} has none of the files {', '.join(names)}")
    return {name: folder / name if (folder / name).is_file() else own / name for name in names}


def _has_another_game(folder: Path) -> bool:
    """Whether a folder has files, or a subfolder, of any game of ours."""
    for own in Path(__file__).parent.iterdir():
        if own.is_dir() and (
            (folder / own.name).is_dir() or any((folder / file.name).is_file() for file in own.glob("*.csv"))
        ):
            return True
    return False


def fingerprint(paths: dict[str, Path]) -> str:
    """The hash by which a record names its data."""
    digest = hashlib.sha256()
    for name in sorted(paths):
        try:
            text = paths[name].read_bytes().replace(b"\r\n", b"\n")
        except OSError as error:
            raise DataError("", f"{paths[name]} cannot be read: {error.strerror}") from error
        digest.update(name.encode() + b"\0" + text + b"\0")
    return digest.hexdigest()[:16]
