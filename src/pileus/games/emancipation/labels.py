"""What a choice is called at the table: a name with the details one chooses by, all printed or public (P11.1).

A label is made from a view, so that whoever has only that can make it too; which details matter depends on what is
asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pileus.games.contract import Message

from . import labels_map as on_map
from .labels_map import OPERATION_RULES, Table, attack_on, odds, pieces, price_of
from .names import choice as named
from .rules.state import State
from .steps import prompt
from .tables import IDEA
from .view import view

IDEAS = {idea.key: idea for idea in IDEA}


def label(s: State, choice: int) -> Message:
    """The label of a choice."""
    asked = prompt(s)
    return choice_label(view(s, None), asked.id, asked.args, named(choice).name)


def labels(seen: dict[str, Any]) -> list[Message]:
    """The labels of all choices of a match's view."""
    asked = seen["prompt"]
    return [choice_label(seen["table"], asked["id"], asked["args"], choice["name"]) for choice in seen["choices"]]


def choice_label(t: Table, asked: str, args: dict[str, Any], name: str) -> Message:
    """The label of a choice by its name, at a table where something is asked."""
    kind, _, thing = name.partition(":")
    step = asked.removeprefix("emancipation-")
    return LABELS[kind](t, step, args, thing) if thing else _button(t, step, name)


# Ideas


def place_in_market(t: Table, idea: str) -> tuple[str, dict[str, Any]] | None:
    """P2.5 The column of an idea and what a view says of it there."""
    for column, cards in t["market"].items():
        for card in cards:
            if card is not None and card["idea"] == idea:
                return column, card
    return None


def _idea(t: Table, step: str, args: dict[str, Any], idea: str) -> Message:
    shows = list(IDEAS[idea].operations)
    found = place_in_market(t, idea)
    if found is None:
        return Message("emancipation-choice-idea-away", {"idea": idea, "operations": shows}, "P1.5")
    column, card = found
    place = {"idea": idea, "column": column, "row": card["row"]}
    own = card["agents"].count(t["faction"])
    if step == "take-back" and own:
        back = {**place, "count": own, "operations": shows}
        return Message("emancipation-choice-idea-back", back, "P4.1")
    if step == "operate" and card["idle_agents"] > 0:
        can = [word for word, feasible in card["operations"].items() if feasible]
        operate = {**place, "operations": can or shows, "count": card["idle_agents"]}
        return Message("emancipation-choice-idea-operate", operate, "P5.0")
    return idea_label(column, card)


def idea_label(column: str, card: dict[str, Any]) -> Message:
    """P4.2, P5.0 A market card with its price, what it shows, and whose agents are there."""
    args = {
        "idea": card["idea"],
        "column": column,
        "row": card["row"],
        "coins": card["cost"],
        "operations": list(card["operations"]),
        "arrow": card["arrow"] and column == "west",  # P6.2: it works only from there
        "count": len(card["agents"]),
        "agents": pieces(card["agents"]),
    }
    return Message("emancipation-choice-idea", args, "P4.2")


# Boxes, factions, dice


def _agent(t: Table, step: str, args: dict[str, Any], box: str) -> Message:
    count = t["factions"][t["faction"]]["boxes"][box]
    if step == "pay" and box != "debt":
        return Message("emancipation-choice-agent-pay", {"box": box, "count": count}, "P3.2")
    if step in ("man-new-ship", "extra-maritime", "how-maritime") and box == "capital":
        return Message("emancipation-choice-agent-sea", {"count": count}, "P8.1")
    return Message("emancipation-choice-agent", {"box": box, "count": count}, "P2.2")


def _faction(t: Table, step: str, args: dict[str, Any], faction: str) -> Message:
    board = t["factions"][faction]
    if board["seat"] is None:
        return Message("emancipation-choice-faction-absent", {"faction": faction}, "P2.1")
    return Message("emancipation-choice-faction", {"faction": faction, "disks": board["disks"]}, "P3.4")


def _dice(t: Table, step: str, args: dict[str, Any], dice: str) -> Message:
    number = int(dice)
    shown = {"dice": number, "coins": number * number}
    if step != "how-many-dice":
        return Message("emancipation-choice-dice", shown, "P5.3")
    offer = attack_on(t, args["sea"])["offers"][number - 1]
    return Message("emancipation-choice-dice-odds", {**shown, **odds(offer)}, "P5.3")


LABELS: dict[str, Callable[[Table, str, dict[str, Any], str], Message]] = {
    "idea": _idea,
    "port": on_map.port,
    "sphere": on_map.sphere,
    "sea": on_map.sea,
    "barrier": on_map.barrier,
    "admin": on_map.admin,
    "meeple": on_map.meeple,
    "dissident": on_map.dissident,
    "agent": _agent,
    "faction": _faction,
    "dice": _dice,
}

# Buttons

BUTTONS = {
    "syndicate": Message("emancipation-choice-syndicate", {}, "P4.2"),
    "manumission": Message("emancipation-choice-manumission", {}, "P5.5"),
    "westernize": Message("emancipation-choice-westernize", {}, "P5.6"),
    "suffrage": Message("emancipation-choice-suffrage", {}, "P5.7"),
    "skip": Message("emancipation-choice-skip", {}, "P3.5"),
    "done": Message("emancipation-choice-done", {}, "P3.1"),
}

IN_STEP = {  # what it means to skip, or to be done
    ("skip", "gunboat"): Message("emancipation-choice-skip-gunboat", {}, "P5.1"),
    ("skip", "man-new-ship"): Message("emancipation-choice-skip-new-ship", {}, "P8.2"),
    ("skip", "extra-maritime"): Message("emancipation-choice-skip-extra", {}, "P8.2"),
    ("done", "act"): Message("emancipation-choice-done-act", {}, "P4"),
    ("done", "take-back"): Message("emancipation-choice-done-take-back", {}, "P4.1"),
    ("done", "operate"): Message("emancipation-choice-done-operate", {}, "P5.0"),
}


def _out(t: Table) -> int:
    """P4.1, P8.2 Agents that a Fundraiser could take back."""
    cards = [card for cards in t["market"].values() for card in cards if card is not None]
    aboard = [sea for sea in t["seas"].values() if sea["agent"] == t["faction"]]
    return len(aboard) + len([piece for card in cards for piece in card["agents"] if piece == t["faction"]])


def _button(t: Table, step: str, button: str) -> Message:
    board = t["factions"][t["faction"]]
    elephant = t["elephant"]
    if button == "fundraiser":
        raised = {"from": board["boxes"]["capital"], "to": board["fundraiser"], "count": _out(t)}
        return Message("emancipation-choice-fundraiser", raised, "P4.1")
    if button == "shipbuilding":
        return Message("emancipation-choice-shipbuilding", {"ships": t["ship_pool"]}, "P4.3")
    if button == "post" and elephant["placed"]:
        here = {"port": elephant["port"], "coins": t["ports"][elephant["port"]]["post_price"]}
        return Message("emancipation-choice-post-here", here, "P4.4")
    if button == "post":
        return Message("emancipation-choice-post", {"faction": t["faction"]}, "P4.4")
    if button == "maritime":
        aboard = sum(sea["agent"] is not None for sea in t["seas"].values())
        return Message("emancipation-choice-maritime", {"count": aboard}, "P5.1")
    if button in OPERATION_RULES and elephant["placed"]:
        port = elephant["port"]
        here = {"operation": button, "port": port, "coins": price_of(t, button, port)}
        return Message("emancipation-choice-operation-here", here, OPERATION_RULES[button])
    return IN_STEP.get((button, step), BUTTONS[button])
