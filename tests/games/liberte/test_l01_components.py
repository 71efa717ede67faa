"""L1 Components, and what is conserved."""

from __future__ import annotations

from collections import Counter

import pytest

import pileus
from pileus import Refused
from pileus.games.liberte.rules.l01_components import (
    BLOCKS_LAW,
    CARDS_LAW,
    STACKS_LAW,
    TOKENS_LAW,
    broken_law,
    unused_tokens,
)
from pileus.games.liberte.tables import BLOCKS, CARD, CLUB, FACTIONS, PARIS, PERSONALITY, PROVINCE, REGION
from tests.games.liberte.table import Table, position

EIGHTEEN_STACKS = """
    1  | A blue 1
    2  | A blue 1
    3  | A blue 1
    4  | A blue 1
    5  | A blue 1
    6  | A blue 1
    7  | A blue 1
    9  | A blue 1
    10 | A blue 1
    12 | A blue 1
    13 | A blue 1
    14 | A blue 1
    15 | A blue 1
    16 | A blue 1
    17 | A blue 1
    18 | A blue 1
    19 | A blue 1
    20 | A blue 1
"""

SPECIALS = [card for card in CARD if card.kind > CLUB]
CLUBS = [card for card in CARD if card.kind == CLUB]
PERSONALITIES = [card for card in CARD if card.kind == PERSONALITY]


def accounted(t: Table, faction: str) -> int:
    """L1.3 Supply, map, votes and what waits in turn 1; lost battles aside."""
    s, i = t.state, FACTIONS.index(faction)
    on_map = sum(h for seat in range(6) for h, f in zip(s.height[seat], s.faction[seat], strict=True) if f == i)
    return s.supply[i] + on_map + sum(votes[i] for votes in s.votes) + (2 if s.turn == 1 else 0)


# L1.1 The map


def test_L1_1_27_provinces_numbered_1_to_27():
    assert [province.number for province in PROVINCE] == list(range(1, 28))


def test_L1_1_six_regions_of_four_or_five_provinces():
    sizes = Counter(province.region for province in PROVINCE)
    assert set(sizes) == {region.key for region in REGION}
    assert len(sizes) == 6 and set(sizes.values()) == {4, 5}


def test_L1_1_exactly_four_provinces_carry_one_or_two_points():
    points = [province.vp for province in PROVINCE if province.vp]
    assert len(points) == 4 and set(points) <= {1, 2}


def test_L1_1_number_8_is_paris():
    assert PARIS == 8 and "Paris" in PROVINCE[7].name


# L1.2 The cards


def test_L1_2_110_cards_in_two_sets():
    assert Counter(card.set for card in CARD) == {"A": 57, "B": 53}


def test_L1_2_20_specials_have_neither_value_nor_faction():
    assert {(card.value, card.faction, card.region) for card in SPECIALS} == {(0, -1, "")}
    assert len(SPECIALS) == 20


def test_L1_2_the_specials_by_name_and_set():
    """L11.1 to L11.6"""
    assert Counter((card.name, card.set) for card in SPECIALS) == {
        ("Bread Shortage", "A"): 4,
        ("Emigration", "A"): 2,
        ("Religious Problems", "A"): 2,
        ("Guillotine", "B"): 2,
        ("Purge", "B"): 4,
        ("Terror", "B"): 6,
    }


def test_L1_2_a_club_has_value_1_no_region_and_a_cannon():
    assert {(card.value, card.region, card.cannon) for card in CLUBS} == {(1, "", 1)}


def test_L1_2_a_personality_has_a_value_a_faction_and_a_background():
    assert {card.value for card in PERSONALITIES} == {1, 2, 3}
    assert {FACTIONS[card.faction] for card in PERSONALITIES} == {"blue", "white", "red"}
    assert {card.region for card in PERSONALITIES} == {region.key for region in REGION}


# L1.3 Blocks


