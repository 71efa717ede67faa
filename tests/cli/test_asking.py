"""Questions at the text table, and what it tells unasked: by positions."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import at_table, pileus

RELIGIOUS_PROBLEMS = 56  # and 57
DANTON, MARAT, BAILLY = 44, 71, 1
CORDELIERS, JACOBINS = 49, 76


def stack(province: int, seat: int, faction: str, blocks: int) -> dict[str, object]:
    return {"province": province, "seat": seat, "faction": faction, "blocks": blocks}


# What things are


def test_of_several_copies_the_one_in_the_hand_is_meant(tmp_path: Path):
    said = at_table(tmp_path, "? religious problems", hands=[[RELIGIOUS_PROBLEMS]], discard=[57])
    assert "Religious Problems has no target: no blue or red block is on the map. (L11.3)" in said
    assert "You do not hold" not in said
    assert "discard pile" not in said.split("> ")[1]


def test_of_several_copies_one_that_can_be_seen_is_meant(tmp_path: Path):
    said = at_table(tmp_path, "? religious problems", discard=[57])
    assert "Religious Problems lies in the discard pile. (L1.5)" in said
    assert "You do not hold" not in said


def test_a_card_is_told_before_why_it_is_no_choice(tmp_path: Path):
    card, person, data, reason = (
        "Jean-Paul Marat (red 3, Paris basin and North; Sans-Culottes).",
        "1743-1793.",
        "our reconstruction",
        "You do not hold Jean-Paul Marat",
    )
    said = at_table(tmp_path, "? marat")
    assert said.index(card) < said.index(person) < said.index(data) < said.index(reason)


def test_what_a_special_does(tmp_path: Path):
    assert "It removes one blue or red block from any province. (L11.3)" in at_table(tmp_path, "? religious problems")


def test_what_a_province_is(tmp_path: Path):
    said = at_table(tmp_path, "? normandie")
    assert "Normandie, province no. 1 in the region Paris basin and North, with a fleur-de-lis. (L1.1)" in said
    assert "Federalist base in 1793" in said


@pytest.mark.parametrize(
    ("word", "rule"),
    [
        ("cannon", "L6.2b"),
        ("General", "L7.1"),
        ("Sans-Culottes", "L6.3"),
        ("clubs", "L1.2"),
        ("display", "L6.3"),
        ("government", "L9.1"),
        ("presence", "L10.5"),
        ("votes", "L8.2"),
        ("fleur", "L12.3"),
        ("fleur-de-lis", "L12.3"),
    ],
)
def test_words_of_the_game_are_explained_with_their_rule(word: str, rule: str, tmp_path: Path):
    answer = at_table(tmp_path, f"? {word}").split("> ")[1]
    assert answer.endswith(f"({rule})") or f"({rule}) " in answer
    assert "can be chosen" not in answer


def test_a_question_about_a_rule_reads_it(tmp_path: Path):
    assert "> L6.4 [pairs] A second card" in at_table(tmp_path, "? L6.4")


def test_how_one_wins(tmp_path: Path):
    said = at_table(tmp_path, "goal")
    assert said.count("You play for victory points (VP)") == 2  # when one sits down, too
    for rule in ("L12.1", "L10.1", "L7.2", "L12.2", "L12.3"):
        assert f"({rule})" in said


# Labels


def test_provinces_have_their_number_with_a_word(tmp_path: Path):
    assert "Lyonnais (no. 20, fleur-de-lis, 1 VP): empty" in at_table(tmp_path, "cordeliers", hands=[[CORDELIERS]])


def test_L6_3_a_card_without_room_in_the_display_says_so(tmp_path: Path):
    said = at_table(tmp_path, hands=[[CORDELIERS, RELIGIOUS_PROBLEMS]], displays=[[1, 3, 4, 5]])
    assert "Club des Cordeliers (red 1, Club, any province; Cannon): display full, it will be discarded" in said
    assert said.count("display full") == 1


def test_L6_4_a_second_club_says_the_region_it_is_tied_to(tmp_path: Path):
    said = at_table(tmp_path, "cordeliers", "normandie", "keep", hands=[[CORDELIERS, JACOBINS]])
    assert "Club des Jacobins (red 1, Club, now in Paris basin and North only; Cannon)" in said


# The table


def test_the_card_being_played_is_on_the_table(tmp_path: Path):
    said = at_table(tmp_path, "cordeliers", "normandie", "table", hands=[[CORDELIERS]])
    assert "Being played: Club des Cordeliers (red 1, Club, any province; Cannon)." in said


def test_the_map_and_the_displays_are_parts_of_the_table(tmp_path: Path):
    said = at_table(tmp_path, "table map", "table display", "table moon", displays=[[], [MARAT]])
    on_map, displays, moon = said.split("> ")[1:4]
    assert on_map.count("Map: Region") == 6
    assert displays.startswith("Bot 2 Display: Jean-Paul Marat")
    assert "say “map” or a region, “display”" in moon


def test_L9_2_without_votes_there_is_no_government_to_foresee(tmp_path: Path):
    said = at_table(tmp_path, "table forecast")
    assert "So far nobody would win a vote; without any the Radicals govern and nobody scores." in said
    assert "Government: Radicals" not in said


def test_L8_7_a_contest_tells_who_is_in_and_with_what(tmp_path: Path):
    stacks = [stack(1, 0, "red", 2), stack(1, 1, "blue", 2), stack(1, 2, "white", 2)]
    said = at_table(tmp_path, phase="election", stacks=stacks, displays=[[MARAT], [BAILLY, MARAT + 1]])
    question = said.split("Normandie is tied at 2:")[1]
    assert "red 2 of Citizen, blue 2 of Bot 2 and white 2 of Bot 3" in question
    assert "Citizen can advance Jean-Paul Marat" in question
    assert "Bot 2 can advance Jean-Sylvain Bailly (blue 2, Paris basin and North)." in question
    assert "Bot 3 takes part, but has no card that fits." in question


# The end


def test_the_ranking_has_units_and_breaks_ties_only_where_there_are_any(tmp_path: Path):
    position = {"turn": 4, "phase": "election", "vp": [20, 3, 3], "displays": [[], [MARAT], [BAILLY]]}
    said = at_table(tmp_path, **position)
    assert "1. Citizen: 20 VP. 2. Bot 2: 3 VP; display worth 3, which breaks ties." in said
    assert "3. Bot 3: 3 VP; display worth 2, which breaks ties." in said


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"players": 7}, "L0.1: The position is impossible: players: 3 to 6."),
        ({"edition": "third"}, "L0.2: The position is impossible: edition: “second” or “first”."),
        ({"pairs": "no"}, "L0.3: The position is impossible: pairs: true or false"),
        ({"counter_revolution": 1}, "L0.4: The position is impossible: counter_revolution: “automatic” or “claimed”."),
        ({"government_tie": "most"}, "L0.5: The position is impossible: government_tie: “sum” or “highest”."),
    ],
)
def test_L0_options_are_refused_in_words(options: dict[str, object], said: str, tmp_path: Path):
    import json

    file = tmp_path / "position.json"
    file.write_text(json.dumps({"game": "liberte", "options": options}))
    assert said in pileus("play", "liberte", "--load", file).err
