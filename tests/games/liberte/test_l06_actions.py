"""L6 Action phase: L6.1, L6.2, L6.2b, L6.3 and L6.8 to L6.10; L6.4 and L6.5 are in test_l06_pairs.py."""

from __future__ import annotations

import pytest

import pileus
from pileus import Refused
from tests.games.liberte.table import Table, position

NECKER = ("A Necker", "A Paris", "A Paris", "A Paris")
FOUR_PLAIN = "Danton, Talleyrand, Sieyès, Couthon"
SEVEN_EACH = """
    hand A | 1, 2, 3, 4, 5, 6, 7
    hand B | 8, 9, 10, 11, 12, 13, 14
    hand C | 15, 16, 17, 18, 19, 20, 21
"""
FOUR_WITH_SANS_CULOTTES = "Marat, Danton, Talleyrand, Sieyès"


def supply_left(faction: str, n: int) -> str:
    """Lines of a turn 1 with so many blocks of a colour left, the others in stacks of C in the south."""
    blocks = {"blue": 26, "white": 22, "red": 28}[faction] - n
    heights = [3] * (blocks // 3) + [blocks % 3] * (blocks % 3 > 0)
    return "\n".join(f"{27 - i} | C {faction} {height}" for i, height in enumerate(heights))


def in_round(n: int) -> Table:
    """A table whose first player is about to act in round n."""
    table = position("hand A | 1\nhand B | 2\nhand C | 3").match.position()
    table["pending"]["rounds"] = n
    return Table(pileus.game("liberte").set_up(table, seed=1), "ABC")


# L6.1


def test_L6_1_every_player_takes_one_action_in_order_of_play():
    t = position("order BCA").choose("B deck", "C pass", "A deck")
    assert t.phase == "action"


def test_L6_1_a_later_round_asks_everybody_again():
    t = position("").choose("A deck", "B deck", "C deck")
    assert t.seat == "A"
    assert t.choose("A deck", "B pass", "C pass").seat == "A"


def test_L6_1_an_action_is_a_play_a_take_or_a_pass():
    t = position("hand A | Marat, Cercle social\nrow | 1, 2, 42")
    plays, takes = {"Jean-Paul Marat", "Cercle social"}, {"deck", "Jean-Sylvain Bailly", "Camille Desmoulins"}
    assert t.choices == plays | takes | {"Stanislas de Clermont-Tonnerre", "pass"}


def test_L6_1_a_take_is_a_whole_action():
    assert position("hand A | Marat\nrow | 1, 3, 42").choose("A deck").seat == "B"


def test_L6_1_nobody_acts_out_of_turn():
    with pytest.raises(Refused):
        position("").choose("B pass")


# L6.2


def test_L6_2_cards_of_others_cannot_be_played():
    t = position("hand A | Bailly\nhand B | Marat\ndisplay A | Danton\ndisplay B | Hoche\nrow | 2, 3, 4")
    assert not t.choices & {"Jean-Paul Marat", "Georges Danton", "Lazare Hoche"}


def test_L6_2_a_card_is_used_for_blocks_or_for_battle():
    t = position("hand A | Feuillants\nturn 2").choose("A Feuillants")
    assert t.choices == {"blocks", "battle"}


def test_L6_2_one_card_of_value_2_is_the_whole_play():
    t = position("hand A | Bailly, Condorcet, Santerre").choose("A Bailly", "A Paris", "A Paris", "A keep")
    assert t.choices == {"done"}


# L6.2b


def test_L6_2b_a_cannon_puts_one_token_into_the_battle_box():
    t = position("hand A | Feuillants\nturn 2").choose("A Feuillants", "A battle")
    assert t.battle == {"A": 1, "B": 0, "C": 0} and t.map == ""


def test_L6_2b_one_token_whatever_the_value():
    t = position("hand A | Danton\nturn 2").choose("A Danton", "A battle")
    assert t.battle["A"] == 1


def test_L6_2b_no_general_is_needed():
    """Santerre shows a Cannon but is no General, and the display is empty."""
    t = position("hand A | Santerre\nturn 4").choose("A Santerre", "A battle", "A keep")
    assert t.battle["A"] == 1


def test_L6_2b_a_card_without_a_cannon_cannot_go_to_battle():
    t = position("hand A | Robespierre\nturn 2").choose("A Robespierre")
    assert "battle" not in t.choices and t.asked == "liberte-place"


def test_L6_2b_nobody_goes_to_battle_in_turn_1():
    t = position("hand A | Danton").choose("A Danton")
    assert "battle" not in t.choices and t.asked == "liberte-place"


def test_L6_2b_a_cannon_may_still_place_blocks():
    t = position("hand A | Prieur\nturn 2").choose("A Prieur", "A blocks", "A Lorraine")
    assert t.map == "Lorraine | A red 1" and t.battle["A"] == 0


# L6.3


def test_L6_3_a_card_played_is_kept_or_discarded():
    assert position("hand A | Necker").choose(*NECKER).choices == {"keep", "discard"}


def test_L6_3_a_kept_card_lies_in_the_display():
    t = position("hand A | Necker").choose(*NECKER, "A keep")
    assert t.display("A") == ["Jacques Necker"] and t.hand("A") == [] and t.discard == []


def test_L6_3_a_discarded_card_lies_on_the_discard_pile():
    t = position("hand A | Necker").choose(*NECKER, "A discard")
    assert t.discard == ["Jacques Necker"] and t.display("A") == []


def test_L6_3_a_club_may_be_kept():
    t = position("hand A | Cordeliers").choose("A Cordeliers", "A Paris", "A keep")
    assert t.display("A") == ["Club des Cordeliers"]


def test_L6_3_a_card_may_be_kept_after_a_battle_play():
    t = position("hand A | Feuillants\nturn 2").choose("A Feuillants", "A battle", "A keep")
    assert t.display("A") == ["Club des Feuillants"]


def test_L6_3_a_special_is_never_kept():
    t = position("Paris | A red 1\nhand A | Bread Shortage").choose("A Bread Shortage")
    assert t.display("A") == [] and t.discard == ["Bread Shortage"]


def test_L6_3_it_is_settled_before_the_next_card_of_the_action():
    t = position("hand A | Santerre, Méricourt").choose("A Santerre", "A Paris")
    assert t.choices == {"keep", "discard"}


def test_L6_3_the_action_ends_by_itself_with_an_empty_hand():
    assert position("hand A | Necker").choose(*NECKER, "A keep").seat == "B"


def test_L6_3_the_player_is_asked_to_go_on_while_others_do_not_know_his_hand():
    """L13.3 Left out, the question would tell them that A holds no Special he could play."""
    assert position("hand A | Necker, Marat").choose(*NECKER, "A keep").choices == {"done"}


def test_L6_3_the_player_is_not_asked_to_go_on_where_everybody_sees_that_he_cannot():
    t = position("hand A | Necker, Marat\nknown | Marat").choose(*NECKER, "A keep")
    assert t.seat == "B"


@pytest.mark.parametrize("edition", ["first", "second"])
def test_L6_3_a_fourth_card_fits(edition):
    t = position("hand A | Necker\ndisplay A | Danton, Talleyrand, Sieyès", edition=edition).choose(*NECKER, "A keep")
    assert len(t.display("A")) == 4


@pytest.mark.parametrize("edition", ["first", "second"])
def test_L6_3_a_fifth_card_without_any_sans_culottes_is_discarded(edition):
    t = position(f"hand A | Necker\ndisplay A | {FOUR_PLAIN}", edition=edition).choose(*NECKER)
    assert t.discard == ["Jacques Necker"] and len(t.display("A")) == 4


def test_L6_3_fifth_card_fits_beside_a_sans_culottes_in_the_second_edition():
    t = position(f"hand A | Necker\ndisplay A | {FOUR_WITH_SANS_CULOTTES}").choose(*NECKER, "A keep")
    assert len(t.display("A")) == 5


def test_L6_3_fifth_card_needs_a_sans_culottes_in_the_first_edition():
    t = position(f"hand A | Necker\ndisplay A | {FOUR_WITH_SANS_CULOTTES}", edition="first").choose(*NECKER)
    assert t.discard == ["Jacques Necker"]


@pytest.mark.parametrize("edition", ["first", "second"])
def test_L6_3_the_fifth_card_may_itself_show_the_sans_culottes(edition):
    t = position(f"hand A | Méricourt\ndisplay A | {FOUR_PLAIN}", edition=edition)
    t.choose("A Méricourt", "A Paris", "A keep")
    assert len(t.display("A")) == 5


@pytest.mark.parametrize("edition", ["first", "second"])
def test_L6_3_never_six(edition):
    t = position(f"hand A | Méricourt\ndisplay A | {FOUR_WITH_SANS_CULOTTES}, Couthon", edition=edition)
    t.choose("A Méricourt", "A Paris")
    assert t.discard == ["Théroigne de Méricourt"] and len(t.display("A")) == 5


def test_L6_3_a_sans_culottes_in_another_display_does_not_help():
    t = position(f"hand A | Necker\ndisplay A | {FOUR_PLAIN}\ndisplay B | Marat").choose(*NECKER)
    assert t.discard == ["Jacques Necker"]


def test_L6_3_the_limit_is_checked_only_when_a_card_is_added():
    t = position(f"hand A | Necker\ndisplay A | {FOUR_PLAIN}, Fouché").choose(*NECKER)
    assert len(t.display("A")) == 5


def test_L6_3_a_card_without_room_is_discarded_and_the_reason_told():
    t = position(f"hand A | Necker\ndisplay A | {FOUR_PLAIN}").choose(*NECKER)
    assert "liberte-display-full" in t.events
    assert "Jacques Necker" in t.discard


def test_L6_3_nobody_removes_a_card_from_his_display_of_his_own_accord():
    t = position(f"display A | {FOUR_PLAIN}\nrow | 1, 3, 42")
    assert t.choices == {"Jean-Sylvain Bailly", "Nicolas de Condorcet", "Camille Desmoulins", "deck", "pass"}


# L6.8


def test_L6_8_a_player_who_passed_may_act_in_the_next_round():
    t = position("hand A | Necker").choose("A pass", "B deck", "C deck", *NECKER)
    assert t.map == "Paris | A white 3"


def test_L6_8_a_pass_changes_nothing():
    t = position("hand A | Necker\nrow | 1, 2, 3")
    before = t.match.view(None)["table"]["hands"]
    assert t.choose("A pass").match.view(None)["table"]["hands"] == before and t.map == ""


# L6.9


@pytest.mark.parametrize(
    ("faction", "card", "province"),
    [("blue", "Gouges", "Gascogne"), ("white", "Royou", "Maine"), ("red", "Choudieu", "Maine")],
)
def test_L6_9_any_colour_that_runs_out_triggers_the_end(faction, card, province):
    t = position(f"{supply_left(faction, 1)}\nhand A | {card}")
    assert not t.state.ending
    t.choose(f"A {card}", f"A {province}")
    assert t.supply[faction] == 0 and t.state.ending


def test_L6_9_one_block_left_triggers_nothing():
    t = position(f"{supply_left('white', 2)}\nhand A | Royou").choose("A Royou", "A Maine", "A keep")
    t.choose("B pass", "C pass")
    assert t.phase == "action" and t.seat == "A"


def test_L6_9_the_round_is_finished_then_the_phase_ends():
    t = position(f"{supply_left('white', 1)}\nhand A | Royou").choose("A Royou", "A Maine", "A keep", "B deck")
    assert t.phases == ["action"] and t.seat == "C"
    assert t.choose("C deck").phases[:2] == ["action", "election"]


def test_L6_9_when_the_last_player_triggers_it_nobody_is_left():
    t = position(f"{supply_left('white', 1)}\nhand C | Royou").choose("A deck", "B deck")
    t.choose("C Royou", "C Maine", "C keep")
    assert t.phases[:2] == ["action", "election"]


def test_L6_9_triggered_for_good_even_if_blocks_come_back():
    t = position(f"{supply_left('white', 1)}\nhand A | Royou\nhand B | Bread Shortage")
    t.choose("A Royou", "A Maine", "A keep", "B Bread Shortage", "B stack Maine A")
    assert t.supply["white"] == 1
    assert t.choose("C deck").phases[:2] == ["action", "election"]


def test_L6_9_a_supply_empty_at_the_start_leaves_exactly_one_round():
    t = position(supply_left("white", 0)).choose("A deck", "B deck")
    assert t.phases == ["action"]
    assert t.choose("C deck").phases[:2] == ["action", "election"]


def test_L6_9_the_battle_follows_from_turn_2_on():
    blocks = "\n".join(f"{province} | C white 3" for province in range(20, 28))
    t = position(f"{blocks}\nturn 2").choose("A deck", "B deck", "C deck")
    assert t.phases[:3] == ["action", "battle", "election"]


def test_L6_9_the_next_action_phase_begins_untriggered():
    t = position(f"{supply_left('white', 0)}\n{SEVEN_EACH}\nvp | A 20 | B 10").choose("A pass", "B pass", "C pass")
    t.choose("A done", "B done", "C done")
    assert t.turn == 2 and t.phase == "action" and not t.state.ending


def test_L6_10_rounds_of_passes_are_counted_anew_in_each_phase():
    """The only round of turn 1 (L6.9) was one of passes; turn 2 ends after two more."""
    t = position(f"{supply_left('white', 0)}\n{SEVEN_EACH}\nvp | A 20 | B 10").choose("A pass", "B pass", "C pass")
    t.choose("A done", "B done", "C done", "A pass", "B pass", "C pass")
    assert t.turn == 2 and t.phase == "action"
    assert "battle" in t.choose("A pass", "B pass", "C pass").phases


# L6.10


def test_L6_10_two_successive_rounds_of_passes_end_the_phase():
    t = position("").choose("A pass", "B pass", "C pass", "A pass", "B pass")
    assert t.phases == ["action"]
    assert t.choose("C pass").phases[:2] == ["action", "election"]


def test_L6_10_the_rounds_of_passes_must_be_successive():
    t = position("").choose("A pass", "B pass", "C pass", "A pass", "B deck", "C pass", "A pass", "B pass", "C pass")
    assert t.phases == ["action"] and t.seat == "A"
    assert t.choose("A pass", "B pass", "C pass").phases[:2] == ["action", "election"]


def test_L6_10_a_card_played_is_no_pass():
    t = position("hand C | Necker").choose("A pass", "B pass", "C pass")
    t.choose(
        "A pass",
        "B pass",
        "C Necker",
        "C Paris",
        "C Paris",
        "C Paris",
        "C keep",
        "A pass",
        "B pass",
        "C pass",
    )
    assert t.phases == ["action"]


def test_L6_10_the_phase_ends_after_the_60th_round():
    t = in_round(60).choose("A deck", "B deck")
    assert t.phases == []
    assert t.choose("C deck").phases[:1] == ["election"]


def test_L6_10_the_59th_round_is_followed_by_another():
    t = in_round(59).choose("A deck", "B deck", "C deck")
    assert t.phases == [] and t.state.rounds == 60
