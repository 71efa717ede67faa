"""Studies, against games recounted by hand: from the states and the story, not from what the study reads."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import pileus
from pileus import bots
from pileus.arena.gathering import Gathered
from pileus.arena.study import Job, StudyReport, Table, gather, play_some, report, study
from pileus.games.contract import Event
from pileus.games.emancipation.rules.state import ANARCHY
from pileus.games.studies import Tally
from pileus.play.match import Match
from tests.bots.asked import asked

SAVED = Path(__file__).parents[1] / "games" / "liberte" / "saved"
THREE = Table({"players": 3}, ("random",) * 3)


def saved(name: str) -> Match:
    return pileus.replay((SAVED / f"{name}.json").read_bytes())


def states(match: Match) -> list[Any]:
    """The state before every choice, and the last."""
    again = pileus.replay(match.record(), at=0)
    every = [again.state]
    for entry in match.log:
        again.play(entry.choice)
        every.append(again.state)
    return every


def tally(match: Match) -> Tally:
    events: list[Event] = [*match.opening, *(event for entry in match.log for event in entry.events)]
    assert match.game.study is not None
    return match.game.study.tally(events, match.state)


def told(match: Match, message: str) -> list[dict[str, Any]]:
    """The arguments of a message, as often as the table said it."""
    events = [event for entry in match.story(None) for event in entry["events"]]
    return [event["args"] for event in events if event["id"] == message]


def studied(match: Match) -> StudyReport:
    gathered = Gathered()
    gather(gathered, match)
    return report(match.game.name, (Table({}, ("random",) * match.seats),), 0, 1, gathered)


# Liberté


@pytest.mark.parametrize("name", ["four-turns", "four-turns-tied", "four-turns-shared", "landslide-second"])
def test_L10_1_the_sources_add_up_to_the_vp_of_every_seat(name: str):
    match = saved(name)
    points = [sum(got.values()) for _, got in tally(match).amounts["sources"]]
    assert points == match.state.vp[: match.seats]  # type: ignore[attr-defined]


def test_L9_1_governments_are_those_that_the_states_had_when_turns_ended():
    match = saved("four-turns")
    every = states(match)
    expected = {before.turn: after.government for before, after in pairwise(every) if after.turn > before.turn}
    expected[4] = every[-1].government
    assert tally(match).shares["government"] == {str(t): ("blue", "white", "red")[f] for t, f in expected.items()}


def test_L6_3_cards_kept_are_those_that_came_to_a_display():
    match = saved("four-turns")
    kept = set()
    for before, after in pairwise(states(match)):
        for seat in range(match.seats):
            there = set(before.display[seat][: before.display_n[seat]])
            kept |= {(seat, str(card)) for card in set(after.display[seat][: after.display_n[seat]]) - there}
    assert set(tally(match).worth["kept"]) == kept


def test_L8_2_provinces_and_battles_as_the_story_tells_them():
    match = saved("four-turns")
    counted = tally(match).worth
    assert set(counted["provinces"]) == {
        (said["player"], str(said["province"])) for said in told(match, "liberte-votes-taken")
    }
    assert set(counted["battles"]) == {
        (said["player"], str(said["battle"])) for said in told(match, "liberte-army-led")
    }
    assert len(counted["provinces"]) == len(set(counted["provinces"]))


@pytest.mark.parametrize(("name", "end"), [("four-turns", "four-turns"), ("landslide-first", "landslide")])
def test_L12_the_end_and_its_turn(name: str, end: str):
    match = saved(name)
    assert tally(match).shares["end"] == {end: str(match.state.turn)}  # type: ignore[attr-defined]


def test_the_worth_of_a_thing_is_how_often_those_win_who_had_it():
    match = saved("four-turns")
    assert match.result is not None
    [winner] = match.result.winners
    worth = {each.thing: each for each in studied(match).worth["provinces"]}
    holders: dict[str, set[int]] = {}
    for seat, province in tally(match).worth["provinces"]:
        holders.setdefault(province, set()).add(seat)
    assert {thing: each.success.n for thing, each in worth.items()} == {p: len(s) for p, s in holders.items()}
    for province, seats in holders.items():
        assert worth[province].success.share == (winner in seats) / len(seats)
        assert worth[province].base == pytest.approx(1 / match.seats)


def test_amounts_are_those_of_all_and_of_winners():
    match = saved("four-turns")
    assert match.result is not None
    [winner] = match.result.winners
    counted = dict(tally(match).amounts["sources"])
    for source, amount in studied(match).amounts["sources"].items():
        assert amount.every.mean == pytest.approx(sum(got.get(source, 0) for got in counted.values()) / match.seats)
        assert amount.winners is not None and amount.winners.mean == counted[winner].get(source, 0)


# Pax Emancipation


def finished(mode: str, players: int, seed: int) -> Match:
    match, luck = pileus.game("emancipation").new(seed=seed, mode=mode, players=players), random.Random(seed)
    while match.seat is not None:
        match.play(luck.choice(match.choices))
    return match


def scored(players: int) -> Match:
    """A game of greedy bots that anarchy did not end."""
    for seed in range(20):
        match, greedy = (
            pileus.game("emancipation").new(seed=seed, mode="competitive", players=players),
            bots.find("greedy"),
        )
        while match.seat is not None:
            match.play(greedy.answer(asked(match, greedy, match.number)))
        if match.state.over != ANARCHY:
            return match
    raise AssertionError("twenty games were lost to anarchy")


@pytest.mark.parametrize("players", [2, 3])
def test_P9_1_the_sources_add_up_to_the_points_of_every_seat(players: int):
    match = scored(players)
    assert match.result is not None
    points = {seat: sum(got.values()) for seat, got in tally(match).amounts["sources"]}
    assert [points[seat] for seat in range(players)] == match.result.scores


def test_P3_4_anarchy_is_counted_where_the_disks_lie():
    match = finished("cooperative", 3, 2)
    s: Any = match.state
    [(_, added)] = tally(match).amounts["anarchy"]
    taken: dict[str, int] = {}
    for said in told(match, "emancipation-disk-taken"):
        taken[said["sphere"]] = taken.get(said["sphere"], 0) + 1
    for place, sphere in enumerate(match.game.components()["spheres"]):
        assert added.get(sphere, 0) - taken.get(sphere, 0) == s.anarchy[place]
    assert sum(added.values()) > 0


def test_P1_4_barriers_slavers_and_spheres_are_those_held_at_the_end():
    match = scored(2)
    s: Any = match.state
    position = match.position()
    counted = tally(match).worth
    seat = {faction: s.seat_of[i] for i, faction in enumerate(("red", "green", "white")) if s.seat_of[i] >= 0}
    held = {(seat[holder], barrier) for barrier, holder in position.get("barriers", {}).items() if holder in seat}
    assert set(counted["barriers"]) == held
    ships = {(seat[holder], sea) for sea, holder in position.get("slavers", {}).items() if holder in seat}
    assert set(counted["slavers"]) == ships
    assert sorted(counted["factions"]) == sorted((place, faction) for faction, place in seat.items())
    freed = {
        (seat[meeple], port) for port, meeples in position["freed"].items() for meeple in meeples if meeple in seat
    }
    where = {name: port["sphere"] for name, port in match.game.components()["ports"].items()}
    assert set(counted["spheres"]) == {(place, where[port]) for place, port in freed}


def test_P10_2_together_success_is_measured_by_what_is_usual():
    match = finished("cooperative", 3, 2)
    answer = studied(match)
    assert answer.tables[0].victories is not None
    assert answer.tables[0].wins == []
    assert all(each.success.share == each.base == 0 for each in answer.worth["factions"])


# Many games


def test_the_answer_does_not_depend_on_the_number_of_processes():
    tables = (Table({"players": 2}, ("random",) * 2), Table({"players": 3}, ("random",) * 3))
    alone, together = (study("emancipation", tables, 20, 3, processes) for processes in (1, 2))
    assert alone == together
    assert [(each.seats, each.games) for each in alone.tables] == [(2, 10), (3, 10)]
    assert sum(told.share for told in alone.tables[0].ends.values()) == pytest.approx(1)


def test_different_bots_move_on_from_seat_to_seat():
    plain = "tests.arena.small_bots:Plain"
    job = Job("emancipation", (Table({"players": 3}, ("random", plain, plain)),), 1, range(3))
    assert play_some(job).tables[3].games == 3


def test_a_game_without_charts_of_its_own_can_be_studied(pebbles: str):
    answer = study(pebbles, (Table({}, ("random", "random")),), 12, 1, 1)
    assert answer.tables[0].games == 12
    assert sum(won.share for won in answer.tables[0].wins) == pytest.approx(1)
    assert answer.worth == {}
    assert answer.figures["opener-won"].n == 12
