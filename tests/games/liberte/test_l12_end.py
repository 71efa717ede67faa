"""L12.1 to L12.4, L12.6 The end: four turns, landslide, counter-revolution noticed by the engine."""

from __future__ import annotations

from typing import Any

import pytest

from pileus.games.liberte.events import BattleLost, GameEnded, LostBattleMarked, TurnBegan
from tests.games.liberte.counted import counted, events_of, result
from tests.games.liberte.table import Table, position

FIVE_FLEURS = """
    Normandie      | A white 1
    Flandre-Artois | A white 1
    Bretagne       | A white 1
    Maine          | A white 1
    Alsace         | A white 1
"""
SIX_FLEURS = f"{FIVE_FLEURS}\nAnjou | A white 1"
SEVEN_FLEURS = f"{SIX_FLEURS}\nVendée | A white 1"
SEVEN_OF_TWO = SEVEN_FLEURS.replace("white 1", "white 2")


def card_resolved(text: str, turn: int = 3, **options: Any) -> Table:
    """A resolves a card that changes nothing on the map."""
    t = position(f"{text}\nhand A | Jacobins\nturn {turn}", **options)
    return t.choose("A Jacobins", "A battle", "A discard")


# L12.1 After turn 4


def test_L12_1_most_vp_win():
    t = position("vp | A 3 | B 4 | C 1\nturn 4\nphase election")
    assert (t.ended, t.winners) == ("liberte-end-four-turns", "B")


def test_L12_1_a_tie_goes_to_the_greatest_value_in_the_display():
    t = position("vp | A 4 | B 4\ndisplay A | Romme, Sade\ndisplay B | Marat\nturn 4\nphase election")
    assert t.winners == "B"


def test_L12_1_the_value_in_the_display_only_breaks_ties():
    t = position("vp | A 4 | B 3\ndisplay B | Marat\nturn 4\nphase election")
    assert t.winners == "A"


def test_L12_1_cards_in_hand_break_no_tie():
    t = position("vp | A 4 | B 4\nhand A | Marat\ndisplay B | Romme\nturn 4\nphase election")
    assert t.winners == "B"


def test_L12_1_advanced_cards_are_gone_by_then():
    text = "vp | A 6 | B 9 \ndisplay A | Marat\ndisplay B | Romme"
    t = counted("A red 4 | B red 4", text).choose("A Marat", "B decline")
    assert t.vp == {"A": 11, "B": 11, "C": 0}
    assert t.winners == "B"


def test_L12_1_still_tied_is_shared():
    t = position("vp | A 4 | B 4\ndisplay A | Marat\ndisplay B | Danton\nturn 4\nphase election")
    assert t.winners == "AB"


def test_L12_1_the_track_does_not_cap_points():
    t = position("vp | A 150 | B 149\ndisplay B | Marat\nturn 4\nphase election")
    assert result(t).scores[0] == 150
    assert t.winners == "A"


# L12.2 Landslide


def test_L12_2_red_blocks_in_stacks_count():
    t = counted("A red 9 | B red 8", "Normandie | B red 3", edition="first")
    assert result(t).scores == [0, 3, 0]


def test_L12_2_blocks_of_other_colours_do_not():
    t = counted("A red 9 | B red 8", "Normandie | B blue 3", edition="first")
    assert result(t).scores == [0, 0, 0]


def test_L12_2_red_on_cards_counts_in_hand_and_display():
    text = "hand A | Marat, Bailly\ndisplay A | Jacobins, Breteuil\nhand C | Terror"
    t = counted("A red 9 | B red 8", text, edition="first")
    assert result(t).scores == [4, 0, 0]


def test_L12_2_second_edition_red_votes_count():
    assert result(counted("A red 9 | A blue 2 | B red 8")).scores == [9, 8, 0]


def test_L12_2_first_edition_votes_do_not_count():
    assert result(counted("A red 9 | B red 8", edition="first")).scores == [0, 0, 0]


def test_L12_2_a_tie_goes_to_most_red_on_cards():
    t = counted("A red 9 | B red 8", "hand B | Romme")
    assert (result(t).scores, t.winners) == ([9, 9, 0], "B")


