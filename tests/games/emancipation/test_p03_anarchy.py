"""P3.4 Anarchy: whose disk, where it goes, and the loss of everybody.

White posts for nothing (P8.3) over a green agent at New Orleans; the dissident space is taken, so anarchy is added
to North America (P4.4).
"""

from __future__ import annotations

from typing import Any

import pytest

from pileus.games.emancipation.events import AnarchyAdded, AnarchyOverflowed
from pileus.games.emancipation.rules.p01_laws import DISKS_LAW, broken_law
from tests.games.emancipation.operating import at_sea
from tests.games.emancipation.quiet import told
from tests.games.emancipation.table import Table, table

SEVENTEEN = {"NAM": 1, **dict.fromkeys(("WEU", "FEA", "LAM", "EEU", "WAF", "MEA", "EIN", "IND"), 2)}
WHITE_HAS_THE_LAST = {"red": 0, "green": 0, "white": 1}


def unrest(**fields: Any) -> Table:
    """Anarchy is added to North America."""
    t = table(faction="white", admin={"New Orleans": "green"}, dissidents={"NAM": ["red"]}, **fields)
    return t.play("post", "port:New Orleans")


# P3.4 Whose disk


def test_P3_4_one_from_your_own_supply():
    t = unrest()
    assert t.anarchy == {"NAM": 1} and t.disks == {"red": 6, "green": 6, "white": 5}


def test_P3_4_your_own_as_long_as_you_have_one():
    t = unrest(disks={"red": 10, "green": 7, "white": 1})
    assert t.disks == {"red": 10, "green": 7, "white": 0}


def test_P3_4_without_one_from_a_player_you_choose():
    t = unrest(disks={"white": 0})
    assert (t.asked, t.choices) == ("anarchy-from", {"faction:red", "faction:green"})


@pytest.mark.parametrize("giver", ["red", "green"])
def test_P3_4_that_player_gives_it(giver):
    t = unrest(disks={"red": 9, "green": 9, "white": 0}).play(f"faction:{giver}")
    assert t.disks == {"red": 9, "green": 9, "white": 0, giver: 8} and t.anarchy == {"NAM": 1}


def test_P3_4_a_player_with_a_single_one_can_give():
    assert unrest(disks={"red": 1, "green": 17, "white": 0}).choices == {"faction:red", "faction:green"}


def test_P3_4_a_player_without_one_cannot_give():
    t = unrest(disks={"red": 18, "green": 0, "white": 0})
    assert t.disks == {"red": 17, "green": 0, "white": 0} and t.anarchy == {"NAM": 1}


def test_P3_4_whoever_is_the_only_one_to_have_any_gives():
    t = unrest(disks={"red": 0, "green": 18, "white": 0})
    assert t.disks == {"red": 0, "green": 17, "white": 0} and t.anarchy == {"NAM": 1}


def test_P3_4_first_whose_disk_then_where():
    t = unrest(anarchy={"NAM": 2}, disks={"white": 0}).play("faction:red", "sphere:LAM")
    assert t.anarchy == {"NAM": 2, "LAM": 1}


def test_P3_4_the_active_player_chooses():
    t = unrest(disks={"white": 0})
    assert t.match.seat == 2


def test_P10_7_alone_the_other_faction_gives():
    t = table(
        players=1,
        factions=["red", "white"],
        faction="white",
        admin={"New Orleans": "green"},
        dissidents={"NAM": ["red"]},
        disks={"red": 18, "white": 0},
    )
    assert t.play("post", "port:New Orleans").disks == {"red": 17, "green": 0, "white": 0}


# P3.4 Where it goes


def test_P3_4_a_sphere_holds_two():
    assert unrest(anarchy={"NAM": 1}).anarchy == {"NAM": 2}


def test_P3_4_a_third_goes_to_an_adjacent_sphere_over_any_border():
    """Western Europe and the Far East lie over the sea, Latin America over land."""
    t = unrest(anarchy={"NAM": 2})
    assert (t.asked, t.choices) == ("overflow", {"sphere:WEU", "sphere:FEA", "sphere:LAM"})


def test_P3_4_the_active_player_chooses_among_equals():
    t = unrest(anarchy={"NAM": 2}).play("sphere:LAM")
    assert t.anarchy == {"NAM": 2, "LAM": 1}


def test_P3_4_a_sphere_with_one_disk_has_room():
    assert "sphere:LAM" in unrest(anarchy={"NAM": 2, "LAM": 1}).choices


def test_P3_4_a_sphere_with_two_disks_has_none():
    assert unrest(anarchy={"NAM": 2, "LAM": 2}).choices == {"sphere:WEU", "sphere:FEA"}


def test_P3_4_where_only_one_has_room_nobody_is_asked():
    t = unrest(anarchy={"NAM": 2, "LAM": 2, "WEU": 2})
    assert t.anarchy == {"NAM": 2, "LAM": 2, "WEU": 2, "FEA": 1} and t.asked == "act"


def test_P3_4_nearest_first_counted_in_borders():
    """Two borders away: Eastern Europe, West Africa, the Middle East and the East Indies."""
    t = unrest(anarchy={"NAM": 2, "LAM": 2, "WEU": 2, "FEA": 2})
    assert t.choices == {"sphere:EEU", "sphere:WAF", "sphere:MEA", "sphere:EIN"}


def test_P3_4_three_borders_away():
    full = dict.fromkeys(("NAM", "LAM", "WEU", "FEA", "EEU", "WAF", "MEA", "EIN"), 2)
    t = unrest(anarchy=full, disks={"red": 1, "green": 0, "white": 1})
    assert t.choices == {"sphere:IND", "sphere:EAF"}


