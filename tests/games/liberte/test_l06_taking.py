"""L6.6, L6.7 Taking a card instead of playing one."""

from __future__ import annotations

from tests.games.liberte.table import position

EIGHT = "hand A | 1, 2, 3, 4, 5, 6, 7, 8"
NINE = "hand A | 1, 2, 3, 4, 5, 6, 7, 8, 9"
HIGH_ROW = "row | Danton, Necker, Robespierre"


# L6.6


def test_L6_6_one_face_up_card_is_taken():
    t = position(HIGH_ROW).choose("A Danton")
    assert t.hand("A") == ["Georges Danton"] and t.seat == "B"


def test_L6_6_a_face_up_card_is_replaced_at_once():
    t = position(HIGH_ROW).choose("A Danton")
    assert len(t.row) == 3 and "Georges Danton" not in t.row


def test_L6_6_the_top_of_the_deck_is_taken():
    t = position(f"{HIGH_ROW}\nleft | Desmoulins, Marat").choose("A deck")
    assert t.hand("A") == ["Camille Desmoulins"] and len(t.row) == 3


def test_L6_6_a_face_up_special_may_be_taken():
    t = position("row | Terror, Necker, Robespierre").choose("A Terror")
    assert t.hand("A") == ["Terror"]


def test_L6_6_with_eight_cards_nothing_is_discarded():
    t = position(f"{EIGHT}\n{HIGH_ROW}").choose("A Danton")
    assert t.discard == [] and len(t.hand("A")) == 9


def test_L6_6_with_nine_cards_two_are_discarded_first():
    t = position(f"{NINE}\n{HIGH_ROW}").choose("A Danton")
    assert t.asked == "liberte-discard-two" and "Georges Danton" not in t.hand("A")


def test_L6_6_exactly_two_cards_are_discarded():
    t = position(f"{NINE}\n{HIGH_ROW}").choose("A Danton", "A 1", "A 9")
    assert t.discard == ["Jean-Sylvain Bailly", "Jean-Denis Lanjuinais"]
    assert len(t.hand("A")) == 8 and "Georges Danton" in t.hand("A") and t.seat == "B"


def test_L6_6_with_more_than_nine_two_are_discarded_too():
    t = position(f"{NINE}\nhand A | 10, 11\n{HIGH_ROW}").choose("A Danton", "A 1", "A 9")
    assert len(t.hand("A")) == 10


def test_L6_6_two_are_discarded_for_a_card_of_the_deck_too():
    t = position(f"{NINE}\n{HIGH_ROW}").choose("A deck", "A 1", "A 9")
    assert len(t.discard) == 2 and len(t.hand("A")) == 8


def test_L6_6_any_card_of_the_hand_may_be_discarded():
    t = position(f"{EIGHT}, Terror\n{HIGH_ROW}").choose("A deck")
    assert len(t.choices) == 9 and "Terror" in t.choices


def test_L6_6_the_card_taken_cannot_be_discarded_for_itself():
    t = position(f"{NINE}\n{HIGH_ROW}").choose("A Danton")
    assert "Georges Danton" not in t.choices


def test_L6_6_the_display_does_not_count_as_hand():
    t = position(f"{EIGHT}\ndisplay A | Marat, Talleyrand\n{HIGH_ROW}").choose("A deck")
    assert t.discard == [] and t.seat == "B"


def test_L6_6_impossible_if_neither_row_nor_deck_holds_a_card():
    """A's discards would fill the row, but they come too late."""
    t = position(f"{NINE}\nleft |\nrow |")
    assert "deck" not in t.choices and t.choices == {*t.hand("A"), "pass"}


def test_L6_6_possible_if_the_row_alone_holds_a_card():
    """L5.3 The two discards make up the shuffle, so the choice is open again."""
    t = position(f"{NINE}\nleft |\nrow | Danton").choose("A Danton", "A 1", "A 9")
    assert t.choices == {"Georges Danton", "Jean-Sylvain Bailly", "Jean-Denis Lanjuinais"}
    assert "Georges Danton" in t.choose("A Danton").hand("A")


