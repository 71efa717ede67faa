"""What the greedy bot knows of Liberté, one small position for each thing."""

from __future__ import annotations

from tests.bots.asked import answered
from tests.games.liberte.table import Table, position

LAST_ROUND = "\n".join(f"{province} | B white 3" for province in (2, 5, 11, 12, 14, 15, 17, 24))
"""All white blocks are on the map, none of them on a fleur-de-lis: the phase ends with this round."""
SIX_FLEURS = """
    Normandie      | B white 1
    Flandre-Artois | B white 1
    Bretagne       | B white 1
    Maine          | B white 1
    Alsace         | B white 1
    Anjou          | B white 1
"""


def chosen(t: Table) -> str:
    """What the greedy bot chooses there, in the notation."""
    return t._word(answered(t.match, "greedy"))


# Votes as things stand


def test_the_last_block_goes_where_it_wins_a_vote():
    """Behind by two it would change nothing, ahead by one it is not needed."""
    t = position(f"{LAST_ROUND}\nDauphiné | A blue 1\nLyonnais | A blue 2 | B red 2\nturn 2\nhand A | Mounier")
    t.choose("A Mounier")
    assert chosen(t) == "Lyonnais"


def test_in_the_last_round_a_vote_is_worth_more_than_a_card():
    strong = "row | Marat, Danton, Robespierre"
    t = position(f"{LAST_ROUND}\nLyonnais | A blue 2 | B red 2\nturn 2\nhand A | Mounier\n{strong}")
    assert chosen(t) == "Jean-Joseph Mounier"


# Contests


def test_a_tie_is_broken_with_the_least_card_that_does_it():
    t = position(
        "Normandie | A red 2 | B red 2\nBretagne | A red 1\nMaine | B red 1\n"
        "display A | Marat, Desmoulins, Choudieu\ndisplay B | Romme\norder BAC\nturn 2\nphase election"
    )
    t.choose("B Romme")
    assert chosen(t) == "Camille Desmoulins"


def test_a_tie_that_cannot_be_won_costs_no_card():
    t = position(
        "Normandie | A red 2 | B red 2\ndisplay A | Choudieu\ndisplay B | Marat\norder BAC\nturn 2\nphase election"
    )
    t.choose("B Marat")
    assert chosen(t) == "decline"


def test_the_battle_is_worth_a_general():
    t = position("display A | Kléber\ndisplay B | Murat\nbattle | A 1 | B 1\nturn 3\nphase battle")
    assert chosen(t) == "Jean-Baptiste Kléber"


def test_cards_that_break_ties_are_kept():
    t = position("Normandie | A red 2 | B blue 2\nturn 4\nhand A | Marat")
    t.choose("A Marat", "A Picardie", "A Picardie", "A Picardie")
    assert chosen(t) == "keep"


# Generals and battle


def test_a_general_waits_while_the_phase_is_young():
    """Both place two blocks in the East; the General would show what he is for."""
    t = position("turn 2\nhand A | Kléber, Carnot\nrow | 99, 100, 101")
    assert chosen(t) == "Lazare Carnot"


def test_a_general_comes_out_before_the_battle():
    t = position(f"{LAST_ROUND}\nbattle | A 1\nturn 3\nhand A | Kléber, Carnot\nrow | 99, 100, 101")
    assert chosen(t) == "Jean-Baptiste Kléber"


def test_a_token_that_leads_the_army_is_worth_more_than_a_block():
    t = position("display A | Kléber\nturn 3\nbattle | B 1\nhand A | Prieur\nNormandie | B red 1")
    t.choose("A Prieur")
    assert chosen(t) == "battle"


def test_without_a_general_no_token_is_spent():
    t = position("turn 3\nhand A | Prieur\nNormandie | B red 1")
    t.choose("A Prieur")
    assert chosen(t) == "blocks"


# Provinces with VP


def test_provinces_with_points_come_first_from_turn_3_on():
    t = position("turn 3\nhand A | Jacobins\nrow | 99, 100, 101")
    t.choose("A Jacobins", "A blocks")
    assert chosen(t) == "Vendée"


# Sudden ends


def test_a_counter_revolution_that_another_would_win_is_not_brought_about():
    t = position(f"{SIX_FLEURS}\nturn 3\nhand A | Institut philanthropique")
    t.choose("A Institut philanthropique", "A blocks")
    t.choose(f"A {chosen(t)}", "A discard")
    assert t.match.result is None


def test_a_counter_revolution_that_wins_is_brought_about():
    mine = SIX_FLEURS.replace("B white 1", "A white 2")
    t = position(f"{mine}\nturn 3\nhand A | Institut philanthropique, Club de Clichy")
    t.choose("A Institut philanthropique", "A blocks")
    t.choose(f"A {chosen(t)}", "A discard")
    assert (t.ended, t.winners) == ("liberte-end-counter-revolution", "A")


def test_a_counter_revolution_at_the_door_is_broken_up():
    """White has six, and B would win: a block of one's own ties a province where white stands alone with one."""
    t = position(f"{SIX_FLEURS}\nVendée | B white 1 | C blue 1\nturn 3\nhand A | Jacobins")
    t.choose("A Jacobins", "A blocks")
    assert chosen(t) in ("Normandie", "Flandre-Artois", "Bretagne", "Maine", "Alsace", "Anjou", "Vendée")


def test_a_claim_is_made_only_by_who_wins_by_it():
    seven = SIX_FLEURS.replace("B white 1", "A white 2") + "\nVendée | A white 2"
    mine = position(f"{seven}\nturn 3", counter_revolution="claimed")
    assert chosen(mine) == "claim"
    theirs = position(f"{seven.replace('A white', 'B white')}\nturn 3", counter_revolution="claimed")
    assert chosen(theirs) != "claim"


# Cards


def test_weak_cards_go_in_the_refresh_and_strong_ones_stay():
    t = position("turn 2\nphase refresh\nhand A | Marat, Romme, Danton\norder ABC")
    assert chosen(t) == "Gilbert Romme"


def test_the_best_face_up_card_is_taken():
    t = position("turn 2\nphase refresh\nhand A | Marat\nrow | Romme, Robespierre, Emigration\norder ABC")
    t.choose("A done")
    assert chosen(t) == "Maximilien Robespierre"
