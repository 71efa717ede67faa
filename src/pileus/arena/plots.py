"""Plots as SVG for a page to take in: their colours are the page's, so they follow the reader's colour scheme.

matplotlib draws with stand-in colours, which become the page's variables; text stays text.
"""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

WIDTH = 7.6  # inches; a page shows it as wide as it has room
ROW = 0.27
COLOURS = ("ink", "ink-2", "rule", "paper-2", "s1", "s2", "s3", "s4", "s5", "s6", "blue", "white", "red", "green")
SERIES = ("s1", "s2", "s3", "s4", "s5", "s6")
HATCHES = ("", "//", "..", "\\\\", "xx", "--")
DASHES: tuple[Any, ...] = ("-", "--", ":", "-.", (0, (6, 1, 1, 1, 1, 1)), (0, (1, 3)))
MARK = "plot-"
"""Opens every id of a drawing; whoever puts several on a page makes it different for each."""
_STAND_IN = {name: f"#00fe{i:02x}" for i, name in enumerate(COLOURS)}


class Whisker(NamedTuple):
    """A value with its interval, and what it would be if nothing mattered."""

    label: str
    value: float
    low: float
    high: float
    base: float | None = None


def whiskers(title: str, rows: Sequence[Whisker], percent: bool = True) -> str:
    """A point and its interval in each row; a mark where nothing would matter."""
    figure, axes = _start(len(rows))
    for y, row in enumerate(rows):
        axes.plot([row.low, row.high], [y, y], color=_STAND_IN["s1"], linewidth=2, solid_capstyle="butt")
        axes.plot([row.value], [y], "o", color=_STAND_IN["s1"], markersize=5)
        if row.base is not None:
            axes.plot([row.base, row.base], [y - 0.35, y + 0.35], color=_STAND_IN["ink"], linewidth=1, linestyle=":")
    _rows(axes, [row.label for row in rows])
    _scale(axes, percent)
    return _svg(figure, title)


def bars(title: str, rows: Sequence[tuple[str, Sequence[Whisker]]], percent: bool = False) -> str:
    """In each row a bar for each series; the whiskers' labels are the series."""
    depth = max((len(parts) for _, parts in rows), default=1)
    figure, axes = _start(len(rows) * max(1.0, 0.7 * depth) + 1)
    seen: set[str] = set()
    for y, (_, parts) in enumerate(rows):
        height = 0.8 / depth
        for i, part in enumerate(parts):
            at = y + (i - (len(parts) - 1) / 2) * height
            error = [[max(0.0, part.value - part.low)], [max(0.0, part.high - part.value)]]
            axes.barh(
                at,
                part.value,
                height * 0.9,
                color=_STAND_IN[SERIES[i % len(SERIES)]],
                edgecolor=_STAND_IN["ink-2"],
                hatch=None if i == 0 else "///",
                linewidth=0.5,
                xerr=error,
                error_kw={"ecolor": _STAND_IN["ink"], "elinewidth": 1},
                label=None if part.label in seen else part.label,
            )
            seen.add(part.label)
    _rows(axes, [label for label, _ in rows])
    _scale(axes, percent)
    if depth > 1:
        _legend(axes, depth)
    return _svg(figure, title)


def stacked(title: str, rows: Sequence[tuple[str, Mapping[str, float]]], words: Mapping[str, str]) -> str:
    """Each row is whole: its parts are shares. What a colour says, a hatching and, with room for it, a word say too."""
    figure, axes = _start(len(rows) * 1.3 + 1)
    left = [0.0] * len(rows)
    for i, (word, name) in enumerate(words.items()):
        colour = word if word in COLOURS else SERIES[i % len(SERIES)]
        values = [shares.get(word, 0.0) for _, shares in rows]
        axes.barh(
            range(len(rows)),
            values,
            left=left,
            height=0.75,
            color=_STAND_IN[colour],
            edgecolor=_STAND_IN["ink-2"],
            linewidth=0.7,
            hatch=HATCHES[i % len(HATCHES)],
            label=name,
        )
        for y, value in enumerate(values):
            if value >= 0.07:
                box = {"boxstyle": "round,pad=0.15", "facecolor": _STAND_IN["paper-2"], "edgecolor": "none"}
                text = f"{name} {100 * value:.0f}%" if value > 0.07 + 0.012 * len(name) else f"{100 * value:.0f}%"
                where = {"ha": "center", "va": "center", "fontsize": 8, "bbox": box}
                axes.text(left[y] + value / 2, y, text, color=_STAND_IN["ink"], **where)
        left = [before + value for before, value in zip(left, values, strict=True)]
    _rows(axes, [label for label, _ in rows])
    _scale(axes, percent=True)
    axes.set_xlim(0, 1)
    _legend(axes, len(words))
    return _svg(figure, title)


