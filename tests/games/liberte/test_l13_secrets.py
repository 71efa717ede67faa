"""L13 What a player may know: what is public, what could have been noted, and that nothing else gets out."""

from __future__ import annotations

import random
from typing import Any

import pytest

import pileus
from pileus.games.contract import Event
from pileus.games.liberte.events import CardTurnedUp, event
from pileus.games.liberte.rules.l01_components import broken_law, draw_to_hand, renew_deck, to_discard
from pileus.games.liberte.rules.l03_turn import beat, choose
from pileus.games.liberte.rules.l13_secrets import determinise
from pileus.games.liberte.rules.state import State
from pileus.games.liberte.steps import prompt
from pileus.games.liberte.tables import CARD_KIND, CLUB
from pileus.games.liberte.view import view
from pileus.kernel.layout import EVENT_WIDTH
from pileus.kernel.luck import seed_luck
from tests.games.liberte.counted import counted
from tests.games.liberte.random_play import TABLES, alternatives, legal, walk
from tests.games.liberte.table import Table, position

SPECIALS = ",".join(str(card) for card in range(1, 111) if CARD_KIND[card] > CLUB)
OTHERS = ",".join(str(card) for card in range(1, 111) if CARD_KIND[card] <= CLUB)


def public(t: Table) -> dict[str, Any]:
    """The table as a spectator sees it."""
    seen: dict[str, Any] = t.match.view(None)["table"]
    return seen


# L13.1 Public


def test_L13_1_the_map():
    t = position("Paris | B red 2")
    assert public(t)["stacks"] == [{"province": 8, "seat": 1, "faction": "red", "blocks": 2}]


def test_L13_1_displays():
    assert public(position("display B | Marat, Bailly"))["displays"] == [[], [71, 1], []]


def test_L13_1_the_face_up_row():
    assert public(position("row | Marat, Bailly, Terror"))["row"] == [71, 1, 105]


def test_L13_1_the_discard_pile():
    assert public(position("discard | Terror, Marat"))["discard"] == [105, 71]


def test_L13_1_the_box():
    assert public(position("box | Marat"))["box"] == [71]


def test_L13_1_supplies():
    assert public(position("Paris | B red 2\nturn 2"))["supply"] == {"blue": 28, "white": 24, "red": 28}


def test_L13_1_vp():
    assert public(position("vp | B 12 | C 3"))["vp"] == [0, 12, 3]


def test_L13_1_the_order():
    assert public(position("order CAB"))["order"] == [2, 0, 1]


def test_L13_1_battle_tokens():
    assert public(position("battle | B 2\nturn 2"))["battle"] == [0, 2, 0]


def test_L13_1_presence():
    assert public(position("government red\npresence | C\nturn 2"))["presence"] == [False, False, True]


def test_L13_1_the_government_and_the_opposition():
    seen = public(position("government red\nopposition white\nturn 2"))
    assert (seen["government"], seen["opposition"]) == ("red", "white")


def test_L13_1_votes_and_markers():
    seen = public(counted("A red 4 | B red 4 | C blue 1", "display A | Marat"))
    assert seen["votes"][0] == {"blue": 0, "white": 0, "red": 4}
    assert seen["track"] == {"blue": 1, "white": 0, "red": 8}


def test_L13_1_lost_battles():
    assert public(position("lost 2\nturn 3"))["lost_battles"] == [{"turn": 2, "marked": True}]


def test_L13_1_that_the_end_of_the_phase_is_not_triggered():
    assert public(position(""))["ending"] is False


def test_L13_1_that_the_end_of_the_phase_is_triggered():
    all_white = "\n".join(f"{province} | B white 3" for province in (2, 5, 11, 12, 14, 15, 17, 19))
    assert public(position(f"{all_white}\nturn 2"))["ending"] is True


def test_L13_1_the_number_of_cards_in_each_hand():
    t = position("hand A | Marat, Bailly\nhand C | Terror")
    assert [hand["count"] for hand in public(t)["hands"]] == [2, 0, 1]


def test_L13_1_the_number_of_cards_in_the_deck():
    assert public(position("hand A | Marat, Bailly"))["deck"]["cards"] == 110 - 2 - 3


def test_L13_1_the_set_the_deck_draws_from():
    a_set = ",".join(str(card) for card in range(1, 50))
    specials = ",".join(str(card) for card in range(50, 58))
    assert public(position(""))["deck"]["set"] == "A"
    assert public(position(f"box | {a_set}\ndiscard | {specials}"))["deck"]["set"] == "B"
    assert public(position("deck mixed"))["deck"]["set"] == "mixed"


# L13.2 Secret, and known to all


def test_L13_2_a_hand_is_secret():
    t = position("hand A | Marat, Bailly")
    assert t.match.view(1)["table"]["hands"][0] == {"count": 2, "known": []}


def test_L13_2_choices_are_for_the_seat_that_must_choose_alone():
    t = position("hand A | Marat, Bailly")
    assert (t.seat, t.match.view(1)["choices"], t.match.view(None)["choices"]) == ("A", [], [])


def test_L13_2_a_card_taken_from_the_row_is_known():
    t = position("row | Marat, Bailly, Terror").choose("A Marat")
    assert t.match.view(1)["table"]["hands"][0]["known"] == [71]


