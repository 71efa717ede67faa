"""What the greedy bot knows of Pax Emancipation, one small position for each thing."""

from __future__ import annotations

import csv

import pytest

from pileus.games.emancipation.tables import FILES
from pileus.games.emancipation.tactics.seas import WAYS
from tests.bots.asked import answered
from tests.games.emancipation.operating import WEST, at_sea
from tests.games.emancipation.table import Table, table

with FILES["slavers.csv"].open(encoding="utf-8", newline="") as file:
    SLAVERS = list(csv.DictReader(file))


def chosen(t: Table) -> str:
    """What the greedy bot chooses there."""
    return answered(t.match, "greedy")


# Finance


def test_money_comes_out_of_capital_before_anybody_goes_into_debt():
    t = table(faction="red", boxes={"red": [5, 3, 0]}).play("shipbuilding", "sea:S1")
    assert (t.asked, chosen(t)) == ("pay", "agent:capital")


def test_whoever_has_all_in_wealth_raises_funds():
    t = table(faction="green", boxes={"green": [0, 9, 0]})
    assert chosen(t) == "fundraiser"


def test_the_last_free_agent_is_not_sent_into_debt():
    """Without an agent in Capital or Wealth nobody ever comes out of Debt (P4.1)."""
    t = table(faction="white", boxes={"white": [1, 0, 6]})
    assert chosen(t) == "fundraiser"


def test_green_sends_agents_out_of_debt():
    t = table(faction="green", boxes={"green": [3, 3, 3]}, west=WEST).play("syndicate", f"idea:{WEST[0]}")
    assert (t.asked, chosen(t)) == ("agent-from", "agent:debt")


# Anarchy


def test_a_gunboat_takes_the_disk_from_a_sphere_of_two():
    t = at_sea("green", "S1", anarchy={"NAM": 2, "WEU": 1})
    assert (t.asked, chosen(t)) == ("gunboat", "sphere:NAM")


def test_anarchy_overflows_where_no_sphere_comes_to_two():
    """P7.5 Eastern Europe is full; of its neighbours Western Europe has a disk, the Middle East none."""
    t = table(phase="pogroms", anarchy={"EEU": 2, "WEU": 1}).rolling(4)
    assert t.asked == "overflow"
    assert chosen(t) == "sphere:MEA"


# Odds


@pytest.mark.parametrize("slaver", SLAVERS)
@pytest.mark.parametrize("dice", [2, 3, 4])
def test_the_odds_of_an_attack_are_those_of_the_data(slaver: dict[str, str], dice: int):
    """P5.3 The printed map has its own column of odds for the set-up."""
    odds = WAYS[dice - 1][int(slaver["setup_uncovered_slave_spaces"])] / 1296
    assert round(odds, 3) == float(slaver[f"p_sink_{dice}dice"])


def test_no_attack_is_made_that_costs_more_than_it_brings():
    """Nine uncovered spaces and one coin: one throw in six, by corruption."""
    t = at_sea("green", "S8", boxes={"green": [1, 0, 6]})
    assert chosen(t) in ("skip", "barrier:B23")


# Whom a point is for


@pytest.mark.parametrize(
    ("mode", "expected"), [("competitive", {"barrier:B38"}), ("cooperative", {"barrier:B38", "barrier:B39"})]
)
def test_corruption_gives_back_a_rivals_barrier_but_friends_have_no_rivals(mode: str, expected: set[str]):
    """P5.4 A held barrier of the two spheres must go back: red's own or green's."""
    held = {"B39": "red", "B38": "green"}
    t = at_sea("red", "S5", mode=mode, boxes={"red": [0, 1, 0]}, barriers=held).play("sea:S5").rolling((4,))
    assert t.asked == "corrupt-barrier"
    assert chosen(t) in expected


def test_among_friends_the_disk_comes_from_who_has_most():
    """P3.4 Red has none; as many as possible should be able to give the next."""
    disks = {"red": 0, "green": 6, "white": 10}
    t = table(mode="cooperative", phase="pogroms", faction="red", anarchy={"EEU": 2}, disks=disks).rolling(4)
    assert (t.asked, chosen(t)) == ("anarchy-from", "faction:white")
