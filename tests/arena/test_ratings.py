"""Ratings."""

from __future__ import annotations

import random

import pytest

from pileus.arena.ratings import ratings


def test_whoever_comes_first_more_often_is_rated_higher():
    games = [(("a", "b", "c"), places) for places in ([1, 2, 3], [1, 3, 2], [2, 1, 3], [1, 2, 3]) * 5]
    told = ratings(games)
    assert told["a"].rating > told["b"].rating > told["c"].rating


def test_intervals_narrow_and_part():
    few = ratings([(("a", "b"), [1, 2])] * 3)
    many = ratings([(("a", "b"), [1, 2])] * 60)
    assert few["a"].high - few["a"].low > many["a"].high - many["a"].low
    assert few["a"].low < few["b"].high
    assert many["a"].low > many["b"].high


def test_equal_bots_stay_close():
    luck = random.Random(1)
    games = [(("a", "b"), luck.choice([[1, 2], [2, 1]])) for _ in range(200)]
    told = ratings(games)
    assert told["a"].low < told["b"].rating < told["a"].high


def test_a_bot_at_several_seats_has_one_rating():
    told = ratings([(("a", "b", "b", "b"), [1, 2, 3, 4])] * 10)
    assert set(told) == {"a", "b"}
    assert told["a"].rating > 25 > told["b"].rating


def test_a_bot_among_its_own_kind_shows_nothing():
    assert ratings([(("a", "a", "a"), [1, 2, 3])] * 10) == {}


def test_shared_places_pull_together():
    told = ratings([(("a", "b"), [1, 1])] * 10)
    assert told["a"].rating == pytest.approx(told["b"].rating)
