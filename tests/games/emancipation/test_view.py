"""P11 The view: complete for drawing the table, and everything it forecasts comes true."""

from __future__ import annotations

import json
import random
from typing import Any

import pileus
from pileus.games.emancipation.events import AttackRolled, ElephantMoved, HateRolled, IdeaDiscarded
from pileus.games.emancipation.options import VARIANTS
from pileus.games.emancipation.tables import BARRIER, IDEA, PORT, SLAVER, SPHERE
from tests.games.emancipation.table import Table, table


def seen(t: Table) -> dict[str, Any]:
    view: dict[str, Any] = t.match.view(None)["table"]
    return view


def test_P11_1_all_seats_and_spectators_see_the_same():
    match = table().match
    views = [{**match.view(seat)["table"], "viewer": None} for seat in (None, 0, 1, 2)]
    assert views == [views[0]] * 4


def test_P11_1_the_top_of_each_deck_is_shown_and_nothing_below_it():
    t = table(west_deck=["W20", "W21", "W22"], east_deck=["E20"], turn=2)
    assert seen(t)["decks"] == {"west": {"cards": 3, "top": "W20"}, "east": {"cards": 1, "top": "E20"}}
    assert "W21" not in json.dumps(seen(t))


def test_P11_1_no_idea_of_the_box_is_named():
    match = pileus.game("emancipation").new(seed=5)
    told = json.dumps(match.view(0)["table"])
    assert sum(f'"{idea.key}"' in told for idea in IDEA) == 14  # two columns and two tops


def test_P1_every_sphere_port_border_and_market_row_is_in_the_view():
    view = seen(table())
    assert list(view["spheres"]) == [sphere.key for sphere in SPHERE]
    assert list(view["ports"]) == [port.name for port in PORT]
    assert list(view["seas"]) == [slaver.key for slaver in SLAVER]
    assert [len(column) for column in view["market"].values()] == [6, 6]
    left = [barrier for sphere in view["spheres"].values() for barrier in sphere["barriers"]]
    assert left == [barrier.key for barrier in BARRIER]


def test_P2_1_a_colour_not_in_play_has_no_board():
    view = seen(table(players=2, factions=["red", "white"]))
    assert set(view["factions"]["green"]) == {"seat", "reserve", "meeples"}
    assert view["seats"] == [["red"], ["white"]]


def test_P10_7_one_player_has_both_factions():
    assert seen(table(players=1, factions=["red", "green"]))["seats"] == [["red", "green"]]


def test_P4_2_the_market_shows_what_each_card_costs_the_player():
    t = table(west=["W01", "W02", "W03", "W04", "W05", "W06"], market_agents={"W03": ["green", "white"]})
    cards = seen(t)["market"]["west"]
    assert [card["cost"] for card in cards] == [0, 1, 2 + 4, 3, 4, 5]
    assert [card["affordable"] for card in seen(table(boxes={"red": [2, 0, 4]}))["market"]["west"]] == [
        *[True] * 3,
        *[False] * 3,
    ]


def test_P5_0_the_market_shows_what_of_each_card_can_be_done_and_who_is_idle():
    t = table(
        phase="operations",
        west=["W10", "W08", "W01", "W02", "W03", "W04"],
        market_agents={"W10": ["red"], "W08": ["red", "red"]},
        ships={"S1": None},
        boxes={"red": [1, 0, 0]},
    )
    west = seen(t)["market"]["west"]
    assert west[0]["operations"] == {"westernize": True}
    assert west[1]["operations"] == {"maritime": True}
    assert [card["idle_agents"] for card in west[:2]] == [1, 2]
    t.play("idea:W08")  # the only ship, then nothing but to go on
    if t.asked == "gunboat":
        t.play("skip")
    assert seen(t)["market"]["west"][1]["idle_agents"] == 1


