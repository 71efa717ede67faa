"""P12.1 to P12.4 End-to-end examples: actions and operations."""

from __future__ import annotations

from typing import Any

import pytest

from pileus.games.emancipation.events import (
    AgentSentBack,
    AnarchyAdded,
    AttackRolled,
    CoinsPaid,
    FundsRaised,
    SlaverCorrupted,
)
from tests.games.emancipation.quiet import NO_ARROWS, told
from tests.games.emancipation.table import Table, table


def paid(t: Table) -> int:
    """Coins paid so far."""
    return sum(event.capital + event.wealth for event in told(t, CoinsPaid))


def pay_up(t: Table) -> Table:
    """Out of Wealth, as long as the payer is asked."""
    while t.asked == "pay":
        t.play("agent:wealth")
    return t


# P12.1 Money


def test_P12_1_fundraiser():
    agents = {"W02": ["white"], "W03": ["white"]}
    t = table(faction="white", boxes={"white": [2, 1, 4]}, west=NO_ARROWS, market_agents=agents)
    t.play("fundraiser", "idea:W02")
    assert t.boxes("white") == (2, 2, 4)
    t.play("done")
    assert told(t, FundsRaised) == [FundsRaised("white", 2, 4, 6)]  # two leave Debt, so Wealth is 4
    assert t.boxes("white") == (6, 0, 2)


def row_3_with_an_agent(faction: str, boxes: list[int]) -> Table:
    """The card of row 3, W04, has a white agent; a faction begins a Syndicate."""
    agents: dict[str, Any] = {"west": NO_ARROWS, "market_agents": {"W04": ["white"]}}
    return table(faction=faction, boxes={faction: boxes}, **agents).play("syndicate")


def test_P12_1_a_row_3_card_with_one_agent_costs_3():
    t = row_3_with_an_agent("red", [3, 3, 0]).play("idea:W04")
    assert t.match.prompt.args["coins"] == 2 + 1


def test_P12_1_red_with_2_0_4_would_empty_capital():
    """He could raise 4, and pay 2 with an agent left to send."""
    t = row_3_with_an_agent("red", [2, 0, 4])
    assert "idea:W04" not in t.choices
    assert t.choices >= {"idea:W02", "idea:W03"}


def test_P12_1_green_with_2_0_4_pays_to_0_1_5():
    t = row_3_with_an_agent("green", [2, 0, 4]).play("idea:W04")
    assert (paid(t), t.boxes("green")) == (3, (0, 1, 5))
    assert (t.asked, t.choices) == ("agent-from", {"agent:wealth", "agent:debt"})


def test_P12_1_and_takes_the_agent_from_wealth_or_debt():
    t = row_3_with_an_agent("green", [2, 0, 4]).play("idea:W04", "agent:wealth")
    assert (t.boxes("green"), t.on("W04")) == ((0, 0, 5), ["green", "white"])
    t = row_3_with_an_agent("green", [2, 0, 4]).play("idea:W04", "agent:debt")
    assert (t.boxes("green"), t.on("W04")) == ((0, 1, 4), ["green", "white"])


def test_P12_1_red_with_2_2_0_has_one_legal_payment():
    """1, 1, 2, then 0, 1, 2."""
    t = row_3_with_an_agent("red", [2, 2, 0]).play("idea:W04")
    assert told(t, CoinsPaid) == [CoinsPaid("red", 1, 2)]
    assert (t.asked, t.boxes("red"), t.on("W04")) == ("act", (0, 1, 2), ["red", "white"])


# P12.2 Post


def post(faction: str, **fields: Any) -> Table:
    """Eastern Europe has 4 barriers; a green agent is at St Petersburg."""
    t = table(faction=faction, admin={"St Petersburg": "green"}, **fields)
    return pay_up(t.play("post", "port:St Petersburg"))


def test_P12_2_red_pays_4():
    t = post("red")
    assert paid(t) == 4
    assert (t.admin("St Petersburg"), sum(t.boxes("red"))) == ("red", 5)


