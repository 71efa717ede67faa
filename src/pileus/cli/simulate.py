"""`pileus simulate`: many games by bots, and what came of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .options import AsJson, DataFolder, GameName, Processes, names, use_data
from .table_command import table_options
from .table_options import all_options
from .working import note, progress, warm_up

if TYPE_CHECKING:
    from pileus.arena.simulate import Simulation


def run(
    context: typer.Context,
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    bots: Annotated[
        str, typer.Option(help="A bot for all seats, or one for each, with commas: a name, or module:Class.")
    ] = "random",
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same answer.")] = 0,
    processes: Processes = None,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Leave a record of each game in this new folder.")
    ] = None,
    as_json: AsJson = False,
    data: DataFolder = None,
) -> None:
    """Let bots play many games. How they end, how long they take, who wins, what they come to."""
    use_data(data)
    from pileus.arena.simulate import simulate
    from pileus.arena.turns import compile_for
    from pileus.games import find

    options, seats = _seat_bots(game, names(bots), table_options(context))
    compile_for(seats, find(game), note)
    keep = None if records is None else _keeper(records, game, seed)
    if set(seats) == {"random"} and keep is None:  # random play runs inside the engine
        warm_up(game, lambda: simulate(game, 1, seed, seats, options, processes=1))
    with progress(game, games) as tick:
        answer = simulate(game, games, seed, seats, options, processes, tick=tick, keep=keep)
    if as_json:
        import msgspec

        typer.echo(msgspec.json.encode(answer).decode())
    else:
        _print(answer)


def _keeper(folder: Path, game: str, seed: int) -> Callable[[int, dict[str, Any]], None]:
    """Writes the record of each game into a folder of its own."""
    from pileus.text.files import new_folder, write_record

    new_folder(folder)
    return lambda number, record: write_record(folder / f"{game}-{seed}-{number}.json", record)


def _seat_bots(name: str, bots: list[str], given: dict[str, Any]) -> tuple[dict[str, Any], tuple[str, ...]]:
    """All options written out, and one bot for each seat."""
    from pileus.bots import find_or_import
    from pileus.games import find
    from pileus.games.contract import Refused
    from pileus.locale import Message

    options, count = all_options(find(name), given, len(bots))
    seats = tuple(bots * count if len(bots) == 1 else bots)
    if len(seats) != count:
        raise Refused(Message("text-seat-count", {"given": len(bots), "seats": count}, ""))
    for bot in set(seats):
        find_or_import(bot)
    return options, seats


def _print(answer: Simulation) -> None:
    from pileus.locale import Message
    from pileus.text.voice import Voice

    voice = Voice()
    title = Message(f"{answer.game}-word-title", {}, "")
    voice.tell("cli-simulated", game=title, games=answer.games, seed=answer.seed)
    voice.blank()
    for end, count in answer.ends.items():
        reason = Message(f"{answer.game}-word-end-{end}", {}, "")
        voice.tell("cli-end", count=count, share=_percent(count / answer.games), end=reason)
    voice.blank()
    voice.tell(f"{answer.game}-word-length", rounds=f"{answer.rounds:.1f}", decisions=f"{answer.decisions:.1f}")
    voice.blank()
    for seat, (bot, score, win) in enumerate(zip(answer.bots, answer.scores, answer.wins, strict=True)):
        shares = {"share": _percent(win.share), "low": _percent(win.low), "high": _percent(win.high)}
        voice.tell("cli-seat", player=seat, bot=bot, score=f"{score:.2f}", **shares)
    voice.blank()
    for name, figure in answer.figures.items():
        numbers = {"share" if figure.share else "mean": figure.mean, "low": figure.low, "high": figure.high}
        written = {word: _percent(number) if figure.share else f"{number:.2f}" for word, number in numbers.items()}
        named = Message(f"{answer.game}-figure-{name}", {}, "")
        voice.tell("cli-figure-share" if figure.share else "cli-figure-mean", figure=named, n=figure.n, **written)
    voice.tell("cli-intervals")


def _percent(share: float) -> str:
    return f"{100 * share:.1f}%"