def test_L13_2_a_card_drawn_from_the_deck_is_not():
    t = position("row | Marat, Bailly, Terror").choose("A deck")
    assert t.match.view(1)["table"]["hands"][0] == {"count": 1, "known": []}


def test_L13_2_a_card_returned_from_a_display_is_known():
    t = position("display A | Marat\nhand A | Bailly\nturn 3\nphase refresh")
    assert t.match.view(1)["table"]["hands"][0] == {"count": 2, "known": [71]}


def test_L13_2_until_it_leaves_the_hand():
    t = position("display A | Marat\nhand A | Bailly\nturn 3\nphase refresh").choose("A Marat")
    assert t.match.view(1)["table"]["hands"][0] == {"count": 1, "known": []}


def test_L13_2_a_card_shuffled_and_drawn_again_is_secret_again():
    """Every card that was not boxed lay in the open discard pile."""
    t = position(f"box | {OTHERS}\ndiscard | {SPECIALS}\nrow |\ndeck mixed").choose("A deck")
    assert t.match.view(1)["table"]["hands"][0] == {"count": 1, "known": []}


def test_L13_2_the_story_names_a_drawn_card_to_its_owner_alone():
    t = position("row | Marat, Bailly, Terror").choose("A deck")
    assert "card" in t.match.story(0)[-1]["events"][0]["args"]
    assert t.match.story(1)[-1]["events"][0]["args"] == {"player": 0}


def test_L13_2_the_order_of_the_deck_is_nowhere_in_the_view():
    assert set(public(position(""))["deck"]) == {"cards", "set"}


def test_L13_2_a_known_card_stays_where_it_is_when_hands_are_dealt_anew():
    t = position("display A | Marat\nhand A | Bailly\nturn 3\nphase refresh")
    dealt = [t.match.determinise(1, seed) for seed in range(20)]
    assert all(71 in s.hand[0][:2] for s in dealt)  # type: ignore[attr-defined]
    assert not all(1 in s.hand[0][:2] for s in dealt)  # type: ignore[attr-defined]


def test_L13_2_ones_own_hand_stays_when_hands_are_dealt_anew():
    t = position("hand A | Marat, Bailly")
    dealt = [t.match.determinise(0, seed) for seed in range(20)]
    assert all(s.hand[0][:2] == [71, 1] for s in dealt)  # type: ignore[attr-defined]


# L13.3 What others are sent after a choice


def sent_after(s: State, choice: int, seat: int | None) -> tuple[list[Event], Any]:
    """What a seat is told of a choice and what it brings, until a hidden card is turned up; then the view."""
    s = s.clone()
    seed_luck(s, 13, 3)
    s.tape_n = 0
    choose(s, choice)
    while s.seat < 0 and not s.over:
        beat(s)
    happened = [event(s.tape[i : i + EVENT_WIDTH]) for i in range(0, s.tape_n, EVENT_WIDTH)]
    turned_up = next((i for i, one in enumerate(happened) if isinstance(one, CardTurnedUp)), None)
    told = [one.seen_by(seat) for one in happened[:turned_up]]
    return told, (view(s, seat), prompt(s)) if turned_up is None else None


@pytest.mark.parametrize("options", TABLES)
def test_L13_3_what_follows_a_choice_does_not_depend_on_what_a_seat_may_not_know(options):
    luck = random.Random(3)
    compared = 0
    for s in walk(6, **options):
        if s.seat < 0 or luck.random() > 0.1:
            continue
        for seat in (None, *range(s.players)):
            for other in alternatives(s, seat, 1):
                for choice in set(legal(s)) & set(legal(other)):
                    if seat != s.seat:
                        assert sent_after(other, choice, seat) == sent_after(s, choice, seat)
                        compared += 1
    assert compared > 100


def test_L13_3_the_question_what_else_to_play_is_asked_whatever_the_hand_holds():
    """Asking only where something can be played would tell the others (L6.4, L6.5)."""
    with_special = position("Paris | B red 1\nhand A | Jacobins, Bread Shortage")
    without = position("Paris | B red 1\nhand A | Jacobins, Marat")
    with_special.choose("A Jacobins", "A Normandie", "A keep")
    without.choose("A Jacobins", "A Normandie", "A keep")
    assert with_special.match.view(1)["prompt"] == without.match.view(1)["prompt"]
    assert with_special.match.story(1)[1:] == without.match.story(1)[1:]


def test_L13_3_a_choice_out_of_turn_is_refused_alike_whatever_the_hand_holds():
    with_marat = position("hand B | Marat")
    without = position("hand B | Danton")
    assert with_marat.match.why_not(2, "card:71") == without.match.why_not(2, "card:71")


def test_L5_3_the_count_of_shuffles_outgrows_a_byte():
    """Guillotine and Terror can box most of the deck; what is left is then shuffled again and again."""
    match = pileus.game("liberte").set_up({"game": "liberte", "options": {"players": 3}, "deck": "mixed"}, seed=1)
    s = match.state
    assert isinstance(s, State)
    s.shuffles = 127
    while s.deck_n:
        to_discard(s, s.deck[s.deck_n - 1])
        s.deck_n -= 1
    renew_deck(s)
    draw_to_hand(s, 0)
    assert State.unpack(s.pack()).drawn[s.hand[0][s.hand_n[0] - 1]] == 128
    determinise(s, 1)
    assert broken_law(s) == 0
