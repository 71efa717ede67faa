"""L6.4 A second card of value 1, L6.5 one Special card in the same action."""

from __future__ import annotations

import pytest

from tests.games.liberte.table import position

SANTERRE = ("A Santerre", "A Paris", "A keep")
CHOUDIEU = ("A Choudieu", "A Maine", "A keep")
WEST = {"Bretagne", "Maine", "Anjou", "Vendée", "Aunis-Saintonge"}
SOUTH_WEST = {"Guyenne", "Gascogne", "Languedoc", "Foix-Roussillon"}

NO_WHITE_LEFT = "\n".join(f"{province} | C white 3" for province in range(20, 27)) + "\n27 | C white 1"
"""Of the supply of turn 1."""


# L6.4


def test_L6_4_a_second_card_of_value_1_and_the_same_background_may_be_played():
    t = position("hand A | Santerre, Méricourt").choose(*SANTERRE)
    assert t.choices == {"Théroigne de Méricourt", "done"}


def test_L6_4_the_second_card_places_its_block():
    t = position("hand A | Santerre, Méricourt").choose(*SANTERRE, "A Méricourt", "A Normandie", "A keep")
    assert t.map == "Normandie | A red 1\nParis | A red 1"


def test_L6_4_nobody_has_to_play_a_second_card():
    t = position("hand A | Santerre, Méricourt").choose(*SANTERRE, "A done")
    assert t.seat == "B" and t.hand("A") == ["Théroigne de Méricourt"]


def test_L6_4_factions_may_differ():
    t = position("hand A | Choudieu, Royou").choose(*CHOUDIEU, "A Royou", "A Bretagne", "A keep")
    assert t.map == "Bretagne | A white 1\nMaine | A red 1"


def test_L6_4_not_without_the_option():
    t = position("hand A | Santerre, Méricourt", pairs=False).choose(*SANTERRE)
    assert t.choices == {"done"}


def test_L6_4_not_by_default_in_the_first_edition():
    t = position("hand A | Santerre, Méricourt", edition="first").choose(*SANTERRE)
    assert t.choices == {"done"}


def test_L6_4_not_after_a_card_of_value_2():
    t = position("hand A | Bailly, Méricourt").choose("A Bailly", "A Paris", "A Paris", "A keep")
    assert t.choices == {"done"}


def test_L6_4_not_after_a_card_of_value_2_that_placed_one_block():
    """White supply 1: Breteuil places a single block."""
    blocks = NO_WHITE_LEFT.replace("27 | C white 1", "")
    t = position(f"{blocks}\nhand A | Breteuil, Malouet").choose("A Breteuil", "A Auvergne", "A keep")
    assert t.map.startswith("Auvergne | A white 1") and t.choices == {"done"}


def test_L6_4_not_a_second_card_of_value_2():
    t = position("hand A | Santerre, Bailly").choose(*SANTERRE)
    assert t.choices == {"done"}


def test_L6_4_not_a_second_card_of_another_background():
    t = position("hand A | Santerre, Choudieu").choose(*SANTERRE)
    assert t.choices == {"done"}


def test_L6_4_not_after_a_battle_token():
    t = position("hand A | Santerre, Méricourt\nturn 2").choose("A Santerre", "A battle", "A keep")
    assert t.choices == {"done"}


def test_L6_4_not_after_a_card_that_placed_nothing():
    t = position(f"{NO_WHITE_LEFT}\nhand A | Royou, Choudieu").choose("A Royou", "A keep")
    assert t.choices == {"done"}


def test_L6_4_a_block_of_an_earlier_action_does_not_help_a_battle_token():
    t = position("hand A | Gouges, Gensonné, Rabaut\nturn 2")
    t.choose("A Gouges", "A Guyenne", "A keep", "A done", "B pass", "C pass", "A Gensonné", "A battle", "A keep")
    assert t.choices == {"done"}


def test_L6_4_a_block_of_an_earlier_action_does_not_help_a_card_that_placed_nothing():
    """A's red stacks leave Malouet's blue block no room in the centre."""
    t = position(
        """
        Berry-Touraine        | A red 1
        Bourbonnais-Nivernais | A red 1
        Limousin-Marche       | A red 1
        Auvergne              | A red 1
        hand A                | Santerre, Malouet, Cordeliers
        """
    )
    t.choose(*SANTERRE, "A done", "B pass", "C pass", "A Malouet", "A keep")
    assert t.choices == {"done"}


