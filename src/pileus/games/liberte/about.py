"""What a card, a province or a word of the game is, for whoever asks; and how one wins."""

from __future__ import annotations

from typing import Any

from pileus.games.contract import Message

from .labels import card_label
from .names import choice, choice_id
from .rules.state import PROVINCE_CHOICE
from .steps import TARGETS
from .tables import (
    BREAD_SHORTAGE,
    CARD,
    CLUB,
    EMIGRATION,
    GUILLOTINE,
    PROVINCE,
    PROVINCE_REGION,
    PURGE,
    RELIGIOUS_PROBLEMS,
    TERROR,
)

GOAL = (
    Message("liberte-goal-points", {}, "L12.1"),
    Message("liberte-goal-elections", {}, "L10.1"),
    Message("liberte-goal-battles", {}, "L7.2"),
    Message("liberte-goal-landslide", {}, "L12.2"),
    Message("liberte-goal-counter-revolution", {}, "L12.3"),
)

SPECIALS = {  # L11: what each does
    BREAD_SHORTAGE: "liberte-about-bread-shortage",
    EMIGRATION: "liberte-about-emigration",
    RELIGIOUS_PROBLEMS: "liberte-about-religious-problems",
    GUILLOTINE: "liberte-about-guillotine",
    PURGE: "liberte-about-purge",
    TERROR: "liberte-about-terror",
}

FIDELITIES = ("SOURCED", "PARTIAL", "INVENTED")

WORDS = {
    "advance": Message("liberte-about-advance", {}, "L8.7"),
    "background": Message("liberte-about-region", {}, "L6.2a"),
    "battle": Message("liberte-about-battle", {}, "L7.2"),
    "battle box": Message("liberte-about-battle", {}, "L7.2"),
    "block": Message("liberte-about-block", {}, "L6.2a"),
    "cannon": Message("liberte-about-cannon", {}, "L6.2b"),
    "club": Message("liberte-about-club", {}, "L1.2"),
    "contest": Message("liberte-about-advance", {}, "L8.7"),
    "counter revolution": Message("liberte-goal-counter-revolution", {}, "L12.3"),
    "deck": Message("liberte-about-deck", {}, "L6.6"),
    "display": Message("liberte-about-display", {}, "L6.3"),
    "election": Message("liberte-about-election", {}, "L8.2"),
    "faction": Message("liberte-about-faction", {}, "L1.2"),
    "fleur": Message("liberte-about-fleur", {}, "L12.3"),
    "fleur de lis": Message("liberte-about-fleur", {}, "L12.3"),
    "fleurs de lis": Message("liberte-about-fleur", {}, "L12.3"),
    "general": Message("liberte-about-general", {}, "L7.1"),
    "government": Message("liberte-about-government", {}, "L9.1"),
    "hand": Message("liberte-about-hand", {}, "L5.2"),
    "landslide": Message("liberte-goal-landslide", {}, "L12.2"),
    "lost battle": Message("liberte-about-lost-battle", {}, "L7.4"),
    "moderate": Message("liberte-about-faction", {}, "L1.2"),
    "opposition": Message("liberte-about-opposition", {}, "L9.1"),
    "pair": Message("liberte-about-pair", {}, "L6.4"),
    "personality": Message("liberte-about-personality", {}, "L1.2"),
    "point": Message("liberte-goal-elections", {}, "L10.1"),
    "presence": Message("liberte-about-presence", {}, "L10.5"),
    "radical": Message("liberte-about-faction", {}, "L1.2"),
    "region": Message("liberte-about-region", {}, "L6.2a"),
    "row": Message("liberte-about-row", {}, "L6.6"),
    "royalist": Message("liberte-about-faction", {}, "L1.2"),
    "sans culotte": Message("liberte-about-sans-culottes", {}, "L6.3"),
    "special": Message("liberte-about-special", {}, "L6.5"),
    "stack": Message("liberte-about-stack", {}, "L6.2a"),
    "supply": Message("liberte-about-supply", {}, "L6.9"),
    "tie": Message("liberte-about-advance", {}, "L8.7"),
    "token": Message("liberte-about-token", {}, "L1.4"),
    "value": Message("liberte-about-value", {}, "L1.2"),
    "vote": Message("liberte-about-vote", {}, "L8.2"),
    "vp": Message("liberte-goal-elections", {}, "L10.1"),
}


def about(name: str) -> list[Message]:
    """A card or a province by the name of its choice, a word of the game in small letters, or `goal`."""
    if name == "goal":
        return list(GOAL)
    word = WORDS.get(name) or WORDS.get(name.removesuffix("s"))
    if word is not None:
        return [word]
    number = choice_id(name)
    kind = "" if number is None else choice(number).kind
    if number is not None and kind == "card":
        return _card(number)
    if number is not None and kind == "province":
        return _province(number - PROVINCE_CHOICE)
    return []


def _card(card: int) -> list[Message]:
    """L1.2 What is printed on it; L11 what a Special does; the person or the club in history."""
    shown = CARD[card - 1]
    told = [Message("liberte-about-thing", {"label": card_label(card)}, "L1.2")]
    if shown.kind > CLUB:
        told.append(Message(SPECIALS[shown.kind], {}, TARGETS[shown.kind][1]))
    else:
        told += _history(shown.dates, shown.note)
    return told + _fidelity(shown.fidelity)


def _province(number: int) -> list[Message]:
    """L1.1 What is printed on it, and its part in the Revolution."""
    shown = PROVINCE[number - 1]
    region = PROVINCE_REGION[number]
    args = {"province": number, "number": number, "region": region, "fleur": bool(shown.fleur), "vp": shown.vp}
    return [
        Message("liberte-about-province", args, "L1.1"),
        *_history("", shown.note),
        *_fidelity(shown.fidelity),
    ]


def _history(dates: str, note: str) -> list[Message]:
    if not dates and not note:
        return []
    told = Message("liberte-about-dated" if dates else "liberte-about-note", {"dates": dates, "note": note}, "")
    return [told]


def _fidelity(fidelity: str) -> list[Message]:
    """Whether what is printed here is printed in the game too; data of other hands may say nothing of it."""
    if fidelity not in FIDELITIES:
        return []
    return [Message("liberte-about-fidelity", {"fidelity": fidelity.lower()}, "L0.6")]


def nearest(view: dict[str, Any], names: list[str]) -> str:
    """L11 A Special has several copies: the one in the hand is meant, else one that can be seen."""
    table = view["table"]
    hand = [] if view["seat"] is None else table["hands"][view["seat"]]["cards"]
    playing = [] if table["playing"] is None else [table["playing"]["card"]]
    for card in (*hand, *playing, *table["row"], *table["discard"], *table["box"]):
        if f"card:{card}" in names:
            return f"card:{card}"
    return names[0]
