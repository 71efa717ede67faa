"""L11 Special cards."""

from __future__ import annotations

import pytest

from pileus import Refused
from pileus.games.liberte.rules.l01_components import unused_tokens
from tests.games.liberte.table import position

ROW = "row | 1, 2, 3"  # so that no Special lies face up
THREE_COLOURS = "Normandie | A blue 2\nPicardie | B white 2\nParis | C red 2\n"
RED_GOVERNMENT = "turn 2\ngovernment red\npresence | A"
DISPLAYS = """
    display A | Talleyrand, Cercle social
    display B | Necker, Club monarchique
    display C | Danton
"""
PERSONALITIES = {"Charles-Maurice de Talleyrand", "Jacques Necker", "Georges Danton"}
CLUBS = {"Cercle social", "Club monarchique"}


# L11.1 Bread Shortage


def test_L11_1_bread_shortage_hits_any_block_in_turn_1():
    t = position(f"{THREE_COLOURS}hand A | Bread Shortage").choose("A Bread Shortage")
    assert t.choices == {"stack Normandie A", "stack Picardie B", "stack Paris C"}


def test_L11_1_bread_shortage_removes_one_block():
    t = position(f"{THREE_COLOURS}hand A | Bread Shortage").choose("A Bread Shortage", "A stack Picardie B")
    assert t.map == "Normandie | A blue 2\nPicardie | B white 1\nParis | C red 2"


def test_L11_1_bread_shortage_hits_the_colour_of_the_government_from_turn_2_on():
    t = position(f"{THREE_COLOURS}Anjou | A red 1\nhand A | Bread Shortage\nturn 2\ngovernment red")
    assert t.choose("A Bread Shortage").choices == {"stack Paris C", "stack Anjou A"}


def test_L11_1_bread_shortage_needs_no_presence():
    t = position(f"{THREE_COLOURS}hand A | Bread Shortage\nturn 2\ngovernment white\npresence | B")
    assert t.choose("A Bread Shortage").map == "Normandie | A blue 2\nPicardie | B white 1\nParis | C red 2"


def test_L11_1_bread_shortage_needs_a_block_of_the_government():
    t = position(f"Paris | B red 3\nhand A | Bread Shortage\nturn 3\ngovernment blue\n{ROW}")
    assert "Bread Shortage" not in t.choices


def test_L11_1_bread_shortage_needs_a_block_in_turn_1():
    assert "Bread Shortage" not in position(f"hand A | Bread Shortage\n{ROW}").choices


# L11.2 Emigration


def test_L11_2_emigration_hits_a_white_personality():
    t = position(f"{DISPLAYS}\nhand A | Emigration").choose("A Emigration")
    assert t.display("B") == ["Club monarchique"] and "Jacques Necker" in t.discard


def test_L11_2_emigration_chooses_among_white_personalities():
    t = position(f"{DISPLAYS}\ndisplay C | Condé\nhand A | Emigration").choose("A Emigration")
    assert t.choices == {"Jacques Necker", "Louis-Joseph de Condé"}


def test_L11_2_clubs_are_safe_from_emigration():
    assert "Emigration" not in position(f"display B | Club monarchique\nhand A | Emigration\n{ROW}").choices


@pytest.mark.parametrize("card", ["Talleyrand", "Danton"])
def test_L11_2_blue_and_red_are_safe_from_emigration(card):
    assert "Emigration" not in position(f"display B | {card}\nhand A | Emigration\n{ROW}").choices


def test_L11_2_cards_in_hand_are_safe_from_emigration():
    assert "Emigration" not in position(f"hand B | Necker\nhand A | Emigration\n{ROW}").choices


# L11.3 Religious Problems


@pytest.mark.parametrize("government", ["blue", "white", "red"])
def test_L11_3_religious_problems_hits_blue_or_red_whoever_governs(government):
    t = position(f"{THREE_COLOURS}hand A | Religious Problems\nturn 2\ngovernment {government}")
    assert t.choose("A Religious Problems").choices == {"stack Normandie A", "stack Paris C"}


def test_L11_3_religious_problems_removes_one_block():
    t = position(f"{THREE_COLOURS}hand A | Religious Problems").choose("A Religious Problems", "A stack Paris C")
    assert t.map == "Normandie | A blue 2\nPicardie | B white 2\nParis | C red 1"


