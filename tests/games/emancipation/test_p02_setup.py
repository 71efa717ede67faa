"""P2 Set-up."""

from __future__ import annotations

import pytest

import pileus
from pileus import Refused
from pileus.games.emancipation.events import FactionAssigned, GoalRead
from pileus.games.emancipation.rules.p01_components import ships_in_pool
from pileus.games.emancipation.rules.p01_laws import broken_law
from pileus.games.emancipation.rules.state import State
from pileus.games.emancipation.tables import ELEPHANT_START, FACTIONS, IDEA, PORT
from tests.games.emancipation.quiet import idle, quiet
from tests.games.emancipation.table import table

SEEDS = range(40)


def begun(seed: int, players: int = 3) -> State:
    s = pileus.game("emancipation").new(players=players, seed=seed).state
    assert isinstance(s, State)
    return s


def keys(ideas: list[int]) -> list[str]:
    return [IDEA[idea].key for idea in ideas]


def box(s: State) -> list[int]:
    """P2.5 The ideas in the box."""
    return sorted(s.unused[: s.unused_n])


# P2.1 Factions


def test_P2_1_three_players_any_assignment():
    assert {tuple(begun(seed).seat_of) for seed in SEEDS} == {
        (0, 1, 2),
        (0, 2, 1),
        (1, 0, 2),
        (1, 2, 0),
        (2, 0, 1),
        (2, 1, 0),
    }


def test_P2_1_two_players_one_is_red_the_other_green_or_white():
    assert {tuple(begun(seed, 2).seat_of) for seed in SEEDS} == {(0, 1, -1), (0, -1, 1), (1, 0, -1), (1, -1, 0)}


def test_P2_1_solitaire_one_player_has_red_and_a_random_other():
    assert {tuple(begun(seed, 1).seat_of) for seed in SEEDS} == {(0, 0, -1), (0, -1, 0)}


def test_P2_1_everybody_is_told_who_plays_what():
    match = pileus.game("emancipation").new(players=2, seed=1)
    assigned = {event.faction: event.seat for event in match.opening if isinstance(event, FactionAssigned)}
    assert assigned == {word: seat for word, seat in zip(FACTIONS, begun(1, 2).seat_of, strict=True) if seat >= 0}


def test_P2_1_the_third_colour_takes_no_turn():
    t = table(players=2, factions=["red", "white"], phase="market")
    assert t.faction == "white"


def test_P2_1_after_the_second_faction_comes_red_again():
    t = table(players=2, factions=["red", "green"], faction="green", phase="market")
    assert t.faction == "red"


def test_P2_1_the_third_colour_can_be_hurt():
    t = table(players=2, factions=["red", "white"], faction="white").play("post", "port:Philadelphia")
    assert t.admin("Philadelphia") == "white" and t.dissidents("NAM") == ["green"]


def test_P2_1_the_third_colour_scores_nothing():
    t = table(players=2, factions=["red", "green"], phase="market", west_deck=[], east_deck=[], disks={"red": 9})
    assert t.match.result is not None
    assert t.match.result.scores == [9 + 1 + 2, 9 + 1 + 1]  # disks, meeples, agents of red and of green


def test_P2_1_the_goal_of_the_third_colour_is_ignored():
    t = table(players=2, mode="cooperative", factions=["red", "green"], phase="market", west_deck=[], east_deck=[])
    assert [event.faction for event in t.story if isinstance(event, GoalRead)] == ["red", "green"]


def test_P2_1_solitaire_is_cooperative():
    t = table(players=1, phase="market", west_deck=[], east_deck=[])
    assert t.ended == "defeat"


# P2.2 Finance boards


def test_P2_2_three_agents_in_capital_three_in_wealth_none_in_debt():
    assert begun(1).box == [[3, 3, 0]] * 3


def test_P2_2_the_third_colour_has_nobody_in_its_boxes():
    s = begun(1, 2)
    assert s.box[s.seat_of.index(-1)] == [0, 0, 0]


def test_P2_2_agents_left_are_the_reserve():
    """Of 15 red has 6 in boxes and 2 on the map, the others 6 and 1."""
    assert begun(1).reserve == [7, 8, 8]


def test_P2_2_the_third_colour_keeps_all_but_its_printed_agent_in_reserve():
    s = begun(1, 2)
    assert s.reserve[s.seat_of.index(-1)] == 14


def test_P2_2_meeples_not_set_up_are_the_reserve():
    assert begun(1).meeples == [15, 15, 14]


# P2.3 The map


