"""The twin: compiled code is found again only if nothing it is made from has changed."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from pileus.games.contract import winners
from pileus.kernel import driver
from pileus.kernel.backend import _circumstances, _hash, bind, kernel, numba_is_there
from pileus.kernel.layout import LOST

STEP = 3
TABLE = (1, 2, 3)


@kernel
def inner(n: int) -> int:
    return n + TABLE[STEP - 1]


@kernel
def outer(n: int) -> int:
    return inner(n)


def hash_with(**constants: object) -> str:
    """The hash of `outer` where constants that `inner` uses are others."""
    for name, value in constants.items():
        globals()[name] = value
    try:
        return _hash([outer])
    finally:
        globals().update(STEP=3, TABLE=(1, 2, 3))


def test_the_hash_is_stable():
    assert _hash([outer]) == _hash([outer])


def test_a_changed_constant_of_a_callee_changes_the_hash():
    assert hash_with(STEP=2) != _hash([outer])


def test_a_changed_table_of_a_callee_changes_the_hash():
    assert hash_with(TABLE=(1, 2, 4)) != _hash([outer])


def test_bound_loops_of_two_games_have_two_hashes():
    one, two = (bind(driver, {"choices": function})["random_game"] for function in (inner, outer))
    assert _hash([one]) != _hash([two])


@pytest.mark.skipif(not numba_is_there(), reason="without numba nothing is compiled")
def test_code_compiled_for_another_file_or_an_older_one_is_not_taken_for_ours(tmp_path: Path):
    """numba would not find it, and whoever counted on it would wait for a compilation."""

    def circumstances(file: Path) -> str:
        scope: dict[str, Any] = {}
        exec(compile("def loop(n: int) -> int:\n    return n\n", file, "exec"), scope)
        return _circumstances([scope["loop"]])

    here, there = tmp_path / "here.py", tmp_path / "there.py"
    for file in (here, there):
        file.touch()
        os.utime(file, ns=(10**9, 10**9))
    first = circumstances(here)
    assert circumstances(here) == first != circumstances(there)
    os.utime(here, ns=(2 * 10**9, 2 * 10**9))
    assert circumstances(here) != first


def test_nobody_wins_where_everybody_lost():
    assert winners([LOST, LOST]) == []
    assert winners([-3, -3, LOST]) == [0, 1]