def test_P5_3_the_odds_of_the_north_atlantic_are_those_of_the_example():
    """P12.3 More than 5 is needed, the slaver's number is 3."""
    view = seen(table(ships={"S1": "red"}))
    attack = next(attack for attack in view["attacks"] if attack["sea"] == "S1")
    assert (attack["target"], attack["number"]) == (5, 3)
    assert [offer["price"] for offer in attack["offers"]] == [1, 4, 9, 16]
    assert [round(offer["chance"], 3) for offer in attack["offers"]] == [0.333, 0.722, 0.954, 0.996]
    assert [round(offer["corruption"], 3) for offer in attack["offers"]] == [0.167, 0, 0, 0]
    assert [offer["affordable"] for offer in attack["offers"]] == [True, True, True, False]


def test_P5_4_with_short_corruption_a_sum_that_suffices_brings_none():
    freed = {"New Orleans": ["red"] * 3, "Philadelphia": ["green"] * 2, "London": ["white"] * 2}
    always = seen(table(freed=freed))["attacks"][0]
    short = seen(table(freed=freed, corruption="short"))["attacks"][0]
    assert always["target"] == short["target"] == 1
    assert always["offers"][0]["chance"] == short["offers"][0]["chance"] == 5 / 6
    assert (always["offers"][0]["corruption"], short["offers"][0]["corruption"]) == (1 / 6, 0)


def test_P7_1_the_hate_forecast_says_what_each_face_would_do():
    t = table(elephant="New Orleans", admin={}, freed={"New Orleans": ["red"]})
    hate = seen(t)["hate"]
    assert (hate["port"], hate["dice"]) == ("New Orleans", 4)
    assert [effect["does"] for face in "123456" for effect in hate["faces"][face]] == ["piece", "nothing", "pay"]
    assert [face for face in "123456" if hate["faces"][face]] == ["2", "5", "6"]


def test_P7_3_the_hate_forecast_knows_black_edges_and_their_protection():
    def does(**options: Any) -> str:
        hate = seen(table(elephant="Canton", **options))["hate"]
        return str(hate["faces"]["1"][0]["does"])

    assert does() == "nothing"  # five barriers protect
    assert does(mode="cooperative") == "anarchy"
    assert does(barriers={"B19": "red"}) == "anarchy"


def test_P7_4_the_hate_forecast_names_the_ships_a_purple_barrier_could_hit():
    hate = seen(table(elephant="Freetown", ships={"S5": None, "S6": "red"}))["hate"]
    assert hate["faces"]["6"] == [{"barrier": "B35", "colour": "purple", "does": "ship", "seas": ["S5"]}]


def test_P6_1_the_elephant_forecast_says_where_each_face_leads_and_what_it_discards():
    t = table(
        west=["W02", "W03", "W04", "W01", "W05", "W06"],
        east=["E01", "E02", "E03", "E04", "E05", "E06"],
    )
    faces = seen(t)["elephant"]["faces"]
    assert [faces[face]["sphere"] for face in "123456"] == ["EEU", "MEA", "FEA", "EIN", "IND", "EAF"]
    assert faces["4"]["ports"] == ["Batavia", "Manila"]
    assert faces["5"]["ports"] == ["Calcutta"]
    assert (faces["4"]["discards"], faces["4"]["goes_east"]) == ("E04", "W01")
    assert (faces["1"]["discards"], faces["1"]["goes_east"]) == ("W02", None)


def test_P6_1_once_the_die_is_rolled_nothing_is_forecast():
    assert seen(table(phase="hate", elephant="New Orleans").rolling((1, 1, 1, 6)))["elephant"]["faces"] == {}
    assert (
        seen(table(phase="elephant", west=["W02", "W03", "W04", "W05", "W06", "W07"]).rolling(4))["elephant"]["faces"]
        == {}
    )  # the player breaks the tie of Batavia and Manila


def test_P7_2_the_hate_forecast_knows_an_agent_without_a_meeple_to_become_a_dissident():
    ports = {"St Petersburg": 4, "Canton": 3, "Calcutta": 3, "Zanzibar": 3, "Bahia": 3}
    t = table(
        elephant="Philadelphia",
        admin={"Philadelphia": "red"},
        freed={port: ["red"] * meeples for port, meeples in ports.items()},
    )
    effect = seen(t)["hate"]["faces"]["2"][0]
    assert effect["pieces"] == {"admin": True}
    assert effect["anarchy"]


