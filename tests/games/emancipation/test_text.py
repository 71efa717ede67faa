"""The table in words, and what its things and words are."""

from __future__ import annotations

import pytest

from pileus.games.emancipation.about import WORDS, about, nearest
from pileus.games.emancipation.names import choice
from pileus.games.emancipation.rules.state import CHOICES
from pileus.locale import sentence
from tests.games.emancipation.table import table
from tests.games.emancipation.telling import part


def test_P10_2_a_common_game_is_summed_up_with_its_goals():
    t = table(mode="cooperative", anarchy={"IND": 1})
    assert part(t, "Turn 1 of 33") == [
        "As things stand: Anna (Parliament) 9 VP, Boris (Philanthropists) 8 VP and Clara (Evangelicals) 8 VP.",
        "Together 0 VP, counting only factions whose goals are met: 50 are needed, 75 are decisive.",
        "Goal of Parliament, not met yet: red agents on the map 2, slavers left 9.",
        "Goal of the Philanthropists, not met yet: barriers left 39; at most 25 may be.",
        "Goal of the Evangelicals, not met yet: meeples freed 4 of the 15 needed.",
        "17 anarchy disks left before everybody loses: Parliament 6, Philanthropists 6 and Evangelicals 5.",
        "Anarchy disks in spheres: India 1.",
        "The elephant is at London (Western Europe); hate dice there: 1.",
    ]


def test_P2_1_a_colour_not_in_play_is_called_so():
    t = table(players=2, factions=["red", "white"])
    assert part(t, "Philanthropists (green), not in play") == ["In the reserve: agents 14, meeples 15."]


def test_P1_2_a_sphere_with_all_that_is_there():
    t = table(dissidents={"WEU": ["green"]})
    assert part(t, "Map: Western Europe") == [
        "London, with the elephant (Admin: red; freed: 1 red and 1 green; uncovered: 0)",
        "Lisbon (Admin: none; freed: none; uncovered: 1)",
        "2 barriers: Confessional tests (white 3) and West India interest (green 5).",
        "Anarchy disks: 0; dissidents: 1 green; free dissident spaces: 0.",
        "By sea: North Atlantic (North America) and Baltic Sea (Eastern Europe).",
        "By land: Sahara crossing (West Africa).",
    ]


def test_P6_2_the_elephants_die_face_by_face():
    t = table(west=["W02", "W10", "W03", "W04", "W05", "W06"], east=["E01", "E02", "E03", "E04", "E05", "E06"])
    lines = part(t, "Elephant and hate")
    assert (
        lines[1]
        == "Elephant's die 1: at St Petersburg (Eastern Europe); “Prince Hall's freedom petition” is discarded."
    )
    assert lines[2] == (
        "Elephant's die 2: at Constantinople or Alexandria (Middle East); "
        "“Korean government slaves freed” is discarded, “Clarkson's Essay” moves East."
    )
    assert lines[7:] == [
        "Hate die 3 here: “Confessional tests” (white) would do nothing.",
        "Hate die 5 here: “West India interest” (green) drives out a green piece.",
    ]


def test_P3_4a_where_dealt_disks_do_not_score_those_taken_are_told():
    t = table(dealt_disks_score=False, gained={"red": 2})
    assert "Anarchy disks taken from spheres, which alone score: 2." in part(t, "Parliament (red)")


def test_P6_3_the_gap_of_the_market_is_told():
    t = table(phase="pogroms", anarchy={"WEU": 2, "LAM": 2}, west=["W02", None, "W03", "W04", "W05", "W06"])
    assert "West 2 is empty until the market is refilled." in part(t, "Market")


def test_P10_5_in_a_second_stage_the_points_include_diplomacy():
    t = table(mode="two-stage", stage=2, barriers={"B02": "green", "B03": "green"})  # North America is left to red
    assert "Diplomacy: won by Parliament as things stand." in part(t, "Map: North America")
    assert part(t, "Parliament (red)")[0].endswith("agents on the map 2, diplomacy 2.")


# What things and words are


def explained(name: str) -> list[str]:
    return [sentence(message) for message in about(name)]


def test_an_idea_with_its_year_its_history_and_what_is_reconstructed():
    assert explained("idea:W08") == [
        "The Zong hearings: an idea of the West deck with Maritime.",
        "1783. Insurance suit over more than 130 captives drowned at sea; Equiano alerted Granville Sharp.",
        "Its operations and arrow are our reconstruction; the printed game may differ, also in which ideas it has.",
    ]


def test_a_barrier_with_what_hate_does_with_it_and_its_history():
    assert explained("barrier:B18") == [
        "Sakoku, the closed country: a purple barrier of the Far East sphere. When hate rolls a 5 there, "
        "a ship without an agent beside the sphere is lost. Gunboats can take it.",
        "Tokugawa edicts restricted foreign trade and contact until the treaties of 1854-58.",
        "Its theme is known from the printed game; colour and number are partly our reconstruction.",
    ]


def test_a_sea_border_with_its_slaver():
    assert explained("sea:S8") == [
        "Bay of Bengal: the sea border between India and East Indies. Its slaver has the number 2.",
        "Cargo of this trade: opium.",
        "Its trade is known from the printed game; place and number are partly our reconstruction.",
    ]


def test_a_sphere_with_its_ports_and_neighbours():
    assert explained("sphere:MEA")[:2] == [
        "Middle East: number 4 of ten spheres in clockwise order, with Constantinople and Alexandria. "
        "Barriers at the beginning: 5.",
        "It borders on Eastern Europe, Far East, East Africa and India.",
    ]


@pytest.mark.parametrize("number", range(CHOICES))
def test_everything_one_can_point_at_is_explained(number):
    name = choice(number).name
    assert all(explained(name)) and (explained(name) or name in ("skip", "done"))


@pytest.mark.parametrize("word", sorted(WORDS))
def test_every_word_is_explained_also_in_the_plural(word):
    assert explained(word) and explained(f"{word}s") == explained(word)


def test_P10_how_one_wins_in_every_mode():
    told = explained("goal")
    assert told[0].startswith("Three factions work to end slavery.")
    modes = ("Competitive", "Cooperative", "Two-stage", "Solitaire")
    assert [line.split(":")[0] for line in told if line.startswith(modes)] == list(modes)


def test_what_is_no_thing_and_no_word_is_not_explained():
    assert explained("moon") == []


def test_of_two_things_the_one_that_can_be_chosen_is_meant():
    t = table().play("post")
    view = t.match.view(t.match.seat)
    assert nearest(view, ["admin:Lisbon", "port:Lisbon"]) == "port:Lisbon"
    assert nearest(view, ["admin:Lisbon", "meeple:Lisbon"]) == "admin:Lisbon"
