"""The other commands, and how all of them refuse."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import pileus.cli
import pileus.text
from pileus.cli import check
from pileus.locale import ids
from pileus.rulebooks import find, read
from tests.cli.running import pileus as run
from tests.cli.running import refused
from tests.games.installed import install_pebbles
from tests.games.words import literals

ROOT = Path(__file__).parents[2]
SIMULATE = ("simulate", "liberte", "--games", "12", "--seed", "3", "--json")


# simulate


def test_simulate_does_not_depend_on_the_number_of_processes():
    one, two = run(*SIMULATE, "--processes", "1"), run(*SIMULATE, "--processes", "2")
    assert one.code == 0
    assert one.out == two.out
    answer = json.loads(one.out)
    assert answer["games"] == 12
    assert sum(answer["ends"].values()) == 12
    assert len(answer["wins"]) == 4


def test_simulate_in_words():
    ran = run("simulate", "liberte", "--games", "3", "--players", "3", "--edition", "first", "--processes", "1")
    assert ran.code == 0
    assert ran.err == ""
    assert "Seat 3 (random): mean score" in ran.out
    assert "Seat 4" not in ran.out


def test_simulate_takes_its_options():
    words = ("--bots", "random,random,random,random,random", "--no-pairs", "--government-tie", "highest")
    options = json.loads(run(*SIMULATE[:2], "--games", "1", "--json", *words).out)["options"]
    assert (options["players"], options["pairs"], options["government_tie"]) == (5, False, "highest")


def test_simulate_says_in_words_how_games_ended_and_what_they_came_to():
    said = " ".join(run(*SIMULATE[:-1]).out.split())
    assert "ended by the end of the fourth turn." in said
    assert re.search(r"Turns played: [34]\.\d\d on average \([\d.]+ to [\d.]+\) in 12 games\.", said)
    assert re.search(r"The Radicals \(red\) govern at the end: [\d.]+% \([\d.]+% to [\d.]+%\) of 12 games\.", said)


def test_simulate_tells_how_a_common_game_went():
    """P10.1 Goals by faction, losses to anarchy, and the VP of games that were scored."""
    words = ("simulate", "emancipation", "--mode", "solitaire", "--bots", "greedy", "--games", "40", "--processes", "1")
    said = " ".join(run(*words).out.split())
    assert "ended by a common defeat." in said
    assert re.search(r"Parliament \(red\) met its goal: [\d.]+% \([\d.]+% to [\d.]+%\) of 40 games\.", said)
    assert re.search(r"VP of Parliament \(red\): [\d.]+ on average \([\d.]+ to [\d.]+\) in \d+ games?\.", said)
    answer = json.loads(run(*words, "--json").out)
    assert answer["figures"]["vp-red"]["n"] == 40 - answer["ends"].get("anarchy", 0)


def test_simulate_leaves_records_of_the_same_games(tmp_path: Path):
    folder = tmp_path / "games"
    kept = run(*SIMULATE, "--records", folder, "--processes", "1")
    assert kept.out == run(*SIMULATE, "--processes", "1").out
    files = sorted(folder.iterdir())
    assert len(files) == 12
    assert pileus.verify(files[0].read_bytes()).result is not None
    assert "is not empty" in refused(*SIMULATE, "--records", folder)


BOT = "class First:\n    def choose(self, view, choices, luck):\n        return choices[0]\n"


def test_simulate_takes_a_bot_of_the_current_folder(tmp_path: Path):
    (tmp_path / "mine.py").write_text(BOT)
    ran = run(*SIMULATE[:4], "--bots", "mine:First,random,random", "--records", "out", "--processes", "2", cwd=tmp_path)
    assert ran.code == 0, ran.err
    assert "Seat 1 (mine:First): mean score" in ran.out
    assert pileus.verify((tmp_path / "out" / "liberte-0-0.json").read_bytes()).names[0] == "mine:First"


def test_what_is_no_bot(tmp_path: Path):
    (tmp_path / "mine.py").write_text(BOT)
    assert "cannot be loaded" in refused(*SIMULATE, "--bots", "none:First", cwd=tmp_path)
    assert "cannot be loaded" in refused(*SIMULATE, "--bots", "mine:Second", cwd=tmp_path)
    assert "has no method" in refused(*SIMULATE, "--bots", "json:loads", cwd=tmp_path)
    assert "write a name, or module:Class" in refused(*SIMULATE, "--bots", "mine:", cwd=tmp_path)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("class First:\n    def choose(self)\n", "cannot be loaded: SyntaxError:"),
        ("raise SystemExit(4)\n", "cannot be loaded: SystemExit: 4."),
        (
            "class First:\n    def __init__(self, depth): ...\n    def choose(self): ...\n",
            "cannot be loaded: TypeError:",
        ),
        ("class First:\n    def answer(self, question): ...\n", "lacks “reads”"),
    ],
)
def test_a_bot_that_cannot_be_made(tmp_path: Path, code: str, said: str):
    (tmp_path / "mine.py").write_text(code)
    assert said in refused(*SIMULATE, "--bots", "mine:First", cwd=tmp_path)


@pytest.mark.parametrize("word", ["greedy:-1", "search:1x", "search:0", "strong:0s"])
def test_a_budget_that_is_none(word: str):
    assert f"“{word.partition(':')[2]}” is no budget" in refused(*SIMULATE, "--bots", word)


# fuzz


def test_fuzz_plays_and_finds_nothing(tmp_path: Path):
    ran = run("fuzz", "liberte", "--games", "6", "--processes", "1", "--save", tmp_path / "failures")
    assert ran.code == 0
    assert ran.out.startswith("6 games,")
    assert "0 ended by a Radical landslide." in ran.out  # an end that was not reached is told too
    assert not (tmp_path / "failures").exists()


def test_fuzz_tells_how_many_games_began_from_positions(tmp_path: Path):
    path = os.pathsep.join((str(install_pebbles(tmp_path)), str(ROOT)))
    ran = run("fuzz", "pebbles", "--games", "9", "--processes", "1", PYTHONPATH=path)
    assert "3 of them began from positions near an end." in ran.out


def test_a_failure_leaves_a_record_that_replays_and_exit_code_1(tmp_path: Path):
    path = os.pathsep.join((str(install_pebbles(tmp_path)), str(ROOT)))
    ran = run("fuzz", "broken", "--games", "40", "--processes", "1", "--save", tmp_path / "left", PYTHONPATH=path)
    assert ran.code == 1
    left = sorted((tmp_path / "left").glob("*.json"))
    assert left and all(str(file) in ran.err.replace("\n", "") for file in left[:1])
    assert run("verify", left[0], PYTHONPATH=path).code == 0


def test_twins_need_numba():
    assert "needs numba" in refused("fuzz", "liberte", "--twins", "1")


# check


def test_check_names_the_tests_of_every_rule():
    ran = run("check", "liberte")
    assert ran.code == 0, ran.err
    assert "the data are valid" in ran.out
    assert "rules are named by tests" in ran.out
    assert ran.out.count("test_L8_3") == 1
    assert run("check", "liberte", "--list").out.count("test_L8_3") > 1


def test_check_fails_for_a_rule_without_a_test(tmp_path: Path):
    rules = [paragraph.id for paragraph in read("liberte") if not paragraph.is_heading]
    names = [f"def test_{rule.replace('.', '_')}_holds(): ..." for rule in rules if rule not in ("L6.2a", "L8.3")]
    (tmp_path / "test_rules.py").write_text("\n".join(names) + '\n\ndef test_tie():\n    """L8.3 A tie."""\n')
    assert refused("check", "liberte", "--tests", tmp_path, code=1) == "No test names the rule L6.2a."


def test_check_without_tests_checks_the_data_alone(tmp_path: Path):
    ran = run("check", "liberte", "--tests", tmp_path / "none")
    assert ran.code == 0
    assert "only the data" in ran.out


def test_check_finds_bad_data(tmp_path: Path):
    (tmp_path / "battles.csv").write_text("turn,name,vp\n2,Valmy,4\n")
    assert "battles.csv" in refused("check", "liberte", "--data", tmp_path, code=1)


def test_a_server_does_not_start_with_bad_data(tmp_path: Path):
    (tmp_path / "liberte").mkdir()
    (tmp_path / "liberte" / "battles.csv").write_text("turn,name,vp\n2,Valmy,4\n")
    assert "battles.csv" in refused("serve", "--port", "0", "--database", tmp_path / "games.sqlite", "--data", tmp_path)
    assert not (tmp_path / "games.sqlite").exists()


def test_check_hints_at_semicolons(tmp_path: Path):
    (tmp_path / "battles.csv").write_text("turn;name;vp\n2;Valmy;4\n")
    assert "separated by semicolons" in refused("check", "liberte", "--data", tmp_path, code=1)


def test_check_says_where_the_files_were_read(tmp_path: Path):
    (tmp_path / "battles.csv").write_bytes((ROOT / "src/pileus/data/liberte/battles.csv").read_bytes())
    said = " ".join(run("check", "liberte", "--data", tmp_path).out.split())
    assert f"From {tmp_path}: battles.csv." in said
    assert f"in {ROOT / 'src/pileus/data/liberte'}: cards.csv, provinces.csv and regions.csv." in said


@pytest.mark.parametrize("words", ["check liberte", "simulate liberte --games 1", "rule L1.1", "schema position"])
def test_the_data_folder_can_be_named_before_the_command(words: str, tmp_path: Path):
    (tmp_path / "battles.csv").write_bytes((ROOT / "src/pileus/data/liberte/battles.csv").read_bytes())
    assert run("--data", tmp_path, *words.split()).code == 0
    assert "is not a folder" in refused("--data", tmp_path / "none", *words.split())


def test_ids_are_told_apart():
    assert check.ID.findall("test_L8_3_a L8.30 L6_2a_b xL9.1 L10.2") == [
        ("L8", "3"),
        ("L8", "30"),
        ("L6", "2a"),
        ("L10", "2"),
    ]


# bench


def test_bench_prints_figures_and_bars():
    ran = run("bench", "liberte", "--quick")
    assert ran.code == 0
    assert re.search(r"CPython, decisions: [\d,]+ per second \(at least 100,000: (met|missed)\)", ran.out)
    assert "calibration" in ran.out
    figures = json.loads(run("bench", "liberte", "--quick", "--json").out)["rows"]
    assert {"what", "figure", "unit", "bar", "met"} == set(figures[0])


# rule and schema


def test_rule_prints_a_paragraph():
    assert run("rule", "L8.3").out.startswith("L8.3  Tie for highest")


def test_rule_reads_both_rulebooks():
    assert run("rule", "P10.6").out.startswith("P10.6  Anarchy loss")


def test_rules_are_found_with_those_below_them():
    assert [paragraph.id for paragraph in find("L6.2")] == ["L6.2", "L6.2a", "L6.2b", "L6.2c"]
    assert [paragraph.id for paragraph in find("l1")] == ["L1", "L1.1", "L1.2", "L1.3", "L1.4", "L1.5"]
    assert not any("`" in paragraph.text or "*" in paragraph.text for paragraph in read("liberte"))


@pytest.mark.parametrize("words", [("record",), ("position",), ("position", "emancipation")])
def test_schemas_are_json(words: tuple[str, ...]):
    assert "$defs" in json.loads(run("schema", *words).out)


# All of them


def test_the_version():
    assert run("--version").out == f"pileus {pileus.__version__}\n"


def test_alone_it_lists_the_commands():
    ran = run()
    assert ran.code == 0
    for word in (
        "play",
        "simulate",
        "tournament",
        "study",
        "replay",
        "analyse",
        "verify",
        "fuzz",
        "check",
        "bench",
        "rule",
        "schema",
    ):
        assert f"  {word} " in ran.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("play liberta", "there are liberte"),
        ("simulate", "Missing argument 'GAME'"),
        ("play liberte --edition third", "L0.2: The options cannot be used: edition: “second” or “first”."),
        ("play liberte --players 9", "L0.1: The options cannot be used: players: 3 to 6."),
        ("play liberte --frobnicate", "--frobnicate"),
        ("play liberte --language tlh", "there is en and it"),
        ("simulate liberte --games 0", "--games"),
        ("simulate liberte --bots deep-blue", "there are random"),
        ("simulate liberte --bots random,random --players 3", "2 seats are named, but the table has 3"),
        ("fuzz nim", "there are liberte"),
        ("bench nim", "there are liberte"),
        ("check nim", "there are liberte"),
        ("rule X1", "L0 to L15"),
        ("rule X1", "P0 to P12"),
        ("schema table", "is not one of 'record', 'position'"),
        ("dance", "dance"),
    ],
)
def test_a_refusal_is_one_sentence(words: str, said: str, capsys: pytest.CaptureFixture[str]):
    assert pileus.cli.run(words.split()) == 2
    shown = capsys.readouterr()
    assert said in shown.err
    assert shown.err.count("\n") == 1
    assert shown.out == ""


def test_a_reader_who_has_seen_enough_is_no_error():
    command = f"{sys.executable} -m pileus rule L6 | head -1"
    environment = {**os.environ, "PILEUS_FAST": "0"}
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False, env=environment)
    assert done.stderr == ""


def test_an_old_terminal_gets_question_marks_instead_of_an_error():
    assert run("rule", "L1.3", PYTHONIOENCODING="ascii").code == 0


def test_a_data_folder_that_is_none():
    assert "is not a folder" in refused("play", "liberte", "--data", "/nowhere")


def test_the_data_folder_is_read(tmp_path: Path):
    own = (ROOT / "src/pileus/data/liberte/battles.csv").read_text(encoding="utf-8")
    (tmp_path / "battles.csv").write_text(own.replace("Valmy", "Jemappes"), encoding="utf-8")
    ours, theirs = run("check", "liberte"), run("check", "liberte", "--data", tmp_path)
    assert re.findall(r"valid \(\w+\)", ours.out) != re.findall(r"valid \(\w+\)", theirs.out) != []


def test_every_sentence_of_the_commands_has_words():
    folders = [Path(str(room.__file__)).parent for room in (pileus.cli, pileus.text)]
    sources = [path for folder in folders for path in folder.glob("*.py")]
    nodes = [node for path in sources for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    named = {text for text in texts if re.fullmatch(r"(cli|text)-[a-z-]+", text)}
    assert named == {*ids("cli"), *ids("text")}


def test_every_sentence_of_the_arena_has_words():
    """The ids of table heads are put together from the names of their columns."""
    named = {text for text in literals() if re.fullmatch(r"arena-[a-z-]*[a-z]", text)}
    heads = {id for id in ids("cli-arena") if id.startswith("arena-head-")}
    assert named | heads == set(ids("cli-arena"))
    assert {id.removeprefix("arena-head-") for id in heads} <= literals()
