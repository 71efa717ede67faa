"""L6.2a, L6.2c Blocks on the map: where they may go, and how many must."""

from __future__ import annotations

import pytest

from pileus import Refused
from tests.games.liberte.table import Table, position

NORTH = {"Normandie", "Picardie", "Flandre-Artois", "Paris", "Orléanais"}
CENTRE = {"Berry-Touraine", "Bourbonnais-Nivernais", "Limousin-Marche", "Auvergne"}


def red_stacks(count: int) -> str:
    """So many of A's tokens lie under red blocks, none of them in the centre."""
    provinces = [number for number in range(1, 28) if number not in (14, 15, 17, 18)]
    return "\n".join(f"{province} | A red 1" for province in provinces[:count])


def centre(t: Table) -> str:
    """A's stacks in the centre."""
    return "\n".join(line for line in t.map.splitlines() if line.partition(" |")[0] in CENTRE)


# L6.2a


def test_L6_2a_value_blocks_of_its_faction():
    t = position("hand A | Necker").choose("A Necker", "A Paris", "A Paris", "A Paris")
    assert t.map == "Paris | A white 3" and t.asked == "liberte-settle"


def test_L6_2a_a_personality_places_in_its_region_only():
    assert position("hand A | Necker").choose("A Necker").choices == NORTH


def test_L6_2a_a_club_places_in_any_province():
    assert len(position("hand A | Cordeliers").choose("A Cordeliers").choices) == 27


def test_L6_2a_a_club_places_one_block():
    t = position("hand A | Cordeliers").choose("A Cordeliers", "A Guyenne")
    assert t.map == "Guyenne | A red 1" and t.asked == "liberte-settle"


def test_L6_2a_blocks_are_split_as_the_player_likes():
    t = position("hand A | Necker").choose("A Necker", "A Paris", "A Picardie", "A Paris")
    assert t.map == "Picardie | A white 1\nParis | A white 2"


def test_L6_2a_blocks_may_go_to_three_provinces():
    t = position("hand A | Necker").choose("A Necker", "A Paris", "A Picardie", "A Orléanais")
    assert t.map == "Picardie | A white 1\nParis | A white 1\nOrléanais | A white 1"


def test_L6_2a_i_a_stack_has_at_most_three_blocks():
    t = position("Paris | A white 3\nhand A | Necker").choose("A Necker")
    assert t.choices == NORTH - {"Paris"}


def test_L6_2a_i_a_stack_grows_up_to_three_blocks():
    t = position("Paris | A white 2\nhand A | Necker").choose("A Necker", "A Paris")
    assert t.map == "Paris | A white 3" and t.choices == NORTH - {"Paris"}


def test_L6_2a_ii_a_stack_is_of_one_colour():
    t = position("Paris | A red 1\nhand A | Necker").choose("A Necker")
    assert t.choices == NORTH - {"Paris"}


def test_L6_2a_iii_at_most_three_stacks_in_a_province():
    t = position("Paris | B red 1 | C blue 1 | D white 1\nhand A | Necker", seats="ABCD").choose("A Necker")
    assert t.choices == NORTH - {"Paris"}


def test_L6_2a_iii_a_third_stack_fits():
    t = position("Paris | B red 1 | C blue 1\nhand A | Frotté").choose("A Frotté", "A Paris")
    assert t.map == "Paris | A white 1 | B red 1 | C blue 1"


def test_L6_2a_iii_an_own_stack_grows_beside_two_others():
    t = position("Paris | A white 1 | B red 1 | C blue 1\nhand A | Necker").choose("A Necker")
    assert "Paris" in t.choices


def test_L6_2a_iv_at_most_one_stack_per_player_in_a_province():
    t = position("Paris | A white 1\nhand A | Frotté").choose("A Frotté", "A Paris")
    assert t.map == "Paris | A white 2" and t.state.stacks_of[0] == 1


def test_L6_2a_iv_two_stacks_of_a_player_in_a_province_are_refused():
    with pytest.raises(Refused) as refused:
        position("Paris | A white 1 | A red 1")
    assert refused.value.rule == "L6.2a"


def test_L6_2a_v_nobody_adds_to_anothers_stack():
    t = position("Paris | B white 1\nhand A | Frotté").choose("A Frotté", "A Paris")
    assert t.map == "Paris | A white 1 | B white 1"


def test_L6_2a_v_two_stacks_of_a_colour_may_stand_in_a_province():
    t = position("Paris | B white 3\nhand A | Necker").choose("A Necker", "A Paris", "A Paris", "A Paris")
    assert t.map == "Paris | A white 3 | B white 3"


def test_L6_2a_fewer_blocks_cannot_be_placed_of_ones_own_accord():
    t = position("hand A | Necker").choose("A Necker", "A Paris")
    assert t.choices == NORTH  # no word for "enough"


def test_L6_2a_blocks_stay_where_they_are():
    t = position("Picardie | A white 1\nhand A | Necker").choose("A Necker", "A Paris", "A Paris", "A Paris")
    assert t.map == "Picardie | A white 1\nParis | A white 3"


def test_L6_2a_a_card_that_can_place_none_may_be_played_to_reach_the_display():
    full = "\n".join(f"{province} | A red 1" for province in ("Normandie", "Picardie", "Flandre", "Paris", "Orléanais"))
    t = position(f"{full}\nhand A | Necker").choose("A Necker", "A keep")
    assert t.display("A") == ["Jacques Necker"] and "white" not in t.map


