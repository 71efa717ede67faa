"""The English catalogues of all rooms and games: well-formed, commented, and enough for what the sources say."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast as ftl

from pileus.locale import ids, resource
from tests.games.words import CATALOGUES, WORDS, named_in, spoken, variables

RULES = {  # catalogues of a game whose comments begin with the paragraph behind a message
    "liberte": r"L\d",
    "cli-liberte": r"L\d",
    "emancipation": r"P\d",
    "cli-emancipation": r"P\d",
    "emancipation-figures": r"P\d",
    "emancipation-why-not": r"P\d",
}
OF_A_GAME = [(name, rule) for catalogue, rule in RULES.items() for name in ids(catalogue)]


def test_the_catalogues_have_no_junk():
    junk = [entry for name in CATALOGUES for entry in resource(name).body if isinstance(entry, ftl.Junk)]
    assert junk == []


def test_no_id_is_written_twice():
    every = [id for name in CATALOGUES for id in ids(name)]
    assert len(every) == len(set(every))


def test_every_message_in_the_sources_has_words_for_its_arguments():
    wrong = [(name, args) for name, args in spoken() if not variables(name) <= args]
    assert wrong == []


def comment(name: str) -> str:
    found = WORDS[name].comment
    return str(found.content) if found is not None else ""


@pytest.mark.parametrize("name", sorted(WORDS))
def test_every_message_explains_its_variables(name):
    assert all(re.search(rf"\${variable}\b", comment(name)) for variable in named_in(name).names)


@pytest.mark.parametrize(("name", "rule"), OF_A_GAME)
def test_every_message_of_a_game_names_its_paragraph(name, rule):
    assert re.match(rule, comment(name))
