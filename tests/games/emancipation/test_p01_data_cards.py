"""P1.4, P1.5 Barriers and ideas are checked when loaded (P0.3)."""

from __future__ import annotations

from pathlib import Path

import pytest

from pileus import DataError
from pileus.games.emancipation import tables
from pileus.games.emancipation.tables import SPHERE
from tests.games.emancipation.data_files import changed, without


def barriers(path: Path) -> str:
    """What is wrong with a list of barriers."""
    with pytest.raises(DataError) as error:
        tables.read_barriers(path, SPHERE)
    return str(error.value)


def ideas(path: Path) -> str:
    """What is wrong with a list of ideas."""
    with pytest.raises(DataError) as error:
        tables.read_ideas(path)
    return str(error.value)


# P1.4 Barriers


def test_P1_1_39_barriers(tmp_path):
    problem = barriers(without(tmp_path, "barriers.csv", "B39,"))
    assert problem == "barriers.csv has 38 barriers instead of 39 (P1.1)"


def test_P1_4_a_barrier_is_named_once(tmp_path):
    problem = barriers(changed(tmp_path, "barriers.csv", "\nB39,", "\nB38,"))
    assert problem == "barriers.csv line 40, field barrier_id: B38 is used twice (P1.4)"


def test_P1_4_a_barrier_lies_in_a_sphere_of_the_map(tmp_path):
    problem = barriers(changed(tmp_path, "barriers.csv", "B39,LAM", "B39,OCE"))
    assert problem.startswith("barriers.csv line 40, field sphere_id: 'OCE' is not one of NAM, WEU, EEU")


def test_P1_4_a_sphere_has_as_many_barriers_as_the_map_says(tmp_path):
    problem = barriers(changed(tmp_path, "barriers.csv", "B39,LAM", "B39,NAM"))
    assert problem == "barriers.csv has 4 barriers of NAM; the map says 3 (P1.4)"


def test_P1_4_a_barrier_has_one_of_five_colours(tmp_path):
    problem = barriers(changed(tmp_path, "barriers.csv", "B01,NAM,North America,red", "B01,NAM,North America,blue"))
    assert problem == (
        "barriers.csv line 2, field colour: 'blue' is not one of red, green, white, purple, yellow (P1.4)"
    )


@pytest.mark.parametrize("die", ["0", "7", "six", ""])
def test_P1_4_a_barrier_has_a_number_of_a_die(tmp_path, die):
    old, new = "B01,NAM,North America,red,2", f"B01,NAM,North America,red,{die}"
    problem = barriers(changed(tmp_path, "barriers.csv", old, new))
    assert problem == f"barriers.csv line 2, field die: '{die}' is not a number from 1 to 6 (P1.4)"


def test_P1_4_a_black_edge_is_there_or_not(tmp_path):
    old, new = "North America,red,2,1", "North America,red,2,2"
    problem = barriers(changed(tmp_path, "barriers.csv", old, new))
    assert problem == "barriers.csv line 2, field black_border: '2' is not a number from 0 to 1 (P1.4)"


def test_P7_3_only_barriers_that_hit_a_piece_have_a_black_edge(tmp_path):
    problem = barriers(changed(tmp_path, "barriers.csv", "North America,yellow,6,0", "North America,yellow,6,1"))
    assert problem == (
        "barriers.csv line 4, field black_border: a yellow barrier has no black edge: it hits no piece (P7.3) (P1.4)"
    )


def test_P1_4_a_barrier_has_a_name(tmp_path):
    problem = barriers(changed(tmp_path, "barriers.csv", ",suffrage,Plantation credit,", ",suffrage,,"))
    assert problem == "barriers.csv line 4, field name: nothing is written there (P1.4)"


# P1.5 Ideas


def test_P1_5_66_west_ideas(tmp_path):
    problem = ideas(without(tmp_path, "ideas.csv", "W66,"))
    assert problem == "ideas.csv has 65 West ideas instead of 66 (P1.5)"


def test_P1_5_32_east_ideas(tmp_path):
    problem = ideas(without(tmp_path, "ideas.csv", "E32,"))
    assert problem == "ideas.csv has 31 East ideas instead of 32 (P1.5)"


def test_P1_5_an_idea_is_named_once(tmp_path):
    problem = ideas(changed(tmp_path, "ideas.csv", "\nW66,", "\nW65,"))
    assert problem == "ideas.csv line 67, field idea_id: W65 is used twice (P1.5)"


def test_P1_5_an_idea_is_west_or_east(tmp_path):
    problem = ideas(changed(tmp_path, "ideas.csv", "W08,west", "W08,north"))
    assert problem == "ideas.csv line 9, field deck: 'north' is not one of west, east (P1.5)"


def test_P1_5_an_idea_shows_an_operation(tmp_path):
    problem = ideas(changed(tmp_path, "ideas.csv", "The Zong hearings,1783,case,1,", "The Zong hearings,1783,case,0,"))
    assert problem == (
        "ideas.csv line 9, field maritime: an idea shows at least one of maritime, manumission, westernize, suffrage"
        " (P1.5)"
    )


def test_P1_5_an_operation_of_the_advanced_game_is_not_enough(tmp_path):
    zong = "The Zong hearings,1783,case,"
    problem = ideas(changed(tmp_path, "ideas.csv", f"{zong}1,0,0,0,0,", f"{zong}0,0,0,0,1,"))
    assert "an idea shows at least one of" in problem


def test_P1_5_an_operation_is_there_or_not(tmp_path):
    problem = ideas(changed(tmp_path, "ideas.csv", "The Zong hearings,1783,case,1,", "The Zong hearings,1783,case,2,"))
    assert problem == "ideas.csv line 9, field maritime: '2' is not a number from 0 to 1 (P1.5)"


def test_P6_2_east_ideas_never_show_an_arrow(tmp_path):
    fante = "Fante Confederation,1871,law,0,0,1,0,1,"
    problem = ideas(changed(tmp_path, "ideas.csv", f"{fante}0", f"{fante}1"))
    assert problem == "ideas.csv line 71, field arrow: East ideas never show an arrow (P6.2) (P1.5)"


def test_P1_5_an_idea_has_a_name(tmp_path):
    problem = ideas(changed(tmp_path, "ideas.csv", "W08,west,The Zong hearings", "W08,west,"))
    assert problem == "ideas.csv line 9, field name: nothing is written there (P1.5)"