def test_L6_2a_a_card_whose_colour_has_run_out_may_be_played():
    white = "\n".join(f"{province} | C white 3" for province in range(20, 28))
    t = position(f"{white}\nhand A | Frotté\nturn 2").choose("A Frotté", "A keep")
    assert t.display("A") == ["Louis de Frotté"] and t.supply["white"] == 0


# L6.2c


def test_L6_2c_no_more_than_value():
    t = position("hand A | Bailly").choose("A Bailly", "A Paris", "A Picardie")
    assert t.asked == "liberte-settle" and t.supply["blue"] == 24


def test_L6_2c_no_more_than_the_supply():
    white = "\n".join(f"{province} | C white 3" for province in range(20, 27)) + "\n27 | C white 2"
    t = position(f"{white}\nhand A | Necker\nturn 2").choose("A Necker", "A blocks", "A Paris")
    assert t.asked == "liberte-settle" and "Paris | A white 1" in t.map


def test_L6_2c_no_more_than_room_on_own_stacks():
    """One space on his stack; his own red blocks are in the rest of the centre: placed without asking."""
    t = position(
        """
        Berry-Touraine        | A blue 2
        Bourbonnais-Nivernais | A red 1
        Limousin-Marche       | A red 1
        Auvergne              | A red 1
        hand A                | Vergniaud
        """
    ).choose("A Vergniaud")
    assert t.asked == "liberte-settle" and "Berry-Touraine | A blue 3" in t.map
    assert t.supply["blue"] == 26 - 3


def test_L6_2c_where_every_space_is_needed_nothing_is_asked():
    t = position(
        """
        Berry-Touraine        | A blue 2
        Bourbonnais-Nivernais | A blue 2
        Limousin-Marche       | A blue 3
        Auvergne              | A blue 3
        hand A                | Vergniaud
        """
    ).choose("A Vergniaud")
    assert "Berry-Touraine | A blue 3\nBourbonnais-Nivernais | A blue 3" in t.map


def test_L6_2c_an_own_stack_of_another_colour_gives_no_room():
    t = position("Berry-Touraine | A red 1\nhand A | Vergniaud").choose("A Vergniaud")
    assert t.choices == CENTRE - {"Berry-Touraine"}


def test_L6_2c_a_province_with_three_stacks_of_others_gives_no_room():
    t = position(
        """
        Berry-Touraine        | B red 1 | C red 1 | D red 1
        Bourbonnais-Nivernais | B red 1 | C red 1 | D red 1
        Limousin-Marche       | B red 1 | C red 1 | D red 1
        Auvergne              | A blue 2 | B red 1
        hand A                | Vergniaud
        """,
        seats="ABCD",
    ).choose("A Vergniaud")
    assert t.asked == "liberte-settle" and "Auvergne | A blue 3 | B red 1" in t.map
    assert t.supply["blue"] == 26 - 3


def test_L6_2c_a_new_stack_has_room_for_three():
    """Only Auvergne is open to A: all three blocks go there without asking."""
    t = position(
        """
        Berry-Touraine        | A blue 1
        Bourbonnais-Nivernais | A blue 1
        Limousin-Marche       | A blue 1
        hand A                | Saint-Just
        """
    ).choose("A Saint-Just")
    assert "Auvergne | A red 3" in t.map and t.asked == "liberte-settle"


def test_L6_2c_no_more_new_stacks_than_tokens():
    """One token left: the second block must follow the first."""
    t = position(f"{red_stacks(17)}\nhand A | Vergniaud").choose("A Vergniaud", "A Auvergne")
    assert t.asked == "liberte-settle" and centre(t) == "Auvergne | A blue 2"


def test_L6_2c_two_tokens_allow_two_new_stacks():
    t = position(f"{red_stacks(16)}\nhand A | Saint-Just\nturn 2").choose("A Saint-Just", "A blocks", "A Auvergne")
    assert t.choose("A Limousin-Marche").choices == {"Auvergne", "Limousin-Marche"}


def test_L6_2c_without_a_token_only_own_stacks_have_room():
    t = position(f"{red_stacks(17)}\nAuvergne | A blue 2\nhand A | Vergniaud").choose("A Vergniaud")
    assert centre(t) == "Auvergne | A blue 3" and t.asked == "liberte-settle"


def test_L6_2c_without_a_token_nothing_can_be_placed_in_an_empty_region():
    t = position(f"{red_stacks(18)}\nhand A | Vergniaud").choose("A Vergniaud")
    assert centre(t) == "" and t.asked == "liberte-settle"


def test_L6_2c_own_stacks_and_new_ones_add_up():
    """A token for one new stack, and one space on his own: every split that reaches 3 is legal."""
    t = position(f"{red_stacks(16)}\nAuvergne | A red 2\nhand A | Saint-Just\nturn 2").choose(
        "A Saint-Just", "A blocks"
    )
    assert t.choices == CENTRE
    t.choose("A Auvergne", "A Limousin-Marche")
    assert centre(t) == "Limousin-Marche | A red 2\nAuvergne | A red 3"


def test_L6_2c_a_token_freed_in_the_same_action_can_be_used():
    """L1.4 Bread Shortage takes one of his own single blocks first."""
    t = position(f"{red_stacks(18)}\nhand A | Bread Shortage, Vergniaud")
    t.choose("A Bread Shortage", "A stack Normandie A", "A Vergniaud", "A Auvergne")
    assert centre(t) == "Auvergne | A blue 2"
