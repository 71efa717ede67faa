"""Why a thing is not a choice now: the paragraph and the reason, for every card, province, stack and button.

Asked only of things that are no choice. The answer is made of what the asking seat may know (L13.3).
"""

from __future__ import annotations

from pileus.games.contract import Message

from .events import ENDS
from .rules.l01_components import unused_tokens
from .rules.l11_specials import hits_map
from .rules.l12_end import COUNTER_REVOLUTION_FLEURS, royalist_count
from .rules.state import (
    ACT,
    BATTLE_BUTTON,
    BLOCKS_BUTTON,
    CLAIM,
    CLAIM_OR_NOT,
    DECK,
    DECLINE,
    DISCARD,
    DISCARD_TWO,
    DONE,
    ELECTION_PHASE,
    FOLLOW,
    KEEP,
    PASS,
    PLACE,
    PROVINCE_CHOICE,
    REFILL,
    REFRESH_DISCARD,
    SETTLE,
    STACK_CHOICE,
    TAKE,
    TAKE_SECOND,
    TARGET,
    TERROR_CARD,
    State,
)
from .steps import END_RULES, STEP, TARGETS
from .tables import (
    ANYWHERE,
    BREAD_SHORTAGE,
    CARD_CANNON,
    CARD_FACTION,
    CARD_KIND,
    CARDS,
    FACTIONS,
    PROVINCE_REGION,
    RELIGIOUS_PROBLEMS,
    SEATS,
)
from .why_not_cards import CONTEST_STEPS, pending, why_not_card

STOP = {  # the button with which a seat does nothing more
    ACT: PASS,
    FOLLOW: DONE,
    REFRESH_DISCARD: DONE,
    TAKE_SECOND: DONE,
    TERROR_CARD: DECLINE,
    CLAIM_OR_NOT: DECLINE,
    **dict.fromkeys(CONTEST_STEPS, DECLINE),
}

INSTEAD = {
    PASS: "liberte-why-not-pass-instead",
    DONE: "liberte-why-not-done-instead",
    DECLINE: "liberte-why-not-decline-instead",
}


def why_not(s: State, seat: int | None, choice: int) -> Message:
    """Why a seat (None: a spectator) cannot choose a thing now."""
    if s.over:
        return Message("liberte-why-not-over", {"reason": ENDS[s.over]}, END_RULES[s.over])
    if seat is None:
        return Message("liberte-why-not-spectator", {}, "L13.1")
    if s.seat < 0:
        return Message("liberte-why-not-nobody", {}, "L3.1")
    if s.seat != seat:
        return Message("liberte-why-not-turn", {"player": s.seat}, "L3.1")
    if choice <= CARDS:
        return why_not_card(s, seat, choice)
    if choice < STACK_CHOICE:
        return _province(s, seat, choice - PROVINCE_CHOICE)
    if choice < DECK:
        province, owner = divmod(choice - STACK_CHOICE, SEATS)
        return _stack(s, seat, province + 1, owner)
    return _button(s, seat, choice)


# The map (L6.2a, L11)


def _province(s: State, seat: int, province: int) -> Message:
    """L6.2a Provinces take blocks; L11 Specials point at the stacks in them."""
    if s.step == PLACE:
        return _no_block_here(s, seat, province) or pending(s)
    if s.step in (ACT, FOLLOW):
        return Message("liberte-why-not-card-first", {"province": province}, "L6.2")
    if s.step == TARGET and hits_map(CARD_KIND[s.card]):
        args = {"card": s.card, "province": province}
        empty = s.stacks[province] == 0
        reason = "liberte-why-not-no-stacks" if empty else "liberte-why-not-choose-stack"
        return Message(reason, args, TARGETS[CARD_KIND[s.card]][1])
    return _no_target_on_map(s)


def _no_block_here(s: State, seat: int, province: int) -> Message | None:
    """L6.2a Region, colour, height, number of stacks; L1.4 tokens. None where a block can go."""
    if s.where not in (ANYWHERE, PROVINCE_REGION[province]):
        args = {"card": s.card, "province": province, "region": s.where}
        if s.cards_played:
            return Message("liberte-why-not-pair-region", args, "L6.4")
        return Message("liberte-why-not-region", args, "L6.2a")
    place = {"province": province}
    if s.height[seat][province] == 3:
        return Message("liberte-why-not-stack-full", place, "L6.2a")
    if s.height[seat][province] > 0:
        if s.faction[seat][province] == CARD_FACTION[s.card]:
            return None
        colour = {**place, "faction": FACTIONS[s.faction[seat][province]]}
        return Message("liberte-why-not-stack-colour", colour, "L6.2a")
    if s.stacks[province] == 3:
        owners = [other for other in range(s.players) if s.height[other][province] > 0]
        return Message("liberte-why-not-three-stacks", {**place, "players": owners}, "L6.2a")
    if unused_tokens(s, seat) == 0:
        return Message("liberte-why-not-no-token", place, "L1.4")
    return None