def test_P12_2_the_agent_goes_to_greens_wealth_and_a_green_meeple_to_the_dissident_space():
    t = post("red")
    assert told(t, AgentSentBack) == [AgentSentBack("green", "St Petersburg")]
    assert (t.boxes("green"), t.dissidents("EEU")) == ((3, 4, 0), ["green"])


def test_P12_2_the_red_agent_comes_from_capital():
    t = table(admin={"St Petersburg": "green"}, boxes={"red": [1, 4, 0]}).play("post", "port:St Petersburg")
    assert (t.boxes("red"), t.admin("St Petersburg")) == ((0, 0, 4), "red")


def test_P12_2_white_does_the_same_for_0():
    t = post("white")
    assert (paid(t), t.boxes("white"), t.admin("St Petersburg")) == (0, (2, 3, 0), "white")
    assert (t.boxes("green"), t.dissidents("EEU")) == ((3, 4, 0), ["green"])


def test_P12_2_with_the_dissident_space_taken_a_disk_instead_of_the_meeple():
    t = post("red", dissidents={"EEU": ["white"]})
    assert (t.dissidents("EEU"), t.anarchy) == (["white"], {"EEU": 1})
    assert (t.boxes("green"), t.admin("St Petersburg")) == ((3, 4, 0), "red")


def test_P12_2_with_two_factions_red_and_white_the_green_agent_goes_to_the_green_reserve():
    t = post("red", players=2, factions=["red", "white"])
    assert (t.reserve("green"), t.dissidents("EEU")) == (15, ["green"])


# P12.3 Attack


def north_atlantic(**fields: Any) -> Table:
    """The set-up position; red, with an agent on a Maritime card, is about to use his ship on the North Atlantic."""
    west = ["W08", "W03", "W04", "W05", "W06", "W07"]
    market: dict[str, Any] = {"west": west, "market_agents": {"W08": ["red"]}, "ships": {"S1": "red"}}
    return table(phase="operations", **market, **fields).play("idea:W08")


def attack(*dice: int, **fields: Any) -> Table:
    """The slaver there is attacked, and the dice show so much."""
    t = north_atlantic(**fields).play("sea:S1", f"dice:{len(dice)}")
    return pay_up(t).rolling(dice)


def test_P12_3_more_than_5_is_needed_and_the_slavers_number_is_3():
    """Uncovered: 1 + 3 in North America, 0 + 1 in Western Europe."""
    t = north_atlantic().play("sea:S1")
    assert (t.match.prompt.args["target"], t.match.prompt.args["number"]) == (5, 3)
    assert told(attack(6), AttackRolled) == [AttackRolled("red", "S1", (6,), 5)]


def test_P12_3_one_die_a_6_takes_it():
    t = attack(6)
    assert (paid(t), t.slavers) == (1, {"S1": "red"})
    assert told(t, SlaverCorrupted) == []


def test_P12_3_a_3_takes_it_with_corruption_and_a_disk_goes_to_one_of_the_two_spheres():
    """Nobody holds a barrier of them."""
    t = attack(3)
    assert (paid(t), t.slavers) == (1, {"S1": "red"})
    assert (t.asked, t.choices) == ("corrupt-sphere", {"sphere:NAM", "sphere:WEU"})
    t.play("sphere:WEU")
    assert told(t, AnarchyAdded)[0] == AnarchyAdded("red", "WEU", 5)


@pytest.mark.parametrize("die", [1, 2, 4, 5])
def test_P12_3_1_2_4_5_lose_the_coin(die):
    t = attack(die)
    assert (paid(t), t.slavers, told(t, SlaverCorrupted)) == (1, {}, [])


@pytest.mark.parametrize(("dice", "taken"), [((1, 4), False), ((2, 4), True), ((6, 6), True), ((1, 1), False)])
def test_P12_3_two_dice_need_a_sum_of_6_or_more(dice, taken):
    t = attack(*dice)
    assert (paid(t), t.slavers) == (4, {"S1": "red"} if taken else {})


