"""P11 What a player may know: everything but dice to come and what lies below the top of each deck."""

from __future__ import annotations

import random
from collections import Counter
from itertools import chain
from typing import Any

import pytest

from pileus.games.emancipation.events import IdeaLaidOut
from pileus.games.emancipation.rules.p01_laws import broken_law
from pileus.games.emancipation.rules.p11_secrets import determinise
from pileus.games.emancipation.rules.state import State
from pileus.games.emancipation.tables import EAST_IDEAS, IDEA, WEST_IDEAS
from pileus.kernel.luck import seed_luck
from pileus.play.match import Match
from tests.games.emancipation.random_play import TABLES, begun, in_second_stage, matches, peaceful, twin, walk
from tests.games.emancipation.table import Table, table


def dealt_anew(s: State, seed: int, seat: int = 0) -> State:
    """The same table as far as a seat can tell."""
    other = s.clone()
    seed_luck(other, 11, seed)
    determinise(other, seat)
    return other


def deck(s: State, side: int) -> tuple[int, ...]:
    """A deck from the bottom up."""
    return tuple(s.deck[side][: s.deck_n[side]])


def box(s: State) -> tuple[int, ...]:
    """The ideas in the box."""
    return tuple(s.unused[: s.unused_n])


# Everywhere: nothing a seat is sent depends on what nobody may know


def seats(match: Match) -> list[int | None]:
    """Everybody, and a spectator."""
    return [None, *range(match.seats)]


def test_P11_1_view_choices_and_prompt_are_the_same_whatever_lies_in_the_decks():
    luck = random.Random(1)
    compared = 0
    for match in matches(1):
        while match.seat is not None:
            match.play(luck.choice(match.choices))
            if luck.random() < 0.1:
                for seat in seats(match):
                    other = twin(match, match.determinise(seat, compared))
                    assert other.view(seat) == match.view(seat)
                    compared += 1
    assert compared > 300


def test_P11_1_so_is_what_follows_a_choice_until_a_card_is_turned_up():
    """At a table luck comes with the number of the choice, so both roll the same dice."""
    luck = random.Random(2)
    turned_up = compared = 0
    for match in matches(2):
        while match.seat is not None:
            choice = luck.choice(match.choices)
            seat = luck.choice(seats(match))
            other = twin(match, match.determinise(seat, match.number))
            match.play(choice)
            other.play(choice)
            assert other.story(seat, match.number) == match.story(seat, match.number)
            if any(isinstance(event, IdeaLaidOut) for event in match.log[-1].events):
                turned_up += 1  # the card below it is now on top
            elif luck.random() < 0.2:
                assert other.view(seat) == match.view(seat)
                compared += 1
    assert compared > 150
    assert turned_up > 100


@pytest.mark.parametrize("match", list(matches(6)), ids=str)
def test_P11_1_everybody_sees_the_same_so_the_game_says_that_it_has_no_secrets(match):
    luck = random.Random(6)
    while match.seat is not None:
        shown = [{**match.view(seat)["table"], "viewer": None} for seat in seats(match)]
        assert all(table == shown[0] for table in shown)
        match.play(luck.choice(match.choices))
    assert all(match.story(seat) == match.story(None) for seat in seats(match))
    assert not match.game.secrets


def test_P11_1_why_not_tells_nothing_either():
    luck = random.Random(3)
    match = next(matches(3))
    while match.seat is not None:
        other = twin(match, match.determinise(match.seat, match.number))
        for idea in luck.sample(IDEA, 3):
            assert other.why_not(match.seat, f"idea:{idea.key}") == match.why_not(match.seat, f"idea:{idea.key}")
        match.play(luck.choice(match.choices))


@pytest.mark.parametrize("options", TABLES)
def test_P11_1_tables_dealt_anew_keep_the_laws(options):
    """P1.6: every idea is in exactly one place."""
    for s in chain(walk(begun(4, **options), 4), walk(peaceful(4, **options), 4)):
        assert broken_law(dealt_anew(s, s.rolls)) == 0


