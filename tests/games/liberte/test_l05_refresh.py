"""L5 Refresh."""

from __future__ import annotations

from tests.games.liberte.table import position

REFRESH = "turn 2\nphase refresh"
SEVEN = "1, 2, 3, 4, 5, 6, 7"


# L5.1


def test_L5_1_everybody_takes_his_display_back_first():
    t = position(f"hand A | 1\ndisplay A | Marat\ndisplay C | Danton\n{REFRESH}")
    assert (t.display("A"), t.display("C")) == ([], [])
    assert t.hand("A") == ["Jean-Sylvain Bailly", "Jean-Paul Marat"] and t.hand("C") == ["Georges Danton"]


def test_L5_1_there_is_no_hand_limit():
    t = position(f"hand A | {SEVEN}, 8, 9, 10\ndisplay A | 71, 72, 73, 74, 75\n{REFRESH}").choose("A done")
    assert len(t.hand("A")) == 15


def test_L5_1_cards_from_the_display_are_public_knowledge():
    t = position(f"hand A | 1\ndisplay A | Marat\n{REFRESH}")
    assert t.match.view(1)["table"]["hands"][0] == {"count": 2, "known": [71]}


def test_L5_1_they_are_known_until_discarded():
    t = position(f"hand A | 1\ndisplay A | Marat\n{REFRESH}").choose("A Marat")
    assert t.match.view(1)["table"]["hands"][0] == {"count": 1, "known": []}


def test_L5_1_they_are_known_until_played():
    t = position("hand A | 1, Marat\nknown | Marat\nturn 2").choose(
        "A Marat", "A Paris", "A Paris", "A Paris", "A keep"
    )
    assert t.match.view(1)["table"]["hands"][0] == {"count": 1, "known": []}


def test_L5_1_the_display_is_not_returned_in_the_action_phase():
    assert position("hand A | 1\ndisplay A | Marat\nturn 2").display("A") == ["Jean-Paul Marat"]


# L5.2


def test_L5_2_players_refresh_in_order_of_play():
    t = position(f"hand A | {SEVEN}\nhand B | 8, 9, 10, 11, 12, 13, 14\norder BAC\n{REFRESH}")
    assert t.seat == "B"
    assert t.choose("B done").seat == "A"


def test_L5_2_any_card_of_the_hand_may_be_discarded_or_none():
    t = position(f"hand A | 1, Terror, Cercle social\n{REFRESH}")
    assert t.choices == {"Jean-Sylvain Bailly", "Terror", "Cercle social", "done"}


def test_L5_2_as_many_cards_as_he_likes():
    t = position(f"hand A | 1, 2, 3\n{REFRESH}").choose("A 1", "A 3")
    assert t.discard == ["Jean-Sylvain Bailly", "Nicolas de Condorcet"]
    assert t.seat == "A" and t.asked == "liberte-refresh-discard"


def test_L5_2_even_all_cards():
    t = position(f"hand A | 1, 2\n{REFRESH}").choose("A 1", "A 2")
    assert t.hand("A") == [] and t.asked == "liberte-refill"


def test_L5_2_perhaps_none():
    t = position(f"hand A | {SEVEN}\nhand B | 8\n{REFRESH}").choose("A done")
    assert t.discard == [] and t.seat == "B"


def test_L5_2_a_card_returned_from_the_display_may_be_discarded():
    t = position(f"display A | Marat\n{REFRESH}").choose("A Marat")
    assert t.discard == ["Jean-Paul Marat"]


def test_L5_2_with_fewer_than_seven_he_must_refill():
    t = position(f"hand A | 1, 2, 3, 4, 5, 6\nrow | 10, 11, 12\n{REFRESH}").choose("A done")
    assert t.choices == {"Isaac Le Chapelier", "Pierre-Victor Malouet", "Honoré-Gabriel de Mirabeau", "deck"}


def test_L5_2_he_refills_to_seven_and_no_further():
    t = position(f"hand A | 1, 2, 3, 4, 5, 6\nhand B | 7\n{REFRESH}").choose("A done", "A deck")
    assert len(t.hand("A")) == 7 and t.seat == "B"


def test_L5_2_each_card_from_the_row_or_the_deck_one_at_a_time():
    t = position(f"hand A | 1, 2, 3, 4, 5\nhand B | 6\nrow | 10, 11, 12\n{REFRESH}")
    t.choose("A done", "A 11", "A deck")
    assert "Pierre-Victor Malouet" in t.hand("A") and len(t.hand("A")) == 7


def test_L5_2_with_seven_nobody_refills():
    t = position(f"hand A | {SEVEN}\nhand B | 8\n{REFRESH}").choose("A done")
    assert len(t.hand("A")) == 7 and t.asked == "liberte-refresh-discard"


def test_L5_2_a_hand_above_seven_is_left_as_it_is():
    t = position(f"hand A | {SEVEN}, 8, 9\nhand B | 10\n{REFRESH}").choose("A done")
    assert len(t.hand("A")) == 9 and t.seat == "B"


def test_L5_2_a_taken_face_up_card_is_replaced_at_once():
    t = position(f"hand A | 1, 2, 3, 4, 5\nrow | 10, 11, 12\n{REFRESH}").choose("A done", "A 11")
    assert len(t.row) == 3 and "Pierre-Victor Malouet" not in t.row


def test_L5_2_the_card_just_turned_up_may_be_taken():
    t = position(f"hand A | 1, 2, 3, 4, 5\nrow | 10, 11, 12\nleft | Danton, Necker, Marat\n{REFRESH}")
    t.choose("A done", "A 11")
    new = next(name for name in t.row if name in ("Georges Danton", "Jacques Necker"))
    assert new in t.choose(f"A {new}").hand("A")


