"""The decision under way, which comes first: what a reason says where the thing itself lacks nothing."""

from __future__ import annotations

from pileus.games.contract import Message

from .labels import label
from .rules import state
from .rules.state import DONE, SKIP, State
from .steps import STEP, prompt
from .tables import FACTIONS

FIRST = {  # what has to be done, or may be done, before anything else
    state.ACT: "emancipation-why-not-first-act",
    state.TAKE_BACK: "emancipation-why-not-first-take-back",
    state.SYNDICATE_IDEA: "emancipation-why-not-first-syndicate",
    state.BUILD_AT: "emancipation-why-not-first-build",
    state.POST_AT: "emancipation-why-not-first-post",
    state.PAY: "emancipation-why-not-first-pay",
    state.AGENT_FROM: "emancipation-why-not-first-agent",
    state.MAN_NEW_SHIP: "emancipation-why-not-first-new-ship",
    state.EXTRA_MARITIME: "emancipation-why-not-first-extra-maritime",
    state.OPERATE: "emancipation-why-not-first-operate",
    state.WHICH_OPERATION: "emancipation-why-not-first-operation",
    state.HOW_MARITIME: "emancipation-why-not-first-how-maritime",
    state.STATION: "emancipation-why-not-first-station",
    state.GUNBOAT: "emancipation-why-not-first-gunboat",
    state.DICE: "emancipation-why-not-first-dice",
    state.CORRUPT_BARRIER: "emancipation-why-not-first-corrupt-barrier",
    state.CORRUPT_SPHERE: "emancipation-why-not-first-corrupt-sphere",
    state.TAKE_BARRIER: "emancipation-why-not-first-take-barrier",
    state.MOVE_ELEPHANT: "emancipation-why-not-first-elephant",
    state.HATE_PIECE: "emancipation-why-not-first-hate",
    state.LOSE_SHIP: "emancipation-why-not-first-lose-ship",
    state.NEXT_SPHERE: "emancipation-why-not-first-sphere",
    state.POGROM_PIECE: "emancipation-why-not-first-pogrom",
    state.ANARCHY_FROM: "emancipation-why-not-first-disk",
    state.OVERFLOW: "emancipation-why-not-first-overflow",
    state.OPERATE_AT: "emancipation-why-not-first-port",
}


STOP = {  # the button with which a seat does nothing more
    state.ACT: DONE,
    state.TAKE_BACK: DONE,
    state.OPERATE: DONE,
    state.MAN_NEW_SHIP: SKIP,
    state.EXTRA_MARITIME: SKIP,
    state.GUNBOAT: SKIP,
}


def pending(s: State) -> Message:
    """The decision under way comes first. What its prompt says the reason says too, and how to do without."""
    args = {**prompt(s).args, "holder": FACTIONS[s.faction]}
    if s.step in STOP:
        args["button"] = label(s, STOP[s.step])
    return Message(FIRST[s.step], args, STEP[s.step].rule)
