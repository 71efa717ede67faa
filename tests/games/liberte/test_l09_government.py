"""L9 The new government."""

from __future__ import annotations

import pytest

from pileus.games.liberte.events import (
    CardAdvanced,
    FactionsTied,
    GovernmentFormed,
    NoVotes,
    OppositionFormed,
    PointsScored,
)
from tests.games.liberte.counted import counted, told
from tests.games.liberte.table import position

BOTH = pytest.mark.parametrize("edition", ["second", "first"])

# L9.1 Most and second most


def test_L9_1_most_votes_govern_second_most_are_the_opposition():
    t = counted("A blue 3 | B white 5 | C red 4")
    assert (t.government, t.opposition) == ("white", "red")


def test_L9_1_votes_of_all_players_are_added_up():
    t = counted("A blue 4 | B red 3 | C red 2")
    assert (t.government, t.opposition) == ("red", "blue")


# L9.2 Factions without votes


def test_L9_2_a_faction_without_votes_is_never_the_opposition():
    t = counted("A blue 3")
    assert (t.government, t.opposition) == ("blue", None)


def test_L9_2_two_factions_without_votes_are_not_tied():
    t = counted("A blue 3", "display A | Marat, Breteuil")
    assert told(t, FactionsTied) == []


def test_L9_2_a_faction_without_votes_contests_nothing():
    t = counted("A blue 3 | B red 3", "display A | Bailly, Breteuil")
    assert t.choices == {"Jean-Sylvain Bailly", "decline"}


@BOTH
def test_L9_2_a_loser_fallen_to_0_does_not_meet_a_faction_without_votes(edition):
    t = counted("A blue 1 | B red 1", "display A | Bailly, Breteuil", edition=edition)
    t.choose("A Bailly")
    assert told(t, OppositionFormed) == [OppositionFormed("red", 1)]


def test_L9_2_with_no_votes_at_all_red_governs():
    t = position("turn 4\nphase election")
    assert (t.government, t.opposition) == ("red", None)


def test_L9_2_with_no_votes_at_all_no_cards_are_advanced():
    t = position("display A | Bailly, Breteuil, Marat\nturn 4\nphase election")
    assert told(t, CardAdvanced) == []
    assert told(t, NoVotes) == [NoVotes("red")]


def test_L9_2_with_no_votes_at_all_nobody_scores_or_has_presence():
    t = position("government red\npresence | A\nturn 4\nphase election")
    assert t.vp == {"A": 0, "B": 0, "C": 0}
    assert t.presence == ""


def test_L9_2_with_no_votes_at_all_the_old_opposition_is_gone():
    t = position("government red\nopposition blue\nturn 2\nphase election")
    assert t.opposition is None


def test_L9_2_unbroken_ties_everywhere_give_no_votes_either():
    t = position("Normandie | A blue 1 | B blue 1\ngovernment white\nturn 4\nphase election")
    assert (t.government, t.presence) == ("red", "")


# L9.3 Ties


def test_L9_3_every_player_is_asked_in_order_of_play():
    text = "display A | Bailly\ndisplay B | Marat\ndisplay C | Danton\norder CAB"
    t = counted("A blue 3 | B red 3", text)
    assert (t.asked, t.seat) == ("liberte-lift-faction", "C")
    assert t.choose("C decline").seat == "A"
    assert t.choose("A decline").seat == "B"


def test_L9_3_a_player_without_votes_may_decide_it():
    t = counted("A blue 3 | B red 3", "display C | Bailly").choose("C Bailly")
    assert t.government == "blue"


def test_L9_3_a_player_may_advance_against_his_own_votes():
    t = counted("A blue 3 | B red 3", "display B | Bailly").choose("B Bailly")
    assert t.government == "blue"


def test_L9_3_only_cards_of_tied_factions_count():
    t = counted("A blue 3 | B red 3 | C white 2", "display A | Bailly, Marat, Breteuil")
    assert t.choices == {"Jean-Sylvain Bailly", "Jean-Paul Marat", "decline"}


def test_L9_3_one_card_each():
    t = counted("A blue 3 | B red 3", "display A | Romme, Sade\ndisplay B | Bailly").choose("A Romme")
    assert t.seat == "B"


def test_L9_3_the_sum_decides():
    text = "display A | Marat\ndisplay B | Bailly\ndisplay C | Condorcet"
    t = counted("A blue 3 | B red 3", text).choose("A Marat", "B Bailly", "C Condorcet")
    assert t.government == "blue"


