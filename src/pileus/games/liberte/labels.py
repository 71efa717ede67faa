"""What a choice is called at the table: a name with the details one chooses by, all printed or public."""

from __future__ import annotations

from pileus.games.contract import Message

from .names import choice as named
from .rules.state import DECK, PROVINCE_CHOICE, STACK_CHOICE, State
from .steps import TARGETS
from .tables import CARD, CARD_REGION, CARDS, CLUB, FACTIONS, PERSONALITY, PROVINCE, PROVINCE_REGION, SEATS


def label(s: State, choice: int) -> Message:
    """The label of a choice."""
    if choice <= CARDS:
        return card_label(choice)
    if choice < STACK_CHOICE:
        province = PROVINCE[choice - PROVINCE_CHOICE - 1]
        args = {"province": province.number, "region": PROVINCE_REGION[province.number]}
        return Message("liberte-choice-province", {**args, "number": province.number}, "L1.1")
    if choice < DECK:
        province_at, owner = divmod(choice - STACK_CHOICE, SEATS)
        province_number = province_at + 1
        stack = {
            "player": owner,
            "province": province_number,
            "faction": FACTIONS[s.faction[owner][province_number]],
            "blocks": s.height[owner][province_number],
        }
        return Message("liberte-choice-stack", stack, "L6.2a")
    button = named(choice).name
    return Message(f"liberte-choice-{button}", {}, BUTTON_RULES[button])


BUTTON_RULES = {
    "deck": "L6.6",
    "blocks": "L6.2a",
    "battle": "L6.2b",
    "keep": "L6.3",
    "discard": "L6.3",
    "done": "L6.1",
    "pass": "L6.8",
    "decline": "L8.7",
    "claim": "L12.5",
}


def card_label(card: int, tied_to: int | None = None) -> Message:
    """L1.2 What a card shows: faction, value, background, Cannon, General, Sans-Culottes.

    A Club played as the second card of an action is tied to a region (L6.4).
    """
    shown = CARD[card - 1]
    if shown.kind > CLUB:
        return Message("liberte-choice-special", {"card": card}, TARGETS[shown.kind][1])
    args = {"card": card, "faction": FACTIONS[shown.faction], "value": shown.value}
    if shown.kind != PERSONALITY and tied_to is not None:
        return Message("liberte-choice-club-tied", {**args, "region": tied_to}, "L6.4")
    if shown.kind != PERSONALITY:
        return Message("liberte-choice-club", args, "L1.2")
    marks = [mark for mark in ("cannon", "general", "sans_culottes") if getattr(shown, mark)]
    personality = {**args, "region": CARD_REGION[card]}
    if not marks:
        return Message("liberte-choice-personality", personality, "L1.2")
    words = [mark.replace("_", "-") for mark in marks]
    return Message("liberte-choice-personality-marked", {**personality, "marks": words}, "L1.2")
