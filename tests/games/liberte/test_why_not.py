"""Why a province, a stack or a button is not a choice now; and that every refusal has a reason."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from pileus.games.liberte.names import is_choice
from pileus.games.liberte.rules.state import (
    ACT,
    BREAK_TIE,
    CHOICES,
    CLAIM_OR_NOT,
    DISCARD_TWO,
    ELECTION_PHASE,
    FOLLOW,
    FOUR_TURNS,
    LANDSLIDE,
    NOBODY,
    PLACE,
    REFILL,
    REFRESH_DISCARD,
    SETTLE,
    TAKE,
    TAKE_SECOND,
    TARGET,
    TERROR_CARD,
    USE,
    State,
)
from pileus.games.liberte.why_not import why_not
from pileus.locale import ids, sentence
from tests.games.liberte.random_play import TABLES, alternatives, legal, walk
from tests.games.liberte.small_tables import display, govern, hand, play, stack, table, why

JACOBINS = 76  # a Club
BAILLY = 1  # blue 2, North
MARAT, DANTON = 71, 41  # red 3, North; red 3, East, with a Cannon
BREAD_SHORTAGE, EMIGRATION, RELIGIOUS_PROBLEMS, TERROR = 50, 54, 56, 105

# Everywhere


@pytest.mark.parametrize("options", TABLES)
def test_every_refusal_of_a_game_has_a_reason_that_can_be_said(options):
    luck = random.Random(5)
    for s in walk(5, **options):
        if s.seat >= 0 and luck.random() < 0.02:
            for choice in set(range(CHOICES)) - set(legal(s)):
                if is_choice(choice):
                    reason = why_not(s, s.seat, choice)
                    assert re.fullmatch(r"L\d+(\.\d+[a-c]?)?", reason.rule)
                    assert sentence(reason)


@pytest.mark.parametrize("options", TABLES)
def test_L13_3_a_reason_does_not_depend_on_what_a_seat_may_not_know(options):
    luck = random.Random(6)
    for s in walk(6, **options):
        if s.seat >= 0 and luck.random() < 0.02:
            refused = [choice for choice in set(range(CHOICES)) - set(legal(s)) if is_choice(choice)]
            for seat in (None, *range(s.players)):
                asked = refused if seat == s.seat else refused[:3]
                reasons = [why_not(s, seat, choice) for choice in asked]
                for other in alternatives(s, seat):
                    assert [why_not(other, seat, choice) for choice in asked] == reasons


def test_every_reason_has_its_test():
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_why_not*.py"))
    reasons = [name.removeprefix("liberte-why-not-") for name in ids("liberte") if "why-not" in name]
    assert [reason for reason in reasons if f' {reason}"' not in tests] == []


# Whose decision it is


def test_L12_the_game_is_over():
    s = table()
    s.over, s.seat = FOUR_TURNS, NOBODY
    assert why(s, "pass") == "L12.1 over"
    s.over = LANDSLIDE
    assert why(s, "pass") == "L12.2 over"


def test_L13_1_a_spectator_chooses_nothing():
    assert why(table(), "pass", seat=None) == "L13.1 spectator"


def test_L3_1_another_seat_is_to_move():
    assert why(table(), "pass", seat=1) == "L3.1 turn"


def test_L3_1_nobody_has_to_choose():
    s = table()
    s.seat = NOBODY
    assert why(s, "pass") == "L3.1 nobody"


# Provinces (L6.2a)


def placing(card: int = MARAT, **options) -> State:
    s = table(**options)
    play(s, card, PLACE, blocks=2)
    return s


def test_L6_2a_blocks_go_to_the_cards_background():
    assert why(placing(), "province:4") == "L6.2a region"


def test_L6_2a_a_stack_has_one_colour():
    s = placing()
    stack(s, 2, 0, "blue", 1)
    assert why(s, "province:2") == "L6.2a stack-colour"


def test_L6_2a_a_stack_has_three_blocks_at_most():
    s = placing()
    stack(s, 2, 0, "red", 3)
    assert why(s, "province:2") == "L6.2a stack-full"


def test_L6_2a_a_province_has_three_stacks_at_most():
    s = placing(players=4)
    for other in (1, 2, 3):
        stack(s, 2, other, "blue", 1)
    assert why(s, "province:2") == "L6.2a three-stacks"


def test_L1_4_a_new_stack_needs_a_token():
    s = placing()
    stack(s, 1, 0, "red", 1)
    s.battle[0] = 17
    assert why(s, "province:2") == "L1.4 no-token"


def test_L6_4_the_second_block_goes_to_the_region_of_the_first():
    s = placing(JACOBINS)
    s.cards_played, s.where = 1, 0
    assert why(s, "province:4") == "L6.4 pair-region"


def test_L6_2_blocks_need_a_card():
    assert why(table(), "province:8") == "L6.2 card-first"
    assert why(table(FOLLOW), "province:8") == "L6.2 card-first"


# Stacks (L6.2a, L11)


def test_L6_2a_nobody_adds_to_anothers_stack():
    s = placing()
    stack(s, 2, 1, "red", 1)
    assert why(s, "stack:2:1") == "L6.2a others-stack"


def test_L6_2a_blocks_are_put_in_provinces():
    s = placing()
    stack(s, 2, 0, "red", 1)
    assert why(s, "stack:2:0") == "L6.2a choose-province"


def test_L6_2a_there_is_no_such_stack():
    assert why(placing(), "stack:2:0") == "L6.2a no-stack"


def test_L0_1_there_is_no_such_seat():
    assert why(table(), "stack:2:5") == "L0.1 no-seat"


def test_L6_5_only_a_special_hits_stacks():
    s = table()
    stack(s, 2, 1, "red", 1)
    assert why(s, "stack:2:1") == "L6.5 special-first"


def hitting(card: int, turn: int = 3) -> State:
    """A Special that asks for its target; red governs."""
    s = table(turn=turn)
    govern(s, "red", 0)
    stack(s, 1, 1, "red", 1)
    stack(s, 1, 2, "red", 1)
    stack(s, 2, 1, "white", 1)
    play(s, card, TARGET)
    return s


def test_L11_1_bread_shortage_hits_the_governments_colour():
    assert why(hitting(BREAD_SHORTAGE), "stack:2:1") == "L11.1 government-colour"


def test_L11_3_religious_problems_spares_white():
    assert why(hitting(RELIGIOUS_PROBLEMS), "stack:2:1") == "L11.3 white-stack"


def test_L11_6_the_terror_needs_a_red_stack_there():
    assert why(hitting(TERROR), "stack:2:1") == "L11.6 no-red-stack"


def test_L11_a_special_points_at_a_stack_not_at_a_province():
    assert why(hitting(TERROR), "province:1") == "L11.6 choose-stack"


def test_L11_a_special_finds_no_stack_in_an_empty_province():
    assert why(hitting(TERROR), "province:3") == "L11.6 no-stacks"


def test_L11_2_emigration_hits_no_blocks():
    s = hitting(EMIGRATION)
    assert why(s, "stack:1:1") == "L11.2 target-card"
    assert why(s, "province:1") == "L11.2 target-card"


def test_L11_6_the_terrors_stack_is_gone():
    s = hitting(TERROR)
    s.step = TERROR_CARD
    assert why(s, "stack:1:1") == "L11.6 stack-gone"


# The decision under way comes first


def test_L6_2_first_say_what_a_card_is_used_for():
    s = table(turn=2)
    play(s, DANTON, USE)
    assert why(s, "province:4") == "L6.2 use"


def test_L6_2c_as_many_blocks_as_possible_must_be_placed():
    assert why(placing(), "done") == "L6.2c place"


def test_L6_3_first_keep_the_card_or_discard_it():
    s = table()
    play(s, MARAT, SETTLE)
    assert why(s, "province:1") == "L6.3 settle"


def test_L6_5_a_special_takes_effect_at_once():
    assert why(hitting(TERROR), "done") == "L11.6 target"


def test_L11_6_first_the_terrors_card():
    s = table(TERROR_CARD, turn=3)
    display(s, MARAT)
    s.card = TERROR
    assert why(s, "keep") == "L11.6 terror-card"


def test_L6_6_two_discards_come_before_the_take():
    s = table(DISCARD_TWO)
    s.owed = 1
    assert why(s, "deck") == "L6.6 discard-two"


def test_L6_6_one_card_must_be_taken():
    assert why(table(TAKE), "done") == "L6.6 take"


def test_L6_7_only_a_second_take_is_open():
    assert why(table(TAKE_SECOND), "province:1") == "L6.7 take-second"


def test_L5_2_the_refresh_begins_with_discards():
    assert why(table(REFRESH_DISCARD, turn=2), "deck") == "L5.2 refresh-discard"


def test_L5_2_the_hand_must_be_refilled():
    assert why(table(REFILL, turn=2), "done") == "L5.2 refill"


def test_L8_7_a_contest_asks_for_a_card_of_the_display():
    s = table(BREAK_TIE, phase=ELECTION_PHASE)
    s.province, s.contest = 1, BREAK_TIE
    assert why(s, "province:1") == "L8.7 advance"


def test_L12_5_after_the_battle_only_a_claim_is_asked_for():
    assert why(table(CLAIM_OR_NOT, turn=3), "province:1") == "L12.5 claim-or-not"


# Buttons


def test_L5_3_the_deck_is_empty():
    s = table()
    s.deck_n = s.under_n = 0
    assert why(s, "deck") == "L5.3 deck-empty"


def test_L6_7_a_second_card_lies_face_up():
    assert why(table(TAKE_SECOND), "deck") == "L6.7 deck-second"


def test_L6_5_no_take_goes_with_a_play():
    assert why(table(FOLLOW), "deck") == "L6.5 deck-after-play"


def test_L6_5_no_pass_goes_with_a_play():
    assert why(table(FOLLOW), "pass") == "L6.5 pass-after-play"


def test_L6_2_blocks_come_from_a_card():
    assert why(table(), "blocks") == "L6.2 blocks"


def test_L6_2b_there_is_no_battle_in_turn_1():
    assert why(table(), "battle") == "L6.2b battle-turn"


def test_L6_2b_a_card_goes_to_battle():
    assert why(table(turn=2), "battle") == "L6.2b battle-card"


def test_L6_2b_without_a_cannon_no_card_goes_to_battle():
    assert why(placing(turn=2), "battle") == "L6.2b no-cannon"


def test_L6_4_a_second_card_never_goes_to_battle():
    s = table(FOLLOW, turn=2)
    s.cards_played = 1
    assert why(s, "battle") == "L6.4 battle-second"


def test_L1_4_the_battle_box_needs_a_token():
    s = table(turn=2)
    s.battle[0] = 18
    assert why(s, "battle") == "L1.4 battle-token"


def test_L6_3_nothing_is_there_to_keep():
    assert why(table(), "keep") == "L6.3 nothing-to-settle"


def test_L5_2_a_discard_points_at_a_card():
    assert why(table(REFRESH_DISCARD, turn=2), "discard") == "L5.2 choose-discard"


def test_L6_8_to_do_nothing_pass():
    assert why(table(ACT), "done") == "L6.8 pass-instead"


def test_L6_4_to_do_no_more_be_done():
    assert why(table(FOLLOW), "decline") == "L6.4 done-instead"


def test_L8_3_to_advance_nothing_decline():
    s = table(BREAK_TIE, phase=ELECTION_PHASE)
    s.province, s.contest = 1, BREAK_TIE
    assert why(s, "pass") == "L8.3 decline-instead"


# The claim (L12.5)


def test_L0_4_nothing_is_claimed_where_the_engine_notices():
    assert why(table(turn=3), "claim") == "L0.4 claim-automatic"


def test_L12_3_no_claim_before_turn_3():
    assert why(table(turn=2, counter_revolution="claimed"), "claim") == "L12.3 claim-turn"


def test_L12_3_no_claim_during_the_election():
    s = table(BREAK_TIE, turn=3, phase=ELECTION_PHASE, counter_revolution="claimed")
    s.province, s.contest = 1, BREAK_TIE
    assert why(s, "claim") == "L12.3 claim-election"


def test_L12_3_no_claim_below_seven():
    s = table(turn=3, counter_revolution="claimed")
    stack(s, 1, 0, "white", 1)
    hand(s, BAILLY)
    assert why(s, "claim") == "L12.3 claim-count"
