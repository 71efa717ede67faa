"""L8 Provincial elections; how a contest runs (L8.7, L8.9) is in test_l08_contests.py."""

from __future__ import annotations

from pileus.games.liberte import tables
from pileus.games.liberte.events import (
    CardAdvanced,
    GameEnded,
    GovernmentFormed,
    ProvinceScored,
    TieUnbroken,
    VotesTaken,
)
from pileus.games.liberte.rules.l08_elections import begin_election
from tests.games.liberte.counted import counted, events_of, told
from tests.games.liberte.table import position

RED_IN_FIFTEEN = """
    Paris                 | A red 3
    Normandie             | A red 1
    Picardie              | A red 1
    Flandre-Artois        | A red 1
    Champagne             | A red 1
    Lorraine              | A red 1
    Bretagne              | A red 1
    Maine                 | A red 1
    Alsace                | A red 1
    Anjou                 | A red 1
    Orléanais             | B red 1
    Bourgogne             | B red 1
    Vendée                | B red 1
    Berry-Touraine        | B red 1
    Bourbonnais-Nivernais | B red 1
"""  # 17 votes


# L8.1 The beginning, and the order of provinces


def test_L8_1_the_presence_box_is_emptied():
    t = position("""
        Normandie | A red 1 | B red 1
        display A | Marat
        government red
        presence  | A | C
        turn 2
        phase election
    """)
    assert (t.asked, t.presence) == ("liberte-break-tie", "")


def test_L8_1_all_markers_begin_at_0():
    s = position("turn 2\nphase action").state
    s.track[:] = [3, 4, 5]
    begin_election(s)
    assert s.track == [0, 0, 0]


def test_L8_1_second_edition_by_number():
    t = position("Bretagne | A red 1\nParis | A red 1\nChampagne | A red 1\nturn 4\nphase election")
    assert [vote.province for vote in told(t, VotesTaken)] == [4, 6, 8]


def test_L8_1_first_edition_region_by_region():
    """NORD, EST, OUEST."""
    t = position("Bretagne | A red 1\nParis | A red 1\nChampagne | A red 1\nturn 4\nphase election", edition="first")
    assert [vote.province for vote in told(t, VotesTaken)] == [8, 4, 6]


def test_L8_1_first_edition_by_number_within_a_region():
    t = position("Orléanais | A red 1\nNormandie | A red 1\nParis | A red 1\nturn 4\nphase election", edition="first")
    assert [vote.province for vote in told(t, VotesTaken)] == [1, 8, 11]


def test_L8_1_the_whole_way_of_the_first_edition():
    nord, est, ouest = (1, 2, 3, 8, 11), (4, 5, 9, 12, 16), (6, 7, 10, 13, 19)
    centre, sud_est, sud_ouest = (14, 15, 17, 18), (20, 21, 23, 26), (22, 24, 25, 27)
    assert tables.ELECTION_ORDER[1] == nord + est + ouest + centre + sud_est + sud_ouest


def test_L8_1_without_a_track_regions_go_by_their_lowest_number(monkeypatch):
    board = tuple(region._replace(track=0) for region in reversed(tables.REGION))
    monkeypatch.setattr(tables, "REGION", board)
    monkeypatch.setattr(tables, "_index", {region.key: i for i, region in enumerate(board)})
    monkeypatch.setattr(tables, "REGION_PROVINCES", tables.REGION_PROVINCES[::-1])
    assert tables._by_region() == tables.ELECTION_ORDER[1]


def test_L8_1_a_region_track_decides_the_order_of_regions(monkeypatch):
    board = tuple(region._replace(track=7 - region.track) for region in tables.REGION)
    monkeypatch.setattr(tables, "REGION", board)
    assert tables._by_region()[:4] == (22, 24, 25, 27)


# L8.2 The highest stack


def test_L8_2_stacks_are_never_added_up():
    t = position("Normandie | A red 3 | B blue 2 | C blue 2\nturn 4\nphase election")
    assert told(t, VotesTaken) == [VotesTaken(0, 1, "red", 1)]


def test_L8_2_the_winner_takes_one_block_and_the_rest_stays():
    t = position("Normandie | A red 3 | B blue 2\nturn 4\nphase election")
    assert t.map == "Normandie | A red 2 | B blue 2"


