"""`pileus analyse`: a recorded game looked at afterwards."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .options import AsJson, DataFolder, Processes, use_data
from .working import command_line, note, progress

if TYPE_CHECKING:
    from pileus.arena.analyse import Analysis

SHOWN = 10  # lines in the terminal; the page and the JSON document have all


def run(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A record.", show_default=False)],
    budget: Annotated[
        int | None,
        typer.Option(
            min=1,
            help="How often to look ahead from each moment, and for each choice compared.",
            show_default="300, or 12 without compiled code",
        ),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same answer.")] = 0,
    seat: Annotated[
        list[int] | None,
        typer.Option(
            metavar="K",
            min=1,
            help="Judge the K-th seat's decisions only; may be given again.",
            show_default=False,
        ),
    ] = None,
    processes: Processes = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a page with a graph and tables.")] = None,
    as_json: AsJson = False,
    data: DataFolder = None,
) -> int:
    """Look at a recorded game afterwards. Chances to win, turning points, better choices missed."""
    use_data(data)
    from pileus.arena.analyse import analyse, budget_for
    from pileus.arena.pages import need_matplotlib
    from pileus.arena.turns import compile_for
    from pileus.games.contract import Refused
    from pileus.locale import Message
    from pileus.play.record import parse, replay
    from pileus.text.files import check_writable, read_record, write_text
    from pileus.text.voice import Voice

    if html is not None:
        need_matplotlib()
        check_writable(html)
    record = parse(read_record(file))
    match = replay(record)
    if seat and max(seat) > match.seats:
        raise Refused(Message("cli-no-such-seat", {"number": max(seat), "last": match.seats}, ""))
    compile_for(("search",), match.game, note)
    looks = budget or budget_for(match.game)
    try:
        with progress(match.game.name, match.number + 1) as tick:
            answer = analyse(record, looks, seed, [one - 1 for one in seat] if seat else None, processes, tick)
    except KeyboardInterrupt:
        Voice().tell("cli-stopped-study")
        return 1
    if as_json:
        import msgspec

        typer.echo(msgspec.json.encode(answer).decode())
    if html is not None:
        from pileus.arena.analysis_page import analysis_page

        write_text(html, analysis_page(answer, command_line()))
    if not as_json:
        _print(answer, html)
    return 0


def _print(answer: Analysis, html: Path | None) -> None:
    """The shortest answer: how it ended, the turning points and what was missed."""
    from pileus.arena.analysis_page import looks, outcome
    from pileus.arena.pages import percent, word
    from pileus.text.voice import Voice

    voice = Voice(players=answer.names)
    voice.line(f"{outcome(answer)} {word('arena-analysis-looks')}: {looks(answer)}.")
    voice.blank()
    voice.heading(word("arena-analysis-swings"))
    for one in answer.swings[:SHOWN]:
        told = {"number": one.number, "player": one.seat, "choice": one.label}
        whose = word("arena-analysis-everybody") if answer.together else answer.names[one.whose]
        chances = {"before": percent(one.before, 0), "after": percent(one.after, 0)}
        voice.tell("cli-analysis-swing", **told, whose=whose, **chances)
    if not answer.swings:
        voice.tell("arena-analysis-no-swings")
    voice.blank()
    voice.heading(word("arena-analysis-missed"))
    for miss in answer.missed[:SHOWN]:
        told = {"number": miss.number, "player": miss.seat, "choice": miss.label, "better": miss.better_label}
        chances = {"chance": percent(miss.chance, 0), "instead": percent(miss.better_chance, 0)}
        voice.tell("cli-analysis-missed", **told, **chances)
    if not answer.missed:
        voice.tell("arena-analysis-no-missed")
    voice.blank()
    if html is None:
        voice.tell("cli-analysis-page")
    else:
        voice.tell("cli-study-written", file=str(html))