def test_P10_5_points_of_the_second_stage_have_diplomacy_in_them():
    view = seen(table(mode="two-stage", stage=2, barriers={"B01": "red", "B02": "red", "B03": "red"}))
    green = view["factions"]["green"]
    assert green["score"]["diplomacy"] == 2  # Philadelphia's agent and meeple
    assert green["vp"] == sum(green["score"].values())


def test_P4_1_the_view_says_what_a_fundraiser_would_bring():
    assert seen(table(boxes={"red": [2, 1, 4]}))["factions"]["red"]["fundraiser"] == 2 + 1 + 2


def test_P3_3_an_elephant_that_was_placed_stays_whatever_the_die_shows():
    faces = seen(table(placed=True, elephant="Bahia"))["elephant"]["faces"]
    assert {tuple(face["ports"]) for face in faces.values()} == {("Bahia",)}


def test_P3_4_the_view_says_where_the_next_disk_would_go():
    view = seen(table(anarchy={"EEU": 2, "WEU": 2, "MEA": 1, "IND": 2}))
    assert view["spheres"]["EEU"]["overflow"] == ["MEA"]
    assert view["spheres"]["MEA"]["overflow"] == ["MEA"]
    assert view["spheres"]["WEU"]["overflow"] == ["NAM", "WAF"]


def test_P10_1_the_view_says_how_far_each_goal_is():
    view = seen(table())
    assert {word: view["factions"][word]["goal"]["short"] for word in ("red", "green", "white")} == {
        "red": 9 - 2,
        "green": 39 - 25,
        "white": 15 - 4,
    }


def test_P10_2_games_played_together_show_the_common_result():
    assert seen(table(mode="competitive"))["together"] is None
    together = seen(table(mode="cooperative", barriers={f"B{n:02}": "green" for n in range(1, 15)}))["together"]
    assert together["points"] == 6 + 14 + 1 + 1  # green's disks, barriers, meeple and agent
    assert (together["grade"], together["marginal"], together["decisive"]) == ("defeat", 50, 75)


def test_P9_1_the_parts_of_a_score_add_up():
    match = table(
        slavers={"S1": "red"}, barriers={"B01": "red"}, ships={"S2": "red"}, dissidents={"NAM": ["green"]}
    ).match
    for board in match.view(0)["table"]["factions"].values():
        assert sum(board["score"].values()) == board["vp"]


def test_P12_8_the_view_knows_the_last_turn():
    assert seen(table())["last_turn"] == 33
    assert seen(table(turn=20))["last_turn"] == 33
    assert seen(table(players=2))["last_turn"] == 21
    assert seen(table(mode="two-stage", stage=2, turn=40))["last_turn"] == 47
    assert seen(table(players=2, mode="two-stage", stage=2))["last_turn"] == 31


def test_forecasts_come_true_in_random_games():
    """P6.1, P6.2, P7.1, P5.3: what is rolled afterwards does what the view had said."""
    checked = 0
    for number, options in enumerate(VARIANTS[::9]):
        match = pileus.game("emancipation").new(seed=number, **options)
        luck = random.Random(number)
        while match.seat is not None:
            before = match.view(None)["table"]
            events = match.play(luck.choice(match.choices))
            for event in events:
                if isinstance(event, AttackRolled) and before["pending"]["purpose"] == "attack":
                    target = next(attack["target"] for attack in before["attacks"] if attack["sea"] == event.sea)
                    assert event.target == target
            first = next((event for event in events if isinstance(event, IdeaDiscarded)), None)
            if first is not None and before["elephant"]["faces"]:
                face = before["elephant"]["faces"][str(first.row)]
                assert first.idea == face["discards"]
                moved = next((event for event in events if isinstance(event, ElephantMoved)), None)
                if moved is not None and not before["elephant"]["placed"]:
                    assert moved.port in face["ports"]
                checked += 1
            assert all(len(event.dice) <= 4 for event in events if isinstance(event, HateRolled))
    assert checked > 100
