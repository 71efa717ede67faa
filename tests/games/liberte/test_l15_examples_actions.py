"""L15.1 to L15.4 End-to-end examples of the action phase."""

from __future__ import annotations

import pytest

from tests.games.liberte.table import Table, position

# L15.1 End trigger


def end_trigger() -> Table:
    """Turn 1, white supply 2. A plays a white 3, B takes a card, C plays Bread Shortage on a white block."""
    white = "\n".join(f"{province} | C white 3" for province in range(20, 26)) + "\n26 | C white 2"
    return position(f"{white}\nhand A | Necker\nhand C | Bread Shortage\nrow | 1, 3, 42")


def test_L15_1_exactly_2_blocks_are_placed_and_the_end_is_triggered():
    t = end_trigger().choose("A Necker", "A Paris", "A Paris")
    assert "Paris | A white 2" in t.map and t.asked == "liberte-settle"
    assert t.supply["white"] == 0 and "liberte-end-triggered" in t.events


def test_L15_1_the_others_still_act():
    t = end_trigger().choose("A Necker", "A Paris", "A Paris", "A keep", "B deck", "C Bread Shortage")
    assert t.seat == "C" and t.asked == "liberte-target-bread-shortage"


def test_L15_1_the_phase_ends_after_c_and_the_election_follows():
    t = end_trigger().choose("A Necker", "A Paris", "A Paris", "A keep", "B deck")
    t.choose("C Bread Shortage", "C stack Paris A")
    assert t.phases == ["action", "election", "turn 2", "refresh"]


# L15.2 Room: P is Berry-Touraine, Q Bourbonnais-Nivernais, R Limousin-Marche and S Auvergne


def room(others: str, tokens_elsewhere: int = 0) -> Table:
    """Red supply 5. A has played a red 3, and places it; so many stacks of others stand in S."""
    red = "\n".join(f"{province} | B red 3" for province in range(1, 7))
    white = "\n".join(f"{province} | A white 1" for province in (7, 8, 9, 10, 11, 12, 13, 16, *range(19, 26)))
    elsewhere = "\n".join(white.splitlines()[:tokens_elsewhere])
    t = position(
        f"""
        Berry-Touraine        | A red 2
        Bourbonnais-Nivernais | A blue 1
        Limousin-Marche       | A red 3
        Auvergne              | {others}
        {red}
        {elsewhere}
        hand A                | Saint-Just
        """,
        seats="ABCD",
    )
    assert t.supply["red"] == 5
    return t.choose("A Saint-Just")


def splits(t: Table) -> set[str]:
    """Every way to place the blocks, as what then stands in P and in S."""
    if t.asked != "liberte-place":
        heights = t.state.height[0]
        assert (heights[15], heights[17]) == (1, 3)
        assert t.supply["red"] == 5 - (heights[14] - 2) - heights[18]
        return {f"P {heights[14]} S {heights[18]}"}
    found = set()
    for choice in t.match.choices:
        t.match.play(choice)
        found |= splits(t)
        t.match.undo()
    return found


def test_L15_2_with_three_stacks_in_s_exactly_1_block_in_p():
    assert splits(room("B white 1 | C white 1 | D white 1")) == {"P 3 S 0"}


def test_L15_2_with_two_stacks_in_s_exactly_two_splits():
    assert splits(room("B white 1 | C white 1")) == {"P 2 S 3", "P 3 S 2"}


def test_L15_2_with_one_token_left_the_same_two_splits():
    assert splits(room("B white 1 | C white 1", tokens_elsewhere=14)) == {"P 2 S 3", "P 3 S 2"}


def test_L15_2_with_no_token_left_p_1_only():
    assert splits(room("B white 1 | C white 1", tokens_elsewhere=15)) == {"P 3 S 0"}


# L15.3 Pair

PAIR = """
    hand A | Cordeliers, Murat, Feuillants, Choudieu, Barère, Gensonné
    turn 3
"""


def test_L15_3_second_a_value_1_of_the_region_or_another_club():
    """Not Choudieu (another region), not Barère (a value 2)."""
    t = position(PAIR).choose("A Cordeliers", "A blocks", "A Languedoc", "A keep")
    assert t.choices == {"Joachim Murat", "Club des Feuillants", "Armand Gensonné", "done"}


def test_L15_3_the_second_clubs_block_goes_to_that_region():
    t = position(PAIR).choose("A Cordeliers", "A blocks", "A Languedoc", "A keep", "A Feuillants")
    assert t.choices == {"Guyenne", "Gascogne", "Foix-Roussillon"}  # in Languedoc stands his red block


def test_L15_3_the_second_personalitys_block_goes_to_that_region():
    t = position(PAIR).choose("A Cordeliers", "A blocks", "A Languedoc", "A keep", "A Murat")
    assert t.choices == {"Guyenne", "Gascogne", "Languedoc", "Foix-Roussillon"}


def test_L15_3_nothing_goes_to_the_battle_box_second():
    """Gensonné shows a Cannon."""
    t = position(PAIR).choose("A Cordeliers", "A blocks", "A Languedoc", "A keep", "A Gensonné")
    assert t.asked == "liberte-place"


def test_L15_3_after_a_battle_token_no_second_card_at_all():
    t = position(PAIR).choose("A Cordeliers", "A battle", "A keep")
    assert t.choices == {"done"}


# L15.4 Display


def displayed(card: str, display: str, edition: str) -> Table:
    """A card of the west, played for its two blocks in Maine; what may be done with it?"""
    t = position(f"hand A | {card}\ndisplay A | {display}", edition=edition)
    return t.choose(f"A {card}", "A Maine", "A Maine")


ONE_WITH = "Marat, Danton, Talleyrand, Sieyès"
NONE_WITH = "Couthon, Danton, Talleyrand, Sieyès"


def test_L15_4_four_cards_one_with_and_a_new_one_without_may_be_kept_in_the_second_edition():
    assert displayed("Cadoudal", ONE_WITH, "second").choices == {"keep", "discard"}


def test_L15_4_four_cards_one_with_and_a_new_one_without_is_discarded_in_the_first_edition():
    assert displayed("Cadoudal", ONE_WITH, "first").discard == ["Georges Cadoudal"]


@pytest.mark.parametrize("edition", ["first", "second"])
def test_L15_4_four_without_and_the_new_one_with_may_be_kept_in_both(edition):
    assert displayed("Roux", NONE_WITH, edition).choices == {"keep", "discard"}


@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize(("card", "name"), [("Cadoudal", "Georges Cadoudal"), ("Roux", "Jacques Roux")])
def test_L15_4_five_cards_and_any_new_one_is_discarded(card, name, edition):
    assert displayed(card, f"{ONE_WITH}, Hébert", edition).discard == [name]
