"""Choices in words: in groups, with what one would look up before choosing."""

from __future__ import annotations

from typing import Any

from pileus.games.contract import Message, Offer

from .labels import choice_label
from .labels_map import Table
from .text import anarchy, elephant, purse, standing


def offer(view: dict[str, Any]) -> list[Offer]:
    """The choices of the viewer: things in the order of the market and the map, buttons last."""
    t, asked = view["table"], view["prompt"]
    names = sorted((choice["name"] for choice in view["choices"]), key=lambda name: _place_of(t, name))
    groups: dict[str, Offer] = {}
    for name in names:
        title = _title(asked["id"], name)
        label = choice_label(t, asked["id"], asked["args"], name)
        groups.setdefault(repr(title), Offer(title, [])).choices.append((name, label))
    offers = list(groups.values())
    if len(offers) == 1:
        offers = [Offer(None, offers[0].choices)]
    return [Offer(line, []) for line in _beforehand(t, asked["id"], asked["args"])] + offers


def _place_of(t: Table, name: str) -> tuple[int, int]:
    """The order of the list: ideas by column and row, other things as the data have them, buttons."""
    kind, _, thing = name.partition(":")
    if kind == "idea":
        ideas = [card["idea"] for cards in t["market"].values() for card in cards if card is not None]
        return 0, ideas.index(thing)
    return (1, 0) if thing else (2, 0)


BUTTONS = Message("emancipation-text-or", {}, "P3.1")


def _title(asked: str, name: str) -> Message | None:
    """A heading, where choices of several kinds stand in one list."""
    kind, _, thing = name.partition(":")
    if asked == "emancipation-take-back" and kind == "idea":
        return Message("emancipation-text-from-ideas", {}, "P4.1")
    if asked == "emancipation-take-back" and kind == "sea":
        return Message("emancipation-text-from-ships", {}, "P8.2")
    return None if thing or asked in BUTTONS_ONLY else BUTTONS


BUTTONS_ONLY = ("emancipation-act", "emancipation-which-operation")

COUNTED = (  # what one decides with an eye on the boxes
    "emancipation-act",
    "emancipation-syndicate",
    "emancipation-build-at",
    "emancipation-post-at",
    "emancipation-operate",
    "emancipation-operate-at",
    "emancipation-how-many-dice",
)

UNREST = (  # what may bring the loss of P3.4 nearer
    "emancipation-overflow",
    "emancipation-anarchy-from",
    "emancipation-corrupt-sphere",
    "emancipation-next-sphere",
)


def _beforehand(t: Table, asked: str, args: dict[str, Any]) -> list[Message]:
    """What one would look up before choosing: the boxes, the disks left, the elephant, agents that cannot operate."""
    lines = [purse(t, t["faction"])] if asked in COUNTED else []
    if asked == "emancipation-act" and args["number"] == 1 and t["options"]["players"] == 1 and t["turn"] > 1:
        lines = standing(t) + lines  # P10.7: nobody else's turn came between, after which a table sums up by itself
    if asked in UNREST:
        lines += anarchy(t)[:1]
    if asked in ("emancipation-act", "emancipation-operate") and t["elephant"]["placed"]:
        lines.append(elephant(t))
    if asked == "emancipation-operate":
        lines += _stuck(t)
    return lines


def _stuck(t: Table) -> list[Message]:
    """P3.5 The player's agents in the market that could not do anything now."""
    cards = [card for cards in t["market"].values() for card in cards if card is not None]
    ideas = [
        Message("emancipation-text-stuck-idea", {"idea": card["idea"], "operations": list(card["operations"])}, "P3.5")
        for card in cards
        if card["idle_agents"] > 0 and not any(card["operations"].values())
    ]
    return [Message("emancipation-text-stuck", {"ideas": ideas}, "P3.5")] if ideas else []