def test_L8_2_the_marker_moves_one_space():
    t = position("Normandie | A red 3 | B blue 2\nturn 4\nphase election")
    assert t.track == {"blue": 0, "white": 0, "red": 1}


def test_L8_2_the_block_is_held_as_a_vote():
    t = position("""
        Normandie       | A red 3
        Foix-Roussillon | A red 1 | B red 1
        display A       | Marat
        phase election
    """)
    assert (t.asked, t.votes) == ("liberte-break-tie", "A red 1")
    assert t.supply["red"] == 30 - 2 - 3 - 2  # L1.3: a vote is not in the supply


def test_L8_2_the_last_block_gives_the_token_back():
    t = position("Normandie | A red 1\nturn 4\nphase election")
    assert t.state.stacks_of[0] == 0


def test_L8_2_a_province_without_stacks_has_no_election():
    t = position("turn 4\nphase election")
    assert told(t, VotesTaken) == []


# L8.3 Ties


def test_L8_3_tied_players_are_asked_in_order_of_play():
    t = position("""
        Normandie | A red 2 | B red 2
        display A | Marat
        display B | Danton
        order BAC
        phase election
    """)
    assert (t.asked, t.seat) == ("liberte-break-tie", "B")


def test_L8_3_the_faction_must_be_that_of_the_stack_its_background_is_irrelevant():
    t = position("""
        Normandie | A red 2 | B blue 2
        display A | Danton, Bailly, Breteuil
        phase election
    """)
    assert t.choices == {"Georges Danton", "decline"}


def test_L8_3_the_stack_here_counts_not_those_elsewhere():
    t = position("""
        Normandie | A red 2 | B blue 2
        Picardie  | A blue 3
        display A | Danton, Bailly
        phase election
    """)
    assert t.choices == {"Georges Danton", "decline"}


def test_L8_3_the_highest_value_wins_also_over_another_colour():
    t = position("""
        Normandie | A red 2 | B blue 2
        display A | Romme
        display B | Bailly
        turn 4
        phase election
    """)
    t.choose("A Romme", "B Bailly")
    assert told(t, VotesTaken) == [VotesTaken(1, 1, "blue", 1)]


def test_L8_3_an_unbroken_tie_gives_no_vote():
    t = position("""
        Normandie | A red 2 | B blue 2
        display A | Romme
        display B | Malouet
        turn 4
        phase election
    """)
    t.choose("A Romme", "B Malouet")
    assert told(t, TieUnbroken) == [TieUnbroken(1)]
    assert t.track == {"blue": 0, "white": 0, "red": 0}


def test_L8_3_there_is_one_pass_only():
    t = position("""
        Normandie | A red 2 | B red 2
        display A | Romme, Marat
        display B | Sade, Danton
        turn 4
        phase election
    """)
    t.choose("A Romme", "B Sade")
    assert told(t, TieUnbroken) == [TieUnbroken(1)]


def test_L8_3_a_lower_stack_is_not_in_the_tie():
    t = position("""
        Normandie | A red 2 | B blue 2 | C red 1
        display C | Marat
        turn 4
        phase election
    """)
    assert told(t, CardAdvanced) == []
    assert t.ended == "liberte-end-four-turns"


# L8.4 After a tie


def test_L8_4_a_broken_tie_clears_the_province():
    t = position("""
        Normandie | A red 2 | B red 2
        display A | Marat
        turn 4
        phase election
    """)
    t.choose("A Marat")
    assert t.map == ""


def test_L8_4_an_unbroken_tie_clears_the_province():
    t = position("Normandie | A red 2 | B blue 2\nturn 4\nphase election")
    assert t.map == ""


def test_L8_4_blocks_of_players_not_involved_return_too():
    t = position("Normandie | A red 2 | B blue 2 | C white 1\nturn 4\nphase election")
    assert t.map == ""
    assert t.supply == {"blue": 28, "white": 24, "red": 30}


def test_L8_4_the_winner_of_a_broken_tie_takes_his_vote_first():
    t = position("""
        Normandie | A red 1 | B blue 1
        display A | Marat
        turn 4
        phase election
    """)
    t.choose("A Marat")
    assert told(t, VotesTaken) == [VotesTaken(0, 1, "red", 1)]


