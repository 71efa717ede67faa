"""L10 Victory points, presence."""

from __future__ import annotations

from pileus.games.liberte.events import (
    CardAdvanced,
    PointsScored,
    PointsTied,
    PresenceGained,
    TurnBegan,
    VotesReturned,
)
from tests.games.liberte.counted import counted, events_of, told
from tests.games.liberte.table import position

# L10.1 5, 2 and 3


def test_L10_1_most_votes_of_the_government_score_5_second_most_2():
    assert counted("A red 4 | B red 3 | C red 1").vp == {"A": 5, "B": 2, "C": 0}


def test_L10_1_most_votes_of_the_opposition_score_3_second_most_nothing():
    assert counted("A red 9 | B blue 3 | C blue 2").vp == {"A": 5, "B": 3, "C": 0}


def test_L10_1_one_vote_is_enough():
    assert counted("A red 4 | B red 1 | C blue 1").vp == {"A": 5, "B": 2, "C": 3}


def test_L10_1_without_a_vote_nobody_is_second():
    assert counted("A red 4").vp == {"A": 5, "B": 0, "C": 0}


def test_L10_1_votes_of_the_third_faction_score_nothing():
    assert counted("A red 4 | B blue 3 | C white 2").vp == {"A": 5, "B": 3, "C": 0}


def test_L10_1_votes_count_not_markers():
    """L9.4 moved blue's marker back to 0; A still holds most of the opposition's votes."""
    t = counted("A blue 1 | B red 1", "display B | Marat").choose("B Marat")
    assert t.vp == {"A": 3, "B": 5, "C": 0}


def test_L10_1_first_then_second_then_opposition():
    text = "display A | Romme, Bailly\ndisplay B | Sade\ndisplay C | Condorcet"
    t = counted("A red 4 | B red 4 | C red 4 | A blue 3 | C blue 3", text)
    t.choose("A Romme", "B decline")
    assert [tie.award for tie in told(t, PointsTied)] == ["first-in-government", "second-in-government"]
    t.choose("B decline")
    assert told(t, PointsTied)[2:] == [PointsTied("first-in-opposition", "blue", 2)]


# L10.2 Ties


def test_L10_2_tied_players_are_asked_in_order_of_play():
    t = counted("A red 4 | B red 4", "display A | Romme\ndisplay B | Marat\norder BAC")
    assert (t.asked, t.seat) == ("liberte-break-points-tie", "B")


def test_L10_2_only_cards_of_that_faction_count():
    t = counted("A red 4 | B red 4 | C blue 2", "display A | Romme, Bailly, Breteuil")
    assert t.choices == {"Gilbert Romme", "decline"}


def test_L10_2_in_opposition_only_cards_of_its_faction():
    t = counted("C red 5 | A blue 2 | B blue 2", "display A | Romme, Bailly, Breteuil")
    assert t.choices == {"Jean-Sylvain Bailly", "decline"}


def test_L10_2_only_tied_players_are_asked():
    t = counted("A red 4 | B red 4 | C red 3", "display C | Marat")
    assert told(t, CardAdvanced) == []
    assert t.vp == {"A": 3, "B": 3, "C": 2}


def test_L10_2_the_highest_value_wins():
    t = counted("A red 4 | B red 4", "display A | Romme\ndisplay B | Barère").choose("A Romme", "B Barère")
    assert t.vp == {"A": 2, "B": 5, "C": 0}


def test_L10_2_repeated_until_broken():
    text = "display A | Romme, Sade, Santerre\ndisplay B | Prieur, Choudieu"
    t = counted("A red 4 | B red 4", text).choose("A Romme", "B Prieur", "A Sade", "B Choudieu", "A Santerre")
    assert t.vp == {"A": 5, "B": 2, "C": 0}


def test_L10_2_or_nobody_advances():
    text = "display A | Romme, Sade\ndisplay B | Prieur, Choudieu"
    t = counted("A red 4 | B red 4", text).choose("A Romme", "B Prieur", "A decline", "B decline")
    assert t.vp == {"A": 3, "B": 3, "C": 0}


