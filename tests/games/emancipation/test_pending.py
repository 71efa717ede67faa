"""Positions taken at any moment: set up again, the game goes on exactly there; what does not fit is refused."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import pileus
from pileus.games.emancipation import pending
from pileus.games.emancipation.options import VARIANTS
from pileus.games.emancipation.position import read_position
from pileus.games.emancipation.rules.p03_turn import beat, choices, choose
from pileus.games.emancipation.rules.state import State
from pileus.games.emancipation.steps import STEPS
from pileus.games.emancipation.tables import BARRIER, SLAVER, SPHERE
from pileus.play.match import Match
from tests.games.emancipation.moments import MOMENTS, WAYS, corrupted, syndicating
from tests.games.emancipation.operating import WEST, at_sea, operating
from tests.games.emancipation.quiet import at_the_end, freed
from tests.games.emancipation.random_tables import random_table
from tests.games.emancipation.table import Table, table

GAME = pileus.game("emancipation")


def set_up(position: dict[str, Any]) -> Match:
    """As a position comes from a file."""
    return GAME.set_up(json.loads(json.dumps(position)), seed=1)


def state_of(match: Match) -> State:
    s = match.state
    assert isinstance(s, State)
    return s


def seen(match: Match, seat: int | None) -> dict[str, Any]:
    """What a seat is shown, less how many choices led there."""
    return {**match.view(seat), "number": 0}


# Nothing is lost


def assert_goes_on(match: Match, luck: random.Random, choices_ahead: int) -> None:
    """The same table, the same questions, and with the same luck the same future."""
    again = set_up(match.position())
    assert again.opening == []
    assert again.position() == match.position()
    assert again.choices == match.choices
    assert again.prompt == match.prompt
    assert again.result == match.result
    assert seen(again, None) == seen(match, None)
    if match.seat is not None:
        assert seen(again, match.seat) == seen(match, match.seat)
    for thing in luck.sample(range(match.game.choice_ids), 8):
        assert again.why_not(match.seat, thing) == match.why_not(match.seat, thing)
    assert_same_future(state_of(match), state_of(again), luck, choices_ahead)


def assert_same_future(one: State, other: State, luck: random.Random, choices_ahead: int) -> None:
    other.rng[:] = one.rng
    other.rolls = one.rolls
    for _ in range(choices_ahead):
        if one.over:
            return
        offered = [0] * 64
        made = luck.choice(offered[: choices(one, offered)])
        for s in (one, other):
            go_on_with(s, made)
        assert one.rng == other.rng
        assert one.rolls == other.rolls
        assert one.tape[: one.tape_n] == other.tape[: other.tape_n]
        assert read_position(one) == read_position(other)


def go_on_with(s: State, choice: int) -> None:
    s.tape_n = 0
    choose(s, choice)
    while s.seat < 0 and not s.over:
        s.tape_n = 0
        beat(s)


@pytest.mark.parametrize("seed", range(14))
def test_a_position_loses_nothing_at_any_decision_of_a_game(seed: int):
    """All modes and options."""
    match = GAME.new(seed=seed, **VARIANTS[seed * 65 % len(VARIANTS)])
    luck = random.Random(seed)
    while match.seat is not None:
        assert_goes_on(match, luck, choices_ahead=2)
        match.play(luck.choice(match.choices))
    assert_goes_on(match, luck, choices_ahead=0)


@pytest.mark.parametrize("seed", range(30))
def test_a_position_loses_nothing_on_a_table_laid_at_random(seed: int):
    match = random_table(seed)
    luck = random.Random(seed)
    while match.seat is not None and match.number < 25:
        assert_goes_on(match, luck, choices_ahead=2)
        match.play(luck.choice(match.choices))
    assert_goes_on(match, luck, choices_ahead=2)


def test_every_step_has_a_name_and_a_moment_here():
    assert sorted(pending.STEP_NAMES.values()) == sorted(step.step for step in STEPS)
    assert set(MOMENTS) == set(pending.STEP_NAMES)


@pytest.mark.parametrize("name", MOMENTS)
def test_each_step_is_written_by_its_name(name: str):
    assert written(MOMENTS[name]())["step"] == name


@pytest.mark.parametrize("name", [*MOMENTS, *WAYS])
def test_a_position_of_each_step_goes_on_exactly_there(name: str):
    t = {**MOMENTS, **WAYS}[name]()
    for seed in range(6):
        assert_goes_on(t.match, random.Random(seed), choices_ahead=12)


# What is written


def written(t: Table) -> dict[str, Any]:
    found: dict[str, Any] = t.match.position()["pending"]
    return found


def test_P4_the_first_action_needs_no_more_than_its_step():
    assert written(table()) == {"step": "act"}


def test_P4_the_second_action_is_counted():
    assert written(table(west=WEST).play("syndicate", "idea:W08")) == {"step": "act", "actions": 1}


def test_P3_2_coins_still_to_pay_are_written_with_what_comes_after_them():
    assert written(syndicating("red", "W44").play("agent:capital")) == {
        "step": "pay",
        "actions": 1,
        "doing": "syndicate",
        "idea": "W44",
        "owing": 2,
        "then": "send-agent",
    }


def test_P3_2_a_payment_under_way_takes_only_what_is_left_of_it():
    t = syndicating("red", "W44").play("agent:capital")
    again = Table(t.match.position(), seed=1).play("agent:wealth", "agent:wealth")
    assert again.boxes("red") == (1, 2, 2)
    assert again.on("W44") == ["red"]


def test_P5_0_agents_that_have_operated_do_not_operate_again():
    t = operating("green", "W10", "W10", freed={}, admin={"New Orleans": "green"}).play("idea:W10", "port:New Orleans")
    assert written(t) == {"step": "operate", "operated": {"W10": 1}}
    again = Table(t.match.position(), seed=1)
    assert again.choices == {"idea:W10", "idea:W31", "done"}
    assert again.play("idea:W10").choices == {"idea:W31", "done"}  # a third space is free


def test_P5_1_agents_picked_up_are_on_no_ship_and_not_in_the_reserve():
    t = at_sea("green", "S1", "S2")
    position = t.match.position()
    assert position["ships"] == {"S1": None, "S2": None}
    assert position["pending"]["lifted"] == 2
    assert Table(position, seed=1).reserve("red") == t.reserve("red")


def test_P5_3_an_attack_that_is_being_paid_for_remembers_its_dice():
    t = at_sea("green", "S1", "S2").play("sea:S1", "sea:S1", "dice:2")
    assert {"sea": "S1", "dice": 2, "owing": 4, "then": "roll-attack"}.items() <= written(t).items()
    again = Table(t.match.position(), seed=1).play("agent:wealth", "agent:wealth", "agent:wealth")
    assert len(again.dice[0]) == 2  # type: ignore[arg-type]


def test_P8_2_agents_that_left_their_ships_forgo_the_extra_maritime():
    t = table(ships={"S1": "red", "S2": "red"}).play("fundraiser", "sea:S1")
    assert written(t)["left_ships"] == 1
    assert Table(t.match.position(), seed=1).play("done").asked == "act"


def test_P7_1_dice_and_barriers_still_to_come_are_resolved():
    t = MOMENTS["hate-piece"]()
    assert written(t) == {"step": "hate-piece", "hate": [2, 2, 5], "hate_at": 1, "struck": "B01"}
    again = Table(t.match.position(), seed=1).play("meeple:New Orleans")
    assert again.admin("New Orleans") is None  # the second 2
    assert again.anarchy == {"NAM": 1}  # P7.2: the dissident space is taken by now


def test_P7_5_a_sphere_whose_die_was_rolled_is_not_rolled_for_again():
    t = table(phase="pogroms", anarchy={"WEU": 2, "EEU": 2, "NAM": 2}).play("sphere:NAM").rolling(3)
    assert written(t) == {"step": "next-sphere", "rolled": ["NAM"]}
    assert Table(t.match.position(), seed=1).choices == {"sphere:WEU", "sphere:EEU"}


def test_P3_4_the_giver_of_a_disk_is_remembered():
    t = table(phase="pogroms", anarchy={"MEA": 2}, disks={"red": 0}).rolling(6).play("faction:white")
    assert written(t)["giver"] == "white"
    given = t.disks["white"]
    assert Table(t.match.position(), seed=1).play("sphere:IND").disks["white"] == given - 1


# Games that are over


def refusal(position: dict[str, Any]) -> pileus.Refused:
    with pytest.raises(pileus.Refused) as caught:
        set_up(position)
    assert caught.value.reason.id == "bad-position"
    assert "\n" not in str(caught.value)
    return caught.value


def lost() -> Table:
    """P3.4 The last disk went to one of the two spheres beside a corrupted slaver."""
    full = {sphere.key: 2 for sphere in SPHERE if sphere.key not in ("NAM", "WEU")}
    return corrupted(anarchy={**full, "NAM": 1}, disks={"green": 1, "red": 0, "white": 0}).play("sphere:NAM")


def test_P10_6_a_lost_game_stays_lost():
    t = lost()
    assert t.ended == "anarchy"
    assert written(t)["over"] == "anarchy"
    assert written(t)["lifted"] == 1
    assert_goes_on(t.match, random.Random(1), choices_ahead=0)


@pytest.mark.parametrize("mode", ["competitive", "cooperative", "two-stage"])
def test_P10_a_finished_game_stays_finished(mode: str):
    t = at_the_end(mode=mode)
    assert written(t) == {"over": t.ended}
    assert_goes_on(t.match, random.Random(1), choices_ahead=0)


def test_P10_2_a_game_does_not_end_better_than_it_stands():
    position = at_the_end(mode="cooperative").match.position()
    assert refusal({**position, "pending": {"over": "decisive"}}).rule == "P10.2"


def test_P10_4_a_first_stage_with_all_goals_met_is_no_end():
    goals: dict[str, Any] = {
        "slavers": {slaver.key: "red" for slaver in SLAVER},
        "barriers": {barrier.key: "green" for barrier in BARRIER},
        "freed": freed(red=5, green=5, white=5),
    }
    position = at_the_end(mode="two-stage").match.position()
    assert refusal({**position, **goals, "pending": {"over": "stage-marginal"}}).rule == "P10.4"


def test_P3_4_a_game_with_a_disk_left_is_not_lost():
    position = lost().match.position()
    assert refusal({**position, "disks": {"green": 1}, "anarchy": {**position["anarchy"], "NAM": 1}}).rule == "P10.6"
