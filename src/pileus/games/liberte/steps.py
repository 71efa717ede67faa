"""Every decision: its rule, its prompt, what a choice points at. And the reason of the end.

A prompt is shown to everybody, so it is made of public knowledge alone (L13.1).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from pileus.games.contract import Message

from .events import AWARDS, ENDS
from .rules.l08_elections import red_votes
from .rules.l10_points import FIRST_IN_GOVERNMENT, FIRST_IN_OPPOSITION, SECOND_IN_GOVERNMENT
from .rules.l12_end import may_claim, royalist_count
from .rules.state import (
    ACT,
    ADVANCE_GENERAL,
    BREAK_POINTS_TIE,
    BREAK_TIE,
    CLAIM_OR_NOT,
    COUNTER_REVOLUTION,
    DECK,
    DECLINE,
    DISCARD_TWO,
    FIRST_CONTESTED,
    FOLLOW,
    LANDSLIDE,
    LIFT_FACTION,
    NOBODY,
    NONE,
    OPPOSITION_CONTESTED,
    PLACE,
    REFILL,
    REFRESH_DISCARD,
    SECOND_CONTESTED,
    SETTLE,
    TAKE,
    TAKE_SECOND,
    TARGET,
    TERROR_CARD,
    USE,
    State,
)
from .tables import (
    ANYWHERE,
    BREAD_SHORTAGE,
    CARD_FACTION,
    CARD_KIND,
    EMIGRATION,
    FACTIONS,
    GUILLOTINE,
    PURGE,
    RELIGIOUS_PROBLEMS,
    TERROR,
)


class Step(NamedTuple):
    """One kind of decision; `picks` says what its choices point at, besides the claim of L12.5."""

    step: int
    rule: str
    prompt: str
    picks: tuple[str, ...]


STEPS = (
    Step(ACT, "L6.1", "liberte-act", ("hand", "row", "deck", "pass")),
    Step(USE, "L6.2", "liberte-use", ("blocks", "battle")),
    Step(PLACE, "L6.2a", "liberte-place", ("province",)),
    Step(SETTLE, "L6.3", "liberte-settle", ("keep", "discard")),
    Step(FOLLOW, "L6.4", "liberte-follow", ("hand", "done")),
    Step(TARGET, "L11", "liberte-target", ("stack", "display")),
    Step(TERROR_CARD, "L11.6", "liberte-terror-card", ("display", "decline")),
    Step(DISCARD_TWO, "L6.6", "liberte-discard-two", ("hand",)),
    Step(TAKE, "L6.6", "liberte-take", ("row", "deck")),
    Step(TAKE_SECOND, "L6.7", "liberte-take-second", ("row", "done")),
    Step(REFRESH_DISCARD, "L5.2", "liberte-refresh-discard", ("hand", "done")),
    Step(REFILL, "L5.2", "liberte-refill", ("row", "deck")),
    Step(ADVANCE_GENERAL, "L7.3", "liberte-advance-general", ("display", "decline")),
    Step(BREAK_TIE, "L8.3", "liberte-break-tie", ("display", "decline")),
    Step(LIFT_FACTION, "L9.3", "liberte-lift-faction", ("display", "decline")),
    Step(BREAK_POINTS_TIE, "L10.2", "liberte-break-points-tie", ("display", "decline")),
    Step(CLAIM_OR_NOT, "L12.5", "liberte-claim-or-not", ("decline",)),
)

STEP = {step.step: step for step in STEPS}

TARGETS = {  # L11: what each Special asks for
    BREAD_SHORTAGE: ("liberte-target-bread-shortage", "L11.1"),
    EMIGRATION: ("liberte-target-emigration", "L11.2"),
    RELIGIOUS_PROBLEMS: ("liberte-target-religious-problems", "L11.3"),
    GUILLOTINE: ("liberte-target-guillotine", "L11.4"),
    PURGE: ("liberte-target-purge", "L11.5"),
    TERROR: ("liberte-target-terror", "L11.6"),
}

AWARD_OF = {  # L10.1: what a contest for points is about, by the step that follows it
    FIRST_CONTESTED: AWARDS[FIRST_IN_GOVERNMENT],
    SECOND_CONTESTED: AWARDS[SECOND_IN_GOVERNMENT],
    OPPOSITION_CONTESTED: AWARDS[FIRST_IN_OPPOSITION],
}

END_RULES = ("", "L12.1", "L12.2", "L12.3")

CONTESTS = (ADVANCE_GENERAL, BREAK_TIE, LIFT_FACTION, BREAK_POINTS_TIE)


def prompt(s: State) -> Message:
    """What is asked, and of whom; or that the game is over."""
    if s.over:
        return Message("liberte-game-over", {"reason": ENDS[s.over]}, END_RULES[s.over])
    if s.seat == NOBODY:
        return Message("liberte-going-on", {}, "L3.1")
    step = STEP[s.step]
    asked = Message(step.prompt, _arguments(s), step.rule)
    if s.step == PLACE:
        asked = _place(s)
    elif s.step == FOLLOW:
        asked = _follow(s)
    elif s.step == TARGET:
        asked = _target(s)
    elif s.step == DISCARD_TWO:
        asked = _discard_two(s)
    return Message(asked.id, {"player": s.seat, **asked.args}, asked.rule)


def _arguments(s: State) -> dict[str, Any]:
    """What the prompt of a step speaks of, besides the player."""
    seat = s.seat
    if s.step == ACT:
        return {"round": s.rounds, "last": bool(s.ending)}
    if s.step == USE:
        return {"card": s.card, "battle": s.turn, "tokens": s.battle[seat]}
    if s.step == SETTLE:
        return {"card": s.card, "count": s.display_n[seat]}
    if s.step == REFRESH_DISCARD:
        return {"count": s.hand_n[seat]}
    if s.step == REFILL:
        return {"missing": 7 - s.hand_n[seat]}
    if s.step == ADVANCE_GENERAL:
        return {"battle": s.turn, "tokens": s.battle[seat]}
    if s.step == BREAK_TIE:
        faction = FACTIONS[s.faction[seat][s.province]]
        return {"province": s.province, "faction": faction, "height": s.height[seat][s.province]}
    if s.step == LIFT_FACTION:
        tied = [FACTIONS[faction] for faction in range(3) if s.tied[faction]]
        return {"factions": tied, "sought": "government" if s.government == NONE else "opposition"}
    if s.step == BREAK_POINTS_TIE:
        votes = s.votes[seat][s.contested]
        return {"award": AWARD_OF[s.after], "faction": FACTIONS[s.contested], "votes": votes}
    if s.step == CLAIM_OR_NOT:
        return {"fleurs": royalist_count(s)}
    return {}


def _place(s: State) -> Message:
    """L6.2a In the region of the background; L6.4 a Club played second is tied to a region too."""
    args = {"card": s.card, "blocks": s.blocks_left, "faction": FACTIONS[CARD_FACTION[s.card]]}
    if s.where == ANYWHERE:
        return Message("liberte-place-anywhere", args, "L6.2a")
    return Message("liberte-place", {**args, "region": s.where}, "L6.4" if s.cards_played else "L6.2a")


def _follow(s: State) -> Message:
    """L6.4, L6.5 What may still be played in this action, for all that the others know."""
    if s.cards_played == 0:
        return Message("liberte-follow-special", {}, "L6.5")
    if s.pair_region != NONE:
        pair = "liberte-follow-pair" if s.special_played else "liberte-follow"
        return Message(pair, {"region": s.pair_region}, "L6.4")
    if s.special_played and may_claim(s):
        return Message("liberte-follow-claim", {}, "L12.5")
    return Message("liberte-follow-card", {}, "L6.5")


def _target(s: State) -> Message:
    """L11 A Special asks for its target in its own words."""
    kind = CARD_KIND[s.card]
    prompt_id, rule = TARGETS[kind]
    args: dict[str, Any] = {"card": s.card}
    if kind == BREAD_SHORTAGE:
        args["faction"] = "any" if s.turn == 1 else FACTIONS[s.government]
    return Message(prompt_id, args, rule)


def _discard_two(s: State) -> Message:
    """L6.6 What he pointed at for the take is public."""
    if s.taking == DECK:
        return Message("liberte-discard-two-deck", {"owed": s.owed}, "L6.6")
    return Message("liberte-discard-two", {"owed": s.owed, "card": s.taking}, "L6.6")


def declining(before: State, asked: State) -> int | None:
    """L8.7 Displays are public, so everybody sees who is still asked in the same contest and may decline."""
    if before.step not in CONTESTS or asked.seat == before.seat:
        return None
    contests = [(s.step, s.province, s.after, s.contested) for s in (before, asked)]
    return DECLINE if contests[0] == contests[1] else None


def end(s: State) -> Message:
    """L12.1 to L12.3 Why the game ended."""
    rule = END_RULES[s.over]
    if s.over == LANDSLIDE:
        return Message("liberte-end-landslide", {"votes": red_votes(s)}, rule)
    if s.over == COUNTER_REVOLUTION:
        return Message("liberte-end-counter-revolution", {"fleurs": royalist_count(s)}, rule)
    return Message("liberte-end-four-turns", {}, rule)
