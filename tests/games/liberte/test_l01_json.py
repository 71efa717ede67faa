"""L1 The components as JSON."""

from __future__ import annotations

import json

import pileus

COMPONENTS = json.loads(json.dumps(pileus.game("liberte").components()))


def test_L1_2_a_card_by_its_number():
    marat = COMPONENTS["cards"]["71"]
    assert (marat["name"], marat["faction"], marat["value"], marat["kind"]) == (
        "Jean-Paul Marat",
        "red",
        3,
        "personality",
    )


def test_L1_2_a_special_has_neither_faction_nor_value():
    terror = COMPONENTS["cards"]["105"]
    assert (terror["name"], terror["faction"], terror["value"], terror["kind"]) == ("Terror", None, 0, "special")


def test_L1_1_a_province_by_its_number_says_what_is_reconstructed():
    assert COMPONENTS["provinces"]["8"]["name"] == "Île-de-France (Paris)"
    assert COMPONENTS["provinces"]["8"]["fidelity"] == "PARTIAL"


def test_an_event_can_be_said():
    match = pileus.game("liberte").new(players=3, seed=7)
    assert pileus.say(match.play("pass")[0]).endswith("passes.")
