"""The wheel, alone in a fresh environment, plays a game; examples in docstrings run; the API's light weight."""

from __future__ import annotations

import doctest
import importlib
import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

PROGRAM = """
import json, sys, pileus
assert "site-packages" in pileus.__file__, pileus.__file__
match = pileus.game("liberte").new(players=3, seed=3)
while match.seat is not None:
    match.play(match.choices[match.number % len(match.choices)])
record = json.loads(json.dumps(match.record()))
assert pileus.verify(record).result == match.result
assert "numba" not in sys.modules
print(pileus.say(match.result.reason))
"""


def run(*command: str | Path, **environment: str) -> str:
    """A command's output; its complaint if it fails."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PILEUS", "VIRTUAL"))}
    done = subprocess.run(
        [str(word) for word in command],
        capture_output=True,
        text=True,
        check=False,
        env={**clean, **environment},
        cwd=environment.get("PWD"),
    )
    assert done.returncode == 0, done.stderr[-2000:] + done.stdout[-2000:]
    return done.stdout


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The python of a new environment with the locked dependencies and our wheel, and nothing else."""
    folder = tmp_path_factory.mktemp("wheel")
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "-q")
    run(*pip, "wheel", "--no-deps", "--no-build-isolation", "-w", folder, ROOT)
    venv.create(folder / "env", with_pip=False)
    python = folder / "env" / "bin" / "python"
    run(*pip, "--python", python, "install", "--require-hashes", "-r", ROOT / "locks" / "run.txt")
    run(*pip, "--python", python, "install", "--no-deps", next(folder.glob("*.whl")))
    return python


def test_the_wheel_alone_plays_a_game(fresh: Path, tmp_path: Path):
    assert "turn" in run(fresh, "-c", PROGRAM, PWD=str(tmp_path))


def test_the_wheel_brings_the_command_and_the_rulebook(fresh: Path, tmp_path: Path):
    assert "0.1.0" in run(fresh.parent / "pileus", "--version", PWD=str(tmp_path))
    assert "Terror" in run(fresh, "-m", "pileus", "rule", "L11.6", PWD=str(tmp_path))


@pytest.mark.parametrize("name", ["pileus", "pileus.play.match", "pileus.play.front"])
def test_the_examples_in_docstrings_run(name: str):
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted > 0
    assert result.failed == 0


def test_importing_pileus_loads_neither_numba_nor_numpy_nor_a_game():
    program = "import sys, pileus; print([m for m in ('numba', 'numpy', 'pileus.games.liberte') if m in sys.modules])"
    assert run(sys.executable, "-c", program).strip() == "[]"
