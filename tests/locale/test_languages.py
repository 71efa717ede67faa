"""Languages other than English: those that claim to be complete say all that the page says, and nobody else's words."""

from __future__ import annotations

import random
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import pileus
from pileus.games import find
from pileus.games.emancipation.tables import BARRIER, IDEA, PORT, SLAVER, SPHERE
from pileus.games.liberte.tables import CARD, PROVINCE, REGION, SPECIALS
from pileus.locale import COMPLETE, HOME, Message, catalogues, ids, languages, name_id, resource, sentence
from pileus.play.match import Match
from tests.games.words import Variables
from tests.play.playing import GAMES, some_options

NEEDED = [name for name in catalogues(HOME) if name.split("-")[0] != "cli"]
"""What the page says: commands answer in English."""
WEB = Path(pileus.__file__).parent / "web"
PLURALS = {"zero", "one", "two", "few", "many", "other"}
SAID_IN = [(language, name) for language in COMPLETE for name in NEEDED]

NAMES = {
    "liberte": {
        *(region.name_en for region in REGION),
        *(province.name for province in PROVINCE),
        *(card.name for card in CARD),
    },
    "emancipation": {
        *(idea.name for idea in IDEA),
        *(barrier.name for barrier in BARRIER),
        *(port.name for port in PORT),
        *(sphere.name for sphere in SPHERE),
        *(border for sphere in SPHERE for _, border in (*sphere.seas, *sphere.lands)),
        *(slaver.cargo for slaver in SLAVER),
        *(idea.note for idea in IDEA),
        *(barrier.note for barrier in BARRIER),
    },
}
KEPT = {card.name for card in CARD} - set(SPECIALS)
"""People and clubs are called as they called themselves."""


class Selected(Visitor):
    """The words a message selects by, variable by variable; numbers and plurals are each language's own affair."""

    def __init__(self) -> None:
        self.words: dict[str, set[str]] = defaultdict(set)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
            self.words[node.selector.id.name] |= keys - PLURALS
        self.generic_visit(node)


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    bodies = [resource(name, language).body for name in catalogues(language)]
    return {entry.id.name: entry for body in bodies for entry in body if isinstance(entry, ftl.Message)}


def variables(name: str, language: str) -> set[str]:
    """The arguments a message needs: `$province-in` is a form of `$province`."""
    found = Variables()
    found.visit(messages(language)[name])
    own = {variable.split("-")[0] for variable in found.names}
    return own.union(*(variables(other, language) for other in found.messages))


def shared(name: str, language: str) -> list[str]:
    """The messages of a catalogue that English and another language have."""
    here = set(ids(name, language))
    return [id for id in ids(name) if id in here]


def selected(name: str, language: str) -> dict[str, set[str]]:
    found = Selected()
    found.visit(messages(language)[name])
    return found.words


@cache
def selected_in_english() -> dict[str, set[str]]:
    """Every variable that English selects by anywhere, with all its words."""
    known: dict[str, set[str]] = defaultdict(set)
    for name in messages(HOME):
        for variable, words in selected(name, HOME).items():
            known[variable] |= words
    return known


# The catalogues


def test_complete_languages_are_there():
    assert COMPLETE and set(COMPLETE) <= set(languages()) - {HOME}


@pytest.mark.parametrize("language", languages())
def test_no_language_has_junk(language):
    bodies = [resource(name, language).body for name in catalogues(language)]
    assert [entry for body in bodies for entry in body if isinstance(entry, ftl.Junk)] == []


@pytest.mark.parametrize("language", languages())
def test_no_language_says_a_message_twice(language):
    times = Counter(id for name in catalogues(language) for id in ids(name, language))
    assert [id for id, count in times.items() if count > 1] == []


@pytest.mark.parametrize(("language", "name"), SAID_IN)
def test_a_complete_language_has_exactly_the_messages_of_english(language, name):
    assert sorted(ids(name, language)) == sorted(ids(name))


@pytest.mark.parametrize("language", COMPLETE)
def test_catalogues_of_its_own_repeat_no_message(language):
    own = set(catalogues(language)) - set(NEEDED)
    written = [id for name in own for id in ids(name, language)]
    assert len(written) == len(set(written)) and not set(written) & set(messages(HOME))


@pytest.mark.parametrize(("language", "name"), SAID_IN)
def test_every_message_has_the_variables_of_the_english_one(language, name):
    assert [id for id in shared(name, language) if variables(id, language) != variables(id, HOME)] == []


