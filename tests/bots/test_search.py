"""The search: it finds what there is to find, the same way every time, compiled or not, within its budget."""

from __future__ import annotations

import random
import time
from dataclasses import replace
from itertools import islice

import pytest

import pileus
from pileus import bots
from pileus.bots import Budget
from pileus.bots.search.manners import MANNERS, Manner, manner
from pileus.bots.search.mind import CATCH_UP, Finding, Mind
from pileus.bots.search.warming import mind_for
from pileus.games import find
from pileus.games.contract import NOTES
from pileus.kernel.backend import numba_is_there
from pileus.play.front import PlayableGame
from pileus.play.match import Match
from tests.bots.asked import GAMES, answered, asked, walk
from tests.games.liberte.table import position
from tests.games.pebbles import GAME as PEBBLES


def found(mind: Mind, match: Match, looks: int, seed: int = 1, how: Manner | None = None) -> list[Finding]:
    """What so many looks ahead from a redealt copy find."""
    assert match.seat is not None
    mind.ask(match.determinise(match.seat, seed), seed, how or manner(match.game.name, "search"))
    mind.think(Budget(iterations=looks))
    return mind.findings()


# It finds


@pytest.mark.parametrize("heap", [5, 6, 7, 9, 10, 11])
def test_without_tactics_it_still_finds_how_to_win_at_pebbles(heap: int):
    """Whoever leaves a multiple of four wins; the secret cards decide nothing here."""
    mind = Mind(PEBBLES, compiled=False)
    match = PlayableGame(PEBBLES).stream(heap, position={"game": "pebbles", "options": {"most": 3}, "heap": heap})
    assert found(mind, match, 3000)[0].choice == heap % 4


def test_its_estimate_tells_the_winner_from_the_loser():
    mind = Mind(PEBBLES, compiled=False)
    start = {"game": "pebbles", "options": {"most": 3}, "heap": 2}
    best = found(mind, PlayableGame(PEBBLES).stream(1, position=start), 500)[0]
    assert (best.choice, best.value) == (2, 1.0)


def test_it_sees_the_tie_that_decides_the_game(interpreted: None):
    """The last election: A advances Marat, or B wins the province, the government and the game."""
    t = position(
        "Normandie | A red 2 | B red 2\ndisplay A | Marat\ndisplay B | Romme\nvp | A 10 | B 11 | C 0\n"
        "turn 4\nphase election"
    )
    assert answered(t.match, "search", iterations=60) == "card:71"


def test_it_ends_the_game_where_that_wins_it(interpreted: None):
    """Seven fleur-de-lis are white, most blocks are A's, though B leads by far in VP."""
    white = "\n".join(f"{province} | A white 2" for province in (1, 3, 6, 7, 9, 10, 13))
    t = position(f"{white}\nvp | B 30\nturn 3", counter_revolution="claimed")
    assert answered(t.match, "search", iterations=40) == "claim"


# The same way every time


@pytest.mark.parametrize("game", GAMES)
def test_with_iterations_and_a_seed_the_answer_is_reproducible(game: str, interpreted: None):
    for match in islice(walk(game, 2, every=50), 3):
        first = answered(match, "search", seed=9, iterations=6)
        assert answered(match, "search", seed=9, iterations=6) == first


def test_other_luck_looks_ahead_otherwise(interpreted: None):
    match = next(walk("liberte", 1, every=40))
    mind = Mind(match.game, compiled=False)
    assert len({tuple(found(mind, match, 5, seed)) for seed in range(3)}) > 1


def test_in_portions_or_at_once_it_finds_the_same(interpreted: None):
    match = next(walk("emancipation", 1, every=30))
    assert match.seat is not None
    copy, how = match.determinise(match.seat, 3), manner("emancipation", "search")
    at_once, in_portions = Mind(match.game, compiled=False), Mind(match.game, compiled=False)
    at_once.ask(copy, 5, how)
    at_once.look_ahead(9)
    in_portions.ask(copy, 5, how)
    for _ in range(3):
        in_portions.look_ahead(3)
    assert in_portions.findings() == at_once.findings()


