"""P10.1, P10.2 Goals, and the marks of a game won or lost together."""

from __future__ import annotations

from typing import Any

import pytest

from pileus.games.emancipation.events import GoalRead
from tests.games.emancipation.quiet import at_the_end, freed, held, idle, quiet, result, told
from tests.games.emancipation.table import Table


def goals(**fields: Any) -> dict[str, bool]:
    """Who has met his goal at the end of a cooperative game."""
    return {event.faction: event.met for event in told(at_the_end(mode="cooperative", **fields), GoalRead)}


SLAVERS = {f"S{i}": "red" for i in range(1, 10)}


def left(slavers: int) -> dict[str, str]:
    """So many slavers are left on their borders; red holds the others."""
    return {key: "red" for key in list(SLAVERS)[slavers:]}


# P10.1 Red


def test_P10_1_red_needs_as_many_agents_on_the_map_as_slavers_are_left():
    """Red agents are at London and Calcutta."""
    assert goals(slavers=left(2))["red"]
    assert not goals(slavers=left(3))["red"]


def test_P10_1_more_agents_will_do():
    assert goals(slavers=left(1))["red"]
    assert goals(slavers=left(0))["red"]


def test_P10_1_red_agents_on_ships_count():
    assert goals(slavers=left(4), ships={"S1": "red", "S2": "red"})["red"]


def test_P10_1_empty_ships_do_not():
    assert not goals(slavers=left(3), ships={"S1": None})["red"]


def test_P10_1_agents_of_others_do_not():
    """Green is at Philadelphia, white at Bahia."""
    assert not goals(slavers=left(4))["red"]


def test_P10_1_red_agents_in_boxes_and_in_the_market_do_not():
    east = [f"E0{i}" for i in range(1, 7)]
    assert not goals(slavers=left(3), east=east, market_agents={"E01": ["red"]}, boxes={"red": [5, 0, 0]})["red"]


def test_P10_1_slavers_held_by_anybody_have_left_their_borders():
    assert goals(slavers={**left(3), "S1": "white"})["red"]


# P10.1 White


def test_P10_1_white_needs_15_meeples_on_slave_spaces():
    assert goals(freed=freed(white=15))["white"]
    assert not goals(freed=freed(white=14))["white"]


def test_P10_1_all_colours_together():
    assert goals(freed=freed(red=5, green=5, white=5))["white"]
    assert not goals(freed=freed(red=5, green=4, white=5))["white"]


def test_P10_1_a_third_colours_too():
    two: dict[str, Any] = {"players": 2, "factions": ["red", "white"]}
    assert goals(**two, freed=freed(red=5, green=5, white=5))["white"]


def test_P10_1_dissidents_do_not_count():
    assert not goals(freed=freed(white=14), dissidents={"WEU": ["white"], "NAM": ["red"]})["white"]


# P10.1 Green


def test_P10_1_green_needs_at_most_25_barriers_left_on_the_map():
    assert goals(barriers=held(green=14))["green"]
    assert not goals(barriers=held(green=13))["green"]


def test_P10_1_whoever_took_them():
    assert goals(barriers=held(red=5, green=4, white=5))["green"]


def test_P10_1_goals_are_read_only_at_the_end():
    """They are met all the time, and told of in the last turn."""
    t = idle(quiet(mode="cooperative", freed=freed(white=15), slavers=SLAVERS), until=33)
    assert told(t, GoalRead) == []
    assert len(told(idle(t), GoalRead)) == 3


def test_P10_1_a_goal_met_once_may_be_missed_at_the_end():
    """A pogrom of the last turn leaves 14 meeples of 15."""
    last: dict[str, Any] = {"mode": "cooperative", "west_deck": [], "east_deck": []}
    t = quiet(**last, phase="pogroms", anarchy={"NAM": 2}, freed=freed(white=15)).rolling(1)
    t.play("meeple:New Orleans")
    assert [event.met for event in told(t, GoalRead) if event.faction == "white"] == [False]


def test_P10_1_the_goal_of_a_colour_not_in_play_is_ignored():
    assert set(goals(players=2, factions=["red", "white"])) == {"red", "white"}


