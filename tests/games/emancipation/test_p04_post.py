"""P4.4 Post."""

from __future__ import annotations

from pileus.games.emancipation.events import AgentPosted, AgentSentBack, MeepleDisplaced
from tests.games.emancipation.table import table

SIXTEEN_GREEN = {  # all there are, on the slave spaces of these ports
    port: ["green"] * spaces
    for port, spaces in {
        "London": 2,
        "Lisbon": 1,
        "Philadelphia": 2,
        "Canton": 3,
        "St Petersburg": 4,
        "Calcutta": 3,
    }.items()
} | {"Freetown": ["green"]}


# The payment


def test_P4_4_one_coin_per_barrier_of_the_sphere():
    """Two in Western Europe."""
    t = table(boxes={"red": [1, 5, 0]}).play("post", "port:Lisbon")
    assert t.admin("Lisbon") == "red" and t.boxes("red") == (0, 3, 2)


def test_P4_4_more_barriers_cost_more():
    """Five in the Middle East."""
    t = table(boxes={"red": [1, 5, 0]}).play("post", "port:Alexandria")
    assert t.boxes("red") == (0, 0, 5)


def test_P4_4_barriers_that_were_taken_cost_nothing():
    t = table(boxes={"red": [1, 5, 0]}, barriers={"B04": "green"}).play("post", "port:Lisbon")
    assert t.boxes("red") == (0, 4, 1)


def test_P4_4_where_it_cannot_be_paid_it_is_not_offered():
    """Three coins: North America, Western Europe and West Africa, less London, where red has its agent."""
    t = table(boxes={"red": [1, 3, 0]}).play("post")
    assert t.choices == {"port:Lisbon", "port:Philadelphia", "port:New Orleans", "port:Freetown", "port:Ouidah"}


def test_P4_4_an_agent_must_be_left_in_capital():
    """P3.5 Four coins could be raised, but two of them with the agent itself."""
    t = table(boxes={"red": [2, 0, 4]}).play("post")  # two coins: Lisbon, where nobody has to be asked
    assert t.admin("Lisbon") == "red" and t.boxes("red") == (0, 0, 5)


def test_P4_4_the_agent_to_be_posted_is_not_spent():
    t = table(boxes={"red": [2, 0, 0]}).play("post")
    assert t.boxes("red") == (0, 0, 1) and t.admin("Lisbon") == "red"


def test_P4_4_not_possible_without_an_agent_in_capital():
    assert "post" not in table(boxes={"red": [0, 9, 0]}).choices


def test_P4_4_not_possible_where_no_port_can_be_paid_for():
    assert "post" not in table(boxes={"red": [1, 1, 0]}).choices


# The agent already there


def test_P4_4_an_empty_admin_space_is_taken():
    t = table(faction="white").play("post", "port:Lisbon")
    assert t.admin("Lisbon") == "white" and t.boxes("white") == (2, 3, 0)
    assert t.dissidents("WEU") == [] and t.anarchy == {}


def test_P4_4_an_agent_of_another_colour_returns_to_its_owners_wealth():
    t = table(faction="white").play("post", "port:London")
    assert t.boxes("red") == (3, 4, 0) and t.reserve("red") == 7


def test_P4_4_a_meeple_of_its_colour_becomes_a_dissident():
    t = table(faction="white").play("post", "port:London")
    assert t.dissidents("WEU") == ["red"] and t.meeples("red") == 14


def test_P4_4_the_meeples_of_the_port_stay():
    assert table(faction="white").play("post", "port:London").freed("London") == ["red", "green"]


def test_P4_4_then_the_new_agent_comes_from_capital():
    t = table(faction="white").play("post", "port:London")
    assert t.admin("London") == "white" and t.boxes("white") == (2, 3, 0)


def test_P4_4_the_story_tells_of_all_three():
    t = table(faction="white").play("post", "port:London")
    assert {AgentSentBack("red", "London"), MeepleDisplaced("red", "WEU"), AgentPosted("white", "London")} <= set(
        t.story
    )


def test_P4_4_without_a_dissident_space_there_is_anarchy():
    t = table(faction="white", dissidents={"WEU": ["green"]}).play("post", "port:London")
    assert t.dissidents("WEU") == ["green"] and t.anarchy == {"WEU": 1} and t.meeples("red") == 15


def test_P4_4_the_agent_leaves_all_the_same():
    t = table(faction="white", dissidents={"WEU": ["green"]}).play("post", "port:London")
    assert t.boxes("red") == (3, 4, 0) and t.admin("London") == "white"


def test_P4_4_dissidents_of_other_spheres_do_not_matter():
    t = table(faction="white", dissidents={"NAM": ["green"]}).play("post", "port:London")
    assert t.dissidents("WEU") == ["red"]


def test_P4_4_without_a_meeple_left_there_is_anarchy():
    t = table(faction="white", freed=SIXTEEN_GREEN, admin={"New Orleans": "green"}).play("post", "port:New Orleans")
    assert t.meeples("green") == 0 and t.dissidents("NAM") == [] and t.anarchy == {"NAM": 1}


def test_P4_4_a_place_for_the_disk_is_chosen_before_the_agent_comes():
    t = table(faction="white", dissidents={"WEU": ["green"]}, anarchy={"WEU": 2}).play("post", "port:London")
    assert t.asked == "overflow" and t.admin("London") is None
    assert t.play("sphere:WAF").admin("London") == "white"


def test_P4_4_not_over_your_own_agent():
    assert "port:London" not in table(boxes={"red": [9, 0, 0]}).play("post").choices


def test_P4_4_over_your_own_agent_not_even_where_the_elephant_is():
    assert "post" not in table(placed=True, elephant="London").choices


def test_P4_4_the_third_colour_is_driven_out_too():
    """P3.6 The green agent goes to its reserve."""
    t = table(players=2, factions=["red", "white"], boxes={"red": [1, 3, 0]}).play("post", "port:Philadelphia")
    assert t.admin("Philadelphia") == "red" and t.reserve("green") == 15 and t.dissidents("NAM") == ["green"]


# The elephant (P3.3)


def test_P4_4_an_elephant_action():
    t = table(faction="white").play("post", "port:Manila")
    assert t.elephant == "Manila"


def test_P4_4_where_the_elephant_was_placed_nobody_is_asked_where():
    t = table(faction="white", placed=True, elephant="Lisbon").play("post")
    assert t.admin("Lisbon") == "white"


def test_P4_4_where_the_elephant_was_placed_it_must_be_paid_there():
    assert "post" not in table(placed=True, elephant="Canton", boxes={"red": [1, 4, 0]}).choices


def test_P4_4_and_can_be():
    t = table(placed=True, elephant="Canton", boxes={"red": [1, 5, 0]}).play("post")
    assert t.admin("Canton") == "red" and t.boxes("red") == (0, 0, 5)
