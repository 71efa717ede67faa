"""What the things on the map are called in a choice: ports, spheres, seas, barriers, and pieces that are hit."""

from __future__ import annotations

from typing import Any

from pileus.games.contract import Message

from .tables import BARRIER, FACTIONS, SLAVER

Table = dict[str, Any]

BARRIERS = {barrier.key: barrier for barrier in BARRIER}
SEAS = {slaver.key: slaver for slaver in SLAVER}
OPERATION_RULES = {"maritime": "P5.1", "manumission": "P5.5", "westernize": "P5.6", "suffrage": "P5.7"}


# Pieces in lists


def pieces(colours: list[str]) -> list[Message] | Message:
    """P1.1 `2 red and 1 green`, or none."""
    found = [
        Message("emancipation-text-of-colour", {"count": colours.count(faction), "faction": faction}, "P1.1")
        for faction in FACTIONS
        if faction in colours
    ]
    return found or NONE


NONE = Message("emancipation-text-none", {}, "P1.2")


def colour(faction: str | None) -> Message:
    """P1.1 The colour of a faction, or none."""
    return NONE if faction is None else Message("emancipation-faction-colour", {"faction": faction}, "P1.1")


# Ports and spheres


def port(t: Table, step: str, args: dict[str, Any], port: str) -> Message:
    """P1.2 A port: what the action or operation asked about would cost there, and what is there."""
    here = t["ports"][port]
    shown = {"port": port, **place(t, port)}
    if step == "post-at":
        return Message("emancipation-choice-port-price", {**shown, "coins": here["post_price"]}, "P4.4")
    if step == "operate-at":
        operation = args["doing"]
        price = {**shown, "coins": price_of(t, operation, port)}
        return Message("emancipation-choice-port-price", price, OPERATION_RULES[operation])
    if step == "move-elephant":
        return Message("emancipation-choice-port-hate", {**shown, "dice": here["hate_dice"]}, "P6.1")
    return Message("emancipation-choice-port", shown, "P1.2")


def place(t: Table, port: str) -> dict[str, Any]:
    """P1.2 What is at a port."""
    here = t["ports"][port]
    return {
        "sphere": here["sphere"],
        "barriers": len(t["spheres"][here["sphere"]]["barriers"]),
        "admin": colour(here["admin"]),
        "freed": pieces(here["freed"]),
        "open": here["open"],
    }


def price_of(t: Table, operation: str, port: str) -> int:
    """P5.5 to P5.7 What an elephant operation costs at a port."""
    sphere = t["spheres"][t["ports"][port]["sphere"]]
    prices = {"manumission": len(sphere["barriers"]), "westernize": 0, "suffrage": sphere["suffrage_price"]}
    return int(prices[operation])


def sphere(t: Table, step: str, args: dict[str, Any], sphere: str) -> Message:
    """P1.2 A sphere: its disks, or what its pogrom could hit."""
    here = t["spheres"][sphere]
    if step == "gunboat" and here["anarchy"]:
        return Message("emancipation-choice-disk", {"sphere": sphere, "anarchy": here["anarchy"]}, "P5.2")
    if step == "next-sphere" and here["pogrom_due"]:
        due = {"sphere": sphere, "pieces": pieces(in_sphere(t, sphere)), "spheres": here["overflow"]}
        return Message("emancipation-choice-pogrom", due, "P7.5")
    if step == "corrupt-sphere" and here["anarchy"] == 2:
        return Message("emancipation-choice-sphere-full", {"sphere": sphere, "spheres": here["overflow"]}, "P3.4")
    shown = {"sphere": sphere, "anarchy": here["anarchy"], "barriers": len(here["barriers"])}
    return Message("emancipation-choice-sphere", shown, "P3.4")


def in_sphere(t: Table, sphere: str) -> list[str]:
    """P7.5 The colours of all pieces in a sphere, dissidents included."""
    ports = [port for port in t["ports"].values() if port["sphere"] == sphere]
    on_ports = [piece for port in ports for piece in (*port["freed"], *filter(None, [port["admin"]]))]
    return on_ports + list(t["spheres"][sphere]["dissidents"])


# Sea borders, slavers, ships


def sea(t: Table, step: str, args: dict[str, Any], sea: str) -> Message:
    """P1.3 A sea border: what a gunboat could do there, or its slaver and its ship."""
    spheres = [SEAS[sea].sphere_a, SEAS[sea].sphere_b]
    if step == "gunboat" and args["sea"] == sea and t["seas"][sea]["slaver"]:
        return _attack(t, sea)
    shown = {"sea": sea, "spheres": spheres, "slaver": slaver(t, sea)}
    if step in ("station", "build-at"):
        beside = [t["spheres"][sphere] for sphere in spheres]
        purple = [key for here in beside for key in here["barriers"] if BARRIERS[key].colour == "purple"]
        offers = {**shown, "anarchy": sum(here["anarchy"] for here in beside), "purple": len(purple)}
        return Message("emancipation-choice-sea-gunboat", offers, "P5.2")
    return Message("emancipation-choice-sea", {**shown, "ship": ship(t, sea)}, "P1.3")


def _attack(t: Table, sea: str) -> Message:
    """P5.3 With coins for one die only nobody asks how many, so the odds are told here."""
    attack = attack_on(t, sea)
    one, two = attack["offers"][:2]
    if not two["affordable"]:
        return Message("emancipation-choice-attack-one", {"sea": sea, **odds(one)}, "P5.3")
    args = {"sea": sea, "target": attack["target"], "number": attack["number"]}
    return Message("emancipation-choice-attack", args, "P5.3")


