"""L12.5 A counter-revolution that a player must notice."""

from __future__ import annotations

from pileus.games.liberte.events import ClaimDeclined, Claimed, GameEnded
from tests.games.liberte.counted import events_of, told
from tests.games.liberte.table import Table, position
from tests.games.liberte.test_l12_end import SEVEN_FLEURS, SEVEN_OF_TWO, SIX_FLEURS


def claimed(text: str) -> Table:
    """A table where the engine does not notice."""
    return position(text, counter_revolution="claimed")


def test_L12_5_the_engine_does_not_notice_at_the_start_of_a_turn():
    t = claimed(f"{SEVEN_OF_TWO}\nturn 2\nphase election")
    assert (t.state.turn, t.ended) == (3, None)


def test_L12_5_the_engine_does_not_notice_after_a_card():
    t = claimed(f"{SEVEN_FLEURS}\nhand A | Jacobins\nturn 3").choose("A Jacobins", "A battle", "A discard")
    assert t.ended is None


def test_L12_5_the_engine_does_not_notice_after_a_lost_battle():
    assert claimed(f"{SIX_FLEURS}\nturn 3\nphase battle").ended is None


def test_L12_5_where_the_engine_notices_there_is_nothing_to_claim():
    assert "claim" not in position(f"{SEVEN_FLEURS}\nturn 3").choices


def test_L12_5_a_claim_ends_the_game_as_it_stands():
    t = claimed(f"{SEVEN_FLEURS}\nturn 3").choose("A claim")
    assert events_of(t)[-2:] == [Claimed(0), GameEnded("counter-revolution")]


def test_L12_5_whoever_claims_has_no_advantage():
    t = claimed(f"{SEVEN_FLEURS.replace('| A', '| B')}\nturn 3").choose("A claim")
    assert t.winners == "B"


def test_L12_5_not_while_the_condition_does_not_hold():
    assert "claim" not in claimed(f"{SIX_FLEURS}\nturn 3").choices


def test_L12_5_whoever_has_a_decision_to_make_may_claim():
    t = claimed(f"{SEVEN_FLEURS}\nturn 3").choose("A pass")
    assert t.seat == "B"
    assert "claim" in t.choices


def test_L12_5_in_the_refresh_too():
    t = claimed(f"{SEVEN_FLEURS}\nhand A | Marat\nturn 3\nphase refresh")
    assert (t.asked, t.choices) == ("liberte-refresh-discard", {"Jean-Paul Marat", "done", "claim"})


def test_L12_5_in_the_middle_of_a_card_too():
    t = claimed(f"{SEVEN_FLEURS}\nhand A | Jacobins\nturn 3").choose("A Jacobins")
    assert t.choices == {"blocks", "battle", "claim"}


def test_L12_5_after_a_card_that_nothing_can_follow():
    t = claimed(f"{SEVEN_FLEURS}\nhand A | Jacobins\nturn 3").choose("A Jacobins", "A battle", "A discard")
    assert (t.seat, t.choices) == ("A", {"done", "claim"})


def test_L12_5_without_the_condition_nothing_is_asked_after_that_card():
    t = claimed(f"{SIX_FLEURS}\nhand A | Jacobins\nturn 3").choose("A Jacobins", "A battle", "A discard")
    assert t.seat == "B"


def test_L12_5_in_the_contest_of_a_battle_too():
    t = claimed(f"""
        {SEVEN_FLEURS}
        battle    | A 1 | B 1
        display A | Jourdan
        display B | Kléber
        turn 3
        phase battle
    """)
    assert t.choices == {"Jean-Baptiste Jourdan", "decline", "claim"}


def test_L12_5_when_the_battle_is_over_everybody_is_asked_in_order_of_play():
    t = claimed(f"{SIX_FLEURS}\norder CAB\nturn 3\nphase battle")
    t.choose("C decline", "A decline")
    assert (t.asked, t.seat, t.choices) == ("liberte-claim-or-not", "B", {"decline", "claim"})


def test_L12_5_everybody_is_asked_once():
    t = claimed(f"{SEVEN_FLEURS}\nturn 4\nphase battle").choose("A decline", "B decline", "C decline")
    assert told(t, ClaimDeclined) == [ClaimDeclined(0), ClaimDeclined(1), ClaimDeclined(2)]
    assert t.ended == "liberte-end-four-turns"


def test_L12_5_asked_after_a_battle_that_was_led_too():
    t = claimed(f"""
        {SEVEN_FLEURS}
        battle    | A 1
        display A | Jourdan
        turn 3
        phase battle
    """)
    assert t.asked == "liberte-claim-or-not"


def test_L12_5_after_the_battle_nobody_is_asked_without_the_condition():
    t = claimed("turn 4\nphase battle")
    assert (told(t, ClaimDeclined), t.ended) == ([], "liberte-end-four-turns")


def test_L12_5_after_the_battle_a_claim_ends_the_game():
    t = claimed(f"{SIX_FLEURS}\nturn 3\nphase battle").choose("A decline", "B claim")
    assert (t.ended, t.winners) == ("liberte-end-counter-revolution", "A")


def test_L12_5_never_in_the_election():
    t = claimed(f"""
        {SEVEN_OF_TWO}
        Picardie  | A red 1 | B red 1
        display A | Marat
        turn 3
        phase election
    """)
    assert t.choices == {"Jean-Paul Marat", "decline"}


def test_L12_5_never_in_turn_2():
    assert "claim" not in claimed(f"{SEVEN_FLEURS}\nturn 2").choices


def test_L12_5_a_missed_one_cannot_be_claimed_later():
    t = claimed(f"{SEVEN_FLEURS}\nhand B | Bread Shortage\ngovernment white\nturn 3")
    t.choose("A pass", "B Bread Shortage", "B stack Vendée A")
    assert t.seat == "C"
    assert "claim" not in t.choices
