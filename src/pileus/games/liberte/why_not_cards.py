"""Why a card is not a choice now: by where it lies, as far as the seat can see, and by the step."""

from __future__ import annotations

from typing import Literal, NamedTuple

from pileus.games.contract import Message

from .rules.l01_components import unused_tokens
from .rules.l06_placement import province_of, provinces_of, space
from .rules.l11_specials import hits_map
from .rules.state import (
    ACT,
    ADVANCE_GENERAL,
    BREAK_POINTS_TIE,
    BREAK_TIE,
    CLAIM_OR_NOT,
    DISCARD_TWO,
    FOLLOW,
    LIFT_FACTION,
    NONE,
    PLACE,
    REFILL,
    REFRESH_DISCARD,
    SETTLE,
    TAKE,
    TAKE_SECOND,
    TARGET,
    TERROR_CARD,
    USE,
    State,
)
from .steps import STEP, TARGETS
from .tables import (
    BREAD_SHORTAGE,
    CARD_FACTION,
    CARD_KIND,
    CARD_REGION,
    CARD_VALUE,
    CLUB,
    EMIGRATION,
    FACTIONS,
    GUILLOTINE,
    PURGE,
    RED,
    RELIGIOUS_PROBLEMS,
    TERROR,
)
from .view import card_in_play

CONTEST_STEPS = (ADVANCE_GENERAL, BREAK_TIE, LIFT_FACTION, BREAK_POINTS_TIE)

FIRST = {  # what has to be done, or may be done, instead
    USE: "liberte-why-not-use",
    PLACE: "liberte-why-not-place",
    SETTLE: "liberte-why-not-settle",
    TARGET: "liberte-why-not-target",
    TERROR_CARD: "liberte-why-not-terror-card",
    DISCARD_TWO: "liberte-why-not-discard-two",
    TAKE: "liberte-why-not-take",
    TAKE_SECOND: "liberte-why-not-take-second",
    REFRESH_DISCARD: "liberte-why-not-refresh-discard",
    REFILL: "liberte-why-not-refill",
    ADVANCE_GENERAL: "liberte-why-not-advance",
    BREAK_TIE: "liberte-why-not-advance",
    LIFT_FACTION: "liberte-why-not-advance",
    BREAK_POINTS_TIE: "liberte-why-not-advance",
    CLAIM_OR_NOT: "liberte-why-not-claim-or-not",
}


def pending(s: State) -> Message:
    """The decision under way comes first."""
    if s.step == PLACE:
        faction = FACTIONS[CARD_FACTION[s.card]]
        return Message(FIRST[PLACE], {"card": s.card, "blocks": s.blocks_left, "faction": faction}, "L6.2c")
    if s.step == TARGET:
        return Message(FIRST[TARGET], {"card": s.card}, TARGETS[CARD_KIND[s.card]][1])
    if s.step in (USE, SETTLE):
        return Message(FIRST[s.step], {"card": s.card}, STEP[s.step].rule)
    if s.step == DISCARD_TWO:
        return Message(FIRST[DISCARD_TWO], {"owed": s.owed}, "L6.6")
    if s.step == REFILL:
        return Message(FIRST[REFILL], {"missing": 7 - s.hand_n[s.seat]}, "L5.2")
    return Message(FIRST[s.step], {}, "L8.7" if s.step in CONTEST_STEPS else STEP[s.step].rule)


class Place(NamedTuple):
    """L1.5 Where a card lies, as a seat can see it; everything it cannot see is one place (L13.3)."""

    kind: Literal["hand", "playing", "row", "own display", "display", "discard", "box", "known", "hidden"]
    owner: int = -1


def locate(s: State, seat: int, card: int) -> Place:
    """L13.1, L13.2 Where a seat sees a card lie."""
    if card == card_in_play(s):
        return Place("playing")
    if card in s.row:
        return Place("row")
    if card in s.discard[: s.discard_n]:
        return Place("discard")
    if card in s.box[: s.box_n]:
        return Place("box")
    for other in range(s.players):
        if card in s.display[other][: s.display_n[other]]:
            return Place("own display" if other == seat else "display", other)
        if card in s.hand[other][: s.hand_n[other]] and (other == seat or s.drawn[card] == 0):
            return Place("hand" if other == seat else "known", other)
    return Place("hidden")


