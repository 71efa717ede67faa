"""P0 Table options."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Any

import pytest

import pileus
from pileus import DataError, Refused, data
from pileus.games.emancipation.tables import DATA_HASH, FILES
from tests.games.emancipation.operating import at_sea
from tests.games.emancipation.table import Table, table

EMANCIPATION = pileus.game("emancipation")


def refused(**options: Any) -> str:
    """The paragraph behind a refusal."""
    with pytest.raises(Refused) as refusal:
        EMANCIPATION.new(**options)
    return refusal.value.rule


def white_drives_out_green(**options: Any) -> Table:
    """A green meeple becomes a dissident in North America."""
    return table(faction="white", admin={"New Orleans": "green"}, **options).play("post", "port:New Orleans")


# P0.1


@pytest.mark.parametrize("players", [1, 2, 3])
def test_P0_1_one_to_three_players(players):
    assert EMANCIPATION.new(players=players).seats == players


@pytest.mark.parametrize("players", [0, 4])
def test_P0_1_never_none_nor_more_than_three(players):
    assert refused(players=players) == "P0.1"


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("mode", ["competitive", "cooperative", "two-stage"])
def test_P0_1_two_or_three_players_have_three_modes(players, mode):
    assert EMANCIPATION.new(players=players, mode=mode).options.mode == mode


def test_P0_1_one_player_plays_solitaire():
    assert EMANCIPATION.new(players=1, mode="solitaire").options.mode == "solitaire"


@pytest.mark.parametrize("mode", ["competitive", "cooperative", "two-stage"])
def test_P0_1_one_player_plays_nothing_else(mode):
    assert refused(players=1, mode=mode) == "P0.1"


@pytest.mark.parametrize("players", [2, 3])
def test_P0_1_solitaire_is_for_one(players):
    assert refused(players=players, mode="solitaire") == "P0.1"


def test_P0_1_there_is_no_fifth_mode():
    assert refused(mode="teams") == "P0.1"


def test_P0_1_three_players_compete_unless_something_is_said():
    options = EMANCIPATION.new().options
    assert (options.players, options.mode) == (3, "competitive")


def test_P0_1_a_table_for_one_is_solitaire_without_being_told():
    assert EMANCIPATION.new(players=1).options.mode == "solitaire"


def test_P0_1_a_solitaire_table_is_for_one_without_being_told():
    assert EMANCIPATION.new(mode="solitaire").options.players == 1


# P0.2


def test_P0_2_the_defaults():
    options = EMANCIPATION.new().options
    assert (options.dissidents, options.gunboat_target, options.dealt_disks_score) == ("minus", "bordering", True)
    assert (options.dissident_spaces, options.anarchy_loss, options.corruption) == (1, "empty", "always")


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("dissidents", "zero"),
        ("gunboat_target", "anywhere"),
        ("dealt_disks_score", "perhaps"),
        ("dissident_spaces", 0),
        ("dissident_spaces", 3),
        ("anarchy_loss", "never"),
        ("corruption", "never"),
    ],
)
def test_P0_2_an_option_has_two_values_and_no_other(option, value):
    assert refused(**{option: value}) == "P0.2"


def test_P0_2_an_option_that_does_not_exist_is_refused():
    with pytest.raises(Refused, match="fog"):
        EMANCIPATION.new(fog=True)


def test_P0_2_dissidents_minus():
    """P9.2 Six disks, two meeples and the new agent make 9, the dissident 8."""
    assert white_drives_out_green(dissidents="minus").points("white") == 8


def test_P0_2_dissidents_plus():
    assert white_drives_out_green(dissidents="plus").points("white") == 10


def attack(gunboat_target: str) -> Table:
    """Five uncovered spaces beside the North Atlantic, four at St Petersburg."""
    t = at_sea("red", "S1", elephant="St Petersburg", gunboat_target=gunboat_target, boxes={"red": [0, 3, 0]})
    return t.play("sea:S1").rolling((5,))


def test_P0_2_gunboat_target_bordering():
    """P5.3"""
    assert "S1" not in attack("bordering").slavers


def test_P0_2_gunboat_target_elephant():
    assert attack("elephant").slavers == {"S1": "red"}


def test_P0_2_dealt_disks_score():
    """P9.1 Six disks, two meeples, the agent at Bahia."""
    assert table(dealt_disks_score=True).points("white") == 9


def test_P0_2_dealt_disks_do_not_score():
    assert table(dealt_disks_score=False).points("white") == 3


def test_P0_2_one_dissident_space():
    """P1.2"""
    t = table(faction="white", admin={"New Orleans": "green"}, dissidents={"NAM": ["red"]}, dissident_spaces=1)
    t.play("post", "port:New Orleans")
    assert t.dissidents("NAM") == ["red"] and t.anarchy == {"NAM": 1}


def test_P0_2_two_dissident_spaces():
    t = table(faction="white", admin={"New Orleans": "green"}, dissidents={"NAM": ["red"]}, dissident_spaces=2)
    t.play("post", "port:New Orleans")
    assert t.dissidents("NAM") == ["red", "green"] and t.anarchy == {}


def last_disk(anarchy_loss: str) -> Table:
    """White holds the last disk and must add it to North America."""
    full = {key: 2 for key in ("LAM", "FEA", "EIN", "IND", "MEA", "EAF", "EEU", "WEU")}
    t = table(
        faction="white",
        admin={"New Orleans": "green"},
        dissidents={"NAM": ["red"]},
        anarchy={**full, "WAF": 1},
        disks={"red": 0, "green": 0, "white": 1},
        anarchy_loss=anarchy_loss,
    )
    return t.play("post", "port:New Orleans")


def test_P0_2_anarchy_loss_empty():
    """P3.4"""
    assert last_disk("empty").ended == "anarchy"


def test_P0_2_anarchy_loss_owed():
    assert last_disk("owed").ended is None


def bribe(corruption: str) -> Table:
    """Two uncovered spaces beside the North Atlantic: a 3, the slaver's own number, suffices by itself."""
    freed = {"New Orleans": ["red"] * 2, "Philadelphia": ["red"] * 2, "London": ["green"] * 2}
    t = at_sea("red", "S1", freed=freed, corruption=corruption, boxes={"red": [0, 3, 0]})
    return t.play("sea:S1").rolling((3,))


