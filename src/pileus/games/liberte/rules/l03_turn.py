"""L3 The turn: from phase to phase, and the way from a step to the section that knows it.

This is the game as the kernel sees it: `setup`, `beat`, `choices`, `choose`, `determinise`, `scores`.
"""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.events import announce
from pileus.kernel.layout import Buffer

from .l01_components import join_waiting_blocks
from .l04_order import settle_order
from .l05_refresh import (
    begin_refresh,
    next_refill,
    next_refresh,
    refill_choices,
    refill_chosen,
    refresh_discard_choices,
    refresh_discard_chosen,
)
from .l06_actions import (
    act_choices,
    begin_actions,
    card_resolved,
    follow_choices,
    follow_chosen,
    next_action,
    pass_action,
    place_chosen,
    play_card,
    settle_choices,
    settle_chosen,
    use_choices,
    use_chosen,
)
from .l06_placement import place_choices
from .l06_taking import (
    discard_two_choices,
    discard_two_chosen,
    take,
    take_chosen,
    take_second_choices,
    take_second_chosen,
)
from .l07_battle import begin_battle, decide_battle, end_battle
from .l08_contests import advance_choices, advance_chosen, next_contender, pass_over
from .l08_elections import begin_election, end_provinces, end_tie, next_province
from .l09_government import faction_pass_over, lift_chosen, seek_government, seek_opposition
from .l10_points import (
    award_first,
    award_opposition,
    end_election,
    first_contested,
    opposition_contested,
    second_contested,
)
from .l11_specials import target_choices, target_chosen, terror_card_choices, terror_card_chosen
from .l12_end import claim, claim_choices, claim_declined, counter_revolution_check, may_claim, next_claim
from .state import (
    ACT,
    AWARD_FIRST,
    AWARD_OPPOSITION,
    BATTLE_CONTESTED,
    BEGIN_ACTIONS,
    BEGIN_BATTLE,
    BEGIN_REFRESH,
    BEGIN_TURN,
    CARD_RESOLVED,
    CLAIM,
    CLAIM_OR_NOT,
    DECK,
    DISCARD_TWO,
    END_BATTLE,
    END_PROVINCES,
    FIRST_CONTESTED,
    FOLLOW,
    LIFT_FACTION,
    NEXT_ACTION,
    NEXT_CLAIM,
    NEXT_CONTENDER,
    NEXT_PROVINCE,
    NEXT_REFILL,
    NEXT_REFRESH,
    OPPOSITION_CONTESTED,
    PASS,
    PLACE,
    REFILL,
    REFRESH_DISCARD,
    REFRESH_PHASE,
    SECOND_CONTESTED,
    SEEK_GOVERNMENT,
    SEEK_OPPOSITION,
    SETTLE,
    TAKE,
    TAKE_SECOND,
    TARGET,
    TERROR_CARD,
    TIE_CONTESTED,
    TURN_BEGAN,
    USE,
    State,
)


@kernel
def begin_turn(s: State) -> None:
    """L3.1 The next turn; L12.4 the counter-revolution comes before the order of play."""
    s.turn += 1
    s.phase = REFRESH_PHASE
    announce(s, TURN_BEGAN, s.turn, 0, 0, 0)
    if counter_revolution_check(s):
        return
    if s.turn == 2:
        join_waiting_blocks(s)  # L4.1
    settle_order(s)
    s.step = BEGIN_REFRESH


@kernel
def beat(s: State) -> None:
    """The smallest thing one would narrate, while nobody has to choose."""
    step = s.step
    if step == CARD_RESOLVED:
        card_resolved(s)
    elif step == NEXT_ACTION:
        next_action(s)
    elif step <= BEGIN_ACTIONS:
        beat_before_actions(s, step)
    elif step >= NEXT_CONTENDER:
        if step == NEXT_CONTENDER:
            next_contender(s)
        elif s.contest == LIFT_FACTION:
            faction_pass_over(s)
        else:
            pass_over(s)
    elif step == NEXT_PROVINCE:
        next_province(s)
    elif step < NEXT_PROVINCE:
        beat_of_battle(s, step)
    else:
        beat_of_election(s, step)


