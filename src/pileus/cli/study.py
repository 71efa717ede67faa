"""`pileus study`: thousands of games by bots in one page."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .options import AsJson, DataFolder, GameName, Processes, names, use_data
from .table_command import table_options
from .table_options import all_options, options_of
from .working import command_line, note, progress

if TYPE_CHECKING:
    from pileus.arena.study import StudyReport, Table


def run(
    context: typer.Context,
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            help="A bot for all seats, at every number of players; or one for each seat, with commas: they rotate. "
            "A bot is a name, or module:Class."
        ),
    ] = "random",
    games: Annotated[int, typer.Option(min=1, help="How many games, at all tables together.")] = 1000,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same answer.")] = 0,
    processes: Processes = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a page with tables and plots.")] = None,
    as_json: AsJson = False,
    data: DataFolder = None,
) -> int:
    """Study a game by letting bots play it. Seats, ends, sources of points, worth of things, length; one page."""
    use_data(data)
    from pileus.arena.pages import need_matplotlib
    from pileus.arena.study import study
    from pileus.arena.turns import compile_for
    from pileus.games import find
    from pileus.text.files import check_writable, write_text
    from pileus.text.voice import Voice

    if html is not None:
        need_matplotlib()
        check_writable(html)
    words = names(bots)
    tables = _tables(game, words, table_options(context))
    compile_for(words, find(game), note)
    try:
        with progress(game, games) as tick:
            answer = study(game, tables, games, seed, processes, tick)
    except KeyboardInterrupt:
        Voice().tell("cli-stopped-study")
        return 1
    if as_json:
        import msgspec

        typer.echo(msgspec.json.encode(answer).decode())
    if html is not None:
        from pileus.arena.study_page import study_page

        write_text(html, study_page(answer, command_line()))
    if not as_json:
        _print(answer, html)
    return 0


def _tables(name: str, bots: list[str], given: dict[str, Any]) -> tuple[Table, ...]:
    """One table for each number of players that the options allow, unless that number or who sits where was said."""
    from pileus.arena.study import Table
    from pileus.bots import find_or_import
    from pileus.games import find
    from pileus.games.contract import Refused
    from pileus.locale import Message

    if not bots:
        raise Refused(Message("cli-no-bots", {}, ""))
    for bot in set(bots):
        find_or_import(bot)
    game = find(name)
    if len(bots) > 1:
        options, seats = all_options(game, given, len(bots))
        if seats != len(bots):
            raise Refused(Message("text-seat-count", {"given": len(bots), "seats": seats}, ""))
        return (Table(options, tuple(bots)),)
    numbers = next((option.values for option in options_of(game) if option.name == "players"), ())
    tables = {}
    for players in sorted(numbers) if "players" not in given else ():
        try:
            options, seats = all_options(game, {**given, "players": players}, 1)
        except Refused:  # these options are not for so many
            continue
        tables[seats] = Table(options, tuple(bots * seats))
    if not tables:
        options, seats = all_options(game, given, 1)
        return (Table(options, tuple(bots * seats)),)
    return tuple(tables.values())


def _print(answer: StudyReport, html: Path | None) -> None:
    """The shortest answer: how games end, and which seat wins."""
    from pileus.arena.pages import of_figure, of_share
    from pileus.locale import Message
    from pileus.text.voice import Voice

    voice = Voice()
    title = Message(f"{answer.game}-word-title", {}, "")
    voice.tell("cli-simulated", game=title, games=answer.games, seed=answer.seed)
    for table in answer.tables:
        voice.blank()
        voice.heading(voice.words(Message("arena-table-and-n", {"seats": table.seats, "n": table.games}, "")))
        for end, told in table.ends.items():
            voice.tell("cli-end-share", end=Message(f"{answer.game}-word-end-{end}", {}, ""), share=of_share(told))
        for seat, won in enumerate(table.wins):
            voice.tell("cli-seat-wins", player=seat, share=of_share(won))
        if table.victories is not None:
            voice.tell("arena-victories", share=of_share(table.victories), n=table.victories.n)
        lengths = {"rounds": of_figure(table.rounds), "decisions": of_figure(table.decisions)}
        voice.tell(f"{answer.game}-word-length", **lengths)
    voice.blank()
    voice.tell("cli-intervals")
    if html is None:
        voice.tell("cli-study-page")
    else:
        voice.tell("cli-study-written", file=str(html))
