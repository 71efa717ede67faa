"""P10.4, P10.5 The second stage of a two-stage game, and diplomacy."""

from __future__ import annotations

from collections import Counter
from typing import Any

from pileus.games.emancipation.events import GoalRead, IdeaLaidOut, SecondStageBegan, TurnBegan
from pileus.games.emancipation.tables import FACTIONS, IDEA
from tests.games.emancipation.quiet import SLAVERS, at_the_end, idle, score, seat_of, second_stage, told, winners
from tests.games.emancipation.table import Table

DISCARDS = [f"W{i}" for i in range(10, 30)] + [f"E{i}" for i in range(10, 23)]
MARKET: dict[str, Any] = {
    "west": [f"W0{i}" for i in range(1, 6)] + [None],
    "east": [f"E0{i}" for i in range(1, 7)],
    "discard": DISCARDS,
}


def decks(t: Table) -> list[list[str]]:
    """The West and the East deck from the bottom up."""
    s = t.state
    return [[IDEA[idea].key for idea in s.deck[deck][: s.deck_n[deck]]] for deck in range(2)]


def test_P10_4_with_all_goals_met_the_second_stage_begins():
    t = second_stage()
    assert (t.match.result, t.state.stage) == (None, 2)
    assert [event.met for event in told(t, GoalRead)] == [True, True, True]


def test_P10_4_7_discards_are_the_new_west_deck_and_7_the_new_east_deck():
    t = second_stage()
    assert told(t, SecondStageBegan) == [SecondStageBegan(7, 7)]


def test_P10_4_5_and_5_with_two_factions():
    t = second_stage(players=2, factions=["red", "white"])
    assert told(t, SecondStageBegan) == [SecondStageBegan(5, 5)]


def test_P10_4_the_refill_that_was_due_is_made():
    t = second_stage()
    (laid_out,) = told(t, IdeaLaidOut)
    assert (t.west[5], laid_out.column) == (laid_out.idea, "west")
    assert [len(deck) for deck in decks(t)] == [6, 7]


def test_P10_4_it_goes_on_with_the_next_player():
    t = second_stage()
    assert (t.asked, t.faction, t.state.turn) == ("act", "red", 34)


def test_P10_4_the_rest_stays_discarded():
    t = second_stage(**MARKET)
    dealt = {*decks(t)[0], *decks(t)[1], t.west[5]}
    assert len(dealt) == 14
    assert dealt < set(DISCARDS)
    assert t.discard == [idea for idea in DISCARDS if idea not in dealt]


def test_P10_4_all_discards_are_shuffled_west_and_east_together():
    """Each of the 33 comes to each deck in some of 150 games."""
    seen: list[set[str]] = [set(), set()]
    for seed in range(150):
        west, east = decks(second_stage(**MARKET, seed=seed))
        seen[0].update(west)
        seen[1].update(east)
    assert seen == [set(DISCARDS), set(DISCARDS)]


def test_P10_4_each_discard_is_as_likely_as_another():
    """14 of 33 are dealt, so one of them in about 127 of 300 games."""
    dealt = Counter(idea for seed in range(300) for deck in decks(second_stage(**MARKET, seed=seed)) for idea in deck)
    assert all(75 < dealt[idea] < 175 for idea in DISCARDS)


def test_P10_4_ideas_in_the_box_stay_there():
    t = second_stage(**MARKET)
    box = {IDEA[idea].key for idea in t.state.unused[: t.state.unused_n]}
    assert box == {idea.key for idea in IDEA} - set(DISCARDS) - {*MARKET["west"], *MARKET["east"]}


def test_P10_4_the_columns_stay_with_their_agents():
    t = second_stage(**MARKET, market_agents={"W03": ["green"], "E02": ["white"]})
    assert (t.west[:5], t.east) == (MARKET["west"][:5], MARKET["east"])
    assert (t.on("W03"), t.on("E02")) == (["green"], ["white"])


def test_P10_4_the_table_goes_on_as_it_stood():
    t = second_stage(anarchy={"WEU": 1}, elephant="Canton")
    assert (t.anarchy, t.elephant, t.slavers) == ({"WEU": 1}, "Canton", SLAVERS)
    assert t.boxes("green") == (3, 3, 0)


def test_P10_4_with_few_discards_the_decks_are_smaller():
    """Only a game begun from a position has less than 14."""
    t = second_stage(discard=["W10", "W11", "W12", "W13", "W14", "W15", "W16", "W17", "E10"])
    assert told(t, SecondStageBegan) == [SecondStageBegan(7, 2)]


def test_P10_4_at_the_second_failed_refill_the_game_ends():
    """P12.8: 33 turns and 14 more."""
    t = idle(second_stage())
    assert (t.ended, t.state.turn) == ("second-stage", 47)
    assert [event.faction for event in told(t, TurnBegan)][-1] == t.faction == "green"


def test_P10_4_with_two_factions_after_31_turns():
    t = idle(second_stage(players=2, factions=["red", "white"]))
    assert (t.ended, t.state.turn, t.faction) == ("second-stage", 31, "red")