def test_L12_2_still_tied_is_shared():
    t = counted("A red 9 | B red 8", "hand A | Romme\nhand B | Sade\nNormandie | B red 1")
    assert t.winners == "AB"


def test_L12_2_vp_count_for_nothing():
    assert counted("A red 9 | B red 8", "vp | B 50").winners == "A"


# L12.3 Counter-revolution


def test_L12_3_seven_fleurs_end_the_game():
    assert card_resolved(SEVEN_FLEURS).ended == "liberte-end-counter-revolution"


def test_L12_3_six_do_not():
    assert card_resolved(SIX_FLEURS).ended is None


def test_L12_3_a_province_without_a_fleur_does_not_count():
    assert card_resolved(f"{SIX_FLEURS}\nPicardie | A white 3").ended is None


def test_L12_3_a_lost_battle_counts_as_one_more():
    assert card_resolved(f"{SIX_FLEURS}\nlost 2").ended == "liberte-end-counter-revolution"


def test_L12_3_each_lost_battle_counts_as_one():
    assert card_resolved(f"{FIVE_FLEURS}\nlost 2").ended is None
    assert card_resolved(f"{FIVE_FLEURS}\nlost 2 3", turn=4).ended == "liberte-end-counter-revolution"


def test_L12_3_level_with_another_colour_is_not_control():
    assert card_resolved(f"{SIX_FLEURS}\nVendée | A white 2 | B blue 2").ended is None


def test_L12_3_level_with_another_white_stack_is_not_control():
    assert card_resolved(f"{SIX_FLEURS}\nVendée | A white 2 | B white 2").ended is None


def test_L12_3_a_lower_white_stack_is_not_control():
    assert card_resolved(f"{SIX_FLEURS}\nVendée | A white 2 | B red 3").ended is None


def test_L12_3_two_level_stacks_below_a_white_one_do_not_matter():
    t = card_resolved(f"{SIX_FLEURS}\nVendée | A blue 1 | B white 1 | C white 2")
    assert t.ended == "liberte-end-counter-revolution"


def test_L12_3_white_stacks_of_several_players_control_together():
    t = card_resolved(SEVEN_FLEURS.replace("Anjou | A", "Anjou | B").replace("Vendée | A", "Vendée | C"))
    assert t.ended == "liberte-end-counter-revolution"


def test_L12_3_not_in_turn_2():
    assert card_resolved(SEVEN_FLEURS, turn=2).ended is None


def test_L12_3_in_turn_4():
    assert card_resolved(SEVEN_FLEURS, turn=4).ended == "liberte-end-counter-revolution"


def test_L12_3_in_the_first_edition_too():
    assert card_resolved(SEVEN_FLEURS, edition="first").ended == "liberte-end-counter-revolution"


def test_L12_3_not_in_the_election():
    assert position(f"{SEVEN_OF_TWO}\nturn 4\nphase election").ended == "liberte-end-four-turns"


def test_L12_3_white_blocks_in_stacks_and_white_on_cards_count():
    text = f"{SEVEN_FLEURS}\nPicardie | B blue 2\nhand B | Necker, Marat, Emigration\ndisplay B | Clichy"
    assert result(card_resolved(text)).scores == [7, 4, 0]


def test_L12_3_vp_count_for_nothing():
    assert card_resolved(f"{SEVEN_FLEURS}\nvp | B 50").winners == "A"


def test_L12_3_whoever_caused_it_has_no_advantage():
    t = card_resolved(SEVEN_FLEURS.replace("| A", "| B"))
    assert t.winners == "B"


def test_L12_3_a_tie_goes_to_most_white_on_cards():
    t = card_resolved(f"{SEVEN_FLEURS}\nPicardie | B white 3\nhand B | Necker, Rohan")
    assert (result(t).scores, t.winners) == ([7, 7, 0], "B")


def test_L12_3_still_tied_is_shared():
    t = card_resolved(f"{SEVEN_FLEURS}\nPicardie | B white 3\nLorraine | B white 3\nOrléanais | B white 1")
    assert t.winners == "AB"