@pytest.mark.parametrize("faction", ["blue", "red"])
def test_L11_3_religious_problems_needs_a_blue_or_a_red_block(faction):
    assert "Religious Problems" in position(f"Paris | B {faction} 1\nhand A | Religious Problems\n{ROW}").choices


def test_L11_3_white_blocks_are_safe_from_religious_problems():
    assert "Religious Problems" not in position(f"Paris | B white 3\nhand A | Religious Problems\n{ROW}").choices


# L11.4 Guillotine


def test_L11_4_the_guillotine_hits_any_personality_and_clubs_are_safe():
    t = position(f"{DISPLAYS}\nhand A | Guillotine").choose("A Guillotine")
    assert t.choices == PERSONALITIES


def test_L11_4_the_card_goes_to_the_box():
    t = position(f"{DISPLAYS}\nhand A | Guillotine").choose("A Guillotine", "A Danton")
    assert t.box == ["Georges Danton"] and t.display("C") == [] and "Georges Danton" not in t.discard


def test_L11_4_the_guillotine_needs_no_presence():
    t = position(f"{DISPLAYS}\nhand A | Guillotine\nturn 2\ngovernment red\npresence | B")
    assert "Guillotine" in t.choices


def test_L11_4_the_guillotine_needs_a_personality():
    assert "Guillotine" not in position(f"display B | Cercle social\nhand A | Guillotine\n{ROW}").choices


# L11.5 Purge


def test_L11_5_purge_hits_a_club_or_personality_in_any_display():
    t = position(f"{DISPLAYS}\nhand A | Purge\n{RED_GOVERNMENT}").choose("A Purge")
    assert t.choices == PERSONALITIES | CLUBS


def test_L11_5_the_card_goes_to_the_discard_pile():
    t = position(f"{DISPLAYS}\nhand A | Purge\n{RED_GOVERNMENT}").choose("A Purge", "A Club monarchique")
    assert t.display("B") == ["Jacques Necker"] and t.discard == ["Club monarchique", "Purge"] and t.box == []


def test_L11_5_purge_needs_presence_in_the_government():
    t = position(f"{DISPLAYS}\nhand A | Purge\nturn 2\ngovernment red\npresence | B\n{ROW}")
    assert "Purge" not in t.choices


@pytest.mark.parametrize("government", ["blue", "white", "red"])
def test_L11_5_any_government_will_do(government):
    t = position(f"{DISPLAYS}\nhand A | Purge\nturn 2\ngovernment {government}\npresence | A")
    assert "Purge" in t.choices


def test_L11_5_purge_needs_a_card_in_a_display():
    assert "Purge" not in position(f"hand A | Purge\n{RED_GOVERNMENT}\n{ROW}").choices


# L11.6 Terror

MIXED = "Paris | A red 2 | B white 3\nNormandie | B white 2\n"


def test_L11_6_terror_hits_a_stack_in_a_province_with_a_red_one():
    t = position(f"{MIXED}hand A | Terror\n{RED_GOVERNMENT}").choose("A Terror")
    assert t.choices == {"stack Paris A", "stack Paris B"}


def test_L11_6_the_whole_stack_is_removed():
    t = position(f"{MIXED}hand A | Terror\n{RED_GOVERNMENT}").choose("A Terror", "A stack Paris B")
    assert t.map == "Normandie | B white 2\nParis | A red 2"


def test_L11_6_the_red_stack_may_be_the_victim():
    t = position(f"{MIXED}hand A | Terror\n{RED_GOVERNMENT}").choose("A Terror", "A stack Paris A")
    assert t.map == "Normandie | B white 2\nParis | B white 3"


def test_L11_6_then_a_club_or_personality_goes_to_the_box():
    t = position(f"{MIXED}{DISPLAYS}\nhand A | Terror\n{RED_GOVERNMENT}").choose("A Terror", "A stack Paris B")
    assert t.choices == PERSONALITIES | CLUBS | {"decline"}
    assert t.choose("A Club monarchique").box == ["Club monarchique"]


def test_L11_6_only_if_wished():
    t = position(f"{MIXED}{DISPLAYS}\nhand A | Terror\n{RED_GOVERNMENT}")
    t.choose("A Terror", "A stack Paris B", "A decline")
    assert t.box == [] and t.discard == ["Terror"]


def test_L11_6_without_displays_the_stack_is_all():
    t = position(f"{MIXED}hand A | Terror\n{RED_GOVERNMENT}").choose("A Terror", "A stack Paris B")
    assert t.seat == "B" and t.discard == ["Terror"]


