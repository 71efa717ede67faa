"""Spreading work over processes."""

from __future__ import annotations

import os
import time

import pytest

import pileus
from pileus.arena.pool import as_they_come, spread


def square(number: int) -> int:
    time.sleep(0.05 if number == 0 else 0)
    return number * number


def refuse(number: int) -> int:
    if number == 2:
        pileus.game("nim")
    return number


def stumble(number: int) -> int:
    return 1 // (number - 2)


def die(number: int) -> int:
    os._exit(3)


@pytest.mark.parametrize("processes", [1, 2])
def test_results_come_in_the_order_of_the_jobs(processes: int):
    assert list(spread(square, [0, 1, 2, 3, 4], processes)) == [0, 1, 4, 9, 16]


@pytest.mark.parametrize("processes", [1, 2])
def test_or_as_they_come_with_their_numbers(processes: int):
    assert sorted(as_they_come(square, [5, 6, 7], processes)) == [(0, 25), (1, 36), (2, 49)]


@pytest.mark.parametrize("processes", [1, 2])
def test_a_refusal_keeps_its_sentence(processes: int):
    with pytest.raises(pileus.Refused, match="no game called"):
        list(spread(refuse, [1, 2, 3], processes))


def test_an_error_says_where_it_happened():
    with pytest.raises(ZeroDivisionError) as caught:
        list(spread(stumble, [1, 2, 3], 2))
    assert "in stumble" in caught.value.__notes__[0]


def test_a_worker_that_dies_is_noticed():
    with pytest.raises(pileus.Refused, match="A worker process died"):
        list(spread(die, [1, 2], 2))
