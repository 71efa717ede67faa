"""P10.3, P10.4, P10.6, P10.7 Modes: competitive, the first of two stages, loss by anarchy, solitaire."""

from __future__ import annotations

from typing import Any

import pytest

from pileus.games.emancipation.events import GoalRead, SecondStageBegan
from tests.games.emancipation.quiet import (
    SLAVERS,
    TAKEN,
    at_the_end,
    first_stage,
    freed,
    hate,
    held,
    idle,
    result,
    score,
    seat_of,
    second_stage,
    told,
    winners,
)
from tests.games.emancipation.table import table

# P10.3 Competitive


def test_P10_3_most_vp_wins():
    t = at_the_end(admin={}, freed={}, disks={"red": 7, "green": 6, "white": 5})
    assert (t.ended, winners(t)) == ("most-points", ["red"])
    assert [result(t).places[seat_of(t, word)] for word in ("red", "green", "white")] == [1, 2, 3]


def test_P10_3_goals_do_not_matter():
    """Nobody has met his."""
    t = at_the_end(admin={}, freed={}, disks={"red": 7, "green": 6, "white": 5})
    assert told(t, GoalRead) == []
    assert score(t, "red") == 7


def test_P10_3_there_is_no_diplomacy():
    """Red would win North America, where a green agent and a white meeple are."""
    t = at_the_end(admin={"Philadelphia": "green"}, freed={"Philadelphia": ["white"]})
    assert score(t, "red") == 6


def test_P10_3_two_play_it_likewise():
    t = at_the_end(players=2, factions=["white", "red"], admin={}, freed={}, disks={"red": 8, "white": 10})
    assert (result(t).scores, winners(t)) == ([10, 8], ["white"])


# P10.4 Two-stage: the end of the first stage


@pytest.mark.parametrize("missed", ["slavers", "barriers", "freed"])
def test_P10_4_with_any_goal_missed_the_game_ends(missed):
    t = second_stage(**{missed: {}})
    assert t.match.result is not None
    assert [event.met for event in told(t, GoalRead)].count(False) == 1
    assert told(t, SecondStageBegan) == []


def test_P10_4_and_is_scored_by_P10_2():
    """Red and green have met theirs; white's meeples count for nothing."""
    t = second_stage(freed=freed(white=14), admin={}, disks={"red": 2, "green": 16, "white": 0})
    assert (result(t).scores, t.ended) == ([39 + 9 + 2 + 16] * 3, "stage-marginal")
    assert result(t).winners == [0, 1, 2]


def test_P10_4_a_defeat():
    t = first_stage(disks={"red": 6, "green": 6, "white": 6})
    assert (result(t).scores, t.ended, result(t).winners) == ([0, 0, 0], "stage-defeat", [])


@pytest.mark.parametrize(
    ("barriers", "at_sea", "total", "grade"),
    [
        (22, 0, 49, "stage-defeat"),
        (23, 0, 50, "stage-marginal"),
        (39, 8, 74, "stage-marginal"),
        (39, 9, 75, "stage-decisive"),
    ],
)
def test_P10_4_the_marks_are_those_of_P10_2(barriers, at_sea, total, grade):
    """White has missed its goal; red has 18 disks and nine slavers besides."""
    red: dict[str, Any] = {"barriers": held(red=barriers), "ships": {f"S{i + 1}": "red" for i in range(at_sea)}}
    t = second_stage(**red, freed={}, admin={}, disks={"red": 18, "green": 0, "white": 0})
    assert (result(t).scores[0], t.ended) == (total, grade)


def test_P10_4_the_goal_of_a_colour_not_in_play_is_no_hindrance():
    """Red and green have met theirs; there are no 15 meeples."""
    t = second_stage(players=2, factions=["red", "green"], freed={})
    assert t.state.stage == 2


def test_P10_4_five_barriers_protect_a_sphere_in_both_stages():
    """P7.3"""
    alexandria: dict[str, Any] = {"freed": {"Alexandria": ["green"] * 2}, "admin": {"Alexandria": "green"}}
    assert hate("Alexandria", 1, mode="two-stage", **alexandria).anarchy == {}
    assert hate("Alexandria", 1, mode="two-stage", stage=2, east_deck=["E30"], **alexandria).anarchy == {}


def test_P10_4_at_the_end_of_the_first_stage_there_is_no_diplomacy():
    """White has missed its goal; green would win every sphere, with all the meeples in them."""
    t = second_stage(freed=freed(white=14))
    assert result(t).scores == [t.points("red") + t.points("green")] * 3