def test_L11_6_terror_needs_presence():
    t = position(f"{MIXED}hand A | Terror\nturn 2\ngovernment red\npresence | B\n{ROW}")
    assert "Terror" not in t.choices


@pytest.mark.parametrize("government", ["blue", "white"])
def test_L11_6_the_government_must_be_red(government):
    t = position(f"{MIXED}hand A | Terror\nturn 2\ngovernment {government}\npresence | A\n{ROW}")
    assert "Terror" not in t.choices


def test_L11_6_without_a_red_stack_it_is_not_playable_even_for_the_display():
    t = position(f"Paris | B white 3\n{DISPLAYS}\nhand A | Terror\n{RED_GOVERNMENT}\n{ROW}")
    assert "Terror" not in t.choices


# L11 and L11.7


def test_L11_a_special_is_discarded_after_use():
    t = position(f"{DISPLAYS}\nhand A | Guillotine").choose("A Guillotine", "A Danton")
    assert t.discard == ["Guillotine"] and t.hand("A") == []


def test_L11_a_player_may_hit_himself():
    t = position("display A | Necker\nhand A | Emigration").choose("A Emigration")
    assert t.display("A") == [] and t.discard == ["Jacques Necker", "Emigration"]


def test_L11_the_government_is_that_of_the_last_election():
    """Blue won in turn 1: in turn 2 A's blue block is the only target, whatever red has on the map."""
    t = position(
        """
        Normandie | B blue 1
        Picardie  | B blue 1
        Paris     | C blue 2 | A blue 1
        Anjou     | A red 2
        hand A    | Bread Shortage, 4, 5, 6, 7, 8, 9
        hand B    | 10, 11, 12, 13, 14, 15, 16
        hand C    | 17, 18, 19, 20, 21, 22, 23
        vp        | A 30 | B 20
        phase election
        """
    ).choose("A done", "B done", "C done")
    assert t.government == "blue" and t.choose("A Bread Shortage").map == "Anjou | A red 1"


def test_L11_7_removed_blocks_return_to_the_supply():
    t = position(f"{MIXED}hand A | Terror\n{RED_GOVERNMENT}").choose("A Terror", "A stack Paris B")
    assert t.supply == {"blue": 28, "white": 22, "red": 28}


def test_L11_7_a_single_removed_block_returns_to_the_supply():
    t = position(f"{THREE_COLOURS}hand A | Bread Shortage").choose("A Bread Shortage", "A stack Picardie B")
    assert t.supply["white"] == 22 - 1


def test_L11_7_a_stack_reduced_to_nothing_gives_its_token_back():
    t = position("Paris | B red 1\nhand A | Religious Problems").choose("A Religious Problems")
    assert t.map == "" and unused_tokens(t.state, 1) == 18


def test_L11_7_a_whole_stack_gives_its_token_back():
    t = position(f"{MIXED}hand A | Terror\n{RED_GOVERNMENT}").choose("A Terror", "A stack Paris B")
    assert unused_tokens(t.state, 1) == 17


def test_L11_7_the_place_of_a_removed_stack_is_free():
    t = position("Paris | B red 1 | C red 1 | D red 1\nhand A | Religious Problems, Frotté", seats="ABCD")
    t.choose("A Religious Problems", "A stack Paris B", "A Frotté", "A Paris")
    assert t.map == "Paris | A white 1 | C red 1 | D red 1"


def test_L11_7_a_card_in_the_box_never_returns():
    """L5.3 The discard pile becomes the deck, the box does not."""
    t = position("left | Marat\ndiscard | Danton\nrow | 10, 12, 13\ndisplay B | Hoche\nhand A | Guillotine")
    t.choose("A Guillotine", "B deck")
    assert "Lazare Hoche" in t.box and t.deck == ["Georges Danton", "Guillotine"]


def test_L11_7_a_special_never_goes_to_the_box():
    with pytest.raises(Refused) as refused:
        position("box | Terror")
    assert refused.value.rule == "L11.7"


def test_L11_7_purge_is_dead_in_turn_1():
    assert "Purge" not in position(f"{DISPLAYS}\nhand A | Purge\n{ROW}").choices


def test_L11_7_terror_is_dead_in_turn_1():
    assert "Terror" not in position(f"{MIXED}{DISPLAYS}\nhand A | Terror\n{ROW}").choices
