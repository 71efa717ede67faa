"""A match: choices in, events out; whatever is refused changes nothing."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import pytest

import pileus
from pileus.games.liberte.rules.state import State
from pileus.play.match import Match
from tests.play.playing import GAMES, moments, random_match


def refusal(match: Match, thing: Any, seat: int | None = None) -> pileus.Refused:
    """What comes of a bad choice; the match must be as it was."""
    before, number = match.state.pack(), match.number
    with pytest.raises(pileus.Refused) as caught:
        match.play(thing, seat)
    assert match.state.pack() == before
    assert match.number == number
    return caught.value


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_can_be_named_in_three_ways(game: str):
    for way in ("id", "name", "choice"):
        match = pileus.game(game).new(players=3, seed=7)
        choice = match.choices[0]
        ways: dict[str, pileus.Choice | int | str] = {"id": choice.id, "name": choice.name, "choice": choice}
        match.play(ways[way])
        assert match.log[0].choice == choice


def test_a_choice_that_is_not_legal_is_refused_with_its_rule():
    match = pileus.game("liberte").new(players=3, seed=7)
    refused = refusal(match, "province:8")
    assert refused.rule.startswith("L6")
    assert str(refused).startswith(refused.rule)


@pytest.mark.parametrize(
    ("game", "thing"),
    [
        *product(GAMES, ["card:111", "port:Paris", "", "nonsense", -1, 10_000, 2.0, None, True, [], b"pass"]),
        ("liberte", 0),
    ],
)
def test_what_names_nothing_is_refused(game: str, thing: Any):
    refused = refusal(pileus.game(game).new(players=3, seed=7), thing)
    assert refused.reason.id == "no-such-choice"


@pytest.mark.parametrize("game", GAMES)
def test_a_number_too_long_to_print_is_refused(game: str):
    assert refusal(pileus.game(game).new(players=3, seed=7), 10**5000).reason.id == "no-such-choice"


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_out_of_turn_is_refused(game: str):
    match = pileus.game(game).new(players=3, seed=7)
    assert match.seat is not None
    assert refusal(match, match.choices[0], (match.seat + 1) % 3).reason.id == "not-your-turn"


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_that_is_not_there_is_refused(game: str):
    match = pileus.game(game).new(players=3, seed=7)
    assert refusal(match, match.choices[0], 3).reason.id == "no-such-seat"


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_takes_no_choice(game: str):
    match = random_match(1, game=game)
    assert match.result is not None
    assert match.seat is None
    assert match.choices == []
    assert refusal(match, match.log[-1].choice).reason.id == "game-over"


@pytest.mark.parametrize(
    "options",
    [{"players": 2}, {"players": 7}, {"players": "four"}, {"edition": "third"}, {"house_rule": 1}, {"pairs": "no"}],
)
def test_bad_options_are_refused_with_a_sentence(options: dict[str, Any]):
    with pytest.raises(pileus.Refused) as caught:
        pileus.game("liberte").new(**options)
    assert caught.value.reason.id == "bad-options"


@pytest.mark.parametrize("game", GAMES)
def test_an_option_that_cannot_be_written_down_is_refused(game: str):
    for odd in ({"\ud800": 1}, {"players": "\ud800"}, {"x" * 5000: 1}):
        with pytest.raises(pileus.Refused) as caught:
            pileus.game(game).new(**odd)
        assert len(str(caught.value)) < 200
        str(caught.value).encode()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, "x", [1]])
def test_a_bad_seed_is_refused(game: str, seed: Any):
    for begin in (pileus.game(game).new, pileus.game(game).stream):
        with pytest.raises(pileus.Refused, match="seed"):
            begin(seed=seed)


def test_an_unknown_game_is_refused_and_the_known_ones_are_named():
    for game in GAMES:
        with pytest.raises(pileus.Refused, match=game):
            pileus.game("chess")


def test_why_not_is_none_for_a_choice_and_a_reason_for_everything_else():
    match = pileus.game("liberte").new(players=3, seed=7)
    assert match.why_not(match.seat, match.choices[0]) is None
    reason = match.why_not(match.seat, "claim")
    assert reason is not None
    assert reason.rule == "L0.4"


@pytest.mark.parametrize("game", GAMES)
def test_a_view_is_json_and_only_the_seat_to_move_gets_choices(game: str):
    match = pileus.game(game).new(players=3, seed=7)
    for seat in (0, 1, 2, None):
        view = json.loads(json.dumps(match.view(seat)))
        assert bool(view["choices"]) == (seat == match.seat)


@pytest.mark.parametrize(("game", "rule"), [("liberte", "L12"), ("emancipation", "P10")])
def test_the_result_names_reason_winners_scores_and_places(game: str, rule: str):
    result = random_match(1, game=game).result
    assert result is not None
    assert result.reason.rule.startswith(rule)
    assert [seat for seat, place in enumerate(result.places) if place == 1] == result.winners


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_game(game: str):
    assert random_match(5, game=game).record() == random_match(5, game=game).record()


@pytest.mark.parametrize("game", GAMES)
def test_without_a_seed_luck_cannot_be_foreseen(game: str):
    begin = pileus.game(game).new
    assert begin(players=3).luck.commitment != begin(players=3).luck.commitment


@pytest.mark.parametrize("game", GAMES)
def test_L13_3_P11_1_what_a_seat_is_sent_does_not_depend_on_what_it_may_not_know(game: str):
    for seed in range(4):
        for match in moments(seed, every=97, game=game):
            for seat in (*range(match.seats), None):
                before = json.dumps([match.view(seat), match.story(seat), why_nots(match, seat)])
                match._state, truth = match.determinise(seat, seed=match.number), match._state
                assert json.dumps([match.view(seat), match.story(seat), why_nots(match, seat)]) == before
                match._state = truth


def why_nots(match: Match, seat: int | None) -> list[str]:
    """Every refusal a seat can be given now."""
    refused = []
    for number in range(1, match.game.choice_ids):
        if match.game.is_choice(number):
            reason = match.why_not(seat, number)
            refused.append("" if reason is None else f"{reason.rule} {pileus.say(reason)}")
    return refused


def test_L13_2_a_determinised_state_obeys_the_laws_and_differs():
    match = random_match(3, choices=150)
    truth, other = match.state, match.determinise(0, seed=1)
    assert isinstance(truth, State)
    assert isinstance(other, State)
    assert match.game.rules.broken_law(other) == 0
    assert truth.hand[0] == other.hand[0]
    assert sorted(truth.hand[1]) != sorted(other.hand[1])
    assert truth.rng != other.rng


def test_the_labels_of_a_view_are_those_of_its_choices():
    compared = 0
    for match in moments(1, every=2, game="emancipation"):
        assert match.game.labels is not None
        labels = match.game.labels(match.view(match.seat))
        assert labels == [match.label(choice) for choice in match.choices]
        compared += len(labels)
    assert compared > 50