def histogram(title: str, counts: Mapping[int, int], bins: int = 24) -> str:
    """How often which number; many numbers share a bar."""
    figure, axes = _start(6)
    low, high = min(counts), max(counts)
    size = max(1, -(-(high - low + 1) // bins))
    tall: dict[int, int] = {}
    for value, times in counts.items():
        start = low + (value - low) // size * size
        tall[start] = tall.get(start, 0) + times
    total = sum(counts.values())
    places = [start + (size - 1) / 2 for start in tall]
    shares = [times / total for times in tall.values()]
    axes.bar(places, shares, size * 0.92, color=_STAND_IN["s1"], edgecolor=_STAND_IN["ink-2"], linewidth=0.5)
    _scale(axes, percent=True, axis="y")
    axes.grid(axis="y", color=_STAND_IN["rule"], linewidth=0.6)
    return _svg(figure, title)


def lines(title: str, series: Mapping[str, Sequence[float]], marks: Sequence[tuple[int, float, str]] = ()) -> str:
    """Shares in the course of something, each line by colour and dashes. Marks: where, how high, their names."""
    figure, axes = _start(11)
    for i, (name, values) in enumerate(series.items()):
        style = {"color": _STAND_IN[SERIES[i % len(SERIES)]], "linestyle": DASHES[i % len(DASHES)]}
        axes.step(range(len(values)), values, where="post", linewidth=1.6, label=name, **style)
    for at, height, mark in marks:
        axes.plot([at], [height], "o", color=_STAND_IN["ink"], markersize=4, fillstyle="none")
        where = {"textcoords": "offset points", "xytext": (4, 5), "fontsize": 8}
        axes.annotate(mark, (at, height), color=_STAND_IN["ink"], **where)
    _scale(axes, percent=True, axis="y")
    axes.set_ylim(-0.02, 1.02)
    axes.set_xlim(0, max(1, *(len(values) - 1 for values in series.values())))
    axes.grid(axis="y", color=_STAND_IN["rule"], linewidth=0.6)
    _legend(axes, len(series))
    return _svg(figure, title)


def _start(rows: float) -> tuple[Any, Any]:
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    ink = _STAND_IN["ink"]
    colours: Any = {"text.color": ink, "axes.labelcolor": ink, "xtick.color": ink, "ytick.color": ink}
    with rc_context({**colours, "axes.edgecolor": _STAND_IN["ink-2"], "font.size": 9}):
        figure = Figure(figsize=(WIDTH, ROW * rows + 0.7), layout="constrained")
        axes = figure.add_subplot()
    figure.patch.set_visible(False)
    axes.patch.set_visible(False)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    axes.set_axisbelow(True)
    return figure, axes


def _rows(axes: Any, labels: Sequence[str]) -> None:
    """Rows are read from above."""
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.5, -0.5)
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="x", color=_STAND_IN["rule"], linewidth=0.6)


def _scale(axes: Any, percent: bool, axis: str = "x") -> None:
    from matplotlib.ticker import PercentFormatter

    if percent:
        getattr(axes, f"{axis}axis").set_major_formatter(PercentFormatter(1, decimals=None))


def _legend(axes: Any, entries: int) -> None:
    frame = {"facecolor": "none", "edgecolor": "none", "labelcolor": _STAND_IN["ink"]}
    axes.legend(loc="lower left", bbox_to_anchor=(0, 1), ncols=min(entries, 4), fontsize=8, **frame)


def _svg(figure: Any, title: str) -> str:
    """The drawing without its wrapping: no links, no fixed size, ids that no other drawing of a page has."""
    from html import escape

    from matplotlib import rc_context

    written = io.StringIO()
    with rc_context({"svg.fonttype": "none", "svg.hashsalt": "pileus"}):
        figure.savefig(written, format="svg", metadata={"Date": None})
    text = written.getvalue()
    text = text[text.index("<svg") :].strip()
    for wrapping in (r"<metadata>.*?</metadata>\s*", r"<!--.*?-->\s*", r"<style.*?</style>\s*", r'(?<=<g) id="[^"]*"'):
        text = re.sub(wrapping, "", text, flags=re.DOTALL)
    text = re.sub(r"font(-family|): [^;\"]*;? ?", lambda found: _size(found[0]), text)
    text = text.replace(' id="', f' id="{MARK}').replace('xlink:href="#', f'href="#{MARK}')
    text = text.replace("url(#", f"url(#{MARK}")
    for name, stand_in in _STAND_IN.items():
        text = text.replace(stand_in, f"var(--{name})")
    box = re.search(r'viewBox="[^"]*"', text)
    assert box is not None
    return f'<svg class="plot" role="img" aria-label="{escape(title)}" {box[0]}>' + text[text.index(">") + 1 :]


def _size(font: str) -> str:
    """The page has its own typeface; only sizes stay."""
    size = re.search(r"([\d.]+)px", font)
    return f"font-size: {size[1]}px; " if size else ""
