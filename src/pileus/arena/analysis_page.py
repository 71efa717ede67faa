"""The page of a game looked at afterwards."""

from __future__ import annotations

from pileus.bots.judging import LEAST

from . import plots
from .analyse import SWING, Analysis
from .pages import figure, folded, options_in_words, page, paragraph, percent, section, table, word, word_or


def analysis_page(answer: Analysis, command: str) -> str:
    """The whole page, with the command that makes it again."""
    title = word("arena-analysis-title", game=word_or(f"{answer.game}-word-title", answer.game))
    facts = [
        (word("arena-command"), command),
        (word("arena-analysis-seats"), ", ".join(answer.names)),
        (word("arena-analysis-result"), outcome(answer)),
        (word("arena-options"), options_in_words(answer.game, answer.options)),
        (word("arena-seed"), str(answer.seed)),
        (word("arena-analysis-looks"), looks(answer)),
        (word("arena-version"), f"Pileus {answer.pileus}, {answer.data}"),
    ]
    return page(title, facts, [_chances(answer), _swings(answer), _missed(answer)])


def outcome(answer: Analysis) -> str:
    """How the game ended, if it did."""
    if not answer.over:
        return word("arena-analysis-unfinished")
    won = [answer.names[seat] for seat in answer.winners]
    return word("arena-analysis-won", players=won, count=len(won))


def looks(answer: Analysis) -> str:
    """How often was looked ahead."""
    return word("arena-analysis-looks-about", looks=answer.looks, fast=answer.compiled)


def swing_rows(answer: Analysis) -> list[list[str]]:
    """Turning points: number, who, what, whose chance, before and after."""
    return [
        [
            str(one.number),
            answer.names[one.seat],
            one.label,
            word("arena-analysis-everybody") if answer.together else answer.names[one.whose],
            percent(one.before, 0),
            percent(one.after, 0),
        ]
        for one in answer.swings
    ]


def missed_rows(answer: Analysis) -> list[list[str]]:
    """Better choices: number, who, what, what instead, the chances and how far they are apart."""
    return [
        [
            str(one.number),
            answer.names[one.seat],
            one.label,
            one.better_label,
            percent(one.chance, 0),
            percent(one.better_chance, 0),
            percent(one.by, 0),
        ]
        for one in answer.missed
    ]


def _heads(*names: str) -> list[str]:
    return [word(f"arena-head-{name}") for name in names]


def _chances(answer: Analysis) -> tuple[str, str]:
    names = [word("arena-analysis-everybody")] if answer.together else _apart(answer.names)
    series = {name: [one.chances[seat] for one in answer.moments] for seat, name in enumerate(names)}
    marks = [(one.number, one.after, str(one.number)) for one in answer.swings]
    rows = [
        [
            str(one.number),
            "–" if one.seat is None else answer.names[one.seat],
            one.label or "–",
            *(percent(one.chances[seat], 0) for seat in range(len(names))),
        ]
        for one in answer.moments
    ]
    numbers = folded(
        word("arena-analysis-all"), table([*_heads("decision", "player", "choice"), *names], rows, worded=2)
    )
    parts = [figure(plots.lines(word("arena-analysis-chances"), series, marks), _about(answer), numbers)]
    return section(word("arena-analysis-chances"), *parts)


def _about(answer: Analysis) -> str:
    common = f" {word('arena-analysis-chances-common')}" if answer.together else ""
    return word("arena-analysis-chances-about") + common


def _apart(names: list[str]) -> list[str]:
    """Names that a legend can tell apart: bots of one kind have the same."""
    if len(set(names)) == len(names):
        return names
    return [f"{name} ({seat})" for seat, name in enumerate(names, start=1)]


def _swings(answer: Analysis) -> tuple[str, str]:
    title = word("arena-analysis-swings")
    if not answer.swings:
        return section(title, paragraph(word("arena-analysis-no-swings")))
    heads = _heads("decision", "player", "choice", "whose", "before", "after")
    about = word("arena-analysis-swings-about", least=percent(SWING, 0))
    return section(title, paragraph(about), table(heads, swing_rows(answer), worded=3))


def _missed(answer: Analysis) -> tuple[str, str]:
    parts = [paragraph(word("arena-analysis-missed-about", least=percent(LEAST, 0)))]
    if len(answer.judged) < answer.seats:
        judged = [answer.names[seat] for seat in answer.judged]
        parts.append(paragraph(word("arena-analysis-judged", players=judged)))
    if answer.missed:
        heads = _heads("decision", "player", "choice", "better", "chance", "better-chance", "by")
        parts.append(table(heads, missed_rows(answer), worded=3))
    else:
        parts.append(paragraph(word("arena-analysis-no-missed")))
    return section(word("arena-analysis-missed"), *parts)