def test_L1_3_28_blue_24_white_30_red():
    t = position("turn 2\nphase action")
    assert t.supply == {"blue": 28, "white": 24, "red": 30}


def test_L1_3_blocks_on_the_map_are_not_supply():
    t = position("Paris | A red 3 | B blue 2\nturn 2")
    assert t.supply == {"blue": 26, "white": 24, "red": 27}


def test_L1_3_waiting_blocks_are_not_supply():
    assert position("").supply == {"blue": 26, "white": 22, "red": 28}


def test_L1_3_a_block_placed_leaves_the_supply():
    t = position("hand A | Bailly").choose("A Bailly", "A Paris", "A Paris")
    assert t.supply["blue"] == 24 and accounted(t, "blue") == 28


def test_L1_3_votes_held_are_not_supply():
    """The tie in Picardie waits while A holds his vote from Normandie."""
    t = position("Normandie | A red 2\nPicardie | A blue 1 | B white 1\ndisplay A | Bailly\nphase election")
    assert t.votes == "A red 1" and t.supply["red"] == 26
    assert accounted(t, "red") == 30


def test_L1_3_a_block_on_a_lost_battle_is_not_supply():
    assert position("lost 2\nturn 3").supply["white"] == 23


def test_L1_3_more_blocks_than_there_are_cannot_lie_on_the_table():
    stacks = "\n".join(f"{province} | A white 3" for province in range(1, 9))
    with pytest.raises(Refused) as refused:
        position(stacks)  # 24, and in turn 1 two of them wait
    assert refused.value.rule == "L1.3"


def test_L1_3_a_lost_block_is_noticed():
    s = position("").state
    s.supply[0] -= 1
    assert broken_law(s) == BLOCKS_LAW


def test_L1_3_the_set_up_conserves_blocks():
    s = Table(pileus.game("liberte").new(players=3, seed=1), "ABC").state
    assert [n + 2 for n in s.supply] == list(BLOCKS)
    assert broken_law(s) == 0


# L1.4 Control tokens


def test_L1_4_18_of_20_tokens_are_free_for_the_map_and_the_battle_box():
    assert unused_tokens(position("").state, 0) == 18


def test_L1_4_one_token_a_stack():
    t = position("Paris | A red 3 | B blue 1\nNormandie | A red 1")
    assert unused_tokens(t.state, 0) == 16


def test_L1_4_one_token_each_in_the_battle_box():
    assert unused_tokens(position("battle | A 3\nturn 2").state, 0) == 15


def test_L1_4_one_token_in_the_presence_box():
    t = position("government red\npresence | A\nturn 2")
    assert unused_tokens(t.state, 0) == 17 and unused_tokens(t.state, 1) == 18


def test_L1_4_a_new_stack_takes_a_token_and_a_grown_one_does_not():
    t = position("hand A | Bailly").choose("A Bailly", "A Paris", "A Paris")
    assert unused_tokens(t.state, 0) == 17


def test_L1_4_a_stack_that_loses_its_last_block_gives_its_token_back_at_once():
    t = position(f"{EIGHTEEN_STACKS}\nhand B | Bread Shortage").choose("A pass", "B Bread Shortage", "B stack 1 A")
    assert unused_tokens(t.state, 0) == 1


def test_L1_4_a_stack_that_keeps_a_block_keeps_its_token():
    t = position("Paris | A red 2\nhand B | Bread Shortage").choose("A pass", "B Bread Shortage")
    assert unused_tokens(t.state, 0) == 17


def test_L1_4_a_vote_from_the_last_block_gives_the_token_back():
    t = position("Normandie | A red 1\nPicardie | A red 2\nphase election")
    assert unused_tokens(t.state, 0) == 16  # one stack, and presence (L10.5)


def test_L1_4_without_a_token_no_stack_can_be_started():
    t = position(f"{EIGHTEEN_STACKS}\nhand A | Sieyès").choose("A Sieyès")
    assert t.map.count("|") == 18 and "Lyonnais | A blue 3" in t.map  # two blocks fit on his stack there


