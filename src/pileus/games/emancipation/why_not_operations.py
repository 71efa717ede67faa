"""Why an operation is not a choice now (P5), nor an idea, a port or a barrier within one."""

from __future__ import annotations

from functools import reduce

from pileus.games.contract import Message

from .events import DOING
from .rules import state
from .rules.p01_ideas import slot_of
from .rules.p03_elephant import elephant_sphere
from .rules.p03_paying import purse
from .rules.p05_operations import (
    barrier_to_move,
    can_do,
    can_do_at,
    may_suffrage,
    slavers_beside,
)
from .rules.state import FUNDRAISER, NO_SHIP, NOBODY, NONE, OPERATION_CHOICE, SLOTS, State
from .tables import (
    BARRIER,
    BARRIER_SPHERE,
    FACTIONS,
    IDEA,
    IDEA_OPERATIONS,
    MANUMISSION,
    MARITIME,
    PORT,
    PORT_SPACES,
    PORT_SPHERE,
    PORTS,
    RED,
    SEA_A,
    SEA_B,
    SPHERE,
    SPHERE_SEAS,
    SUFFRAGE,
    WESTERNIZE,
    WHITE,
)
from .why_not_actions import choose_port, elephant_elsewhere, no_own_agent, used_for
from .why_not_pending import pending
from .why_not_ships import no_maritime, nobody_aboard

RULES = {MARITIME: "P5.1", MANUMISSION: "P5.5", WESTERNIZE: "P5.6", SUFFRAGE: "P5.7"}


def doing(operation: int) -> str:
    """The word for an operation."""
    return DOING[OPERATION_CHOICE - FUNDRAISER + operation]


# Which operation (P5.0)


def no_operation(s: State, operation: int) -> Message:
    """P5.0 Why an operation is not a choice: operations follow the actions, and are shown on cards."""
    if s.step == state.EXTRA_MARITIME and operation == MARITIME:
        return nobody_aboard()
    if s.phase == state.ACTIONS:
        return Message("emancipation-why-not-operations-later", {}, "P3.1")
    if s.phase != state.OPERATIONS:
        return Message("emancipation-why-not-operations-over", {}, "P3.1")
    if s.step == state.WHICH_OPERATION:
        if IDEA_OPERATIONS[s.slot[s.at_slot]][operation]:
            return _lacking(s, operation) or pending(s)
        args = {"idea": IDEA[s.slot[s.at_slot]].key, "doing": doing(operation)}
        return Message("emancipation-why-not-not-shown", args, "P5.0")
    return _no_card_for(s, operation) if s.step == state.OPERATE else pending(s)


def _no_card_for(s: State, operation: int) -> Message:
    """P5.0 An operation is begun by pointing at a card that shows it, with an agent who has not operated yet."""
    idle = [slot for slot in range(SLOTS) if s.on_idea[s.faction][slot] > s.used[slot]]
    ideas = [IDEA[s.slot[slot]].key for slot in idle if IDEA_OPERATIONS[s.slot[slot]][operation]]
    if not ideas:
        return Message("emancipation-why-not-no-card", {"doing": doing(operation)}, "P5.0")
    choose = Message("emancipation-why-not-choose-idea", {"doing": doing(operation), "ideas": ideas}, "P5.0")
    return _lacking(s, operation) or choose


def operate(s: State, kind: str, thing: int) -> Message | None:
    """P5.0 The cards come first; a thing shows what one has in mind."""
    if kind == "idea":
        return _no_agent_on(s, thing)
    if kind == "port":
        args = {"port": PORT[thing].name}
        elsewhere = s.placed and thing != s.elephant
        return elephant_elsewhere(s, thing) if elsewhere else Message("emancipation-why-not-idea-first", args, "P5.0")
    if kind == "sea":
        return _no_card_for(s, MARITIME)
    return used_for("meeple" if kind == "admin" else kind)


def _no_agent_on(s: State, idea: int) -> Message:
    """P5.0 An agent there who has not operated, and something on the card that can be done."""
    slot = slot_of(s, idea)
    if s.on_idea[s.faction][slot] == 0:
        return no_own_agent(s, idea, "P5.0")
    if s.used[slot] >= s.on_idea[s.faction][slot]:
        args = {"idea": IDEA[idea].key, "agents": s.on_idea[s.faction][slot]}
        return Message("emancipation-why-not-operated", args, "P5.0")
    lacking = [_lacking(s, operation) or pending(s) for operation in range(4) if IDEA_OPERATIONS[idea][operation]]
    return reduce(lambda first, second: Message("emancipation-why-not-both", _two(first, second), "P5.0"), lacking)


def _two(first: Message, second: Message) -> dict[str, Message]:
    return {"first": first, "second": second}


# What an operation lacks (P5.1, P5.5 to P5.7)


def _lacking(s: State, operation: int) -> Message | None:
    """P3.5 Why an operation cannot be done now: at the elephant's port if it was placed, else anywhere."""
    if operation == MARITIME:
        return no_maritime(s)
    if can_do(s, operation):
        return None
    if s.placed:
        return no_operation_at(s, operation, s.elephant)
    if operation == SUFFRAGE:
        return _no_suffrage(s)
    return _no_meeple(s, RULES[operation]) or _no_freeing(s, operation)


