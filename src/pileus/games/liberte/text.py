"""The table in words, for the terminal and for screen readers: a view as short lines, choices in groups."""

from __future__ import annotations

from typing import Any

from pileus.games.contract import Offer, Part
from pileus.locale import Message

from .labels import BUTTON_RULES, card_label
from .tables import PROVINCE, PROVINCE_REGION, REGION, REGION_PROVINCES

DISCARDS = ("liberte-refresh-discard", "liberte-discard-two", "liberte-discard-two-deck")


def describe(view: dict[str, Any]) -> list[Part]:
    """L13.1 The whole table as the viewer may know it; the first part sums it up."""
    table = view["table"]
    contest = [Part(Message("liberte-text-contest", {}, "L8.9"), _contest(table))] if table["contest"] else []
    players = [_player(table, seat) for seat in table["order"]]
    parts = [_summary(table), *contest, *players, *_map(table), _cards(table)]
    if table["projection"] is not None:
        parts.append(_forecast(table))
    return parts + _hand(table)


# The table


def _summary(t: dict[str, Any]) -> Part:
    """L3.1 The moment, the points, the government and the supplies."""
    moment = {"turn": t["turn"], "phase": t["phase"], "round": t["round"] or 0}
    points = [Message("liberte-text-points", {"player": seat, "vp": t["vp"][seat]}, "L10") for seat in t["order"]]
    lines = [Message("liberte-text-order", {"points": points}, "L4.2")]
    if t["government"] is None:
        lines.append(Message("liberte-text-no-government", {}, "L2.4"))
    else:
        lines.append(Message("liberte-text-government", {"faction": t["government"]}, "L9.1"))
        if t["opposition"] is not None:
            lines.append(Message("liberte-text-opposition", {"faction": t["opposition"]}, "L9.1"))
    if t["phase"] == "election":
        lines.append(Message("liberte-text-votes-so-far", t["track"], "L8.2"))
    lines.append(Message("liberte-text-supply", t["supply"], "L1.3"))
    if any(t["waiting"].values()):
        lines.append(Message("liberte-text-waiting", {"count": t["waiting"]["red"]}, "L2.3"))
    if t["ending"] and t["phase"] == "action":
        lines.append(Message("liberte-text-last-round", {}, "L6.9"))
    lines += [Message("liberte-text-lost-battle", {"battle": lost["turn"]}, "L7.4") for lost in t["lost_battles"]]
    if t["playing"] is not None:
        lines.append(Message("liberte-text-playing", {"label": card_label(t["playing"]["card"])}, "L6.3"))
    return Part(Message("liberte-text-moment", moment, "L3.1"), lines)


def _contest(t: dict[str, Any]) -> list[Message]:
    """L8.9 What a contest is about, who takes part in it, and with what; nothing while there is none."""
    contest = t["contest"]
    if contest is None:
        return []
    about = [_province(t, contest["province"])] if contest["kind"] == "province" else []
    return about + [_contender(contest, seat, t["seat"]) for seat in contest["contenders"]]


def _contender(contest: dict[str, Any], seat: int, asked_now: int | None) -> Message:
    """L8.7 What a contender has advanced in this pass, or can."""
    cards = [card_label(card) for card in contest["eligible"][seat]]
    if contest["bids"][seat]:
        return Message("liberte-text-advanced", {"player": seat, "value": contest["bids"][seat]}, "L8.7")
    if not cards:
        return Message("liberte-text-nothing-fits", {"player": seat}, "L8.7")
    if seat in contest["asked"] and seat != asked_now:
        return Message("liberte-text-has-declined", {"player": seat}, "L8.7")
    return Message("liberte-text-can-advance", {"player": seat, "cards": cards}, "L8.7")


def _player(t: dict[str, Any], seat: int) -> Part:
    """L13.1 What everybody sees of a player."""
    hand = t["hands"][seat]
    holding = {"vp": t["vp"][seat], "cards": hand["count"], "tokens": t["tokens"][seat]}
    lines = [Message("liberte-text-holding", holding, "L13.1")]
    if hand["known"]:
        cards = [Message("liberte-text-card", {"card": card}, "L13.2") for card in hand["known"]]
        lines.append(Message("liberte-text-known", {"cards": cards}, "L13.2"))
    if t["battle"][seat]:
        lines.append(Message("liberte-text-battle", {"count": t["battle"][seat]}, "L6.2b"))
    if t["presence"][seat]:
        lines.append(Message("liberte-text-presence", {}, "L10.5"))
    if any(t["votes"][seat].values()):
        lines.append(Message("liberte-text-votes", t["votes"][seat], "L8.2"))
    for card in t["displays"][seat]:
        lines.append(Message("liberte-text-display", {"label": card_label(card)}, "L6.3"))
    return Part(Message("liberte-text-player", {"player": seat}, "L13.1"), lines)


