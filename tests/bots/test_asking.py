"""What a bot is given: a question, in which nothing depends on what its seat may not know."""

from __future__ import annotations

import pickle
import random
from itertools import islice
from typing import Any, Literal

import pytest

from pileus import bots
from pileus.bots import Budget, Question
from pileus.bots.budget import read_budget
from pileus.games.contract import Choice, Refused
from pileus.games.liberte.rules.state import State
from tests.bots.asked import GAMES, asked, walk

BOTS: dict[str, dict[str, int]] = {"random": {}, "greedy": {}, "search": {"iterations": 5}, "strong": {"iterations": 5}}


@pytest.mark.parametrize("game", GAMES)
def test_a_redealt_copy_follows_from_what_the_seat_may_know_and_the_seed(game: str):
    compared = 0
    for seed in range(4):
        for match in islice(walk(game, seed, every=37), 12):
            for seat in range(match.seats):
                copy = match.determinise(seat, 5)
                assert match.game.rules.broken_law(copy) == 0
                match._state, truth = match.determinise(seat, 1000 + compared), match._state
                assert match.determinise(seat, 5).pack() == copy.pack()
                match._state = truth
                compared += 1
    assert compared > 60


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_answers_the_same_over_determinised_alternatives(game: str, name: str, interpreted: None):
    """The truth is replaced by a world that the seat cannot tell from it: question and answer stay what they were."""
    bot = bots.find(name)
    budget = Budget(iterations=BOTS[name]["iterations"]) if BOTS[name] else None
    compared = 0
    for seed in range(4):
        for match in islice(walk(game, seed, every=61), 4):
            question = asked(match, bot, seed, budget)
            told, answer = pickle.dumps(question), bot.answer(question)
            match._state, truth = match.determinise(match.seat, 7 * compared + 1), match._state
            other = asked(match, bot, seed, budget)
            assert pickle.dumps(other) == told
            assert bot.answer(other) == answer
            match._state = truth
            compared += 1
    assert compared > 8


def test_a_copy_shows_no_card_that_left_over_places_of_the_true_state_still_name():
    match = next(moment for moment in walk("liberte", 1, every=90) if moment.number)
    copy = match.determinise(0, 1)
    assert isinstance(copy, State)
    assert not any(copy.tape)
    assert not any(copy.hand[1][copy.hand_n[1] :])
    assert not any(copy.deck[copy.deck_n : 110 - copy.under_n])


class Nosy:
    """Looks for more than it is given."""

    reads: Literal["view", "copy"] = "view"
    budget = Budget(seconds=1.0)

    def answer(self, question: Question) -> Choice:
        assert question.copy == b""
        return question.choices[0]


def test_a_bot_that_reads_views_is_given_no_copy_and_the_other_way_round():
    match = next(walk("liberte", 2, every=1))
    assert asked(match, Nosy()).view == match.view(match.seat)
    question = asked(match, bots.find("greedy"))
    assert (question.view, question.state().seat) == ({}, match.seat)


class First:
    """A bot of one method."""

    def choose(self, view: dict[str, Any], choices: list[Choice], luck: random.Random) -> Choice:
        assert view["to_move"] == view["seat"]
        return choices[0]


def test_a_bot_of_one_method_sits_down_by_the_name_of_its_code():
    bot = bots.find_or_import("tests.bots.test_asking:First")
    match = next(walk("emancipation", 0, every=1))
    assert bot.answer(asked(match, bot)) == match.choices[0]


# Words for bots


@pytest.mark.parametrize(
    ("word", "budget"),
    [("1s", Budget(1.0)), ("0.25s", Budget(0.25)), (".5s", Budget(0.5)), ("2000", Budget(iterations=2000))],
)
def test_a_budget_is_seconds_or_iterations(word: str, budget: Budget):
    assert read_budget(word) == budget
    assert read_budget(str(budget)) == budget


@pytest.mark.parametrize("word", ["", "s", "0", "0s", "-1", "1m", "1.5", "Class", "1 s"])
def test_any_other_word_is_no_budget(word: str):
    assert read_budget(word) is None


def test_a_word_may_end_with_a_budget():
    assert bots.find_or_import("search:0.2s").budget == Budget(0.2)
    assert bots.find_or_import("strong:500").budget == Budget(iterations=500)
    assert bots.find_or_import("tests.bots.test_asking:First:3s").budget == Budget(3.0)
    assert bots.split("my_bots:Eager") == ("my_bots:Eager", None)


def test_only_a_word_with_code_names_code():
    assert [bots.names_code(word) for word in ("greedy", "search:1s", "my_bots:Eager", "my_bots:Eager:9")] == [
        False,
        False,
        True,
        True,
    ]


@pytest.mark.parametrize("word", ["deep-blue", "search:1s:2s", "os:getcwd"])
def test_what_names_no_bot_is_refused(word: str):
    with pytest.raises(Refused):
        bots.find_or_import(word)
