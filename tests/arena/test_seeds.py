"""One luck, drawn by an engine and by a match."""

from __future__ import annotations

import pytest

import pileus
from pileus.arena.fuzz import Table, start
from pileus.arena.seeds import stream_seed
from pileus.games import find
from pileus.games.engines import engine


@pytest.mark.parametrize(("seed", "number"), [(0, 5), (7, 0), (2**40 + 3, 2)])
def test_a_match_has_the_luck_that_the_engine_draws(seed: int, number: int):
    game = find("liberte")
    runner = engine(game, False)
    states, out = runner.states(2), runner.buffer(game.most_choices)
    template = game.state()
    game.lay_options(template, game.options())
    runner.put(states, 1, template)
    runner.begin(states, 1, 0, seed & 0xFFFFFFFF, number, out)
    match = pileus.game("liberte").stream(stream_seed(seed, number), players=4)
    s = runner.get(states, 0)
    s.tape_n = 0
    s.tape[:] = match.state.tape
    assert s.pack() == match.state.pack()


@pytest.mark.parametrize("name", ["liberte", "emancipation"])
def test_a_match_from_a_position_has_the_luck_of_the_fuzzer(name: str):
    game = find(name)
    number = len(game.variants) + 1
    table = Table(game, engine(game, False))
    table.begin(7, number)
    match = pileus.game(name).stream(stream_seed(7, number), position=start(game, number))
    s = table.runner.get(table.states, 0)
    s.tape_n = 0
    s.tape[:] = match.state.tape
    assert s.pack() == match.state.pack()


def test_a_position_brings_its_own_options():
    position = find("liberte").starts[0]
    with pytest.raises(pileus.Refused, match="a position has its own"):
        pileus.game("liberte").stream(1, position=position, players=3)