def no_operation_at(s: State, operation: int, port: int) -> Message | None:
    """P5.5 to P5.7 Why an elephant operation cannot be done at a port."""
    if can_do_at(s, operation, port):
        return None
    if operation == SUFFRAGE:
        return _no_suffrage_at(s, port)
    if s.open[port] == 0:
        return Message("emancipation-why-not-no-space", {"port": PORT[port].name}, RULES[operation])
    if operation == MANUMISSION:
        reason = Message("emancipation-why-not-manumission-cost", _manumission(s, port), "P5.5")
    else:
        reason = Message("emancipation-why-not-westernize", _conditions(s, port, RED), "P5.6")
    return _no_meeple(s, RULES[operation]) or reason


def _no_meeple(s: State, rule: str) -> Message | None:
    """P5.5, P5.6 A meeple comes from the reserve."""
    if s.meeples[s.faction] > 0:
        return None
    return Message("emancipation-why-not-no-meeple", {"faction": FACTIONS[s.faction]}, rule)


def _no_freeing(s: State, operation: int) -> Message:
    """P5.5, P5.6 No port has a free slave space; or none where the price, or a condition, is met."""
    ports = [port for port in range(PORTS) if s.open[port] > 0]
    if not ports:
        return Message("emancipation-why-not-no-space-anywhere", {}, RULES[operation])
    if operation == WESTERNIZE:
        return Message("emancipation-why-not-westernize-nowhere", {}, "P5.6")
    cheapest = min(ports, key=lambda port: s.barriers[PORT_SPHERE[port]])
    return Message("emancipation-why-not-manumission-cheapest", _manumission(s, cheapest), "P5.5")


def _manumission(s: State, port: int) -> dict[str, object]:
    """P5.5 What it costs there and what can be raised."""
    cost = s.barriers[PORT_SPHERE[port]]
    return {"port": PORT[port].name, "cost": cost, "holder": FACTIONS[s.faction], "most": purse(s, 0)}


def _conditions(s: State, port: int, colour: int) -> dict[str, object]:
    """P5.6, P5.7 The barriers that are in the way, and the spheres that the ships there lead to."""
    sphere = PORT_SPHERE[port]
    ships = [sea for sea in SPHERE_SEAS[sphere] if sea != NONE and s.ship[sea] != NO_SHIP]
    beyond = [SEA_B[sea] if SEA_A[sea] == sphere else SEA_A[sea] for sea in ships]
    return {
        "port": PORT[port].name,
        "sphere": SPHERE[sphere].key,
        "barriers": s.colours[colour][sphere],
        "ships": len(ships),
        "spheres": [SPHERE[other].key for other in beyond],
    }


def _no_suffrage(s: State) -> Message:
    """P5.7 Where a condition holds there is no barrier to move, or the slavers beside make it too dear."""
    ports = [port for port in range(PORTS) if may_suffrage(s, port) and barrier_to_move(s, PORT_SPHERE[port])]
    if not ports:
        return Message("emancipation-why-not-suffrage-nowhere", {}, "P5.7")
    cheapest = min(ports, key=lambda port: slavers_beside(s, PORT_SPHERE[port]))
    return Message("emancipation-why-not-suffrage-cheapest", _suffrage(s, cheapest), "P5.7")


def _no_suffrage_at(s: State, port: int) -> Message:
    """P5.7 A condition, a barrier to move, and the square of the slavers beside."""
    sphere = PORT_SPHERE[port]
    if not may_suffrage(s, port):
        own = s.freed[s.faction][port]  # the Admin space is not theirs, or a condition would hold
        others = PORT_SPACES[port] - own + (s.admin[port] != NOBODY)
        args = {**_conditions(s, port, WHITE), "own": own, "others": others}
        return Message("emancipation-why-not-suffrage", args, "P5.7")
    if not barrier_to_move(s, sphere):
        return Message("emancipation-why-not-suffrage-no-barrier", {"sphere": SPHERE[sphere].key}, "P5.7")
    return Message("emancipation-why-not-suffrage-cost", _suffrage(s, port), "P5.7")


def _suffrage(s: State, port: int) -> dict[str, object]:
    """P5.7 What it costs there and what can be raised."""
    slavers = slavers_beside(s, PORT_SPHERE[port])
    args = {"port": PORT[port].name, "slavers": slavers, "cost": slavers * slavers}
    return {**args, "holder": FACTIONS[s.faction], "most": purse(s, 0)}


# Where, and which barrier


def operate_at(s: State, kind: str, thing: int) -> Message | None:
    """P3.3 A port where the operation can be carried out."""
    if kind in ("port", "admin", "meeple"):
        return no_operation_at(s, s.doing + FUNDRAISER - OPERATION_CHOICE, thing) or choose_port(thing)
    return None


def take_barrier(s: State, kind: str, thing: int) -> Message | None:
    """P5.7 A barrier of the elephant's sphere that is not yet one's own."""
    if kind != "barrier":
        return None
    args = {"barrier": BARRIER[thing].key}
    if BARRIER_SPHERE[thing] == elephant_sphere(s):
        return Message("emancipation-why-not-own-barrier", args, "P5.7")
    here = {**args, "sphere": SPHERE[elephant_sphere(s)].key}
    return Message("emancipation-why-not-barrier-elsewhere", here, "P5.7")


REASONS = {
    state.OPERATE: operate,
    state.OPERATE_AT: operate_at,
    state.TAKE_BARRIER: take_barrier,
}