# L12.4 When it is looked for


@pytest.mark.parametrize("turn", [3, 4])
def test_L12_4_at_the_start_of_turns_3_and_4_before_the_order_of_play(turn):
    t = position(f"{SEVEN_OF_TWO}\nturn {turn - 1}\nphase election")
    assert events_of(t)[-2:] == [TurnBegan(turn), GameEnded("counter-revolution")]


def test_L12_4_not_at_the_start_of_turn_2():
    t = position(f"{SEVEN_OF_TWO}\nphase election")
    assert (t.state.turn, t.ended) == (2, None)


def test_L12_4_not_before_the_card_is_kept_or_discarded():
    t = position(f"{SIX_FLEURS}\nhand A | Royou\nturn 3").choose("A Royou", "A Vendée")
    assert (t.asked, t.ended) == ("liberte-settle", None)


def test_L12_4_a_card_kept_still_counts():
    t = position(f"{SIX_FLEURS}\nhand A | Royou\nturn 3").choose("A Royou", "A Vendée", "A keep")
    assert result(t).scores == [8, 0, 0]


def test_L12_4_a_card_discarded_does_not():
    t = position(f"{SIX_FLEURS}\nhand A | Royou\nturn 3").choose("A Royou", "A Vendée", "A discard")
    assert result(t).scores == [7, 0, 0]


def test_L12_4_before_the_next_card_of_the_same_action():
    t = position(f"{SIX_FLEURS}\nhand A | Royou, Choudieu\nturn 3").choose("A Royou", "A Vendée", "A keep")
    assert t.ended == "liberte-end-counter-revolution"


def test_L12_4_after_a_special_too():
    t = position(f"{SIX_FLEURS}\nVendée | A white 1 | B blue 1\nhand A | Religious Problems\nturn 3")
    assert t.choose("A Religious Problems").ended == "liberte-end-counter-revolution"


def test_L12_4_at_the_end_of_a_lost_battle():
    t = position(f"{SIX_FLEURS}\nturn 3\nphase battle")
    assert events_of(t)[-3:] == [BattleLost(3), LostBattleMarked(3), GameEnded("counter-revolution")]


def test_L12_4_not_at_the_end_of_the_lost_battle_of_turn_2():
    """The six provinces lose their only block in the election that follows."""
    t = position(f"{SIX_FLEURS}\nturn 2\nphase battle")
    assert (t.state.turn, t.ended) == (3, None)


def test_L12_4_advanced_generals_are_discarded_by_then():
    t = position(f"""
        {SIX_FLEURS}
        battle    | A 1 | B 1
        display A | Jourdan
        display B | Pichegru, Bouillé
        turn 3
        phase battle
    """)
    t.choose("A Jourdan", "B Pichegru")
    assert result(t).scores == [6, 2, 0]


# L12.6 Places


def test_L12_6_places_behind_the_winner_go_by_vp_and_display():
    t = position("vp | A 2 | B 5 | C 2\ndisplay C | Romme\nturn 4\nphase election")
    assert result(t).places == [3, 1, 2]


def test_L12_6_places_may_be_shared():
    t = position("vp | A 5 | B 5 | C 2\nturn 4\nphase election")
    assert result(t).places == [1, 1, 3]


def test_L12_6_places_after_a_landslide_go_by_red_points():
    t = counted("A red 9 | B red 4 | C red 4", "hand C | Romme\nNormandie | B red 1\nvp | B 9")
    assert result(t).places == [1, 3, 2]


def test_L12_6_places_after_a_counter_revolution_go_by_white_points():
    t = card_resolved(f"{SEVEN_FLEURS}\nhand B | Rohan\nPicardie | C white 1\nvp | C 9")
    assert result(t).places == [1, 2, 3]


def test_L12_6_a_landslide_comes_where_the_counter_revolution_is_not_tested():
    t = counted("A red 9 | B red 8", SEVEN_FLEURS, turn=3)
    assert t.ended == "liberte-end-landslide"
