"""Why a thing is not a choice now: that every refusal has a reason; whose decision it is, ideas out of sight."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import pileus
from pileus.games.emancipation.rules.p03_turn import choose
from pileus.games.emancipation.rules.state import (
    ADMIN_CHOICE,
    BUILD_AT,
    CHOICES,
    DONE,
    NOBODY,
    POST,
    POST_AT,
    SHIPBUILDING,
    SYNDICATE,
    SYNDICATE_IDEA,
    State,
)
from pileus.games.emancipation.tables import BARRIER
from pileus.games.emancipation.why_not import why_not
from pileus.locale import ids, sentence
from pileus.play.match import Match
from pileus.rulebooks import read
from tests.games.emancipation.operating import EAST, WEST, at_sea, operating
from tests.games.emancipation.quiet import at_the_end, hate
from tests.games.emancipation.random_play import TABLES, legal
from tests.games.emancipation.table import Table, table

NAMED_FIRST = {
    "emancipation-why-not-syndicate-first": SYNDICATE,
    "emancipation-why-not-build-first": SHIPBUILDING,
    "emancipation-why-not-post-first": POST,
}
CHOSEN_NEXT = (SYNDICATE_IDEA, BUILD_AT, POST_AT)
PARAGRAPHS = {paragraph.id for paragraph in read("emancipation")}

ALL_BUT_ONE = {"WEU": 2, "EEU": 2, "MEA": 2, "FEA": 2, "EIN": 2, "IND": 2, "EAF": 2, "WAF": 2, "LAM": 1}
"""Disks on the map."""

# Everywhere


OPEN_SEAS: dict[str, Any] = {
    "barriers": {barrier.key: "red" for i, barrier in enumerate(BARRIER) if i % 3},
    "ships": {"S1": "red", "S2": None, "S5": "red", "S9": None},
}
"""Few barriers and many ships, so that random games last and go to sea; at the set-up anarchy ends them soon."""


def games(seed: int, options: dict[str, Any]) -> Iterator[Match]:
    """From the set-up and from open seas; two-stage games from their second stage too."""
    emancipation = pileus.game("emancipation")
    yield emancipation.new(seed=seed, **options)
    position = {"game": "emancipation", "options": options, **OPEN_SEAS}
    yield emancipation.set_up(position, seed=seed)
    if options["mode"] == "two-stage":
        decks = {"west_deck": ["W60", "E30", "W61"], "east_deck": ["E31", "W62"]}
        yield emancipation.set_up({**position, **decks, "stage": 2}, seed=seed)


def moments(seed: int, options: dict[str, Any]) -> Iterator[Match]:
    """Moments of random games: the first of every step, others now and then, and the end."""
    luck = random.Random(seed)
    for match in games(seed, options):
        met = set()
        while match.seat is not None:
            if match.prompt.id not in met or luck.random() < 0.02:
                yield match
            met.add(match.prompt.id)
            match.play(luck.choice(match.choices))
        yield match


def seats(match: Match) -> list[int | None]:
    """Everybody, and a spectator."""
    return [None, *range(match.seats)]


@pytest.mark.parametrize("options", TABLES)
def test_every_refusal_of_a_game_has_a_reason_that_can_be_said(options):
    for match in moments(5, options):
        legal = {choice.id for choice in match.choices}
        for seat in seats(match):
            for choice in range(CHOICES):
                reason = match.why_not(seat, choice)
                if seat == match.seat and choice in legal:
                    assert reason is None
                else:
                    assert reason is not None
                    assert reason.rule in PARAGRAPHS
                    assert sentence(reason, players=["Anna", "Boris", "Clara"]).endswith(".")


@pytest.mark.parametrize("options", TABLES)
def test_P11_1_a_reason_does_not_depend_on_what_nobody_may_know(options):
    for match in moments(6, options):
        legal = {choice.id for choice in match.choices}
        for seat in seats(match):
            refused = [choice for choice in range(CHOICES) if seat != match.seat or choice not in legal]
            reasons = [match.why_not(seat, choice) for choice in refused]
            other = match.determinise(seat, seed=len(match.log))
            assert [match.game.why_not(other, seat, choice) for choice in refused] == reasons


@pytest.mark.parametrize("options", TABLES)
def test_P3_5_a_price_that_is_named_cannot_be_paid(options):
    for match in moments(7, options):
        reasons = [match.why_not(match.seat, choice) for choice in range(CHOICES)]
        prices = [reason.args for reason in reasons if reason is not None and "cost" in reason.args]
        assert [price for price in prices if price["cost"] <= price["most"]] == []


@pytest.mark.parametrize("options", TABLES)
def test_P4_an_action_to_be_named_first_leads_there(options):
    for match in moments(8, options):
        for choice in range(ADMIN_CHOICE):
            reason = match.why_not(match.seat, choice)
            if reason is not None and reason.id in NAMED_FIRST:
                s = match.state
                assert isinstance(s, State)
                choose(s, NAMED_FIRST[reason.id])
                assert choice in legal(s) or s.step not in CHOSEN_NEXT  # the only one there is needs no choice


def test_every_reason_has_its_test():
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_why_not*.py"))
    reasons = [name.removeprefix("emancipation-why-not-") for name in ids("emancipation-why-not")]
    assert [reason for reason in reasons if f' {reason}"' not in tests] == []


# Whose decision it is


def test_P10_2_the_game_is_over():
    assert at_the_end(mode="cooperative").why_not("done") == "P10.2 over"


def test_P10_6_everybody_has_lost():
    t = hate("New Orleans", 2, 3, 4, 4, anarchy=ALL_BUT_ONE, disks={"green": 0, "white": 0})
    assert t.why_not("done") == "P10.6 over"


def test_P3_1_a_spectator_chooses_nothing():
    assert table().why_not("done", seat=None) == "P3.1 spectator"


def test_P3_1_another_player_is_to_choose():
    assert table().why_not("done", seat=1) == "P3.1 turn"


def test_P3_1_nobody_has_to_choose():
    s = table().state
    s.seat = NOBODY
    reason = why_not(s, 0, DONE)
    assert f"{reason.rule} {reason.id.removeprefix('emancipation-why-not-')}" == "P3.1 nobody"


def test_P2_1_a_colour_that_nobody_plays():
    assert table(players=2, factions=["red", "green"]).why_not("faction:white") == "P2.1 not-in-play"


# Where an idea is (P11.1)


def test_P11_1_an_idea_out_of_sight_may_be_anywhere():
    t = table(west_deck=["W60", "W61"], west=WEST, east=EAST)
    assert t.why_not("idea:W61") == "P11.1 idea-hidden"  # in the deck
    assert t.why_not("idea:W62") == "P11.1 idea-hidden"  # in the box


def test_P11_1_the_top_of_a_deck_is_known():
    t = table(west_deck=["W60", "W61"], east_deck=["E30", "E31"], west=WEST, east=EAST)
    assert t.why_not("idea:W60") == "P7.6 idea-next"
    assert t.why_not("idea:E30") == "P7.6 idea-next"


def test_P6_2_a_discarded_idea():
    assert table(discard=["W60"]).why_not("idea:W60") == "P6.2 idea-discarded"


# Buttons


def test_P3_1_operations_come_after_the_actions():
    assert table().why_not("suffrage") == "P3.1 operations-later"


def test_P3_1_actions_come_before_the_operations():
    assert operating("green").why_not("post") == "P3.1 actions-over"


def test_P3_1_the_operations_are_over():
    assert moving().why_not("suffrage") == "P3.1 operations-over"


def test_P4_there_is_no_third_action():
    assert table().play("fundraiser", "shipbuilding").why_not("post") == "P4 third-action"


# The decision under way comes first


def moving() -> Table:
    """P6.1 The elephant goes to the East Indies, whose ports are both empty."""
    return table(phase="elephant", elephant="London").rolling(4)


def test_P4_to_do_nothing_say_so():
    assert table().why_not("skip") == "P4 first-act"


def test_P4_1_first_the_agents_taken_back():
    assert table(ships={"S1": "red"}).play("fundraiser").why_not("post") == "P4.1 first-take-back"


def test_P4_2_first_the_idea():
    assert table().play("syndicate").why_not("done") == "P4.2 first-syndicate"


def test_P4_3_first_the_sea_border():
    assert table().play("shipbuilding").why_not("port:London") == "P4.3 first-build"


def test_P4_4_first_the_port():
    assert table().play("post").why_not("sphere:WEU") == "P4.4 first-post"


def test_P3_2_first_the_coins():
    assert table().play("shipbuilding", "sea:S1").why_not("sea:S1") == "P3.2 first-pay"


def test_P8_4_first_the_box():
    t = table(faction="green", west=WEST, east=EAST).play("syndicate", "idea:W08")
    assert t.why_not("done") == "P8.4 first-agent"


def test_P8_2_first_the_new_ship():
    t = table().play("shipbuilding", "sea:S1", "agent:wealth", "agent:wealth", "agent:wealth")
    assert t.why_not("sea:S1") == "P8.2 first-new-ship"


def test_P8_2_first_the_extra_maritime():
    assert table(ships={"S1": None}).play("fundraiser").why_not("sea:S1") == "P8.2 first-extra-maritime"


def test_P5_0_to_operate_no_more_say_so():
    assert operating("green").why_not("skip") == "P5.0 first-operate"


def test_P5_0_first_the_operation():
    assert operating("green", "W11").play("idea:W11").why_not("idea:W11") == "P5.0 first-operation"


def test_P8_1_first_how_to_do_the_maritime():
    assert operating("red", ships={"S1": None}).play("idea:W31").why_not("sea:S1") == "P8.1 first-how-maritime"


def test_P5_1_first_the_agents_on_ships():
    assert at_sea("green", "S1", "S5").why_not("done") == "P5.1 first-station"


def test_P5_2_first_the_gunboat():
    assert at_sea("green", "S1").why_not("done") == "P5.2 first-gunboat"


def test_P5_3_first_the_dice():
    assert at_sea("green", "S1").play("sea:S1").why_not("skip") == "P5.3 first-dice"


def corruption(**fields: Any) -> Table:
    """P5.4 One die shows the number of the slaver on the North Atlantic, between NAM and WEU."""
    return at_sea("green", "S1", **fields).play("sea:S1", "dice:1", "agent:wealth").rolling((3,))


def test_P5_4_corruption_is_not_optional():
    assert corruption().why_not("skip") == "P5.4 first-corrupt-sphere"
    assert corruption(barriers={"B01": "red", "B04": "green"}).why_not("skip") == "P5.4 first-corrupt-barrier"


def test_P5_7_first_the_barrier():
    t = operating("red", "W44", slavers={"S1": "red", "S2": "red"}).play("idea:W44", "port:London")
    assert t.why_not("done") == "P5.7 first-take-barrier"


def test_P3_3_first_the_port_of_an_operation():
    assert operating("green", "W04").play("idea:W04").why_not("done") == "P3.3 first-port"


def test_P6_1_first_the_elephant():
    assert moving().why_not("sphere:EIN") == "P6.1 first-elephant"


def test_P7_2_first_the_piece_that_hate_hits():
    t = hate("Philadelphia", 1, 5, freed={"Philadelphia": ["green"]})
    assert t.why_not("port:Philadelphia") == "P7.2 first-hate"


def test_P7_4_first_the_ship():
    t = hate("Bahia", 1, 1, 6, freed={"Bahia": ["white"]}, ships={"S5": None, "S9": None})
    assert t.why_not("done") == "P7.4 first-lose-ship"


def test_P7_5_first_the_next_sphere():
    assert table(phase="pogroms", anarchy={"EEU": 2, "WEU": 2}).why_not("done") == "P7.5 first-sphere"


def test_P7_5_first_the_piece_that_a_pogrom_hits():
    assert table(phase="pogroms", anarchy={"LAM": 2}).rolling(1).why_not("port:Bahia") == "P7.5 first-pogrom"


def test_P3_4_first_whose_disk():
    t = hate("New Orleans", 1, 2, 3, 4, disks={"red": 0})
    assert t.why_not("sphere:NAM") == "P3.4 first-disk"


def test_P3_4_first_where_the_disk_goes():
    assert table(phase="pogroms", anarchy={"MEA": 2}).rolling(6).why_not("done") == "P3.4 first-overflow"
