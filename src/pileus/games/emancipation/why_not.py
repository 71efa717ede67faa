"""Why a thing is not a choice now: the paragraph and the reason, for everything one can point at.

Asked only of things that are no choice. What lies in the box and what lower in a deck is nobody's to know (P11.1),
so ideas out of sight all get one answer.
"""

from __future__ import annotations

from pileus.games.contract import Message

from . import why_not_actions, why_not_hate, why_not_operations, why_not_ships
from .events import ENDS
from .names import KINDS
from .rules.p01_ideas import EAST, WEST
from .rules.state import FUNDRAISER, NOBODY, OPERATION_CHOICE, SKIP, State
from .steps import END_RULES
from .tables import FACTIONS, IDEA
from .why_not_actions import no_action
from .why_not_operations import no_operation
from .why_not_pending import pending

REASONS = {
    **why_not_actions.REASONS,
    **why_not_ships.REASONS,
    **why_not_operations.REASONS,
    **why_not_hate.REASONS,
}
"""What a step says to a thing of a kind; None where the decision under way is all there is to say."""


def why_not(s: State, seat: int | None, choice: int) -> Message:
    """Why a seat (None: a spectator) cannot choose a thing now."""
    if s.over:
        return Message("emancipation-why-not-over", {"reason": ENDS[s.over]}, END_RULES[s.over])
    if seat is None:
        return Message("emancipation-why-not-spectator", {}, "P3.1")
    if s.seat == NOBODY:
        return Message("emancipation-why-not-nobody", {}, "P3.1")
    if s.seat != seat:
        args = {"player": s.seat, "holder": FACTIONS[s.faction]}
        return Message("emancipation-why-not-turn", args, "P3.1")
    if choice >= FUNDRAISER:
        return _button(s, choice)
    kind, thing = pointed_at(choice)
    if kind == "idea" and thing not in s.slot:
        return _not_in_market(s, thing)
    if kind == "faction" and s.seat_of[thing] == NOBODY:
        return Message("emancipation-why-not-not-in-play", {"holder": FACTIONS[thing]}, "P2.1")
    return (REASONS[s.step](s, kind, thing) if s.step in REASONS else None) or pending(s)


def pointed_at(choice: int) -> tuple[str, int]:
    """The kind of a thing, and its number among its kind from 0 on."""
    return next((kind, choice - first) for kind, first, things in KINDS if choice < first + len(things))


def _not_in_market(s: State, idea: int) -> Message:
    """P11.1 The discards and the top of each deck can be seen; where the other ideas are cannot."""
    args = {"idea": IDEA[idea].key}
    for deck, word in ((WEST, "west"), (EAST, "east")):
        if s.deck_n[deck] > 0 and s.deck[deck][s.deck_n[deck] - 1] == idea:
            return Message("emancipation-why-not-idea-next", {**args, "column": word}, "P7.6")
    if idea in s.discard[: s.discard_n]:
        return Message("emancipation-why-not-idea-discarded", args, "P6.2")
    return Message("emancipation-why-not-idea-hidden", args, "P11.1")


def _button(s: State, choice: int) -> Message:
    """P4, P5 Actions and operations; and the two buttons with which one stops."""
    if choice < OPERATION_CHOICE:
        return no_action(s, choice)
    if choice < SKIP:
        return no_operation(s, choice - OPERATION_CHOICE)
    return pending(s)  # which names the button to stop with, where there is one