def test_P3_4_there_is_always_room():
    """20 places, 18 disks: the last one still finds one."""
    t = unrest(anarchy={**SEVENTEEN, "NAM": 2, "IND": 1}, disks=WHITE_HAS_THE_LAST, anarchy_loss="owed")
    assert t.choices == {"sphere:IND", "sphere:EAF"}


def test_P3_4_disks_are_added_one_by_one():
    """P7.3 Two dice with a 2 and no red piece: one disk stays in North America, the next overflows."""
    t = table(phase="hate", elephant="New Orleans", freed={}, admin={}, anarchy={"NAM": 1}).rolling((1, 1, 2, 2))
    assert t.asked == "overflow" and t.anarchy == {"NAM": 2}


def test_P3_4_the_story_tells_whose_disk_went_where():
    assert AnarchyAdded("white", "NAM", 5) in unrest().story
    assert (
        AnarchyOverflowed("white", "NAM", "LAM", 3)
        in unrest(anarchy={"NAM": 2}, disks={"white": 4}).play("sphere:LAM").story
    )


def test_P3_4_what_was_under_way_goes_on():
    t = unrest(anarchy={"NAM": 2}).play("sphere:LAM")
    assert t.admin("New Orleans") == "white"


# P3.4 Loss


def test_P3_4_everybody_loses_when_the_last_disk_leaves_the_supplies():
    t = unrest(anarchy=SEVENTEEN, disks=WHITE_HAS_THE_LAST)
    assert t.ended == "anarchy" and t.match.result is not None and t.match.result.winners == []


def test_P3_4_not_before_the_last():
    t = unrest(anarchy={**SEVENTEEN, "IND": 1}, disks={"red": 0, "green": 1, "white": 1})
    assert t.ended is None


def test_P3_4_one_disk_each_are_three():
    t = unrest(anarchy={**SEVENTEEN, "IND": 0}, disks={"red": 1, "green": 1, "white": 1})
    assert t.ended is None


def test_P3_4_a_disk_of_another_player_is_one_too():
    t = unrest(anarchy=SEVENTEEN, disks={"red": 1, "green": 0, "white": 0})
    assert t.ended == "anarchy"


def test_P3_4_nothing_more_is_resolved():
    """The agent driven out has left, the new one does not come."""
    t = unrest(anarchy=SEVENTEEN, disks=WHITE_HAS_THE_LAST)
    assert t.admin("New Orleans") is None and t.boxes("white") == (3, 3, 0)


def test_P3_4_nobody_is_asked_where_the_last_disk_goes():
    """North America is full; Western Europe and the Far East have room."""
    t = unrest(anarchy={**SEVENTEEN, "NAM": 2, "WEU": 1, "FEA": 1, "EAF": 1}, disks=WHITE_HAS_THE_LAST)
    assert t.ended == "anarchy" and sum(t.anarchy.values()) == 18


def test_P3_4_owed_the_last_disk_is_no_loss():
    t = unrest(anarchy=SEVENTEEN, disks=WHITE_HAS_THE_LAST, anarchy_loss="owed")
    assert t.ended is None and t.admin("New Orleans") == "white"


def test_P3_4_owed_the_next_one_is():
    none = {"red": 0, "green": 0, "white": 0}
    t = unrest(anarchy={**SEVENTEEN, "NAM": 2}, disks=none, anarchy_loss="owed")
    assert t.ended == "anarchy" and told(t, AnarchyAdded) == []


def test_P3_4_two_players_lose_together_too():
    t = table(
        players=2,
        mode="cooperative",
        factions=["red", "white"],
        faction="white",
        admin={"New Orleans": "green"},
        dissidents={"NAM": ["red"]},
        anarchy=SEVENTEEN,
        disks={"red": 0, "white": 1},
    )
    assert t.play("post", "port:New Orleans").ended == "anarchy"


# P3.4a Disks taken from spheres


def test_P3_4a_a_disk_taken_joins_the_takers_supply():
    t = at_sea("red", "S1", anarchy={"NAM": 1}, disks={"red": 5}).play("sphere:NAM")
    assert t.disks["red"] == 6 and t.anarchy == {}


def test_P3_4a_it_may_be_placed_again():
    t = unrest(disks={"red": 9, "green": 8, "white": 1}, gained={"white": 1})
    assert t.anarchy == {"NAM": 1} and t.disks["white"] == 0


def test_P3_4a_dealt_and_taken_disks_score_alike():
    """Two disks, two meeples on slave spaces."""
    assert table(disks={"white": 2}, gained={"white": 1}, admin={}).points("white") == 4


def test_P3_4a_apart_only_those_taken_score():
    t = table(disks={"white": 2}, gained={"white": 1}, admin={}, dealt_disks_score=False)
    assert t.points("white") == 3


def test_P3_4a_a_disk_taken_scores_at_once():
    before = at_sea("red", "S1", anarchy={"NAM": 1}, dealt_disks_score=False)
    points = before.points("red")
    assert before.play("sphere:NAM").points("red") == points + 1


def test_P3_4a_apart_the_dealt_ones_are_placed_first():
    t = unrest(disks={"white": 2}, gained={"white": 1}, dealt_disks_score=False)
    assert t.state.disks[2] == 1 and t.state.gained[2] == 1


def test_P3_4a_apart_those_taken_are_placed_when_the_dealt_ones_are_gone():
    t = unrest(disks={"white": 2}, gained={"white": 2}, dealt_disks_score=False)
    assert t.state.disks[2] == 1 and t.state.gained[2] == 1


def test_P3_4a_more_disks_taken_than_there_are_is_noticed():
    s = table(disks={"white": 2}, gained={"white": 2}).state
    s.gained[2] = 3
    assert broken_law(s) == DISKS_LAW