def test_L8_4_other_provinces_keep_their_blocks():
    t = position("Normandie | A red 2 | B blue 2\nPicardie | A red 2\nturn 4\nphase election")
    assert t.map == "Picardie | A red 1"


# L8.5 Paris


def test_L8_5_the_winner_takes_his_whole_stack_as_votes():
    t = position("Paris | A red 3\nturn 4\nphase election")
    assert told(t, VotesTaken) == [VotesTaken(0, 8, "red", 3)]
    assert t.track["red"] == 3


def test_L8_5_without_a_tie_the_other_stacks_stay():
    t = position("Paris | A red 3 | B blue 2 | C white 1\nturn 4\nphase election")
    assert t.map == "Paris | B blue 2 | C white 1"


def test_L8_5_a_tie_is_repeated():
    t = position("""
        Paris     | A red 2 | B red 2
        display A | Romme, Marat
        display B | Sade
        turn 4
        phase election
    """)
    t.choose("A Romme", "B Sade", "A Marat")
    assert told(t, VotesTaken) == [VotesTaken(0, 8, "red", 2)]


def test_L8_5_until_nobody_advances():
    t = position("""
        Paris     | A red 2 | B red 2
        display A | Romme, Marat
        display B | Sade, Danton
        turn 4
        phase election
    """)
    t.choose("A Romme", "B Sade", "A decline", "B decline")
    assert told(t, TieUnbroken) == [TieUnbroken(8)]
    assert t.map == ""  # L8.4


# L8.6 Provinces with VP


def test_L8_6_from_turn_3_on_the_winner_scores_the_province():
    t = position("Vendée | A white 1\nturn 3\nphase election")
    assert told(t, ProvinceScored) == [ProvinceScored(0, 13, 2)]


def test_L8_6_in_turn_4_too():
    t = position("Champagne | A white 1\nturn 4\nphase election")
    assert told(t, ProvinceScored) == [ProvinceScored(0, 4, 1)]


def test_L8_6_not_in_turn_2():
    t = position("Vendée | A white 1\nturn 2\nphase election")
    assert told(t, ProvinceScored) == []


def test_L8_6_other_provinces_score_nothing():
    t = position("Normandie | A white 1\nturn 4\nphase election")
    assert told(t, ProvinceScored) == []


def test_L8_6_at_once():
    t = position("""
        Vendée          | A white 1
        Foix-Roussillon | A red 1 | B red 1
        display A       | Marat
        turn 3
        phase election
    """)
    assert (t.asked, t.vp["A"]) == ("liberte-break-tie", 2)


def test_L8_6_by_a_broken_tie_too():
    t = position("""
        Vendée    | A red 1 | B red 1
        display B | Marat
        turn 3
        phase election
    """)
    t.choose("B Marat")
    assert told(t, ProvinceScored) == [ProvinceScored(1, 13, 2)]


def test_L8_6_no_winner_no_points():
    t = position("Vendée | A red 1 | B red 1\nturn 3\nphase election")
    assert told(t, ProvinceScored) == []


# L8.8 Landslide


def test_L8_8_seventeen_red_votes_end_the_game():
    assert counted("A red 10 | B red 7").ended == "liberte-end-landslide"


def test_L8_8_sixteen_do_not():
    assert counted("A red 10 | B red 6").ended == "liberte-end-four-turns"


def test_L8_8_votes_of_another_colour_do_not_count():
    assert counted("A blue 17").ended == "liberte-end-four-turns"


def test_L8_8_in_any_turn():
    assert counted("A red 10 | B red 7", turn=1).ended == "liberte-end-landslide"


def test_L8_8_before_the_government_is_formed():
    t = counted("A red 10 | B red 7")
    assert told(t, GovernmentFormed) == []
    assert t.vp == {"A": 0, "B": 0, "C": 0}


def test_L8_8_after_the_last_province():
    t = position(f"{RED_IN_FIFTEEN}\nFoix-Roussillon | C blue 1\nturn 2\nphase election")
    assert events_of(t)[-2:] == [VotesTaken(2, 27, "blue", 1), GameEnded("landslide")]
