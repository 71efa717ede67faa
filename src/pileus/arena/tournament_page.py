"""The page of a tournament."""

from __future__ import annotations

from . import plots
from .intervals import Figure
from .pages import (
    figure,
    line_up_name,
    of_figure,
    of_share,
    options_in_words,
    page,
    paragraph,
    percent,
    section,
    table,
    word,
    word_or,
)
from .plots import Whisker
from .standings import LineUpResult, Standing, Tournament


def tournament_page(answer: Tournament, command: str) -> str:
    """The whole page, with the command that makes it again."""
    title = word("arena-tournament-title", game=word_or(f"{answer.game}-word-title", answer.game))
    facts = [
        (word("arena-command"), command),
        (word("arena-seed"), str(answer.seed)),
        (word("arena-games"), word("arena-games-of-deals", games=answer.games, deals=answer.deals)),
        (word("arena-options"), options_in_words(answer.game, answer.options)),
        (word("arena-version"), word("arena-version-and-data", version=answer.pileus, data=answer.data)),
    ]
    sections = []
    if answer.against_each_other:
        sections += _against_each_other(answer)
    sections += [_line_up(answer.game, result) for result in answer.line_ups]
    sections.append(_time(answer))
    return page(title, facts, sections)


def _against_each_other(answer: Tournament) -> list[tuple[str, str]]:
    every = answer.standings
    wins = [Whisker(each.bot, each.wins.share, each.wins.low, each.wins.high, each.fair) for each in every]
    n = answer.against_each_other
    parts = [
        table(
            [word(f"arena-head-{name}") for name in ("bot", "games", "wins", "fair", "rating", "score")],
            [_row(each) for each in every],
        ),
        figure(plots.whiskers(word("arena-wins"), wins), word("arena-wins-about", n=n)),
    ]
    rated = [
        Whisker(each.bot, each.rating.rating, each.rating.low, each.rating.high)
        for each in every
        if each.rating is not None
    ]
    if rated:
        parts.append(
            figure(plots.whiskers(word("arena-rating"), rated, percent=False), word("arena-rating-about", n=n))
        )
    seats = table(
        [word("arena-head-bot"), *(word("arena-seat", number=seat + 1) for seat in range(len(every[0].by_seat)))],
        [[each.bot, *(of_share(at) if at.n else "–" for at in each.by_seat)] for each in every],
    )
    return [
        section(word("arena-wins-and-ratings"), *parts),
        section(word("arena-by-seat"), paragraph(word("arena-by-seat-about")), seats),
    ]


def _row(each: Standing) -> list[str]:
    rating = "–" if each.rating is None else _plain(each.rating.rating, each.rating.low, each.rating.high)
    return [each.bot, str(each.games), of_share(each.wins), percent(each.fair), rating, of_figure(each.score)]


def _plain(middle: float, low: float, high: float) -> str:
    return of_figure(Figure(0, middle, low, high, share=False))


def _line_up(game: str, result: LineUpResult) -> tuple[str, str]:
    """How the games of a line-up ended, and what they came to."""
    parts = [paragraph(word("arena-line-up-about", games=result.games))]
    if result.victories is not None:
        told = word("arena-victories", share=of_share(result.victories), n=result.victories.n)
        parts.append(paragraph(told))
    if result.wins:
        rows = [[bot, of_share(won), percent(result.fair[bot])] for bot, won in result.wins.items()]
        parts.append(table([word(f"arena-head-{name}") for name in ("bot", "wins", "fair")], rows))
    ends = [
        Whisker(word_or(f"{game}-word-end-{end}", end), told.share, told.low, told.high)
        for end, told in result.ends.items()
    ]
    parts.append(figure(plots.whiskers(word("arena-ends"), ends), word("arena-ends-about", n=result.games)))
    figures = [
        [word_or(f"{game}-figure-{name}", name), of_figure(told), str(told.n)] for name, told in result.figures.items()
    ]
    parts.append(table([word(f"arena-head-{name}") for name in ("figure", "value", "n")], figures))
    return section(line_up_name(result.bots), *parts)


def _time(answer: Tournament) -> tuple[str, str]:
    length = word_or(
        f"{answer.game}-word-length",
        word("arena-length", decisions=f"{answer.decisions:.1f}"),
        rounds=f"{answer.rounds:.1f}",
        decisions=f"{answer.decisions:.1f}",
    )
    rows = [
        [each.bot, f"{each.decisions:.1f}", seconds(each.seconds_per_decision), seconds(each.seconds_per_game)]
        for each in answer.standings
    ]
    heads = [word(f"arena-head-{name}") for name in ("bot", "decisions", "per-decision", "per-game")]
    whole = word("arena-seconds-per-game", seconds=seconds(answer.seconds_per_game))
    return section(word("arena-time"), paragraph(f"{length} {whole}"), table(heads, rows))


def seconds(spent: float) -> str:
    """A time with as many digits as mean something."""
    return f"{spent:.1f} s" if spent >= 10 else f"{spent:.3g} s" if spent >= 0.01 else f"{1000 * spent:.2g} ms"