@pytest.mark.skipif(not numba_is_there(), reason="needs pileus[fast]")
@pytest.mark.parametrize("level", bots.SEARCHING)
@pytest.mark.parametrize("game", GAMES)
def test_compiled_and_interpreted_it_finds_the_same(game: str, level: str):
    slow, fast = Mind(find(game), compiled=False), Mind(find(game), compiled=True)
    compared = 0
    for seed in range(4):
        for match in islice(walk(game, seed, every=53), 3):
            how = replace_horizon(manner(game, level))
            assert found(slow, match, 5, seed, how) == found(fast, match, 5, seed, how)
            compared += 1
    assert compared > 8


def replace_horizon(how: Manner) -> Manner:
    """Not farther than a few turns: the interpreted one takes its time."""
    return how._replace(horizon=min(how.horizon, 3))


# Budgets


@pytest.mark.parametrize("seconds", [0.2, 0.5])
def test_seconds_are_kept(seconds: float, interpreted: None):
    match = next(walk("liberte", 1, every=40))
    mind = Mind(match.game, compiled=False)
    assert match.seat is not None
    mind.ask(match.determinise(match.seat, 1), 1, manner("liberte", "search"))
    mind.look_ahead(1)
    started = time.process_time()
    mind.think(Budget(seconds=seconds))
    assert time.process_time() - started < seconds + 0.3


def test_iterations_are_kept_unless_the_answer_is_settled():
    mind = Mind(PEBBLES, compiled=False)
    match = PlayableGame(PEBBLES).stream(1, position={"game": "pebbles", "options": {"most": 3}, "heap": 11})
    found(mind, match, 1000)
    assert mind.looks <= 1000
    most, second = mind.findings()[:2]
    assert mind.looks == 1000 or most.visits - second.visits > CATCH_UP * (1000 - mind.looks)


def test_a_tree_that_is_full_is_still_looked_into():
    mind = Mind(PEBBLES, compiled=False, nodes=10)
    match = PlayableGame(PEBBLES).stream(1, position={"game": "pebbles", "options": {"most": 3}, "heap": 10})
    assert sum(finding.visits for finding in found(mind, match, 300)) >= 200


def test_one_choice_needs_no_thought():
    t = position("turn 2\nhand A | Marat\nrow | 99, 100, 101")
    only = replace_choices(t.match)
    bot = bots.find("strong")
    started = time.perf_counter()
    assert bot.answer(only) == only.choices[0]
    assert time.perf_counter() - started < 0.1


def replace_choices(match: Match) -> bots.Question:
    question = asked(match, bots.find("strong"))
    return question._replace(choices=question.choices[:1])


# Without numba


def test_without_numba_it_works_and_says_so(interpreted: None):
    assert [bots.is_slow(name) for name in bots.names()[:4]] == [False, False, True, True]
    assert not mind_for(replace(find("liberte"), name="another")).engine.compiled


def test_every_level_has_a_manner_for_every_game():
    assert {(game, level) for game in GAMES for level in bots.SEARCHING} == set(MANNERS)


# Together


def test_the_search_plays_for_the_common_result(interpreted: None):
    """P10.2 The value is the same for every seat while all win or lose together."""
    match = pileus.game("emancipation").stream(1, mode="cooperative")
    mind = Mind(match.game, compiled=False)
    out, notes = [0] * 16, [0] * NOTES
    mind.engine.judge([match.state], 0, 3, out, notes, mind.weights)
    assert out[0] == out[1] == out[2] > 0
    rival = pileus.game("emancipation").stream(1, mode="competitive")
    luck = random.Random(1)
    while rival.number < 60 and rival.seat is not None:
        rival.play(luck.choice(rival.choices))
    mind.engine.judge([rival.state], 0, 3, out, notes, mind.weights)
    assert len(set(out[:3])) > 1
