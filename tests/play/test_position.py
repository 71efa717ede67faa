"""Positions in and out."""

from __future__ import annotations

import random
from typing import Any

import pytest

import pileus
from pileus.games.liberte.rules.state import State
from pileus.games.liberte.tables import PROVINCE
from tests.play.playing import GAMES, moments

EXAMPLE: dict[str, Any] = {
    "game": "liberte",
    "options": {"players": 3, "edition": "second"},
    "turn": 2,
    "phase": "election",
    "order": [0, 1, 2],
    "stacks": [{"province": 8, "seat": 0, "faction": "red", "blocks": 3}],
    "hands": [[1, 2], [3], []],
    "displays": [[71], [], []],
    "row": [4, 5, 6],
    "discard": [],
    "box": [],
    "vp": [4, 0, 0],
    "battle": [0, 1, 2],
    "government": "blue",
    "presence": [1],
    "lost_battles": [2],
}
SMALL = {"game": "liberte", "options": {"players": 3}}


def refusal(**fields: Any) -> pileus.Refused:
    with pytest.raises(pileus.Refused) as caught:
        pileus.game("liberte").set_up({**SMALL, **fields})
    assert caught.value.reason.id == "bad-position"
    return caught.value


def test_the_documented_example_is_a_position():
    match = pileus.game("liberte").set_up(EXAMPLE)
    assert match.view(None)["table"]["vp"][0] == 9  # L10.1: Paris alone makes a government


def test_every_field_but_game_and_options_may_be_missing():
    match = pileus.game("liberte").set_up(SMALL)
    assert match.prompt.id == "liberte-act"
    assert {"deck", "pass"} < {choice.name for choice in match.choices}


def test_the_rest_follows_by_conservation():
    match = pileus.game("liberte").set_up({**SMALL, "hands": [[1]], "row": [2, 3, 4]})
    s = match.state
    assert isinstance(s, State)
    assert s.deck_n == 57 - 4
    assert s.under_n == 53
    assert match.broken_law == 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_a_position_gives_the_table_back_at_any_moment(game: str, seed: int):
    for match in moments(seed, every=31, game=game):
        again = pileus.game(game).set_up(match.position(), seed=1)
        assert again.position() == match.position()
        assert again.choices == match.choices
        assert again.seat == match.seat
        assert again.result == match.result


def test_a_battle_just_lost_is_part_of_a_position():
    fleurs = [p.number for p in PROVINCE if p.fleur][:7]
    stacks = [{"province": number, "seat": 0, "faction": "white", "blocks": 2} for number in fleurs]
    options = {"players": 3, "counter_revolution": "claimed"}
    start = {"game": "liberte", "options": options, "turn": 3, "phase": "battle", "stacks": stacks}
    match = pileus.game("liberte").set_up(start)
    assert match.prompt.id == "liberte-claim-or-not"
    assert pileus.game("liberte").set_up(match.position()).position() == match.position()


def test_a_block_still_owed_to_a_lost_battle_is_part_of_a_position():
    match = pileus.game("liberte").set_up({**SMALL, "turn": 3, "lost_battles": [2]})
    position = match.position()
    position["pending"]["lost"][2] = 1
    s = pileus.game("liberte").set_up(position).state
    assert isinstance(s, State)
    assert (s.lost[2], s.supply[1]) == (1, 24)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_can_be_played_to_its_end_from_a_position_under_way(game: str):
    for match in moments(6, every={"liberte": 401, "emancipation": 41}[game], game=game):
        again = pileus.game(game).set_up(match.position(), seed=1)
        while again.seat is not None:
            again.play(again.choices[again.number % len(again.choices)])
        assert again.result is not None


@pytest.mark.parametrize(
    ("fields", "rule"),
    [
        ({"turn": 1, "phase": "battle"}, "L3.1"),
        ({"order": [0, 1, 1]}, "L4.2"),
        ({"order": [0, 1]}, "L4.2"),
        ({"hands": [[1], [1]]}, "L1.5"),
        ({"hands": [[1]], "discard": [1]}, "L1.5"),
        ({"hands": [list(range(1, 17))]}, "L6.6"),
        ({"displays": [[1, 2, 3, 4, 5, 6]]}, "L6.3"),
        ({"displays": [[50]]}, "L6.3"),
        ({"box": [50]}, "L11.7"),
        ({"row": [1, 2, 3, 4]}, "L2.2"),
        ({"hands": [[], [], [], [1]]}, "L2.2"),
        ({"vp": [0, 0, 0, 1]}, "L2.4"),
        ({"battle": [1]}, "L6.2b"),
        ({"turn": 2, "battle": [19]}, "L1.4"),
        ({"government": "red"}, "L2.4"),
        ({"turn": 2, "government": "red", "opposition": "red"}, "L9.1"),
        ({"turn": 2, "presence": [0]}, "L10.5"),
        ({"turn": 2, "government": "red", "presence": [5]}, "L10.5"),
        ({"turn": 2, "lost_battles": [3]}, "L7.4"),
        ({"turn": 2, "lost_battles": [2]}, "L7.4"),
        ({"known": [7]}, "L13.2"),
        ({"deck": "B"}, "L2.2"),
        ({"stacks": [{"province": 8, "seat": 4, "faction": "red", "blocks": 1}]}, "L6.2a"),
        ({"stacks": [{"province": 8, "seat": 0, "faction": "red", "blocks": 1}] * 2}, "L6.2a"),
        ({"stacks": [{"province": p, "seat": 0, "faction": "white", "blocks": 3} for p in range(1, 10)]}, "L1.3"),
    ],
)
def test_an_impossible_position_is_refused_with_its_rule(fields: dict[str, Any], rule: str):
    assert refusal(**fields).rule == rule


