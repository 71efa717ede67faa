"""Who sits where: nobody has a better seat, or better cards, more often than anybody else."""

from __future__ import annotations

from collections import Counter

import pytest

from pileus.arena.schedule import LineUp, games_per_deal, line_ups, rotations, schedule


def test_as_many_bots_as_seats_are_one_line_up():
    assert line_ups(["a", "b", "b", "c"], 4) == [("a", "b", "b", "c")]


def test_fewer_bots_make_all_mixes_in_which_different_ones_meet():
    assert line_ups(["a", "b"], 3) == [("a", "a", "b"), ("a", "b", "b")]


def test_more_bots_make_every_choice_of_them():
    assert line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_a_bot_alone_plays_with_itself():
    assert line_ups(["a"], 3) == [("a", "a", "a")]


@pytest.mark.parametrize(("line_up", "count"), [("abcd", 4), ("abbb", 4), ("abab", 2), ("aaaa", 1)])
def test_only_different_rotations_are_played(line_up: str, count: int):
    every = rotations(tuple(line_up))
    assert len(set(every)) == len(every) == count
    assert all(Counter(seats) == Counter(line_up) for seats in every)


@pytest.mark.parametrize("line_up", [tuple("abcd"), tuple("abbb"), tuple("abab"), tuple("aabcb"), tuple("aaa")])
def test_with_each_deal_every_bot_sits_equally_often_in_every_seat(line_up: LineUp):
    for deal in range(3):
        games = [game for game in schedule([line_up], 3) if game.deal == deal]
        for bot in set(line_up):
            times = {sum(game.seats[seat] == bot for game in games) for seat in range(len(line_up))}
            assert len(times) == 1 and 0 not in times


def test_every_game_has_a_number_and_more_deals_only_add_games():
    every = line_ups(["a", "b"], 4)
    short, long = schedule(every, 2), schedule(every, 5)
    assert [game.number for game in long] == list(range(5 * games_per_deal(every)))
    assert long[: len(short)] == short