def test_L5_2_a_card_taken_from_the_row_is_known_and_one_from_the_deck_is_not():
    """L13.2"""
    t = position(f"hand A | 1, 2, 3, 4, 5\nrow | 10, 11, 12\n{REFRESH}").choose("A done", "A 11", "A deck")
    assert t.match.view(1)["table"]["hands"][0]["known"] == [11]


def test_L5_2_he_refills_before_the_next_player_discards():
    t = position(f"hand A | 1, 2, 3, 4, 5, 6\nhand B | 8\n{REFRESH}").choose("A 1")
    assert t.seat == "A"
    assert t.choose("A done").asked == "liberte-refill" and t.seat == "A"


def test_L5_2_a_player_without_cards_is_only_asked_to_refill():
    t = position(f"hand B | 1\n{REFRESH}")
    assert t.seat == "A" and t.asked == "liberte-refill"


# L5.3


def test_L5_3_as_soon_as_the_deck_is_empty_the_discard_pile_becomes_the_deck():
    t = position("left | Marat\ndiscard | Danton, Necker\nrow | 1, 2, 3").choose("A deck")
    assert t.discard == [] and t.deck == ["Jacques Necker", "Georges Danton"]


def test_L5_3_a_row_that_empties_the_deck_shuffles_too():
    t = position("left | Marat\ndiscard | Danton, Necker\nrow | 42, 43, 45").choose("A 45")
    assert t.discard == [] and t.deck == ["Jacques Necker", "Georges Danton"]
    assert "Jean-Paul Marat" in t.row


def test_L5_3_the_discard_pile_stays_while_the_deck_has_cards():
    t = position("left | Marat, Hoche\ndiscard | Danton\nrow | 1, 2, 3").choose("A deck")
    assert t.discard == ["Georges Danton"]


def test_L5_3_the_discard_pile_is_not_shuffled_while_the_b_set_is_left():
    t = position("left | Danton, Marat\ndiscard | Necker\nrow | 1, 2, 3").choose("A deck")
    assert t.discard == ["Jacques Necker"] and t.deck == ["Jean-Paul Marat"]


def test_L5_3_a_and_b_are_one_deck_from_then_on():
    """Either card can be on top, whatever its set."""
    text = "left | Hoche\ndiscard | Danton, Marat\nrow | 1, 2, 3"
    drawn = {position(text, seed=seed).choose("A deck", "B deck").deck[0] for seed in range(20)}
    assert drawn == {"Georges Danton", "Jean-Paul Marat"}


def test_L5_3_the_shuffle_gives_an_order_nobody_knows():
    text = "left | Marat\ndiscard | 10, 11, 12\nrow | 1, 2, 3"
    tops = {tuple(position(text, seed=seed).choose("A deck", "B deck").deck) for seed in range(40)}
    assert len(tops) == 3


def test_L5_3_a_refill_that_empties_the_deck_shuffles_before_the_next_player_discards():
    t = position(f"hand A | {SEVEN}\nhand B | 8\nleft | Marat\nrow | 10, 11, 12\n{REFRESH}")
    t.choose("A 1", "A done", "A deck", "B 8")
    assert t.deck == ["Jean-Sylvain Bailly"] and t.discard == ["Gilbert du Motier de La Fayette"]


def test_L5_3_a_shuffle_within_an_action_serves_the_same_action():
    """L6.7 The second card taken is replaced at once, from the deck shuffled just now."""
    t = position("row | Santerre, Romme, Danton\nleft | Marat\ndiscard | Necker").choose("A Santerre")
    assert t.deck == ["Jacques Necker"]
    assert "Jacques Necker" in t.choose("A Romme").row


def test_L5_3_with_both_empty_no_card_can_be_drawn():
    t = position("left |\nrow | 1, 2, 3")
    assert "deck" not in t.choices


def test_L5_3_with_both_empty_gaps_stay_in_the_row():
    t = position("left |\nrow | 45, 42, 3").choose("A 45")
    assert t.row == ["Camille Desmoulins", "Nicolas de Condorcet"]


def test_L5_3_with_nothing_left_the_hand_stays_below_seven():
    t = position(f"hand A | 1, 2, 3\nleft |\nrow |\n{REFRESH}").choose("A done")
    assert len(t.hand("A")) == 3 and t.seat == "B"


def test_L5_3_the_last_face_up_cards_still_refill():
    t = position(f"hand A | 1, 2, 3, 4, 5\nleft |\nrow | 10\n{REFRESH}").choose("A done")
    assert "Isaac Le Chapelier" in t.hand("A") and len(t.hand("A")) == 6


def test_L5_3_the_shuffle_is_made_up_before_the_next_refill():
    """A discards three with row and deck empty, and gets them all back by the row, which is filled first."""
    t = position(f"hand A | 1, 2, 3, 4\nleft |\nrow |\n{REFRESH}").choose("A 1", "A 2", "A 3", "A done")
    assert len(t.row) == 3 and "deck" not in t.choices


def test_L5_3_gaps_are_filled_before_the_deck_is_drawn_from():
    t = position(f"hand A | 1, 2, 3, 4\nleft |\nrow | 45\n{REFRESH}").choose("A 1", "A 2", "A 3", "A done")
    assert len(t.row) == 3 and len(t.deck) == 1


def test_L5_3_the_shuffle_is_made_up_before_the_next_take():
    t = position("hand A | Bailly\nleft |\nrow |").choose("A Bailly", "A Paris", "A Paris", "A discard")
    assert t.seat == "B" and t.row == ["Jean-Sylvain Bailly"] and t.discard == []


def test_L5_3_a_made_up_shuffle_needs_a_discard():
    t = position("hand A | Bailly\nleft |\nrow |").choose("A Bailly", "A Paris", "A Paris", "A keep")
    assert t.row == [] and "deck" not in t.choices