def test_four_stacks_in_a_province_are_refused():
    stacks = [{"province": 8, "seat": seat, "faction": "red", "blocks": 1} for seat in range(4)]
    with pytest.raises(pileus.Refused, match="at most three"):
        pileus.game("liberte").set_up({"game": "liberte", "options": {"players": 4}, "stacks": stacks})


@pytest.mark.parametrize(
    "fields",
    [
        {"turn": 5},
        {"turn": "two"},
        {"phase": "lunch"},
        {"colour": "red"},
        {"hands": [[0]]},
        {"hands": [[111]]},
        {"stacks": [{"province": 28, "seat": 0, "faction": "red", "blocks": 1}]},
        {"stacks": [{"province": 8, "seat": 0, "faction": "green", "blocks": 1}]},
        {"stacks": [{"province": 8, "seat": 0, "faction": "red", "blocks": 4}]},
        {"options": {"players": 9}},
        {"game": "chess"},
        {"pending": {"step": 3, "seat": 0}},
        {"pending": {"step": 1, "seat": 7}},
        {"pending": {"vp": [1]}},
        {"pending": {"votes": [[99, 0, 0]] * 6}},
        {"pending": {"step": "act"}},
        {"phase": "election", "pending": {"step": 55, "seat": -1, "after": 55, "contest": 14}},
        {"phase": "election", "pending": {"step": 14, "seat": 0, "after": 54, "contest": 14}},
        {"pending": {"step": 2, "seat": 100}},
        {"pending": {"step": 1, "seat": 0, "at": 6, "rounds": 1}},
        {"pending": {"step": 127, "seat": 0}},
        {"phase": "election", "pending": {"step": 15, "seat": 0}},
        {"turn": 2, "phase": "refresh", "pending": {"step": 8, "seat": 0}},
        {"pending": {"step": 5, "seat": 0, "at": 1, "rounds": 1, "pair_region": 126}},
        {"pending": {"step": 1, "seat": 0, "at": 1, "rounds": 127}},
        {"pending": {"step": 1, "seat": 0, "at": 1, "rounds": 61}},
        {"pending": {"step": 1, "seat": 0, "at": 1, "rounds": 1, "votes": [[-1, 0, 0]] * 6}},
        {"phase": "election", "pending": {"over": 2, "seat": -1}},
        {"turn": 2, "pending": {"step": 1, "seat": 0, "at": 1, "rounds": 1, "lost": [0, 0, 0, 0, 1]}},
        {"hands": [[1]], "pending": {"step": 2, "seat": 0, "at": 1, "rounds": 1, "card": 1}},
        {"phase": "election", "pending": {"step": 16, "seat": 0, "contest": 16, "after": 49, "asked": 1}},
    ],
)
def test_a_malformed_position_is_refused(fields: dict[str, Any]):
    refusal(**fields)


@pytest.mark.parametrize("seed", range(3))
def test_a_pending_field_changed_at_random_is_refused_or_can_be_played_on(seed: int):
    luck = random.Random(seed)
    for match in moments(seed, every=61):
        position = match.position()
        name = luck.choice(sorted(position["pending"]))
        if isinstance(position["pending"][name], int):
            position["pending"][name] = luck.randint(-2, 130)
            try:
                again = pileus.game("liberte").set_up(position, seed=1)
            except pileus.Refused:
                continue
            while again.seat is not None and again.number < 60:
                again.view(None)
                again.play(luck.choice(again.choices))
                assert again.broken_law == 0


def test_the_same_table_in_another_order_of_fields_is_the_same_match():
    turned = dict(reversed(list(EXAMPLE.items())))
    first = pileus.game("liberte").set_up(EXAMPLE, seed=1)
    second = pileus.game("liberte").set_up(turned, seed=1)
    assert first.state.pack() == second.state.pack()
