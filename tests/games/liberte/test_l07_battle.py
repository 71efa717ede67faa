"""L7 Battle."""

from __future__ import annotations

from pileus.games.liberte.events import ArmyLed, BattleLost, LostBattleMarked, VotesReturned
from pileus.games.liberte.tables import BATTLE, read_battles
from tests.games.liberte.counted import events_of, told
from tests.games.liberte.table import position

WHITE_EVERYWHERE = """
    Picardie              | A white 3
    Lorraine              | A white 3
    Orléanais             | A white 3
    Bourgogne             | A white 3
    Berry-Touraine        | A white 3
    Bourbonnais-Nivernais | A white 3
    Limousin-Marche       | A white 3
    Dauphiné              | A white 3
"""  # all 24 blocks, in no fleur-de-lis province

WHITE_NOWHERE_FIRST = """
    Picardie              | A white 2 | B blue 3
    Lorraine              | A white 2 | B blue 3
    Orléanais             | A white 2 | B blue 3
    Bourgogne             | A white 2 | B blue 3
    Berry-Touraine        | A white 2 | B blue 3
    Bourbonnais-Nivernais | A white 2 | B blue 3
    Limousin-Marche       | A white 2 | B red 3
    Aunis-Saintonge       | A white 2 | B red 3
    Dauphiné              | A white 2 | B red 3
    Gascogne              | A white 2 | B red 3
    Foix-Roussillon       | A white 2 | B red 3
    Champagne             | A white 2 | B red 3
"""  # all 24 blocks, and none of them will be a vote


# L7.1 Eligible


def test_L7_1_a_general_and_one_token_are_enough():
    t = position("""
        battle    | A 1
        display A | Kléber
        turn 2
        phase battle
    """)
    assert told(t, ArmyLed) == [ArmyLed(0, 2, 4)]


def test_L7_1_a_general_without_a_token_is_not_eligible():
    t = position("""
        display A | Kléber
        turn 2
        phase battle
    """)
    assert told(t, BattleLost) == [BattleLost(2)]


def test_L7_1_a_token_without_a_general_is_not_eligible():
    t = position("""
        battle    | A 1
        display A | Danton
        turn 2
        phase battle
    """)
    assert told(t, BattleLost) == [BattleLost(2)]


def test_L7_1_a_general_in_the_hand_does_not_count():
    t = position("""
        battle | A 1
        hand A | Kléber
        turn 2
        phase battle
    """)
    assert told(t, BattleLost) == [BattleLost(2)]


# L7.2 Who leads


def test_L7_2_most_tokens_lead():
    t = position("""
        battle    | A 1 | B 2
        display A | Bonaparte
        display B | Murat
        turn 2
        phase battle
    """)
    assert told(t, ArmyLed) == [ArmyLed(1, 2, 4)]


def test_L7_2_valmy_pays_4():
    t = position("""
        battle    | A 1
        display A | Kléber
        turn 2
        phase battle
    """)
    assert t.vp == {"A": 4, "B": 0, "C": 0}


def test_L7_2_turn_3_pays_what_the_board_says():
    t = position("""
        battle    | A 1
        display A | Kléber
        turn 3
        phase battle
    """)
    assert told(t, ArmyLed) == [ArmyLed(0, 3, BATTLE[1].vp)]


def test_L7_2_turn_4_pays_what_the_board_says():
    t = position("""
        battle    | A 1
        display A | Kléber
        turn 4
        phase battle
    """)
    assert told(t, ArmyLed) == [ArmyLed(0, 4, BATTLE[2].vp)]


def test_L7_2_a_silent_board_pays_4(tmp_path):
    board = tmp_path / "battles.csv"
    board.write_text("turn,name,vp\n2,Valmy,4\n3,Fleurus,\n4,Rivoli,7\n", encoding="utf-8")
    assert [battle.vp for battle in read_battles(board)] == [4, 4, 7]