def why_not_card(s: State, seat: int, card: int) -> Message:
    """L6.2, L6.6, L8.7, L11 Most steps point at cards of one place; what lies elsewhere is never a choice."""
    place = locate(s, seat, card)
    if place.kind == "hidden":
        return Message("liberte-why-not-hidden", {"card": card}, "L13.2")
    if place.kind == "known":
        return Message("liberte-why-not-known", {"card": card, "player": place.owner}, "L13.2")
    if place.kind == "discard":
        return Message("liberte-why-not-discarded", {"card": card}, "L1.5")
    if place.kind == "box":
        return Message("liberte-why-not-boxed", {"card": card}, "L11.7")
    if place.kind == "playing":
        return Message("liberte-why-not-playing", {"card": card}, "L6.3")
    if s.step in (ACT, FOLLOW):
        return _play(s, seat, card, place)
    if s.step in (TARGET, TERROR_CARD):
        return _target(s, card, place)
    if s.step in CONTEST_STEPS:
        return _advance(s, seat, card, place)
    if s.step in (DISCARD_TWO, REFRESH_DISCARD) and place.kind != "row":
        return Message("liberte-why-not-discard-hand", {"card": card}, STEP[s.step].rule)
    if s.step in (TAKE, REFILL, TAKE_SECOND):
        return _take(s, card, place)
    return pending(s)


# Playing (L6.2 to L6.5)


def _play(s: State, seat: int, card: int, place: Place) -> Message:
    """L6.2 Cards are played from the hand; L6.6 the row is taken from only in an action of its own."""
    if place.kind == "row":
        return Message("liberte-why-not-take-after-play", {"card": card}, "L6.5")
    if place.kind == "own display":
        return Message("liberte-why-not-own-display", {"card": card}, "L6.3")
    if place.kind == "display":
        return Message("liberte-why-not-display", {"card": card, "player": place.owner}, "L6.2")
    if CARD_KIND[card] <= CLUB:
        return _second_card(s, seat, card)
    if s.special_played:
        return Message("liberte-why-not-second-special", {"card": card}, "L6.5")
    return _special(s, seat, card)


def _second_card(s: State, seat: int, card: int) -> Message:
    """L6.4 What a second card needs."""
    if s.cards_played == 2:
        return Message("liberte-why-not-third-card", {"card": card}, "L6.4")
    if not s.pairs:
        return Message("liberte-why-not-pairs-off", {"card": card}, "L0.3")
    if s.pair_region == NONE:
        if s.placed_in == NONE:
            return Message("liberte-why-not-first-placed-nothing", {"card": card}, "L6.4")
        return Message("liberte-why-not-first-value", {"card": card}, "L6.4")
    if CARD_VALUE[card] != 1:
        return Message("liberte-why-not-second-value", {"card": card, "value": CARD_VALUE[card]}, "L6.4")
    if CARD_KIND[card] != CLUB and CARD_REGION[card] != s.pair_region:
        return Message("liberte-why-not-second-region", {"card": card, "region": s.pair_region}, "L6.4")
    faction = CARD_FACTION[card]
    args = {"card": card, "faction": FACTIONS[faction], "region": s.pair_region}
    if s.supply[faction] == 0:
        return Message("liberte-why-not-second-supply", args, "L6.4")
    provinces = [province_of(s.pair_region, i) for i in range(provinces_of(s.pair_region))]
    if unused_tokens(s, seat) == 0 and any(p and space(s, seat, p, faction) for p in provinces):
        return Message("liberte-why-not-second-token", args, "L1.4")
    return Message("liberte-why-not-second-room", args, "L6.4")


