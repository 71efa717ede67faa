"""P6 Elephant phase: one die, used twice."""

from __future__ import annotations

from typing import Any

from pileus.games.emancipation.events import AgentsCameHome, ElephantMoved, ElephantStayed, IdeaDiscarded
from tests.games.emancipation.quiet import NO_ARROWS, idle, quiet, told
from tests.games.emancipation.table import Table, table

EAST = ["E01", "E02", "E03", "E04", "E05", "E06"]


def moved(die: int, **fields: Any) -> Table:
    """The elephant phase begins at London, and the die shows so much; the table after that turn, or where it asks."""
    return quiet(**{"phase": "elephant", "elephant": "London", **fields}).rolling(die)


def discarded(die: int, **fields: Any) -> Table:
    """As above, with a known market and W20 on top of the West deck."""
    ideas: dict[str, Any] = {"west": NO_ARROWS, "east": EAST, "west_deck": ["W20", "W21"], "discard": []}
    return moved(die, **{"placed": True, **ideas, **fields})


# P6.1 The elephant moves


def test_P6_1_it_moves_as_many_spheres_as_the_die_shows():
    assert moved(1).elephant == "St Petersburg"
    assert moved(6).elephant == "Zanzibar"


def test_P6_1_clockwise_from_the_last_sphere_comes_the_first():
    assert moved(1, elephant="Bahia").elephant == "Philadelphia"


def test_P6_1_it_counts_from_the_sphere_it_stands_in_whichever_the_port():
    assert moved(1, elephant="Lisbon").elephant == "St Petersburg"


def test_P6_1_it_goes_to_the_port_with_most_meeples():
    assert moved(4, freed={"Manila": ["red"]}).elephant == "Manila"
    assert moved(4, freed={"Batavia": ["red"]}).elephant == "Batavia"


def test_P6_1_agents_on_admin_spaces_count_too():
    assert moved(4, admin={"Batavia": "green"}).elephant == "Batavia"


def test_P6_1_agents_and_meeples_are_added_up():
    pieces = {"Batavia": ["red"], "Manila": ["white", "green"]}
    assert moved(4, admin={"Batavia": "green"}, freed=pieces).choices == {"port:Batavia", "port:Manila"}


def test_P6_1_pieces_of_every_colour_count():
    assert moved(4, freed={"Batavia": ["red"], "Manila": ["green", "white"]}).elephant == "Manila"


def test_P6_1_pieces_of_a_colour_not_in_play_count():
    t = moved(4, players=2, factions=["red", "green"], freed={"Manila": ["white"]})
    assert t.elephant == "Manila"


def test_P6_1_covered_spaces_count_not_free_ones():
    """Canton has three spaces, Nagasaki two; two of each are covered."""
    covered = {"Canton": ["red", "red"], "Nagasaki": ["red", "red"]}
    assert moved(3, freed=covered).asked == "move-elephant"


def test_P6_1_dissidents_belong_to_no_port():
    assert moved(4, dissidents={"EIN": ["red"]}).asked == "move-elephant"


def test_P6_1_agents_on_ships_belong_to_no_port():
    assert moved(4, ships={"S8": "red", "S9": "red"}).asked == "move-elephant"


def test_P6_1_the_player_breaks_ties():
    t = moved(4)
    assert (t.asked, t.faction) == ("move-elephant", "red")
    assert t.choices == {"port:Batavia", "port:Manila"}


def test_P6_1_either_port_may_be_picked():
    assert moved(4).play("port:Batavia").elephant == "Batavia"
    assert moved(4).play("port:Manila").elephant == "Manila"


def test_P6_1_a_single_port_needs_no_choice():
    assert moved(1).asked == "act"


def test_P6_1_it_stays_if_it_was_placed_this_turn():
    t = moved(6, placed=True)
    assert t.elephant == "London"
    assert (told(t, ElephantStayed), told(t, ElephantMoved)) == ([ElephantStayed("London")], [])


def test_P6_1_a_post_places_it():
    t = quiet(faction="white").play("post", "port:Zanzibar", "done")
    assert t.elephant == "Zanzibar"


def test_P6_1_an_operation_places_it():
    t = quiet(phase="operations", west=NO_ARROWS, market_agents={"W04": ["red"]})
    assert t.play("idea:W04", "port:Zanzibar").elephant == "Zanzibar"


def test_P6_1_it_moves_again_in_a_later_turn():
    """Six spheres at most, so it does not come round."""
    t = quiet(faction="white").play("post", "port:Zanzibar", "done")
    assert idle(t, until=5).elephant != "Zanzibar"


# P6.2 The card of that row


def test_P6_2_the_west_card_of_the_row_is_discarded():
    t = discarded(3)
    assert told(t, IdeaDiscarded) == [IdeaDiscarded("W04", 3, "west")]
    assert t.discard == ["W04"]


def test_P6_2_row_1_and_row_6():
    assert discarded(1).discard == ["W02"]
    assert discarded(6).discard == ["W07"]


def test_P6_2_in_both_cases():
    assert discarded(6, placed=True).discard == ["W07"]
    assert discarded(6, placed=False).discard == ["W07"]


def test_P6_2_the_same_die_moves_the_elephant_and_names_the_row():
    t = discarded(6, placed=False)
    assert (t.elephant, t.discard) == ("Zanzibar", ["W07"])