def test_L6_4_not_a_second_card_whose_supply_is_empty():
    t = position(f"{NO_WHITE_LEFT}\nhand A | Choudieu, Royou").choose("A Choudieu", "A Maine", "A keep")
    assert t.choices == {"done"}


def test_L6_4_not_a_second_card_without_room():
    """A has a red stack of 3 in every province of the centre."""
    t = position(
        """
        Berry-Touraine        | A red 2
        Bourbonnais-Nivernais | A red 3
        Limousin-Marche       | A red 3
        Auvergne              | A red 3
        hand A                | Romme, Malouet, Cordeliers
        """
    ).choose("A Romme", "A keep")
    assert t.choices == {"done"}


def test_L6_4_a_second_card_without_a_token_for_a_new_stack_is_not_playable():
    red = "\n".join(f"{province} | A red 1" for province in range(1, 18))
    t = position(f"{red}\nhand A | Sade, Saint-Priest").choose("A Sade", "A Provence", "A keep")
    assert t.choices == {"done"}


def test_L6_4_never_a_third_card():
    t = position("hand A | Choudieu, Royou, Guillotin, Cordeliers")
    t.choose(*CHOUDIEU, "A Royou", "A Bretagne", "A keep")
    assert t.choices == {"done"}


def test_L6_4_a_club_may_follow_a_personality():
    t = position("hand A | Santerre, Cordeliers").choose(*SANTERRE)
    assert t.choices == {"Club des Cordeliers", "done"}


def test_L6_4_a_club_that_follows_places_in_the_region_of_the_first():
    t = position("hand A | Choudieu, Cordeliers").choose("A Choudieu", "A Maine", "A keep", "A Cordeliers")
    assert t.choices == WEST


def test_L6_4_a_personality_may_follow_a_club_in_the_region_of_its_block():
    t = position("hand A | Cordeliers, Choudieu, Méricourt").choose("A Cordeliers", "A Vendée", "A keep")
    assert t.choices == {"Pierre-René Choudieu", "done"}


def test_L6_4_a_club_may_follow_a_club_in_the_region_of_its_block():
    t = position("hand A | Cordeliers, Feuillants").choose("A Cordeliers", "A Languedoc", "A keep", "A Feuillants")
    assert t.choices == SOUTH_WEST - {"Languedoc"}  # L6.2a: a blue block does not go on his red one


def test_L6_4_the_second_card_never_goes_to_battle():
    t = position("hand A | Santerre, Cordeliers\nturn 2").choose("A Santerre", "A blocks", "A Paris", "A keep")
    assert t.choose("A Cordeliers").asked == "liberte-place"


def test_L6_4_the_second_card_is_kept_or_discarded_like_the_first():
    t = position("hand A | Santerre, Méricourt").choose(*SANTERRE, "A Méricourt", "A Paris")
    assert t.choices == {"keep", "discard"}
    assert t.choose("A keep").display("A") == ["Antoine-Joseph Santerre", "Théroigne de Méricourt"]


def test_L6_4_the_first_card_may_be_discarded():
    t = position("hand A | Santerre, Méricourt").choose("A Santerre", "A Paris", "A discard")
    assert "Théroigne de Méricourt" in t.choices


def test_L6_4_a_new_round_is_a_new_action():
    t = position("hand A | Santerre, Choudieu").choose(*SANTERRE, "A done", "B pass", "C pass")
    assert "Pierre-René Choudieu" in t.choices


# L6.5

RED_IN_PARIS = "Paris | B red 2\nNormandie | B red 2\n"


def test_L6_5_a_special_alone():
    t = position(f"{RED_IN_PARIS}hand A | Bread Shortage").choose("A Bread Shortage", "A stack Paris B")
    assert t.map == "Normandie | B red 2\nParis | B red 1" and t.seat == "B"


def test_L6_5_a_special_before_a_card():
    t = position(f"{RED_IN_PARIS}hand A | Bread Shortage, Bailly").choose("A Bread Shortage", "A stack Paris B")
    assert t.choices == {"Jean-Sylvain Bailly", "done"}


def test_L6_5_a_special_after_a_card():
    t = position(f"{RED_IN_PARIS}hand A | Bread Shortage, Bailly").choose("A Bailly", "A Paris", "A Paris", "A keep")
    assert t.choices == {"Bread Shortage", "done"}


