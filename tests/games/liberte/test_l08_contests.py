"""L8.7, L8.9 Contests: how one pass runs. Shown in a province (one pass) and in Paris (repeated)."""

from __future__ import annotations

from pileus.games.liberte.events import ArmyLed, TieUnbroken, VotesTaken
from tests.games.liberte.counted import counted, told
from tests.games.liberte.table import position

# L8.7 Open, in order, and discarded


def test_L8_7_each_player_sees_what_was_advanced_before_him():
    t = position("""
        Normandie | A red 2 | B red 2
        display A | Marat
        display B | Danton
        phase election
    """)
    t.choose("A Marat")
    table = t.match.view(1)["table"]
    assert (t.seat, table["contest"]["bids"], table["discard"]) == ("B", [3, 0, 0], [71])


def test_L8_7_a_player_without_an_eligible_card_is_skipped():
    t = position("""
        Normandie | A red 2 | B red 2
        display A | Bailly
        display B | Danton
        phase election
    """)
    assert t.seat == "B"


def test_L8_7_a_card_in_the_hand_does_not_help():
    t = position("""
        Normandie | A red 2 | B red 2
        hand A    | Marat
        display B | Danton
        phase election
    """)
    assert t.seat == "B"


def test_L8_7_cards_that_did_not_help_are_discarded():
    t = position("""
        Normandie | A red 2 | B red 2
        display A | Romme
        display B | Danton
        turn 4
        phase election
    """)
    t.choose("A Romme", "B Danton")
    assert t.discard == ["Gilbert Romme", "Georges Danton"]


def test_L8_7_in_the_battle_a_player_is_skipped_too():
    """C holds no General, so he is not even tied (L7.1)."""
    t = position("""
        battle    | A 1 | B 1 | C 1
        display A | Jourdan
        display B | Murat
        display C | Danton
        turn 2
        phase battle
    """)
    t.choose("A Jourdan", "B Murat")
    assert told(t, ArmyLed) == [ArmyLed(0, 2, 4)]


def test_L8_7_in_a_tie_of_factions_a_player_is_skipped_too():
    t = counted("A red 3 | A blue 3", "display A | Breteuil\ndisplay B | Marat")
    assert (t.asked, t.seat) == ("liberte-lift-faction", "B")


def test_L8_7_in_a_tie_of_factions_all_cards_are_discarded():
    t = counted("A red 3 | A blue 3", "display A | Romme\ndisplay B | Bailly").choose("A Romme", "B Bailly")
    assert t.discard == ["Gilbert Romme", "Jean-Sylvain Bailly"]


def test_L8_7_in_a_tie_for_points_a_player_is_skipped_too():
    t = counted("A red 3 | B red 3", "display A | Bailly\ndisplay B | Marat")
    assert (t.asked, t.seat) == ("liberte-break-points-tie", "B")


def test_L8_7_in_a_tie_for_points_all_cards_are_discarded():
    t = counted("A red 3 | B red 3", "display A | Romme\ndisplay B | Marat").choose("A Romme", "B Marat")
    assert t.discard == ["Gilbert Romme", "Jean-Paul Marat"]


# L8.9 One pass


def test_L8_9_nobody_advances_and_all_stay_tied():
    t = position("""
        Paris     | A red 2 | B red 2
        display A | Marat
        turn 4
        phase election
    """)
    t.choose("A decline")
    assert told(t, TieUnbroken) == [TieUnbroken(8)]


def test_L8_9_the_highest_value_of_the_pass_wins():
    t = position("""
        Normandie | A red 2 | B red 2 | C red 2
        display A | Romme
        display B | Marat
        display C | Barère
        turn 4
        phase election
    """)
    t.choose("A Romme", "B Marat", "C Barère")
    assert told(t, VotesTaken) == [VotesTaken(1, 1, "red", 1)]


def test_L8_9_whoever_has_no_card_is_beaten_by_any():
    t = position("""
        Normandie | A red 2 | B red 2
        display B | Romme
        turn 4
        phase election
    """)
    t.choose("B Romme")
    assert told(t, VotesTaken) == [VotesTaken(1, 1, "red", 1)]


def test_L8_9_several_left_leave_it_unbroken_where_the_rule_does_not_repeat():
    t = position("""
        Normandie | A red 2 | B red 2 | C red 2
        display A | Barère, Marat
        display B | Carnot
        display C | Romme
        turn 4
        phase election
    """)
    t.choose("A Barère", "B Carnot", "C Romme")
    assert told(t, TieUnbroken) == [TieUnbroken(1)]


def test_L8_9_whoever_declined_is_out_for_good():
    t = position("""
        Paris     | A red 2 | B red 2 | C red 2
        display A | Barère, Romme
        display B | Carnot, Sade
        display C | Marat
        turn 4
        phase election
    """)
    t.choose("A Barère", "B Carnot", "C decline", "A Romme", "B Sade")
    assert told(t, TieUnbroken) == [TieUnbroken(8)]  # C and Marat were not asked again


def test_L8_9_whoever_advanced_less_is_out_for_good():
    t = position("""
        Paris     | A red 2 | B red 2 | C red 2
        display A | Barère, Romme
        display B | Carnot
        display C | Sade, Marat
        turn 4
        phase election
    """)
    t.choose("A Barère", "B Carnot", "C Sade", "A Romme")
    assert told(t, VotesTaken) == [VotesTaken(0, 8, "red", 2)]


def test_L8_9_whoever_had_no_card_is_out_for_good():
    t = position("""
        Paris     | A red 2 | B red 2 | C blue 2
        display A | Barère
        display B | Carnot, Romme
        turn 4
        phase election
    """)
    t.choose("A Barère", "B Carnot")
    assert t.match.view(None)["table"]["contest"]["contenders"] == [0, 1]


def test_L8_9_the_new_pass_alone_counts():
    t = position("""
        Paris     | A red 2 | B red 2
        display A | Marat
        display B | Danton, Romme
        turn 4
        phase election
    """)
    t.choose("A Marat", "B Danton", "B Romme")
    assert told(t, VotesTaken) == [VotesTaken(1, 8, "red", 2)]


def test_L8_9_a_pass_nobody_advances_in_ends_it_among_those_left():
    t = position("""
        Paris     | A red 2 | B red 2 | C red 2
        display A | Barère, Romme
        display B | Carnot
        display C | Sade
        turn 4
        phase election
    """)
    t.choose("A Barère", "B Carnot", "C Sade", "A decline")
    assert told(t, TieUnbroken) == [TieUnbroken(8)]


def test_L8_9_the_contest_for_points_repeats():
    t = counted("A red 3 | B red 3", "display A | Barère, Romme\ndisplay B | Carnot")
    t.choose("A Barère", "B Carnot", "A Romme")
    assert t.vp == {"A": 5, "B": 2, "C": 0}