def test_L1_4_without_a_token_nobody_goes_to_the_battle_box():
    t = position(f"{EIGHTEEN_STACKS}\nhand A | Feuillants\nturn 2").choose("A Feuillants")
    assert "battle" not in t.choices and t.asked == "liberte-place-anywhere"


def test_L1_4_presence_can_take_the_last_token():
    stacks = EIGHTEEN_STACKS.replace("20 | A blue 1", "")
    t = position(f"{stacks}\nhand A | Feuillants\nturn 2\ngovernment blue\npresence | A").choose("A Feuillants")
    assert t.asked == "liberte-place-anywhere"


def test_L1_4_the_battle_box_has_no_limit_but_the_tokens():
    t = position("battle | A 17\nhand A | Feuillants\nturn 2").choose("A Feuillants", "A battle")
    assert t.battle["A"] == 18


def test_L1_4_more_tokens_than_18_cannot_be_used():
    with pytest.raises(Refused) as refused:
        position(f"{EIGHTEEN_STACKS}\nbattle | A 1\nturn 2")
    assert refused.value.rule == "L1.4"


def test_L1_4_presence_never_fails_for_want_of_a_token():
    t = position(f"{EIGHTEEN_STACKS}\nturn 2\ngovernment blue\npresence | A")
    assert t.presence == "A" and unused_tokens(t.state, 0) == 0


def test_L1_4_presence_is_won_with_18_stacks_on_the_map():
    red = "\n".join(f"{province} | A red 2" for province in (1, 2, 3, 4, 5, 6, 7))
    blue = "\n".join(f"{province} | A blue 2" for province in range(9, 20))
    t = position(f"{red}\n{blue}\nphase election")
    assert t.presence == "A" and t.state.stacks_of[0] == 18


def test_L1_4_tokens_that_do_not_exist_are_noticed():
    s = position(f"{EIGHTEEN_STACKS}\nturn 2").state
    s.battle[0] = 1
    assert broken_law(s) == TOKENS_LAW


def test_L1_4_a_stack_without_a_token_is_noticed():
    s = position("Paris | A red 3").state
    s.stacks_of[0] = 0
    assert broken_law(s) == TOKENS_LAW


def test_L6_2a_a_province_that_counts_its_stacks_wrongly_is_noticed():
    s = position("Paris | A red 3").state
    s.stacks[PARIS] = 2
    assert broken_law(s) == STACKS_LAW


# L1.5 Cards


def test_L1_5_every_card_is_in_exactly_one_place_at_the_start():
    s = Table(pileus.game("liberte").new(players=6, seed=1), "ABCDEF").state
    hands = [card for seat in range(6) for card in s.hand[seat][: s.hand_n[seat]]]
    deck = s.deck[: s.deck_n] + s.deck[110 - s.under_n :]
    assert sorted(hands + deck + s.row) == list(range(1, 111))


def test_L1_5_a_card_in_two_places_is_refused():
    with pytest.raises(Refused) as refused:
        pileus.game("liberte").set_up({"game": "liberte", "options": {}, "hands": [[71]], "discard": [71]})
    assert refused.value.rule == "L1.5"


def test_L1_5_a_card_in_two_places_is_noticed():
    s = position("hand A | 71").state
    s.hand[0][0] = 1
    assert broken_law(s) == CARDS_LAW


def test_L1_5_a_card_in_play_is_still_in_one_place():
    s = position("hand A | Bailly").choose("A Bailly", "A Paris").state
    assert broken_law(s) == 0 and s.card == 1


def test_L1_5_the_laws_hold_for_all_places_of_cards():
    t = position("""
        hand A    | 71, 72
        display B | 41, 18
        discard   | 1, 50
        box       | 2, 3
        row       | 4, 5, 6
    """)
    assert broken_law(t.state) == 0
