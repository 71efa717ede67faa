"""Why an action is not a choice now (P4), nor an idea, a port, a sea border or a box within one."""

from __future__ import annotations

from typing import Any

from pileus.games.contract import Message

from .names import BOXES
from .rules import state
from .rules.p01_components import ships_in_pool
from .rules.p01_ideas import slot_of
from .rules.p03_paying import left_for_sending, purse, purse_for_sending
from .rules.p04_actions import SHIP_COST, idea_cost
from .rules.p04_post import may_post, post_cost
from .rules.state import NO_SHIP, ROWS, SLOTS, State
from .tables import FACTIONS, GREEN, IDEA, PORT, PORTS, RED, SLAVER
from .why_not_pending import pending

USED_FOR = {  # things no action and no market agent points at, and what they are for
    "barrier": ("emancipation-why-not-barrier-use", "P5.7"),
    "sphere": ("emancipation-why-not-sphere-use", "P3.4"),
    "meeple": ("emancipation-why-not-piece-use", "P7.2"),
    "dissident": ("emancipation-why-not-piece-use", "P7.5"),
    "agent": ("emancipation-why-not-agent-use", "P3.2"),
    "faction": ("emancipation-why-not-faction-use", "P3.4"),
    "dice": ("emancipation-why-not-dice-use", "P5.3"),
}


def used_for(kind: str) -> Message:
    """When a thing of that kind is pointed at."""
    reason, rule = USED_FOR[kind]
    return Message(reason, {}, rule)


# The four actions (P4)


def no_agent_to_send(s: State) -> Message | None:
    """P3.5 A Syndicate or Post sends an agent out of Capital; P8.4 green's comes from any box."""
    if purse_for_sending(s) >= 0:
        return None
    if s.faction == GREEN:
        return Message("emancipation-why-not-no-agent", {"holder": FACTIONS[s.faction]}, "P8.4")
    return Message("emancipation-why-not-capital-empty", {"holder": FACTIONS[s.faction]}, "P3.5")


def _price(s: State, cost: int, rule: str) -> tuple[dict[str, Any], str]:
    """P3.5 What sending an agent costs, what can be paid and still leave one; the rule is that if the sum is there."""
    args = {"cost": cost, "holder": FACTIONS[s.faction], "most": purse_for_sending(s), "leave": left_for_sending(s)}
    return args, "P3.5" if cost <= purse(s, 0) else rule


def no_syndicate_on(s: State, slot: int, cheapest: bool = False) -> Message | None:
    """P4.2 Why no agent can be sent to a market card."""
    cost = idea_cost(s, slot)
    if cost <= purse_for_sending(s):
        return None
    price, rule = _price(s, cost, "P4.2")
    agents = sum(s.on_idea[faction][slot] for faction in range(3))
    args = {"idea": IDEA[s.slot[slot]].key, "row": slot % ROWS + 1, "agents": agents, **price}
    dear = "emancipation-why-not-syndicate-cheapest" if cheapest else "emancipation-why-not-syndicate-cost"
    return no_agent_to_send(s) or Message(dear, args, rule)


def no_syndicate(s: State) -> Message | None:
    """P4.2 Why no agent can be sent to any card: not even to the cheapest."""
    return no_syndicate_on(s, min(range(SLOTS), key=lambda slot: idea_cost(s, slot)), cheapest=True)


def no_shipbuilding(s: State) -> Message | None:
    """P4.3 A ship in the pool and three coins."""
    if ships_in_pool(s) == 0:
        return Message("emancipation-why-not-pool-empty", {}, "P4.3")
    if purse(s, 0) < SHIP_COST:
        args = {"cost": SHIP_COST, "holder": FACTIONS[s.faction], "most": purse(s, 0)}
        return Message("emancipation-why-not-ship-cost", args, "P3.2")
    return None


def no_post_at(s: State, port: int, cheapest: bool = False) -> Message | None:
    """P4.4 Why no agent can be posted at a port; P3.3 once the elephant was placed it is that port or none."""
    if s.placed and port != s.elephant:
        return elephant_elsewhere(s, port)
    if s.admin[port] == s.faction:
        return Message("emancipation-why-not-own-agent", {"port": PORT[port].name}, "P4.4")
    if may_post(s, port, purse_for_sending(s)):
        return None
    price, rule = _price(s, post_cost(s, port), "P4.4")
    dear = "emancipation-why-not-post-cheapest" if cheapest else "emancipation-why-not-post-cost"
    return no_agent_to_send(s) or Message(dear, {"port": PORT[port].name, **price}, rule)


def elephant_elsewhere(s: State, port: int) -> Message:
    """P3.3 All elephant actions and operations of a turn happen at one port."""
    args = {"port": PORT[port].name, "elephant": PORT[s.elephant].name}
    return Message("emancipation-why-not-elephant-elsewhere", args, "P3.3")


