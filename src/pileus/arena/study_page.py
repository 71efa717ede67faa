"""The page of a study."""

from __future__ import annotations

from typing import Any

from pileus.games import find
from pileus.games.studies import Chart, Study
from pileus.locale import say

from . import plots
from .pages import (
    figure,
    folded,
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
from .study import Amount, StudyReport, TableReport, Worth

ENOUGH = 20  # whoever had a thing less often is in the table only
MOST = 36  # things in one plot


def study_page(answer: StudyReport, command: str) -> str:
    """The whole page, with the command that makes it again."""
    title = word("arena-study-title", game=word_or(f"{answer.game}-word-title", answer.game))
    facts = [
        (word("arena-command"), command),
        (word("arena-seed"), str(answer.seed)),
        (word("arena-games"), str(answer.games)),
        (word("arena-options"), options_in_words(answer.game, _common_options(answer))),
        *((word("arena-seats", seats=each.seats), _seating(answer, each)) for each in answer.tables),
        (word("arena-version"), word("arena-version-and-data", version=answer.pileus, data=answer.data)),
    ]
    sections = [
        *([_wins(answer)] if any(each.wins for each in answer.tables) else []),
        *([_victories(answer)] if any(each.victories is not None for each in answer.tables) else []),
        _ends(answer),
    ]
    study = find(answer.game).study
    if study is not None:
        sections += [_chart(answer, study, chart) for chart in study.charts]
    sections += [_length(answer), _figures(answer)]
    return page(title, facts, sections)


def _common_options(answer: StudyReport) -> dict[str, Any]:
    """What all tables have alike."""
    first = answer.tables[0].options
    return {name: value for name, value in first.items() if all(each.options[name] == value for each in answer.tables)}


def _seating(answer: StudyReport, each: TableReport) -> str:
    """Who sits at a table, and what it has of its own."""
    own = {name: value for name, value in each.options.items() if name not in _common_options(answer)}
    return f"{line_up_name(each.bots)}. {options_in_words(answer.game, own)}"


def _end(game: str, end: str) -> str:
    return word_or(f"{game}-word-end-{end}", end)


def _at_table(each: TableReport, n: int) -> str:
    return word("arena-table-and-n", seats=each.seats, n=n)


def _wins(answer: StudyReport) -> tuple[str, str]:
    """Win share by seat and number of players."""
    parts = []
    for each in answer.tables:
        if not each.wins:
            continue
        fair = 1 / each.seats
        rows = [
            Whisker(word("arena-seat", number=seat + 1), won.share, won.low, won.high, fair)
            for seat, won in enumerate(each.wins)
        ]
        numbers = table(
            [word(f"arena-head-{name}") for name in ("seat", "wins", "fair", "n")],
            [[row.label, of_share(won), percent(fair), str(won.n)] for row, won in zip(rows, each.wins, strict=True)],
        )
        caption = f"{_at_table(each, each.wins[0].n)}. {word('arena-seats-about')}"
        parts.append(figure(plots.whiskers(caption, rows), caption, folded(word("arena-numbers"), numbers)))
    return section(word("arena-wins-by-seat"), *parts)


def _victories(answer: StudyReport) -> tuple[str, str]:
    told = [
        paragraph(f"{_at_table(each, each.games)}: {_common(each)}")
        for each in answer.tables
        if each.victories is not None
    ]
    return section(word("arena-common-result"), *told)


def _common(each: TableReport) -> str:
    assert each.victories is not None
    return word("arena-victories", share=of_share(each.victories), n=each.victories.n)


def _ends(answer: StudyReport) -> tuple[str, str]:
    """How games end, and after how many rounds."""
    ends = list(dict.fromkeys(end for each in answer.tables for end in each.ends))
    words = {end: _end(answer.game, end) for end in ends}
    rows = [
        (_at_table(each, each.games), {end: told.share for end, told in each.ends.items()}) for each in answer.tables
    ]
    numbers = [
        [_at_table(each, each.games), words[end], of_share(told), of_figure(each.rounds_by_end[end])]
        for each in answer.tables
        for end, told in each.ends.items()
    ]
    heads = [word(f"arena-head-{name}") for name in ("table", "end", "share")] + [_unit(answer.game)]
    drawn = plots.stacked(word("arena-ends"), rows, words)
    return section(word("arena-ends"), figure(drawn, word("arena-study-ends-about")), table(heads, numbers))


def _unit(game: str) -> str:
    return word_or(f"{game}-word-lengths", word("arena-rounds"))


def _chart(answer: StudyReport, study: Study, chart: Chart) -> tuple[str, str]:
    """One of the game's own charts."""
    title = word(f"{answer.game}-study-{chart.name}")
    about = word(f"{answer.game}-study-{chart.name}-about")
    kinds = {"shares": _shares, "amounts": _amounts, "worth": _worth}
    return section(title, kinds[chart.kind](answer, study, chart, about))


def _shares(answer: StudyReport, study: Study, chart: Chart, about: str) -> str:
    moments = answer.shares[chart.name]
    if not moments:
        return paragraph(f"{about} {word('arena-nothing')}")
    named = {moment: say(study.label(chart.name, moment)) for moment in moments}
    words = {key: say(study.label(chart.name, key)) for key in chart.words}
    counts = {moment: next(iter(shares.values())).n for moment, shares in moments.items()}
    rows = [
        (f"{named[moment]} (n = {counts[moment]})", {key: told.share for key, told in shares.items()})
        for moment, shares in moments.items()
    ]
    numbers = table(
        [word("arena-head-figure"), word("arena-head-n"), *words.values()],
        [
            [named[moment], str(counts[moment]), *(of_share(shares[key]) for key in chart.words)]
            for moment, shares in moments.items()
        ],
    )
    drawn = plots.stacked(about, rows, words)
    return figure(drawn, about, folded(word("arena-numbers"), numbers))


def _amounts(answer: StudyReport, study: Study, chart: Chart, about: str) -> str:
    amounts = answer.amounts[chart.name]
    if not amounts:
        return paragraph(f"{about} {word('arena-nothing')}")
    named = {source: say(study.label(chart.name, source)) for source in amounts}
    rows = [(named[source], _bars(amount)) for source, amount in amounts.items()]
    numbers = table(
        [word(f"arena-head-{name}") for name in ("figure", "every", "n", "winners", "n")],
        [
            [
                named[source],
                of_figure(amount.every),
                str(amount.every.n),
                *(("–", "0") if amount.winners is None else (of_figure(amount.winners), str(amount.winners.n))),
            ]
            for source, amount in amounts.items()
        ],
    )
    n = next(iter(amounts.values())).every.n
    caption = f"{about} {word('arena-n', n=n)}"
    return figure(plots.bars(about, rows), caption, folded(word("arena-numbers"), numbers))


def _bars(amount: Amount) -> list[Whisker]:
    bars = [Whisker(word("arena-every"), amount.every.mean, amount.every.low, amount.every.high)]
    if amount.winners is not None:
        bars.append(Whisker(word("arena-winners"), amount.winners.mean, amount.winners.low, amount.winners.high))
    return bars


def _worth(answer: StudyReport, study: Study, chart: Chart, about: str) -> str:
    """The best and the worst, all of them in the table."""
    ranked = sorted(answer.worth[chart.name], key=lambda each: each.success.share - each.base, reverse=True)
    if not ranked:
        return paragraph(f"{about} {word('arena-nothing')}")
    named = {each.thing: say(study.label(chart.name, each.thing)) for each in ranked}
    numbers = table(
        [word(f"arena-head-{name}") for name in ("figure", "success", "base", "n")],
        [[named[each.thing], of_share(each.success), percent(each.base), str(each.success.n)] for each in ranked],
    )
    often = [each for each in ranked if each.success.n >= ENOUGH]
    shown = often if len(often) <= MOST else often[: MOST // 2] + often[-MOST // 2 :]
    sentences = [about, word("arena-worth-about")]
    if len(shown) < len(often):
        sentences.append(word("arena-worth-ends", shown=len(shown), every=len(ranked), least=ENOUGH))
    elif len(shown) < len(ranked):
        sentences.append(word("arena-worth-often", shown=len(shown), every=len(ranked), least=ENOUGH))
    drawn = plots.whiskers(about, [_whisker(each, named[each.thing]) for each in shown]) if shown else ""
    return figure(drawn, " ".join(sentences), folded(word("arena-numbers"), numbers))


def _whisker(each: Worth, name: str) -> Whisker:
    label = f"{name} (n = {each.success.n})"
    return Whisker(label, each.success.share, each.success.low, each.success.high, each.base)


def _length(answer: StudyReport) -> tuple[str, str]:
    """Length in rounds and in decisions."""
    parts = []
    for each in answer.tables:
        for unit, told, counts in (
            (_unit(answer.game), each.rounds, each.games_by_rounds),
            (word("arena-decisions"), each.decisions, each.games_by_decisions),
        ):
            caption = f"{unit}. {_at_table(each, told.n)}. {word('arena-mean', mean=of_figure(told))}"
            parts.append(figure(plots.histogram(caption, counts), caption))
    return section(word("arena-study-length"), *parts)


def _figures(answer: StudyReport) -> tuple[str, str]:
    rows = [
        [word_or(f"{answer.game}-figure-{name}", name), of_figure(told), str(told.n)]
        for name, told in answer.figures.items()
    ]
    heads = [word(f"arena-head-{name}") for name in ("figure", "value", "n")]
    return section(word("arena-study-figures"), table(heads, rows))
