"""P12.5 to P12.10 End-to-end examples: elephant, hate, pogroms, length, loss, and the ends."""

from __future__ import annotations

from typing import Any

from pileus.games.emancipation.events import (
    AnarchyAdded,
    AnarchyOverflowed,
    BarrierTriggered,
    BarrierWithoutTarget,
    GoalRead,
    HateRolled,
    IdeaDiscarded,
    IdeaLaidOut,
    IdeaWentEast,
    MeepleDisplaced,
    PogromHitMeeple,
    PogromMissed,
    PogromRolled,
    SecondStageBegan,
    TurnBegan,
)
from tests.games.emancipation.quiet import (
    SLAVERS,
    TAKEN,
    at_the_end,
    freed,
    hate,
    held,
    idle,
    quiet,
    result,
    score,
    told,
)
from tests.games.emancipation.table import Table, table

# P12.5 Elephant phase

MARKET: dict[str, Any] = {
    "west": ["W02", "W03", "W04", "W10", "W06", "W07"],  # W10 has an arrow
    "east": ["E01", "E02", "E03", "E04", "E05", "E06"],
    "market_agents": {"W10": ["red"], "E04": ["green"]},
    "west_deck": ["W20", "W21"],
    "discard": [],
}


def elephant_phase(die: int) -> Table:
    """The elephant is at London and was not placed."""
    return quiet(phase="elephant", elephant="London", **MARKET).rolling(die)


def test_P12_5_a_4_leads_to_the_east_indies_where_the_player_picks_a_port():
    t = elephant_phase(4)
    assert (t.asked, t.choices) == ("move-elephant", {"port:Batavia", "port:Manila"})
    assert t.play("port:Manila").elephant == "Manila"


def test_P12_5_a_6_leads_to_zanzibar_without_a_choice():
    t = elephant_phase(6)
    assert (t.asked, t.elephant) == ("act", "Zanzibar")


def test_P12_5_the_east_card_is_discarded_and_its_agent_goes_to_greens_wealth():
    t = elephant_phase(4).play("port:Batavia")
    assert told(t, IdeaDiscarded) == [IdeaDiscarded("E04", 4, "east")]
    assert (t.discard, t.boxes("green")) == (["E04"], (3, 4, 0))


def test_P12_5_the_west_card_with_its_agent_is_now_east_row_4():
    t = elephant_phase(4).play("port:Batavia")
    assert told(t, IdeaWentEast) == [IdeaWentEast("W10", 4)]
    assert t.east == ["E01", "E02", "E03", "W10", "E05", "E06"]
    assert (t.on("W10"), t.boxes("red")) == (["red"], (3, 3, 0))


def test_P12_5_west_rows_5_and_6_become_4_and_5_and_a_new_card_comes_to_row_6():
    t = elephant_phase(4).play("port:Batavia")
    assert t.west == ["W02", "W03", "W04", "W06", "W07", "W20"]


# P12.6 Hate


def new_orleans(**fields: Any) -> Table:
    """Competitive: the Admin space is empty, one red meeple is on the three slave spaces; 2, 2, 5, 6 are rolled."""
    return hate("New Orleans", 2, 2, 5, 6, freed={"New Orleans": ["red"]}, **fields)


def test_P12_6_four_dice():
    """1 + 1 + 2"""
    assert told(new_orleans(), HateRolled) == [HateRolled("red", "New Orleans", (2, 2, 5, 6))]


def test_P12_6_four_barriers_are_triggered():
    assert [(event.barrier, event.die) for event in told(new_orleans(), BarrierTriggered)] == [
        ("B01", 2),
        ("B01", 2),
        ("B02", 5),
        ("B03", 6),
    ]


def test_P12_6_the_red_meeple_becomes_a_dissident():
    t = new_orleans()
    assert told(t, MeepleDisplaced) == [MeepleDisplaced("red", "NAM")]
    assert (t.freed("New Orleans"), t.dissidents("NAM")) == ([], ["red"])


def test_P12_6_the_second_2_finds_no_target_one_disk():
    t = new_orleans()
    assert told(t, AnarchyAdded) == [AnarchyAdded("red", "NAM", 5)]
    assert t.anarchy == {"NAM": 1}


def test_P12_6_no_green_piece_nothing():
    assert told(new_orleans(), BarrierWithoutTarget)[1:] == [BarrierWithoutTarget("B02", False)]