def no_post(s: State) -> Message | None:
    """P4.4 Why no agent can be posted: not at the elephant's port (P3.3), or not even where it is cheapest."""
    if s.placed:
        return no_post_at(s, s.elephant)
    dearness = [(s.admin[port] == s.faction, post_cost(s, port), port) for port in range(PORTS)]
    return no_agent_to_send(s) or no_post_at(s, min(dearness)[2], cheapest=True)


def no_action(s: State, choice: int) -> Message:
    """P4 Why one of the four actions is not a choice."""
    if s.phase != state.ACTIONS:
        return Message("emancipation-why-not-actions-over", {}, "P3.1")
    if s.step != state.ACT:
        return Message("emancipation-why-not-third-action", {}, "P4") if s.actions == 2 else pending(s)
    lacking = {state.SYNDICATE: no_syndicate, state.SHIPBUILDING: no_shipbuilding, state.POST: no_post}
    return lacking[choice](s) or pending(s)  # a Fundraiser lacks nothing (P4.1)


# What one can point at within them


def act(s: State, kind: str, thing: int) -> Message | None:
    """P4 A thing shows which action one has in mind: can it be done there, it must be named first."""
    if kind == "idea":
        slot = slot_of(s, thing)
        args = {"idea": IDEA[thing].key}
        if s.on_idea[s.faction][slot] > 0:
            return Message("emancipation-why-not-operate-later", args, "P3.1")
        return no_syndicate_on(s, slot) or Message("emancipation-why-not-syndicate-first", args, "P4.2")
    if kind in ("port", "admin"):
        args = {"port": PORT[thing].name}
        return no_post_at(s, thing) or Message("emancipation-why-not-post-first", args, "P4.4")
    if kind == "sea":
        args = {"sea": SLAVER[thing].key}
        if s.ship[thing] != NO_SHIP:
            return Message("emancipation-why-not-ship-there", args, "P4.3")
        return no_shipbuilding(s) or Message("emancipation-why-not-build-first", args, "P4.3")
    return used_for(kind)


def take_back(s: State, kind: str, thing: int) -> Message | None:
    """P4.1 Own agents in the market; P8.2 for red those on ships too."""
    if kind == "idea":
        return no_own_agent(s, thing, "P4.1")
    if kind != "sea":
        return None
    if s.faction != RED:
        return Message("emancipation-why-not-red-ships", {"holder": FACTIONS[RED]}, "P8.2")
    return no_agent_on_ship(s, thing, "P8.2")


def no_own_agent(s: State, idea: int, rule: str) -> Message:
    """P4.1, P5.0 No agent of the faction is on that card."""
    args = {"idea": IDEA[idea].key, "faction": FACTIONS[s.faction]}
    return Message("emancipation-why-not-no-own-agent", args, rule)


def no_agent_on_ship(s: State, sea: int, rule: str) -> Message:
    """P8.2 There is no ship on that border, or nobody aboard."""
    args = {"sea": SLAVER[sea].key}
    if s.ship[sea] == NO_SHIP:
        return Message("emancipation-why-not-no-ship-there", args, rule)
    return Message("emancipation-why-not-ship-empty", args, rule)


def syndicate(s: State, kind: str, thing: int) -> Message | None:
    """P4.2 Which card."""
    return no_syndicate_on(s, slot_of(s, thing)) if kind == "idea" else None


def build_at(s: State, kind: str, thing: int) -> Message | None:
    """P4.3 A sea border without a ship."""
    return Message("emancipation-why-not-ship-there", {"sea": SLAVER[thing].key}, "P4.3") if kind == "sea" else None


def post_at(s: State, kind: str, thing: int) -> Message | None:
    """P4.4 Which port; P3.3 the elephant goes there."""
    if kind in ("port", "admin", "meeple"):
        return no_post_at(s, thing) or choose_port(thing)
    return None


def choose_port(port: int) -> Message:
    """P3.3 The port itself is asked for, not a piece in it."""
    return Message("emancipation-why-not-choose-port", {"port": PORT[port].name}, "P3.3")


# Boxes (P3.2, P8)


def pay(s: State, kind: str, thing: int) -> Message | None:
    """P3.2 Agents in Debt cannot move down."""
    return Message("emancipation-why-not-debt", {}, "P3.2") if kind == "agent" else None


def agent_from(s: State, kind: str, thing: int) -> Message | None:
    """P8.4 Any box with an agent."""
    return Message("emancipation-why-not-box-empty", {"box": BOXES[thing]}, "P8.4") if kind == "agent" else None


REASONS = {
    state.ACT: act,
    state.TAKE_BACK: take_back,
    state.SYNDICATE_IDEA: syndicate,
    state.BUILD_AT: build_at,
    state.POST_AT: post_at,
    state.PAY: pay,
    state.AGENT_FROM: agent_from,
}
