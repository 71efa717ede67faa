"""The table in words, for the terminal and for screen readers: a view as short lines."""

from __future__ import annotations

from typing import Any

from pileus.games.contract import Message, Part

from .labels import idea_label, place_in_market
from .labels_map import BARRIERS, SEAS, Table, colour, pieces, ship, slaver
from .tables import FACTIONS, SPHERE

SPHERES = {sphere.key: sphere for sphere in SPHERE}


def describe(view: dict[str, Any]) -> list[Part]:
    """P11.1 The whole table; the first part sums it up."""
    t = view["table"]
    factions = [_faction(t, faction) for faction in FACTIONS]
    spheres = [_sphere(t, sphere) for sphere in SPHERES]
    return [_summary(t), *factions, _market(t), _elephant(t), *spheres, _seas(t)]


def seat_of(t: Table, faction: str) -> int | None:
    """P2.1 Who plays a faction."""
    seat: int | None = t["factions"][faction]["seat"]
    return seat


def in_play(t: Table) -> list[str]:
    """P2.1 The factions that somebody plays."""
    return [faction for faction in FACTIONS if seat_of(t, faction) is not None]


# How things stand


def _summary(t: Table) -> Part:
    """P3.1 The moment, the points, the goals where they count, anarchy and the elephant."""
    moment = {
        "turn": t["turn"],
        "last": t["last_turn"],
        "faction": t["faction"],
        "player": seat_of(t, t["faction"]),
        "phase": t["phase"],
        "stage": t["stage"] if t["options"]["mode"] == "two-stage" else 0,
    }
    return Part(Message("emancipation-text-moment", moment, "P3.1"), [*standing(t), elephant(t)])


def standing(t: Table) -> list[Message]:
    """P9.1 The points of all factions in play, the goals where they count, and anarchy."""
    points = [
        Message(
            "emancipation-text-points",
            {"faction": faction, "player": seat_of(t, faction), "vp": t["factions"][faction]["vp"]},
            "P9.1",
        )
        for faction in in_play(t)
    ]
    return [Message("emancipation-text-all-points", {"points": points}, "P9.1"), *_together(t), *anarchy(t)]


def _together(t: Table) -> list[Message]:
    """P10.2 The common result as things stand, and each goal."""
    together = t["together"]
    if together is None:
        return []
    lines = [Message("emancipation-text-together", together, "P10.2")]
    freed = sum(len(port["freed"]) for port in t["ports"].values())
    goals = {
        "red": {"agents": t["factions"]["red"]["score"]["agents"], "slavers": together["slavers_left"]},
        "green": {"barriers": together["barriers_left"]},
        "white": {"freed": freed},
    }
    for faction in in_play(t):
        met = t["factions"][faction]["goal"]["met"]
        lines.append(Message(GOALS[faction], {**goals[faction], "met": met}, "P10.1"))
    return lines


GOALS = {
    "red": "emancipation-text-goal-red",
    "green": "emancipation-text-goal-green",
    "white": "emancipation-text-goal-white",
}


def anarchy(t: Table) -> list[Message]:
    """P3.4 How many disks keep everybody from losing, and where the others are."""
    supplies = [
        Message("emancipation-text-disks-of", {"faction": word, "disks": t["factions"][word]["disks"]}, "P3.4")
        for word in in_play(t)
    ]
    left = sum(t["factions"][word]["disks"] for word in in_play(t))
    args = {"loss": t["options"]["anarchy_loss"], "count": left, "supplies": supplies}
    lines = [Message("emancipation-text-disks-left", args, "P3.4")]
    where = [
        Message("emancipation-text-disks-in", {"sphere": key, "disks": sphere["anarchy"]}, "P3.4")
        for key, sphere in t["spheres"].items()
        if sphere["anarchy"]
    ]
    if where:
        lines.append(Message("emancipation-text-disks-where", {"spheres": where}, "P3.4"))
    return lines


def elephant(t: Table) -> Message:
    """P3.3, P7.1 Where the elephant is, and how many dice hate would roll there."""
    port = t["elephant"]["port"]
    args = {
        "port": port,
        "sphere": t["ports"][port]["sphere"],
        "placed": t["elephant"]["placed"],
        "dice": t["hate"]["dice"],
    }
    return Message("emancipation-text-elephant", args, "P3.3")