def _special(s: State, seat: int, card: int) -> Message:
    """L6.5 A Special needs its prerequisite and a legal target; each says which is missing."""
    kind = CARD_KIND[card]
    rule = TARGETS[kind][1]
    args = {"card": card}
    if kind == BREAD_SHORTAGE:
        if s.turn == 1:
            return Message("liberte-why-not-no-blocks", args, rule)
        if s.government == NONE:
            return Message("liberte-why-not-bread-without-government", args, rule)
        governing = {**args, "faction": FACTIONS[s.government]}
        return Message("liberte-why-not-no-government-block", governing, rule)
    if kind == RELIGIOUS_PROBLEMS:
        return Message("liberte-why-not-no-blue-or-red", args, rule)
    if kind == EMIGRATION:
        return Message("liberte-why-not-no-white-personality", args, rule)
    if kind == GUILLOTINE:
        return Message("liberte-why-not-no-personality", args, rule)
    if s.government == NONE:  # L11.7: Purge and Terror
        return Message("liberte-why-not-no-government", args, "L11.7")
    if kind == TERROR and s.government != RED:
        return Message("liberte-why-not-government-not-red", args, rule)
    if s.presence[seat] == 0:
        return Message("liberte-why-not-no-presence", args, rule)
    if kind == PURGE:
        return Message("liberte-why-not-displays-empty", args, rule)
    return Message("liberte-why-not-no-red-block", args, rule)


def _target(s: State, card: int, place: Place) -> Message:
    """L11 Specials that remove cards hit displays only; the others ask for a stack first."""
    kind = CARD_KIND[s.card]
    rule = TARGETS[kind][1]
    if s.step == TARGET and hits_map(kind):
        return Message("liberte-why-not-target-stack", {"card": s.card}, rule)
    if place.kind in ("hand", "row"):
        return Message("liberte-why-not-target-display", {"card": card}, rule)
    if kind == EMIGRATION:
        return Message("liberte-why-not-not-white-personality", {"card": card}, rule)
    return Message("liberte-why-not-club-safe", {"card": card}, rule)


# Taking, discarding, advancing (L5.2, L6.6, L6.7, L8.7)


def _take(s: State, card: int, place: Place) -> Message:
    """L5.2, L6.6 From the face-up row or the deck; L6.7 the second only with value 1."""
    rule = STEP[s.step].rule
    if place.kind == "row":  # L6.7: only then can a face-up card be refused
        if CARD_KIND[card] > CLUB:
            return Message("liberte-why-not-take-special", {"card": card}, rule)
        return Message("liberte-why-not-take-value", {"card": card, "value": CARD_VALUE[card]}, rule)
    if place.kind == "hand" and s.step == TAKE_SECOND:
        return Message("liberte-why-not-play-after-take", {"card": card}, "L6.1")
    if place.kind == "hand":
        return Message("liberte-why-not-held", {"card": card}, rule)
    return Message("liberte-why-not-take-from", {"card": card}, rule)


def _advance(s: State, seat: int, card: int, place: Place) -> Message:
    """L8.7 A card of one's own display; which ones count depends on the contest."""
    if place.kind == "hand":
        return Message("liberte-why-not-advance-hand", {"card": card}, "L8.7")
    if place.kind == "display":
        return Message("liberte-why-not-advance-other", {"card": card, "player": place.owner}, "L8.7")
    if place.kind != "own display":
        return pending(s)
    if s.step == ADVANCE_GENERAL:
        return Message("liberte-why-not-no-general", {"card": card}, "L7.3")
    if s.step == BREAK_TIE:
        faction = FACTIONS[s.faction[seat][s.province]]
        args = {"card": card, "faction": faction, "province": s.province}
        return Message("liberte-why-not-tie-faction", args, "L8.3")
    if s.step == LIFT_FACTION:
        tied = [FACTIONS[faction] for faction in range(3) if s.tied[faction]]
        return Message("liberte-why-not-lift-faction", {"card": card, "factions": tied}, "L9.3")
    return Message("liberte-why-not-points-faction", {"card": card, "faction": FACTIONS[s.contested]}, "L10.2")