def test_P6_2_without_an_arrow_the_east_column_stays():
    assert discarded(3).east == EAST


def test_P6_2_with_an_arrow_the_east_card_of_the_row_is_discarded_instead():
    t = discarded(3, west=["W02", "W03", "W10", "W05", "W06", "W07"])
    assert told(t, IdeaDiscarded) == [IdeaDiscarded("E03", 3, "east")]
    assert t.discard == ["E03"]


def test_P6_2_the_arrow_card_slides_into_its_place():
    t = discarded(3, west=["W02", "W03", "W10", "W05", "W06", "W07"])
    assert t.east == ["E01", "E02", "W10", "E04", "E05", "E06"]
    assert "W10" not in t.west


def test_P6_2_it_slides_with_its_agents():
    west = ["W02", "W03", "W10", "W05", "W06", "W07"]
    t = discarded(3, west=west, market_agents={"W10": ["red", "red", "white"]})
    assert t.on("W10") == ["red", "red", "white"]
    assert t.boxes("white") == (3, 3, 0)


def test_P6_2_agents_on_a_discarded_card_return_to_their_owners_wealth():
    t = discarded(3, market_agents={"W04": ["red", "red", "white"]})
    assert told(t, AgentsCameHome) == [AgentsCameHome("red", 2, "W04"), AgentsCameHome("white", 1, "W04")]
    assert (t.boxes("red"), t.boxes("green"), t.boxes("white")) == ((3, 5, 0), (3, 3, 0), (3, 4, 0))


def test_P6_2_agents_on_a_discarded_east_card_too():
    west = ["W02", "W03", "W10", "W05", "W06", "W07"]
    t = discarded(3, west=west, market_agents={"W10": ["red"], "E03": ["green", "white"]})
    assert (t.boxes("red"), t.boxes("green"), t.boxes("white")) == ((3, 3, 0), (3, 4, 0), (3, 4, 0))
    assert t.on("W10") == ["red"]


def test_P6_2_agents_on_other_cards_stay():
    t = discarded(3, market_agents={"W03": ["red"], "W05": ["green"], "E03": ["white"]})
    assert (t.on("W03"), t.on("W05"), t.on("E03")) == (["red"], ["green"], ["white"])


def test_P6_2_a_card_without_agents_sends_nobody_home():
    assert told(discarded(3), AgentsCameHome) == []


def test_P6_2_an_east_card_in_the_west_column_has_no_arrow():
    t = discarded(3, west=["W02", "W03", "E10", "W05", "W06", "W07"])
    assert t.discard == ["E10"]
    assert t.east == EAST


def test_P6_2_an_arrow_in_the_east_column_does_nothing():
    east = ["E01", "E02", "W10", "E04", "E05", "E06"]
    t = discarded(3, east=east)
    assert (t.discard, t.east) == (["W04"], east)


def test_P6_2_an_arrow_works_from_the_west_column_whichever_deck_its_card_came_from():
    """P10.4 mixes the decks, so the East deck may have a West card."""
    fields: dict[str, Any] = {"mode": "two-stage", "stage": 2, "phase": "market", "east": EAST, "placed": True}
    west = [*NO_ARROWS[:5], None]
    t = quiet(**fields, west=west, west_deck=[], east_deck=["W10", "W20"], discard=["W11"])
    assert t.west == [*NO_ARROWS[:5], "W10"]
    t.play("done").rolling(6)
    assert t.east == [*EAST[:5], "W10"]
    assert t.discard == ["W11", "E06"]


# P6.3 One idea a turn


def while_hate_asks(west: list[str]) -> Table:
    """The West card of row 3 was met; then hate at New Orleans makes the player pay (P7.4)."""
    t = table(phase="elephant", elephant="New Orleans", placed=True, west=west, east=EAST, discard=[])
    return t.rolling(3, (1, 1, 3, 6))


def test_P6_3_one_idea_is_discarded_and_the_west_column_has_one_gap():
    t = while_hate_asks(NO_ARROWS)
    assert (t.asked, t.discard) == ("pay", ["W04"])
    assert t.west == ["W02", "W03", None, "W05", "W06", "W07"]


def test_P6_3_the_gap_is_in_the_west_column_with_an_arrow_too():
    t = while_hate_asks(["W02", "W03", "W10", "W05", "W06", "W07"])
    assert t.discard == ["E03"]
    assert t.west == ["W02", "W03", None, "W05", "W06", "W07"]
    assert t.east == ["E01", "E02", "W10", "E04", "E05", "E06"]


def test_P6_3_the_east_column_never_slides():
    west = ["W10", "W03", "W04", "W05", "W06", "W07"]
    assert discarded(1, west=west).east == ["W10", "E02", "E03", "E04", "E05", "E06"]


def test_P6_3_the_east_column_changes_only_by_arrows():
    west = ["W02", "W03", "W04", "W05", "W06", "W07"]
    plain = ["W08", "W09", "W11", "W14", "W16", "W17", "W20", "W21", "W25", "W26"]
    t = idle(quiet(west=west, east=EAST, west_deck=plain), until=11)
    assert t.east == EAST
    assert len(t.discard) == 10