@pytest.mark.parametrize("players", [2, 3])
def test_P11_1_in_the_second_stage_too(players):
    for s in walk(in_second_stage(5, players), 5):
        assert broken_law(dealt_anew(s, s.rolls)) == 0


@pytest.mark.parametrize("options", TABLES)
def test_P11_1_what_is_public_stays_where_it_is(options):
    """Columns, discards, sizes and tops of the decks; and every piece."""
    for s in walk(peaceful(6, **options), 6):
        other = dealt_anew(s, s.rolls)
        assert [deck(other, side)[-1:] for side in range(2)] == [deck(s, side)[-1:] for side in range(2)]
        hide(other)
        assert other.pack() == hidden(s).pack()


def hidden(s: State) -> State:
    """A state without luck and without what nobody can see."""
    other = s.clone()
    hide(other)
    return other


def hide(s: State) -> None:
    """Luck, the cards below the tops, and the box."""
    s.rng = [0, 0, 0, 0]
    s.rolls = 0
    s.unused = [0] * len(s.unused)
    for side in range(2):
        for i in range(len(s.deck[side])):
            if i != s.deck_n[side] - 1:
                s.deck[side][i] = 0


def test_P11_1_tables_dealt_anew_differ():
    s = begun(1, players=3)
    dealt = [dealt_anew(s, seed) for seed in range(10)]
    assert len({deck(other, 0) for other in dealt}) == len({deck(other, 1) for other in dealt}) == 10


def test_P11_1_what_the_dice_will_show_differs():
    match = table().match
    assert match.determinise(0, 1).rng != match.determinise(0, 2).rng != match.state.rng


def test_P11_1_the_true_state_is_left_alone():
    match = table().match
    before = match.state.pack()
    match.determinise(0, 1)
    assert match.state.pack() == before


# Every hidden card can be in every hidden place


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 2}])
def test_P11_1_every_west_idea_not_seen_can_be_anywhere_in_the_west_deck_or_in_the_box(options):
    s = begun(2, **options)
    unseen = {*deck(s, 0)[:-1], *(idea for idea in box(s) if idea < WEST_IDEAS)}
    dealt = [dealt_anew(s, seed) for seed in range(1200)]
    for i in range(s.deck_n[0] - 1):
        assert {other.deck[0][i] for other in dealt} == unseen
    assert {idea for other in dealt for idea in box(other) if idea < WEST_IDEAS} == unseen


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 2}])
def test_P11_1_every_east_idea_not_seen_can_be_anywhere_in_the_east_deck_or_in_the_box(options):
    s = begun(2, **options)
    unseen = {*deck(s, 1)[:-1], *(idea for idea in box(s) if idea >= WEST_IDEAS)}
    assert len(unseen) == EAST_IDEAS - 6 - 1
    dealt = [dealt_anew(s, seed) for seed in range(600)]
    for i in range(s.deck_n[1] - 1):
        assert {other.deck[1][i] for other in dealt} == unseen
    assert {idea for other in dealt for idea in box(other) if idea >= WEST_IDEAS} == unseen


@pytest.mark.parametrize("players", [2, 3])
def test_P11_1_in_the_second_stage_every_card_below_a_top_can_be_below_either(players):
    """P10.4: which discards became the decks is plain from those that are left; West and East are mixed."""
    s = in_second_stage(3, players)
    unseen = {*deck(s, 0)[:-1], *deck(s, 1)[:-1]}
    dealt = [dealt_anew(s, seed) for seed in range(300)]
    for side in range(2):
        for i in range(s.deck_n[side] - 1):
            assert {other.deck[side][i] for other in dealt} == unseen


def test_P11_1_in_the_second_stage_the_box_is_known():
    """What was never dealt."""
    s = in_second_stage(3, 3)
    assert all(box(dealt_anew(s, seed)) == box(s) for seed in range(20))


# As likely as another: small decks, of which all deals can be counted


