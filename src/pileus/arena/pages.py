"""One HTML file with everything in it: no script, nothing from outside, both colour schemes.

It is well-formed XML too, so whoever wants the numbers can read them with any parser.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from typing import Any

from pileus.games.contract import Refused
from pileus.locale import Message, Unsayable, say, sentence

from .intervals import Figure, Share
from .plots import MARK

CSS = """
:root { color-scheme: light dark;
  --paper: light-dark(#f6f0e1, #1c1a22); --paper-2: light-dark(#fcf8ee, #26232d); --rule: light-dark(#c9bc9d, #4a4450);
  --ink: light-dark(#221f2a, #f3ecdb); --ink-2: light-dark(#4b4553, #cfc6b6);
  --blue: light-dark(#1d4a94, #3b73d1); --white: light-dark(#fffdf6, #fbf6e6); --red: light-dark(#ae1e2b, #cc3340);
  --green: light-dark(#2f7d46, #4fa268);
  --s1: light-dark(#35618f, #7fb0e0); --s2: light-dark(#b3701b, #e0a04a); --s3: light-dark(#4e7f43, #8fc07f);
  --s4: light-dark(#7a3b8f, #c08ad4); --s5: light-dark(#8a8173, #9d948a); --s6: light-dark(#a5485a, #e08a9a);
  --serif: "Iowan Old Style", Palatino, "Book Antiqua", "URW Palladio L", "Times New Roman", serif;
  --sans: "Segoe UI", "Helvetica Neue", Roboto, Arial, "Liberation Sans", sans-serif; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 58rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 var(--sans); }
h1, h2, h3 { font-family: var(--serif); line-height: 1.2; margin: 2rem 0 .5rem; }
h1 { margin-top: 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0; }
dt { color: var(--ink-2); }
dd { margin: 0; overflow-wrap: anywhere; }
code { font-size: .875rem; }
figure { margin: 1rem 0 1.5rem; padding: .75rem; background: var(--paper-2); border: 1px solid var(--rule);
  border-radius: .375rem; }
figcaption { font-size: .875rem; color: var(--ink-2); margin-bottom: .5rem; }
svg.plot { display: block; width: 100%; height: auto; }
svg.plot text { font-family: var(--sans); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: .875rem; margin: .5rem 0; font-variant-numeric: tabular-nums; }
th, td { padding: .1875rem .75rem .1875rem 0; text-align: right; border-bottom: 1px solid var(--rule); }
th:first-child, td:first-child { text-align: left; }
th { color: var(--ink-2); font-weight: 600; vertical-align: bottom; }
td:not(:first-child, .worded) { white-space: nowrap; }
.worded { text-align: left; }
summary { cursor: pointer; font-size: .875rem; min-height: 1.5rem; }
nav ul { columns: 2; padding-left: 1.25rem; }
a { color: inherit; }
@media (max-width: 40rem) { nav ul { columns: 1; } }
"""


def need_matplotlib() -> None:
    """Refuse, in one sentence, where it is not installed."""
    try:
        import matplotlib  # noqa: F401
    except ImportError as error:
        raise Refused(Message("arena-no-matplotlib", {}, "")) from error


def word(id: str, **args: Any) -> str:
    """A sentence or a word of the arena's, or of a game's."""
    return say(Message(id, args, ""))


def word_or(id: str, other: str, **args: Any) -> str:
    """The same, or another text where a game has no such words."""
    try:
        return sentence(Message(id, args, ""))
    except Unsayable:
        return other


def options_in_words(game: str, options: dict[str, Any]) -> str:
    """The table options, as the table itself says them."""
    told = [
        word_or(f"{game}-option-{name.replace('_', '-')}", f"{name}: {value}", **{name: value})
        for name, value in options.items()
    ]
    return " ".join(told)


def line_up_name(bots: Sequence[str]) -> str:
    """Who sits together, each bot once with how often it does."""
    times = Counter(bots)
    return ", ".join(f"{count} × {bot}" if count > 1 else bot for bot, count in times.items())


def percent(value: float, digits: int = 1) -> str:
    """A share as people write it."""
    return f"{100 * value:.{digits}f}%"


def of_share(told: Share) -> str:
    """A share with its interval."""
    return f"{percent(told.share)} ({100 * told.low:.1f}–{percent(told.high)})"


def of_figure(told: Figure) -> str:
    """A share or a mean with its interval."""
    if told.share:
        return f"{percent(told.mean)} ({100 * told.low:.1f}–{percent(told.high)})"
    interval = f" ({told.low:.2f} to {told.high:.2f})" if told.n != 1 else ""  # one alone tells nothing of others
    return f"{told.mean:.2f}{interval}"


def paragraph(text: str) -> str:
    """A paragraph."""
    return f"<p>{escape(text)}</p>"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], worded: int = 0) -> str:
    """A table; the first column names the rows. On a narrow screen it scrolls, by keyboard too.

    `worded`: how many columns after the first hold words and not numbers; they are broken into lines.
    """
    kinds = [' class="worded"' if 1 <= column <= worded else "" for column in range(len(heads))]
    head = "".join(f'<th scope="col"{kind}>{escape(text)}</th>' for kind, text in zip(kinds, heads, strict=True))
    cells = ("".join(f"<td{kind}>{escape(text)}</td>" for kind, text in zip(kinds, row, strict=True)) for row in rows)
    body = "".join(f"<tr>{row}</tr>" for row in cells)
    return f'<div class="scroll" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def folded(summary: str, content: str) -> str:
    """What one opens who wants to see it."""
    return f"<details><summary>{escape(summary)}</summary>{content}</details>"


def figure(drawing: str, caption: str, numbers: str = "") -> str:
    """A plot with the sentence that says what it shows, and its numbers."""
    return f"<figure><figcaption>{escape(caption)}</figcaption>{drawing}{numbers}</figure>"


def section(title: str, *parts: str) -> tuple[str, str]:
    """A part of the page with its heading."""
    return title, "".join(parts)


def page(title: str, facts: Sequence[tuple[str, str]], sections: Sequence[tuple[str, str]]) -> str:
    """The whole file. The first fact is the command."""
    told = "".join(
        f"<dt>{escape(name)}</dt><dd>{f'<code>{escape(text)}</code>' if i == 0 else escape(text)}</dd>"
        for i, (name, text) in enumerate(facts)
    )
    contents = "".join(f'<li><a href="#part-{i}">{escape(head)}</a></li>' for i, (head, _) in enumerate(sections))
    parts = "".join(
        f'<section id="part-{i}"><h2>{escape(head)}</h2>{body}</section>' for i, (head, body) in enumerate(sections)
    )
    return _numbered(
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"/><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\"/>"
        f"<style>{CSS}</style></head><body><main><h1>{escape(title)}</h1><dl>{told}</dl>"
        f"<nav><ul>{contents}</ul></nav>{parts}</main></body></html>\n"
    )


def _numbered(text: str) -> str:
    """No id twice: each drawing has its own."""
    first, *drawings = text.split("<svg ")
    return first + "".join(f"<svg {each.replace(MARK, f'{MARK}{i}-')}" for i, each in enumerate(drawings))
