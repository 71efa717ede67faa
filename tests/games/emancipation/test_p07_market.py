"""P7.6 Market."""

from __future__ import annotations

from typing import Any

from pileus.games.emancipation.events import DecksUsedUp, IdeaLaidOut, TurnBegan
from tests.games.emancipation.quiet import NO_ARROWS, at_the_end, idle, quiet, told
from tests.games.emancipation.table import Table, table

EAST = ["E01", "E02", "E03", "E04", "E05", "E06"]


def market(gap: int, **fields: Any) -> Table:
    """A gap in a row of the West column; W20 is on top of the West deck and E20 on top of the East deck."""
    west: list[str | None] = [*NO_ARROWS]
    west[gap - 1] = None
    ideas: dict[str, Any] = {"west": west, "east": EAST, "west_deck": ["W20", "W21"], "east_deck": ["E20", "E21"]}
    return table(**{"phase": "market", **ideas, **fields})


# Sliding and refilling


def test_P7_6_west_cards_above_the_gap_slide_down_a_row():
    assert market(3).west[2:5] == ["W05", "W06", "W07"]


def test_P7_6_cards_below_the_gap_stay():
    assert market(3).west[:2] == ["W02", "W03"]


def test_P7_6_a_gap_in_row_1_moves_all():
    assert market(1).west == ["W03", "W04", "W05", "W06", "W07", "W20"]


def test_P7_6_a_gap_in_row_6_moves_none():
    assert market(6).west == ["W02", "W03", "W04", "W05", "W06", "W20"]


def test_P7_6_they_slide_with_their_agents():
    t = market(3, market_agents={"W05": ["red", "white"], "W07": ["green"], "W03": ["green"]})
    assert (t.on("W05"), t.on("W07"), t.on("W03")) == (["red", "white"], ["green"], ["green"])
    assert t.on("W06") == []


def test_P7_6_row_6_is_filled_from_the_west_deck():
    t = market(3)
    assert t.west[5] == "W20"
    assert told(t, IdeaLaidOut) == [IdeaLaidOut("W20", "west")]


def test_P7_6_the_new_card_has_no_agents():
    t = market(3, market_agents={"W07": ["red"], "E06": ["green"]})
    assert (t.on("W07"), t.on("W20")) == (["red"], [])


def test_P7_6_from_the_top_down():
    t = idle(quiet(phase="market", west=[*NO_ARROWS[:5], None], west_deck=["W20", "W21", "W25"]), until=4)
    assert [event.idea for event in told(t, IdeaLaidOut)] == ["W20", "W21", "W25"]


def test_P7_6_when_the_west_deck_is_empty_from_the_east_deck():
    t = market(3, west_deck=[])
    assert t.west == ["W02", "W03", "W05", "W06", "W07", "E20"]
    assert told(t, IdeaLaidOut) == [IdeaLaidOut("E20", "east")]


def test_P7_6_the_last_west_card_before_any_east_card():
    assert market(3, west_deck=["W20"]).west[5] == "W20"


def test_P7_6_the_east_column_is_not_refilled():
    assert market(3).east == EAST


def test_P7_6_the_discards_are_not_used():
    t = market(3, west_deck=[], east_deck=["E20"], discard=["W30"])
    assert t.discard == ["W30"]


# The end


def test_P7_6_when_a_refill_is_due_and_no_card_is_left_the_game_ends():
    t = market(3, west_deck=[], east_deck=[], mode="cooperative")
    assert t.ended == "defeat"
    assert told(t, DecksUsedUp) == [DecksUsedUp(1)]


def test_P7_6_not_when_the_last_card_is_laid_out():
    """The ruling: not "when the deck is used up", a turn earlier."""
    t = market(3, west_deck=[], east_deck=["E20"])
    assert (t.ended, t.asked) == (None, "act")


def test_P7_6_but_after_the_next_turn():
    t = idle(quiet(phase="market", west_deck=[], east_deck=["E20"]))
    assert (t.ended, t.state.turn) == ("most-points", 2)


def test_P7_6_after_a_complete_turn_without_a_last_round():
    """Green ends the game; white has no more turn."""
    t = idle(quiet(faction="green", west_deck=[], east_deck=[]))
    assert [event.faction for event in told(t, TurnBegan)] == []
    assert (t.faction, t.ended) == ("green", "most-points")


def test_P7_6_in_the_market_phase():
    t = idle(quiet(west_deck=[], east_deck=[]))
    assert t.match.view(None)["table"]["phase"] == "market"


def test_P7_6_the_first_stage_ends_likewise():
    assert at_the_end(mode="two-stage").ended == "stage-defeat"


def test_P7_6_33_turns_with_three_factions():
    t = idle(quiet())
    turns = [event.faction for event in told(t, TurnBegan)]
    assert t.state.turn == 33
    assert 1 + len(turns) == 33  # the first had begun
    assert turns.count("white") == turns.count("green") == 11


def test_P7_6_21_with_two_of_which_red_has_11():
    t = idle(quiet(players=2, factions=["white", "red"]))
    turns = [event.faction for event in told(t, TurnBegan)]
    assert t.state.turn == 21
    assert (1 + turns.count("red"), turns.count("white")) == (11, 10)


def test_P7_6_21_in_solitaire():
    t = idle(quiet(players=1))
    assert t.state.turn == 21


def test_P7_6_of_those_refills_the_first_half_is_from_the_west_deck():
    """P12.8"""
    columns = [event.column for event in told(idle(quiet()), IdeaLaidOut)]
    assert columns == ["west"] * 16 + ["east"] * 16


def test_P7_6_with_two_factions_10_from_each():
    columns = [event.column for event in told(idle(quiet(players=2)), IdeaLaidOut)]
    assert columns == ["west"] * 10 + ["east"] * 10
