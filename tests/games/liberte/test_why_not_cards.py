"""Why a card is not a choice now."""

from __future__ import annotations

from pileus.games.liberte.rules.state import (
    ADVANCE_GENERAL,
    BREAK_POINTS_TIE,
    BREAK_TIE,
    DISCARD_TWO,
    ELECTION_PHASE,
    FOLLOW,
    LIFT_FACTION,
    PLACE,
    REFILL,
    TAKE_SECOND,
    TARGET,
    State,
)
from pileus.games.liberte.why_not import why_not
from tests.games.liberte.small_tables import display, govern, hand, play, stack, table, why

JACOBINS = 76  # a Club
BAILLY = 1  # blue 2, North
MERICOURT = 39  # red 1, North
MURAT = 73  # red 1, South-West
MARAT = 71  # red 3, North
ARTOIS = 22  # white 2
BREAD_SHORTAGE, EMIGRATION, RELIGIOUS_PROBLEMS, GUILLOTINE, PURGE, TERROR = 50, 54, 56, 99, 101, 105

# Where a card is


def test_L13_2_a_card_out_of_sight_may_be_anywhere():
    s = table()
    hand(s, MARAT, seat=1)
    assert why(s, "card:71") == "L13.2 hidden"
    assert why(s, "card:41") == "L13.2 hidden"  # in the deck


def test_L13_3_hidden_cards_all_get_one_answer():
    s = table()
    hand(s, MARAT, seat=1)
    elsewhere = table()
    assert why_not(s, 0, MARAT) == why_not(elsewhere, 0, MARAT)


def test_L13_2_a_card_known_to_be_in_another_hand():
    s = table()
    hand(s, MARAT, seat=1, drawn=0)
    assert why(s, "card:71") == "L13.2 known"


def test_L1_5_a_card_in_the_discard_pile():
    s = table()
    s.discard[0], s.discard_n = MARAT, 1
    assert why(s, "card:71") == "L1.5 discarded"


def test_L11_7_a_card_in_the_box():
    s = table()
    s.box[0], s.box_n = MARAT, 1
    assert why(s, "card:71") == "L11.7 boxed"


def test_L6_3_a_card_in_play():
    s = table()
    play(s, MARAT, PLACE)
    assert why(s, "card:71") == "L6.3 playing"


def test_L6_3_a_card_of_ones_own_display_stays():
    s = table()
    display(s, MARAT)
    assert why(s, "card:71") == "L6.3 own-display"


def test_L6_2_a_card_of_another_display():
    s = table()
    display(s, MARAT, seat=2)
    assert why(s, "card:71") == "L6.2 display"


# A second card (L6.4)


def following(*cards: int, region: int = 0, placed_in: int = 0, **options) -> State:
    """One card was played and placed its block in the North; these are in hand."""
    s = table(FOLLOW, **options)
    s.cards_played, s.pair_region, s.placed_in = 1, region, placed_in
    hand(s, *cards)
    return s


def test_L6_4_no_third_card():
    s = following(MERICOURT)
    s.cards_played = 2
    assert why(s, "card:39") == "L6.4 third-card"


def test_L0_3_no_second_card_without_pairs():
    assert why(following(MERICOURT, region=-1, pairs=False), "card:39") == "L0.3 pairs-off"


def test_L6_4_the_first_card_must_place_a_block():
    assert why(following(MERICOURT, region=-1, placed_in=-1), "card:39") == "L6.4 first-placed-nothing"


def test_L6_4_the_first_card_must_have_value_1():
    assert why(following(MERICOURT, region=-1), "card:39") == "L6.4 first-value"


def test_L6_4_the_second_card_must_have_value_1():
    assert why(following(MARAT), "card:71") == "L6.4 second-value"


def test_L6_4_the_second_card_goes_to_the_same_region():
    assert why(following(MURAT), "card:73") == "L6.4 second-region"


def test_L6_4_the_second_card_needs_a_block_in_the_supply():
    s = following(MERICOURT)
    s.supply[2] = 0
    assert why(s, "card:39") == "L6.4 second-supply"


def test_L6_4_the_second_card_needs_room():
    s = following(JACOBINS)
    for province in (1, 2, 3, 8, 11):
        stack(s, province, 0, "blue", 1)
    assert why(s, "card:76") == "L6.4 second-room"


def test_L1_4_the_second_card_needs_a_token_for_a_new_stack():
    s = following(MERICOURT)
    s.battle[0] = 18
    assert why(s, "card:39") == "L1.4 second-token"


def test_L6_5_no_second_special():
    s = following(BREAD_SHORTAGE)
    s.special_played = 1
    assert why(s, "card:50") == "L6.5 second-special"


def test_L6_5_no_face_up_card_goes_with_a_play():
    s = following()
    s.row = [MARAT, 0, 0]
    assert why(s, "card:71") == "L6.5 take-after-play"


# What a Special lacks (L11)


def holding(card: int, turn: int = 3, faction: str = "red", present: bool = True) -> State:
    s = table(turn=turn)
    hand(s, card)
    if turn > 1:
        govern(s, faction, *([0] if present else []))
    return s


def test_L11_1_bread_shortage_needs_a_block():
    assert why(holding(BREAD_SHORTAGE, turn=1), "card:50") == "L11.1 no-blocks"


def test_L11_1_bread_shortage_needs_a_block_of_the_government():
    s = holding(BREAD_SHORTAGE)
    stack(s, 1, 1, "blue", 1)
    assert why(s, "card:50") == "L11.1 no-government-block"


