"""`pileus fuzz`: games in odd styles over all options, and a record of whatever breaks."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .options import DataFolder, GameName, Processes, use_data
from .working import note, progress, warm_up

if TYPE_CHECKING:
    from pileus.arena.fuzz import FuzzReport

MOST_SHRUNK = 10


def run(
    game: GameName,
    games: Annotated[int, typer.Option(min=0, help="How many games.")] = 1000,
    interpreted: Annotated[bool, typer.Option("--interpreted", help="Without compiled code.")] = False,
    twins: Annotated[
        int,
        typer.Option(min=0, metavar="N", help="Also N games both interpreted and compiled."),
    ] = 0,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")] = 0,
    processes: Processes = None,
    save: Annotated[Path, typer.Option(metavar="DIR", help="Where records of failures are left.")] = Path("failures"),
    data: DataFolder = None,
) -> int:
    """Look for faults in the rules. Odd games, laws checked after every step; exit code 1 if one breaks."""
    use_data(data)
    from pileus.arena.fuzz import compare, fuzz
    from pileus.games.contract import Refused
    from pileus.kernel.backend import numba_is_there
    from pileus.locale import Message

    if twins and not numba_is_there():
        raise Refused(Message("cli-no-numba", {}, ""))
    failed = False
    if games:
        compiled = False if interpreted else None
        warm_up(game, lambda: fuzz(game, 1, seed, 1, compiled), compiled)
        with progress(game, games) as tick:
            report = fuzz(game, games, seed, processes, compiled, tick)
        failed = _print(game, report, "cli-fuzzed", save) or failed
    if twins:
        warm_up(game, lambda: compare(game, 1, seed, 1), True)
        with progress(f"{game} ×2", twins) as tick:
            report = compare(game, twins, seed, processes, tick)
        failed = _print(game, report, "cli-compared", save) or failed
    return int(failed)


def _print(game: str, report: FuzzReport, title: str, folder: Path) -> bool:
    """Say what came of it, leave records of what broke; whether something did."""
    from pileus.arena.fuzz import shrink
    from pileus.games import find
    from pileus.locale import Message, say
    from pileus.text.files import write_record
    from pileus.text.voice import Voice

    voice = Voice()
    numbers = {"games": report.games, "decisions": report.decisions, "failures": len(report.failures)}
    voice.tell(title, **numbers)
    if report.started:
        voice.tell("cli-fuzz-started", count=report.started)
    for end in find(game).ends[1:]:  # those that no game reached too
        voice.tell("cli-fuzz-end", count=report.ends[end], end=Message(f"{game}-word-end-{end}", {}, ""))
    if report.shared:
        voice.tell("cli-fuzz-shared", count=report.shared)
    for failure in report.failures[:MOST_SHRUNK]:
        note(say(Message("cli-shrinking", {"number": failure.number}, "")))
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{failure.game}-{failure.seed}-{failure.number}.json"
        write_record(path, shrink(failure))
        args = {"number": failure.number, "what": failure.what, "file": str(path)}
        typer.echo(say(Message("cli-fuzz-failure", args, "")), err=True)
    return bool(report.failures)