def test_L7_2_without_a_general_nobody_leads_however_many_tokens():
    t = position("""
        battle    | A 5 | B 1
        display A | Danton
        display B | Murat
        turn 2
        phase battle
    """)
    assert told(t, ArmyLed) == [ArmyLed(1, 2, 4)]


# L7.3 Ties


def test_L7_3_tied_players_are_asked_in_order_of_play():
    t = position("""
        battle    | A 2 | B 2
        display A | Kléber
        display B | Jourdan
        order BAC
        turn 2
        phase battle
    """)
    assert (t.asked, t.seat) == ("liberte-advance-general", "B")


def test_L7_3_only_generals_of_the_display_can_be_advanced():
    t = position("""
        battle    | A 2 | B 2
        display A | Kléber, Danton
        hand A    | Bonaparte
        display B | Jourdan
        turn 2
        phase battle
    """)
    assert t.choices == {"Jean-Baptiste Kléber", "decline"}


def test_L7_3_the_highest_value_wins():
    t = position("""
        battle    | A 2 | B 2
        display A | Murat
        display B | Jourdan
        turn 2
        phase battle
    """)
    t.choose("A Murat", "B Jourdan")
    assert told(t, ArmyLed) == [ArmyLed(1, 2, 4)]


def test_L7_3_factions_of_generals_do_not_matter():
    t = position("""
        battle    | A 2 | B 2
        display A | Dumouriez
        display B | Jourdan
        turn 2
        phase battle
    """)
    t.choose("A Dumouriez", "B Jourdan")
    assert told(t, ArmyLed) == [ArmyLed(0, 2, 4)]


def test_L7_3_whoever_declines_loses_to_any_general():
    t = position("""
        battle    | A 2 | B 2
        display A | Bonaparte
        display B | Murat
        turn 2
        phase battle
    """)
    t.choose("A decline", "B Murat")
    assert told(t, ArmyLed) == [ArmyLed(1, 2, 4)]


def test_L7_3_there_is_one_pass_only():
    t = position("""
        battle    | A 2 | B 2
        display A | Jourdan, Bonaparte
        display B | Kléber
        turn 2
        phase battle
    """)
    t.choose("A Jourdan", "B Kléber")
    assert told(t, BattleLost) == [BattleLost(2)]


def test_L7_3_players_with_fewer_tokens_gain_nothing_from_a_tie():
    t = position("""
        battle    | A 2 | B 2 | C 1
        display A | Jourdan
        display B | Kléber
        display C | Bonaparte
        turn 2
        phase battle
    """)
    t.choose("A decline", "B decline")
    assert told(t, BattleLost) == [BattleLost(2)]


def test_L7_3_a_tied_player_without_a_general_is_not_in_the_contest():
    t = position("""
        battle    | A 2 | B 2
        display A | Danton
        display B | Murat
        turn 2
        phase battle
    """)
    assert told(t, ArmyLed) == [ArmyLed(1, 2, 4)]


def test_L7_3_two_of_three_still_level_lose_the_battle():
    t = position("""
        battle    | A 1 | B 1 | C 1
        display A | Jourdan
        display B | Kléber
        display C | Murat
        turn 2
        phase battle
    """)
    t.choose("A Jourdan", "B Kléber", "C Murat")
    assert told(t, BattleLost) == [BattleLost(2)]


# L7.4 Lost


def test_L7_4_nobody_scores_a_lost_battle():
    t = position("""
        battle    | A 2 | B 2
        display A | Jourdan
        display B | Kléber
        turn 4
        phase battle
    """)
    t.choose("A Jourdan", "B Kléber")
    assert t.vp == {"A": 0, "B": 0, "C": 0}


def test_L7_4_nobody_eligible_is_a_lost_battle():
    t = position("turn 2\nphase battle")
    assert told(t, BattleLost) == [BattleLost(2)]