def test_P2_3_every_barrier_lies_in_its_sphere():
    s = begun(1)
    assert set(s.barrier) == {-1} and s.barriers == [3, 2, 4, 5, 5, 4, 5, 4, 3, 4]


def test_P2_3_every_slaver_lies_on_its_border():
    assert begun(1).slaver == [-1] * 9


@pytest.mark.parametrize("players", [1, 2, 3])
def test_P2_3_four_printed_agents_of_all_three_colours(players):
    s = begun(1, players)
    agents = {PORT[port].name: faction for port, faction in enumerate(s.admin) if faction >= 0}
    assert agents == {"Philadelphia": 1, "London": 0, "Calcutta": 0, "Bahia": 2}


@pytest.mark.parametrize("players", [1, 2, 3])
def test_P2_3_four_printed_meeples_of_all_three_colours(players):
    s = begun(1, players)
    freed = {(faction, PORT[port].name) for faction in range(3) for port in range(len(PORT)) if s.freed[faction][port]}
    assert freed == {(2, "Philadelphia"), (0, "London"), (1, "London"), (2, "Bahia")}


def test_P2_3_a_printed_meeple_covers_its_space():
    t = table()
    assert t.freed("London") == ["red", "green"] and t.state.open[ELEPHANT_START] == 0


def test_P2_3_the_elephant_starts_at_london():
    assert PORT[begun(1).elephant].name == "London"


def test_P2_3_all_nine_ships_are_in_the_pool():
    s = begun(1)
    assert s.ship == [0] * 9 and ships_in_pool(s) == 9


# P2.4 Disks


def test_P2_4_six_disks_each_with_three_factions():
    assert begun(1).disks == [6, 6, 6]


@pytest.mark.parametrize("players", [1, 2])
def test_P2_4_nine_disks_each_with_two_factions(players):
    s = begun(1, players)
    assert sorted(s.disks) == [0, 9, 9] and s.disks[s.seat_of.index(-1)] == 0


def test_P2_4_no_disk_is_on_the_map():
    assert begun(1).anarchy == [0] * 10


# P2.5 Ideas


def test_P2_5_six_west_ideas_laid_out_and_sixteen_in_the_deck():
    s = begun(1)
    west = keys(s.slot[:6]) + keys(s.deck[0][: s.deck_n[0]])
    assert len(west) == 22 and {key[0] for key in west} == {"W"}


def test_P2_5_the_same_for_east():
    s = begun(1)
    east = keys(s.slot[6:]) + keys(s.deck[1][: s.deck_n[1]])
    assert len(east) == 22 and {key[0] for key in east} == {"E"}


@pytest.mark.parametrize("players", [1, 2])
def test_P2_5_sixteen_of_each_with_two_factions(players):
    assert begun(1, players).deck_n == [10, 10]


def test_P2_5_the_ideas_are_random():
    assert len({tuple(begun(seed).slot) for seed in SEEDS}) == len(SEEDS)


def test_P2_5_any_idea_can_be_drawn():
    assert {idea for seed in range(200) for idea in begun(seed).slot} == set(range(98))


def test_P2_5_a_new_card_comes_next_to_the_deck_and_the_oldest_lies_farthest_from_it():
    west = ["W02", "W03", None, "W05", "W06", "W07"]
    t = table(phase="market", west=west, west_deck=["W20", "W21"], turn=2)
    assert t.west == ["W02", "W03", "W05", "W06", "W07", "W20"]


def test_P2_5_ideas_not_drawn_stay_in_the_box_for_the_whole_game():
    t = quiet(players=2)
    boxed = box(t.state)
    idle(t)
    assert t.ended == "most-points" and len(boxed) == 98 - 32 and box(t.state) == boxed


def test_P2_5_a_card_turned_up_cannot_be_turned_down_again():
    """P11.1 The overflow is chosen after the pogrom's die; then a card is laid out and the next one is known."""
    t = quiet(phase="pogroms", anarchy={"NAM": 2}).rolling(4).play("sphere:WEU")
    with pytest.raises(Refused) as refused:
        t.match.undo()
    assert t.faction == "green" and refused.value.reason.id == "undo-luck"


def test_P2_the_set_up_breaks_no_law():
    assert broken_law(begun(1)) == 0


def test_P2_the_first_turn_is_red_s():
    s = begun(1)
    assert (s.turn, s.faction, s.seat) == (1, 0, s.seat_of[0])


def test_P2_the_first_stage_comes_first():
    """P10.4"""
    assert begun(1).stage == 1