# P10.6 Loss by anarchy

NEARLY_LOST: dict[str, Any] = {  # one disk is not on a sphere; a 1 at Zanzibar adds it
    "anarchy": {"NAM": 2, "WEU": 2, "EEU": 2, "MEA": 2, "FEA": 2, "EIN": 2, "IND": 2, "WAF": 2, "LAM": 1},
    "admin": {"Zanzibar": "green"},
    "freed": {"Zanzibar": ["green"] * 3},
}


@pytest.mark.parametrize(
    "mode",
    [
        {"mode": "competitive"},
        {"mode": "competitive", "players": 2},
        {"mode": "cooperative"},
        {"mode": "cooperative", "players": 2},
        {"mode": "two-stage"},
        {"mode": "two-stage", "stage": 2, "east_deck": ["E30"]},
        {"mode": "solitaire", "players": 1},
    ],
)
def test_P10_6_anarchy_is_a_loss_for_everybody_in_every_mode_and_stage(mode):
    t = hate("Zanzibar", 1, **NEARLY_LOST, **mode)
    assert t.ended == "anarchy"
    assert (result(t).winners, result(t).places) == ([], [0] * t.match.seats)


def test_P10_6_nothing_is_scored():
    t = hate("Zanzibar", 1, **NEARLY_LOST, barriers={"B01": "red"}, slavers={"S1": "green"})
    assert (result(t).scores, told(t, GoalRead)) == ([0, 0, 0], [])


def test_P10_6_even_with_the_goals_met():
    meeples = {**freed(white=12), "Zanzibar": ["green"] * 3}
    barriers = {key: "red" for key in TAKEN if key != "B29"}
    met = {**NEARLY_LOST, "barriers": barriers, "slavers": SLAVERS, "freed": meeples}
    t = hate("Zanzibar", 1, **met, mode="cooperative")
    assert (t.ended, result(t).winners) == ("anarchy", [])


def test_P10_6_nothing_more_is_resolved():
    """P3.4: no pogroms, no market."""
    t = hate("Zanzibar", 1, **NEARLY_LOST)
    assert t.events == ["hate-rolled", "barrier-triggered", "barrier-without-target", "anarchy-added", "game-ended"]
    assert t.choices == set()


# P10.7 Solitaire


RED_AND_WHITE: dict[str, Any] = {"players": 1, "factions": ["red", "white"]}
A_DISK: dict[str, Any] = {"admin": {"Zanzibar": "green"}, "freed": {"Zanzibar": ["green"] * 3}}  # for a 1 at Zanzibar


def test_P10_7_one_seat_plays_both_factions_in_turn():
    t = table(**RED_AND_WHITE, barriers=TAKEN)
    assert (t.match.seat, t.faction) == (0, "red")
    assert (idle(t, until=2).match.seat, t.faction) == (0, "white")
    assert idle(t, until=3).faction == "red"


def test_P10_7_they_keep_their_coins_apart():
    t = table(**RED_AND_WHITE).play("shipbuilding", "sea:S1", "agent:capital", "agent:capital", "agent:capital")
    assert (t.boxes("red"), t.boxes("white")) == ((0, 6, 1), (3, 3, 0))


def test_P10_7_they_keep_their_pieces_apart():
    """Red may not syndicate white's agents: with none of its own it cannot send one."""
    t = table(**RED_AND_WHITE, boxes={"red": [0, 0, 6], "white": [6, 0, 0]})
    assert t.choices == {"fundraiser", "done"}


def test_P10_7_they_keep_their_disks_apart():
    t = hate("Zanzibar", 1, **RED_AND_WHITE, **A_DISK)
    assert t.disks == {"red": 8, "green": 0, "white": 9}


def test_P10_7_a_player_you_choose_is_the_other_faction():
    """P3.4: red has no disk left, so white's goes."""
    t = hate("Zanzibar", 1, **RED_AND_WHITE, **A_DISK, anarchy={"WEU": 1}, disks={"red": 0, "white": 17})
    assert (t.disks["white"], t.anarchy["EAF"]) == (16, 1)


def test_P10_7_it_is_scored_as_a_cooperative_game():
    """P10.2"""
    t = at_the_end(**RED_AND_WHITE, slavers=SLAVERS, freed=freed(white=15))
    assert result(t).scores == [t.points("red") + t.points("white")]