def second_end(**fields: Any) -> Table:
    """The end of the second stage; nobody has anything but six disks and what is given."""
    return at_the_end(**{"mode": "two-stage", "stage": 2, "admin": {}, "freed": {}, **fields})


def test_P10_4_then_goals_no_longer_matter():
    t = second_end(disks={"red": 7, "green": 6, "white": 5})
    assert told(t, GoalRead) == []
    assert (t.ended, winners(t)) == ("second-stage", ["red"])


def test_P10_4_most_vp_wins_as_in_competitive():
    t = second_end(barriers={"B01": "green"}, slavers={"S1": "green"})
    assert [score(t, word) for word in ("red", "green", "white")] == [6, 8, 6]
    assert winners(t) == ["green"]


def test_P10_4_diplomacy_is_added():
    """Red wins North America (P10.5)."""
    t = second_end(admin={"Philadelphia": "green"})
    assert [score(t, word) for word in ("red", "green", "white")] == [7, 7, 6]


def test_P10_4_ties_are_broken_as_ever():
    """P9.3"""
    t = second_end(freed={"Philadelphia": ["white", "white"]}, admin={"New Orleans": "white"})
    assert (score(t, "red"), score(t, "white"), winners(t)) == (9, 9, ["white"])


def test_P10_4_diplomacy_can_win_the_game():
    t = second_end(freed={"Philadelphia": ["white", "green"]}, admin={"New Orleans": "green"})
    assert (score(t, "red"), winners(t)) == (9, ["red"])


# P10.5 Diplomacy


def gain(faction: str, **fields: Any) -> int:
    """What diplomacy adds to a faction's points."""
    t = second_end(**fields)
    return score(t, faction) - t.points(faction)


def won(port: str, **fields: Any) -> str | None:
    """Who is given a point for a meeple in a port."""
    t = second_end(freed={port: ["white"]}, **fields)
    ahead = {word: score(t, word) - t.points(word) for word in FACTIONS if seat_of(t, word) >= 0}
    assert sorted(ahead.values()) in ([0] * len(ahead), [0] * (len(ahead) - 1) + [1])
    return next((word for word, points in ahead.items() if points), None)


def test_P10_5_red_wins_with_a_red_barrier_and_no_white_one():
    """North America has a red, a green and a yellow barrier."""
    assert won("Philadelphia") == "red"


def test_P10_5_white_wins_with_a_white_barrier_and_no_red_one():
    """Western Europe has a white and a green barrier."""
    assert won("London") == "white"


def test_P10_5_green_wins_without_any_barrier():
    assert won("London", barriers={"B04": "red", "B05": "white"}) == "green"


def test_P10_5_with_a_red_and_a_white_barrier_nobody_wins():
    """Eastern Europe has both."""
    assert won("St Petersburg") is None


def test_P10_5_with_barriers_of_other_colours_only_nobody_wins():
    assert won("Philadelphia", barriers={"B01": "red"}) is None
    assert won("Ouidah", barriers={"B33": "red", "B34": "red"}) is None


def test_P10_5_what_counts_is_what_is_left_of_the_barriers():
    assert won("St Petersburg", barriers={"B06": "red"}) == "white"
    assert won("St Petersburg", barriers={"B08": "red"}) == "red"


def test_P10_5_nobody_wins_if_the_colour_is_not_in_play():
    assert won("London", players=2, factions=["red", "green"]) is None
    taken = {"B04": "red", "B05": "white"}
    assert won("London", players=2, factions=["red", "white"], barriers=taken) is None


def test_P10_5_and_everybody_is_told_so():
    t = second_end(players=2, factions=["red", "green"])
    spheres = t.match.view(None)["table"]["spheres"]
    assert (spheres["NAM"]["diplomacy"], spheres["WEU"]["diplomacy"]) == ("red", None)


def test_P10_5_a_point_for_each_meeple_on_a_slave_space_of_any_colour_in_both_ports():
    pieces = {"Philadelphia": ["red", "green"], "New Orleans": ["white", "white", "red"]}
    assert gain("red", freed=pieces) == 5


def test_P10_5_and_for_each_admin_agent_of_any_colour():
    assert gain("red", admin={"Philadelphia": "red", "New Orleans": "white"}) == 2


def test_P10_5_not_for_dissidents():
    assert gain("red", dissidents={"NAM": ["red"]}) == 0


def test_P10_5_not_for_agents_on_ships():
    assert gain("red", ships={"S1": "red", "S4": "red"}) == 0


def test_P10_5_not_for_pieces_in_other_spheres():
    assert gain("red", freed={"London": ["red"], "Canton": ["red"]}) == 0


def test_P10_5_every_sphere_won_is_added():
    """Green wins Western Europe and East Africa."""
    barriers = {key: "red" for key in ("B04", "B05", "B29", "B30", "B31", "B32")}
    assert gain("green", barriers=barriers, freed={"Lisbon": ["red"], "Zanzibar": ["red", "white"]}) == 3
