"""L13 What a seat is shown."""

from __future__ import annotations

import json
import random
from itertools import chain

import pytest

from pileus.games.liberte.events import CardDrawn, CardDrawnUnseen, event
from pileus.games.liberte.rules.state import (
    ADVANCE_GENERAL,
    BATTLE_PHASE,
    DECK,
    DISCARD_TWO,
    ELECTION_PHASE,
    PLACE,
    SETTLE,
)
from pileus.games.liberte.steps import prompt
from pileus.games.liberte.view import view
from pileus.kernel.layout import EVENT_WIDTH
from tests.games.liberte.random_play import TABLES, alternatives, legal, walk
from tests.games.liberte.small_tables import display, govern, hand, play, stack, table

# Secrecy, everywhere


@pytest.mark.parametrize("options", TABLES)
def test_L13_3_view_and_prompt_do_not_depend_on_what_a_seat_may_not_know(options):
    luck = random.Random(1)
    for s in walk(1, **options):
        if luck.random() < 0.03:
            for seat in (None, *range(s.players)):
                for other in alternatives(s, seat):
                    assert view(other, seat) == view(s, seat)
                    assert prompt(other) == prompt(s)


def test_L13_3_alternatives_do_differ():
    s = next(walk(1, players=4))
    assert any(view(other, 1) != view(s, 1) for other in alternatives(s, 0))


@pytest.mark.parametrize("options", TABLES)
def test_L13_3_own_choices_do_not_depend_on_what_a_seat_may_not_know(options):
    luck = random.Random(2)
    for s in walk(2, **options):
        if s.seat >= 0 and luck.random() < 0.1:
            for other in alternatives(s, s.seat):
                assert legal(other) == legal(s)


@pytest.mark.parametrize("options", TABLES)
def test_L13_2_an_event_names_no_card_that_is_hidden_in_a_hand(options):
    for s in walk(3, **options):
        for i in range(0, s.tape_n, EVENT_WIDTH):
            told = event(s.tape[i : i + EVENT_WIDTH]).seen_by(None)
            card = getattr(told, "card", None)
            assert card is None or s.drawn[card] == 0


def test_L13_2_only_its_owner_sees_a_card_drawn():
    drawn = CardDrawn(2, 71)
    assert drawn.seen_by(2) == drawn
    assert drawn.seen_by(1) == CardDrawnUnseen(2)
    assert drawn.seen_by(None) == CardDrawnUnseen(2)


@pytest.mark.parametrize("options", TABLES)
def test_L1_5_the_view_accounts_for_every_card(options):
    for s in walk(4, **options):
        if s.seat < 0:
            continue
        seen = view(s, None)
        places = [*seen["row"], *seen["discard"], *seen["box"], *chain.from_iterable(seen["displays"])]
        in_play = 1 if seen["playing"] else 0
        held = sum(one["count"] for one in seen["hands"])
        shown = [card for card in places if card is not None]
        assert len(shown) == len(set(shown))
        assert len(shown) + in_play + held + seen["deck"]["cards"] == 110


def test_L13_1_a_view_is_json():
    for s in walk(5, players=3):
        assert json.loads(json.dumps(view(s, 0))) == view(s, 0)


# Hands and cards


def test_L13_2_a_seat_sees_its_own_hand_by_number():
    s = table()
    hand(s, 71, 3, 50)
    assert view(s, 0)["hands"][0] == {"count": 3, "known": [], "cards": [3, 50, 71], "no_room": []}


def test_L13_2_others_see_how_many_and_what_they_could_have_noted():
    s = table()
    hand(s, 71, 3)
    hand(s, 50, drawn=0)
    assert view(s, 1)["hands"][0] == {"count": 3, "known": [50]}
    assert view(s, None)["hands"][0] == {"count": 3, "known": [50]}


def test_L6_3_a_card_in_play_lies_on_the_table():
    s = table()
    play(s, 71, SETTLE)
    assert view(s, 1)["playing"] == {"card": 71, "second": False, "blocks_left": 0, "provinces": []}
    assert view(s, 1)["hands"][0] == {"count": 0, "known": []}


def test_L6_2a_the_view_says_where_blocks_may_go():
    s = table()
    stack(s, 2, 0, "blue", 1)
    play(s, 71, PLACE, blocks=2)
    assert view(s, None)["playing"]["blocks_left"] == 2
    assert view(s, None)["playing"]["provinces"] == [1, 3, 8, 11]