def test_L10_2_only_those_still_tied_are_asked_again():
    text = "display A | Barère, Romme\ndisplay B | Carnot\ndisplay C | Sade, Marat"
    t = counted("A red 4 | B red 4 | C red 4", text).choose("A Barère", "B Carnot", "C Sade", "A Romme")
    assert t.vp["A"] == 5


def test_L10_2_a_tie_for_second_is_contested():
    t = counted("A red 4 | B red 2 | C red 2", "display C | Romme").choose("C Romme")
    assert t.vp == {"A": 5, "B": 0, "C": 2}


def test_L10_2_a_tie_for_the_opposition_is_contested():
    t = counted("A red 5 | B blue 2 | C blue 2", "display C | Bailly").choose("C Bailly")
    assert t.vp == {"A": 5, "B": 0, "C": 3}


def test_L10_2_a_card_spent_for_first_is_not_there_for_second():
    text = "display A | Marat\ndisplay B | Barère\ndisplay C | Romme"
    t = counted("A red 4 | B red 4 | C red 4", text).choose("A Marat", "B Barère", "C decline")
    assert (t.seat, t.match.prompt.args["award"]) == ("C", "second-in-government")


# L10.3 The loser of a broken tie for first


def test_L10_3_the_loser_takes_second_place():
    t = counted("A red 4 | B red 4", "display A | Romme").choose("A Romme")
    assert t.vp == {"A": 5, "B": 2, "C": 0}


def test_L10_3_nobody_with_fewer_votes_gets_it():
    t = counted("A red 4 | B red 4 | C red 3", "display A | Romme").choose("A Romme")
    assert t.vp["C"] == 0


def test_L10_3_several_losers_contest_it():
    text = "display A | Marat\ndisplay B | Romme, Barère\ndisplay C | Sade"
    t = counted("A red 4 | B red 4 | C red 4", text)
    t.choose("A Marat", "B Romme", "C decline", "B Barère", "C decline")
    assert t.vp == {"A": 5, "B": 2, "C": 0}


def test_L10_3_several_losers_whichever_pass_put_them_out():
    """C was out in the first pass, B in the second; they contest the second place as equals."""
    text = "display A | Barère, Romme\ndisplay B | Carnot\ndisplay C | Sade, Belley"
    t = counted("A red 4 | B red 4 | C red 4", text)
    t.choose("A Barère", "B Carnot", "C Sade", "A Romme", "C Belley")
    assert t.vp == {"A": 5, "B": 0, "C": 2}


def test_L10_3_several_losers_who_do_not_settle_it_share():
    text = "display A | Romme"
    t = counted("A red 4 | B red 4 | C red 4", text).choose("A Romme")
    assert t.vp == {"A": 5, "B": 1, "C": 1}


# L10.4 Unbroken ties


def test_L10_4_first_in_government_unbroken_3_each():
    assert counted("A red 4 | B red 4").vp == {"A": 3, "B": 3, "C": 0}


def test_L10_4_three_may_share_the_first_place():
    assert counted("A red 4 | B red 4 | C red 4").vp == {"A": 3, "B": 3, "C": 3}


def test_L10_4_the_2_points_still_go_to_the_holder_of_the_next_most_votes():
    assert counted("A red 4 | B red 4 | C red 1").vp == {"A": 3, "B": 3, "C": 2}


def test_L10_4_several_with_the_next_most_votes_contest_them():
    t = counted("A red 4 | B red 4 | C red 1 | D red 1", "display D | Romme", seats="ABCD").choose("D Romme")
    assert t.vp == {"A": 3, "B": 3, "C": 0, "D": 2}


def test_L10_4_several_with_the_next_most_votes_may_share_1_each():
    t = counted("A red 4 | B red 4 | C red 1 | D red 1", seats="ABCD")
    assert t.vp == {"A": 3, "B": 3, "C": 1, "D": 1}


