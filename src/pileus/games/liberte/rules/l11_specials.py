"""L11 Special cards: they may hit anybody, the player himself included, and are discarded after use."""

from __future__ import annotations

from pileus.kernel.backend import kernel
from pileus.kernel.events import announce
from pileus.kernel.layout import Buffer

from ..tables import (
    BLUE,
    BREAD_SHORTAGE,
    CARD_FACTION,
    CARD_KIND,
    EMIGRATION,
    GUILLOTINE,
    PERSONALITY,
    PROVINCES,
    PURGE,
    RED,
    RELIGIOUS_PROBLEMS,
    SEATS,
    TERROR,
    WHITE,
)
from .l01_components import box_from_display, discard_from_display, discard_from_hand, remove_blocks
from .state import (
    BLOCK_REMOVED,
    CARD_RESOLVED,
    DECLINE,
    NOBODY,
    SPECIAL_PLAYED,
    STACK_CHOICE,
    STACK_REMOVED,
    TARGET,
    TERROR_CARD,
    State,
)


@kernel
def special_playable(s: State, seat: int, card: int) -> bool:
    """L6.5 A Special needs its prerequisite and a legal target."""
    kind = CARD_KIND[card]
    if kind == BREAD_SHORTAGE:
        if s.turn == 1:
            return s.on_map[BLUE] + s.on_map[WHITE] + s.on_map[RED] > 0
        return s.government >= 0 and s.on_map[s.government] > 0
    if kind == RELIGIOUS_PROBLEMS:
        return s.on_map[BLUE] + s.on_map[RED] > 0
    if kind == TERROR:
        return s.presence[seat] == 1 and s.government == RED and s.on_map[RED] > 0
    if kind == PURGE and s.presence[seat] == 0:
        return False
    for other in range(s.players):
        for i in range(s.display_n[other]):
            if hits_card(kind, s.display[other][i]):
                return True
    return False


@kernel
def hits_card(kind: int, card: int) -> bool:
    """L11.2, L11.4 Clubs are safe from Emigration and Guillotine; L11.5, L11.6 nobody is from the others."""
    if kind == EMIGRATION:
        return CARD_KIND[card] == PERSONALITY and CARD_FACTION[card] == WHITE
    if kind == GUILLOTINE:
        return CARD_KIND[card] == PERSONALITY
    return True


@kernel
def hits_stack(s: State, kind: int, province: int, seat: int) -> bool:
    """L11.1, L11.3 By colour; L11.6 any stack of a province with a red one."""
    faction = s.faction[seat][province]
    if kind == BREAD_SHORTAGE:
        return s.turn == 1 or faction == s.government
    if kind == RELIGIOUS_PROBLEMS:
        return faction != WHITE
    for other in range(s.players):
        if s.height[other][province] > 0 and s.faction[other][province] == RED:
            return True
    return False


@kernel
def play_special(s: State) -> None:
    """L6.5 It takes effect at once; its target is asked for where there are several."""
    announce(s, SPECIAL_PLAYED, s.seat, s.card, 0, 0)
    kind = CARD_KIND[s.card]
    only = only_stack(s, kind) if hits_map(kind) else only_card(s, kind)
    if only > 0:
        target_chosen(s, only)
    else:
        s.step = TARGET


@kernel
def hits_map(kind: int) -> bool:
    """L11.1, L11.3, L11.6 Specials that remove blocks; the others remove a card from a display."""
    return kind == BREAD_SHORTAGE or kind == RELIGIOUS_PROBLEMS or kind == TERROR


@kernel
def only_stack(s: State, kind: int) -> int:
    """The one stack it can hit, as a choice; 0 if there are several."""
    only = 0
    for province in range(1, PROVINCES + 1):
        if s.stacks[province] > 0:
            for seat in range(s.players):
                if s.height[seat][province] > 0 and hits_stack(s, kind, province, seat):
                    if only > 0:
                        return 0
                    only = STACK_CHOICE + (province - 1) * SEATS + seat
    return only


@kernel
def only_card(s: State, kind: int) -> int:
    """The one card in a display it can hit; 0 if there are several."""
    only = 0
    for seat in range(s.players):
        for i in range(s.display_n[seat]):
            if hits_card(kind, s.display[seat][i]):
                if only > 0:
                    return 0
                only = s.display[seat][i]
    return only


@kernel
def target_choices(s: State, out: Buffer) -> int:
    """L11 The stacks, or the cards in displays, that it can hit."""
    kind = CARD_KIND[s.card]
    n = 0
    if hits_map(kind):
        for province in range(1, PROVINCES + 1):
            if s.stacks[province] > 0:
                for seat in range(s.players):
                    if s.height[seat][province] > 0 and hits_stack(s, kind, province, seat):
                        out[n] = STACK_CHOICE + (province - 1) * SEATS + seat
                        n += 1
        return n
    return display_targets(s, kind, out)


@kernel
def display_targets(s: State, kind: int, out: Buffer) -> int:
    """L11.2, L11.4 to L11.6 The cards in displays that it can hit."""
    n = 0
    for seat in range(s.players):
        for i in range(s.display_n[seat]):
            if hits_card(kind, s.display[seat][i]):
                out[n] = s.display[seat][i]
                n += 1
    return n


@kernel
def target_chosen(s: State, choice: int) -> None:
    """L11.1 to L11.6 The effect."""
    kind = CARD_KIND[s.card]
    if kind == EMIGRATION or kind == PURGE:
        discard_from_display(s, choice)
    elif kind == GUILLOTINE:
        box_from_display(s, choice)
    else:
        province = (choice - STACK_CHOICE) // SEATS + 1
        owner = (choice - STACK_CHOICE) % SEATS
        if kind == TERROR:
            height = s.height[owner][province]
            faction = remove_blocks(s, province, owner, height)
            announce(s, STACK_REMOVED, owner, province, faction, height)
            if any_display(s):
                s.step = TERROR_CARD
                return
        else:
            faction = remove_blocks(s, province, owner, 1)
            announce(s, BLOCK_REMOVED, owner, province, faction, 0)
    finish_special(s)


@kernel
def any_display(s: State) -> bool:
    """L11.6 Whether any display holds a card."""
    for seat in range(s.players):
        if s.display_n[seat] > 0:
            return True
    return False


@kernel
def terror_card_choices(s: State, out: Buffer) -> int:
    """L11.6 If wished, a Club or Personality in any display."""
    n = display_targets(s, TERROR, out)
    out[n] = DECLINE
    return n + 1


@kernel
def terror_card_chosen(s: State, choice: int) -> None:
    """L11.6 It goes to the box."""
    if choice != DECLINE:
        box_from_display(s, choice)
    finish_special(s)


@kernel
def finish_special(s: State) -> None:
    """L11 Discarded after use."""
    discard_from_hand(s, s.seat, s.card)
    s.seat = NOBODY
    s.step = CARD_RESOLVED