def test_P12_6_the_player_pays_1():
    t = new_orleans()
    assert (t.asked, t.match.prompt.args["coins"]) == ("pay", 1)
    assert t.play("agent:wealth").boxes("red") == (3, 2, 1)


def test_P12_6_if_he_can():
    t = new_orleans(boxes={"red": [0, 0, 6]})
    assert (t.asked, t.faction, t.boxes("red")) == ("act", "green", (0, 0, 6))


# P12.7 Pogroms


def pogroms(**fields: Any) -> Table:
    """Eastern Europe rolls 4, the Middle East 6."""
    t = table(phase="pogroms", anarchy={"EEU": 2, "WEU": 2, "MEA": 1}, **fields)
    return t.play("sphere:EEU").rolling(4).play("sphere:MEA").rolling(4, 6)


def test_P12_7_eastern_europe_rolls_4_and_only_the_middle_east_has_room():
    t = pogroms()
    assert told(t, AnarchyOverflowed)[0] == AnarchyOverflowed("red", "EEU", "MEA", 4)
    assert t.anarchy == {"EEU": 2, "WEU": 2, "MEA": 2}


def test_P12_7_the_middle_east_rolls_6_and_the_player_chooses_among_three_spheres():
    t = pogroms()
    assert (t.asked, t.choices) == ("overflow", {"sphere:FEA", "sphere:EAF", "sphere:IND"})


def test_P12_7_western_europe_rolls_1_and_a_white_piece_there_goes_to_the_reserve():
    t = pogroms(freed={"Lisbon": ["white"]}).play("sphere:EAF").rolling(4, 6, 1)
    assert told(t, PogromHitMeeple) == [PogromHitMeeple("white", "Lisbon")]
    assert (t.freed("Lisbon"), t.meeples("white")) == ([], 16)


def test_P12_7_if_there_is_any():
    assert told(pogroms().play("sphere:FEA").rolling(4, 6, 1), PogromMissed) == [PogromMissed("WEU", "white")]


def test_P12_7_three_dice_two_disks():
    t = pogroms().play("sphere:IND").rolling(4, 6, 1)
    assert [(event.sphere, event.die) for event in told(t, PogromRolled)] == [("EEU", 4), ("MEA", 6), ("WEU", 1)]
    assert t.anarchy == {"EEU": 2, "WEU": 2, "MEA": 2, "IND": 1}
    assert sum(t.disks.values()) == 18 - 5 - 2


# P12.8 Length and loss


def refills(t: Table) -> dict[int, str]:
    """Which deck the refill of each turn came from; a turn that begins follows the refill of the one before."""
    columns, turn = {}, 1
    for event in t.story:
        if isinstance(event, IdeaLaidOut):
            columns[turn] = event.column
        elif isinstance(event, TurnBegan):
            turn = event.turn
    return columns


def test_P12_8_three_factions():
    """Turns 1 to 16 refill from West, 17 to 32 from East, turn 33, which is white's, cannot."""
    t = idle(quiet())
    assert refills(t) == {turn: "west" if turn <= 16 else "east" for turn in range(1, 33)}
    assert (t.state.turn, t.faction, len(t.discard)) == (33, "white", 33)


def test_P12_8_two_stage_with_goals_met():
    """14 of the 33 form the decks, one fills the gap, turns 34 to 46 use the other 13, turn 47 ends the game."""
    t = idle(quiet(mode="two-stage", slavers=SLAVERS, freed=freed(white=15)), until=34)
    assert told(t, SecondStageBegan) == [SecondStageBegan(7, 7)]
    assert (len(t.discard), t.state.deck_n) == (33 - 14, [6, 7])
    idle(t)
    assert [turn for turn in refills(t) if turn > 32] == list(range(33, 47))
    assert (t.state.turn, t.faction, t.ended) == (47, "green", "second-stage")


def test_P12_8_two_factions():
    assert idle(quiet(players=2)).state.turn == 21
    t = idle(quiet(players=2, mode="two-stage", slavers=SLAVERS, freed=freed(white=15), factions=["red", "white"]))
    assert (t.state.turn, t.ended) == (31, "second-stage")