def test_P10_1_a_goal_is_told_with_the_points_behind_it():
    t = at_the_end(mode="cooperative", slavers=left(2))
    assert told(t, GoalRead)[0] == GoalRead("red", True, 6 + 1 + 2 + 7)


# P10.2 Cooperative and solitaire


def together(red: int, white: int, **fields: Any) -> Table:
    """All goals met: red holds so many barriers and all slavers, white has so many meeples and no more disks."""
    disks = {"red": 2, "green": 16, "white": 0}
    given: dict[str, Any] = {"admin": {}, "slavers": SLAVERS, "barriers": held(red=red), "freed": freed(white=white)}
    return at_the_end(**{"mode": "cooperative", "disks": disks, **given, **fields})


MET = 2 + 16 + 9  # disks and slavers


def test_P10_2_the_total_of_the_factions_in_play():
    t = together(red=20, white=15)
    assert result(t).scores == [MET + 20 + 15] * 3


def test_P10_2_a_faction_that_missed_its_goal_scores_0():
    t = together(red=20, white=14)
    assert result(t).scores == [MET + 20] * 3


@pytest.mark.parametrize(
    ("barriers", "total", "grade"),
    [(14, 56, "marginal"), (32, 74, "marginal"), (33, 75, "decisive"), (39, 81, "decisive")],
)
def test_P10_2_marks(barriers, total, grade):
    t = together(red=barriers, white=15)
    assert (result(t).scores[0], t.ended) == (total, grade)


@pytest.mark.parametrize(("barriers", "total", "grade"), [(22, 49, "defeat"), (23, 50, "marginal")])
def test_P10_2_the_mark_of_50(barriers, total, grade):
    """White has missed its goal."""
    t = together(red=barriers, white=14)
    assert (result(t).scores[0], t.ended) == (total, grade)


def test_P10_2_a_victory_is_everybodys():
    assert result(together(red=20, white=15)).winners == [0, 1, 2]


def test_P10_2_a_defeat_is_everybodys():
    t = together(red=14, white=14)
    assert (t.ended, result(t).winners, result(t).places) == ("defeat", [], [0, 0, 0])


def test_P10_2_the_same_marks_for_two():
    two: dict[str, Any] = {"players": 2, "factions": ["red", "white"], "disks": {"red": 18, "white": 0}}
    assert together(red=7, white=15, **two).ended == "defeat"
    assert together(red=8, white=15, **two).ended == "marginal"
    assert result(together(red=8, white=15, **two)).scores == [18 + 9 + 8 + 15] * 2


def test_P10_2_a_colour_not_in_play_scores_nothing():
    """Green has 16 meeples on slave spaces, and 25 barriers are left."""
    two: dict[str, Any] = {"players": 2, "factions": ["red", "white"], "disks": {"red": 18, "white": 0}}
    t = together(red=14, white=0, **{**two, "freed": freed(green=16)})
    assert result(t).scores == [18 + 9 + 14] * 2


def test_P10_2_solitaire_is_scored_likewise():
    alone: dict[str, Any] = {"players": 1, "mode": "solitaire", "disks": {"red": 18, "white": 0}}
    t = together(red=8, white=15, **alone)
    assert (t.ended, result(t).scores, result(t).winners) == ("marginal", [50], [0])


def test_P10_2_a_solitaire_defeat():
    alone: dict[str, Any] = {"players": 1, "mode": "solitaire", "disks": {"red": 18, "white": 0}}
    t = together(red=7, white=15, **alone)
    assert (t.ended, result(t).scores, result(t).winners) == ("defeat", [49], [])


def test_P10_2_five_barriers_do_not_protect_a_sphere():
    """P7.3: more in test_p07_barriers."""
    alexandria: dict[str, Any] = {"freed": {"Alexandria": ["green"] * 2}, "admin": {"Alexandria": "green"}}
    hated = quiet(phase="hate", elephant="Alexandria", mode="cooperative", barriers={}, **alexandria).rolling((1,))
    assert hated.anarchy == {"MEA": 1}
