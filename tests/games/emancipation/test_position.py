"""Positions by names: what each field says, what follows when it is left out, and what is impossible."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pileus
from pileus.games.emancipation.position import Position
from pileus.games.emancipation.tables import BARRIER, IDEA, PORT, SLAVER, SPHERE
from tests.games.emancipation.table import Table, table, written

WEST = [f"W{n:02}" for n in range(1, 67)]
EAST = [f"E{n:02}" for n in range(1, 33)]

EXAMPLE: dict[str, Any] = {
    "game": "emancipation",
    "options": {"players": 3, "mode": "cooperative"},
    "turn": 5,
    "phase": "actions",
    "faction": "green",
    "boxes": {"red": [3, 3, 0]},
    "admin": {"London": "red"},
    "freed": {"London": ["red", "green"]},
    "dissidents": {"NAM": ["green"]},
    "ships": {"S1": "red", "S5": None},
    "slavers": {"S2": "red"},
    "barriers": {"B01": "green"},
    "anarchy": {"LAM": 1},
    "disks": {"red": 6, "green": 5, "white": 6},
    "elephant": "London",
    "west": WEST[:6],
    "east": EAST[:6],
    "west_deck": WEST[6:18],
    "east_deck": EAST[6:22],
    "market_agents": {"W01": ["red"]},
    "discard": WEST[18:22],
}


def refusal(**fields: Any) -> pileus.Refused:
    with pytest.raises(pileus.Refused) as caught:
        table(**fields)
    assert caught.value.reason.id == "bad-position"
    assert "\n" not in str(caught.value)
    return caught.value


# The documented example, field by field


@pytest.fixture
def example() -> Table:
    return Table(EXAMPLE, seed=1)


def test_the_example_waits_for_an_action_of_green(example: Table):
    assert example.asked == "act"
    assert example.faction == "green"
    assert example.state.turn == 5


def test_the_example_is_written_as_it_was_given(example: Table):
    """All but what follows from the rest, or is left out because it is usual."""
    position = example.match.position()
    for name in EXAMPLE.keys() - {"options", "phase", "faction", "boxes"}:
        assert position[name] == EXAMPLE[name]


def test_P2_2_agents_not_named_are_the_reserve(example: Table):
    assert example.boxes("red") == (3, 3, 0)
    assert example.reserve("red") == 15 - 6 - 1 - 1 - 1  # boxes, Admin space, ship, market
    assert example.reserve("green") == 15 - 6


def test_P2_2_meeples_not_named_are_the_reserve(example: Table):
    assert [example.meeples(word) for word in ("red", "green", "white")] == [15, 14, 16]


def test_P1_6_everything_is_where_the_example_says(example: Table):
    assert example.admin("London") == "red"
    assert example.admin("Philadelphia") is None
    assert example.freed("London") == ["red", "green"]
    assert example.dissidents("NAM") == ["green"]
    assert example.ships == {"S1": "red", "S5": None}
    assert example.slavers == {"S2": "red"}
    assert example.barriers == {"B01": "green"}
    assert example.anarchy == {"LAM": 1}
    assert example.disks == {"red": 6, "green": 5, "white": 6}
    assert example.elephant == "London"
    assert example.on("W01") == ["red"]


def test_P2_5_columns_decks_and_discards_are_those_of_the_example(example: Table):
    assert example.west == WEST[:6]
    assert example.east == EAST[:6]
    assert example.discard == WEST[18:22]
    view = example.match.view(None)["table"]
    assert view["decks"] == {"west": {"cards": 12, "top": "W07"}, "east": {"cards": 16, "top": "E07"}}


def test_P7_6_a_deck_is_named_from_its_top():
    t = table(phase="market", west=[*WEST[:5], None], west_deck=["W10", "W11"])
    assert t.west == [*WEST[:5], "W10"]


# What is left out is as set up (P2)


def test_P2_a_position_of_nothing_but_its_options_is_the_set_up():
    t = table()
    assert t.boxes("white") == (3, 3, 0)
    assert t.disks == {"red": 6, "green": 6, "white": 6}
    assert [t.admin(port.name) or "" for port in PORT] == [port.agent for port in PORT]
    assert [tuple(t.freed(port.name)) for port in PORT] == [port.meeples for port in PORT]
    assert (t.ships, t.slavers, t.barriers, t.anarchy, t.discard) == ({}, {}, {}, {}, [])
    assert (t.elephant, t.faction, t.state.turn, t.asked) == ("London", "red", 1, "act")
    assert t.state.deck_n == [16, 16]


def test_P2_5_with_two_factions_fewer_ideas_are_dealt():
    assert table(players=2).state.deck_n == [10, 10]


def test_P2_1_factions_left_out_are_in_their_order():
    assert table().state.seat_of == [0, 1, 2]
    assert table(players=2).state.seat_of == [0, 1, -1]
    assert table(players=1).state.seat_of == [0, 0, -1]


def test_P2_1_the_second_faction_is_the_one_that_other_fields_name():
    assert table(players=2, boxes={"white": [1, 1, 1]}).state.seat_of == [0, -1, 1]


def test_P2_1_factions_are_named_in_the_order_of_seats():
    assert table(players=2, factions=["white", "red"]).state.seat_of == [1, -1, 0]


def test_P3_1_the_faction_follows_from_the_turn():
    assert table(turn=6).faction == "white"
    assert table(players=2, turn=4).faction == "green"


def test_P3_1_the_turn_follows_from_the_faction():
    assert table(faction="white").state.turn == 3


def test_P2_3_a_map_that_is_given_says_all():
    t = table(admin={}, freed={})
    assert [t.admin(port.name) for port in PORT] == [None] * len(PORT)
    assert sum(len(t.freed(port.name)) for port in PORT) == 0


def test_P2_4_supplies_left_out_share_what_is_left():
    assert table(anarchy={"LAM": 2, "NAM": 1}, disks={"green": 1}).disks == {"red": 7, "green": 1, "white": 7}


def test_P3_4a_disks_taken_from_spheres_are_told_apart():
    t = table(dealt_disks_score=False, gained={"red": 2}, disks={"red": 6})
    assert t.state.gained == [2, 0, 0]
    assert t.points("red") - table(dealt_disks_score=False).points("red") == 2


def test_P3_3_an_elephant_that_was_placed_stays():
    assert table(phase="elephant").rolling(1).elephant == "St Petersburg"
    assert table(phase="elephant", placed=True).rolling(1).elephant == "London"


def test_P7_6_decks_left_out_have_what_the_turn_leaves():
    assert table(turn=10).state.deck_n == [7, 16]
    assert table(turn=20).state.deck_n == [0, 13]
    assert table(players=2, turn=21).state.deck_n == [0, 0]


def test_P6_2_discards_left_out_are_as_many_as_the_turns():
    assert len(table(turn=10).discard) == 9
    assert len(table(turn=10, phase="market", mode="competitive").discard) == 10


def test_P10_4_a_second_stage_begins_with_what_is_given():
    t = table(mode="two-stage", stage=2, turn=40, west_deck=["E01", "W01"], east_deck=["W02"])
    assert t.state.stage == 2
    assert t.state.deck_n == [2, 1]


@pytest.mark.parametrize(
    ("phase", "asked"),
    [("actions", "act"), ("operations", "operate"), ("pogroms", "next-sphere"), ("market", "act")],
)
def test_P3_1_without_pending_a_phase_begins_afresh(phase: str, asked: str):
    gap = [None] if phase in ("pogroms", "market") else ["W06"]
    t = table(
        phase=phase,
        west=[*WEST[:5], *gap],
        market_agents={"E21": ["red"]},
        east=["E21", *EAST[:5]],
        ships={"S9": "red"},
        anarchy={"EEU": 2, "WEU": 2},
    )
    assert t.asked == asked


def test_the_same_table_in_another_order_of_fields_is_the_same_match():
    turned = dict(reversed(EXAMPLE.items()))
    assert Table(turned, seed=1).state.pack() == Table(EXAMPLE, seed=1).state.pack()


# What is impossible


@pytest.mark.parametrize(
    ("fields", "rule"),
    [
        ({"stage": 2}, "P10.4"),
        ({"factions": ["red", "green"]}, "P2.1"),
        ({"factions": ["red", "red", "green"]}, "P2.1"),
        ({"factions": []}, "P2.1"),
        ({"players": 2, "factions": ["green", "white"]}, "P2.1"),
        ({"players": 2, "boxes": {"green": [1, 1, 1], "white": [1, 1, 1]}}, "P2.1"),
        ({"players": 2, "faction": "white", "factions": ["red", "green"]}, "P2.1"),
        ({"turn": 5, "faction": "red"}, "P3.1"),
        ({"turn": 34}, "P7.6"),
        ({"players": 2, "turn": 22}, "P7.6"),
        ({"mode": "two-stage", "stage": 2, "turn": 47, "west_deck": ["W01"]}, "P7.6"),
        ({"turn": 5, "west_deck": WEST[:16]}, "P7.6"),
        ({"boxes": {"blue": [1, 1, 1]}}, "P1.1"),
        ({"boxes": {"red": [9, 9, 9]}}, "P1.1"),
        ({"boxes": {"red": [5, 5, 4]}}, "P1.1"),  # with the two Admin agents of the set-up one too many
        ({"boxes": {"red": [5, 5, 5]}, "admin": {}, "ships": {"S1": "red"}}, "P1.1"),
        ({"admin": {"Paris": "red"}}, "P1.2"),
        ({"freed": {"Paris": ["red"]}}, "P1.2"),
        ({"freed": {"London": ["red"] * 9}}, "P1.6"),
        ({"freed": {port.name: ["red"] * port.slave_spaces for port in PORT}}, "P1.1"),
        ({"dissidents": {"ATL": ["red"]}}, "P1.2"),
        ({"dissidents": {"NAM": ["red", "red"]}}, "P1.6"),
        ({"ships": {"S10": None}}, "P1.3"),
        ({"slavers": {"S10": "red"}}, "P1.3"),
        ({"players": 2, "slavers": {"S1": "white"}}, "P2.1"),
        ({"barriers": {"B40": "red"}}, "P1.4"),
        ({"players": 2, "barriers": {"B01": "white"}}, "P2.1"),
        ({"anarchy": {"ATL": 1}}, "P1.2"),
        ({"anarchy": {sphere.key: 2 for sphere in SPHERE}}, "P1.1"),
        ({"disks": {"red": 6, "green": 6, "white": 7}}, "P1.1"),
        ({"disks": {"red": 6, "green": 6, "white": 5}}, "P1.1"),
        ({"players": 2, "disks": {"white": 1}, "factions": ["red", "green"]}, "P2.1"),
        ({"disks": {"red": 0}, "anarchy": {sphere.key: 2 for sphere in SPHERE[:9]}}, "P3.4"),
        ({"gained": {"red": 7}}, "P3.4a"),
        ({"gained": {"blue": 1}}, "P1.1"),
        ({"elephant": "Paris"}, "P1.2"),
        ({"west": ["W01"]}, "P6.3"),
        ({"west": [*WEST[:5], None]}, "P6.3"),
        ({"phase": "hate", "west": WEST[:6]}, "P6.3"),
        ({"phase": "hate", "west": [None, None, *WEST[:4]]}, "P6.3"),
        ({"east": EAST[:5]}, "P2.5"),
        ({"east": EAST[:7]}, "P2.5"),
        ({"west": ["W01", "W01", *WEST[2:6]]}, "P1.6"),
        ({"west": WEST[:6], "discard": ["W01"]}, "P1.6"),
        ({"west": ["W67", *WEST[:5]]}, "P1.5"),
        ({"west_deck": WEST[:17]}, "P2.5"),
        ({"west_deck": ["E01"]}, "P2.5"),
        ({"east_deck": ["W01"]}, "P2.5"),
        ({"discard": EAST}, "P1.5"),  # none is left for the East column
        ({"discard": WEST[:60]}, "P1.5"),
        ({"market_agents": {"W99": ["red"]}}, "P1.5"),
        ({"west": WEST[:6], "market_agents": {"W07": ["red"]}}, "P1.6"),
        ({"players": 2, "west": WEST[:6], "market_agents": {"W01": ["white"]}}, "P2.1"),
        ({"west": WEST[:6], "market_agents": {"W01": ["red"] * 10}}, "P1.1"),
    ],
)
def test_an_impossible_position_is_refused_with_its_rule(fields: dict[str, Any], rule: str):
    assert refusal(**fields).rule == rule


def test_P3_4_with_anarchy_owed_empty_supplies_are_possible():
    t = table(anarchy_loss="owed", disks={"red": 0}, anarchy={sphere.key: 2 for sphere in SPHERE[:9]})
    assert t.disks == {"red": 0, "green": 0, "white": 0}


@pytest.mark.parametrize(
    "fields",
    [
        {"turn": 0},
        {"turn": 48},
        {"turn": "two"},
        {"stage": 3},
        {"phase": "lunch"},
        {"faction": "blue"},
        {"colour": "red"},
        {"boxes": {"red": [1, 1]}},
        {"boxes": {"red": [-1, 1, 1]}},
        {"admin": {"London": None}},
        {"ships": {"S1": "green"}},
        {"anarchy": {"NAM": 3}},
        {"placed": 1},
        {"west": "W01"},
        {"east": [None] * 6},
        {"pending": {"step": "dance"}},
        {"pending": {"step": 1}},
        {"pending": {"mood": "good"}},
        {"pending": []},
        {"admin": {"\ud800": "red"}},
        {"faction": "\ud800"},
        {"elephant": "x" * 5000},
        {"elephant": "Lon\ndon"},
        {"a\nb": 1},
    ],
)
def test_a_malformed_position_is_refused_with_a_short_sentence(fields: dict[str, Any]):
    said = str(refusal(**fields))
    said.encode()
    assert len(said) < 200


@pytest.mark.parametrize("position", [None, 7, "text", [], {}, {"game": "emancipation"}, {1: 2}, {"options": {}}])
def test_what_is_no_position_is_refused(position: Any):
    with pytest.raises(pileus.Refused):
        pileus.game("emancipation").set_up(position)


def test_a_table_option_that_is_none_is_refused_with_what_is_allowed():
    for options in ({"players": 4}, {"players": 1, "mode": "competitive"}, {"mode": "chess"}):
        with pytest.raises(pileus.Refused) as caught:
            pileus.game("emancipation").set_up({"game": "emancipation", "options": options})
        assert caught.value.rule == "P0.1"


NAMES = st.sampled_from(
    ["red", "green", "white", "\ud800", "", "a\nb"]
    + [port.name for port in PORT]
    + [thing.key for things in (SPHERE, SLAVER, BARRIER, IDEA) for thing in things]
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 30) | st.integers() | st.floats() | st.text(max_size=3) | NAMES,
    lambda inner: st.lists(inner, max_size=7) | st.dictionaries(NAMES, inner, max_size=4),
    max_leaves=12,
)
FIELDS = [name for name in Position.__struct_fields__ if name not in ("game", "options")]


@settings(max_examples=500, deadline=None, derandomize=True)
@given(st.integers(1, 3), st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=3))
def test_any_json_in_any_field_is_refused_with_a_sentence_or_a_lawful_table(players: int, fields: dict[str, Any]):
    try:
        match = pileus.game("emancipation").set_up(written(players, **fields), seed=1)
    except pileus.Refused as refused:
        said = str(refused)
        said.encode()
        assert "\n" not in said
        assert len(said) < 300
        return
    assert match.broken_law == 0
    assert pileus.game("emancipation").set_up(match.position()).position() == match.position()
