"""L14 Worked examples."""

from __future__ import annotations

from pileus.games.liberte.events import ArmyLed, VotesTaken
from tests.games.liberte.counted import counted, told
from tests.games.liberte.table import position


def test_L14_1_valmy_most_tokens_with_a_general_lead():
    """L7.2, L7.5"""
    t = position(
        """
        battle    | C 1 | J 2 | M 3
        display C | Kléber
        display J | Jourdan
        display M | Danton
        turn 2
        phase battle
        """,
        seats="CJM",
    )
    assert told(t, ArmyLed) == [ArmyLed(1, 2, 4)]
    assert t.vp == {"C": 0, "J": 4, "M": 0}
    assert t.hand("J") == ["Jean-Baptiste Jourdan"]  # kept, and back in the hand by now (L5.1)


def test_L14_2_the_single_highest_stack_wins():
    """L8.2"""
    t = position("Normandie | C red 3 | J blue 2 | M blue 2\nturn 4\nphase election", seats="CJM")
    assert told(t, VotesTaken) == [VotesTaken(0, 1, "red", 1)]
    assert t.track == {"blue": 0, "white": 0, "red": 1}
    assert t.map == "Normandie | C red 2 | J blue 2 | M blue 2"


def test_L14_3_a_broken_tie_in_paris_gives_the_whole_stack():
    """L8.5, L8.4"""
    t = position(
        """
        Paris     | C red 3 | J red 3 | M white 1
        display C | Marat
        display J | Danton
        turn 4
        phase election
        """,
        seats="CJM",
    )
    t.choose("C Marat", "J decline")
    assert told(t, VotesTaken) == [VotesTaken(0, 8, "red", 3)]
    assert t.track == {"blue": 0, "white": 0, "red": 3}
    assert t.map == ""  # L8.4: the white block leaves too
    assert t.discard == ["Jean-Paul Marat"]


def test_L14_4_points_for_government_and_opposition():
    """L10.1"""
    t = counted("C red 7 | J red 4 | M red 1 | J blue 6 | M blue 2", seats="CJM")
    assert (t.government, t.opposition) == ("red", "blue")
    assert t.vp == {"C": 5, "J": 2 + 3, "M": 0}