def test_L9_3_or_the_highest_single_card():
    text = "display A | Marat\ndisplay B | Bailly\ndisplay C | Condorcet"
    t = counted("A blue 3 | B red 3", text, government_tie="highest")
    t.choose("A Marat", "B Bailly", "C Condorcet")
    assert t.government == "red"


def test_L9_3_equal_best_cards_are_level_in_highest_whatever_the_sum():
    """Red 2 and 1 against blue 2: the next pass is blue's."""
    text = "display A | Barère\ndisplay B | Bailly, Malouet\ndisplay C | Romme"
    t = counted("A blue 3 | B red 3", text, government_tie="highest")
    t.choose("A Barère", "B Bailly", "C Romme", "B Malouet")
    assert t.government == "blue"


def test_L9_3_three_factions_may_be_tied():
    t = counted("A blue 3 | B red 3 | C white 3", "display C | Breteuil").choose("C Breteuil")
    assert t.government == "white"


# L9.4 The losers move back


@BOTH
def test_L9_4_the_loser_moves_one_space_back(edition):
    t = counted("A blue 3 | B red 3", "display A | Bailly", edition=edition).choose("A Bailly")
    assert (t.track["blue"], t.track["red"]) == (3, 2)


def test_L9_4_first_edition_only_tied_factions_move():
    t = counted("A blue 3 | B red 3 | C white 1", "display A | Bailly", edition="first").choose("A Bailly")
    assert t.track == {"blue": 3, "white": 1, "red": 2}


def test_L9_4_second_edition_lower_factions_move_too():
    t = counted("A blue 3 | B red 3 | C white 1", "display A | Bailly").choose("A Bailly")
    assert t.track == {"blue": 3, "white": 0, "red": 2}


def test_L9_4_first_edition_a_loser_may_fall_level_with_the_third():
    t = counted("A blue 3 | B red 3 | C white 2", "display A | Bailly", edition="first").choose("A Bailly")
    assert told(t, FactionsTied)[1:] == [FactionsTied(("white", "red"), "opposition")]


def test_L9_4_second_edition_it_does_not():
    t = counted("A blue 3 | B red 3 | C white 2", "display A | Bailly").choose("A Bailly")
    assert told(t, FactionsTied)[1:] == []
    assert t.opposition == "red"


@BOTH
def test_L9_4_no_move_when_the_order_decides(edition):
    t = counted("A blue 3 | B red 3 | C white 2", edition=edition)
    assert t.government == "red"
    assert t.track == {"blue": 3, "white": 2, "red": 3}


@BOTH
def test_L9_4_moves_happen_once_however_many_passes(edition):
    text = "display A | Bailly, Malouet\ndisplay B | Barère"
    t = counted("A blue 3 | B red 3", text, edition=edition).choose("A Bailly", "B Barère", "A Malouet")
    assert (t.government, t.track["red"]) == ("blue", 2)


@BOTH
def test_L9_4_a_faction_out_in_an_earlier_pass_moves_once_too(edition):
    text = "display A | Bailly, Malouet\ndisplay B | Barère"
    t = counted("A blue 3 | B red 3 | C white 3", text, edition=edition)
    t.choose("A Bailly", "B Barère", "A Malouet")
    assert t.track == {"blue": 3, "white": 2, "red": 2}


def test_L9_4_a_marker_may_count_below_0():
    t = counted("A blue 1 | B red 1", "display A | Bailly").choose("A Bailly")
    assert t.track == {"blue": 1, "white": -1, "red": 0}


def test_L9_4_votes_held_are_not_affected():
    t = counted("A blue 1 | B red 1", "display A | Bailly").choose("A Bailly")
    assert told(t, OppositionFormed) == [OppositionFormed("red", 1)]
    assert t.vp == {"A": 5, "B": 3, "C": 0}


@BOTH
def test_L9_4_the_loser_of_a_tie_for_second_moves_back_and_the_government_stays(edition):
    t = counted("A blue 2 | B red 2 | C white 5", "display A | Bailly", edition=edition).choose("A Bailly")
    assert t.track == {"blue": 2, "white": 5, "red": 1}


@BOTH
def test_L9_4_a_government_level_with_them_is_no_loser(edition):
    """Red governs by the order, so all three are still level when white wins the second place."""
    t = counted("A blue 3 | B red 3 | C white 3", "display A | Rohan", edition=edition)
    t.choose("A decline", "A Rohan")
    assert t.track == {"blue": 2, "white": 3, "red": 3}


# L9.5 Still tied