def test_L11_2_emigration_needs_a_white_personality():
    assert why(holding(EMIGRATION), "card:54") == "L11.2 no-white-personality"


def test_L11_3_religious_problems_needs_blue_or_red():
    assert why(holding(RELIGIOUS_PROBLEMS), "card:56") == "L11.3 no-blue-or-red"


def test_L11_4_the_guillotine_needs_a_personality():
    s = holding(GUILLOTINE)
    display(s, JACOBINS, seat=1)
    assert why(s, "card:99") == "L11.4 no-personality"


def test_L11_5_a_purge_needs_presence():
    assert why(holding(PURGE, present=False), "card:101") == "L11.5 no-presence"


def test_L11_5_a_purge_needs_a_card_in_a_display():
    assert why(holding(PURGE), "card:101") == "L11.5 displays-empty"


def test_L11_6_the_terror_needs_presence():
    assert why(holding(TERROR, present=False), "card:105") == "L11.6 no-presence"


def test_L11_1_bread_shortage_without_a_government():
    s = table(turn=2)
    hand(s, 50)
    stack(s, 8, 1, "red", 3)
    assert why(s, "card:50") == "L11.1 bread-without-government"


def test_L11_6_the_terror_needs_a_red_government():
    assert why(holding(TERROR, faction="blue"), "card:105") == "L11.6 government-not-red"


def test_L11_6_the_terror_needs_a_red_stack():
    assert why(holding(TERROR), "card:105") == "L11.6 no-red-block"


def test_L11_7_purge_and_terror_are_dead_in_turn_1():
    assert why(holding(PURGE, turn=1), "card:101") == "L11.7 no-government"
    assert why(holding(TERROR, turn=1), "card:105") == "L11.7 no-government"


# What a Special hits (L11)


def hitting(card: int) -> State:
    """A Special asks for its target; three displays hold a card each."""
    s = holding(card)
    display(s, JACOBINS, seat=0)
    display(s, MARAT, seat=1)
    display(s, ARTOIS, seat=2)
    stack(s, 1, 1, "red", 1)
    stack(s, 1, 2, "red", 1)
    s.card, s.step = card, TARGET
    s.drawn[card] = 0
    return s


def test_L11_2_emigration_hits_white_personalities():
    assert why(hitting(EMIGRATION), "card:71") == "L11.2 not-white-personality"


def test_L11_4_clubs_are_safe_from_the_guillotine():
    assert why(hitting(GUILLOTINE), "card:76") == "L11.4 club-safe"


def test_L11_5_a_purge_hits_displays_only():
    s = hitting(PURGE)
    hand(s, BAILLY)
    assert why(s, "card:1") == "L11.5 target-display"


def test_L11_6_the_terror_begins_with_a_stack():
    assert why(hitting(TERROR), "card:71") == "L11.6 target-stack"


# Taking and discarding (L5.2, L6.6, L6.7)


def test_L6_7_the_second_card_taken_has_value_1():
    s = table(TAKE_SECOND)
    s.row = [MARAT, MERICOURT, 0]
    assert why(s, "card:71") == "L6.7 take-value"


def test_L6_7_a_special_has_no_value():
    s = table(TAKE_SECOND)
    s.row = [TERROR, MERICOURT, 0]
    assert why(s, "card:105") == "L6.7 take-special"


def test_L6_1_no_play_goes_with_a_take():
    s = table(TAKE_SECOND)
    hand(s, MARAT)
    assert why(s, "card:71") == "L6.1 play-after-take"


def test_L5_2_a_refill_takes_no_card_of_the_hand():
    s = table(REFILL, turn=2)
    hand(s, MARAT)
    assert why(s, "card:71") == "L5.2 held"


def test_L6_7_a_display_is_not_taken_from():
    s = table(TAKE_SECOND)
    display(s, MARAT)
    assert why(s, "card:71") == "L6.7 take-from"


def test_L6_6_a_display_does_not_count_as_hand():
    s = table(DISCARD_TWO)
    display(s, MARAT)
    assert why(s, "card:71") == "L6.6 discard-hand"


# Advancing (L7.3, L8.3, L8.7, L9.3, L10.2)


def contest(step: int) -> State:
    """Seat 0 may advance a card: Bailly, blue, is in the display."""
    s = table(step, turn=3, phase=ELECTION_PHASE)
    s.contest, s.province = step, 1
    stack(s, 1, 0, "red", 1)
    display(s, BAILLY)
    return s


def test_L7_3_only_a_general_counts():
    assert why(contest(ADVANCE_GENERAL), "card:1") == "L7.3 no-general"


def test_L8_3_only_the_colour_of_the_stack_counts():
    assert why(contest(BREAK_TIE), "card:1") == "L8.3 tie-faction"


def test_L9_3_only_the_tied_factions_count():
    s = contest(LIFT_FACTION)
    s.tied = [0, 1, 1]
    assert why(s, "card:1") == "L9.3 lift-faction"


def test_L10_2_only_the_colour_of_the_votes_counts():
    s = contest(BREAK_POINTS_TIE)
    s.contested = 2
    assert why(s, "card:1") == "L10.2 points-faction"


def test_L8_7_no_card_of_the_hand_is_advanced():
    s = contest(BREAK_TIE)
    hand(s, MARAT)
    assert why(s, "card:71") == "L8.7 advance-hand"


def test_L8_7_no_card_of_another_display_is_advanced():
    s = contest(BREAK_TIE)
    display(s, MARAT, seat=1)
    assert why(s, "card:71") == "L8.7 advance-other"