def _map(t: dict[str, Any]) -> list[Part]:
    """L6.2a The map, region by region: provinces with stacks, then the names of the others."""
    return [_region(t, region) for region in range(len(REGION))]


def _region(t: dict[str, Any], region: int) -> Part:
    lines, empty = [], []
    for province in REGION_PROVINCES[region]:
        if any(stack["province"] == province for stack in t["stacks"]):
            lines.append(_province(t, province))
        elif province:
            empty.append(_signs(province))
    if empty:
        lines.append(Message("liberte-text-empty", {"provinces": empty}, "L1.1"))
    return Part(Message("liberte-text-map", {"region": region}, "L1.1"), lines)


def _province(t: dict[str, Any], province: int) -> Message:
    """L6.2a A province and its stacks."""
    stacks = [
        Message(
            "liberte-text-stack",
            {"faction": stack["faction"], "blocks": stack["blocks"], "player": stack["seat"]},
            "L6.2a",
        )
        for stack in t["stacks"]
        if stack["province"] == province
    ]
    if not stacks:
        return Message("liberte-text-province-empty", {"signs": _signs(province)}, "L6.2a")
    return Message("liberte-text-province", {"signs": _signs(province), "stacks": stacks}, "L6.2a")


def _signs(province: int) -> Message:
    """L1.1 A province with its number and what is printed on it."""
    printed = PROVINCE[province - 1]
    signs = {"province": province, "number": province, "fleur": bool(printed.fleur), "vp": printed.vp}
    return Message("liberte-text-signs", signs, "L1.1")


def _cards(t: dict[str, Any]) -> Part:
    """L13.1 The face-up row, the deck, the discard pile and the box."""
    row = [card_label(card) for card in t["row"] if card is not None]
    lines = [Message("liberte-text-row", {"label": label}, "L2.2") for label in row]
    lines.append(Message("liberte-text-deck", {"set": t["deck"]["set"], "count": t["deck"]["cards"]}, "L13.1"))
    if t["discard"]:
        cards = [Message("liberte-text-card", {"card": card}, "L13.1") for card in t["discard"]]
        lines.append(Message("liberte-text-discard-pile", {"cards": cards}, "L13.1"))
    if t["box"]:
        cards = [Message("liberte-text-card", {"card": card}, "L13.1") for card in t["box"]]
        lines.append(Message("liberte-text-box", {"cards": cards}, "L11.7"))
    return Part(Message("liberte-text-cards", {}, "L13.1"), lines)


def _forecast(t: dict[str, Any]) -> Part:
    """L8.2 to L9.2 How the election would go now; L12.2, L12.3 how near the sudden ends are."""
    projected, counters = t["projection"], t["counters"]
    lines = [Message("liberte-text-forecast-votes", projected["totals"], "L8.2")]
    tied = [place["province"] for place in projected["provinces"] if place["tied"]]
    if tied:
        lines.append(Message("liberte-text-forecast-ties", {"provinces": tied}, "L8.3"))
    if projected["tied_for_government"]:
        args = {"factions": projected["tied_for_government"], "sought": "government"}
        lines.append(Message("liberte-text-forecast-level", args, "L9.3"))
    elif any(projected["totals"].values()):
        lines.append(Message("liberte-text-government", {"faction": projected["government"]}, "L9.1"))
    else:
        lines.append(Message("liberte-text-no-votes", {"faction": projected["government"]}, "L9.2"))
    if projected["tied_for_opposition"]:
        args = {"factions": projected["tied_for_opposition"], "sought": "opposition"}
        lines.append(Message("liberte-text-forecast-level", args, "L9.6"))
    elif projected["opposition"]:
        lines.append(Message("liberte-text-opposition", {"faction": projected["opposition"]}, "L9.1"))
    landslide = {"votes": projected["red_votes"], "needed": counters["landslide"]}
    lines.append(Message("liberte-text-landslide", landslide, "L8.8"))
    fleurs = {"fleurs": counters["fleurs"], "needed": counters["fleurs_needed"]}
    lines.append(Message("liberte-text-fleurs", fleurs, "L12.3"))
    return Part(Message("liberte-word-forecast", {}, "L8.2"), lines)