def test_L6_6_a_take_may_be_another_after_a_made_up_shuffle():
    t = position(f"{NINE}\nleft |\nrow | Danton").choose("A Danton", "A 1", "A 9", "A 9")
    assert "Jean-Denis Lanjuinais" in t.hand("A") and "Georges Danton" in t.row


# L6.7


def test_L6_7_after_a_face_up_value_1_a_second_may_be_taken():
    t = position("row | Santerre, Romme, Danton").choose("A Santerre")
    assert {"Gilbert Romme", "done"} <= t.choices and t.asked == "liberte-take-second"


def test_L6_7_backgrounds_and_factions_may_differ():
    t = position("row | Santerre, Royou, Danton").choose("A Santerre", "A Royou")
    assert t.hand("A") == ["Thomas-Marie Royou", "Antoine-Joseph Santerre"]


def test_L6_7_nobody_has_to_take_a_second():
    t = position("row | Santerre, Romme, Danton").choose("A Santerre", "A done")
    assert t.hand("A") == ["Antoine-Joseph Santerre"] and t.seat == "B"


def test_L6_7_the_second_card_is_replaced_at_once():
    t = position("row | Santerre, Romme, Danton").choose("A Santerre", "A Romme")
    assert len(t.row) == 3 and "Gilbert Romme" not in t.row and t.seat == "B"


def test_L6_7_never_a_third():
    t = position("row | Santerre, Romme, Choudieu").choose("A Santerre", "A Romme")
    assert t.seat == "B" and "Pierre-René Choudieu" in t.row


def test_L6_7_clubs_too():
    t = position("row | Cordeliers, Feuillants, Danton").choose("A Cordeliers", "A Feuillants")
    assert t.hand("A") == ["Club des Feuillants", "Club des Cordeliers"]


def test_L6_7_also_one_just_turned_up():
    """The A set is down to Romme, who replaces Santerre."""
    t = position("row | Santerre, Necker, Danton\nleft | Romme, Marat").choose("A Santerre")
    assert t.choices == {"Gilbert Romme", "done"}


def test_L6_7_not_after_a_card_of_higher_value():
    t = position("row | Desmoulins, Romme, Santerre").choose("A Desmoulins")
    assert t.seat == "B"


def test_L6_7_not_a_second_card_of_higher_value():
    t = position("row | Santerre, Romme, Danton\nleft | Necker, Marat").choose("A Santerre")
    assert t.choices == {"Gilbert Romme", "done"}


def test_L6_7_a_special_has_no_value():
    t = position("row | Santerre, Terror, Danton\nleft | Necker, Marat").choose("A Santerre")
    assert t.seat == "B"


def test_L6_7_a_special_brings_no_second_card():
    t = position("row | Terror, Santerre, Romme").choose("A Terror")
    assert t.seat == "B"


def test_L6_7_the_first_card_must_have_been_face_up():
    t = position("row | Santerre, Romme, Danton\nleft | Choudieu, Marat").choose("A deck")
    assert t.hand("A") == ["Pierre-René Choudieu"] and t.seat == "B"


def test_L6_7_the_second_card_must_be_face_up():
    t = position("row | Santerre, Romme, Danton").choose("A Santerre")
    assert "deck" not in t.choices


def test_L6_7_a_gap_in_the_row_is_no_card_of_value_1():
    t = position("row | Santerre, Danton\nleft |").choose("A Santerre")
    assert t.seat == "B"


def test_L6_7_not_without_the_option():
    t = position("row | Santerre, Romme, Danton", pairs=False).choose("A Santerre")
    assert t.seat == "B"


def test_L6_7_not_by_default_in_the_first_edition():
    t = position("row | Santerre, Romme, Danton", edition="first").choose("A Santerre")
    assert t.seat == "B"


def test_L6_7_no_discard_is_owed_for_it():
    """The first card makes nine in hand; the second is taken all the same."""
    t = position(f"{EIGHT}\nrow | Santerre, Romme, Danton").choose("A Santerre", "A Romme")
    assert len(t.hand("A")) == 10 and t.discard == [] and t.seat == "B"


def test_L6_7_after_discards_for_the_first_none_for_the_second():
    t = position(f"{NINE}\nrow | Santerre, Romme, Danton").choose("A Santerre", "A 1", "A 9", "A Romme")
    assert len(t.hand("A")) == 9 and len(t.discard) == 2
