"""Tables to open at a wanted moment: Claire at the first seat, to choose, and bots or others at the rest."""

from __future__ import annotations

from typing import Any

from pileus.games.liberte.tables import CARD, CLUB

NAMES = ["Claire", "Joshua", "Amina"]


def card(name: str) -> int:
    """A card's number by its name; of equal Specials the first."""
    return next(one.number for one in CARD if one.name == name)


MARAT, DANTON, HOCHE, KLEBER = map(card, ("Jean-Paul Marat", "Georges Danton", "Lazare Hoche", "Jean-Baptiste Kléber"))
PURGE, TERROR, BREAD_SHORTAGE = map(card, ("Purge", "Terror", "Bread Shortage"))
BLUES = [one.number for one in CARD if one.faction == 0 and one.kind < CLUB]
WHITES = [one.number for one in CARD if one.faction == 1 and one.kind < CLUB]

NAMED = {one.number: one.name for one in CARD if one.kind < CLUB}


def stack(province: int, seat: int, faction: str, blocks: int) -> dict[str, Any]:
    """L6.2a"""
    return {"province": province, "seat": seat, "faction": faction, "blocks": blocks}


def table(
    position: dict[str, Any], me: str = "me", others: str | tuple[str, str] = "bot", **more: Any
) -> dict[str, Any]:
    """What opens a table at a position, where Claire is the first to choose."""
    who = (me, *((others, others) if isinstance(others, str) else others))
    seats = [{"who": one, "name": name} for one, name in zip(who, NAMES, strict=True)]
    laid = {"game": "liberte", "order": [0, 1, 2], **position}
    return {"seats": seats, "options": {"players": 3}, "position": laid, **more}


def a_card_of_three_blocks(**more: Any) -> dict[str, Any]:
    """Claire holds Marat, who places three red blocks, and some others."""
    return table({"hands": [[MARAT, *BLUES[:3]], BLUES[3:6], WHITES[:3]]}, **more)


def the_turn_of_another(**more: Any) -> dict[str, Any]:
    """Joshua is the first to choose."""
    return table({"order": [1, 0, 2], "hands": [BLUES[:3], BLUES[3:6], WHITES[:3]]}, **more)


def a_purge(**more: Any) -> dict[str, Any]:
    """Claire has presence in the government and holds Purge, whose targets lie in the displays of the others."""
    held = {"hands": [[PURGE, BLUES[0]], [BLUES[1]], [WHITES[0]]], "displays": [[], [MARAT, HOCHE], [DANTON]]}
    return table({"turn": 3, "government": "red", "presence": [0], **held}, **more)


def the_last_round(**more: Any) -> dict[str, Any]:
    """Turn 4 with every red block on the map: each has one action, then come battle, election and the end (L6.9)."""
    red = [stack(province, province % 3, "red", 3) for province in (1, 2, 4, 5, 7, 10, 14, 17, 21, 24)]
    others = [stack(1, 2, "white", 3), stack(20, 0, "blue", 2), stack(25, 1, "white", 1)]
    held = {"hands": [[MARAT, *BLUES[:3]], BLUES[3:6], WHITES[:3]], "displays": [[DANTON], [KLEBER], [HOCHE]]}
    scores = {"vp": [9, 7, 8], "battle": [1, 2, 2], "government": "blue", "presence": [1, 2]}
    return table({"turn": 4, "stacks": red + others, **held, **scores}, **more)


def a_tied_province(**more: Any) -> dict[str, Any]:
    """An election whose first province is tied between Claire and Joshua, who both could advance a card (L8.3)."""
    tied = [stack(1, 0, "red", 2), stack(1, 1, "red", 2), stack(1, 2, "blue", 1)]
    others = [stack(2, 2, "blue", 2), stack(8, 0, "blue", 2), stack(12, 1, "white", 1), stack(20, 2, "white", 3)]
    shown = {"displays": [[MARAT, BLUES[0]], [DANTON], [BLUES[1]]]}
    return table({"turn": 3, "phase": "election", "stacks": tied + others, "vp": [7, 5, 4], **shown}, **more)


def a_tied_battle(**more: Any) -> dict[str, Any]:
    """Claire and Joshua have as many tokens and a General each (L7.3)."""
    shown = {"displays": [[HOCHE, BLUES[0]], [KLEBER], [BLUES[1]]], "battle": [2, 2, 1]}
    stacks = [stack(1, 0, "red", 2), stack(6, 1, "white", 2), stack(12, 2, "blue", 1)]
    return table({"turn": 2, "phase": "battle", "stacks": stacks, "government": "blue", **shown}, **more)