def few(**fields: Any) -> Table:
    """A table with known columns; what is neither named nor in the box is discarded."""
    market: dict[str, Any] = {"west": [f"W0{i}" for i in range(1, 7)], "east": [f"E0{i}" for i in range(1, 7)]}
    boxed = fields.pop("boxed")
    named = {*market["west"], *market["east"], *fields["west_deck"], *fields["east_deck"], *boxed}
    discard = [idea.key for idea in IDEA if idea.key not in named]
    return table(**market, discard=discard, **fields)


def deals(t: Table) -> Counter[tuple[str, ...]]:
    """How often the cards below the tops, West then East, are which."""
    s = t.state
    found: Counter[tuple[str, ...]] = Counter()
    for seed in range(1200):
        other = dealt_anew(s, seed)
        found[tuple(IDEA[idea].key for side in range(2) for idea in deck(other, side)[:-1])] += 1
    return found


def test_P11_1_all_deals_of_a_first_stage_are_equally_likely():
    """Two of W21, W22, W23, W24 lie below W20, in some order; and E21 or E22 below E20."""
    found = deals(few(west_deck=["W20", "W21", "W22"], east_deck=["E20", "E21"], boxed=["W23", "W24", "E22"]))
    assert len(found) == 4 * 3 * 2
    assert all(25 < times < 80 for times in found.values())


def test_P11_1_with_an_empty_west_deck_the_east_deck_is_dealt_anew():
    found = deals(few(west_deck=[], east_deck=["E20", "E21", "E22"], boxed=["W23", "E23"]))
    assert len(found) == 3 * 2


def test_P11_1_with_no_idea_of_a_side_in_the_box_the_deck_is_shuffled():
    found = deals(few(west_deck=["W20", "W21", "W22"], east_deck=["E20", "E21", "E22"], boxed=["W23"]))
    assert len(found) == 3 * 2 * 2
    assert {deal[2:] for deal in found} == {("E21", "E22"), ("E22", "E21")}


def test_P11_1_the_last_card_of_a_deck_is_known():
    assert deals(few(west_deck=["W20"], east_deck=["E20"], boxed=["W23", "E23"])) == {(): 1200}


STAGE_2: dict[str, Any] = {"mode": "two-stage", "stage": 2}


def test_P11_1_all_deals_of_a_second_stage_are_equally_likely():
    """W21, E20 and W23 lie below W20 and E21."""
    found = deals(few(**STAGE_2, west_deck=["W20", "W21", "E20"], east_deck=["E21", "W23"], boxed=["W24", "E24"]))
    assert len(found) == 3 * 2
    assert all(150 < times < 250 for times in found.values())


def test_P11_1_in_a_second_stage_without_a_west_deck():
    found = deals(few(**STAGE_2, west_deck=[], east_deck=["E21", "W23", "W24", "E23"], boxed=["W25", "E24"]))
    assert len(found) == 3 * 2


def test_P11_1_in_a_second_stage_without_an_east_deck():
    found = deals(few(**STAGE_2, west_deck=["E21", "W23", "W24", "E23"], east_deck=[], boxed=["W25", "E24"]))
    assert len(found) == 3 * 2


def test_P11_1_in_a_second_stage_with_one_east_card_which_is_known():
    found = deals(few(**STAGE_2, west_deck=["E21", "W23", "W24"], east_deck=["W26"], boxed=["W25", "E24"]))
    assert set(found) == {("W23", "W24"), ("W24", "W23")}


# Decks are face up


def test_P11_1_the_next_card_is_known():
    t = table(west_deck=["W20", "W21"], east_deck=["E20"])
    decks = t.match.view(None)["table"]["decks"]
    assert (decks["west"]["top"], decks["east"]["top"]) == ("W20", "E20")


def test_P11_1_the_discards_are_public_too():
    t = table(discard=["W20", "E21"])
    assert t.match.view(None)["table"]["discard"] == ["W20", "E21"]