@kernel
def beat_before_actions(s: State, step: int) -> None:
    """L3.1 Order and refresh."""
    if step == NEXT_REFILL:
        next_refill(s)
    elif step == NEXT_REFRESH:
        next_refresh(s)
    elif step == BEGIN_TURN:
        begin_turn(s)
    elif step == BEGIN_REFRESH:
        begin_refresh(s)
    else:
        begin_actions(s)


@kernel
def beat_of_battle(s: State, step: int) -> None:
    """L3.1 Battle, and the start of the election."""
    if step == BEGIN_BATTLE:
        begin_battle(s)
    elif step == BATTLE_CONTESTED:
        decide_battle(s)
    elif step == END_BATTLE:
        end_battle(s)
    elif step == NEXT_CLAIM:
        next_claim(s)
    else:
        begin_election(s)


@kernel
def beat_of_election(s: State, step: int) -> None:
    """L3.1 Election."""
    if step == TIE_CONTESTED:
        end_tie(s)
    elif step == END_PROVINCES:
        end_provinces(s)
    elif step == SEEK_GOVERNMENT:
        seek_government(s)
    elif step == SEEK_OPPOSITION:
        seek_opposition(s)
    elif step == AWARD_FIRST:
        award_first(s)
    elif step == FIRST_CONTESTED:
        first_contested(s)
    elif step == SECOND_CONTESTED:
        second_contested(s)
    elif step == AWARD_OPPOSITION:
        award_opposition(s)
    elif step == OPPOSITION_CONTESTED:
        opposition_contested(s)
    else:
        end_election(s)


@kernel
def choices(s: State, out: Buffer) -> int:
    """Everything the seat to move may choose. How many."""
    n = section_choices(s, out)
    if s.claimed and may_claim(s):  # L12.5
        out[n] = CLAIM
        n += 1
    return n


@kernel
def section_choices(s: State, out: Buffer) -> int:
    """The choices of the section that the step belongs to; the most frequent first."""
    step = s.step
    if step == ACT:
        return act_choices(s, out)
    if step == PLACE:
        return place_choices(s, out)
    if step == SETTLE:
        return settle_choices(s, out)
    if step == FOLLOW:
        return follow_choices(s, out)
    if step == USE:
        return use_choices(s, out)
    if step == TARGET:
        return target_choices(s, out)
    if step == REFILL or step == TAKE:
        return refill_choices(s, out)
    if step == REFRESH_DISCARD:
        return refresh_discard_choices(s, out)
    if step == TAKE_SECOND:
        return take_second_choices(s, out)
    if step == DISCARD_TWO:
        return discard_two_choices(s, out)
    if step == TERROR_CARD:
        return terror_card_choices(s, out)
    if step == CLAIM_OR_NOT:
        return claim_choices(s, out)
    return advance_choices(s, out)


@kernel
def act_chosen(s: State, choice: int) -> None:
    """L6.1 A card of the row or the deck is taken, a card of the hand played."""
    if choice == PASS:
        pass_action(s)
    elif choice == DECK or choice == s.row[0] or choice == s.row[1] or choice == s.row[2]:
        take(s, choice)
    else:
        play_card(s, choice)


@kernel
def choose(s: State, choice: int) -> None:
    """Carry out one of `choices`."""
    step = s.step
    if choice == CLAIM:
        claim(s)
    elif step == ACT:
        act_chosen(s, choice)
    elif step == PLACE:
        place_chosen(s, choice)
    elif step == SETTLE:
        settle_chosen(s, choice)
    elif step == FOLLOW:
        follow_chosen(s, choice)
    elif step == USE:
        use_chosen(s, choice)
    elif step == TARGET:
        target_chosen(s, choice)
    elif step == REFILL:
        refill_chosen(s, choice)
    elif step == REFRESH_DISCARD:
        refresh_discard_chosen(s, choice)
    elif step == TAKE_SECOND:
        take_second_chosen(s, choice)
    elif step == DISCARD_TWO:
        discard_two_chosen(s, choice)
    elif step == TERROR_CARD:
        terror_card_chosen(s, choice)
    elif step == TAKE:
        take_chosen(s, choice)
    elif step == LIFT_FACTION:
        lift_chosen(s, choice)
    elif step == CLAIM_OR_NOT:
        claim_declined(s)
    else:
        advance_chosen(s, choice)
