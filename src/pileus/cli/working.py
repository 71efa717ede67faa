"""Long work: how far it is, where somebody watches; and compiled code warm before it begins."""

from __future__ import annotations

import contextlib
import shlex
import sys
from collections.abc import Callable, Iterator


def note(sentence: str) -> None:
    """Something worth knowing while one waits."""
    if sys.stderr.isatty():
        print(sentence, file=sys.stderr, flush=True)


def warm_up(name: str, once: Callable[[], object], compiled: bool | None = None) -> None:
    """Compile, or load what was compiled before, in this process, so that worker processes only load it."""
    from pileus.games import find
    from pileus.games.engines import engine

    if engine(find(name), compiled, note).compiled:
        once()


@contextlib.contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar that vanishes when the work is done."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)


def command_line() -> str:
    """What was typed, to be typed again."""
    return shlex.join(["pileus", *sys.argv[1:]])
