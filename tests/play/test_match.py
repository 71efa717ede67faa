"""A match: choices in, events out; whatever is refused changes nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest

import pileus
from pileus.games.liberte.rules.state import State
from pileus.play.match import Match
from tests.play.playing import moments, random_match


def refusal(match: Match, thing: Any, seat: int | None = None) -> pileus.Refused:
    """What comes of a bad choice; the match must be as it was."""
    before, number = match.state.pack(), match.number
    with pytest.raises(pileus.Refused) as caught:
        match.play(thing, seat)
    assert match.state.pack() == before
    assert match.number == number
    return caught.value


def test_a_choice_can_be_named_in_three_ways():
    for way in ("id", "name", "choice"):
        match = pileus.game("liberte").new(players=3, seed=7)
        choice = match.choices[0]
        ways: dict[str, pileus.Choice | int | str] = {"id": choice.id, "name": choice.name, "choice": choice}
        match.play(ways[way])
        assert match.log[0].choice == choice


def test_a_choice_that_is_not_legal_is_refused_with_its_rule():
    match = pileus.game("liberte").new(players=3, seed=7)
    refused = refusal(match, "province:8")
    assert refused.rule.startswith("L6")
    assert str(refused).startswith(refused.rule)


@pytest.mark.parametrize("thing", ["card:111", "card", "", "nonsense", 0, -1, 10_000, 2.0, None, True, [], b"pass"])
def test_what_names_nothing_is_refused(thing: Any):
    refused = refusal(pileus.game("liberte").new(players=3, seed=7), thing)
    assert refused.reason.id == "no-such-choice"


def test_a_number_too_long_to_print_is_refused():
    assert refusal(pileus.game("liberte").new(players=3, seed=7), 10**5000).reason.id == "no-such-choice"


def test_a_choice_out_of_turn_is_refused():
    match = pileus.game("liberte").new(players=3, seed=7)
    assert match.seat is not None
    assert refusal(match, "pass", (match.seat + 1) % 3).reason.id == "not-your-turn"


def test_a_seat_that_is_not_there_is_refused():
    match = pileus.game("liberte").new(players=3, seed=7)
    assert refusal(match, "pass", 3).reason.id == "no-such-seat"


def test_a_finished_game_takes_no_choice():
    match = random_match(1)
    assert match.result is not None
    assert match.seat is None
    assert match.choices == []
    assert refusal(match, "pass").reason.id == "game-over"


@pytest.mark.parametrize(
    "options",
    [{"players": 2}, {"players": 7}, {"players": "four"}, {"edition": "third"}, {"house_rule": 1}, {"pairs": "no"}],
)
def test_bad_options_are_refused_with_a_sentence(options: dict[str, Any]):
    with pytest.raises(pileus.Refused) as caught:
        pileus.game("liberte").new(**options)
    assert caught.value.reason.id == "bad-options"


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, "x", [1]])
def test_a_bad_seed_is_refused(seed: Any):
    for begin in (pileus.game("liberte").new, pileus.game("liberte").stream):
        with pytest.raises(pileus.Refused, match="seed"):
            begin(seed=seed)


def test_an_unknown_game_is_refused_and_the_known_ones_are_named():
    with pytest.raises(pileus.Refused, match="liberte"):
        pileus.game("chess")


def test_why_not_is_none_for_a_choice_and_a_reason_for_everything_else():
    match = pileus.game("liberte").new(players=3, seed=7)
    assert match.why_not(match.seat, match.choices[0]) is None
    reason = match.why_not(match.seat, "claim")
    assert reason is not None
    assert reason.rule == "L0.4"


def test_a_view_is_json_and_only_the_seat_to_move_gets_choices():
    match = pileus.game("liberte").new(players=3, seed=7)
    for seat in (0, 1, 2, None):
        view = json.loads(json.dumps(match.view(seat)))
        assert bool(view["choices"]) == (seat == match.seat)


def test_the_result_names_reason_winners_scores_and_places():
    result = random_match(1).result
    assert result is not None
    assert result.reason.rule.startswith("L12")
    assert [seat for seat, place in enumerate(result.places) if place == 1] == result.winners


def test_the_same_seed_gives_the_same_game():
    assert random_match(5).record() == random_match(5).record()


def test_without_a_seed_luck_cannot_be_foreseen():
    game = pileus.game("liberte")
    assert game.new(players=3).luck.commitment != game.new(players=3).luck.commitment


def test_L13_3_what_a_seat_is_sent_does_not_depend_on_what_it_may_not_know():
    for seed in range(4):
        for match in moments(seed, every=97):
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