def _stack(s: State, seat: int, province: int, owner: int) -> Message:
    """L6.2a Blocks go to provinces; L11 stacks are what some Specials hit."""
    if owner >= s.players:
        return Message("liberte-why-not-no-seat", {"number": owner + 1, "count": s.players}, "L0.1")
    args = {"player": owner, "province": province}
    if s.height[owner][province] == 0:
        return Message("liberte-why-not-no-stack", args, "L6.2a")
    if s.step == PLACE:
        if owner != seat:
            return Message("liberte-why-not-others-stack", args, "L6.2a")
        blocked = _no_block_here(s, seat, province)
        return blocked or Message("liberte-why-not-choose-province", {"province": province}, "L6.2a")
    if s.step in (ACT, FOLLOW):
        return Message("liberte-why-not-special-first", {}, "L6.5")
    if s.step != TARGET or not hits_map(CARD_KIND[s.card]):
        return _no_target_on_map(s)
    kind = CARD_KIND[s.card]
    if kind == BREAD_SHORTAGE:
        governing = {"card": s.card, "faction": FACTIONS[s.government]}
        return Message("liberte-why-not-government-colour", governing, "L11.1")
    if kind == RELIGIOUS_PROBLEMS:
        return Message("liberte-why-not-white-stack", {"card": s.card}, "L11.3")
    return Message("liberte-why-not-no-red-stack", {"card": s.card, "province": province}, "L11.6")


def _no_target_on_map(s: State) -> Message:
    """L11 A Special that removes a card asks for a display; other decisions come first."""
    if s.step == TARGET:
        return Message("liberte-why-not-target-card", {"card": s.card}, TARGETS[CARD_KIND[s.card]][1])
    if s.step == TERROR_CARD:
        return Message("liberte-why-not-stack-gone", {}, "L11.6")
    return pending(s)


# Buttons


def _button(s: State, seat: int, choice: int) -> Message:
    """Each button belongs to one kind of decision."""
    if choice == CLAIM:
        return _claim(s)
    if choice == DECK:
        return _deck(s)
    if choice == BATTLE_BUTTON:
        return _battle(s, seat)
    if choice == BLOCKS_BUTTON and s.step in (ACT, FOLLOW):
        return Message("liberte-why-not-blocks", {}, "L6.2")
    if choice == DISCARD and s.step in (DISCARD_TWO, REFRESH_DISCARD):
        return Message("liberte-why-not-choose-discard", {}, STEP[s.step].rule)
    if choice in (KEEP, DISCARD) and s.step in (ACT, FOLLOW):
        return Message("liberte-why-not-nothing-to-settle", {}, "L6.3")
    if choice == PASS and s.step == FOLLOW:
        return Message("liberte-why-not-pass-after-play", {}, "L6.5")
    if choice in INSTEAD and s.step in STOP:
        instead = STOP[s.step]
        return Message(INSTEAD[instead], {}, "L6.8" if instead == PASS else STEP[s.step].rule)
    return pending(s)


def _deck(s: State) -> Message:
    """L6.6 The top of the deck, if there is one; L6.7 a second card must lie face up."""
    if s.step in (ACT, TAKE, REFILL):
        return Message("liberte-why-not-deck-empty", {}, "L5.3")
    if s.step == TAKE_SECOND:
        return Message("liberte-why-not-deck-second", {}, "L6.7")
    if s.step == FOLLOW:
        return Message("liberte-why-not-deck-after-play", {}, "L6.5")
    return pending(s)


def _battle(s: State, seat: int) -> Message:
    """L6.2b From turn 2 on, a first card with a Cannon, and a token."""
    if s.step not in (ACT, FOLLOW, PLACE, SETTLE):
        return pending(s)
    if s.turn == 1:
        return Message("liberte-why-not-battle-turn", {}, "L6.2b")
    if s.cards_played:
        return Message("liberte-why-not-battle-second", {}, "L6.4")
    if s.step in (PLACE, SETTLE) and not CARD_CANNON[s.card]:
        return Message("liberte-why-not-no-cannon", {"card": s.card}, "L6.2b")
    if unused_tokens(s, seat) == 0:
        return Message("liberte-why-not-battle-token", {}, "L1.4")
    if s.step in (PLACE, SETTLE):
        return pending(s)
    return Message("liberte-why-not-battle-card", {}, "L6.2b")


def _claim(s: State) -> Message:
    """L12.5 Only where it is played so (L0.4), and while the condition of L12.3 holds."""
    if not s.claimed:
        return Message("liberte-why-not-claim-automatic", {}, "L0.4")
    if s.turn < 3:
        return Message("liberte-why-not-claim-turn", {"turn": s.turn}, "L12.3")
    if s.phase == ELECTION_PHASE:
        return Message("liberte-why-not-claim-election", {}, "L12.3")
    needed = {"fleurs": royalist_count(s), "needed": COUNTER_REVOLUTION_FLEURS}
    return Message("liberte-why-not-claim-count", needed, "L12.3")