# Factions


def _faction(t: Table, faction: str) -> Part:
    """P2.2, P9.1 A finance board, what a faction holds, and its points."""
    board = t["factions"][faction]
    reserve = {"agents": board["reserve"], "meeples": board["meeples"]}
    lines = [Message("emancipation-text-reserve", reserve, "P2.2")]
    if board["seat"] is None:
        return Part(Message("emancipation-text-faction-absent", {"faction": faction}, "P2.1"), lines)
    lines = [_score(t, faction), purse(t, faction), *lines]
    if not t["options"]["dealt_disks_score"]:
        lines.append(Message("emancipation-text-gained", {"count": board["gained"]}, "P3.4a"))
    market = [card for cards in t["market"].values() for card in cards if card is not None]
    agents = [card["idea"] for card in market for piece in card["agents"] if piece == faction]
    if agents:
        lines.append(Message("emancipation-text-in-market", {"ideas": [_place(t, idea) for idea in agents]}, "P5.0"))
    if board["barriers"]:
        barriers = [barrier_in_sphere(barrier) for barrier in board["barriers"]]
        lines.append(Message("emancipation-text-barriers-held", {"barriers": barriers}, "P9.1"))
    if board["slavers"]:
        lines.append(Message("emancipation-text-slavers-held", {"seas": board["slavers"]}, "P9.1"))
    return Part(Message("emancipation-text-faction", {"faction": faction, "player": board["seat"]}, "P2.1"), lines)


def _score(t: Table, faction: str) -> Message:
    """P9.1, P9.2 The points and what they are made of."""
    board = t["factions"][faction]
    score = {**board["score"], "vp": board["vp"], "faction": faction}
    if t["stage"] == 2:
        return Message("emancipation-text-score-diplomacy", score, "P10.5")
    return Message("emancipation-text-score", score, "P9.1")


def purse(t: Table, faction: str) -> Message:
    """P3.2 The boxes of a faction, and what it could pay."""
    board = t["factions"][faction]
    return Message("emancipation-text-purse", {**board["boxes"], "coins": board["purse"], "faction": faction}, "P3.2")


def _place(t: Table, idea: str) -> Message:
    """P2.5 An idea and where it lies."""
    found = place_in_market(t, idea)
    assert found is not None
    column, card = found
    return Message("emancipation-text-idea-at", {"idea": idea, "column": column, "row": card["row"]}, "P2.5")


def barrier_in_sphere(barrier: str) -> Message:
    """P1.4 A barrier by its name, with colour and number."""
    printed = BARRIERS[barrier]
    args = {"barrier": barrier, "colour": printed.colour, "number": printed.number, "edge": bool(printed.black_edge)}
    return Message("emancipation-text-barrier", args, "P1.4")


# The market


def _market(t: Table) -> Part:
    """P2.5 Both columns row by row, the decks, the discards."""
    lines = []
    for column, cards in t["market"].items():
        for row, card in enumerate(cards, start=1):
            gap = Message("emancipation-text-gap", {"column": column, "row": row}, "P6.3")
            lines.append(gap if card is None else idea_label(column, card))
    for column, deck in t["decks"].items():
        args = {"column": column, "count": deck["cards"]}
        if deck["cards"]:
            lines.append(Message("emancipation-text-deck", {**args, "idea": deck["top"]}, "P11.1"))
        else:
            lines.append(Message("emancipation-text-deck-empty", {"column": column}, "P7.6"))
    if t["discard"]:
        discards = [Message("emancipation-text-idea", {"idea": idea}, "P6.2") for idea in t["discard"]]
        lines.append(Message("emancipation-text-discards", {"ideas": discards}, "P6.2"))
    return Part(Message("emancipation-text-market", {}, "P2.5"), lines)


# What the dice could do


