"""The loops around a game, as an engine runs them: by pebbles, interpreted."""

from __future__ import annotations

import pytest

from pileus.kernel.engine import Engine
from tests.games.pebbles import GAME, Pebbles


def laid(heap: int, seat: int = 0) -> Pebbles:
    """A heap that nobody set up."""
    s = Pebbles()
    s.most, s.heap, s.seat = 3, heap, seat
    s.rng[:] = [1, 2, 3, 4]
    return s


@pytest.fixture
def plain() -> Engine:
    return Engine(GAME.state, vars(GAME.rules), compiled=False)


def test_begin_sets_a_game_up_from_its_seed(plain: Engine):
    states, out = plain.states(2), plain.buffer(3)
    plain.put(states, 1, laid(2))
    assert plain.begin(states, 1, 0, 0, 5, out) == 3
    assert states[0].heap >= 10
    assert states[0].rng != [1, 2, 3, 4]


def test_resume_goes_on_from_what_was_laid_with_the_luck_it_has(plain: Engine):
    states, out = plain.states(1), plain.buffer(3)
    plain.put(states, 0, laid(2))
    assert plain.resume(states, 0, out) == 2
    assert out[:2] == [1, 2]
    assert states[0].heap == 2
    assert states[0].rng == [1, 2, 3, 4]


def test_resume_runs_the_beats_to_the_end(plain: Engine):
    states, out = plain.states(1), plain.buffer(3)
    plain.put(states, 0, laid(0, seat=-1))
    assert plain.resume(states, 0, out) == 0
    assert states[0].over == 1
