"""L1.1, L1.2 The files are checked when loaded (L0.6): a fault is named with line, field and rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from pileus import DataError
from pileus.games.liberte import tables
from pileus.games.liberte.tables import FILES, REGION


def changed(folder: Path, name: str, old: str, new: str) -> Path:
    """A copy of one of our files in which one piece of text is another."""
    text = FILES[name].read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old} is there {text.count(old)} times"
    (folder / name).write_text(text.replace(old, new), encoding="utf-8")
    return folder / name


def without(folder: Path, name: str, start: str) -> Path:
    """A copy of one of our files without the line that starts so."""
    lines = FILES[name].read_text(encoding="utf-8").splitlines(keepends=True)
    kept = [line for line in lines if not line.startswith(start)]
    assert len(kept) == len(lines) - 1
    (folder / name).write_text("".join(kept), encoding="utf-8")
    return folder / name


def cards(path: Path) -> str:
    """What is wrong with a deck."""
    with pytest.raises(DataError) as error:
        tables.read_cards(path, REGION)
    return str(error.value)


def provinces(path: Path) -> str:
    """What is wrong with a map."""
    with pytest.raises(DataError) as error:
        tables.read_provinces(path, REGION)
    return str(error.value)


def regions(path: Path) -> str:
    """What is wrong with a list of regions."""
    with pytest.raises(DataError) as error:
        tables.read_regions(path)
    return str(error.value)


def battles(path: Path) -> str:
    """What is wrong with a list of battles."""
    with pytest.raises(DataError) as error:
        tables.read_battles(path)
    return str(error.value)


# L0.6 Files


def test_L0_6_our_own_files_pass(tmp_path):
    assert len(tables.read_cards(FILES["cards.csv"], REGION)) == 110


def test_L0_6_lines_may_stand_in_any_order(tmp_path):
    head, *lines = FILES["cards.csv"].read_text(encoding="utf-8").splitlines()
    (tmp_path / "cards.csv").write_text("\n".join([head, *reversed(lines)]), encoding="utf-8")
    assert tables.read_cards(tmp_path / "cards.csv", REGION) == tables.CARD


def test_L0_6_a_byte_order_mark_does_no_harm(tmp_path):
    text = FILES["cards.csv"].read_text(encoding="utf-8")
    (tmp_path / "cards.csv").write_text(text, encoding="utf-8-sig")
    assert tables.read_cards(tmp_path / "cards.csv", REGION) == tables.CARD


def test_L0_6_a_file_that_is_not_there(tmp_path):
    assert "cards.csv cannot be read" in cards(tmp_path / "cards.csv")


def test_L0_6_a_file_that_is_not_utf_8(tmp_path):
    text = FILES["cards.csv"].read_text(encoding="utf-8")
    (tmp_path / "cards.csv").write_bytes(text.encode("latin-1", errors="replace"))
    assert cards(tmp_path / "cards.csv").endswith("(L0.6)")


def test_L0_6_an_empty_file(tmp_path):
    (tmp_path / "cards.csv").write_text("")
    assert cards(tmp_path / "cards.csv") == "cards.csv has 0 cards instead of 110: number 1 is missing (L1.2)"


# L1.2 Cards


def test_L1_2_a_missing_card(tmp_path):
    problem = cards(without(tmp_path, "cards.csv", "71,"))
    assert problem == "cards.csv has 109 cards instead of 110: number 71 is missing (L1.2)"


def test_L1_2_a_number_used_twice(tmp_path):
    problem = cards(changed(tmp_path, "cards.csv", "\n71,B", "\n70,B"))
    assert problem == "cards.csv line 72, field card_id: 70 is used twice (L1.2)"


def test_L1_2_a_card_too_many(tmp_path):
    problem = cards(changed(tmp_path, "cards.csv", "\n71,B", "\n111,B"))
    assert problem == "cards.csv line 72, field card_id: '111' is not a number from 1 to 110 (L1.2)"


def test_L1_2_a_missing_column(tmp_path):
    assert cards(changed(tmp_path, "cards.csv", ",cannon,", ",canon,")) == "cards.csv has no column cannon (L1.2)"


@pytest.mark.parametrize("value", ["4", "0", "-1", "three", "1.5", "²", "--1", ""])
def test_L1_2_a_personality_has_value_1_to_3(tmp_path, value):
    problem = cards(changed(tmp_path, "cards.csv", "Jean-Paul Marat,red,3", f"Jean-Paul Marat,red,{value}"))
    assert problem == f"cards.csv line 72, field value: '{value}' is not a number from 1 to 3 (L1.2)"


def test_L1_2_a_faction_is_blue_white_or_red(tmp_path):
    problem = cards(changed(tmp_path, "cards.csv", "Jean-Paul Marat,red", "Jean-Paul Marat,green"))
    assert problem == "cards.csv line 72, field faction: 'green' is not one of blue, white, red (L1.2)"


def test_L1_2_the_background_of_a_personality_is_one_of_the_regions(tmp_path):
    problem = cards(changed(tmp_path, "cards.csv", "Marat,red,3,NORD", "Marat,red,3,CORSE"))
    assert problem.startswith("cards.csv line 72, field region: 'CORSE' is not one of NORD, EST")


def test_L1_2_a_personality_is_not_wild(tmp_path):
    problem = cards(changed(tmp_path, "cards.csv", "Marat,red,3,NORD", "Marat,red,3,ANY"))
    assert problem.startswith("cards.csv line 72, field region: 'ANY' is not one of")


def test_L1_2_a_mark_is_there_or_not(tmp_path):
    problem = cards(changed(tmp_path, "cards.csv", "Marat,red,3,NORD,gold,0", "Marat,red,3,NORD,gold,2"))
    assert problem == "cards.csv line 72, field cannon: '2' is not a number from 0 to 1 (L1.2)"


def test_L1_2_a_card_is_a_personality_a_club_or_a_special(tmp_path):
    problem = cards(changed(tmp_path, "cards.csv", "71,B,personality", "71,B,general"))
    assert problem.startswith("cards.csv line 72, field type: 'general' is not one of personality, club, special")


def test_L1_2_there_are_two_sets(tmp_path):
    problem = cards(changed(tmp_path, "cards.csv", "71,B,", "71,C,"))
    assert problem == "cards.csv line 72, field set: 'C' is not one of A, B (L1.2)"


def test_L1_2_the_sets_have_57_and_53_cards(tmp_path):
    problem = cards(changed(tmp_path, "cards.csv", "71,B,", "71,A,"))
    assert problem == "cards.csv has 58 A and 52 B cards instead of 57 and 53 (L1.2)"


def test_L1_2_a_club_has_value_1(tmp_path):
    problem = cards(changed(tmp_path, "cards.csv", "Club des Jacobins,red,1", "Club des Jacobins,red,2"))
    assert problem == "cards.csv line 77, field value: '2' is not a number from 1 to 1 (L1.2)"


def test_L1_2_a_club_has_no_region(tmp_path):
    problem = cards(changed(tmp_path, "cards.csv", "Club des Jacobins,red,1,ANY", "Club des Jacobins,red,1,NORD"))
    assert problem == "cards.csv line 77, field region: 'NORD' is not one of ANY, nothing (L1.2)"


def test_L1_2_a_club_shows_a_cannon(tmp_path):
    jacobins = "Club des Jacobins,red,1,ANY,neutral,"
    problem = cards(changed(tmp_path, "cards.csv", f"{jacobins}1", f"{jacobins}0"))
    assert problem == "cards.csv line 77, field cannon: a Club shows a Cannon, so this is 1 (L1.2)"


def test_L1_2_a_special_has_no_faction(tmp_path):
    problem = cards(changed(tmp_path, "cards.csv", "110,B,special,Terror,", "110,B,special,Terror,red"))
    assert problem == "cards.csv line 111, field faction: 'red' is not one of nothing (L1.2)"


def test_L1_2_a_special_has_no_value(tmp_path):
    problem = cards(changed(tmp_path, "cards.csv", "110,B,special,Terror,,", "110,B,special,Terror,,1"))
    assert problem == "cards.csv line 111, field value: '1' is not one of nothing, 0 (L1.2)"


def test_L1_2_a_special_is_one_of_six(tmp_path):
    problem = cards(changed(tmp_path, "cards.csv", "110,B,special,Terror", "110,B,special,Fog"))
    assert problem.startswith("cards.csv line 111, field name: 'Fog' is not one of Bread Shortage")


def test_L11_each_special_has_its_number_of_copies(tmp_path):
    problem = cards(changed(tmp_path, "cards.csv", "110,B,special,Terror", "110,B,special,Purge"))
    assert problem == "cards.csv has 5 cards Purge in set B instead of 4 (L11)"


def test_L11_each_special_belongs_to_its_set(tmp_path):
    """Five Bread Shortages, one of them in the B set, in the place of a Marat."""
    marat = "71,B,personality,Jean-Paul Marat,red,3,NORD"
    problem = cards(changed(tmp_path, "cards.csv", marat, "71,B,special,Bread Shortage,,,"))
    assert problem == "cards.csv line 72, field set: 'B' is not one of A (L1.2)"


def test_L11_a_personality_with_the_name_of_a_special_is_none(tmp_path):
    problem = cards(changed(tmp_path, "cards.csv", "110,B,special,Terror,,,", "110,B,personality,Terror,red,1,NORD"))
    assert problem == "cards.csv has 5 cards Terror in set B instead of 6 (L11)"


# L1.1 Provinces and regions


def test_L1_1_a_missing_province(tmp_path):
    problem = provinces(without(tmp_path, "provinces.csv", "15,"))
    assert problem == "provinces.csv has 26 provinces instead of 27: number 15 is missing (L1.1)"


def test_L1_1_a_province_number_used_twice(tmp_path):
    problem = provinces(changed(tmp_path, "provinces.csv", "\n2,Picardie", "\n1,Picardie"))
    assert problem == "provinces.csv line 3, field number: 1 is used twice (L1.1)"


def test_L1_1_a_province_lies_in_one_of_the_regions(tmp_path):
    problem = provinces(changed(tmp_path, "provinces.csv", "Picardie,NORD", "Picardie,CORSE"))
    assert problem.startswith("provinces.csv line 3, field region: 'CORSE' is not one of NORD")


def test_L1_1_a_region_has_no_more_than_five_provinces(tmp_path):
    problem = provinces(changed(tmp_path, "provinces.csv", "Champagne,EST", "Champagne,NORD"))
    assert problem == "provinces.csv: region NORD has 6 provinces instead of 4 or 5 (L1.1)"


def test_L1_1_a_region_has_no_fewer_than_four_provinces(tmp_path):
    problem = provinces(changed(tmp_path, "provinces.csv", "Auvergne,CENTRE", "Auvergne,SUD-OUEST"))
    assert problem == "provinces.csv: region CENTRE has 3 provinces instead of 4 or 5 (L1.1)"


def test_L1_1_not_five_provinces_with_points(tmp_path):
    problem = provinces(changed(tmp_path, "provinces.csv", "Picardie,NORD,0,0", "Picardie,NORD,0,1"))
    assert problem == "provinces.csv: 5 provinces carry VP instead of exactly four (L1.1)"


def test_L1_1_not_three_provinces_with_points(tmp_path):
    problem = provinces(changed(tmp_path, "provinces.csv", "Champagne,EST,0,1", "Champagne,EST,0,0"))
    assert problem == "provinces.csv: 3 provinces carry VP instead of exactly four (L1.1)"


def test_L1_1_a_province_has_at_most_two_points(tmp_path):
    problem = provinces(changed(tmp_path, "provinces.csv", "Vendée,OUEST,1,2", "Vendée,OUEST,1,3"))
    assert problem == "provinces.csv line 14, field vp_turns_3_4: '3' is not a number from 0 to 2 (L1.1)"


def test_L1_1_a_fleur_de_lis_is_there_or_not(tmp_path):
    problem = provinces(changed(tmp_path, "provinces.csv", "Picardie,NORD,0", "Picardie,NORD,2"))
    assert problem == "provinces.csv line 3, field fleur_de_lis: '2' is not a number from 0 to 1 (L1.1)"


def test_L1_1_six_regions(tmp_path):
    problem = regions(without(tmp_path, "regions.csv", "CENTRE,"))
    assert problem == "regions.csv has 5 regions instead of 6 different ones (L1.1)"


def test_L1_1_six_different_regions(tmp_path):
    problem = regions(changed(tmp_path, "regions.csv", "CENTRE,", "EST,"))
    assert problem == "regions.csv has 6 regions instead of 6 different ones (L1.1)"


# L8.1, L7.2 The region track and the battles


def test_L8_1_the_region_track_names_each_place_once(tmp_path):
    problem = regions(changed(tmp_path, "regions.csv", "Centre,Centre,4", "Centre,Centre,3"))
    assert problem == "regions.csv: track_order_first_edition is not 1 to 6, each once, or empty (L8.1)"


def test_L8_1_the_region_track_may_be_unknown(tmp_path):
    lines = FILES["regions.csv"].read_text(encoding="utf-8").splitlines()
    (tmp_path / "regions.csv").write_text(
        "\n".join([lines[0], *(",".join([*line.split(",")[:3], "", "INVENTED"]) for line in lines[1:])]),
        encoding="utf-8",
    )
    assert [region.track for region in tables.read_regions(tmp_path / "regions.csv")] == [0] * 6


def test_L7_2_one_battle_a_turn(tmp_path):
    problem = battles(changed(tmp_path, "battles.csv", "\n3,Fleurus", "\n4,Fleurus"))
    assert problem == "battles.csv does not have one battle for each of the turns 2, 3 and 4 (L7.2)"


def test_L7_2_turn_1_has_no_battle(tmp_path):
    problem = battles(changed(tmp_path, "battles.csv", "\n2,Valmy", "\n1,Valmy"))
    assert problem == "battles.csv line 2, field turn: '1' is not a number from 2 to 4 (L7.2)"


def test_L7_2_a_battle_of_which_the_board_is_silent_pays_4(tmp_path):
    path = changed(tmp_path, "battles.csv", "Rivoli,1797,4", "Rivoli,1797,")
    assert tables.read_battles(path)[2].vp == 4


def test_L7_2_the_points_of_a_battle_are_a_number(tmp_path):
    problem = battles(changed(tmp_path, "battles.csv", "Rivoli,1797,4", "Rivoli,1797,four"))
    assert problem == "battles.csv line 4, field vp: 'four' is not a number from 0 to 20 (L7.2)"