def odds(offer: dict[str, Any]) -> dict[str, int]:
    """P5.3, P5.4 The chance to take the slaver and that of corruption, in percent."""
    return {"chance": percent(offer["chance"]), "corruption": percent(offer["corruption"])}


def percent(chance: float) -> int:
    """A chance in percent; only what is certain is 100, only what is impossible 0."""
    if chance in (0, 1):
        return int(100 * chance)
    return min(99, max(1, round(100 * chance)))


def attack_on(t: Table, sea: str) -> dict[str, Any]:
    """P5.3 What a view says of an attack on a slaver that is still there."""
    return next(attack for attack in t["attacks"] if attack["sea"] == sea)


def slaver(t: Table, sea: str) -> Message:
    """P5.3 The slaver on a sea border, or who took it."""
    if not t["seas"][sea]["slaver"]:
        return Message("emancipation-text-slaver-gone", {"holder": t["seas"][sea]["holder"]}, "P5.3")
    args = {"number": SEAS[sea].number, "target": attack_on(t, sea)["target"]}
    return Message("emancipation-text-slaver", args, "P5.3")


def ship(t: Table, sea: str) -> Message:
    """P1.3 The ship on a sea border, if there is one."""
    if not t["seas"][sea]["ship"]:
        return Message("emancipation-text-no-ship", {}, "P1.3")
    if t["seas"][sea]["agent"] is None:
        return Message("emancipation-text-empty-ship", {}, "P1.3")
    return Message("emancipation-text-manned-ship", {}, "P1.3")


# Barriers


def barrier(t: Table, step: str, args: dict[str, Any], barrier: str) -> Message:
    """P1.4 A barrier: to be taken, to be returned, or as it is."""
    label = barrier_label(t, barrier)
    held = holder(t, barrier)
    if step == "corrupt-barrier" and held is not None:
        return Message("emancipation-choice-return", {"label": label}, "P5.4")
    if step == "take-barrier" and BARRIERS[barrier].sphere == args["sphere"] and held != t["faction"]:
        wrapped = "emancipation-choice-take" if held is None else "emancipation-choice-return"
        return Message(wrapped, {"label": label}, "P5.7")
    if step == "gunboat" and held is None and is_purple_beside(barrier, args["sea"]):
        return Message("emancipation-choice-take", {"label": label}, "P5.2")
    return label


def barrier_label(t: Table, barrier: str) -> Message:
    """P1.4 What a barrier shows, where it belongs and who holds it."""
    printed = BARRIERS[barrier]
    args = {
        "barrier": barrier,
        "colour": printed.colour,
        "number": printed.number,
        "edge": bool(printed.black_edge),
        "sphere": printed.sphere,
    }
    held = holder(t, barrier)
    if held is None:
        return Message("emancipation-choice-barrier", args, "P1.4")
    return Message("emancipation-choice-barrier-held", {**args, "holder": held}, "P1.6")


def holder(t: Table, barrier: str) -> str | None:
    """P1.6 The faction that holds a barrier."""
    return next((word for word in FACTIONS if barrier in t["factions"][word].get("barriers", ())), None)


def is_purple_beside(barrier: str, sea: str) -> bool:
    """P5.2 What a gunboat can take."""
    printed = BARRIERS[barrier]
    return printed.colour == "purple" and printed.sphere in (SEAS[sea].sphere_a, SEAS[sea].sphere_b)


# Pieces that are hit


def admin(t: Table, step: str, args: dict[str, Any], port: str) -> Message:
    """P1.2 The agent on an Admin space, and what becomes of it."""
    admin = t["ports"][port]["admin"]
    if step == "hate-piece" and args["port"] == port and admin == args["colour"]:
        room = _room(t, port) and t["factions"][admin]["meeples"] > 0
        return Message("emancipation-choice-hate-admin", {"port": port, "faction": admin, "room": room}, "P7.2")
    if step == "pogrom-piece" and t["ports"][port]["sphere"] == args["sphere"] and admin == args["colour"]:
        return Message("emancipation-choice-pogrom-admin", {"port": port, "faction": admin}, "P7.5")
    return Message("emancipation-choice-admin", {"port": port, "admin": colour(admin)}, "P1.2")


def meeple(t: Table, step: str, args: dict[str, Any], port: str) -> Message:
    """P1.2 A meeple on a slave space, and what becomes of it."""
    freed = t["ports"][port]["freed"]
    if step == "hate-piece" and args["port"] == port and args["colour"] in freed:
        hit = {"port": port, "faction": args["colour"], "room": _room(t, port)}
        return Message("emancipation-choice-hate-meeple", hit, "P7.2")
    if step == "pogrom-piece" and t["ports"][port]["sphere"] == args["sphere"] and args["colour"] in freed:
        return Message("emancipation-choice-pogrom-meeple", {"port": port, "faction": args["colour"]}, "P7.5")
    return Message("emancipation-choice-meeple", {"port": port, "freed": pieces(freed)}, "P1.2")


def _room(t: Table, port: str) -> bool:
    """P7.2 A dissident space of the port's sphere is free."""
    return bool(t["spheres"][t["ports"][port]["sphere"]]["dissident_room"] > 0)


def dissident(t: Table, step: str, args: dict[str, Any], sphere: str) -> Message:
    """P1.2 A meeple on a dissident space."""
    dissidents = t["spheres"][sphere]["dissidents"]
    if step == "pogrom-piece" and sphere == args["sphere"] and args["colour"] in dissidents:
        hit = {"sphere": sphere, "faction": args["colour"]}
        return Message("emancipation-choice-pogrom-dissident", hit, "P7.5")
    return Message("emancipation-choice-dissident", {"sphere": sphere, "dissidents": pieces(dissidents)}, "P1.2")
