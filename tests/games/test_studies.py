"""What games offer to be studied: every chart and all it can show have words, and no words are left over."""

from __future__ import annotations

import pytest

from pileus.games import find
from pileus.games.studies import Chart, Study
from pileus.locale import Message, ids, sentence
from tests.games.words import literals

CHARTS = [(game, chart) for game in ("liberte", "emancipation") for chart in find(game).study.charts]  # type: ignore[union-attr]


def study(game: str) -> Study:
    found = find(game).study
    assert found is not None
    return found


@pytest.mark.parametrize(("game", "chart"), CHARTS, ids=lambda value: getattr(value, "name", value))
def test_every_chart_has_words(game: str, chart: Chart):
    assert sentence(Message(f"{game}-study-{chart.name}", {}, ""))
    assert sentence(Message(f"{game}-study-{chart.name}-about", {}, "")).endswith(".")
    named = [sentence(study(game).label(chart.name, word)) for word in chart.words]
    assert len(named) == len(chart.words) > 0


@pytest.mark.parametrize("game", ["liberte", "emancipation"])
def test_no_words_of_studies_are_left_over(game: str):
    charts = {f"{game}-study-{chart.name}" for chart in study(game).charts}
    used = charts | {f"{name}-about" for name in charts} | literals()
    assert [name for name in ids(f"cli-{game}") if name not in used] == []


def test_L9_1_moments_have_words_too():
    label = study("liberte").label
    assert sentence(label("government", "3")) == "Turn 3"
    assert sentence(label("end", "landslide")) == "a Radical landslide"
    assert sentence(label("kept", "71")) == "71 Jean-Paul Marat"


def test_P10_1_moments_have_words_too():
    label = study("emancipation").label
    assert sentence(label("goals", "white")) == "Evangelicals"
    assert sentence(label("goals", "met")) == "Goal met"
    assert sentence(label("anarchy", "WAF")) == "West Africa"