@pytest.mark.parametrize(("language", "name"), SAID_IN)
def test_what_both_select_by_they_select_by_the_same_words(language, name):
    pairs = [(selected(id, language), selected(id, HOME)) for id in shared(name, language)]
    wrong = [(here, there) for here, there in pairs if any(here[word] != there[word] for word in here.keys() & there)]
    assert wrong == []


@pytest.mark.parametrize("language", COMPLETE)
def test_no_message_selects_by_a_word_that_nothing_is_called(language):
    known = selected_in_english()
    wrong = [
        (id, variable, words - known[variable])
        for id in messages(language)
        for variable, words in selected(id, language).items()
        if not words <= known[variable]
    ]
    assert wrong == []


@pytest.mark.parametrize("language", COMPLETE)
def test_whatever_the_page_says_is_there(language):
    sources = [path.read_text(encoding="utf-8") for path in WEB.rglob("*.js") if "vendor" not in path.parts]
    said = {id for source in sources for id in re.findall(r"[\"`]([a-z][a-z-]+)[\"`]", source)} & set(messages(HOME))
    assert "page-title" in said and said <= set(messages(language))


# Proper names


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", COMPLETE)
def test_every_name_but_those_of_people_and_clubs_is_translated(language, game):
    assert sorted(name for name in NAMES[game] - KEPT if name_id(name, game) not in messages(language)) == []


@pytest.mark.parametrize("language", sorted(set(languages()) - {HOME}))
def test_every_name_of_a_language_is_the_name_of_something(language):
    named = {name_id(name, game) for game in GAMES for name in NAMES[game]}
    assert {id for id in messages(language) if "-name-" in id} - named - set(messages(HOME)) == set()


def italian(id: str, **args: Any) -> str:
    return sentence(Message(id, args, ""), "it", ["Anna", "Boris", "Clara"])


def test_a_name_has_its_preposition():
    assert italian("liberte-tie-unbroken", province=1) == "Il pareggio in Normandia non è risolto: nessun voto."
    assert italian("liberte-tie-unbroken", province=7) == "Il pareggio nel Maine non è risolto: nessun voto."
    assert italian("liberte-tie-unbroken", province=8) == "Il pareggio a Parigi non è risolto: nessun voto."
    assert italian("emancipation-elephant-moved", port="Alexandria") == "L'elefante si sposta ad Alessandria."


def test_a_name_that_is_not_translated_has_one_too():
    assert italian("liberte-battle-lost", battle=2) == "Nessuno comanda l'esercito a Valmy: battaglia persa."


def test_lists_hold_translated_names():
    assert italian("emancipation-about-neighbours", spheres=["NAM", "WAF"]) == (
        "Confina con Nordamerica e Africa occidentale."
    )


def test_colours_agree_with_their_nouns():
    removed = italian("liberte-stack-removed", player=1, province=9, faction="white", blocks=2)
    assert removed == "Boris perde la pila bianca di 2 blocchi in Alsazia."


# Games


def at_the_table(match: Match) -> Iterator[Message]:
    """All that can be read at a moment: the table, the offer, every thing's label, and why it is no choice."""
    view = match.view(match.seat)
    for title, lines in match.game.describe(view):
        yield from (title, *lines)
    for heading, choices in match.game.offer(view) if match.seat is not None else ():
        yield from (label for _, label in choices)
        if heading is not None:
            yield heading
    for choice in filter(match.game.is_choice, range(match.game.choice_ids)):
        yield match.label(choice)
        yield from (reason for seat in (match.seat, None) if (reason := match.why_not(seat, choice)) is not None)


def told(game: str, seed: int) -> Iterator[Message]:
    """A game at random: what happens, what is asked, and now and then all the rest."""
    match = pileus.game(game).new(seed=seed, **some_options(game, seed))
    luck = random.Random(seed)
    happened = match.opening
    while True:
        for event in happened:
            yield from (event.message(), event.seen_by(None).message())
        yield match.prompt
        if match.number % 90 == 0 or match.seat is None:
            yield from at_the_table(match)
        if match.seat is None:
            break
        happened = match.play(luck.choice(match.choices))
    assert match.result is not None
    yield match.result.reason


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", COMPLETE)
def test_a_whole_game_is_told_without_english(language, game, seed):
    assert all(sentence(message, language) for message in told(game, seed))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", COMPLETE)
def test_things_are_explained_without_english(language, game):
    rules = find(game)
    things = [rules.choice(choice).name for choice in filter(rules.is_choice, range(rules.choice_ids))]
    assert all(sentence(message, language) for thing in (*things, "goal") for message in rules.about(thing))
