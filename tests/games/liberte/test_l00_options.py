"""L0 Table options."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

import pytest

import pileus
from pileus import DataError, Refused, data
from pileus.games.liberte.tables import DATA_HASH, FILES
from tests.games.liberte.table import position

LIBERTE = pileus.game("liberte")

SEVEN_FLEURS = """
    Normandie      | A white 1
    Flandre-Artois | A white 1
    Bretagne       | A white 1
    Maine          | A white 1
    Alsace         | A white 1
    Anjou          | A white 1
    Vendée         | A white 1
    hand A         | Bailly, Condorcet
    turn 3
"""

TIED_FACTIONS = """
    Normandie | A red 1
    Picardie  | B blue 1
    display A | Marat
    display B | Bailly
    display C | Condorcet
    phase election
"""


# L0.1


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_L0_1_three_to_six_players(players):
    assert LIBERTE.new(players=players).seats == players


@pytest.mark.parametrize("players", [2, 7])
def test_L0_1_never_fewer_than_three_nor_more_than_six(players):
    with pytest.raises(Refused, match="players"):
        LIBERTE.new(players=players)


# L0.2


def test_L0_2_the_second_edition_is_the_default():
    assert LIBERTE.new().options.edition == "second"


def test_L0_2_the_first_edition_can_be_chosen():
    """L6.3 A fifth card without Sans-Culottes beside one that has it: a paragraph marked [1] and [2]."""
    t = position("hand A | Bailly\ndisplay A | Marat, Danton, Talleyrand, Fouché", edition="first")
    t.choose("A Bailly", "A Paris", "A Paris")
    assert "Jean-Sylvain Bailly" in t.discard


def test_L0_2_there_is_no_third_edition():
    with pytest.raises(Refused, match=r"L0\.2: .* “second” or “first”"):
        LIBERTE.new(edition="third")


def test_L0_2_an_option_that_does_not_exist_is_refused():
    with pytest.raises(Refused, match="fog"):
        LIBERTE.new(fog=True)


# L0.3


def test_L0_3_pairs_are_played_by_default_in_the_second_edition():
    assert LIBERTE.new().options.pairs is True


def test_L0_3_pairs_are_not_played_by_default_in_the_first_edition():
    assert LIBERTE.new(edition="first").options.pairs is False


def test_L0_3_a_table_of_the_second_edition_may_agree_on_no():
    assert LIBERTE.new(edition="second", pairs=False).options.pairs is False


def test_L0_3_a_table_of_the_first_edition_may_agree_on_yes():
    assert LIBERTE.new(edition="first", pairs=True).options.pairs is True


# L0.4


def test_L0_4_by_default_the_engine_notices_a_counter_revolution():
    t = position(SEVEN_FLEURS).choose("A Bailly", "A Paris", "A Paris", "A discard")
    assert t.ended == "liberte-end-counter-revolution"


def test_L0_4_claimed_the_engine_does_not_notice():
    t = position(SEVEN_FLEURS, counter_revolution="claimed")
    t.choose("A Bailly", "A Paris", "A Paris", "A discard", "A done")
    assert t.ended is None and t.seat == "B"


def test_L0_4_claimed_a_player_must_notice():
    t = position(SEVEN_FLEURS, counter_revolution="claimed").choose("A claim")
    assert t.ended == "liberte-end-counter-revolution"


def test_L0_4_automatic_nobody_is_asked_to_claim():
    assert "claim" not in position(SEVEN_FLEURS).choices


# L0.5


def test_L0_5_sum_is_the_default():
    t = position(TIED_FACTIONS).choose("A Marat", "B Bailly", "C Condorcet")
    assert t.government == "blue"


def test_L0_5_highest_compares_single_cards():
    t = position(TIED_FACTIONS, government_tie="highest").choose("A Marat", "B Bailly", "C Condorcet")
    assert t.government == "red"


# L0.6


def values_in_another_folder(folder):
    """The value of card 1, and the hash of the data, as a process with another folder sees them."""
    code = "from pileus.games.liberte.tables import CARD, DATA_HASH; print(CARD[0].value, DATA_HASH)"
    run = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PILEUS_DATA": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    return run.stdout.split() if run.returncode == 0 else run.stderr


def cards_with(tmp_path, old: str, new: str) -> None:
    text = FILES["cards.csv"].read_text(encoding="utf-8")
    assert text.count(old) == 1
    (tmp_path / "cards.csv").write_text(text.replace(old, new), encoding="utf-8")


def test_L0_6_another_folder_is_chosen_for_a_whole_installation(tmp_path):
    cards_with(tmp_path, "Jean-Sylvain Bailly,blue,2", "Jean-Sylvain Bailly,blue,3")
    value, fingerprint = values_in_another_folder(tmp_path)
    assert value == "3" and fingerprint != DATA_HASH


def test_L0_6_a_copy_of_the_data_has_the_same_hash(tmp_path):
    shutil.copy(FILES["cards.csv"], tmp_path)
    assert values_in_another_folder(tmp_path) == ["2", DATA_HASH]


def test_L0_6_the_files_are_validated_when_loaded(tmp_path):
    cards_with(tmp_path, "Jean-Sylvain Bailly,blue,2", "Jean-Sylvain Bailly,blue,4")
    assert "cards.csv line 2, field value" in values_in_another_folder(tmp_path)


def test_L0_6_data_cannot_be_changed_once_a_game_is_loaded(tmp_path):
    with pytest.raises(DataError, match="before a game is loaded"):
        data.use(tmp_path)


def test_L0_6_a_folder_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(DataError, match="not a folder"):
        data.use(tmp_path / "nowhere")


def test_L0_6_a_record_names_its_data_by_hash():
    assert LIBERTE.new(seed=1).record()["data"] == DATA_HASH


def test_L0_6_a_record_of_other_data_is_refused():
    with pytest.raises(Refused) as refused:
        pileus.replay({**LIBERTE.new(seed=1).record(), "data": "0123456789abcdef"})
    assert refused.value.reason.id == "record-data"