def last_disk(**fields: Any) -> Table:
    """White holds the only disk not on a sphere; red, at Zanzibar, must add one for a 1."""
    full = ("NAM", "WEU", "EEU", "MEA", "FEA", "EIN", "IND", "WAF")
    anarchy = {**dict.fromkeys(full, 2), "LAM": 1}
    covered: dict[str, Any] = {"freed": {"Zanzibar": ["green"] * 3}, "admin": {"Zanzibar": "green"}}
    disks = {"red": 0, "green": 0, "white": 1}
    return hate("Zanzibar", 1, anarchy=anarchy, disks=disks, **covered, **fields)


def test_P12_8_red_takes_the_last_disk_and_all_lose():
    t = last_disk()
    assert told(t, AnarchyAdded) == [AnarchyAdded("white", "EAF", 0)]
    assert (t.ended, result(t).winners) == ("anarchy", [])


def test_P12_8_with_owed_play_goes_on():
    t = last_disk(anarchy_loss="owed")
    assert told(t, AnarchyAdded) == [AnarchyAdded("white", "EAF", 0)]
    assert (t.ended, t.asked) == (None, "next-sphere")


def test_P12_8_until_the_next_one():
    t = last_disk(anarchy_loss="owed").play("sphere:MEA").rolling((1,), 4)
    assert (t.ended, result(t).winners) == ("anarchy", [])
    assert told(t, AnarchyOverflowed) == []


# P12.9 Cooperative end

PIECES: dict[str, Any] = {
    "mode": "cooperative",
    "slavers": {"S1": "red", "S2": "red", "S3": "red", "S4": "green", "S5": "green", "S6": "white"},
    "disks": {"red": 3, "green": 4, "white": 4},
    "anarchy": {"NAM": 2, "WEU": 2, "IND": 2, "LAM": 1},
    "freed": freed(red=5, green=6, white=8),
    "admin": {
        "London": "red",
        "Calcutta": "red",
        "Philadelphia": "green",
        "New Orleans": "green",
        "Lisbon": "green",
        "Canton": "green",
        "Bahia": "white",
        "Manila": "white",
    },
    "ships": {"S9": "red"},
    "dissidents": {"EAF": ["red"], "WAF": ["green"]},
}


def cooperative_end(green: int) -> Table:
    """Red and white hold 3 and 5 barriers."""
    return at_the_end(**PIECES, barriers=held(red=3, green=green, white=5))


def test_P12_9_points():
    t = cooperative_end(green=5)
    assert t.points("red") == 3 + 3 + 3 + 5 + 3 == 17
    assert t.points("green") == 5 + 2 + 4 + 6 + 4 == 21
    assert t.points("white") == 5 + 1 + 4 + 8 + 2 - 2 == 18


def test_P12_9_goals():
    """26 barriers and 3 slavers are left, against 3 red agents; there are 19 meeples."""
    t = cooperative_end(green=5)
    assert told(t, GoalRead) == [GoalRead("red", True, 17), GoalRead("green", False, 21), GoalRead("white", True, 18)]


def test_P12_9_total_35_defeat():
    t = cooperative_end(green=5)
    assert (result(t).scores, t.ended, result(t).winners) == ([35, 35, 35], "defeat", [])


def test_P12_9_with_one_more_barrier_of_green_57_marginal():
    t = cooperative_end(green=6)
    assert (result(t).scores, t.ended) == ([17 + 22 + 18] * 3, "marginal")
    assert result(t).scores == [57, 57, 57]


# P12.10 Diplomacy


def diplomacy(port: str, *left: str) -> list[int]:
    """What red, green and white add; in the port are two green meeples, a white one and a green agent."""
    taken = {key: "red" for key in TAKEN if key not in left}
    pieces: dict[str, Any] = {"freed": {port: ["green", "green", "white"]}, "admin": {port: "green"}}
    t = at_the_end(mode="two-stage", stage=2, barriers=taken, **pieces)
    return [score(t, word) - t.points(word) for word in ("red", "green", "white")]


def test_P12_10_a_red_and_a_yellow_barrier_red_4():
    assert diplomacy("New Orleans", "B01", "B03") == [4, 0, 0]


def test_P12_10_red_and_white_nobody():
    assert diplomacy("Ouidah", "B33", "B34") == [0, 0, 0]


def test_P12_10_only_purple_nobody():
    assert diplomacy("Ouidah", "B35") == [0, 0, 0]


def test_P12_10_none_at_all_green():
    assert diplomacy("Ouidah") == [0, 4, 0]