def test_L6_5_a_special_after_a_battle_play():
    t = position(f"{RED_IN_PARIS}hand A | Religious Problems, Danton\nturn 2").choose("A Danton", "A battle", "A keep")
    assert t.choices == {"Religious Problems", "done"}


def test_L6_5_a_special_between_two_cards():
    t = position(f"{RED_IN_PARIS}hand A | Bread Shortage, Santerre, Méricourt")
    t.choose(*SANTERRE, "A Bread Shortage", "A stack Normandie B")
    assert t.choices == {"Théroigne de Méricourt", "done"}


def test_L6_5_a_special_after_two_cards():
    t = position(f"{RED_IN_PARIS}hand A | Bread Shortage, Santerre, Méricourt")
    t.choose(*SANTERRE, "A Méricourt", "A Paris", "A keep")
    assert t.choices == {"Bread Shortage", "done"}


def test_L6_5_two_cards_after_a_special():
    t = position(f"{RED_IN_PARIS}hand A | Bread Shortage, Santerre, Méricourt")
    t.choose("A Bread Shortage", "A stack Normandie B", *SANTERRE)
    assert t.choices == {"Théroigne de Méricourt", "done"}


def test_L6_5_never_two_specials():
    t = position(f"{RED_IN_PARIS}hand A | Bread Shortage, Religious Problems, Bailly")
    t.choose("A Bread Shortage", "A stack Paris B", "A Bailly", "A Paris", "A Paris", "A keep")
    assert t.seat == "B"  # the hand is not asked for: no slot is open


def test_L6_5_after_two_cards_and_a_special_the_action_is_over():
    t = position(f"{RED_IN_PARIS}hand A | Bread Shortage, Santerre, Méricourt, Cordeliers")
    t.choose("A Bread Shortage", "A stack Paris B", *SANTERRE, "A Méricourt", "A Normandie", "A keep")
    assert t.seat == "B"


def test_L6_5_never_two_specials_in_a_row():
    t = position(f"{RED_IN_PARIS}hand A | Bread Shortage, Bread Shortage").choose("A Bread Shortage", "A stack Paris B")
    assert t.choices == {"done"}


def test_L6_5_never_with_a_take_or_a_pass():
    t = position(f"{RED_IN_PARIS}hand A | Bread Shortage, Bailly\nrow | 2, 3, 4").choose(
        "A Bread Shortage", "A stack Paris B"
    )
    assert not t.choices & {"deck", "pass", "Nicolas de Condorcet"}


@pytest.mark.parametrize("other", ["deck", "pass"])
def test_L6_5_never_after_a_take_or_a_pass(other):
    t = position(f"{RED_IN_PARIS}hand A | Bread Shortage\nrow | 1, 3, 42").choose(f"A {other}")
    assert t.seat == "B"


def test_L6_5_it_takes_effect_at_once():
    """The block comes off before A's own card is played: Paris then has room for him."""
    t = position(
        """
        Paris  | B red 1 | C blue 1 | D blue 1
        hand A | Bread Shortage, Santerre
        """,
        seats="ABCD",
    ).choose("A Bread Shortage", "A stack Paris B", "A Santerre")
    assert "Paris" in t.choices


def test_L6_5_it_needs_a_legal_target():
    t = position("hand A | Bread Shortage, Emigration\nrow | 1, 3, 42")
    assert not t.choices & {"Bread Shortage", "Emigration"}


def test_L6_5_a_card_of_the_same_action_may_give_it_its_target():
    t = position("hand A | Bread Shortage, Bailly").choose("A Bailly", "A Paris", "A Paris", "A keep")
    assert t.choices == {"Bread Shortage", "done"}


def test_L6_5_it_needs_its_prerequisite():
    """L11.5 Purge without presence."""
    t = position("display B | Danton\nhand A | Purge, 1\nturn 2\ngovernment red\npresence | B\nrow | 2, 3, 4")
    assert "Purge" not in t.choices


def test_L6_5_a_new_round_allows_another_special():
    t = position(f"{RED_IN_PARIS}hand A | Bread Shortage, Bread Shortage")
    t.choose("A Bread Shortage", "A stack Paris B", "A done", "B pass", "C pass")
    assert "Bread Shortage" in t.choices
