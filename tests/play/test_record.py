"""Records: a whole game as a small document that replays and cannot be changed unnoticed."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import pileus
from pileus.play import record
from pileus.play.match import Match
from tests.play.playing import GAMES, random_match


@pytest.fixture(scope="module", params=GAMES)
def finished(request: pytest.FixtureRequest) -> Match:
    return random_match(2, game=request.param)


def refused(document: Any) -> pileus.Refused:
    with pytest.raises(pileus.Refused) as caught:
        pileus.verify(document)
    return caught.value


def changed(match: Match, **fields: Any) -> dict[str, Any]:
    return {**copy.deepcopy(match.record()), **fields}


def test_a_record_replays_to_the_same_state(finished: Match):
    text = json.dumps(finished.record())
    again = pileus.verify(text)
    assert again.state.pack() == finished.state.pack()
    assert again.result == finished.result
    assert again.log == finished.log


@pytest.mark.parametrize("game", GAMES)
def test_every_prefix_of_a_record_gives_the_state_of_that_moment(game: str):
    match = pileus.game(game).new(players=3, seed=11)
    states = [match.state.pack()]
    while match.seat is not None and match.number < 60:
        match.play(match.choices[match.number % len(match.choices)])
        states.append(match.state.pack())
    document = match.record()
    for number in range(0, len(states), 7):
        assert pileus.replay(document, at=number).state.pack() == states[number]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_from_a_position_replays(game: str):
    start = random_match(4, choices=40, game=game).position()
    match = pileus.game(game).set_up(start, seed=3)
    match.play(match.choices[0])
    document = json.dumps(match.record())
    assert pileus.verify(document).state.pack() == match.state.pack()
    assert pileus.replay(document, at=0).position() == start


@pytest.mark.parametrize("game", GAMES)
def test_a_position_names_what_is_hidden_so_its_record_is_public_only_at_the_end(game: str):
    match = pileus.game(game).set_up(random_match(4, choices=40, game=game).position(), seed=3)
    with pytest.raises(pileus.Refused, match="hidden"):
        match.record(public=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_laboratory_match_replays(game: str):
    match = pileus.game(game).stream(99, players=3)
    while match.seat is not None and match.number < 60:
        match.play(match.choices[-1] if match.number % 2 else match.choices[0])
    assert pileus.verify(match.record()).state.pack() == match.state.pack()


def test_a_record_remembers_who_sat_where():
    match = pileus.game("liberte").new(players=3, seed=7)
    match.names = ["Anna", "Bruno", "random"]
    assert pileus.replay(json.dumps(match.record())).names == match.names


@pytest.mark.parametrize("game", GAMES)
def test_undone_choices_leave_no_trace(game: str):
    match = pileus.game(game).new(players=3, seed=7)
    clean = match.record()
    match.play({"liberte": "pass", "emancipation": "syndicate"}[game])
    match.undo()
    assert match.record() == clean


@pytest.mark.parametrize("number", [1, 17, 42])
def test_a_changed_choice_is_found_at_its_number(finished: Match, number: int):
    document = changed(finished)
    seat, name, link = document["choices"][number - 1]
    other = next(choice for _, choice, _ in document["choices"] if choice != name)
    document["choices"][number - 1] = (seat, other, link)
    assert refused(document).reason.args == {"number": number}


def test_a_missing_choice_is_found_at_its_number(finished: Match):
    document = changed(finished)
    del document["choices"][41]
    assert refused(document).reason.args == {"number": 42}


def test_a_choice_of_another_seat_is_found(finished: Match):
    document = changed(finished)
    seat, name, link = document["choices"][4]
    document["choices"][4] = (seat + 1, name, link)
    assert refused(document).reason.args["number"] == 5


def test_changed_options_break_the_chain_at_the_first_choice(finished: Match):
    document = changed(finished)
    document["options"]["players"] += 1
    assert refused(document).reason.args == {"number": 1}


def test_an_illegal_choice_with_a_good_chain_is_found(finished: Match):
    document = changed(finished)
    kept = document["choices"][:3]
    parsed = record.parse({**document, "choices": kept})
    seat, legal = document["choices"][3][0], {choice.name for choice in pileus.replay(document, at=3).choices}
    illegal = next(name for _, name, _ in document["choices"] if name not in legal)
    forged = record._next_link(kept[-1][2], seat, illegal)
    document["choices"] = [*kept, (seat, illegal, forged)]
    document["head"] = forged
    assert parsed.game == finished.game.name
    assert refused(document).reason.id == "record-choice"
    assert refused(document).reason.args["number"] == 4


def test_a_changed_result_is_found(finished: Match):
    document = changed(finished)
    document["result"]["winners"] = [9]
    assert refused(document).reason.id == "record-result"


@pytest.mark.parametrize("game", GAMES)
def test_a_cut_tail_is_found(game: str):
    document = random_match(2, choices=30, game=game).record()
    document["choices"] = document["choices"][:-3]
    assert refused(document).reason.id == "record-head"


@pytest.mark.parametrize("game", GAMES)
def test_changed_options_are_found_even_without_a_choice(game: str):
    document = pileus.game(game).new(players=3, seed=1).record()
    document["options"]["players"] = 2
    assert refused(document).reason.id == "record-head"


def test_a_seed_beside_a_key_is_refused(finished: Match):
    document = changed(finished)
    document["luck"]["seed"] = 5
    assert refused(document).reason.id == "bad-record"


@pytest.mark.parametrize(("game", "players"), [("liberte", 4), ("emancipation", 2)])
def test_options_that_are_not_the_positions_are_refused(game: str, players: int):
    match = pileus.game(game).set_up({"game": game, "options": {"players": 3}}, seed=1)
    document = match.record()
    document["options"]["players"] = players
    with pytest.raises(pileus.Refused, match="options"):
        pileus.replay(document)


def test_a_changed_key_breaks_the_commitment(finished: Match):
    document = changed(finished)
    document["luck"]["key"] = "00" * 32
    assert refused(document).reason.id == "record-commitment"


def test_other_data_are_refused(finished: Match):
    assert refused(changed(finished, data="0" * 16)).reason.id in ("record-data", "record-chain")
    with pytest.raises(pileus.Refused) as caught:
        pileus.replay(changed(finished, data="0" * 16))
    assert caught.value.reason.id == "record-data"


def test_a_record_of_a_future_version_is_refused(finished: Match):
    assert refused(changed(finished, pileus=2)).reason.id == "record-version"


@pytest.mark.parametrize(
    "document",
    ["", "{", "[]", "null", '{"pileus": 1}', '{"pileus": "1"}', b"\xff\xfe", '{"pileus": 1, "game": 3}', 7, None],
)
def test_what_is_no_record_is_refused_with_a_sentence(document: Any):
    assert refused(document).reason.id == "bad-record"


def test_a_moment_that_is_not_there_is_refused(finished: Match):
    with pytest.raises(pileus.Refused, match="there is no moment"):
        pileus.replay(finished.record(), at=100_000)


def test_the_public_record_keeps_the_key_until_the_end(finished: Match):
    under_way = random_match(2, choices=30, game=finished.game.name)
    assert "key" not in under_way.record(public=True)["luck"]
    assert under_way.record(public=True)["luck"]["commitment"] == under_way.luck.commitment
    assert "key" in finished.record(public=True)["luck"]


@pytest.mark.parametrize("game", GAMES)
def test_the_public_record_of_a_match_under_way_cannot_be_replayed(game: str):
    with pytest.raises(pileus.Refused, match="no key"):
        pileus.replay(random_match(2, choices=30, game=game).record(public=True))


@pytest.mark.parametrize("odd", [{"game": "\ud800"}, {"x": object()}, {"luck": {"key": 5}}])
def test_what_cannot_be_json_is_refused(odd: dict[str, Any]):
    assert refused({"pileus": 1, **odd}).reason.id == "bad-record"
