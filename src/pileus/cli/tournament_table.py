"""A tournament in a terminal: one table for the bots, sentences for what they came to together."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from pileus.arena.standings import LineUpResult, Standing, Tournament
    from pileus.text.voice import Voice


def print_tournament(answer: Tournament) -> None:
    """All of it."""
    from rich.console import Console

    from pileus.arena.tournament_page import seconds
    from pileus.locale import Message
    from pileus.text.voice import Voice

    voice = Voice()
    title = Message(f"{answer.game}-word-title", {}, "")
    voice.tell("cli-tournament", game=title, games=answer.games, deals=answer.deals, seed=answer.seed)
    voice.blank()
    console = Console(highlight=False, markup=False, emoji=False)
    _print(console, _table(answer))
    if len(answer.line_ups) > 1 and answer.against_each_other:
        _print(console, _line_ups(answer.line_ups))
    for result in answer.line_ups:
        if result.victories is not None:
            _tell_common_result(voice, answer.game, result)
    numbers = {"rounds": f"{answer.rounds:.1f}", "decisions": f"{answer.decisions:.1f}"}
    voice.tell(f"{answer.game}-word-length", **numbers)
    voice.tell("arena-seconds-per-game", seconds=seconds(answer.seconds_per_game))
    voice.tell("cli-intervals")


def _new_table(*heads: str) -> Table:
    from rich import box
    from rich.table import Table

    from pileus.arena.pages import word

    drawn = Table(box=box.SIMPLE, pad_edge=False)
    for i, head in enumerate(heads):
        drawn.add_column(word(f"arena-head-{head}"), justify="left" if i == 0 else "right", no_wrap=True)
    return drawn


def _print(console: Console, drawn: Table) -> None:
    """A table where there is room for it; else its rows one below the other. Nothing is cut."""
    from rich.measure import Measurement

    roomy = console.options.update(width=1000)
    needed = Measurement.get(console, roomy, drawn).maximum
    if not console.is_terminal:
        console.width = needed
    if needed <= console.width:
        console.print(drawn)
        return
    heads = [str(column.header) for column in drawn.columns]
    for first, *rest in zip(*(column.cells for column in drawn.columns), strict=True):
        console.print(first or "–")
        for head, cell in zip(heads[1:], rest, strict=True):
            console.print(f"  {head}: {cell}")
    console.print()


def _table(answer: Tournament) -> Table:
    """Bots, the best first; without wins and ratings where nobody plays against anybody."""
    from pileus.arena.tournament_page import seconds

    against = bool(answer.against_each_other)
    heads = ("wins", "fair", "rating") if against else ()
    drawn = _new_table("bot", "games", *heads, "score", "per-decision", "per-game")
    for each in answer.standings:
        wins = _wins(each) if against else ()
        times = (seconds(each.seconds_per_decision), seconds(each.seconds_per_game))
        drawn.add_row(each.bot, str(each.games), *wins, f"{each.score.mean:.2f}", *times)
    return drawn


def _wins(each: Standing) -> tuple[str, str, str]:
    from pileus.arena.pages import of_share, percent

    rating = each.rating
    rated = "–" if rating is None else f"{rating.rating:.1f} ({rating.low:.1f}–{rating.high:.1f})"
    return of_share(each.wins), percent(each.fair), rated


def _line_ups(results: list[LineUpResult]) -> Table:
    from pileus.arena.pages import line_up_name, of_share, percent

    drawn = _new_table("line-up", "games", "bot", "wins", "fair")
    for result in results:
        first = (line_up_name(result.bots), str(result.games))
        for bot, won in result.wins.items():
            drawn.add_row(*first, bot, of_share(won), percent(result.fair[bot]))
            first = ("", "")
    return drawn


def _tell_common_result(voice: Voice, game: str, result: LineUpResult) -> None:
    """Goals, grades and losses of a line-up that plays together."""
    from pileus.arena.pages import line_up_name, of_share, percent
    from pileus.locale import Message

    assert result.victories is not None
    voice.heading(line_up_name(result.bots))
    voice.tell("arena-victories", share=of_share(result.victories), n=result.victories.n)
    for end, told in result.ends.items():
        reason = Message(f"{game}-word-end-{end}", {}, "")
        voice.tell("cli-end-share", end=reason, share=of_share(told))
    for name, figure in result.figures.items():
        named = Message(f"{game}-figure-{name}", {}, "")
        numbers = {"share" if figure.share else "mean": figure.mean, "low": figure.low, "high": figure.high}
        written = {word: percent(number) if figure.share else f"{number:.2f}" for word, number in numbers.items()}
        voice.tell("cli-figure-share" if figure.share else "cli-figure-mean", figure=named, n=figure.n, **written)
    voice.blank()