def _hand(t: dict[str, Any]) -> list[Part]:
    """L13.2 The viewer's own hand."""
    seat = t["viewer"]
    if seat is None:
        return []
    lines = [card_label(card) for card in t["hands"][seat]["cards"]]
    return [Part(Message("liberte-text-hand", {"player": seat}, "L13.2"), lines)]


# Choices


def offer(view: dict[str, Any]) -> list[Offer]:
    """The choices of the viewer: what he plays, takes, discards or hits; the map by regions; buttons last."""
    groups: dict[str, Offer] = {}
    names = sorted((choice["name"] for choice in view["choices"]), key=lambda name: _place_of(view, name))
    for name in names:
        title = _title(view, name)
        groups.setdefault(repr(title), Offer(title, [])).choices.append((name, _label(view, name)))
    if [group.title for group in groups.values()] == [BUTTONS]:
        return [Offer(None, group.choices) for group in groups.values()]
    contest = [Offer(line, []) for line in _contest(view["table"])]
    return contest + list(groups.values()) + _idle(view, names)


def _idle(view: dict[str, Any], names: list[str]) -> list[Offer]:
    """L6.5 Cards in hand that cannot be played now, so that nobody thinks them lost."""
    hand = view["table"]["hands"][view["seat"]]["cards"]
    cards = [Message("liberte-text-card", {"card": card}, "L6.5") for card in hand if f"card:{card}" not in names]
    if view["prompt"]["id"] != "liberte-act" or not cards:
        return []
    return [Offer(Message("liberte-text-idle", {"cards": cards}, "L6.5"), [])]


BUTTONS = Message("liberte-text-or", {}, "L6.1")


def _place_of(view: dict[str, Any], name: str) -> tuple[int, int]:
    """The order of the list: own cards, other cards, the deck, the map by regions, buttons."""
    kind, _, rest = name.partition(":")
    if kind == "card":
        mine = int(rest) in view["table"]["hands"][view["seat"]].get("cards", [])
        return (0 if mine else 1, _owner(view, int(rest)))
    if kind in ("province", "stack"):
        return (3, PROVINCE_REGION[int(rest.split(":")[0])])
    return (2 if name == "deck" else 4, 0)


def _owner(view: dict[str, Any], card: int) -> int:
    """Whose display a card lies in, or -1."""
    displays = view["table"]["displays"]
    return next((seat for seat, cards in enumerate(displays) if card in cards), -1)


def _title(view: dict[str, Any], name: str) -> Message:
    kind, _, rest = name.partition(":")
    if kind == "card":
        card = int(rest)
        if card in view["table"]["hands"][view["seat"]].get("cards", []):
            discards = view["prompt"]["id"] in DISCARDS
            return Message("liberte-text-discard" if discards else "liberte-text-play", {}, "L6.1")
        if card in view["table"]["row"]:
            return Message("liberte-text-take", {}, "L6.6")
        return Message("liberte-text-display-of", {"player": _owner(view, card)}, "L6.3")
    if kind in ("province", "stack"):
        region = PROVINCE_REGION[int(rest.split(":")[0])]
        return Message("liberte-text-region", {"region": region}, "L1.1")
    return Message("liberte-text-take", {}, "L6.6") if name == "deck" else BUTTONS


def _label(view: dict[str, Any], name: str) -> Message:
    kind, _, rest = name.partition(":")
    if kind == "card":
        return _card(view, int(rest))
    if kind == "province":
        return _province(view["table"], int(rest))
    if kind == "stack":
        province, seat = (int(number) for number in rest.split(":"))
        stack = next(s for s in view["table"]["stacks"] if (s["province"], s["seat"]) == (province, seat))
        args = {"player": seat, "province": province, "faction": stack["faction"], "blocks": stack["blocks"]}
        return Message("liberte-choice-stack", args, "L6.2a")
    return Message(f"liberte-choice-{name}", {}, BUTTON_RULES[name])


PLAYS = ("liberte-act", "liberte-follow", "liberte-follow-pair", "liberte-follow-card", "liberte-follow-special")


def _card(view: dict[str, Any], card: int) -> Message:
    """L6.4 A second Club is tied to a region; L6.3 a card played without room for it in the display is discarded."""
    hand = view["table"]["hands"][view["seat"]]
    if view["prompt"]["id"] not in PLAYS or card not in hand["cards"]:
        return card_label(card)
    label = card_label(card, view["prompt"]["args"].get("region"))
    return Message("liberte-text-no-room", {"label": label}, "L6.3") if card in hand["no_room"] else label