def test_L6_6_what_is_about_to_be_taken_is_public():
    s = table(DISCARD_TWO)
    s.taking, s.owed = DECK, 2
    assert view(s, None)["taking"] == {"card": None, "owed": 2}


def test_L13_1_the_deck_shows_its_size_and_set():
    s = next(walk(1, players=3))
    assert view(s, None)["deck"] == {"cards": 110 - 21 - 3, "set": "A"}


def test_L5_3_a_gap_in_the_row_is_null():
    assert view(table(), None)["row"] == [None, None, None]


# Pieces


def test_L6_2a_stacks_tell_province_seat_faction_and_blocks():
    s = table()
    stack(s, 8, 1, "white", 2)
    assert view(s, None)["stacks"] == [{"province": 8, "seat": 1, "faction": "white", "blocks": 2}]
    assert view(s, None)["on_map"] == {"blue": 0, "white": 2, "red": 0}
    assert view(s, None)["supply"] == {"blue": 26, "white": 20, "red": 28}
    assert view(s, None)["waiting"] == {"blue": 2, "white": 2, "red": 2}
    assert view(s, None)["tokens"] == [18, 17, 18]


def test_L7_4_a_lost_battle_may_still_wait_for_its_block():
    s = table(turn=3)
    s.lost[2], s.lost[3] = 2, 1
    assert view(s, None)["lost_battles"] == [{"turn": 2, "marked": True}, {"turn": 3, "marked": False}]


def test_L8_9_a_contest_shows_who_is_in_it_and_what_was_advanced():
    s = table(ADVANCE_GENERAL, turn=2, phase=BATTLE_PHASE)
    display(s, 68)
    s.contest, s.contender, s.bid, s.asked = ADVANCE_GENERAL, [1, 1, 0, 0, 0, 0], [0, 2, 0, 0, 0, 0], 1
    assert view(s, None)["contest"] == {
        "kind": "general",
        "contenders": [0, 1],
        "asked": [0],
        "bids": [0, 2, 0],
        "eligible": [[68], [], []],
        "repeats": False,
    }


# How the election would go


def test_L12_3_the_counter_counts_fleurs_and_lost_battles():
    s = table(turn=3)
    stack(s, 1, 0, "white", 1)  # Normandie, a fleur-de-lis
    stack(s, 3, 1, "white", 1)
    stack(s, 3, 2, "white", 1)  # level: not controlled
    s.lost[2] = 2
    counters = view(s, None)["counters"]
    assert (counters["fleurs"], counters["fleurs_needed"], counters["white_controls"]) == (2, 7, [1])


def test_L14_2_the_projection_takes_the_highest_stack():
    s = table()
    stack(s, 1, 0, "red", 3)
    stack(s, 1, 1, "blue", 2)
    stack(s, 1, 2, "blue", 2)
    projected = view(s, None)["projection"]
    won = {"province": 1, "seat": 0, "faction": "red", "votes": 1, "vp": 0, "tied": []}
    assert projected["provinces"] == [won]
    assert (projected["government"], projected["opposition"]) == ("red", None)


def test_L8_5_the_projection_gives_the_whole_stack_in_paris():
    s = table()
    stack(s, 8, 0, "red", 3)
    assert view(s, None)["projection"]["totals"] == {"blue": 0, "white": 0, "red": 3}


def test_L8_3_the_projection_lists_a_tie_and_guesses_nothing():
    s = table()
    stack(s, 1, 0, "red", 2)
    stack(s, 1, 2, "blue", 2)
    tied = {"province": 1, "seat": None, "faction": None, "votes": 0, "vp": 0, "tied": [0, 2]}
    assert view(s, None)["projection"]["provinces"] == [tied]


def test_L9_3_the_projection_lists_factions_level_for_the_government():
    s = table()
    stack(s, 1, 0, "red", 1)
    stack(s, 2, 0, "blue", 1)
    projected = view(s, None)["projection"]
    assert (projected["government"], projected["tied_for_government"]) == (None, ["blue", "red"])


def test_L8_6_the_projection_pays_provinces_from_turn_3_on():
    s = table(turn=3)
    govern(s, "blue", 0)
    stack(s, 13, 0, "white", 1)  # Vendée, 2 VP
    assert view(s, None)["projection"]["provinces"][0]["vp"] == 2


def test_L8_1_the_election_itself_needs_no_projection():
    assert view(table(phase=ELECTION_PHASE), None)["projection"] is None