def test_L9_5_a_level_pass_is_repeated():
    text = "display A | Bailly\ndisplay B | Barère, Romme"
    t = counted("A blue 3 | B red 3", text).choose("A Bailly", "B Barère", "B Romme")
    assert t.government == "red"


def test_L9_5_only_among_the_factions_level_at_the_top_of_the_pass():
    text = "display A | Bailly, Malouet, Bonald\ndisplay B | Barère\ndisplay C | Rohan"
    t = counted("A blue 3 | B red 3 | C white 3", text).choose("A Bailly", "B Barère", "C Rohan")
    assert t.choices == {"Pierre-Victor Malouet", "decline"}


def test_L9_5_a_faction_nobody_advanced_for_is_out():
    text = "display A | Bailly\ndisplay B | Barère\ndisplay C | Breteuil"
    t = counted("A blue 3 | B red 3 | C white 3", text).choose("A Bailly", "B Barère", "C decline")
    assert t.government == "red"  # nobody can advance in the second pass: Breteuil does not count


def test_L9_5_each_pass_is_counted_alone():
    text = "display A | Sieyès\ndisplay B | Marat, Romme"
    t = counted("A blue 3 | B red 3", text, government_tie="highest").choose("A Sieyès", "B Marat", "B Romme")
    assert t.government == "red"


def test_L9_5_nobody_advances_and_radicals_come_before_moderates():
    t = counted("A blue 3 | B red 3", "display A | Bailly").choose("A decline")
    assert t.government == "red"


def test_L9_5_radicals_come_before_royalists():
    assert counted("A white 3 | B red 3").government == "red"


def test_L9_5_moderates_come_before_royalists():
    assert counted("A blue 3 | B white 3").government == "blue"


def test_L9_5_the_order_goes_among_those_still_level():
    """Red is out in the first pass; of blue and white, level in it, blue comes first."""
    text = "display A | Bailly\ndisplay B | Breteuil"
    t = counted("A blue 3 | B white 3 | C red 3", text).choose("A Bailly", "B Breteuil")
    assert told(t, GovernmentFormed) == [GovernmentFormed("blue", 3)]


# L9.6 A tie for second


def test_L9_6_cards_of_the_factions_tied_for_second_settle_it():
    t = counted("A blue 2 | B white 2 | C red 5", "display A | Breteuil").choose("A Breteuil")
    assert (t.government, t.opposition) == ("red", "white")


def test_L9_6_cards_of_the_government_do_not_count():
    t = counted("A blue 2 | B white 2 | C red 5", "display A | Marat, Bailly")
    assert t.choices == {"Jean-Sylvain Bailly", "decline"}


def test_L9_6_every_player_may_take_part():
    t = counted("A blue 2 | B white 2 | C red 5", "display C | Breteuil")
    assert (t.asked, t.seat) == ("liberte-lift-faction", "C")


def test_L9_6_it_is_repeated_like_a_tie_for_first():
    text = "display A | Bailly\ndisplay B | Breteuil, Rohan"
    t = counted("A blue 2 | B white 2 | C red 5", text).choose("A Bailly", "B Breteuil", "B Rohan")
    assert t.opposition == "white"


def test_L9_6_nobody_advances_and_moderates_come_before_royalists():
    assert counted("A blue 2 | B white 2 | C red 5").opposition == "blue"


def test_L9_6_nobody_advances_and_radicals_come_first():
    assert counted("A white 2 | B red 2 | C blue 5").opposition == "red"


@BOTH
def test_L9_6_all_losers_of_a_three_way_tie_for_first_are_level_again(edition):
    text = "display A | Bailly, Malouet, Rohan\ndisplay B | Barère"
    t = counted("A blue 3 | B red 3 | C white 3", text, edition=edition)
    t.choose("A Bailly", "B Barère", "A Malouet")
    assert told(t, FactionsTied)[1:] == [FactionsTied(("white", "red"), "opposition")]
    assert t.choose("A Rohan").opposition == "white"


def test_L9_6_level_again_also_when_the_order_decided_the_first_place():
    """White was out in the first pass, but cards did not break the tie, so nobody moved."""
    text = "display A | Bailly, Rohan\ndisplay B | Barère"
    t = counted("A blue 3 | B red 3 | C white 3", text).choose("A Bailly", "B Barère", "A Rohan")
    assert (t.government, t.opposition) == ("red", "white")


def test_L9_6_the_opposition_scores_by_its_colour_afterwards():
    t = counted("A blue 2 | B white 2 | C red 5", "display A | Breteuil").choose("A Breteuil")
    assert told(t, PointsScored)[-1] == PointsScored(1, 3, "first-in-opposition", "white")
