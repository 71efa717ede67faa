"""Undo: exact, and never past luck or another seat's choice."""

from __future__ import annotations

import random

import pytest

import pileus
from pileus.games.liberte.tables import PROVINCE
from pileus.play.match import Match
from tests.play.playing import GAMES, some_options


def refusal(match: Match, seat: int | None = None) -> str:
    before = match.state.pack()
    with pytest.raises(pileus.Refused) as caught:
        match.undo(seat)
    assert match.state.pack() == before
    return caught.value.reason.id


@pytest.mark.parametrize("game", GAMES)
def test_undo_gives_the_exact_state_back(game: str):
    match = pileus.game(game).new(players=3, seed=7)
    before = match.state.pack()
    match.play({"liberte": "pass", "emancipation": "syndicate"}[game])
    match.undo()
    assert match.state.pack() == before
    assert match.log == []


@pytest.mark.parametrize("game", GAMES)
def test_there_is_nothing_to_undo_at_the_start(game: str):
    assert refusal(pileus.game(game).new(players=3, seed=7)) == "undo-nothing"


def test_a_draw_cannot_be_undone():
    match = pileus.game("liberte").new(players=3, seed=7)
    match.play("deck")
    assert refusal(match) == "undo-luck"


def test_a_card_taken_from_the_row_cannot_be_undone_because_another_was_turned_up():
    match = pileus.game("liberte").new(players=3, seed=7)
    face_up = match.view(None)["table"]["row"][0]
    match.play(f"card:{face_up}")
    assert refusal(match) == "undo-luck"


def test_a_seat_cannot_undo_once_another_has_chosen():
    match = pileus.game("liberte").new(players=3, seed=7)
    first = match.seat
    match.play("pass")
    match.play("pass")
    assert refusal(match, first) == "undo-other-seat"


def test_undo_stops_where_another_seat_chose():
    match = pileus.game("liberte").new(players=3, seed=7)
    match.play("pass")
    match.play("pass")
    match.undo()
    assert refusal(match) == "undo-other-seat"


def test_a_shuffle_cannot_be_undone_even_if_no_card_is_turned_up():
    specials = [*range(50, 58), *range(99, 111)]
    box = [card for card in range(10, 99) if card not in (20, 21, 22) and not 50 <= card <= 57]
    match = pileus.game("liberte").set_up(
        {
            "game": "liberte",
            "options": {"players": 3},
            "hands": [[1, 2, 3, 4, 5, 6, 7, 8, 9], specials[:10], specials[10:]],
            "row": [20, 21, 22],
            "box": box,
        }
    )
    for choice in ("card:20", "card:1", "card:2"):
        match.play(choice)
    assert match.prompt.id == "liberte-take"
    assert refusal(match) == "undo-luck"


def test_nothing_is_undone_when_the_game_is_over():
    fleurs = [province.number for province in PROVINCE if province.fleur][:7]
    stacks = [{"province": number, "seat": 0, "faction": "white", "blocks": 1} for number in fleurs]
    options = {"players": 3, "counter_revolution": "claimed"}
    match = pileus.game("liberte").set_up({"game": "liberte", "options": options, "turn": 3, "stacks": stacks})
    match.play("claim")
    assert match.result is not None
    assert refusal(match) == "undo-over"


def test_P6_1_the_elephants_die_cannot_be_taken_back():
    match = pileus.game("emancipation").new(players=3, seed=7)
    match.play("done")
    assert refusal(match) == "undo-luck"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_undo_is_exact_in_random_games_and_never_crosses_luck_or_another_seat(game: str, seed: int):
    match = pileus.game(game).new(seed=seed, **some_options(game, seed))
    luck = random.Random(seed)
    states, seats = [match.state], []
    undone = False
    while match.seat is not None and match.number < 400:
        seats.append(match.seat)
        match.play(luck.choice(match.choices))
        states.append(match.state)
        while luck.random() < 0.4:
            before, after = states[-2] if len(states) > 1 else None, states[-1]
            try:
                match.undo()
            except pileus.Refused:
                assert before is None or before.rolls != after.rolls or len(set(seats[-2:])) == 2 or undone
                break
            assert before is not None
            assert match.state.pack() == before.pack()
            assert before.rolls == after.rolls
            states.pop()
            seats.pop()
            undone = True
        undone = False
