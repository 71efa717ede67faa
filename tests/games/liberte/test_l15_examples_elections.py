"""L15.5 to L15.10 End-to-end examples: battle, elections, government, points, the sudden ends."""

from __future__ import annotations

from pileus.games.liberte.events import (
    ArmyLed,
    BattleLost,
    FactionsTied,
    GovernmentFormed,
    LostBattleMarked,
    TieUnbroken,
    VotesTaken,
)
from tests.games.liberte.counted import counted, result, told
from tests.games.liberte.table import Table, position


def test_L15_5_two_level_generals_lose_the_battle():
    t = level_battle().choose("A Jourdan", "B Kléber")
    assert t.discard == ["Jean-Baptiste Jourdan", "Jean-Baptiste Kléber"]
    assert (told(t, ArmyLed), told(t, BattleLost)) == ([], [BattleLost(3)])
    assert told(t, LostBattleMarked) == [LostBattleMarked(3)]
    assert t.supply["white"] == 23
    assert t.match.view(None)["table"]["tokens"] == [18, 18, 18]


def test_L15_5_if_one_declines_the_other_leads():
    t = level_battle().choose("A Jourdan", "B decline")
    assert told(t, ArmyLed) == [ArmyLed(0, 3, 4)]
    assert t.vp == {"A": 4, "B": 0, "C": 0}
    assert t.discard == ["Jean-Baptiste Jourdan"]
    assert t.hand("B") == ["Jean-Baptiste Kléber"]


def level_battle() -> Table:
    return position("""
        battle    | A 2 | B 2 | C 1
        display A | Jourdan
        display B | Kléber
        display C | Murat
        turn 3
        phase battle
    """)


def test_L15_6_paris_is_contested_until_one_is_left():
    t = three_level("Paris").choose("A Barère", "B Bailly", "C Rohan", "A decline", "B Malouet")
    assert told(t, VotesTaken) == [VotesTaken(1, 8, "blue", 2)]
    assert t.track == {"blue": 2, "white": 0, "red": 0}
    assert t.map == ""
    assert len(t.discard) == 4


def test_L15_6_elsewhere_the_first_pass_is_the_end():
    t = three_level("Normandie").choose("A Barère", "B Bailly", "C Rohan")
    assert (told(t, VotesTaken), told(t, TieUnbroken)) == ([], [TieUnbroken(1)])
    assert t.map == ""
    assert t.supply == {"blue": 28, "white": 24, "red": 30}
    assert len(t.discard) == 3


def three_level(province: str) -> Table:
    return position(f"""
        {province} | A red 2 | B blue 2 | C white 2
        display A  | Barère, Romme
        display B  | Bailly, Malouet
        display C  | Rohan, Necker
        turn 4
        phase election
    """)


def test_L15_7_second_edition_the_loser_stays_ahead_of_the_third():
    t = counted("A red 8 | B blue 8 | C white 7", "display A | Romme\ndisplay B | Rohan").choose("A Romme")
    assert t.track == {"blue": 7, "white": 6, "red": 8}
    assert (t.government, t.opposition) == ("red", "blue")


def test_L15_7_first_edition_the_loser_falls_level_with_the_third():
    text = "display A | Romme\ndisplay B | Rohan"
    t = counted("A red 8 | B blue 8 | C white 7", text, edition="first").choose("A Romme")
    assert t.track == {"blue": 7, "white": 7, "red": 8}
    assert told(t, FactionsTied)[1:] == [FactionsTied(("blue", "white"), "opposition")]
    t.choose("B Rohan")
    assert (t.government, t.opposition) == ("red", "white")


RED_3_AGAINST_BLUE_2_AND_2 = "display A | Marat\ndisplay B | Bailly\ndisplay C | Condorcet"


def test_L15_7_the_sum_gives_blue():
    t = counted("A red 6 | B blue 6 | C white 2", RED_3_AGAINST_BLUE_2_AND_2)
    assert t.choose("A Marat", "B Bailly", "C Condorcet").government == "blue"


def test_L15_7_the_highest_card_gives_red():
    t = counted("A red 6 | B blue 6 | C white 2", RED_3_AGAINST_BLUE_2_AND_2, government_tie="highest")
    assert t.choose("A Marat", "B Bailly", "C Condorcet").government == "red"


def test_L15_8_three_for_first_and_the_losers_share_the_second_place():
    """(i)"""
    t = three_for_first().choose("A Romme", "B decline", "B decline", "C decline")
    assert t.vp == {"A": 5, "B": 1, "C": 1, "D": 0}
    assert t.presence == "ABCD"


def test_L15_8_three_for_first_two_share_it_and_the_third_is_next():
    """(ii)"""
    t = three_for_first().choose("A decline", "B decline")
    assert t.vp == {"A": 3, "B": 3, "C": 2, "D": 0}
    assert t.presence == "ABCD"


def three_for_first() -> Table:
    """After the first pass."""
    text = "display A | Barère, Romme\ndisplay B | Carnot, Belley\ndisplay C | Sade\ndisplay D | Marat"
    t = counted("A red 4 | B red 4 | C red 4 | D red 2", text, seats="ABCD")
    return t.choose("A Barère", "B Carnot", "C decline")


SEVENTEEN_RED_VOTES = "A red 8 | B red 5 | C red 4"
RED_ON_MAP_AND_CARDS = """
    Normandie | A red 3 | B red 3
    Picardie  | A red 1 | B red 2
    hand A    | Marat
    display A | Barère
    hand B    | Danton, Robespierre
    display C | Hébert
"""


def test_L15_9_second_edition_votes_are_red_points():
    t = counted(SEVENTEEN_RED_VOTES, RED_ON_MAP_AND_CARDS)
    assert t.ended == "liberte-end-landslide"
    assert (result(t).scores, t.winners) == ([17, 16, 7], "A")


def test_L15_9_first_edition_they_are_not():
    t = counted(SEVENTEEN_RED_VOTES, RED_ON_MAP_AND_CARDS, edition="first")
    assert (result(t).scores, t.winners) == ([9, 11, 3], "B")


def test_L15_9_no_government_is_formed():
    t = counted(SEVENTEEN_RED_VOTES, RED_ON_MAP_AND_CARDS)
    assert (t.government, told(t, GovernmentFormed)) == (None, [])


FLEURS_6 = """
    Normandie      | A white 1
    Flandre-Artois | A white 1
    Bretagne       | B white 2
    Maine          | B white 1
    Alsace         | C white 2
    Anjou          | A white 2 | C white 2
    Vendée         | A white 2 | C blue 2
    display A      | Maury
    hand B         | Religious Problems, Necker, Breteuil
    lost 2
    order BAC
    turn 3
"""


def test_L15_10_six_fleurs_with_the_lost_battle_are_not_enough():
    t = position(FLEURS_6)
    assert t.match.view(None)["table"]["counters"]["fleurs"] == 6


def test_L15_10_a_special_brings_the_seventh_and_ends_the_game_at_once():
    t = position(FLEURS_6).choose("B Religious Problems")
    assert t.ended == "liberte-end-counter-revolution"
    assert t.match.view(None)["table"]["counters"]["fleurs"] == 7
    assert t.match.seat is None


def test_L15_10_a_tie_at_8_white_points_goes_to_the_cards():
    t = position(FLEURS_6).choose("B Religious Problems")
    assert result(t).scores == [8, 8, 4]
    assert result(t).tiebreaks == [[2], [5], [0]]
    assert t.winners == "B"