def test_P0_2_corruption_always():
    """P5.4"""
    assert bribe("always").asked == "corrupt-sphere"


def test_P0_2_corruption_short():
    t = bribe("short")
    assert t.asked == "operate" and t.slavers == {"S1": "red"}


# P0.3


def with_another_folder(folder, code: str):
    """What a process with another folder prints, word by word; or what it complains about."""
    run = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PILEUS_DATA": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    return run.stdout.split() if run.returncode == 0 else run.stderr


def number_in_another_folder(folder):
    """The number of the first slaver, and the hash of the data."""
    code = "from pileus.games.emancipation.tables import SLAVER, DATA_HASH; print(SLAVER[0].number, DATA_HASH)"
    return with_another_folder(folder, code)


def slavers_with(tmp_path, old: str, new: str) -> None:
    text = FILES["slavers.csv"].read_text(encoding="utf-8")
    assert text.count(old) == 1
    (tmp_path / "slavers.csv").write_text(text.replace(old, new), encoding="utf-8")


def test_P0_3_another_folder_is_chosen_for_a_whole_installation(tmp_path):
    slavers_with(tmp_path, "Western Europe,3,tobacco", "Western Europe,1,tobacco")
    number, fingerprint = number_in_another_folder(tmp_path)
    assert number == "1" and fingerprint != DATA_HASH


def test_P0_3_a_copy_of_the_data_has_the_same_hash(tmp_path):
    shutil.copy(FILES["slavers.csv"], tmp_path)
    assert number_in_another_folder(tmp_path) == ["3", DATA_HASH]


def test_P0_3_the_files_are_validated_when_loaded(tmp_path):
    slavers_with(tmp_path, "Western Europe,3,tobacco", "Western Europe,7,tobacco")
    assert "slavers.csv line 2, field number: '7' is not a number from 1 to 6" in number_in_another_folder(tmp_path)


def test_P0_2_where_the_data_print_two_dissident_spaces_there_are_two_or_four(tmp_path):
    """St Petersburg lies alone in its sphere, the third."""
    text = FILES["spheres.csv"].read_text(encoding="utf-8")
    assert text.count("St Petersburg,0,4,1,1,") == 1
    (tmp_path / "spheres.csv").write_text(text.replace("St Petersburg,0,4,1,1,", "St Petersburg,0,4,1,2,"), "utf-8")
    code = """
import pileus
from pileus.games.emancipation.rules.p01_components import room_for_dissidents
for spaces in (1, 2):
    print(room_for_dissidents(pileus.game("emancipation").new(dissident_spaces=spaces).state, 2))
"""
    assert with_another_folder(tmp_path, code) == ["2", "4"]


def test_P0_3_data_cannot_be_changed_once_a_game_is_loaded(tmp_path):
    with pytest.raises(DataError, match="before a game is loaded"):
        data.use(tmp_path)


def test_P0_3_a_record_names_its_data_by_hash():
    assert EMANCIPATION.new(seed=1).record()["data"] == DATA_HASH


def test_P0_3_a_record_of_other_data_is_refused():
    with pytest.raises(Refused) as refusal:
        pileus.replay({**EMANCIPATION.new(seed=1).record(), "data": "0123456789abcdef"})
    assert refusal.value.reason.id == "record-data"
