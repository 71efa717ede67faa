"""`pileus tournament`: bots against each other, over the same deals in rotating seats."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .options import AsJson, DataFolder, GameName, Processes, names, use_data
from .table_command import table_options
from .table_options import all_options
from .working import command_line, note, progress

if TYPE_CHECKING:
    from pileus.arena.keeping import Kept
    from pileus.arena.tournament import Plan, Played, Spread


def run(
    context: typer.Context,
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            help="Bots, with commas, the same one as often as you like. As many as seats: that line-up; "
            "otherwise all mixes. A bot is a name, or module:Class."
        ),
    ],
    games: Annotated[
        int, typer.Option(min=1, help="At least so many games: whole deals are played, each in every rotation.")
    ] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")] = 0,
    processes: Processes = None,
    cluster: Annotated[bool, typer.Option("--cluster", help="Play on Ray instead, on one machine or many.")] = False,
    save: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep every game in this file; the same command goes on where it was."),
    ] = None,
    records: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Leave a record of each game in this new folder; with --save, one goes on.",
        ),
    ] = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a page with tables and plots.")] = None,
    as_json: AsJson = False,
    data: DataFolder = None,
) -> int:
    """Let bots play against each other. The same deals in rotating seats: wins, ratings, scores, time."""
    use_data(data)
    from pileus.arena.keeping import Kept
    from pileus.arena.pages import need_matplotlib
    from pileus.arena.ratings import need_openskill
    from pileus.arena.standings import result
    from pileus.arena.turns import compile_for
    from pileus.games import find
    from pileus.text.files import check_writable, write_text

    plan = _plan(game, names(bots), table_options(context), seed, games)
    need_openskill()
    if html is not None:
        need_matplotlib()
        check_writable(html)
    keep = None if records is None else _keeper(records, plan, save is not None)
    kept = Kept(save, plan) if save is not None else None
    compile_for(names(bots), find(game), note)
    played = _play(plan, _spread(cluster, processes), kept, keep)
    if played is None:
        return 1
    answer = result(plan, played)
    if as_json:
        import msgspec

        typer.echo(msgspec.json.encode(answer).decode())
    else:
        from .tournament_table import print_tournament

        print_tournament(answer)
    if html is not None:
        from pileus.arena.tournament_page import tournament_page

        write_text(html, tournament_page(answer, command_line()))
    return 0


def _plan(name: str, bots: list[str], given: dict[str, Any], seed: int, games: int) -> Plan:
    """Who meets whom how often."""
    from pileus.arena.schedule import games_per_deal, line_ups
    from pileus.arena.tournament import plan
    from pileus.bots import find_or_import
    from pileus.games import find
    from pileus.games.contract import Refused
    from pileus.locale import Message

    if not bots:
        raise Refused(Message("cli-no-bots", {}, ""))
    options, seats = all_options(find(name), given, len(bots))
    for bot in set(bots):
        find_or_import(bot)
    every = line_ups(bots, seats)
    return plan(name, options, every, seed, -(-games // games_per_deal(every)))


def _spread(cluster: bool, processes: int | None) -> Spread:
    from pileus.arena import cluster as on_ray
    from pileus.arena import pool
    from pileus.arena.tournament import get_ready

    if cluster:
        on_ray.need_ray()
        return partial(on_ray.as_they_come, at_once=processes, prepare=get_ready)
    return partial(pool.as_they_come, processes=pool.processes_for(processes))


def _keeper(folder: Path, plan: Plan, goes_on: bool) -> Callable[[int, dict[str, Any]], None]:
    """Writes records; a tournament that goes on finds those of the games before."""
    from pileus.text.files import new_folder, write_record

    own = re.compile(rf"{plan.game}-{plan.seed}-\d+\.json")
    new_folder(folder, lambda name: goes_on and own.fullmatch(name) is not None)
    return lambda number, record: write_record(folder / f"{plan.game}-{plan.seed}-{number}.json", record)


def _play(
    plan: Plan, spread: Spread, kept: Kept | None, keep: Callable[[int, dict[str, Any]], None] | None
) -> list[Played] | None:
    """All games; None if somebody stopped it, or a bot failed and was told of."""
    from pileus.arena.schedule import games_per_deal
    from pileus.arena.tournament import play
    from pileus.arena.turns import BotFailed
    from pileus.text.voice import Voice

    done = kept.games if kept is not None else {}
    add: Callable[[Played], None] = kept.add if kept is not None else lambda _: None
    try:
        with progress(plan.game, plan.deals * games_per_deal(plan.line_ups)) as tick:
            return play(plan, spread, done, add, tick, keep)
    except BotFailed as failed:
        if keep is not None:
            keep(failed.reason.args["game"], failed.record)
        raise
    except KeyboardInterrupt:
        Voice().tell("cli-stopped" if kept is None else "cli-stopped-kept", file="" if kept is None else str(kept.path))
        return None
    finally:
        if kept is not None:
            kept.close()
