"""Table options of any game: typed anywhere, told by --help, refused in one sentence."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

import pileus.cli
from pileus.cli.table_options import options_of
from pileus.games import find, names
from tests.cli.running import pileus as run
from tests.cli.running import refused
from tests.games.installed import install_pebbles

ROOT = Path(__file__).parents[2]


def options_after(*words: str) -> dict[str, object]:
    """The options of a simulation of one game."""
    ran = run("simulate", "--games", "1", "--processes", "1", "--json", *words)
    assert ran.code == 0, ran.err
    options: dict[str, object] = json.loads(ran.out)["options"]
    return options


def test_every_field_of_the_options_can_be_typed():
    for name in names():
        assert [option.name for option in options_of(find(name))] == list(find(name).options.__struct_fields__)


def test_options_stand_before_and_after_the_game():
    options = options_after("--no-pairs", "--players", "3", "liberte", "--government-tie=highest")
    assert (options["pairs"], options["players"], options["government_tie"]) == (False, 3, "highest")


def test_the_game_is_found_behind_a_switch():
    assert options_after("--pairs", "liberte", "--edition", "first")["pairs"] is True


def test_P0_options_of_the_other_game():
    words = ("--mode", "two-stage", "--players", "2", "--dissident-spaces", "2", "--no-dealt-disks-score")
    options = options_after("emancipation", *words)
    assert (options["mode"], options["players"], options["dissident_spaces"]) == ("two-stage", 2, 2)
    assert options["dealt_disks_score"] is False


def test_P0_1_solitaire_has_one_seat():
    ran = run("play", "emancipation", "--mode", "solitaire", "--seed", "1", typed="quit\n")
    assert ran.code == 0, ran.err
    assert "Seat 2" not in ran.out
    assert "You left the table" in ran.out


def test_whoever_is_named_is_a_player():
    assert options_after("emancipation", "--bots", "random,random")["players"] == 2


def test_a_game_of_another_package_has_its_options_too(tmp_path: Path):
    path = os.pathsep.join((str(install_pebbles(tmp_path)), str(ROOT)))
    words = ("simulate", "pebbles", "--most", "2", "--bots", "three,random", "--games", "2")
    assert json.loads(run(*words, "--json", PYTHONPATH=path).out)["options"] == {"most": 2}
    shown = run("simulate", "--help", PYTHONPATH=path).out
    assert "Table options of pebbles:" in shown
    assert "The game: liberte, emancipation, broken, pebbles." in " ".join(shown.split())


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_help_tells_the_options_of_each_game_value_by_value(command: str):
    shown = " ".join(run(command, "--help").out.split())
    liberte, emancipation = shown.split("Table options of ")[1:]
    assert liberte.startswith("Liberté:")
    assert "--players <3-6> 3 to 6 players take part. (L0.1) [default: 4]" in liberte
    assert "--edition first The rules of the first edition (2001) apply. (L0.2)" in liberte
    assert "taken, in one action. (L0.3) [default, unless another option decides] --no-pairs" in liberte
    assert "--no-pairs One card is played, or taken, in an action. (L0.3) --counter-revolution" in liberte
    assert emancipation.startswith("Pax Emancipation:")
    assert "take part. (P0.1) [default: 3, unless another option decides] --mode" in emancipation
    assert "everybody plays for most VP. (P0.1) [default, unless another option decides] --mode" in emancipation
    assert "--mode cooperative Cooperative: all win or lose together. (P0.1) --mode" in emancipation
    assert "--dissidents minus Each dissident costs the Evangelicals 1 VP. (P0.2) [default]" in emancipation


def test_a_game_whose_data_are_not_in_the_folder_is_the_packages_own(tmp_path: Path):
    (tmp_path / "battles.csv").write_bytes((ROOT / "src/pileus/data/liberte/battles.csv").read_bytes())
    shown = run("play", "--help", PILEUS_DATA=str(tmp_path)).out
    assert "Table options of Liberté:" in shown
    assert "Table options of Pax Emancipation:" in shown


def test_the_data_are_chosen_before_the_game_is_loaded(tmp_path: Path):
    own = (ROOT / "src/pileus/data/liberte/battles.csv").read_text(encoding="utf-8")
    (tmp_path / "battles.csv").write_text(own.replace("Valmy", "Jemappes"), encoding="utf-8")
    folder = tmp_path / "records"
    words = ("simulate", "liberte", "--games", "1", "--processes", "1", "--records", folder)
    assert run(*words, f"--data={tmp_path}", "--players", "3").code == 0
    record = json.loads((folder / "liberte-0-0.json").read_text())
    assert record["data"] != find("liberte").data_hash


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("play liberte --players many", "L0.1: The options cannot be used: players: 3 to 6."),
        ("play liberte --pairs=maybe", "L0.3: The options cannot be used: pairs: true or false"),
        ("play emancipation --mode solo", "P0.1: The options cannot be used: mode:"),
        ("play emancipation --players 1 --mode competitive", "P0.1: The options cannot be used: one player plays"),
        ("play emancipation --dissident-spaces 3", "P0.2: The options cannot be used: dissident_spaces:"),
        ("play emancipation --edition first", "--edition belongs to Liberté; Pax Emancipation has --players, --mode,"),
        ("play liberte --no-dealt-disks-score", "--no-dealt-disks-score belongs to Pax Emancipation; Liberté has"),
        ("simulate liberte --edition", "--edition needs one of these values: second and first."),
        ("simulate liberte --edition --json", "--edition needs one of these values: second and first."),
        ("simulate --players 4", "Missing argument 'GAME'"),
        ("play --edition first liberta", "There is no game called “liberta”; there are liberte, emancipation"),
        ("play liberte --frobnicate 3", "--frobnicate"),
        ("play liberte --seed", "--seed"),
        ("play liberte emancipation", "emancipation"),
    ],
)
def test_a_refusal_is_one_sentence(words: str, said: str, capsys: pytest.CaptureFixture[str]):
    assert pileus.cli.run(words.split()) == 2
    shown = capsys.readouterr()
    assert said in shown.err
    assert shown.err.count("\n") == 1
    assert shown.out == ""


def test_a_loaded_game_takes_no_table_options(tmp_path: Path):
    file = tmp_path / "position.json"
    file.write_text(json.dumps({"game": "emancipation", "options": {"players": 2}}))
    said = refused("play", "emancipation", "--load", file, "--mode", "cooperative")
    assert "leave out mode" in said
