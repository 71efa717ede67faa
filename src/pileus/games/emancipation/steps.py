"""Every decision: its rule, its prompt, what a choice points at. And the reason of the end.

Everything a prompt says is public (P11.1); its arguments are the data's ids.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from pileus.games.contract import Message

from .events import DOING, ENDS
from .rules import state
from .rules.p05_gunboats import attack_target
from .rules.p06_elephant import destination
from .rules.p07_pogroms import POGROM_COLOUR
from .rules.state import NOBODY, NONE, State
from .tables import BARRIER, BARRIER_COLOUR, COLOURS, FACTIONS, IDEA, PORT, PORT_SPHERE, SEA_A, SEA_B, SLAVER, SPHERE


class Step(NamedTuple):
    """One kind of decision; `picks` says what its choices point at."""

    step: int
    rule: str
    prompt: str
    picks: tuple[str, ...]


STEPS = (
    Step(state.ACT, "P4", "emancipation-act", ("fundraiser", "syndicate", "shipbuilding", "post", "done")),
    Step(state.TAKE_BACK, "P4.1", "emancipation-take-back", ("idea", "sea", "done")),
    Step(state.SYNDICATE_IDEA, "P4.2", "emancipation-syndicate", ("idea",)),
    Step(state.BUILD_AT, "P4.3", "emancipation-build-at", ("sea",)),
    Step(state.POST_AT, "P4.4", "emancipation-post-at", ("port",)),
    Step(state.PAY, "P3.2", "emancipation-pay", ("agent",)),
    Step(state.AGENT_FROM, "P8.4", "emancipation-agent-from", ("agent",)),
    Step(state.MAN_NEW_SHIP, "P8.2", "emancipation-man-new-ship", ("agent", "skip")),
    Step(state.EXTRA_MARITIME, "P8.2", "emancipation-extra-maritime", ("maritime", "agent", "skip")),
    Step(state.OPERATE, "P5.0", "emancipation-operate", ("idea", "done")),
    Step(
        state.WHICH_OPERATION,
        "P5.0",
        "emancipation-which-operation",
        ("maritime", "manumission", "westernize", "suffrage"),
    ),
    Step(state.HOW_MARITIME, "P8.1", "emancipation-how-maritime", ("maritime", "agent")),
    Step(state.STATION, "P5.1", "emancipation-station", ("sea",)),
    Step(state.GUNBOAT, "P5.2", "emancipation-gunboat", ("sphere", "barrier", "sea", "skip")),
    Step(state.DICE, "P5.3", "emancipation-how-many-dice", ("dice",)),
    Step(state.CORRUPT_BARRIER, "P5.4", "emancipation-corrupt-barrier", ("barrier",)),
    Step(state.CORRUPT_SPHERE, "P5.4", "emancipation-corrupt-sphere", ("sphere",)),
    Step(state.TAKE_BARRIER, "P5.7", "emancipation-take-barrier", ("barrier",)),
    Step(state.MOVE_ELEPHANT, "P6.1", "emancipation-move-elephant", ("port",)),
    Step(state.HATE_PIECE, "P7.2", "emancipation-hate-piece", ("admin", "meeple")),
    Step(state.LOSE_SHIP, "P7.4", "emancipation-lose-ship", ("sea",)),
    Step(state.NEXT_SPHERE, "P7.5", "emancipation-next-sphere", ("sphere",)),
    Step(state.POGROM_PIECE, "P7.5", "emancipation-pogrom-piece", ("admin", "meeple", "dissident")),
    Step(state.ANARCHY_FROM, "P3.4", "emancipation-anarchy-from", ("faction",)),
    Step(state.OVERFLOW, "P3.4", "emancipation-overflow", ("sphere",)),
    Step(state.OPERATE_AT, "P3.3", "emancipation-operate-at", ("port",)),
)

STEP = {step.step: step for step in STEPS}

END_RULES = ("", "P10.6", "P10.3", "P10.2", "P10.2", "P10.2", "P10.4", "P10.4", "P10.4", "P10.4")


def prompt(s: State) -> Message:
    """What is asked, and of whom; or that the game is over."""
    if s.over:
        return Message("emancipation-game-over", {"reason": ENDS[s.over]}, END_RULES[s.over])
    if s.seat == NOBODY:
        return Message("emancipation-going-on", {}, "P3.1")
    step = STEP[s.step]
    asked = {"player": s.seat, "faction": FACTIONS[s.faction], **_arguments(s)}
    return Message(step.prompt, asked, step.rule)


def _arguments(s: State) -> dict[str, Any]:
    """What the sentence of a step needs besides player and faction."""
    step = s.step
    if step == state.ACT:
        return {"number": s.actions + 1}
    if step == state.PAY:
        return {"coins": s.owing, "purpose": purpose(s)}
    if step == state.AGENT_FROM:
        return {"doing": doing(s)}
    if step in (state.MAN_NEW_SHIP, state.GUNBOAT):
        return {"sea": SLAVER[s.sea].key}
    if step == state.WHICH_OPERATION:
        return {"idea": IDEA[s.slot[s.at_slot]].key}
    if step == state.STATION:
        return {"count": s.lifted}
    if step == state.DICE:
        return {"sea": SLAVER[s.sea].key, "target": attack_target(s, s.sea), "number": SLAVER[s.sea].number}
    if step in (state.CORRUPT_BARRIER, state.CORRUPT_SPHERE):
        return {"sea": SLAVER[s.sea].key, "spheres": [SPHERE[SEA_A[s.sea]].key, SPHERE[SEA_B[s.sea]].key]}
    if step in (state.TAKE_BARRIER, state.LOSE_SHIP):
        return {"sphere": SPHERE[PORT_SPHERE[s.elephant]].key, "port": PORT[s.elephant].name}
    if step == state.MOVE_ELEPHANT:
        return {"sphere": SPHERE[destination(s)].key, "die": s.die}
    if step == state.HATE_PIECE:
        colour = COLOURS[BARRIER_COLOUR[s.struck]]
        return {"barrier": BARRIER[s.struck].key, "port": PORT[s.elephant].name, "colour": colour}
    if step == state.POGROM_PIECE:
        return {"sphere": SPHERE[s.pogrom].key, "die": s.die, "colour": FACTIONS[POGROM_COLOUR[s.die]]}
    if step in (state.ANARCHY_FROM, state.OVERFLOW):
        return {"sphere": SPHERE[s.unrest].key}
    if step == state.OPERATE_AT:
        return {"doing": doing(s)}
    return {}


def doing(s: State) -> str | None:
    """P4, P5 The action or operation under way."""
    return None if s.doing == NONE else DOING[s.doing]


def purpose(s: State) -> str:
    """P3.2 What the coins are for: an action or operation, an attack (P5.3) or a yellow barrier (P7.4)."""
    if s.then == state.ROLL_ATTACK:
        return "attack"
    return "hate" if s.then == state.NEXT_HATE else doing(s) or ""


def end(s: State) -> Message:
    """P10 The reason of the end."""
    return Message(f"emancipation-end-{ENDS[s.over]}", {}, END_RULES[s.over])
