"""P0.3, P1.2, P1.3 The files are checked when loaded: a fault is named with line, field and rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from pileus import DataError
from pileus.games.emancipation import tables
from pileus.games.emancipation.tables import FILES, SPHERE
from tests.cli.running import refused as command_refuses
from tests.games.emancipation.data_files import changed, everywhere, without


def spheres(path: Path) -> str:
    """What is wrong with a map."""
    with pytest.raises(DataError) as error:
        tables.read_map(path)
    return str(error.value)


def slavers(path: Path) -> str:
    """What is wrong with a list of slavers."""
    with pytest.raises(DataError) as error:
        tables.read_slavers(path, SPHERE)
    return str(error.value)


def ideas(path: Path) -> str:
    """What is wrong with a list of ideas."""
    with pytest.raises(DataError) as error:
        tables.read_ideas(path)
    return str(error.value)


# P0.3 Files


def test_P0_3_our_own_files_pass():
    assert tables.read_barriers(FILES["barriers.csv"], SPHERE) == tables.BARRIER


def test_P0_3_ports_may_stand_in_any_order_of_spheres(tmp_path):
    head, *lines = FILES["spheres.csv"].read_text(encoding="utf-8").splitlines()
    (tmp_path / "spheres.csv").write_text("\n".join([head, *lines[9:], *lines[:9]]), encoding="utf-8")
    assert tables.read_map(tmp_path / "spheres.csv") == (tables.SPHERE, tables.PORT)


def test_P0_3_a_byte_order_mark_does_no_harm(tmp_path):
    text = FILES["ideas.csv"].read_text(encoding="utf-8")
    (tmp_path / "ideas.csv").write_text(text, encoding="utf-8-sig")
    assert tables.read_ideas(tmp_path / "ideas.csv") == tables.IDEA


def test_P0_3_a_file_that_is_not_there(tmp_path):
    problem = ideas(tmp_path / "ideas.csv")
    assert problem.startswith("ideas.csv cannot be read") and problem.endswith("(P0.3)")


def test_P0_3_a_file_that_is_not_utf_8(tmp_path):
    text = FILES["ideas.csv"].read_text(encoding="utf-8")
    (tmp_path / "ideas.csv").write_bytes(text.encode("latin-1", errors="replace"))
    assert ideas(tmp_path / "ideas.csv").endswith("(P0.3)")


def test_P0_3_an_empty_file(tmp_path):
    (tmp_path / "spheres.csv").write_text("")
    assert spheres(tmp_path / "spheres.csv") == "spheres.csv has 0 spheres instead of 10 (P1.2)"


def test_P0_3_a_file_with_semicolons(tmp_path):
    path = everywhere(tmp_path, "slavers.csv", ",", ";")
    assert slavers(path) == "slavers.csv is separated by semicolons; save it again separated by commas (P0.3)"


def test_P0_3_a_command_says_the_sentence_and_nothing_else(tmp_path):
    changed(tmp_path, "barriers.csv", "B01,NAM,North America,red,2", "B01,NAM,North America,red,7")
    said = command_refuses("check", "emancipation", "--data", tmp_path, code=1)
    assert said.endswith("barriers.csv line 2, field die: '7' is not a number from 1 to 6 (P1.4)")


# P1.2 Spheres and ports


def test_P1_2_a_missing_sphere(tmp_path):
    problem = spheres(without(tmp_path, "spheres.csv", "EEU,"))
    assert problem == "spheres.csv has 9 spheres instead of 10 (P1.2)"


def test_P1_2_the_ring_has_ten_different_places(tmp_path):
    problem = spheres(changed(tmp_path, "spheres.csv", "Eastern Europe,1,3,3,", "Eastern Europe,1,3,4,"))
    assert problem == "spheres.csv: clockwise_order is not 1 to 10, each once (P1.2)"


def test_P1_2_the_ring_has_no_eleventh_place(tmp_path):
    problem = spheres(changed(tmp_path, "spheres.csv", "Eastern Europe,1,3,3,", "Eastern Europe,1,3,11,"))
    assert problem == "spheres.csv line 6, field clockwise_order: '11' is not a number from 1 to 10 (P1.2)"


def test_P1_2_a_missing_column(tmp_path):
    problem = spheres(changed(tmp_path, "spheres.csv", ",slave_spaces,", ",spaces,"))
    assert problem == "spheres.csv has no column slave_spaces (P1.2)"


def test_P1_2_the_rows_of_a_sphere_agree(tmp_path):
    problem = spheres(changed(tmp_path, "spheres.csv", "Lisbon,0,1,1,1", "Lisbon,0,1,1,2"))
    assert problem == (
        "spheres.csv line 5, field sphere_id: the rows of WEU do not say the same about the sphere (P1.2)"
    )


def test_P1_2_a_port_has_a_name(tmp_path):
    problem = spheres(changed(tmp_path, "spheres.csv", "2,2,Lisbon,", "2,2,,"))
    assert problem == "spheres.csv line 5, field port: nothing is written there (P1.2)"


def test_P1_2_a_port_is_named_once(tmp_path):
    problem = spheres(changed(tmp_path, "spheres.csv", "2,2,Lisbon,", "2,2,London,"))
    assert problem == "spheres.csv line 5, field port: London is used twice (P1.2)"


def test_P1_2_a_sphere_has_as_many_rows_as_ports(tmp_path):
    problem = spheres(without(tmp_path, "spheres.csv", "WEU,Western Europe,1,2,2,2,Lisbon"))
    assert problem == "spheres.csv line 4, field ports_in_sphere: WEU has 1 rows, one for each port (P1.2)"


def test_P1_2_a_sphere_has_no_third_port(tmp_path):
    problem = spheres(everywhere(tmp_path, "spheres.csv", "Western Europe,1,2,2,2,", "Western Europe,1,2,2,3,"))
    assert problem == "spheres.csv line 4, field ports_in_sphere: '3' is not a number from 1 to 2 (P1.2)"


def test_P1_2_an_admin_space_is_one(tmp_path):
    problem = spheres(changed(tmp_path, "spheres.csv", "Lisbon,0,1,1,", "Lisbon,0,1,2,"))
    assert problem == "spheres.csv line 5, field admin_spaces: '2' is not a number from 1 to 1 (P1.2)"


@pytest.mark.parametrize("spaces", ["-1", "9", "two", "1.5", ""])
def test_P1_2_slave_spaces_are_a_number(tmp_path, spaces):
    problem = spheres(changed(tmp_path, "spheres.csv", "Lisbon,0,1,", f"Lisbon,0,{spaces},"))
    assert problem == f"spheres.csv line 5, field slave_spaces: '{spaces}' is not a number from 0 to 8 (P1.2)"


def test_P1_2_dissident_spaces_are_a_number(tmp_path):
    problem = spheres(changed(tmp_path, "spheres.csv", "St Petersburg,0,4,1,1,", "St Petersburg,0,4,1,many,"))
    assert problem == ("spheres.csv line 6, field sphere_dissident_spaces: 'many' is not a number from 0 to 4 (P1.2)")


# P2.3 What is printed on the map


def test_P2_3_the_elephant_starts_somewhere(tmp_path):
    problem = spheres(changed(tmp_path, "spheres.csv", "London,1,", "London,0,"))
    assert problem == "spheres.csv has 0 ports where the elephant starts instead of 1 (P2.3)"


def test_P2_3_the_elephant_starts_at_one_port(tmp_path):
    problem = spheres(changed(tmp_path, "spheres.csv", "Lisbon,0,", "Lisbon,1,"))
    assert problem == "spheres.csv has 2 ports where the elephant starts instead of 1 (P2.3)"


def test_P2_3_a_printed_agent_has_the_colour_of_a_faction(tmp_path):
    problem = spheres(changed(tmp_path, "spheres.csv", "Calcutta,0,3,1,1,red", "Calcutta,0,3,1,1,purple"))
    assert problem == (
        "spheres.csv line 14, field initial_admin_agent: 'purple' is not one of nothing, red, green, white (P1.2)"
    )


def test_P2_3_four_printed_agents(tmp_path):
    problem = spheres(changed(tmp_path, "spheres.csv", "Calcutta,0,3,1,1,red", "Calcutta,0,3,1,1,"))
    assert problem == "spheres.csv has 3 printed agents instead of 4 (P2.3)"


def test_P2_3_a_printed_meeple_has_the_colour_of_a_faction(tmp_path):
    problem = spheres(changed(tmp_path, "spheres.csv", "red,red+green,", "red,red+yellow,"))
    assert problem == (
        "spheres.csv line 4, field initial_meeples: 'yellow' is not one of red, green, white, joined by + (P1.2)"
    )


def test_P2_3_four_printed_meeples(tmp_path):
    problem = spheres(changed(tmp_path, "spheres.csv", "red,red+green,", "red,red,"))
    assert problem == "spheres.csv has 3 printed meeples instead of 4 (P2.3)"


def test_P2_3_printed_meeples_fit_on_their_spaces(tmp_path):
    problem = spheres(changed(tmp_path, "spheres.csv", "London,1,2,", "London,1,1,"))
    assert problem == "spheres.csv line 4, field initial_meeples: 2 meeples do not fit on 1 slave spaces (P1.2)"


# P1.3 Borders


def test_P1_3_a_border_is_named_by_both_spheres(tmp_path):
    problem = spheres(changed(tmp_path, "spheres.csv", "WEU:Baltic Sea; MEA:Black Sea", "MEA:Black Sea"))
    assert problem == "spheres.csv: WEU borders EEU (Baltic Sea), which does not border it (P1.3)"


def test_P1_3_a_border_leads_to_a_sphere_there_is(tmp_path):
    problem = spheres(everywhere(tmp_path, "spheres.csv", "WEU:North Atlantic", "ATL:North Atlantic"))
    assert problem == "spheres.csv: NAM borders ATL (North Atlantic), which is no other sphere (P1.3)"


def test_P1_3_a_border_leads_to_another_sphere(tmp_path):
    problem = spheres(everywhere(tmp_path, "spheres.csv", "WEU:North Atlantic", "NAM:North Atlantic"))
    assert problem == "spheres.csv: NAM borders NAM (North Atlantic), which is no other sphere (P1.3)"


def test_P1_3_a_border_is_sea_on_both_sides(tmp_path):
    sea, land = "IND:Arabian Sea,MEA:Nile valley", ",MEA:Nile valley; IND:Arabian Sea"
    problem = spheres(changed(tmp_path, "spheres.csv", f"WAF:Cape of Good Hope; {sea}", f"WAF:Cape of Good Hope{land}"))
    assert problem == "spheres.csv: IND borders EAF (Arabian Sea), which does not border it (P1.3)"


def test_P1_3_a_border_has_a_name(tmp_path):
    problem = spheres(changed(tmp_path, "spheres.csv", "WEU:Baltic Sea; MEA:Black Sea", "WEU:Baltic Sea; MEA"))
    assert problem == (
        "spheres.csv line 6, field sea_neighbours: 'MEA' is not a sphere_id, a colon and the name of the border (P1.2)"
    )


def test_P3_4_every_sphere_can_be_reached(tmp_path):
    """Eastern Europe without its two seas: a disk could not leave it."""
    text = FILES["spheres.csv"].read_text(encoding="utf-8")
    for old, new in (("; EEU:Baltic Sea", ""), ("WEU:Baltic Sea; MEA:Black Sea", ""), ("EEU:Black Sea", "")):
        text = text.replace(old, new)
    (tmp_path / "spheres.csv").write_text(text, encoding="utf-8")
    assert spheres(tmp_path / "spheres.csv") == "spheres.csv: no border leads to EEU (P3.4)"


def test_P1_1_nine_slavers(tmp_path):
    problem = slavers(without(tmp_path, "slavers.csv", "S9,"))
    assert problem == "slavers.csv has 8 slavers instead of 9 (P1.1)"


def test_P1_3_a_slaver_is_named_once(tmp_path):
    problem = slavers(changed(tmp_path, "slavers.csv", "\nS9,", "\nS8,"))
    assert problem == "slavers.csv line 10, field slaver_id: S8 is used twice (P1.3)"


def test_P1_3_a_sea_has_one_slaver(tmp_path):
    problem = slavers(changed(tmp_path, "slavers.csv", "S2,Baltic Sea", "S2,North Atlantic"))
    assert problem == "slavers.csv line 3, field sea: North Atlantic is used twice (P1.3)"


def test_P1_3_a_slaver_lies_between_two_spheres_of_the_map(tmp_path):
    problem = slavers(changed(tmp_path, "slavers.csv", "South Pacific,EIN,LAM", "South Pacific,EIN,OCE"))
    assert problem.startswith("slavers.csv line 10, field sphere_b: 'OCE' is not one of NAM, WEU, EEU")


def test_P1_3_a_slaver_lies_on_a_sea_border(tmp_path):
    problem = slavers(changed(tmp_path, "slavers.csv", "South Pacific,EIN,LAM", "South Pacific,EIN,WAF"))
    assert problem == "slavers.csv line 10, field sea: the map has no sea border South Pacific from EIN to WAF (P1.3)"


def test_P5_4_a_slaver_has_a_number_of_a_die(tmp_path):
    problem = slavers(changed(tmp_path, "slavers.csv", "Western Europe,3,tobacco", "Western Europe,0,tobacco"))
    assert problem == "slavers.csv line 2, field number: '0' is not a number from 1 to 6 (P1.3)"


def test_P1_3_a_sea_border_has_a_slaver(tmp_path):
    """A tenth sea border, in the place of the Mexican isthmus."""
    path = everywhere(tmp_path, "spheres.csv", "FEA:North Pacific,LAM:Mexican isthmus", "FEA:North Pacific; LAM:Gulf,")
    text = path.read_text(encoding="utf-8").replace(
        "EIN:South Pacific,NAM:Mexican isthmus", "EIN:South Pacific; NAM:Gulf,"
    )
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DataError) as error:
        tables.read_slavers(FILES["slavers.csv"], tables.read_map(path)[0])
    assert str(error.value) == "slavers.csv: NAM has 3 sea borders, 2 slavers (P1.3)"


def test_P5_7_at_most_two_slavers_border_a_sphere(tmp_path):
    """The Black Sea moved to North America, which then has three."""
    text = FILES["spheres.csv"].read_text(encoding="utf-8")
    for old, new in (
        ("FEA:North Pacific,LAM:Mexican isthmus", "FEA:North Pacific; EEU:Black Sea,LAM:Mexican isthmus"),
        ("WEU:Baltic Sea; MEA:Black Sea", "WEU:Baltic Sea; NAM:Black Sea"),
        ("EEU:Black Sea,FEA:Silk Road", ",FEA:Silk Road"),
    ):
        text = text.replace(old, new)
    (tmp_path / "spheres.csv").write_text(text, encoding="utf-8")
    path = changed(tmp_path, "slavers.csv", "Black Sea,EEU,MEA", "Black Sea,EEU,NAM")
    with pytest.raises(DataError) as error:
        tables.read_slavers(path, tables.read_map(tmp_path / "spheres.csv")[0])
    assert str(error.value) == "slavers.csv: 3 slavers border NAM, but at most two may (P5.7)"