def test_P12_3_a_3_on_one_of_two_dice_means_nothing():
    assert (attack(3, 1).slavers, told(attack(3, 1), SlaverCorrupted)) == ({}, [])
    assert (attack(3, 3).slavers, told(attack(3, 3), SlaverCorrupted)) == ({"S1": "red"}, [])


TWO_UNCOVERED = {"Philadelphia": ["red"] * 2, "New Orleans": ["green"] * 3, "London": ["white"]}


def test_P12_3_with_2_uncovered_spaces_a_3_suffices_and_brings_corruption_all_the_same():
    t = attack(3, freed=TWO_UNCOVERED)
    assert told(t, AttackRolled) == [AttackRolled("red", "S1", (3,), 2)]
    assert (t.slavers, len(told(t, SlaverCorrupted))) == ({"S1": "red"}, 1)


def test_P12_3_none_if_it_takes_a_sum_that_fell_short():
    t = attack(3, freed=TWO_UNCOVERED, corruption="short")
    assert (t.slavers, told(t, SlaverCorrupted)) == ({"S1": "red"}, [])


def test_P12_3_which_5_uncovered_spaces_do_make_it():
    assert len(told(attack(3, corruption="short"), SlaverCorrupted)) == 1


# P12.4 Conditions


def ports(faction: str, idea: str, **fields: Any) -> set[str]:
    """Where a faction may do what its card in row 1 shows: W02 Westernize, W44 Suffrage."""
    west = [idea, "W03", "W04", "W05", "W06", "W07"]
    t = table(phase="operations", faction=faction, west=west, market_agents={idea: [faction]}, **fields)
    return {name.removeprefix("port:") for name in t.play(f"idea:{idea}").choices}


@pytest.mark.parametrize("faction", ["red", "green", "white"])
def test_P12_4_with_the_ship_anybody_may_westernize_at_new_orleans(faction):
    """North America has a red barrier, Western Europe none."""
    assert "New Orleans" in ports(faction, "W02", ships={"S1": "red"})


def test_P12_4_without_it_only_green_at_philadelphia_may_westernize_in_that_sphere():
    north_america = {"Philadelphia", "New Orleans"}
    assert ports("green", "W02") & north_america == {"Philadelphia"}
    assert ports("red", "W02") & north_america == set()
    assert ports("white", "W02") & north_america == set()


def suffrage_at_london(**fields: Any) -> Table:
    """Red's agent is there."""
    west = ["W44", "W03", "W04", "W05", "W06", "W07"]
    t = table(phase="operations", west=west, market_agents={"W44": ["red"]}, ships={"S1": "red"}, **fields)
    return pay_up(t.play("idea:W44", "port:London"))


def test_P12_4_suffrage_at_london_costs_4_with_two_slavers():
    t = suffrage_at_london()
    assert paid(t) == 4
    assert (t.asked, t.choices) == ("take-barrier", {"barrier:B04", "barrier:B05"})


@pytest.mark.parametrize("barrier", ["B04", "B05"])
def test_P12_4_it_takes_the_white_or_the_green_barrier(barrier):
    assert suffrage_at_london().play(f"barrier:{barrier}").barriers == {barrier: "red"}


def test_P12_4_with_the_north_atlantic_slaver_gone_it_costs_1():
    assert paid(suffrage_at_london(slavers={"S1": "green"})) == 1


def test_P12_4_fourth_condition_2_exceeds_0_and_1():
    """Ouidah has three slave spaces; West Africa has a white barrier, and no ship is near."""
    assert "Ouidah" in ports("red", "W44", freed={"Ouidah": ["red", "red"]})


def test_P12_4_with_a_rival_in_the_admin_space_2_does_not_exceed_1_and_1():
    assert "Ouidah" not in ports("red", "W44", freed={"Ouidah": ["red", "red"]}, admin={"Ouidah": "green"})
