"""Whatever the table, bots choose what is allowed and play games to their end."""

from __future__ import annotations

import random
from itertools import islice

import pytest

import pileus
from pileus import bots
from pileus.bots import Budget
from pileus.bots.greedy import weighed
from pileus.games import find
from pileus.games.contract import CERTAIN, NOTES
from tests.bots.asked import GAMES, VARIANTS, asked, walk


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", range(4))
def test_greedy_bots_play_whole_games(game: str, number: int):
    match = pileus.game(game).stream(number + 40, **VARIANTS[game][number])
    bot, luck = bots.find("greedy"), random.Random(number)
    while match.seat is not None:
        match.play(bot.answer(bots.question(match, bot, luck)))
    assert match.result is not None and match.broken_law == 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("starts", [False, True])
def test_search_bots_choose_what_is_allowed(game: str, starts: bool, interpreted: None):
    bot = bots.find("search")
    for seed in range(4):
        for match in islice(walk(game, seed, every=31, starts=starts), 4):
            question = asked(match, bot, seed, Budget(iterations=3))
            assert bot.answer(question) in match.choices


@pytest.mark.parametrize("game", GAMES)
def test_tactics_weigh_in_hundredths_and_leave_the_table_alone(game: str):
    """Compiled numbers have 32 bits; and what looks ahead must not change what it looks at."""
    for seed in range(3):
        for match in walk(game, seed, every=29):
            question = asked(match, bots.find("greedy"), seed)
            assert all(abs(worth) < 1_000_000 for worth in weighed(question))
            tactics = find(game).tactics
            assert tactics is not None
            s, out = question.state(), [0] * 16
            for weights in (tactics.weights, tactics.tuned or tactics.weights):
                tactics.evaluate(s, out, [0] * NOTES, list(weights))
                assert s.pack() == question.copy
                assert all(0 <= chance <= CERTAIN for chance in out[: match.seats])