def test_L10_4_who_dropped_out_of_the_tie_comes_before_the_next_most_votes():
    text = "display A | Romme\ndisplay B | Sade"
    t = counted("A red 4 | B red 4 | C red 4 | D red 3", text, seats="ABCD").choose("A Romme", "B Sade")
    assert t.vp == {"A": 3, "B": 3, "C": 2, "D": 0}


def test_L10_4_several_who_dropped_out_contest_the_second_place():
    text = "display A | Romme\ndisplay B | Sade\ndisplay D | Marat"
    t = counted("A red 4 | B red 4 | C red 4 | D red 4", text, seats="ABCD")
    t.choose("A Romme", "B Sade", "D decline", "D Marat")
    assert t.vp == {"A": 3, "B": 3, "C": 0, "D": 2}


def test_L10_4_second_in_government_unbroken_1_each():
    assert counted("A red 4 | B red 2 | C red 2").vp == {"A": 5, "B": 1, "C": 1}


def test_L10_4_put_out_of_the_contest_for_second_gets_nothing():
    text = "display B | Romme\ndisplay C | Sade"
    t = counted("A red 4 | B red 2 | C red 2 | D red 2", text, seats="ABCD").choose("B Romme", "C Sade")
    assert t.vp == {"A": 5, "B": 1, "C": 1, "D": 0}


def test_L10_4_after_a_shared_second_place_nobody_with_fewer_votes_scores():
    assert counted("A red 4 | B red 2 | C red 2 | D red 1", seats="ABCD").vp["D"] == 0


def test_L10_4_first_in_opposition_unbroken_2_each():
    assert counted("A red 5 | B blue 2 | C blue 2").vp == {"A": 5, "B": 2, "C": 2}


def test_L10_4_put_out_of_the_contest_for_the_opposition_gets_nothing():
    text = "display B | Bailly\ndisplay C | Condorcet"
    t = counted("A red 9 | B blue 2 | C blue 2 | D blue 2", text, seats="ABCD").choose("B Bailly", "C Condorcet")
    assert t.vp == {"A": 5, "B": 2, "C": 2, "D": 0}


def test_L10_4_a_shared_place_says_so():
    t = counted("A red 4 | B red 4")
    first = "first-in-government"
    assert told(t, PointsScored) == [PointsScored(0, 3, first, "red"), PointsScored(1, 3, first, "red")]


# L10.5 Presence


def test_L10_5_every_holder_of_a_vote_of_the_government_is_present():
    assert counted("A red 4 | B red 1 | C blue 3").presence == "AB"


def test_L10_5_who_scored_nothing_is_present_too():
    assert counted("A red 4 | B red 2 | C red 1").presence == "ABC"


def test_L10_5_presence_lasts_into_the_next_turn():
    t = counted("A red 4 | B blue 1", turn=2)
    assert (t.state.turn, t.presence) == (3, "A")


def test_L10_5_who_holds_no_such_vote_any_more_is_absent():
    t = position("Normandie | B red 1\ngovernment red\npresence | A\nturn 4\nphase election")
    assert told(t, PresenceGained) == [PresenceGained(1, "red")]
    assert t.presence == "B"


# L10.6 The end of the election


def test_L10_6_all_votes_return_to_the_supply():
    t = counted("A red 4 | B blue 2 | C white 1")
    assert t.votes == ""
    assert t.supply == {"blue": 28, "white": 24, "red": 30}


def test_L10_6_blocks_on_the_map_stay():
    t = position("Normandie | A red 3 | B blue 1\nturn 4\nphase election")
    assert t.map == "Normandie | A red 2 | B blue 1"


def test_L10_6_the_next_turn_begins():
    t = counted("A red 4", turn=2)
    happened = events_of(t)
    assert happened.index(TurnBegan(3)) == happened.index(VotesReturned()) + 1


def test_L10_6_after_turn_4_the_game_ends():
    t = counted("A red 4")
    assert t.ended == "liberte-end-four-turns"
    assert told(t, TurnBegan) == []