def test_L7_4_a_white_block_from_the_supply_marks_it():
    t = position("turn 2\nphase battle")
    assert t.supply == {"blue": 28, "white": 23, "red": 30}


def test_L7_4_the_block_stays_for_the_rest_of_the_game():
    t = position("lost 2\nturn 4\nphase election")
    assert t.state.lost[2] == 2
    assert t.supply["white"] == 23


def test_L7_4_a_battle_led_takes_no_block():
    t = position("""
        battle    | A 1
        display A | Kléber
        turn 2
        phase battle
    """)
    assert t.supply["white"] == 24


def test_L7_4_without_a_block_one_is_put_there_when_the_election_is_over():
    t = position(f"{WHITE_EVERYWHERE}\nturn 2\nphase battle")
    happened = events_of(t)
    assert happened.index(LostBattleMarked(2)) == happened.index(VotesReturned()) + 1
    assert t.supply["white"] == 7  # eight votes came back


def test_L7_4_no_block_even_then_and_the_battle_still_waits():
    t = position(f"{WHITE_NOWHERE_FIRST}\nturn 2\nphase battle")
    assert t.state.turn == 3
    assert told(t, LostBattleMarked) == []


def test_L7_4_a_battle_that_still_waits_gets_its_block_after_the_next_election():
    t = position(f"{WHITE_EVERYWHERE}\nlost 2\nturn 3\nphase election")
    assert told(t, LostBattleMarked) == [LostBattleMarked(2)]


def test_L7_4_a_new_lost_battle_does_not_pay_for_an_old_one():
    """The one white block that came back marks the battle just lost; the old one waits for the election."""
    t = position(f"{WHITE_EVERYWHERE}\nhand A | Bread Shortage\ngovernment white\nlost 2\nturn 3")
    t.choose("A Bread Shortage", "A stack Picardie A", "B pass", "C pass")
    assert told(t, LostBattleMarked) == [LostBattleMarked(3), LostBattleMarked(2)]


def test_L7_4_the_battle_counts_as_lost_before_its_block_is_there():
    t = position("""
        Normandie      | A white 3
        Flandre-Artois | A white 3
        Bretagne       | A white 3
        Maine          | A white 3
        Alsace         | A white 3
        Anjou          | A white 3
        Picardie       | A white 3
        Lorraine       | A white 3
        turn 3
        phase battle
    """)
    assert t.supply["white"] == 0
    assert t.ended == "liberte-end-counter-revolution"


# L7.5 After the battle


def test_L7_5_advanced_generals_are_discarded_the_winning_one_too():
    t = position("""
        battle    | A 2 | B 2
        display A | Murat
        display B | Jourdan
        turn 4
        phase battle
    """)
    t.choose("A Murat", "B Jourdan")
    assert t.discard == ["Joachim Murat", "Jean-Baptiste Jourdan"]


def test_L7_5_whoever_declines_keeps_his_general():
    t = position("""
        battle    | A 2 | B 2
        display A | Murat
        display B | Jourdan
        turn 4
        phase battle
    """)
    t.choose("A Murat", "B decline")
    assert t.display("B") == ["Jean-Baptiste Jourdan"]


def test_L7_5_without_a_tie_nobody_loses_a_general():
    t = position("""
        battle    | A 1 | B 2
        display A | Murat
        display B | Jourdan
        turn 4
        phase battle
    """)
    assert (t.display("A"), t.display("B")) == (["Joachim Murat"], ["Jean-Baptiste Jourdan"])


def test_L7_5_all_tokens_return_to_their_owners():
    t = position("""
        battle    | A 1 | B 2
        display A | Murat
        display B | Jourdan
        turn 4
        phase battle
    """)
    assert t.match.view(None)["table"]["tokens"] == [18, 18, 18]


def test_L7_5_tokens_return_from_a_lost_battle_too():
    t = position("battle | A 3\nturn 4\nphase battle")
    assert t.match.view(None)["table"]["tokens"] == [18, 18, 18]