def _elephant(t: Table) -> Part:
    """P6.1, P6.2 What each face of the elephant's die would do; P7.1 what hate would do where it is."""
    lines = [elephant(t)]
    for face, does in t["elephant"]["faces"].items():
        args = {"die": int(face), "where": _either(does["ports"]), "sphere": does["sphere"], "idea": does["discards"]}
        if does["goes_east"] is None:
            lines.append(Message("emancipation-text-face", args, "P6.2"))
        else:
            arrow = Message("emancipation-text-idea", {"idea": does["goes_east"]}, "P6.2")
            lines.append(Message("emancipation-text-face-arrow", {**args, "arrow": arrow}, "P6.2"))
    for face, effects in t["hate"]["faces"].items():
        for effect in effects:
            lines.append(_effect(int(face), effect))
    return Part(Message("emancipation-text-elephant-part", {}, "P6"), lines)


def _either(ports: list[str]) -> Message | str:
    """P6.1 A port, or two that are level."""
    if len(ports) == 1:
        return ports[0]
    return Message("emancipation-text-either", {"port": ports[0], "other": ports[1]}, "P6.1")


def _effect(die: int, effect: dict[str, Any]) -> Message:
    """P7.2 to P7.4 What a barrier would do if hate rolled its number now."""
    does = effect["does"]
    if does == "piece" and effect["anarchy"]:
        does = "piece-anarchy"
    args = {"die": die, "barrier": effect["barrier"], "colour": effect["colour"], "does": does}
    return Message("emancipation-text-effect", args, "P7.1")


# The map


def _sphere(t: Table, sphere: str) -> Part:
    """P1.2 Ports, barriers, dissidents, anarchy and borders of a sphere."""
    here = t["spheres"][sphere]
    lines = [_port(t, port) for port in t["ports"] if t["ports"][port]["sphere"] == sphere]
    if here["barriers"]:
        barriers = [barrier_in_sphere(barrier) for barrier in here["barriers"]]
        args = {"count": len(barriers), "barriers": barriers}
        lines.append(Message("emancipation-text-barriers", args, "P1.4"))
    else:
        lines.append(Message("emancipation-text-no-barriers", {}, "P1.4"))
    unrest = {
        "anarchy": here["anarchy"],
        "dissidents": pieces(here["dissidents"]),
        "room": here["dissident_room"],
    }
    lines.append(Message("emancipation-text-unrest", unrest, "P1.2"))
    if here["diplomacy"] is not None:
        lines.append(Message("emancipation-text-won", {"holder": here["diplomacy"]}, "P10.5"))
    return Part(Message("emancipation-text-sphere", {"sphere": sphere}, "P1.2"), [*lines, *_borders(t, sphere)])


def _port(t: Table, port: str) -> Message:
    here = t["ports"][port]
    args = {
        "port": port,
        "admin": colour(here["admin"]),
        "freed": pieces(here["freed"]),
        "open": here["open"],
        "elephant": t["elephant"]["port"] == port,
    }
    return Message("emancipation-text-port", args, "P1.2")


def _borders(t: Table, sphere: str) -> list[Message]:
    """P1.3 By sea and by land."""
    by_sea = [
        Message("emancipation-text-border", {"name": name, "sphere": key}, "P1.3") for key, name in SPHERES[sphere].seas
    ]
    by_land = [
        Message("emancipation-text-border", {"name": name, "sphere": key}, "P1.3")
        for key, name in SPHERES[sphere].lands
    ]
    lines = [Message("emancipation-text-by-sea", {"borders": by_sea}, "P1.3")] if by_sea else []
    return lines + ([Message("emancipation-text-by-land", {"borders": by_land}, "P1.3")] if by_land else [])


def _seas(t: Table) -> Part:
    """P1.3 Slavers and ships on the sea borders."""
    lines = [
        Message(
            "emancipation-choice-sea",
            {
                "sea": sea,
                "spheres": [SEAS[sea].sphere_a, SEAS[sea].sphere_b],
                "slaver": slaver(t, sea),
                "ship": ship(t, sea),
            },
            "P1.3",
        )
        for sea in SEAS
    ]
    lines.append(Message("emancipation-text-pool", {"count": t["ship_pool"]}, "P2.3"))
    return Part(Message("emancipation-text-seas", {}, "P1.3"), lines)
